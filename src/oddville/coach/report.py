"""Reviews as one page for the browser: curves of win shares, the moments that mattered, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..art import table as draw_table
from ..record import Record
from ..reports.html_tables import Cell, Column, table
from ..reports.marks import element, escape
from ..reports.page import Fact, Section, details, page
from ..reports.plot import Axes, Point, line_chart
from ..reports.scale import Scale
from ..rules.game import Game
from ..text import Texts
from .form import reasons_for
from .levels import level_like
from .review import Judgement, Review
from .stretches import Stretch
from .words import explanation, line_words, percent, signed


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One game with everything the page needs."""

    id: str  # in the page
    title: str  # the file that it came from
    record: Record
    names: Sequence[str]
    cut: Sequence[Stretch]
    review: Review


def report_page(texts: Texts, games: Sequence[Reviewed]) -> str:
    sections = [_section(texts, game) for game in games]
    effort = games[0].review.effort
    facts = [
        Fact(texts.t("report-fact-games"), str(len(games))),
        Fact(texts.t("review-fact-effort"), f"{effort.look}, {effort.compare}, {effort.confirm}"),
    ]
    return page(texts, texts.t("review-title"), facts, sections)


def _section(texts: Texts, game: Reviewed) -> Section:
    parts = [_curve(texts, game), _accounts(texts, game), *_moments(texts, game)]
    return Section(game.id, game.title, "".join(parts), texts.t("review-lead"))


def _curve(texts: Texts, game: Reviewed) -> str:
    curve = game.review.curve()
    axes = Axes(
        x=Scale(curve[0][0], max(curve[-1][0], curve[0][0] + 1)),
        y=Scale(0.0, 100.0),
        x_name=texts.t("review-axis-turn"),
        y_name="",
        write_x=lambda turn: f"{turn:.0f}",
        write_y=percent,
        height=260,
        labels=list(game.names),
    )
    series = [
        [
            Point(turn, 100 * shares[seat], f"{name}, {turn}: {percent(100 * shares[seat])}")
            for turn, shares in curve
        ]
        for seat, name in enumerate(game.names)
    ]
    return line_chart(texts.t("review-curve"), axes, series)


def _accounts(texts: Texts, game: Reviewed) -> str:
    columns = [Column(texts.t("review-player"), is_number=False)]
    numbers = ("accuracy", "luck", "decisions", "others", "result")
    columns += [Column(texts.t(f"review-{name}")) for name in numbers]
    columns.append(Column(texts.t("review-like"), is_number=False))
    rows = []
    for name, account in zip(game.names, game.review.accounts, strict=True):
        level = level_like(account.loss, account.judged)
        rows.append(
            [
                Cell(name),
                Cell(percent(account.accuracy), account.accuracy),
                *(Cell(signed(value), value) for value in (account.deal + account.luck, account.decisions)),
                Cell(signed(account.others), account.others),
                Cell(percent(100 * account.result), account.result),
                Cell("" if level is None else texts.t(f"level-{level}")),
            ]
        )
    return table(columns, rows, texts.t("review-accounts"))


def _moments(texts: Texts, game: Reviewed) -> list[str]:
    found = [moment for seat in range(game.review.players) for moment in game.review.moments(seat)]
    if not found:
        return [element("p", escape(texts.t("review-no-moments")))]
    return [_moment(texts, game, moment) for moment in sorted(found, key=lambda item: item.number)]


def _moment(texts: Texts, game: Reviewed, moment: Judgement) -> str:
    stretch, name = game.cut[moment.number], game.names[moment.seat]
    before, after = moment.before[moment.seat], moment.after[moment.seat]
    title = texts.t("review-moment", turn=moment.turn, player=name, verdict=moment.verdict.value)
    edition = game.record.edition
    why = explanation(texts, reasons_for(stretch, moment), game.names, edition)
    picture = draw_table(stretch.game, edition, texts=texts, prefix=f"{game.id}-{moment.number}-")
    return (
        f"<h3>{escape(title)} <small>{percent(100 * before)} → {percent(100 * after)}</small></h3>"
        + _line(texts, "review-played", stretch.game, moment.actions, game)
        + _line(texts, "review-better", stretch.game, moment.better, game)
        + element("p", escape(why))
        + details(texts.t("review-table"), picture)
    )


def _line(texts: Texts, label: str, game: Game, line: Sequence[int], reviewed: Reviewed) -> str:
    words = "; ".join(line_words(texts, game, line, reviewed.record.edition))
    return f"<p><strong>{escape(texts.t(label))}</strong> {escape(words)}</p>"
