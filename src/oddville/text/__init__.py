"""Everything that people read, in four languages: `Texts(choose_language("de_CH")).t("resource-clay")`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .catalogue import (
    LANGUAGES,
    BrokenMessageError,
    Catalogue,
    TextError,
    UnknownLanguageError,
    UnknownMessageError,
)
from .languages import choose_language

if TYPE_CHECKING:
    from .scores import ScoreLine
    from .sentences import COMPONENTS, Texts

__all__ = [
    "COMPONENTS",
    "LANGUAGES",
    "BrokenMessageError",
    "Catalogue",
    "ScoreLine",
    "TextError",
    "Texts",
    "UnknownLanguageError",
    "UnknownMessageError",
    "choose_language",
]


def __getattr__(name: str) -> object:
    """Texts about games need the engine, so they are loaded on first use: help must be quick."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import scores, sentences

    found: object = getattr(scores if name == "ScoreLine" else sentences, name)
    globals()[name] = found
    return found
