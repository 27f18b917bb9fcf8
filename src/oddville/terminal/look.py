"""How the screens look: language, characters, colours."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ..text import Texts
from .glyphs import Glyphs, in_ascii
from .palette import COLOURLESS, DARK, LIGHT, Palette


class Look:
    def __init__(self, texts: Texts, glyphs: Glyphs, is_dark: bool = True, has_colour: bool = True) -> None:
        self.texts = texts
        self.glyphs = glyphs
        self.is_dark = is_dark
        self.has_colour = has_colour

    @property
    def palette(self) -> Palette:
        if not self.has_colour:
            return COLOURLESS
        return DARK if self.is_dark else LIGHT

    def t(self, message_id: str, **values: str | int) -> str:
        return self.plain(self.texts.t(message_id, **values))

    def plain(self, words: str) -> str:
        """In ASCII if the terminal needs that."""
        return in_ascii(words) if self.glyphs.is_ascii else words

    def cut(self, words: str, width: int) -> str:
        """Cut to the width, with an ellipsis."""
        plain = self.plain(words)
        return plain if len(plain) <= width else plain[: max(width - 1, 0)] + self.glyphs.cut

    def cut_line(self, line: Text, width: int) -> None:
        """The same for a line with roles, in place."""
        if line.cell_len > width:
            line.truncate(width - 1)
            line.append(self.glyphs.cut)

    def text(self, *parts: str | tuple[str, str]) -> Text:
        """A line of parts, each with or without a role."""
        line = Text(no_wrap=True)
        for part in parts:
            words, role = (part, "") if isinstance(part, str) else part
            line.append(self.plain(words), self.palette.style(role))
        return line

    def texts_of(self, lines: Iterable[str], role: str = "") -> list[Text]:
        return [self.text((line, role)) for line in lines]
