"""The log, newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from .lines import Lines


class Journal(Lines):
    follows_end = True

    def tell(self, sentences: Sequence[str]) -> None:
        look = self.look
        title = look.text((look.t("terminal-panel-log"), "title"))
        last = max(len(sentences) - 200, 0)  # more is in the log dialog
        self.show([title, *(look.text((f"{look.glyphs.dot} ", "dim"), line) for line in sentences[last:])])
