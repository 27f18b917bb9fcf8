"""Points in words: what cards and characters are worth, and the items of a score."""

from __future__ import annotations

from typing import NamedTuple

from ..editions import Edition
from ..rules.enums import Character
from ..rules.scoresheet import Scoresheet
from ..rules.vocabulary import CHARACTERS, MAIN_SQUARE, SCORINGS, SQUARE
from .catalogue import Argument, Catalogue
from .values import card_name, word


class ScoreLine(NamedTuple):
    text: str
    points: int


def scoring_of(card: int, edition: Edition) -> tuple[str, dict[str, Argument]]:
    """How a card scores, and the values that its messages need."""
    if card == MAIN_SQUARE:
        return SCORINGS[SQUARE], {"value": edition.main_square.points}
    building = edition.buildings[card]
    return building.scoring, {"value": building.value, "guild": building.guild or ""}


def card_scoring(texts: Catalogue, card: int, edition: Edition) -> str:
    scoring, args = scoring_of(card, edition)
    return texts.t(f"scoring-{scoring}", **args)


def character_points(texts: Catalogue, character: Character, edition: Edition) -> str:
    found = next((item for item in edition.characters if item.id == CHARACTERS[character]), None)
    points = found.points if found else 0
    if found and found.points_on_main_square is not None:
        return texts.t("points-traveller", points=points, on_main_square=found.points_on_main_square)
    return texts.t("points-character", points=points)


def score_lines(texts: Catalogue, sheet: Scoresheet, edition: Edition) -> list[ScoreLine]:
    lines = []
    for card in sheet.cards:
        scoring, args = scoring_of(card.card, edition)
        name = texts.t(f"scoring-{scoring}-name", **args)
        text = texts.t("score-card", card=card_name(texts, card.card, edition), scoring=name)
        lines.append(ScoreLine(text, card.points))
    for item in sheet.characters:
        text = texts.t("score-character", character=texts.t(f"character-{word(item.character)}"))
        lines.append(ScoreLine(text, item.points))
    lines.append(ScoreLine(texts.t("score-workers", count=sheet.workers), sheet.workers))
    lines.append(ScoreLine(texts.t("score-total"), sheet.total))
    return lines
