"""Charts with one row for each item: its name, marks with intervals or bars, and the numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .intervals import Estimate
from .marks import escape, figure, legend, mark
from .scale import Scale

LINE = 15  # height of one series within a row
EDGE = 5  # above and below


@dataclass(frozen=True, slots=True)
class Row:
    """One item: a value for each series, or None."""

    name: str
    values: Sequence[Estimate | None]
    title: str = ""  # shown when the pointer is over the name
    note: str = ""  # beside the figures


@dataclass(frozen=True, slots=True)
class Frame:
    """What all rows share."""

    scale: Scale
    write: Callable[[float], str]  # the figure at the end of a row
    write_tick: Callable[[float], str] | None = None
    band: tuple[float, float] | None = None  # the target range
    line: float | None = None  # a value to compare with
    has_bars: bool = False  # from the start of the axis to the value
    labels: Sequence[str] = ()  # of the series


def rows_chart(caption: str, rows: Sequence[Row], frame: Frame, note: str = "") -> str:
    body = "".join(_row(row, frame) for row in rows)
    content = f'{legend(list(frame.labels))}<div class="rows">{body}{_axis(frame)}</div>'
    return figure(caption, content, note)


def _row(row: Row, frame: Frame) -> str:
    lines = len(row.values) + bool(row.note)  # as high as the text beside it
    height = 2 * EDGE + LINE * lines
    top = (height - LINE * len(row.values)) / 2
    marks = "".join(
        _value(value, series, top + LINE * series + LINE / 2, frame, row)
        for series, value in enumerate(row.values)
        if value is not None
    )
    title = f' title="{escape(row.title)}"' if row.title else ""
    words = "".join(f"<span>{_figure(value, frame)}</span>" for value in row.values)
    note = f"<small>{escape(row.note)}</small>" if row.note else ""
    return (
        f'<div class="name"{title}>{escape(row.name)}</div>'
        f'<svg class="track" width="100%" height="{height}" aria-hidden="true">'
        f"{_ground(frame, height)}{marks}</svg>"
        f'<div class="figure">{words}{note}</div>'
    )


def _figure(value: Estimate | None, frame: Frame) -> str:
    return "–" if value is None else escape(frame.write(value.value))


def _ground(frame: Frame, height: float) -> str:
    """Grid, band and line behind the marks."""
    parts = []
    if frame.band is not None:
        low, high = (frame.scale.place(value) for value in frame.band)
        parts.append(f'<rect class="band" x="{low}%" width="{high - low:g}%" height="{height}"/>')
    for tick in frame.scale.ticks(4):
        place = frame.scale.place(tick)
        parts.append(f'<line class="grid" x1="{place}%" x2="{place}%" y2="{height}"/>')
    if frame.line is not None:
        place = frame.scale.place(frame.line)
        parts.append(f'<line class="reference" x1="{place}%" x2="{place}%" y2="{height}"/>')
    return "".join(parts)


def _value(value: Estimate, series: int, y: float, frame: Frame, row: Row) -> str:
    low, high, place = (frame.scale.place(item) for item in (value.low, value.high, value.value))
    label = f" ({frame.labels[series]})" if len(frame.labels) > 1 else ""
    title = f"{row.name}{label}: {frame.write(value.value)}"
    interval = ""
    if high > low:
        title += f" [{frame.write(value.low)} – {frame.write(value.high)}]"
        interval = f'<line class="interval s{series}" x1="{low}%" x2="{high}%" y1="{y:g}" y2="{y:g}"/>'
    if frame.has_bars:
        start = frame.scale.place(max(frame.scale.low, 0.0))
        bar = (
            f'<rect class="bar s{series}" x="{start}%" y="{y - 5:g}" width="{place - start:g}%" height="10">'
            f"<title>{escape(title)}</title></rect>"
        )
        return bar + interval.replace('class="interval', 'class="interval on-bar')
    return interval + mark(series, f"{place}%", y, title)


def _axis(frame: Frame) -> str:
    write = frame.write_tick or frame.write
    labels = "".join(
        f'<text x="{frame.scale.place(tick)}%" y="14">{escape(write(tick))}</text>'
        for tick in frame.scale.ticks(4)
    )
    axis = f'<svg class="track axis" width="100%" height="20" aria-hidden="true">{labels}</svg>'
    return f"<div></div>{axis}<div></div>"
