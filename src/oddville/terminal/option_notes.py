"""What is said about a highlighted option: its card, what it would change, what a group contains."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.text import Text

from ..protocol.study import Option as Studied
from ..rules.actions import Build, DiscardProject, PlaceAt, PlayForBuilding, Swap, decode
from .city_faces import CardText
from .city_map import Cell
from .consequences import cell_labels, consequences
from .games.shown_game import ShownGame
from .look import Look
from .options import Group, Option
from .scene import Scene


class OptionNotes:
    """For the player who has to decide."""

    def __init__(self, play: ShownGame, look: Look, seat: int) -> None:
        self.play, self.look, self.seat = play, look, seat

    def lines(self, entry: Option | Group, scene: Scene, width: int, height: int) -> list[Text]:
        """Below the table: as much as there is room for."""
        if isinstance(entry, Group):
            return [self.look.text((self._contents(entry, width * height), "note"))]
        card = self._card(entry.action)
        lines = [] if card is None else [self.look.text((scene.card_text.facts(card, width), "note"))]
        # What a place brings is said beside the city.
        words = self._character(entry) if isinstance(decode(entry.action), PlaceAt) else self.brings(entry)
        if words:
            lines.append(self.look.text((words, "dim")))
        return lines[:height]

    def brings(self, entry: Option, *, has_character: bool = True) -> str:
        """What an option would change."""
        option = self._studied(entry)
        if option is None:
            return ""
        told = option if has_character else replace(option, character=None)
        return self._joined(list(consequences(told, self.play.view.players[self.seat], self.look.texts)))

    def label(self, entry: Option | Group) -> str:
        """Groups end with dots. Places are numbered in the city, so here they say what they bring."""
        if isinstance(entry, Group):
            return f"{entry.text} {'...' if self.look.glyphs.is_ascii else '…'}"
        if not isinstance(decode(entry.action), PlaceAt):
            return entry.text
        return self.brings(entry, has_character=False)  # the same at every place

    def places(self, options: Sequence[Option], card_text: CardText) -> dict[Cell, list[str]]:
        """The cells where the card fits, and what each brings."""
        found: dict[Cell, list[str]] = {}
        player = self.play.view.players[self.seat]
        for number, option in enumerate(options, start=1):
            action, studied = decode(option.action), self._studied(option)
            if isinstance(action, PlaceAt) and studied is not None:
                found[action.x, action.y] = cell_labels(number, studied, player, card_text)
        return found

    def _contents(self, group: Group, room: int) -> str:
        """The options of a group without the words that all begin with; the last ones may be left out."""
        texts = [self.look.plain(option.text) for option in group.options]
        start, colon, _ = texts[0].partition(": ")
        if all(text.startswith(start + colon) for text in texts):
            texts = [text.removeprefix(start + colon) for text in texts]
        shown = len(texts)
        while shown > 1 and len(self._joined([*texts[:shown], self.look.glyphs.cut])) > room:
            shown -= 1
        return self._joined([*texts[:shown], *([self.look.glyphs.cut] if shown < len(texts) else [])])

    def _joined(self, parts: list[str]) -> str:
        return f" {self.look.glyphs.dot} ".join(parts)

    def _character(self, entry: Option) -> str:
        """The character that comes with a place."""
        option = self._studied(entry)
        if option is None or option.character is None:
            return ""
        name, power = (self.look.t(f"{family}-{option.character}") for family in ("character", "power"))
        return self.look.texts.labelled(name, power)

    def _studied(self, entry: Option) -> Studied | None:
        study = self.play.study
        if study is None:
            return None
        return next((option for option in study.options if option.action == entry.action), None)

    def _card(self, number: int) -> int | None:
        view = self.play.view
        match decode(number):
            case PlayForBuilding(_, position) | Swap(_, position):
                return view.row[position - 1]
            case Build(project) | DiscardProject(project):
                return view.players[self.seat].projects[project - 1]
            case PlaceAt():
                return view.decision.card
        return None
