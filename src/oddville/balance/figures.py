"""All figures of a number of games, except those about the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..editions import Edition
from .abilities import AbilityFigures
from .bonuses import BonusFigures, bonus_figures
from .cards import CardFigures, card_figures
from .characters import CharacterFigures, character_figures
from .course import CellFigures, LengthFigures, ScoreFigures
from .facts import GameFacts
from .scorings import ScoringTable


@dataclass(frozen=True, slots=True)
class Figures:
    games: int
    scorings: ScoringTable
    cards: list[CardFigures]
    bonuses: list[BonusFigures]
    characters: list[CharacterFigures]
    abilities: AbilityFigures
    length: LengthFigures
    scores: ScoreFigures
    cells: CellFigures

    @classmethod
    def of(cls, games: Sequence[GameFacts], edition: Edition) -> Figures:
        return cls(
            len(games),
            ScoringTable.of(games, edition),
            card_figures(games, edition),
            bonus_figures(games, edition),
            character_figures(games, edition),
            AbilityFigures.of(games, edition),
            LengthFigures.of(games),
            ScoreFigures.of(games),
            CellFigures.of(games),
        )
