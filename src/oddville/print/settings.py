"""What can be printed, and how. It imports nothing heavy, so that the command's help can use it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from ..text.catalogue import LANGUAGES
from .layout import Duplex

CardPart: TypeAlias = Literal["buildings", "square", "characters", "workers"]
CARD_PARTS: Final[tuple[CardPart, ...]] = get_args(CardPart)
PARTS: Final = (*CARD_PARTS, "boards", "standees", "rules")


@dataclass(frozen=True)
class Settings:
    """How to print, in millimetres."""

    paper: str = "a4"
    duplex: Duplex = "long"
    card: tuple[float, float] = (63.0, 88.0)
    bleed: float = 2.0
    low_ink: bool = False
    parts: Sequence[str] = PARTS
    languages: Sequence[str] = LANGUAGES  # of the rules
