"""Charts with two axes: histograms, lines and points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .marks import escape, figure, legend, mark
from .scale import Scale

TOP = 10
BOTTOM = 40


@dataclass(frozen=True, slots=True)
class Axes:
    x: Scale
    y: Scale
    x_name: str
    y_name: str
    write_x: Callable[[float], str]
    write_y: Callable[[float], str]
    height: int = 220
    x_ticks: Sequence[float] | None = None
    labels: Sequence[str] = ()  # of the series
    note: str = ""
    bar: int = 1  # how many whole numbers a bar of a histogram stands for

    def down(self, value: float) -> float:
        """The y coordinate of a value, in pixels from the top."""
        return round(TOP + (self.height - TOP - BOTTOM) * (100 - self.y.place(value)) / 100, 1)


@dataclass(frozen=True, slots=True)
class Point:
    x: float
    y: float
    title: str
    low: float | None = None
    high: float | None = None
    label: str = ""


def histogram_chart(caption: str, axes: Axes, series: Sequence[Mapping[int, float]], ground: str = "") -> str:
    """Bars over integers; several series stand side by side."""
    unit = axes.x.place(axes.x.low + axes.bar)
    width = unit * 0.84 / len(series)
    parts = [ground]
    for number, counts in enumerate(series):
        for value, part in counts.items():
            if not part:
                continue
            x = axes.x.place(value + (axes.bar - 1) / 2) - unit * 0.42 + number * width
            y = axes.down(part)
            last = f"–{axes.write_x(value + axes.bar - 1)}" if axes.bar > 1 else ""
            title = f"{axes.write_x(value)}{last}: {axes.write_y(part)}"
            parts.append(
                f'<rect class="bar s{number}" x="{x:.2f}%" y="{y:g}" width="{width:.2f}%" '
                f'height="{axes.height - BOTTOM - y:g}"><title>{escape(title)}</title></rect>'
            )
    return _chart(caption, axes, "".join(parts))


def line_chart(caption: str, axes: Axes, series: Sequence[Sequence[Point]], ground: str = "") -> str:
    """Points joined in their order."""
    parts = [ground]
    for number, points in enumerate(series):
        places = [(axes.x.place(point.x), axes.down(point.y)) for point in points]
        for (x1, y1), (x2, y2) in pairwise(places):
            parts.append(f'<line class="line s{number}" x1="{x1}%" y1="{y1:g}" x2="{x2}%" y2="{y2:g}"/>')
        parts += [_point(axes, point, number) for point in points]
    return _chart(caption, axes, "".join(parts))


def scatter_chart(caption: str, axes: Axes, series: Sequence[Sequence[Point]], ground: str = "") -> str:
    parts = [ground]
    for number, points in enumerate(series):
        parts += [_point(axes, point, number) for point in points]
    return _chart(caption, axes, "".join(parts))


def threshold(axes: Axes, value: float) -> str:
    """A horizontal line at a value."""
    y = axes.down(value)
    return f'<line class="reference" x1="0" x2="100%" y1="{y:g}" y2="{y:g}"/>'


def upright(axes: Axes, value: float, label: str) -> str:
    """A vertical line at a value, with its name above."""
    x, floor = axes.x.place(value), axes.height - BOTTOM
    return (
        f'<line class="reference" x1="{x}%" x2="{x}%" y1="{TOP}" y2="{floor}"/>'
        f'<text x="{x}%" y="{TOP - 3}">{escape(label)}</text>'
    )


def faint(axes: Axes, points: Sequence[tuple[float, float]]) -> str:
    """Points in the background."""
    return "".join(
        f'<circle class="faint" cx="{axes.x.place(x)}%" cy="{axes.down(y):g}" r="2.5"/>' for x, y in points
    )


def _point(axes: Axes, point: Point, series: int) -> str:
    x, y = axes.x.place(point.x), axes.down(point.y)
    interval = ""
    if point.low is not None and point.high is not None and point.high > point.low:
        top, end = axes.down(point.high), axes.down(point.low)
        interval = f'<line class="interval s{series}" x1="{x}%" x2="{x}%" y1="{top:g}" y2="{end:g}"/>'
    label = f'<text class="label" x="{x}%" y="{y:g}" dx="8" dy="4">{escape(point.label)}</text>'
    return interval + mark(series, f"{x}%", y, point.title) + (label if point.label else "")


def _chart(caption: str, axes: Axes, content: str) -> str:
    floor = axes.height - BOTTOM
    grid, numbers = [], []
    for tick in axes.y.ticks(4):
        y = axes.down(tick)
        grid.append(f'<line class="grid" x1="0" x2="100%" y1="{y:g}" y2="{y:g}"/>')
        numbers.append(f'<text x="100%" dx="-6" y="{y:g}" dy="4">{escape(axes.write_y(tick))}</text>')
    below = "".join(
        f'<text x="{axes.x.place(tick)}%" y="{floor + 16}">{escape(axes.write_x(tick))}</text>'
        for tick in (axes.x_ticks or axes.x.ticks(6))
    )
    plot = (
        f'<svg class="plot" width="100%" height="{axes.height}" aria-hidden="true">{"".join(grid)}'
        f'<line class="ground" x1="0" x2="100%" y1="{floor}" y2="{floor}"/>{content}'
        f'{below}<text class="axis-name" x="100%" y="{axes.height - 4}">{escape(axes.x_name)}</text></svg>'
    )
    side = f'<svg class="side" width="44" height="{axes.height}" aria-hidden="true">{"".join(numbers)}</svg>'
    name = f'<div class="axis-name">{escape(axes.y_name)}</div>'
    return figure(
        caption, f'{legend(list(axes.labels))}{name}<div class="axes">{side}{plot}</div>', axes.note
    )
