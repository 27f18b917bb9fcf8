"""How long games last, what scores consist of, and how often a card fits nowhere."""

from __future__ import annotations

from ...reports.distribution import distribution
from ...reports.html_tables import Cell, Column, table
from ...reports.page import Section, charts
from ...reports.plot import Axes, Point, histogram_chart, line_chart, threshold
from ...reports.rows import Frame, Row, rows_chart
from ...reports.scale import Scale, scale_for
from ..facts import Points
from ..targets import WITHOUT_CELL
from .context import Context

_FEW = 200  # projects; shares of fewer are not drawn


def length_section(context: Context) -> Section:
    lengths = [_lengths(context, players) for players in context.players]
    scores = [_scores(context, players) for players in context.players]
    content = charts(*lengths) + charts(*scores) + _parts(context)
    return Section("length", context.t("balance-length"), content, context.t("balance-length-lead"))


def _histogram(context: Context, caption: str, views: list[dict[int, int]], names: tuple[str, str]) -> str:
    shown = distribution(views)
    note, x_name = names
    axes = Axes(
        Scale(shown.low - 0.7 * shown.width, shown.high + 0.7 * shown.width),
        scale_for([share for shares in shown.series for share in shares.values()], start=0.0),
        x_name,
        context.t("report-axis-games"),
        context.whole,
        context.whole_percent,
        height=200,
        labels=context.labels,
        note=note,
        bar=shown.width,
    )
    return histogram_chart(caption, axes, shown.series)


def _lengths(context: Context, players: int) -> str:
    figures = [view.length if view else None for view in context.figures(players)]
    notes = [
        context.t(
            "balance-length-note",
            mean=context.one(item.rounds.value),
            low=context.whole(item.shortest),
            high=context.whole(item.longest),
        )
        for item in figures
        if item
    ]
    return _histogram(
        context,
        context.t("balance-rounds", players=context.players_name(players)),
        [item.counts if item else {} for item in figures],
        (" / ".join(notes), context.t("report-axis-rounds")),
    )


def _scores(context: Context, players: int) -> str:
    figures = [view.scores if view else None for view in context.figures(players)]
    notes = [
        context.t(
            "balance-score-note", mean=context.one(item.total.value), winner=context.one(item.winner.value)
        )
        for item in figures
        if item
    ]
    return _histogram(
        context,
        context.t("balance-scores", players=context.players_name(players)),
        [item.counts if item else {} for item in figures],
        (" / ".join(notes), context.t("report-axis-points")),
    )


def _parts(context: Context) -> str:
    """What a mean score consists of."""
    columns = [Column(context.t("balance-column-what"), is_number=False)]
    views = []
    for players in context.players:
        for figures, label in zip(context.figures(players), context.labels, strict=True):
            name = context.players_name(players)
            columns.append(Column(f"{label}, {name}" if context.is_comparison else name))
            views.append(figures)
    rows = [
        [
            Cell(context.t(f"balance-part-{part.replace('_', '-')}")),
            *(Cell("–" if view is None else context.one(view.scores.parts[part])) for view in views),
        ]
        for part in Points._fields
    ]
    return table(columns, rows, context.t("balance-parts"))


# ---- Cells ------------------------------------------------------------------------------------------


def cells_section(context: Context) -> Section:
    content = charts(_without(context), *(_by_city(context, players) for players in context.players))
    lead = context.t("balance-cells-lead", limit=context.whole_percent(WITHOUT_CELL))
    return Section("cells", context.t("balance-cells"), content, lead)


def _two_digits(context: Context, share: float) -> str:
    return context.numbers.percent(share, 2)


def _without(context: Context) -> str:
    rows = []
    for players in context.players:
        figures = context.figures(players)
        name = context.players_name(players)
        rows.append(Row(name, [item.cells.projects if item else None for item in figures]))
        rows.append(
            Row(
                context.t("balance-in-the-row", players=name),
                [item.cells.row if item else None for item in figures],
            )
        )
    edges = [edge for row in rows for value in row.values if value for edge in value[:3]]
    frame = Frame(
        scale_for([*edges, WITHOUT_CELL * 1.2], start=0.0),
        lambda share: _two_digits(context, share),
        write_tick=context.percent,
        line=WITHOUT_CELL,
        labels=context.labels,
    )
    return rows_chart(context.t("balance-without"), rows, frame)


def _by_city(context: Context, players: int) -> str:
    """The share of projects without a cell as the city grows."""
    series = [
        [
            Point(
                count.city,
                count.projects_without,
                f"{count.city}: {_two_digits(context, count.projects_without)}",
            )
            for count in (figures.cells.by_city if figures else ())
            if count.projects >= _FEW
        ]
        for figures in context.figures(players)
    ]
    points = [point for line in series for point in line]
    highest = [*(point.y for point in points), WITHOUT_CELL]
    axes = Axes(
        Scale(-0.5, max([point.x for point in points] or [10]) + 0.5),
        scale_for(highest, start=0.0),
        context.t("balance-axis-city"),
        context.t("balance-axis-without"),
        context.whole,
        context.percent,
        height=200,
        labels=context.labels,
    )
    caption = context.t("balance-without-by-city", players=context.players_name(players))
    return line_chart(caption, axes, series, threshold(axes, WITHOUT_CELL))
