"""The text on the cards of the city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..editions import Building, Edition, components
from ..rules.views import View
from ..rules.vocabulary import BONUSES, NOTHING, RESOURCES
from ..text import Texts
from .city_map import Cell, Face
from .glyphs import Glyphs


class CardText:
    """The text on cards in one language, short enough for a box."""

    def __init__(self, texts: Texts, edition: Edition, glyphs: Glyphs) -> None:
        self.texts = texts
        self.edition = edition
        self.glyphs = glyphs
        self.short = {name: texts.t(f"resource-{name}")[:2] for name in RESOURCES}

    def bonus(self, bonus: str, is_short: bool) -> str:
        """`+wo` for wood; other bonuses as symbols or names."""
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

    def worths(self, building: Building) -> tuple[str, ...]:
        """In full, and shorter: a card that scores a guild says the guild only."""
        full, guild = self.worth(building), self.guild(building)
        match building.scoring:
            case "guild":
                return (full, f"{guild} {building.value}")
            case "per-adjacent":
                return (full, f"{self.texts.t('terminal-scoring-adjacent')} {building.value}")
        return (full, full.partition(f" {self.glyphs.shield}")[0])

    def guild(self, building: Building) -> str:
        return self.texts.t(f"guild-{building.guild}") if building.guild else ""

    def facts(self, card: int, width: int) -> str:
        """Everything printed on a card, on one line; without the streets if it is too long."""
        building = self.edition.buildings[card]
        cost = ", ".join(self.texts.t(f"resource-{name}") for name in building.cost)
        parts = [
            self.texts.labelled(self.texts.card(card, self.edition), cost),
            self.bonus(building.bonus, is_short=False),
            self.worth(building),
            "" if building.scoring == "guild" else self.guild(building),
        ]
        dot = f" {self.glyphs.dot} "
        line = dot.join(part for part in parts if part)
        streets = f"{dot}{self.streets(building)}"
        return line if len(line) + len(streets) > width else f"{line}{streets}"


def faces_of(
    view: View, card_text: CardText, marks: Sequence[str], points: Mapping[int, int]
) -> dict[Cell, Face]:
    """The cards of the city by cell, with the newest marked; `points` by card, as far as they are known."""
    edition = card_text.edition
    printed = components(edition, len(view.players))
    found: dict[Cell, Face] = {}
    for index, item in enumerate(view.city):
        is_square = item.owner is None
        pawns = [seat for seat in (view.spots if is_square else (item.owner,)) if seat is not None]
        bonus = printed.bonus[item.card]
        worth = points.get(item.card)
        found[item.x, item.y] = Face(
            name=card_text.texts.card(item.card, edition),
            owner=item.owner,
            pawns=tuple((marks[seat], seat) for seat in pawns),
            bonus="" if bonus == NOTHING else card_text.bonus(BONUSES[bonus], is_short=True),
            bonus_name="" if bonus == NOTHING else card_text.bonus(BONUSES[bonus], is_short=False),
            points="" if is_square or worth is None else f"{worth}{card_text.glyphs.star}",
            guild="" if is_square else card_text.guild(edition.buildings[item.card]),
            worth=("",) if is_square else card_text.worths(edition.buildings[item.card]),
            edges=printed.edges[item.card],
            is_new=index > 0 and index == len(view.city) - 1,
        )
    return found
