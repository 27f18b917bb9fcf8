"""The table and the progress of a tournament in words, for terminals and logs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from ..text import Texts
from .sprt import Sprt, elo_of
from .standings import Standings
from .tournament import Progress

COLUMNS = (
    "contender",
    "games",
    "win-share",
    "win-interval",
    "score",
    "rating",
    "time-mean",
    "time-most",
    "time-worst",
)


# The first to be left out where the screen is too narrow for all columns; the others always stay.
LESS_IMPORTANT = ("time-worst", "time-most", "win-interval", "time-mean", "score")
NO_FIGURE = "–"


def number(texts: Texts, value: float, digits: int, sign: str = "") -> str:
    """A number as the language writes it; `sign` "+" shows the plus too."""
    text = f"{value:{sign}.{digits}f}".replace("-", "−")
    return text.replace(".", texts.t("arena-decimal-sign"))


def percent(texts: Texts, share: float) -> str:
    return texts.t("arena-percent", value=number(texts, 100 * share, 1))


def duration(texts: Texts, seconds: float) -> str:
    """A decision time with three significant digits."""
    if seconds >= 1:
        return texts.t("arena-seconds", value=number(texts, seconds, 2))
    digits = 0 if seconds >= 0.1 else 1 if seconds >= 0.01 else 3
    return texts.t("arena-milliseconds", value=number(texts, 1000 * seconds, digits))


def headings(texts: Texts) -> list[str]:
    return [texts.t(f"arena-column-{column}") for column in COLUMNS]


def rows(texts: Texts, standings: Standings) -> list[list[str]]:
    """A line for each contender, the best first; no figures before the first game."""
    found = []
    for contender in standings.by_rating():
        tally, rating = standings.tallies[contender], standings.rating(contender)
        if not tally.seats:
            found.append([standings.settings.names[contender], "0", *[NO_FIGURE] * (len(COLUMNS) - 2)])
            continue
        low, high = (number(texts, 100 * end, 1) for end in tally.win_interval)
        found.append(
            [
                standings.settings.names[contender],
                str(tally.seats),
                percent(texts, tally.win_share),
                f"{low}–{high}",
                number(texts, tally.mean_score, 1),
                f"{number(texts, rating.mean, 1)} ± {number(texts, 2 * rating.sigma, 1)}",
                duration(texts, tally.thinking.mean),
                duration(texts, tally.thinking.percentile(99)),
                duration(texts, tally.thinking.worst),
            ]
        )
    return found


def fitted(
    headings: Sequence[str], rows: Sequence[Sequence[str]], width: int, gap: int = 2, frame: int = 0
) -> tuple[list[str], list[list[str]]]:
    """Without the columns that a screen has no room for; `gap` is between columns, `frame` around them."""
    kept = list(range(len(COLUMNS)))
    lines = [headings, *rows]
    for column in map(COLUMNS.index, LESS_IMPORTANT):
        widths = [max(len(line[place]) for line in lines) for place in kept]
        if sum(widths) + gap * (len(kept) - 1) + frame <= width:
            break
        kept.remove(column)
    return [headings[place] for place in kept], [[row[place] for place in kept] for row in rows]


def plain_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Aligned columns: the first to the left, numbers to the right."""
    lines = [headings, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(headings))]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]


def sprt_line(texts: Texts, sprt: Sprt) -> str:
    return texts.t(
        "arena-sprt-line",
        ratio=number(texts, sprt.ratio, 2, "+"),
        lower=number(texts, sprt.lower, 2),
        upper=number(texts, sprt.upper, 2),
        elo=number(texts, elo_of(sprt.score), 0, "+"),
        pairs=sum(sprt.pairs),
    )


def verdict(texts: Texts, progress: Progress) -> str:
    """The result of a sequential test."""
    assert progress.sprt is not None
    first, second = progress.settings.names
    return texts.t(f"arena-sprt-{progress.sprt.verdict}", first=first, second=second)


def progress_line(texts: Texts, progress: Progress, seconds_left: float | None) -> str:
    """The progress of the tournament in one line."""
    names, tallies = progress.settings.names, progress.standings.tallies
    shares = ", ".join(
        f"{names[contender]} {percent(texts, tallies[contender].win_share)}"
        for contender in progress.standings.by_rating()
        if tallies[contender].seats
    )
    line = texts.t("arena-line", done=len(progress.finished), games=progress.games, shares=shares)
    if seconds_left is not None:
        line += texts.t("arena-left", time=clock(seconds_left))
    if progress.sprt is not None:
        line += f" {sprt_line(texts, progress.sprt)}"
    return line


def clock(seconds: float) -> str:
    """Hours, minutes and seconds."""
    return str(timedelta(seconds=round(seconds)))
