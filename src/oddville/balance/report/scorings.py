"""What the scoring kinds are worth."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from ...reports.intervals import Estimate
from ...reports.page import Section, charts, details
from ...reports.rows import Frame, Row, rows_chart
from ...reports.scale import scale_for
from ..scorings import ScoringFigures
from ..targets import ALL_GAMES, SCORING_SPREAD
from .context import Context

Pick = Callable[[ScoringFigures], Estimate]


def scorings_section(context: Context) -> Section:
    worth = _worth(context, ALL_GAMES)
    points = _chart(
        context, ALL_GAMES, "balance-points-by-scoring", lambda kind: kind.points, context.one, _paid_note
    )
    built = _chart(
        context,
        ALL_GAMES,
        "balance-built-by-scoring",
        lambda kind: kind.built_when_seen,
        context.whole_percent,
        _share_note,
    )
    content = charts(worth, points, built)
    if len(context.players) > 1:
        apart = charts(*(_worth(context, players) for players in context.players))
        content += details(context.t("balance-by-players"), apart)
    lead = context.t("balance-scorings-lead", limit=context.one(SCORING_SPREAD))
    return Section("scorings", context.t("balance-scorings"), content, lead)


def _kinds(context: Context, players: int) -> list[dict[str, ScoringFigures]]:
    return [
        {} if figures is None else {kind.scoring: kind for kind in figures.scorings.kinds}
        for figures in context.figures(players)
    ]


def _names(context: Context) -> list[str]:
    """Sorted by their worth in the latest measurement."""
    kinds = sorted(context.latest.all.scorings.kinds, key=lambda kind: -kind.points_per_resource.value)
    names = [kind.scoring for kind in kinds]
    others = [kind.scoring for view in context.views for kind in view.summary.all.scorings.kinds]
    return names + [name for name in dict.fromkeys(others) if name not in names]


def _worth(context: Context, players: int) -> str:
    views = _kinds(context, players)
    rows = [
        Row(
            context.scoring_name(name),
            [kinds[name].points_per_resource if name in kinds else None for kinds in views],
        )
        for name in _names(context)
    ]
    edges = [edge for row in rows for value in row.values if value for edge in value[:3]]
    frame = Frame(
        scale_for(edges, start=0.0),
        context.two,
        write_tick=context.one,
        band=_band(rows),
        labels=context.labels,
    )
    caption = context.t("balance-worth", players=context.players_name(players))
    return rows_chart(caption, rows, frame, context.t("balance-band", limit=context.one(SCORING_SPREAD)))


def _band(rows: list[Row]) -> tuple[float, float] | None:
    """A band as wide as the limit around the latest values: the target is met if all lie in it."""
    values = [row.values[-1].value for row in rows if row.values[-1] is not None and row.values[-1].value]
    if not values:
        return None
    middle = sqrt(min(values) * max(values))
    return middle / sqrt(SCORING_SPREAD), middle * sqrt(SCORING_SPREAD)


Note = Callable[[Context, ScoringFigures], str]


def _paid_note(context: Context, kind: ScoringFigures) -> str:
    return context.t("balance-for-resources", count=context.two(kind.paid))


def _share_note(context: Context, kind: ScoringFigures) -> str:
    return context.t("balance-a-game", count=context.two(kind.built))


def _chart(  # noqa: PLR0913, PLR0917
    context: Context, players: int, message_id: str, pick: Pick, write: Callable[[float], str], note: Note
) -> str:
    views = _kinds(context, players)
    rows = [
        Row(
            context.scoring_name(name),
            [pick(kinds[name]) if name in kinds else None for kinds in views],
            note="" if context.is_comparison or name not in views[-1] else note(context, views[-1][name]),
        )
        for name in _names(context)
    ]
    edges = [edge for row in rows for value in row.values if value for edge in value[:3]]
    frame = Frame(scale_for(edges, start=0.0), write, has_bars=True, labels=context.labels)
    return rows_chart(context.t(message_id), rows, frame)
