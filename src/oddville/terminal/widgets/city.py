"""The city: a scrollable view of the map, with a cursor for placing a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ..city_map import ZOOMS, Cell, CityMap, Face, extent_of, fitting_zoom
from ..look import Look

STEP: Final = (6, 3)  # characters that a key scrolls
DIRECTIONS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class CityView(Widget, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in DIRECTIONS),
        Binding("enter,space", "place", show=False),
    ]

    class Pointed(Message):
        """The cursor moved to a cell."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    class Placed(Message):
        """The player wants to place the card here."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    class Entered(Message):
        """Enter was pressed while there is nothing to place."""

    def __init__(self, look: Look, id: str | None = None) -> None:
        super().__init__(id=id)
        self.look = look
        self.faces: Mapping[Cell, Face] = {}
        self.free: Mapping[Cell, Sequence[str]] = {}
        self.cursor: Cell | None = None
        self.zoom: int | None = None  # None: as large as fits
        self._left = 0
        self._top = 0
        self._map: CityMap | None = None
        self._strips: list[Strip] = []
        self._drag: tuple[int, int] | None = None
        self._has_dragged = False  # then the release is no click
        self._has_moved = False

    # ---- What is shown ---------------------------------------------------------------------------

    def show(
        self, faces: Mapping[Cell, Face], free: Mapping[Cell, Sequence[str]], cursor: Cell | None
    ) -> None:
        grew = extent_of(faces) != extent_of(self.faces)
        self.faces, self.free, self.cursor = faces, free, cursor
        self.draw()
        if grew or not self._has_moved:
            self.centre()
        self.reveal()

    @property
    def used_zoom(self) -> int:
        if self.zoom is not None:
            return self.zoom
        size, is_placing = self.size, bool(self.free)
        return fitting_zoom(extent_of(self.faces), size.width, size.height, is_placing=is_placing)

    def draw(self) -> None:
        drawn = CityMap(self.faces, self.free, self.cursor, self.used_zoom, self.look.glyphs)
        palette = self.look.palette
        self._map = drawn
        self._strips = [
            Strip([Segment(signs, palette.style(role)) for signs, role in line], drawn.width)
            for line in drawn.lines()
        ]
        self.refresh()

    def on_resize(self, event: events.Resize) -> None:
        if self.faces:
            self.draw()
            self.centre()
            self.reveal()

    def centre(self) -> None:
        """Centre the city."""
        if self._map is not None:
            self._left = (self._map.width - self.size.width) // 2
            self._top = min((self._map.height - self.size.height) // 2, 0) or 0
            self._has_moved = False
            self.refresh()

    def reveal(self) -> None:
        """Scroll so that the cursor is visible."""
        if self._map is None or self.cursor is None:
            return
        x, y = self._map.corner(self.cursor)
        zoom = self._map.zoom
        self._left = min(max(self._left, x + zoom.width - self.size.width), x)
        self._top = min(max(self._top, y + zoom.height - self.size.height), y)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        row = y + self._top
        if self._map is None or not 0 <= row < len(self._strips):
            return Strip.blank(width, self.rich_style)
        before = max(-self._left, 0)
        start = max(self._left, 0)
        strip = self._strips[row].crop(start, start + width - before)
        if before:
            strip = Strip([Segment(" " * before), *strip], before + strip.cell_length)
        strip = strip.adjust_cell_length(width)
        return self._with_marks(strip, y).apply_style(self.rich_style)

    def _with_marks(self, strip: Strip, y: int) -> Strip:
        """Arrows at the edges behind which there are cards, or places for one."""
        up, right, down, left = tuple(self.look.glyphs.arrows)
        width, height = self.size.width, self.size.height
        marks = {
            0: (left, "left") if y == height // 2 else None,
            width // 2: (up, "up") if y == 0 else (down, "down") if y == height - 1 else None,
            width - 1: (right, "right") if y == height // 2 else None,
        }
        for place, mark in marks.items():
            if mark is not None and self._hides(mark[1]):
                arrow = Segment(mark[0], self.look.palette.style("key"))
                strip = Strip.join([strip.crop(0, place), Strip([arrow], 1), strip.crop(place + 1)])
        return strip

    def _hides(self, direction: str) -> bool:
        """Whether a card or a place for one lies outside, at least by half."""
        if self._map is None:
            return False
        zoom = self._map.zoom
        centres = [
            (x + zoom.width // 2 - self._left, y + zoom.height // 2 - self._top)
            for x, y in map(self._map.corner, (*self.faces, *self.free))
        ]
        match direction:
            case "left":
                return any(x < 0 for x, _ in centres)
            case "right":
                return any(x >= self.size.width for x, _ in centres)
            case "up":
                return any(y < 0 for _, y in centres)
        return any(y >= self.size.height for _, y in centres)

    # ---- Moving ----------------------------------------------------------------------------------

    def zoom_by(self, step: int) -> None:
        self.zoom = min(max(self.used_zoom + step, 0), len(ZOOMS) - 1)
        self.draw()
        self.centre()
        self.reveal()

    def zoom_to_fit(self) -> None:
        self.zoom = None
        self.draw()
        self.centre()
        self.reveal()

    def pan(self, direction: str) -> None:
        dx, dy = DIRECTIONS[direction]
        self._move_window(dx * STEP[0], dy * STEP[1])

    def _move_window(self, dx: int, dy: int) -> None:
        """A part of the city always stays visible."""
        if self._map is None:
            return
        width, height = self.size.width, self.size.height
        self._left = min(max(self._left + dx, STEP[0] - width), self._map.width - STEP[0])
        self._top = min(max(self._top + dy, STEP[1] - height), self._map.height - STEP[1])
        self._has_moved = True
        self.refresh()

    def action_go(self, direction: str) -> None:
        """Arrow keys move the cursor while a card is placed, otherwise they scroll."""
        if not self.free or self.cursor is None or self._map is None:
            self.pan(direction)
            return
        dx, dy = DIRECTIONS[direction]
        cell = (self.cursor[0] + dx, self.cursor[1] + dy)
        if self._map.extent.holds(cell):
            self.point(cell)

    def point(self, cell: Cell) -> None:
        self.cursor = cell
        self.draw()
        self.reveal()
        self.post_message(self.Pointed(cell))

    def action_place(self) -> None:
        if self.free and self.cursor is not None:
            self.post_message(self.Placed(self.cursor))
        elif not self.free:
            self.post_message(self.Entered())

    # ---- The mouse -------------------------------------------------------------------------------

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._drag = (event.x, event.y)
        self._has_dragged = False
        self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._drag is not None and event.button:
            dx, dy = self._drag[0] - event.x, self._drag[1] - event.y
            if dx or dy:
                self._move_window(dx, dy)
                self._drag = (event.x, event.y)
                self._has_dragged = True

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self._drag = None
        self.release_mouse()

    def on_click(self, event: events.Click) -> None:
        if self._map is None or not self.free or self._has_dragged:
            return
        cell = self._map.cell_at(event.x + self._left, event.y + self._top)
        if cell is None:
            return
        if cell == self.cursor:
            self.action_place()
        else:
            self.point(cell)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.zoom_by(-1)
        event.stop()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.zoom_by(1)
        event.stop()
