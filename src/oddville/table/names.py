"""Names of players: visible, and not to be mistaken for one another.

Two names at a table look alike if they differ only by case, by width (NFKC) or by letters of other scripts
that are drawn the same. The table of these letters holds the usual tricks, not all of Unicode.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from ..documents.reader import is_name
from ..protocol.errors import TableError
from ..protocol.settings import MAX_NAME

# Drawn as nothing although Unicode counts them as letters, symbols or marks.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_VARIATIONS: Final = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))  # another drawing of the letter before
_VISIBLE: Final = "LNPS"  # letters, numbers, punctuation, symbols

_CYRILLIC: Final = dict(
    zip("АВЕЅІЈКМНОРСТУХԌаеіјорсухѕһԁԛԝӏ", "ABESIJKMHOPCTYXGaeijopcyxshdqwl", strict=True)
)
_GREEK: Final = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυι", "ABEZHIKMNOPTYXavopui", strict=True))
_LATIN: Final = dict(zip("0O1Ili|ıɑɡ", "oollllllag", strict=True))
_LOOKS_LIKE: Final = str.maketrans(
    {letter: _LATIN.get(same, same) for letter, same in (_CYRILLIC | _GREEK).items()} | _LATIN
)


def tidy(name: str) -> str:
    """The name with single spaces; raises `bad-name` if it is too long, or if part of it cannot be seen."""
    name = " ".join("".join(c for c in name if not any(ord(c) in marks for marks in _VARIATIONS)).split())
    is_visible = any(unicodedata.category(c)[0] in _VISIBLE for c in name)
    if not is_name(name) or len(name) > MAX_NAME or not is_visible or not _BLANK.isdisjoint(name):
        raise TableError("bad-name", longest=MAX_NAME)
    return name


def look_alike(name: str, other: str) -> bool:
    """Whether people could take one name for the other."""
    return _folded(name) == _folded(other) or _drawn(name) == _drawn(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _drawn(name: str) -> str:
    return unicodedata.normalize("NFKC", name).translate(_LOOKS_LIKE).casefold()
