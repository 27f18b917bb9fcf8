"""The resources board: whose workers are where, and what the next slot costs."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ...rules.vocabulary import RESOURCES
from .panel import Panel


class BoardPanel(Panel):
    def lines(self) -> list[Text]:
        return [*self.title(self.look.texts.component("resources-board")), *self._resources()]

    def _resources(self) -> Iterator[Text]:
        side = self.scene.edition.board(len(self.scene.names))
        glyphs = self.look.glyphs
        for name, resource in zip(RESOURCES, self.scene.view.board, strict=True):
            line = self.look.text(f"{self.look.texts.t(f'resource-{name}'):<9}")
            for price, seat in zip(side.lower, resource.lower, strict=True):
                line.append_text(self.look.text((f"{price}:", "dim")))
                line.append_text(
                    self.look.text((glyphs.dot, "dim") if seat is None else self.mark(seat), " ")
                )
            line.append_text(self.look.text((f" {glyphs.arrows[0]}{side.upper}:", "dim")))
            above = [seat for seat, count in enumerate(resource.upper) for _ in range(count)]
            for seat in above:
                line.append_text(self.look.text(self.mark(seat)))
            yield line if above else line.append_text(self.look.text((glyphs.dot, "dim")))
