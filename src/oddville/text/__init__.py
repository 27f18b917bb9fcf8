"""Everything that people read, in four languages: `Texts(choose_language("de_CH")).t("resource-clay")`."""

from .catalogue import (
    LANGUAGES,
    BrokenMessageError,
    Catalogue,
    TextError,
    UnknownLanguageError,
    UnknownMessageError,
)
from .languages import choose_language
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
