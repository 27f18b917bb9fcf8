"""Making text fit: lines in pieces, and shorter names."""

from __future__ import annotations

from rich.text import Text


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


def short_name(name: str, width: int) -> str:
    """Long names are shortened at the first words: the last word says most."""
    if len(name) <= width:
        return name
    words = name.split()
    last = words[-1]
    first = words[0][: max(width - len(last) - 2, 0)]
    return f"{first}. {last}" if len(words) > 1 and first and first != words[0] else name
