"""Saved games: written after each action, so that a crash loses nothing.

A saved game contains the record so far and what a record does not: which seats are bots, and the state of the
random generator.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..editions.folder import data_home
from ..files import write_atomically
from ..record import Record, RecordError, Recording, record_from_dict, record_to_dict
from ..rules.randomness import WORD_LIMIT

VARIABLE: Final = "ODDVILLE_SAVES"
FORMAT: Final = "oddville-save"
VERSION: Final = 1
MAX_SIZE: Final = 16 * 1024 * 1024
MOST: Final = 100  # games; the oldest are deleted
_OWN_NAME: Final = re.compile(r"\d+-[0-9a-f]{6}\.json")


class SaveError(Exception):
    """Not a saved game that can be resumed; `detail` says why in a few words."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(f"{path}: {detail}")
        self.path = path
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Save:
    record: Record
    levels: tuple[str | None, ...]  # by seat: the bot that plays there, None for a person
    seed: int
    chance: int


def folder() -> Path:
    """Where games are saved; it may not exist yet."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen).expanduser() if chosen else data_home() / "oddville" / "saves"


def new_path(seed: int) -> Path:
    """A new file for each game, so that two terminals never write to the same one."""
    prune()
    return folder() / f"{seed}-{secrets.token_hex(3)}.json"


def write(path: Path, recording: Recording, levels: Sequence[str | None], seed: int) -> None:
    """Raises `OSError`, and then the file still holds the game as it was before."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "levels": list(levels),
        "seed": seed,
        "chance": f"{recording.game.chance:016x}",
        "record": record_to_dict(recording.record()),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, json.dumps(document, ensure_ascii=False, separators=(",", ":")))


def read(path: Path) -> Save:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_SIZE + 1)
    except (OSError, ValueError) as error:  # ValueError: a path that no file system can hold
        raise SaveError(path, getattr(error, "strerror", None) or type(error).__name__) from None
    return parse(content, path)


def parse(content: bytes, path: Path = Path("-")) -> Save:
    """A saved game from the bytes of its file; raises `SaveError`."""
    try:
        document = json.loads(content.decode("utf-8")) if len(content) <= MAX_SIZE else None
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise SaveError(path, FORMAT)
    if document.get("version") != VERSION:
        raise SaveError(path, f"version {str(document.get('version'))[:20]}")
    try:
        return _save(document)
    except RecordError as error:
        raise SaveError(path, f"{error.code}, {error.where}") from None
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(path, f"{type(error).__name__}: {error}"[:80]) from None


def _save(document: dict[str, object]) -> Save:
    record = record_from_dict(document["record"])
    levels, seed, chance = document["levels"], document["seed"], int(str(document["chance"]), 16)
    if not isinstance(levels, list) or len(levels) != len(record.players):
        raise ValueError("levels")
    if not all(level is None or isinstance(level, str) for level in levels):
        raise ValueError("levels")
    if type(seed) is not int or not 0 <= chance < WORD_LIMIT:
        raise ValueError("seed")
    return Save(record, tuple(levels), seed, chance)


def newest_first() -> list[Path]:
    """The files in the folder, without a look inside."""
    try:
        files = [file for file in folder().iterdir() if file.suffix == ".json"]
        return sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []


def prune() -> None:
    """Delete the oldest games if there are too many; files with names of others stay."""
    own = [file for file in newest_first() if _OWN_NAME.fullmatch(file.name)]
    for file in own[MOST:]:
        with contextlib.suppress(OSError):
            file.unlink()


def unfinished() -> list[Path]:
    """The unfinished games, most recent first. Other files are skipped."""
    return [file for file in newest_first() if _is_unfinished(file)]


def _is_unfinished(path: Path) -> bool:
    try:
        return read(path).record.result is None
    except SaveError:
        return False
