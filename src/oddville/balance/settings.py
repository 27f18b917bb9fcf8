"""The settings of a measurement: edition, bot, seed, version. They are stored in its folder."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..arena.schedule import derived_seed
from ..bots import contender
from ..editions import Edition, EditionError, from_dict
from ..files import write_atomically
from .failure import BalanceError

FILE: Final = "settings.json"
FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Settings:
    """The same settings give the same games if the bot's budget is in iterations, not seconds."""

    edition: Edition
    bot: str  # as `oddville.bots.contender` reads it
    seed: int
    version: str = __version__  # of oddville: another one may have other bots

    def game_seed(self, players: int, index: int) -> int:
        return derived_seed(self.seed, "deal", players, index)

    def bot_seed(self, players: int, index: int, seat: int) -> int:
        return derived_seed(self.seed, "bot", players, index, seat)

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "bot": self.bot,
            "seed": self.seed,
            "version": self.version,
            "edition": self.edition.to_dict(),
        }


def read_settings(folder: Path) -> Settings | None:
    """The settings stored in a folder, or None."""
    try:
        text = (folder / FILE).read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        raise BalanceError("unreadable", path=str(folder / FILE)) from error
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise BalanceError("unreadable", path=str(folder / FILE))
        return Settings(from_dict(data["edition"]), str(data["bot"]), int(data["seed"]), str(data["version"]))
    except (ValueError, KeyError, TypeError, EditionError) as error:
        raise BalanceError("unreadable", path=str(folder / FILE)) from error


def agree_on_settings(folder: Path, settings: Settings) -> None:
    """Write them into a new folder; an existing one must have the same."""
    contender(settings.bot)  # an unknown bot must not leave a folder behind
    there = read_settings(folder)
    if there is None:
        text = json.dumps(settings.to_dict(), ensure_ascii=False, indent=1)
        write_file(folder / FILE, text + "\n")
    elif there.to_dict() != settings.to_dict():
        raise BalanceError("other-settings", path=str(folder))


def write_file(path: Path, text: str) -> None:
    """Make the folder too; raises `BalanceError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text)
    except (OSError, ValueError) as error:  # ValueError: a path that no file system can hold
        detail = getattr(error, "strerror", None) or type(error).__name__
        raise BalanceError("not-written", path=str(path), detail=detail) from error
