"""What is used and what is not: bonuses, characters, worker cards, positions of the row, coins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...reports.html_tables import Cell, Column, table
from ...reports.intervals import Estimate
from ...reports.page import Section, charts
from ...reports.rows import Frame, Row, rows_chart
from ...reports.scale import Scale, scale_for
from ...rules.vocabulary import BONUSES, COIN_SOURCES, PAYMENTS, RESOURCES
from ..abilities import ABILITIES, OTHER, AbilityFigures
from ..characters import CharacterFigures
from ..figures import Figures
from ..targets import ALL_GAMES, TAKEN_POSITION
from .context import Context


def _views(context: Context) -> list[Figures]:
    return [view.summary.all for view in context.views]


def _exact(value: float) -> Estimate:
    return Estimate(value, value, value, 0)


# ---- Bonuses ----------------------------------------------------------------------------------------


def bonuses_section(context: Context) -> Section:
    share_frame = Frame(Scale(0.0, 1.0), context.whole_percent, has_bars=True, labels=context.labels)
    used, offered = [], []
    for number, bonus in enumerate(BONUSES):
        figures = [view.bonuses[number] for view in _views(context)]
        name = context.t(f"bonus-{bonus}-name")
        used.append(Row(name, [f.used_share for f in figures], note=_cards_note(context, figures[-1].cards)))
        offered.append(Row(name, [_exact(f.offered) for f in figures]))
    scale = scale_for([value.value for row in offered for value in row.values if value], start=0.0)
    offers = Frame(scale, context.two, write_tick=context.one, has_bars=True, labels=context.labels)
    content = charts(
        rows_chart(context.t("balance-bonuses-used"), used, share_frame),
        rows_chart(context.t("balance-bonuses-offered"), offered, offers),
    )
    return Section("bonuses", context.t("balance-bonuses"), content, context.t("balance-bonuses-lead"))


def _cards_note(context: Context, count: int) -> str:
    return context.t("balance-cards-count", count=count)


# ---- Characters -------------------------------------------------------------------------------------


def characters_section(context: Context) -> Section:
    names = [item.character for item in context.latest.all.characters]
    views = [{item.character: item for item in view.characters} for view in _views(context)]
    wins = [Row(context.t(f"character-{name}"), [_wins(view.get(name)) for view in views]) for name in names]
    usual = _usual(views[-1].values())
    edges = [edge for row in wins for value in row.values if value for edge in value[:3]]
    win_frame = Frame(
        scale_for([*edges, 1.0], start=None),
        context.two,
        write_tick=context.one,
        line=usual,
        labels=context.labels,
    )
    taken = [
        Row(context.t(f"character-{name}"), [_taken(view.get(name)) for view in views]) for name in names
    ]
    taken_frame = Frame(Scale(0.0, 1.0), context.whole_percent, has_bars=True, labels=context.labels)
    content = charts(
        rows_chart(context.t("balance-characters-taken"), taken, taken_frame),
        rows_chart(
            context.t("balance-characters-win"), wins, win_frame, context.t("balance-characters-win-note")
        ),
    )
    tables = "".join(
        _character_table(context, list(view.values()), label)
        for view, label in zip(views, context.labels, strict=True)
    )
    lead = context.t("balance-characters-lead")
    return Section("characters", context.t("balance-characters"), content + tables, lead)


def _taken(item: CharacterFigures | None) -> Estimate | None:
    return item.taken_in if item and item.games else None


def _wins(item: CharacterFigures | None) -> Estimate | None:
    """How often its last holder wins, relative to an equal share (1)."""
    if item is None or not item.holder_wins.cases:
        return None
    value, low, high, cases = item.holder_wins
    expected = item.expected_wins
    return Estimate(value / expected, low / expected, high / expected, cases)


def _usual(items: Iterable[CharacterFigures]) -> float:
    """The same for all characters together: winners build more, so they hold more characters."""
    found = [item for item in items if item.holder_wins.cases]
    won = sum(item.holder_wins.value * item.holder_wins.cases for item in found)
    expected = sum(item.expected_wins * item.holder_wins.cases for item in found)
    return won / expected if expected else 1.0


def _character_table(context: Context, items: Sequence[CharacterFigures], label: str) -> str:
    columns = [
        Column(context.t("balance-column-character"), is_number=False),
        Column(context.t("balance-column-guild"), is_number=False),
        Column(context.t("balance-column-taken"), title=context.t("balance-column-taken-help")),
        Column(context.t("balance-column-rounds"), title=context.t("balance-column-rounds-help")),
        Column(context.t("balance-column-uses"), title=context.t("balance-column-uses-help")),
        Column(context.t("balance-column-uses-per-round"), title=context.t("balance-column-uses-help")),
        Column(context.t("balance-column-points"), title=context.t("balance-column-character-points-help")),
        Column(context.t("balance-column-holder-wins"), title=context.t("balance-column-holder-wins-help")),
        Column(context.t("balance-column-ever-wins"), title=context.t("balance-column-ever-wins-help")),
    ]
    rows = [
        [
            Cell(context.t(f"character-{item.character}"), title=context.t(f"power-{item.character}")),
            Cell(context.t(f"guild-{item.guild}")),
            Cell(context.two(item.taken), key=item.taken),
            Cell(context.one(item.rounds), key=item.rounds),
            Cell(context.two(item.uses), key=item.uses),
            Cell(context.two(item.uses_per_round.value), key=item.uses_per_round.value),
            Cell(context.one(item.points.value), key=item.points.value),
            Cell(
                context.whole_percent(item.holder_wins.value),
                key=item.holder_wins.value,
                title=context.numbers.percent_range(item.holder_wins),
            ),
            Cell(context.whole_percent(item.ever_wins.value), key=item.ever_wins.value),
        ]
        for item in items
    ]
    caption = context.t("balance-characters-table")
    caption = f"{caption}: {label}" if context.is_comparison else caption
    return table(columns, rows, caption, is_sortable=True)


# ---- Worker cards and the row -----------------------------------------------------------------------


def workers_section(context: Context) -> Section:
    plays = charts(
        *(
            _plays(context, view.abilities, label)
            for view, label in zip(_views(context), context.labels, strict=True)
        ),
        size="wide",
    )
    numbers = context.players if len(context.players) == 1 else [ALL_GAMES, *context.players]
    content = plays + charts(*(_positions(context, players) for players in numbers), size="small")
    lead = context.t("balance-workers-lead", least=context.whole_percent(TAKEN_POSITION))
    return Section("workers", context.t("balance-workers"), content + _coins(context), lead)


def _plays(context: Context, figures: AbilityFigures, label: str) -> str:
    columns = [
        Column(context.t("balance-column-worker"), is_number=False),
        Column(context.t("balance-plays")),
    ]
    columns += [Column(_ability(context, ability)) for ability in ABILITIES]
    rows = [
        [
            Cell(str(item.worker)),
            Cell(context.one(item.plays)),
            *(_tinted(context, item.abilities[ability]) for ability in ABILITIES),
        ]
        for item in figures.workers
    ]
    total = sum(item.plays for item in figures.workers)
    everything = [_tinted(context, figures.abilities[ability]) for ability in ABILITIES]
    rows.append([Cell(context.t("balance-together")), Cell(context.one(total)), *everything])
    caption = context.t("balance-plays-table")
    return table(columns, rows, f"{caption}: {label}" if context.is_comparison else caption)


def _ability(context: Context, ability: str) -> str:
    return context.t(f"resource-{ability}" if ability in RESOURCES else f"balance-ability-{ability}")


def _tinted(context: Context, share: float) -> Cell:
    return Cell(context.whole_percent(share) if share else "–", tint=share)


def _positions(context: Context, players: int) -> str:
    views = [figures.abilities.positions if figures else None for figures in context.figures(players)]
    latest = views[-1]
    rows = [
        Row(
            context.t("balance-position", position=place + 1),
            [None if positions is None else positions[place].share for positions in views],
            note="" if latest is None else context.t("balance-price", coins=context.two(latest[place].price)),
        )
        for place in range(6)
    ]
    edges = [edge for row in rows for value in row.values if value for edge in value[:3]]
    frame = Frame(
        scale_for(edges, start=0.0),
        context.percent,
        write_tick=context.whole_percent,
        line=TAKEN_POSITION,
        has_bars=True,
        labels=context.labels,
    )
    return rows_chart(context.t("balance-positions", players=context.players_name(players)), rows, frame)


def _coins(context: Context) -> str:
    """Coins gained and paid, and other actions, per game and seat."""
    columns = [Column(context.t("balance-column-what"), is_number=False)]
    columns += [
        Column(f"{label}, {name}" if context.is_comparison else name)
        for players in context.players
        for label in context.labels
        for name in [context.players_name(players)]
    ]
    views = [
        None if figures is None else (figures.abilities, players)
        for players in context.players
        for figures in context.figures(players)
    ]
    lines = [(f"balance-coins-from-{name}", "coins", name) for name in COIN_SOURCES]
    lines += [(f"balance-coins-for-{name}", "coins_paid", name) for name in PAYMENTS]
    lines += [(f"balance-other-{name.replace('_', '-')}", "other", name) for name in OTHER]
    rows = [
        [
            Cell(context.t(message_id)),
            *(
                Cell("–" if view is None else context.two(getattr(view[0], part)[name] / view[1]))
                for view in views
            ),
        ]
        for message_id, part, name in lines
    ]
    return table(columns, rows, context.t("balance-coins-table"))
