"""Chooses a language by the locale."""

from __future__ import annotations

import os
import re
from typing import Final

from .catalogue import LANGUAGES

FALLBACK: Final = LANGUAGES[0]
_COERCED: Final = "C.UTF-8"


def is_ascii_locale() -> bool:
    """Whether the environment asks for the locale C, which Python itself takes for UTF-8."""
    chosen = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG")
    if chosen == _COERCED and not os.environ.get("LC_ALL"):
        chosen = os.environ.get("LANG") or chosen  # Python has changed LC_CTYPE itself (PEP 538)
    return chosen in ("C", "POSIX")


def choose_language(preferred: str | None) -> str:
    """The language for a locale such as "de_CH.UTF-8" or "nl-BE"; English for all others.

    Several may be given, the best first, separated by colons as in LANGUAGE or by commas as in a browser.
    """
    for locale in re.split(r"[:,]", preferred or ""):
        language = re.split(r"[-_.@;]", locale.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return FALLBACK
