"""The cards: points against cost for each scoring kind, and a table of all figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...reports.html_tables import Cell, Column, table
from ...reports.page import Section, charts
from ...reports.plot import Axes, Point, faint, scatter_chart
from ...reports.scale import Scale, scale_for
from ..cards import CardFigures
from .context import Context

_SPACING = 0.16  # between cards of the same cost


def cards_section(context: Context) -> Section:
    scorings = list(dict.fromkeys(card.scoring for card in context.latest.all.cards))
    axes = _axes(context)
    plots = charts(*(_scatter(context, axes, scoring) for scoring in scorings), size="small")
    content = plots + _table(context)
    return Section("cards", context.t("balance-cards"), content, context.t("balance-cards-lead"))


# ---- Points against cost ----------------------------------------------------------------------------


def _axes(context: Context) -> Axes:
    cards = [card for view in context.views for card in view.summary.all.cards]
    highest = [card.points.high for card in cards if card.points.cases > 1]
    costs = sorted({card.cost for card in cards})
    return Axes(
        Scale(costs[0] - 0.6, costs[-1] + 0.6),
        scale_for([card.points.value for card in cards] + highest, start=0.0),
        context.t("balance-axis-cost"),
        context.t("report-axis-points"),
        context.whole,
        context.whole,
        height=230,
        x_ticks=costs,
        labels=context.labels,
    )


def _scatter(context: Context, axes: Axes, scoring: str) -> str:
    ground = faint(
        axes,
        [(card.cost, card.points.value) for card in context.latest.all.cards if card.points.cases],
    )
    series = [
        _points(context, [card for card in view.summary.all.cards if card.scoring == scoring])
        for view in context.views
    ]
    return scatter_chart(context.scoring_name(scoring), axes, series, ground)


def _points(context: Context, cards: Sequence[CardFigures]) -> list[Point]:
    """Cards of the same cost side by side, the better ones to the left."""
    built = sorted((card for card in cards if card.points.cases), key=lambda card: -card.points.value)
    found = []
    for card in built:
        same = [other for other in built if other.cost == card.cost]
        x = card.cost + (same.index(card) - (len(same) - 1) / 2) * _SPACING
        title = context.t(
            "balance-card-title",
            card=_name(context, card),
            points=context.one(card.points.value),
            built=context.whole_percent(card.built.value),
        )
        found.append(Point(x, card.points.value, title, card.points.low, card.points.high))
    return found


def _name(context: Context, card: CardFigures) -> str:
    """Named by its own edition; compared editions share ids."""
    for view in reversed(context.views):
        edition = view.summary.edition
        numbers = [n for n, building in enumerate(edition.buildings) if building.id == card.id]
        if numbers:
            return context.texts.card(numbers[0], edition)
    return card.id


# ---- The table --------------------------------------------------------------------------------------


def _table(context: Context) -> str:
    columns = [
        Column(context.t("balance-column-card"), is_number=False),
        Column(context.t("balance-column-scoring"), is_number=False),
        Column(context.t("balance-column-cost")),
        Column(context.t("balance-column-built"), title=context.t("balance-column-built-help")),
        Column(context.t("balance-column-points"), title=context.t("balance-column-points-help")),
        Column(context.t("balance-column-per-resource"), title=context.t("balance-column-per-resource-help")),
        Column(context.t("balance-column-when"), title=context.t("balance-column-when-help")),
        Column(context.t("balance-column-bonus-own"), title=context.t("balance-column-bonus-own-help")),
        Column(context.t("balance-column-bonus-others"), title=context.t("balance-column-bonus-others-help")),
        Column(context.t("balance-column-owner-wins"), title=context.t("balance-column-owner-wins-help")),
    ]
    before = {card.id: card for view in context.views[:-1] for card in view.summary.all.cards}
    latest = sorted(context.latest.all.cards, key=lambda card: -card.points_per_resource)
    rows = [_row(context, card, before.get(card.id)) for card in latest]
    return table(columns, rows, context.t("balance-cards-table"), is_sortable=True)


def _row(context: Context, card: CardFigures, before: CardFigures | None) -> list[Cell]:
    def cell(
        value: Callable[[CardFigures], float], write: Callable[[float], str], bar: float | None = None
    ) -> Cell:
        """The figure; in a comparison after the earlier one."""
        now = write(value(card))
        text = f"{write(value(before))} → {now}" if before else now
        return Cell(text, key=value(card), bar=bar)

    was_built = card.points.cases > 0
    points = cell(lambda c: c.points.value, context.one) if was_built else Cell("–", key=-1)
    worth = cell(lambda c: c.points_per_resource, context.two) if was_built else Cell("–", key=-1)
    wins = cell(lambda c: c.owner_wins.value - c.expected_wins, context.signed_points)
    return [
        Cell(_name(context, card)),
        Cell(context.scoring_name(card.scoring)),
        Cell(_changed(before.cost if before else card.cost, card.cost), key=card.cost),
        cell(lambda c: c.built.value, context.whole_percent, bar=card.built.value),
        points,
        worth,
        cell(lambda c: c.when, context.whole_percent),
        cell(lambda c: c.bonus_at_build + c.bonus_by_owner, context.two),
        cell(lambda c: c.bonus_by_others, context.two),
        wins if was_built else Cell("–", key=-1),
    ]


def _changed(before: int, now: int) -> str:
    return str(now) if before == now else f"{before} → {now}"
