"""Everything on the table, as lines of text."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..editions import Building, Edition
from ..rules.scoresheet import Scoresheet
from ..rules.views import PileView, PlayerView, View
from ..rules.vocabulary import DIRECTIONS, GUILDS, RESOURCES
from ..text import Texts
from .plain_city import Cell, city_faces, draw_city

FILE_WIDTH: Final = 120  # if the output is not a terminal
INDENT: Final = 6
FACTS: Final = 5  # of a card: cost, streets, guild, bonus, scoring
ARROWS: Final = dict(zip(DIRECTIONS, "↑→↓←", strict=True))


class TablePainter:
    """Draws a game in one language, with the players' names by seat."""

    def __init__(
        self, texts: Texts, edition: Edition, names: Sequence[str], width: int | None = None
    ) -> None:
        self.texts = texts
        self.edition = edition
        self.names = list(names)
        self._width = width

    @property
    def width(self) -> int:
        """As requested, otherwise as wide as the terminal is now."""
        return self._width or screen_width()

    def table(self, view: View, marks: Mapping[Cell, str] | None = None) -> list[str]:
        return [*self.city(view, marks), "", *self.facts(view)]

    def facts(self, view: View) -> list[str]:
        """Everything but the city."""
        return [*self.row(view), *self.board(view), *self.characters(view), *self.players(view)]

    def broken(self, lines: Iterable[str]) -> list[str]:
        """Lines that are too long for the screen are broken between words."""
        return [piece for line in lines for piece in broken(line, self.width, " " * 2 * INDENT)]

    def city(self, view: View, marks: Mapping[Cell, str] | None = None) -> list[str]:
        faces = city_faces(view, self.edition, self.texts, self.names)
        return draw_city(faces, marks or {}, self.width)

    def titled(self, message_id: str, lines: list[str]) -> list[str]:
        return self.broken([self.texts.t(message_id), *(f"  {line}" for line in lines)])

    def row(self, view: View) -> list[str]:
        return self.titled("play-row", self._row(view))

    def board(self, view: View) -> list[str]:
        return self.titled("play-board", self._board(view))

    def characters(self, view: View) -> list[str]:
        return self.titled("play-piles", self._piles(view))

    def _row(self, view: View) -> list[str]:
        cards = [
            [f"{position}", *(self.card(card) if card is not None else ["–"])]
            for position, card in enumerate(view.row, start=1)
        ]
        return self.fitted(cards)

    def card(self, number: int) -> list[str]:
        """A card of the row or a project: the id that you type, then everything printed on it."""
        building = self.edition.buildings[number]
        name = self.texts.card(number, self.edition)
        return [
            building.id,
            "" if is_like(name, building.id) else name,
            self.cost(building),
            "".join(ARROWS[side] for side in building.streets) or "·",
            self.texts.t(f"guild-{building.guild}") if building.guild else "·",
            f"+{self.texts.t(f'bonus-{building.bonus}-name')}",
            self.worth(building),
        ]

    def fitted(self, cards: list[list[str]]) -> list[str]:
        """A line for each card, or two on a narrow screen."""
        lines = aligned(cards)
        if max(map(len, lines), default=0) + INDENT <= self.width:
            return lines
        firsts = aligned([card[:-FACTS] for card in cards])
        seconds = aligned([card[-FACTS:] for card in cards])
        pairs = zip(firsts, seconds, strict=True)
        return [line for first, second in pairs for line in (first, f"{' ' * INDENT}{second}")]

    def cost(self, building: Building) -> str:
        return ", ".join(
            self.amount(building.cost.count(name), name) for name in RESOURCES if name in building.cost
        )

    def amount(self, count: int, resource: str) -> str:
        word = self.texts.t(f"resource-{resource}")
        return word if count == 1 else f"{count} {word}"

    def worth(self, building: Building) -> str:
        name = self.texts.t(f"scoring-{building.scoring}-name", guild=building.guild or "")
        worth = f"{name} {building.value}" if building.value else name
        return f"{worth} ◊{building.shield}" if building.shield else worth

    def _board(self, view: View) -> list[str]:
        side = self.edition.board(len(view.players))
        lines = []
        for name, resource in zip(RESOURCES, view.board, strict=True):
            lower = [
                f"[{price}: {self.names[seat] if seat is not None else '·'}]"
                for price, seat in zip(side.lower, resource.lower, strict=True)
            ]
            above = [f"{self.names[seat]}×{count}" for seat, count in enumerate(resource.upper) if count]
            lines.append(
                [self.texts.t(f"resource-{name}"), *lower, f"[{side.upper}: {' '.join(above) or '·'}]"]
            )
        return aligned(lines)

    def _piles(self, view: View) -> list[str]:
        return aligned([self.pile(name, pile) for name, pile in zip(GUILDS, view.piles, strict=True)])

    def pile(self, guild: str, pile: PileView) -> list[str]:
        top = self.texts.character(pile.top) if pile.top is not None else "–"
        return [self.texts.t(f"guild-{guild}"), f"{pile.size}", top]

    def players(self, view: View) -> list[str]:
        lines = []
        for seat, player in enumerate(view.players):
            lines.append(self.player(seat, player, seat == view.decision.seat))
            lines += self.holdings(player)
        return self.broken(lines)

    def player(self, seat: int, player: PlayerView, is_deciding: bool) -> str:
        facts = self.texts.t(
            "play-player",
            coins=player.coins,
            supply=player.supply,
            city=player.workers_in_city,
            hand=" ".join(map(str, player.hand)) or "–",
            score=player.score,
        )
        return f"{'▶' if is_deciding else ' '} {self.texts.labelled(self.names[seat], facts)}"

    def holdings(self, player: PlayerView) -> list[str]:
        projects = [f"      {line}" for line in self.fitted([self.card(card) for card in player.projects])]
        characters = [
            f"      {self.texts.labelled(self.texts.character(character), self.texts.power(character))}"
            for character in player.characters
        ]
        return [*projects, *characters]

    def scores(self, sheets: Sequence[Scoresheet]) -> list[str]:
        """Every player's points, item by item."""
        rows: list[list[str]] = []
        for sheet in sheets:
            items = self.texts.score_lines(sheet, self.edition)
            rows += [[self.names[sheet.seat]], *([f"  {item.text}", f"{item.points:>3}"] for item in items)]
        return aligned(rows)


def broken(line: str, width: int, indent: str = "") -> list[str]:
    """The line in pieces that fit, broken between words; `indent` goes before all but the first."""
    if len(line) <= width:
        return [line]
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)


def screen_width() -> int:
    return shutil.get_terminal_size((FILE_WIDTH, 24)).columns


def is_like(name: str, card_id: str) -> bool:
    """Whether the id says the name already, as `jesters-lodge` says “Jester’s Lodge”."""
    letters = "".join(letter for letter in name.casefold() if letter.isalnum())
    return letters == card_id.replace("-", "")


def aligned(rows: list[list[str]]) -> list[str]:
    """Columns as wide as their longest text; empty ones are left out."""
    widths: dict[int, int] = {}
    for row in rows:
        for column, text in enumerate(row):
            widths[column] = max(widths.get(column, 0), len(text))
    lines = []
    for row in rows:
        filled = [text.ljust(widths[column]) for column, text in enumerate(row) if widths[column]]
        lines.append("  ".join(filled).rstrip())
    return lines
