"""The table of a tournament as files: `results.json` and `results.csv`, and the times apart in `times.json`.

With fixed iterations the first two are the same, to the last byte, on every run of the same tournament; times
never are.
"""

from __future__ import annotations

import csv
import io
import json
import math
from pathlib import Path
from typing import Any, Final

from ..files import write_atomically
from ..reports.intervals import Interval
from .folder import not_written
from .intervals import mean_of, share_interval
from .results import read_games, read_settings
from .settings import Settings, settings_to_dict
from .sprt import Sprt, elo_of, pairs_in_order
from .standings import Standings

RESULTS_JSON: Final = "results.json"
RESULTS_CSV: Final = "results.csv"
TIMES_JSON: Final = "times.json"
DIGITS: Final = 6

COLUMNS: Final = (
    "contender",
    "games",
    "wins",
    "win_share",
    "win_share_low",
    "win_share_high",
    "mean_score",
    "mean_score_low",
    "mean_score_high",
    "rating",
    "rating_sigma",
)


def write_tables(folder: Path) -> Standings:
    """Make the tables of all games in a folder that count."""
    settings = read_settings(folder)
    standings = Standings(settings)
    games = read_games(folder)
    standings.add_all(games)
    results: dict[str, Any] = {
        "settings": settings_to_dict(settings),
        "games": standings.games,
        "stopped_games": standings.stopped,
        "mean_turns": _rounded(standings.turns / max(1, standings.games)),
        "contenders": [row(standings, number) for number in standings.by_rating()],
        "duels": _duels(standings),
    }
    if settings.sprt is not None:
        sprt = Sprt(settings.sprt)
        for pair in pairs_in_order(games):
            sprt.add(pair)
        results["sprt"] = sprt_as_data(sprt)
    try:
        write_atomically(folder / RESULTS_JSON, _json(results))
        write_atomically(folder / RESULTS_CSV, _csv(results["contenders"]))
        write_atomically(folder / TIMES_JSON, _json({"contenders": _times(settings, standings)}))
    except OSError as error:
        raise not_written(folder, error) from None
    return standings


def row(standings: Standings, number: int) -> dict[str, Any]:
    """A contender's line of the table."""
    tally, rating = standings.tallies[number], standings.rating(number)
    wins, scores = tally.win_interval, tally.score_interval
    values = (
        standings.settings.names[number],
        tally.seats,
        tally.wins,
        tally.win_share,
        wins.low,
        wins.high,
        tally.mean_score,
        scores.low,
        scores.high,
        rating.mean,
        rating.sigma,
    )
    return {column: _rounded(value) for column, value in zip(COLUMNS, values, strict=True)}


def _duels(standings: Standings) -> list[dict[str, Any]]:
    """How often one contender was ahead of another in the same game; at two players that is winning."""
    names = standings.settings.names
    found = []
    for (first, second), clusters in sorted(standings.duels.items()):
        deals = list(clusters.values())
        interval: Interval = share_interval(deals)
        found.append(
            {
                "contender": names[first],
                "against": names[second],
                "meetings": sum(cluster.count for cluster in deals),
                "ahead": _rounded(mean_of(deals)),
                "ahead_low": _rounded(interval.low),
                "ahead_high": _rounded(interval.high),
            }
        )
    return found


def sprt_as_data(sprt: Sprt) -> dict[str, Any]:
    return {
        "verdict": sprt.verdict,
        "pairs": sprt.pairs,
        "log_likelihood_ratio": _rounded(sprt.ratio),
        "lower": _rounded(sprt.lower),
        "upper": _rounded(sprt.upper),
        "elo": _rounded(elo_of(sprt.score)),
    }


def _times(settings: Settings, standings: Standings) -> list[dict[str, Any]]:
    found = []
    for entrant, tally in zip(settings.entrants, standings.tallies, strict=True):
        thinking = tally.thinking
        found.append(
            {
                "contender": entrant.name,
                "seconds_allowed": entrant.seconds,
                "iterations_allowed": entrant.iterations,
                "decisions": thinking.decisions,
                "mean": _rounded(thinking.mean),
                "median": _rounded(thinking.percentile(50)),
                "percentile_99": _rounded(thinking.percentile(99)),
                "worst": _rounded(thinking.worst),
                "late": thinking.late,
            }
        )
    return found


def _rounded(value: Any) -> Any:
    if not isinstance(value, float):
        return value
    return round(value, DIGITS) if math.isfinite(value) else None


def _json(data: object) -> bytes:
    return (json.dumps(data, ensure_ascii=False, indent=2) + "\n").encode("utf-8")


def _csv(rows: list[dict[str, Any]]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode("utf-8")
