"""The sections of a tournament's report: ratings, scores, seats, times, length."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ..reports.distribution import distribution
from ..reports.html_tables import Cell, Column, table
from ..reports.intervals import Estimate
from ..reports.numbers import InNumbers, Numbers
from ..reports.page import Section, charts
from ..reports.plot import Axes, histogram_chart, upright
from ..reports.rows import Frame, Row, rows_chart
from ..reports.scale import Scale, scale_for
from ..text import Texts
from .intervals import Cluster, mean_of, share_interval
from .results import GameResult
from .settings import Settings
from .standings import Standings
from .thinking import TOLERANCE, Thinking, middle_of

PER_DECADE: Final = 8  # bars for times from one power of ten to the next


class Tournament(InNumbers):
    """What the sections need."""

    def __init__(
        self, texts: Texts, settings: Settings, games: Sequence[GameResult], standings: Standings
    ) -> None:
        self.texts = texts
        self.numbers = Numbers(texts.language)
        self.settings = settings
        self.games = games
        self.standings = standings
        self.order = standings.by_rating()

    def name(self, contender: int) -> str:
        return self.settings.names[contender]


def _edges(rows: Sequence[Row]) -> list[float]:
    return [edge for row in rows for value in row.values if value for edge in value[:3]]


# ---- Ratings and wins -------------------------------------------------------------------------------


def ratings_section(tournament: Tournament) -> Section:
    t = tournament.texts.t
    content = charts(_ratings(tournament), _wins(tournament)) + _results(tournament)
    if len(tournament.order) > 1 and tournament.games:
        content += _duels(tournament)
    return Section("ratings", t("report-arena-ratings"), content, t("report-arena-ratings-lead"))


def _ratings(tournament: Tournament) -> str:
    rows = []
    for contender in tournament.order:
        mean, sigma = tournament.standings.rating(contender)
        value = Estimate(mean, mean - 2 * sigma, mean + 2 * sigma, 0)
        rows.append(Row(tournament.name(contender), [value]))
    frame = Frame(scale_for(_edges(rows)), tournament.one, write_tick=tournament.whole)
    return rows_chart(tournament.texts.t("report-arena-rating"), rows, frame)


def _win_estimate(tournament: Tournament, contender: int) -> Estimate:
    tally = tournament.standings.tallies[contender]
    return Estimate(tally.win_share, *tally.win_interval, tally.seats)


def _wins(tournament: Tournament) -> str:
    rows = [
        Row(tournament.name(contender), [_win_estimate(tournament, contender)])
        for contender in tournament.order
    ]
    frame = Frame(
        Scale(0.0, 1.0),
        tournament.percent,
        write_tick=tournament.whole_percent,
        line=1 / tournament.settings.players,
    )
    return rows_chart(
        tournament.texts.t("report-arena-wins"), rows, frame, tournament.texts.t("report-arena-equal")
    )


def _results(tournament: Tournament) -> str:
    t = tournament.texts.t
    columns = [
        Column(t("report-column-contender"), is_number=False),
        *(Column(t(f"report-column-{name}")) for name in ("games", "wins", "interval", "score", "rating")),
    ]
    rows = []
    for contender in tournament.order:
        tally, rating = tournament.standings.tallies[contender], tournament.standings.rating(contender)
        wins = _win_estimate(tournament, contender)
        spread = f"{tournament.one(rating.mean)} ± {tournament.one(2 * rating.sigma)}"
        rows.append(
            [
                Cell(tournament.name(contender)),
                Cell(tournament.whole(tally.seats), key=tally.seats),
                Cell(tournament.percent(wins.value), key=wins.value),
                Cell(tournament.numbers.percent_range(wins), key=wins.low),
                Cell(tournament.one(tally.mean_score), key=tally.mean_score),
                Cell(spread, key=rating.mean),
            ]
        )
    return table(columns, rows, t("report-arena-results"), is_sortable=True)


def _duels(tournament: Tournament) -> str:
    """How often each contender was ahead of each other; with two players that means winning."""
    t = tournament.texts.t
    columns = [Column(t("report-column-contender"), is_number=False)]
    columns += [Column(tournament.name(other)) for other in tournament.order]
    rows = []
    for contender in tournament.order:
        cells = [Cell(tournament.name(contender))]
        for other in tournament.order:
            deals = list(tournament.standings.duels.get((contender, other), {}).values())
            cells.append(_duel(tournament, deals) if deals else Cell("–"))
        rows.append(cells)
    caption = t("report-arena-duels" if tournament.settings.players == 2 else "report-arena-duels-ahead")
    return table(columns, rows, caption)


def _duel(tournament: Tournament, deals: Sequence[Cluster]) -> Cell:
    share = mean_of(deals)
    meetings = sum(cluster.count for cluster in deals)
    interval = Estimate(share, *share_interval(deals), meetings)
    title = tournament.texts.t(
        "report-arena-duel", interval=tournament.numbers.percent_range(interval), count=meetings
    )
    return Cell(tournament.percent(share), tint=share, title=title)


# ---- Scores, seats, length --------------------------------------------------------------------------


def scores_section(tournament: Tournament) -> Section:
    t = tournament.texts.t
    counts: dict[int, Counter[int]] = {contender: Counter() for contender in tournament.order}
    for game in tournament.games:
        for seat, contender in enumerate(game.seats):
            counts[contender][game.scores[seat]] += 1
    played = [contender for contender in tournament.order if counts[contender]]
    shown = distribution([counts[contender] for contender in played])
    axes = _axes(tournament, shown.low, shown.high, shown.width, t("report-axis-points"))
    tallest = scale_for([share for part in shown.series for share in part.values()], start=0.0)
    figures = []
    for contender, shares in zip(played, shown.series, strict=True):
        mean = tournament.one(tournament.standings.tallies[contender].mean_score)
        own = _with(axes, tallest, t("report-arena-mean", mean=mean))
        figures.append(histogram_chart(tournament.name(contender), own, [shares]))
    return Section(
        "scores", t("report-arena-scores"), charts(*figures, size="small"), t("report-arena-scores-lead")
    )


def _axes(tournament: Tournament, low: float, high: float, width: int, x_name: str) -> Axes:
    return Axes(
        Scale(low - 0.7 * width, high + 0.7 * width),
        Scale(0.0, 1.0),
        x_name,
        tournament.texts.t("report-axis-games"),
        tournament.whole,
        tournament.whole_percent,
        height=190,
        bar=width,
    )


def _with(axes: Axes, y: Scale, note: str) -> Axes:
    return replace(axes, y=y, note=note)


def seats_section(tournament: Tournament) -> Section:
    """Wins by the place in the turn order: of all contenders together, then of each."""
    t = tournament.texts.t
    places = range(tournament.settings.players)
    everybody: list[dict[int, Cluster]] = [{} for _ in places]
    each: dict[int, list[list[float]]] = {number: [[] for _ in places] for number in tournament.order}
    for game in tournament.games:
        for seat, contender in enumerate(game.seats):
            place = game.place_in_turn_order(seat)
            before = everybody[place].get(game.deal, Cluster(0.0, 0))
            everybody[place][game.deal] = Cluster(before.total + game.share(seat), before.count + 1)
            each[contender][place].append(game.share(seat))
    rows = []
    for place in places:
        deals = list(everybody[place].values())
        value = Estimate(mean_of(deals), *share_interval(deals), len(tournament.games))
        rows.append(Row(t("report-place", place=place + 1), [value]))
    equal = 1 / len(places)
    frame = Frame(
        scale_for([*_edges(rows), equal]), tournament.percent, write_tick=tournament.whole_percent, line=equal
    )
    note = t("report-games-note", games=tournament.whole(len(tournament.games)))
    chart = rows_chart(t("report-arena-seats-all"), rows, frame, note)
    content = charts(chart, _seats_table(tournament, each))
    return Section("seats", t("report-arena-seats"), content, t("report-arena-seats-lead"))


def _seats_table(tournament: Tournament, each: dict[int, list[list[float]]]) -> str:
    t = tournament.texts.t
    columns = [Column(t("report-column-contender"), is_number=False)]
    columns += [Column(t("report-place", place=place + 1)) for place in range(tournament.settings.players)]
    rows = []
    for contender in tournament.order:
        cells = [Cell(tournament.name(contender))]
        for shares in each[contender]:
            value = sum(shares) / len(shares) if shares else 0.0
            cells.append(Cell(tournament.percent(value), tint=value) if shares else Cell("–"))
        rows.append(cells)
    return table(columns, rows, t("report-arena-seats-each"))


def games_section(tournament: Tournament) -> Section:
    t = tournament.texts.t
    rounds = Counter(-(-game.turns // game.players) for game in tournament.games if game.is_finished)
    if not rounds:
        return Section("length", t("report-arena-length"), "", t("report-arena-no-finished"))
    shown = distribution([rounds])
    total = sum(rounds.values())
    mean = tournament.one(sum(value * count for value, count in rounds.items()) / total)
    axes = _axes(tournament, shown.low, shown.high, shown.width, t("report-axis-rounds"))
    tallest = scale_for(shown.series[0].values(), start=0.0)
    chart = histogram_chart(
        t("report-arena-rounds"), _with(axes, tallest, t("report-arena-mean", mean=mean)), shown.series
    )
    return Section("length", t("report-arena-length"), charts(chart), t("report-arena-length-lead"))


# ---- Times ------------------------------------------------------------------------------------------


def times_section(tournament: Tournament) -> Section:
    t = tournament.texts.t
    binned = {contender: _binned(tournament, contender) for contender in tournament.order}
    values = [value for shares in binned.values() for value in shares] or [0]
    low, high = min(values), max(values)
    tallest = scale_for([share for shares in binned.values() for share in shares.values()], start=0.0)
    figures = [
        _times(tournament, contender, binned[contender], (low, high, tallest))
        for contender in tournament.order
        if binned[contender]
    ]
    lead = t("report-arena-times-lead", percent=tournament.whole_percent(TOLERANCE - 1))
    return Section(
        "times", t("report-arena-times"), charts(*figures, size="small") + _times_table(tournament), lead
    )


def _thinking(tournament: Tournament, contender: int) -> Thinking:
    return tournament.standings.tallies[contender].thinking


def _bin(seconds: float) -> int:
    return round(PER_DECADE * math.log10(seconds))


def _binned(tournament: Tournament, contender: int) -> dict[int, float]:
    """The share of decisions by the logarithm of their time."""
    thinking = _thinking(tournament, contender)
    found: Counter[int] = Counter()
    for number, count in thinking.classes.items():
        found[_bin(middle_of(number))] += count
    return {value: found[value] / thinking.decisions for value in sorted(found)}


def _times(
    tournament: Tournament, contender: int, shares: dict[int, float], reach: tuple[int, int, Scale]
) -> str:
    low, high, tallest = reach
    thinking = _thinking(tournament, contender)
    allowed = tournament.settings.entrants[contender].seconds
    first, last = math.ceil(low / PER_DECADE), math.floor(high / PER_DECADE)
    numbers = tournament.numbers
    axes = Axes(
        Scale(low - 0.7, high + 0.7),
        tallest,
        tournament.texts.t("report-axis-time"),
        tournament.texts.t("report-axis-decisions"),
        lambda value: numbers.seconds(10 ** (value / PER_DECADE), figures=1),
        tournament.whole_percent,
        height=190,
        x_ticks=[PER_DECADE * power for power in range(first, last + 1)],
        note=tournament.texts.t(
            "report-arena-time-note",
            middle=numbers.seconds(thinking.percentile(50)),
            most=numbers.seconds(thinking.percentile(99)),
        ),
    )
    ground = (
        "" if allowed is None else upright(axes, PER_DECADE * math.log10(allowed), numbers.seconds(allowed))
    )
    return histogram_chart(tournament.name(contender), axes, [shares], ground)


def _times_table(tournament: Tournament) -> str:
    t, numbers = tournament.texts.t, tournament.numbers
    names = ("decisions", "allowed", "mean", "median", "most", "of-allowed", "worst", "late")
    columns = [Column(t("report-column-contender"), is_number=False)]
    columns += [Column(t(f"report-column-{name}")) for name in names]
    rows = []
    for contender in tournament.order:
        thinking = _thinking(tournament, contender)
        allowed = tournament.settings.entrants[contender].seconds
        most = thinking.percentile(99)
        late = thinking.late / thinking.decisions if thinking.decisions else 0.0
        rows.append(
            [
                Cell(tournament.name(contender)),
                Cell(tournament.whole(thinking.decisions)),
                Cell("–" if allowed is None else numbers.seconds(allowed)),
                Cell(numbers.seconds(thinking.mean)),
                Cell(numbers.seconds(thinking.percentile(50))),
                Cell(numbers.seconds(most)),
                Cell("–" if allowed is None else tournament.percent(most / allowed)),
                Cell(numbers.seconds(thinking.worst)),
                Cell("–" if allowed is None else numbers.percent(late, 2)),
            ]
        )
    return table(columns, rows, t("report-arena-times-table"))
