"""What all panels share: titles, the signs of players, a card on one line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from ...editions import Building
from ..look import Look
from ..scene import Scene
from ..wrapping import wrapped
from .detail import Detail

SHORTEST: Final = 18  # columns in which a scoring can be told


class Panel(ABC):
    """The lines for one scene, in a column of some width."""

    def __init__(self, look: Look, scene: Scene, width: int, detail: Detail) -> None:
        self.look = look
        self.scene = scene
        self.width = width
        self.detail = detail

    @abstractmethod
    def lines(self) -> list[Text]:
        """None if there is nothing to show."""

    def title(self, words: str, note: str = "") -> list[Text]:
        return [self.look.text((words, "title"), (f"  {note}", "dim"))] if self.detail.has_titles else []

    def mark(self, seat: int) -> tuple[str, str]:
        return self.scene.marks[seat], f"pawn{seat}"

    def wrapped(self, line: Text, indent: int) -> list[Text]:
        return wrapped(line, self.width, indent)

    def cards(self, starts: Sequence[Text], cards: Sequence[int | None]) -> list[Text]:
        """Cards below each other, each after its start, with scoring and guild if they fit."""
        words, buildings = self.scene.card_text, self.scene.edition.buildings
        shown = [buildings[card] for card in cards if card is not None]
        names = [self.name(card) for card in cards if card is not None]
        cost = _longest(words.cost(building) for building in shown)
        room = self.width - max(start.cell_len for start in starts) - cost - 10
        name = min(_longest(names), room)
        worth = room - name - 1
        found = []
        for start, card in zip(starts, cards, strict=True):
            if card is None:
                found.append(start.copy().append_text(self.look.text((self.look.glyphs.dot, "dim"))))
                continue
            building = buildings[card]
            first, *rest = self._name_lines(card, name)
            line = start.copy().append_text(
                self.look.text(
                    (first.ljust(name), "name"),
                    f" {words.cost(building):<{cost}} ",
                    (words.streets(building), "street"),
                    (f" {words.bonus(building.bonus, is_short=True):<3}", "bonus"),
                )
            )
            if worth >= SHORTEST:
                line.append_text(self.look.text((f" {self._worth(building, worth)}", "points")))
                guild = "" if building.scoring == "guild" else words.guild(building)
                if guild and line.cell_len + 1 + len(guild) <= self.width:
                    line.append_text(self.look.text((f" {guild}", "dim")))
            found.append(line)
            found += [self.look.text(" " * start.cell_len, (more, "name")) for more in rest]
        return found

    def _name_lines(self, card: int, width: int) -> list[str]:
        name = self.name(card)
        if not self.detail.has_whole_names:
            return [self.look.cut(name, width)]
        return [line.plain for line in wrapped(Text(name), width, 0)]

    def _worth(self, building: Building, width: int) -> str:
        fitting = [worth for worth in self.scene.card_text.worths(building) if len(worth) <= width]
        return fitting[0] if fitting else self.look.cut(self.scene.card_text.worth(building), width)

    def name(self, card: int) -> str:
        return self.look.plain(self.look.texts.card(card, self.scene.edition))

    def character(self, character: int, start: Text, indent: int) -> list[Text]:
        """With its power, on as many lines as that takes."""
        texts = self.look.texts
        line = start.copy().append_text(
            self.look.text((texts.labelled(texts.character(character), ""), "name"))
        )
        return self.wrapped(line.append_text(self.look.text((texts.power(character), "note"))), indent)


def _longest(words: Iterable[str]) -> int:
    return max(map(len, words), default=0)
