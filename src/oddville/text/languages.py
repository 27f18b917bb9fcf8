"""Chooses a language by the locale."""

from __future__ import annotations

import re
from typing import Final

from .catalogue import LANGUAGES

FALLBACK: Final = LANGUAGES[0]


def choose_language(preferred: str | None) -> str:
    """The language for a locale such as "de_CH.UTF-8" or "nl-BE"; English for all others.

    Several may be given, the best first, separated by colons as in LANGUAGE or by commas as in a browser.
    """
    for locale in re.split(r"[:,]", preferred or ""):
        language = re.split(r"[-_.@;]", locale.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return FALLBACK
