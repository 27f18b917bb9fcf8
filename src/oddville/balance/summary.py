"""All figures of a measurement: for each number of players, and for all games together."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from ..editions import Edition
from ..reports.intervals import Estimate
from .facts import GameFacts
from .figures import Figures
from .seats import SeatFigures
from .settings import Settings
from .targets import Target, judge


@dataclass(frozen=True, slots=True)
class Summary:
    settings: Settings
    asked: int  # games for each number of players
    unfinished: int  # stopped by the turn limit; not counted anywhere else
    seats: dict[int, SeatFigures]  # by number of players
    by_players: dict[int, Figures]
    all: Figures
    targets: list[Target]

    @property
    def edition(self) -> Edition:
        return self.settings.edition


def summarise(settings: Settings, games: Iterable[GameFacts]) -> Summary | None:
    """The summary, or None if no game was finished."""
    played = list(games)
    finished = [game for game in played if game.is_finished]
    if not finished:
        return None
    groups = {
        players: [game for game in finished if game.players == players]
        for players in sorted({game.players for game in finished})
    }
    seats = {players: SeatFigures.of(group, players) for players, group in groups.items()}
    by_players = {players: Figures.of(group, settings.edition) for players, group in groups.items()}
    everything = (
        Figures.of(finished, settings.edition) if len(groups) > 1 else next(iter(by_players.values()))
    )
    return Summary(
        settings,
        1 + max(game.index for game in played),
        len(played) - len(finished),
        seats,
        by_players,
        everything,
        judge(seats, by_players, everything),
    )


def summary_to_json(summary: Summary) -> str:
    """The figures as JSON, with the same names as here."""
    settings = summary.settings
    edition = settings.edition
    data = {
        "format": "oddville-balance",
        "format_version": 1,
        "edition": {"id": edition.id, "version": edition.version, "hash": edition.hash},
        "bot": settings.bot,
        "seed": settings.seed,
        "version": settings.version,
        "games": summary.asked,
        "unfinished": summary.unfinished,
        "targets": {target.name: _target(target) for target in summary.targets},
        "seats": _plain(summary.seats),
        "by_players": _plain(summary.by_players),
        "all": _plain(summary.all),
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _target(target: Target) -> dict[str, Any]:
    checks = [
        _plain(check) | {"is_met": check.is_met, "is_certain": check.is_certain} for check in target.checks
    ]
    return {"is_met": target.is_met, "checks": checks}


def _plain(value: object) -> Any:
    """Plain JSON values; null for NaN and infinity."""
    if isinstance(value, float):
        return round(value, 6) if math.isfinite(value) else None
    if isinstance(value, Estimate):
        return {name: _plain(getattr(value, name)) for name in value._fields}
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
