"""What the cards of a game show on a screen."""

from __future__ import annotations

from collections.abc import Sequence

from ..editions import Building, Edition
from ..rules.game import Game
from ..rules.scoresheet import scoresheet
from ..rules.vocabulary import BONUSES, MAIN_SQUARE, NOTHING, RESOURCES
from ..text import Texts
from .city_map import Cell, Face
from .glyphs import Glyphs


class CardText:
    """The words on cards in one language, short enough for a box."""

    def __init__(self, texts: Texts, edition: Edition, glyphs: Glyphs) -> None:
        self.texts = texts
        self.edition = edition
        self.glyphs = glyphs
        self.short = {name: texts.t(f"resource-{name}")[:2] for name in RESOURCES}

    def bonus(self, bonus: str, is_short: bool) -> str:
        """`+wo` for wood; the other bonuses by their signs or names."""
        if not is_short:
            return f"+{self.texts.t(f'bonus-{bonus}-name')}"
        signs = {"coin": self.glyphs.coin, "any": "?", "double": "x2" if self.glyphs.is_ascii else "×2"}
        signs["transform"] = "<>" if self.glyphs.is_ascii else "⇄"
        return f"+{signs[bonus] if bonus in signs else self.short[bonus]}"

    def cost(self, building: Building) -> str:
        """`WoWoCl` for two wood and a clay."""
        return "".join(self.short[name].capitalize() for name in building.cost)

    def streets(self, building: Building) -> str:
        arrows = zip(("up", "right", "down", "left"), self.glyphs.arrows, strict=True)
        return "".join(arrow if side in building.streets else self.glyphs.dot for side, arrow in arrows)

    def worth(self, building: Building) -> str:
        name = self.texts.t(f"scoring-{building.scoring}-name", guild=building.guild or "")
        worth = f"{name} {building.value}" if building.value else name
        return f"{worth} {self.glyphs.shield}{building.shield}" if building.shield else worth

    def guild(self, building: Building) -> str:
        return self.texts.t(f"guild-{building.guild}") if building.guild else ""

    def facts(self, card: int) -> str:
        """All that is printed on a card, on one line."""
        building = self.edition.buildings[card]
        cost = ", ".join(self.texts.t(f"resource-{name}") for name in building.cost)
        parts = [
            f"{self.texts.card(card, self.edition)}: {cost}",
            self.streets(building),
            self.guild(building),
            self.bonus(building.bonus, is_short=False),
            self.worth(building),
        ]
        return f" {self.glyphs.dot} ".join(part for part in parts if part)


def faces_of(
    game: Game, words: CardText, marks: Sequence[str], newest: int | None = None
) -> dict[Cell, Face]:
    """The cards of the city by cell; `newest` is the index of the one to point out."""
    points: dict[int, int] = {}
    for seat in range(game.players):
        points.update({item.card: item.points for item in scoresheet(game, seat).cards})
    found: dict[Cell, Face] = {}
    for index in range(game.city_count):
        card, owner = game.city_card[index], game.city_owner[index]
        is_square = card == MAIN_SQUARE
        pawns = [seat for seat in game.spot if seat != NOTHING] if is_square else [owner]
        bonus = game.components.bonus[card]
        found[game.city_x[index], game.city_y[index]] = Face(
            name=words.texts.card(card, words.edition),
            owner=None if is_square else owner,
            pawns=tuple((marks[seat], seat) for seat in pawns),
            bonus="" if bonus == NOTHING else words.bonus(BONUSES[bonus], is_short=True),
            points="" if is_square else f"{points.get(card, 0)}{words.glyphs.star}",
            notes=() if is_square else _notes(words, card),
            edges=game.components.edges[card],
            is_new=index == newest,
        )
    return found


def _notes(words: CardText, card: int) -> tuple[str, ...]:
    building = words.edition.buildings[card]
    return (words.guild(building) or words.worth(building),)
