"""The characters that screens are drawn with: Unicode, or ASCII for simple terminals."""

from __future__ import annotations

import codecs
import io
import locale
import re
import sys
import unicodedata
from dataclasses import dataclass, fields
from typing import Final, TextIO

from ..text.languages import is_ascii_locale


@dataclass(frozen=True, slots=True)
class Glyphs:
    is_ascii: bool
    corners: str  # upper left, upper right, lower left, lower right
    level: str  # an edge without a street, above and below
    upright: str  # the same at the sides
    exits: str  # where a street leaves: up, right, down, left
    road: str  # a street inside a card
    free: str  # the frame of an empty cell
    marked: str  # the frame of the cell under the cursor: corners, level, upright
    arrows: str  # up, right, down, left
    star: str  # points
    coin: str
    pawn: str
    house: str  # workers in the city
    shield: str
    turn: str  # whose turn it is
    chosen: str  # the highlighted line
    more: str  # scroll marks: more above, more below
    cut: str  # stands where words were cut off
    dot: str
    bar: str  # a timeline: played, not yet played
    rule: str


UTF8: Final = Glyphs(
    is_ascii=False,
    corners="┌┐└┘",
    level="─",
    upright="│",
    exits="║═║═",
    road="═",
    free="·",
    marked="┏┓┗┛━┃",
    arrows="↑→↓←",
    star="★",
    coin="◎",
    pawn="♟",
    house="⌂",
    shield="◊",
    turn="▶",
    chosen="▸",
    more="▲▼",
    cut="…",
    dot="·",
    bar="━─",
    rule="─",
)
ASCII: Final = Glyphs(
    is_ascii=True,
    corners="++++",
    level="-",
    upright="|",
    exits="H=H=",
    road="=",
    free=".",
    marked="######",
    arrows="^>v<",
    star="*",
    coin="$",
    pawn="i",
    house="^",
    shield="%",
    turn=">",
    chosen=">",
    more="^v",
    cut="~",
    dot=".",
    bar="=-",
    rule="-",
)

_SPELT: Final = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "œ": "oe", "Œ": "Oe", "æ": "ae",
    "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": "...", "–": "-", "—": "-",
    "×": "x", "·": ".", "◊": "%", "→": "->", "←": "<-", "↑": "^", "↓": "v",
    "\u00a0": " ", "\u202f": " ", "‑": "-",
}  # fmt: skip
_SPELLING: Final = str.maketrans(_SPELT)
_QUOTED: Final = re.compile("«[\u00a0\u202f]?|[\u00a0\u202f]?»")  # else a line could begin with a quote


def in_ascii(text: str) -> str:
    """The text in ASCII; characters without an equivalent become question marks."""
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFKD", _QUOTED.sub('"', text).translate(_SPELLING))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")


def _signs(glyphs: Glyphs) -> str:
    """All that drawings are made of; the mark of a cut belongs to words."""
    names = (field.name for field in fields(glyphs) if field.name not in ("is_ascii", "cut"))
    return "".join(str(getattr(glyphs, name)) for name in names)


_DRAWN: Final = str.maketrans(_signs(UTF8), _signs(ASCII))
_HANDLER: Final = "oddville-ascii"


def _spelt_out(error: UnicodeError) -> tuple[str, int]:
    """For characters that a stream cannot write: the same in ASCII, drawings sign by sign."""
    assert isinstance(error, UnicodeEncodeError)
    return in_ascii(error.object[error.start : error.end].translate(_DRAWN)), error.end


def write_in_ascii(stream: TextIO) -> None:
    """From now on everything that is written comes out in ASCII."""
    codecs.register_error(_HANDLER, _spelt_out)
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="ascii", errors=_HANDLER)


def is_utf8(stream: TextIO | None = None) -> bool:
    """Whether the terminal understands UTF-8, according to the locale."""
    if is_ascii_locale():
        return False
    encoding = getattr(stream or sys.stdout, "encoding", None) or locale.getpreferredencoding(False)
    return encoding.lower().replace("-", "").replace("_", "") == "utf8"
