"""Wins by the place in the turn order."""

from __future__ import annotations

from collections.abc import Sequence

from ...reports.html_tables import Cell, Column, table
from ...reports.marks import escape
from ...reports.page import Section, charts
from ...reports.rows import Frame, Row, rows_chart
from ...reports.scale import scale_for
from ..seats import SeatFigures
from ..targets import SEAT_DISTANCE
from .context import Context


def seats_section(context: Context) -> Section:
    wins = [_wins(context, players) for players in context.players]
    scores = [_scores(context, players) for players in context.players]
    endings = [
        _endings(context, players, figures, label)
        for players in context.players
        for figures, label in zip(context.seats(players), context.labels, strict=True)
        if figures is not None
    ]
    lead = context.t("balance-seats-lead", points=context.whole(100 * SEAT_DISTANCE))
    content = charts(*wins) + charts(*scores) + _explained(context) + charts(*endings)
    return Section("seats", context.t("balance-seats"), content, lead)


def _explained(context: Context) -> str:
    return f'<p class="lead">{escape(context.t("balance-endings-lead"))}</p>'


def _wins(context: Context, players: int) -> str:
    figures = context.seats(players)
    equal = 1 / players
    rows = [
        Row(context.place_name(place), [None if f is None else f.positions[place].wins for f in figures])
        for place in range(players)
    ]
    reach = 0.02 + max(
        SEAT_DISTANCE,
        *(abs(edge - equal) for row in rows for value in row.values if value for edge in value[1:3]),
    )
    frame = Frame(
        scale_for([max(0.0, equal - reach), min(1.0, equal + reach)], room=0.0),
        context.percent,
        write_tick=context.whole_percent,
        band=(equal - SEAT_DISTANCE, equal + SEAT_DISTANCE),
        line=equal,
        labels=context.labels,
    )
    caption = context.t("balance-wins-by-place", players=context.players_name(players))
    return rows_chart(caption, rows, frame, _games_note(context, figures))


def _games_note(context: Context, figures: Sequence[SeatFigures | None]) -> str:
    counts = [context.whole(f.positions[0].wins.cases) for f in figures if f is not None]
    return context.t("report-games-note", games=" / ".join(counts))


def _scores(context: Context, players: int) -> str:
    figures = context.seats(players)
    rows = [
        Row(
            context.place_name(place),
            [None if f is None else f.positions[place].score for f in figures],
            note=" / ".join(
                context.t("balance-turns", turns=context.one(f.positions[place].turns)) for f in figures if f
            ),
        )
        for place in range(players)
    ]
    edges = [edge for row in rows for value in row.values if value for edge in value[1:3]]
    frame = Frame(scale_for(edges), context.one, write_tick=context.whole, labels=context.labels)
    return rows_chart(
        context.t("balance-scores-by-place", players=context.players_name(players)), rows, frame
    )


def _endings(context: Context, players: int, figures: SeatFigures, label: str) -> str:
    """Wins by whose turn ended the game."""
    columns = [
        Column(context.t("balance-ended-by"), is_number=False),
        Column(context.t("report-axis-games")),
        *(Column(context.place_name(place)) for place in range(players)),
    ]
    rows = [
        [
            Cell(context.place_name(ending.position)),
            Cell(context.whole_percent(ending.share.value)),
            *(
                Cell(
                    context.whole_percent(wins.value) if wins.cases else "–",
                    tint=wins.value if wins.cases else None,
                    title=context.numbers.percent_range(wins) if wins.cases else "",
                )
                for wins in ending.wins
            ),
        ]
        for ending in figures.endings
    ]
    caption = context.t("balance-endings", players=context.players_name(players))
    return table(columns, rows, f"{caption}: {label}" if context.is_comparison else caption)
