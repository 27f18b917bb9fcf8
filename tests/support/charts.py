"""One chart of each kind."""

from oddville.reports.html_tables import Cell, Column, table
from oddville.reports.intervals import Estimate
from oddville.reports.plot import Axes, Point, histogram_chart, line_chart, scatter_chart, threshold, upright
from oddville.reports.rows import Frame, Row, rows_chart
from oddville.reports.scale import Scale


def sample_charts() -> list[str]:
    estimate = Estimate(0.5, 0.4, 0.6, 10)
    frame = Frame(Scale(0, 1), str, band=(0.3, 0.7), line=0.5, labels=["a", "b"])
    bars = Frame(Scale(0, 1), str, has_bars=True)
    axes = Axes(Scale(0, 10), Scale(0, 1), "x & y", "<y>", str, str, labels=["a", "b"], note="n")
    points = [Point(1, 0.5, "one", 0.4, 0.6), Point(2, 0.7, "two", label="L")]
    return [
        rows_chart("rows", [Row("<name>", [estimate, None], title='"t"')], frame, "note"),
        rows_chart("bars", [Row("name", [estimate], note="n")], bars),
        histogram_chart("histogram", axes, [{1: 0.5}, {2: 0.3, 3: 0}], upright(axes, 3, "three")),
        line_chart("line", axes, [points, points], threshold(axes, 0.2)),
        scatter_chart("scatter", axes, [points]),
        table(
            [Column("a", is_number=False), Column("b")], [[Cell("x"), Cell("1", key=1, tint=0.5, bar=2)]], "t"
        ),
    ]
