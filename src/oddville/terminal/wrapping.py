"""Making text fit: lines in pieces, and words that are too long for one line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

VOWELS: Final = frozenset("aeiouyäöüéèêàâîôûï")
# Consonants that begin a syllable together, the longest first
ONSETS: Final = (  # noqa: SIM905 (as a list it would fill a page)
    "schl schm schn schr schw sch spr str bl br ch ck cl cr dr fl fr gl gr kl kr ph pl pr sl sm sp st th tr"
).split()
SHORTEST_REST: Final = 3  # letters on the second line


def wrapped(line: Text, width: int, indent: int = 2) -> list[Text]:
    """The line in pieces that fit, broken between words and indented after the first."""
    if line.cell_len <= width:
        return [line]
    pieces: list[Text] = []
    rest = line
    while rest.cell_len > (room := width - (indent if pieces else 0)) and room > 4:
        cut = rest.plain.rfind(" ", 1, room + 1)
        cut = room if cut <= 0 else cut
        piece, rest = rest[:cut], rest[cut:]
        while rest.plain.startswith(" "):
            rest = rest[1:]
        pieces.append(piece)
    pieces.append(rest)
    start = Text(" " * indent, no_wrap=True)
    return [pieces[0], *(start.copy().append_text(piece) for piece in pieces[1:])]


def broken(word: str, width: int) -> list[str]:
    """A long word in two parts: after a hyphen of its own, otherwise where a syllable seems to begin."""
    if len(word) <= width:
        return [word]
    if (hyphen := word.rfind("-", 0, width)) > 0:
        return [word[: hyphen + 1], word[hyphen + 1 :]]
    small = word.lower()
    for place in range(min(width + 2, len(word) - 2), 1, -1):
        begin = _syllable(small, place)
        if begin is not None and 1 < begin < width and len(word) - begin >= SHORTEST_REST:
            return [f"{word[:begin]}-", word[begin:]]
    return [word]


def _syllable(word: str, place: int) -> int | None:
    """Where the syllable begins whose last consonant before the vowel is here, if there is one."""
    if not word[place].isalpha() or word[place] in VOWELS or word[place + 1] not in VOWELS:
        return None
    onset = next((onset for onset in ONSETS if word.endswith(onset, 0, place + 1)), word[place])
    return place + 1 - len(onset)
