"""The end of the log, newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..wrapping import wrapped
from .lines import Lines

MOST: Final = 50  # sentences; a dialog shows all of them


class Journal(Lines):
    def tell(self, sentences: Sequence[str]) -> None:
        look = self.look
        last = max(len(sentences) - MOST, 0)
        self.show([look.text((f"{look.glyphs.dot} ", "dim"), line) for line in sentences[last:]])

    def _lay_out(self) -> None:
        """The last sentences, and none of them in part."""
        pieces = [wrapped(line, max(self.size.width, 1)) for line in self._sources]
        while len(pieces) > 1 and sum(map(len, pieces)) > self.size.height:
            del pieces[0]
        self._shown = [piece for line in pieces for piece in line]
        self.top = 0
        self.refresh()
