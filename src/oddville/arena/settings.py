"""The settings of a tournament: `settings.json` in its folder. A resumed run must have the same."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from .errors import ArenaError

FORMAT: Final = "oddville-arena"
FORMAT_VERSION: Final = 1
SETTINGS_FILE: Final = "settings.json"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A contender as it was written, with its budget."""

    name: str
    seconds: float | None
    iterations: int | None


@dataclass(frozen=True, slots=True)
class SprtSettings:
    """The two hypotheses, in Elo, and the accepted error rates."""

    elo0: float
    elo1: float
    alpha: float
    beta: float


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that determines which games are played."""

    entrants: tuple[Entrant, ...]  # each once, in the order they were written
    lineups: tuple[tuple[int, ...], ...]  # numbers of entrants, one for each player
    players: int
    games: int
    seed: int
    edition: str
    edition_hash: str
    version: str  # of oddville
    sprt: SprtSettings | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(entrant.name for entrant in self.entrants)


def settings_to_dict(settings: Settings) -> dict[str, Any]:
    return {"format": FORMAT, "format_version": FORMAT_VERSION, **asdict(settings)}


def settings_from_dict(data: dict[str, Any]) -> Settings:
    if data["format"] != FORMAT or data["format_version"] != FORMAT_VERSION:
        raise ValueError(data["format"])
    values = {field.name: data[field.name] for field in fields(Settings)}
    values["entrants"] = tuple(Entrant(**entrant) for entrant in data["entrants"])
    values["lineups"] = tuple(tuple(lineup) for lineup in data["lineups"])
    values["sprt"] = SprtSettings(**data["sprt"]) if data["sprt"] else None
    return Settings(**values)


def write_settings(settings: Settings) -> str:
    return json.dumps(settings_to_dict(settings), ensure_ascii=False, indent=2) + "\n"


def read_settings(folder: Path) -> Settings:
    """The settings of the tournament in a folder."""
    file = folder / SETTINGS_FILE
    try:
        return settings_from_dict(json.loads(file.read_text("utf-8")))
    except OSError:
        raise ArenaError("no-results", path=str(folder)) from None
    except (ValueError, KeyError, TypeError):
        raise ArenaError("damaged-settings", path=str(file)) from None


def differences(before: Settings, now: Settings) -> list[str]:
    """The names of the settings in which two tournaments differ."""
    return [
        field.name for field in fields(Settings) if getattr(before, field.name) != getattr(now, field.name)
    ]
