"""Everything beside the city, in as much detail as there is room for."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Final

from rich.text import Text

from ..panels.board import BoardPanel
from ..panels.detail import DETAILS, Detail
from ..panels.piles import PilesPanel
from ..panels.players import PlayersPanel
from ..panels.row import RowPanel
from ..scene import Scene
from .lines import Lines

PANELS: Final = (RowPanel, BoardPanel, PilesPanel, PlayersPanel)


class Facts(Lines):
    def show_scene(self, scene: Scene, width: int, height: int) -> None:
        """In the first detail that fits, found by halving: each one takes milliseconds to write."""

        @cache
        def told(number: int) -> list[Text]:
            return self._told(scene, width, DETAILS[number])

        last = len(DETAILS) - 1
        lines = told(bisect_left(range(last), True, key=lambda number: len(told(number)) <= height))
        self.styles.height = len(lines)
        self.show(lines)

    def _lay_out(self) -> None:
        """Every line fits as it is."""
        self._shown = self._sources
        self.refresh()

    def _told(self, scene: Scene, width: int, detail: Detail) -> list[Text]:
        found: list[Text] = []
        for panel in PANELS:
            lines = panel(self.look, scene, width, detail).lines()
            gap = [Text()] * detail.gap if found and lines else []
            found += [*gap, *lines]
        return found
