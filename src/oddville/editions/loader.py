"""Finds and reads editions: our own and the user's by name, others from a file, an upload or a record."""

from __future__ import annotations

import functools
import os
import tomllib
from importlib import resources
from pathlib import Path
from typing import Final

from ..documents.problems import nearest
from .edition import Edition
from .folder import user_edition_file, user_edition_names
from .problems import edition_error
from .validator import validate

MAX_FILE_SIZE: Final = 256 * 1024
# A key of a hundred thousand dots would fill the memory during parsing.
MAX_LINE_LENGTH: Final = 300
STANDARD: Final = "standard"
_SUFFIX: Final = ".toml"
_PAST: Final = "past"  # the folder of old versions, which new games do not use


def edition_names() -> tuple[str, ...]:
    """The editions that come with the package."""
    files = (entry.name for entry in resources.files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in files if name.endswith(_SUFFIX)))


@functools.cache
def kept_editions() -> tuple[Edition, ...]:
    """The editions of the package and their past versions, which records refer to without their cards."""
    package = resources.files(__package__)
    files = [
        entry
        for folder in (package, package.joinpath(_PAST))
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(_SUFFIX)
    ]
    return tuple(from_toml(file.read_bytes()) for file in files)


def versioned_name(edition: Edition) -> str:
    """A name for exactly this version: `standard@1`."""
    return f"{edition.id}@{edition.version}"


@functools.cache
def standard() -> Edition:
    return load_edition(STANDARD)


def load_edition(path_or_name: str | os.PathLike[str]) -> Edition:
    """An edition of the package or of the user's folder by its name, any other from the file at that path.

    A name with a version, `standard@1`, means that version of the package's edition, present or past.
    It opens any path, so use `from_toml` or `from_dict` for text from the network.
    """
    names = edition_names()
    if path_or_name in names:
        return from_toml(resources.files(__package__).joinpath(f"{path_or_name}{_SUFFIX}").read_bytes())
    for kept in kept_editions() if "@" in str(path_or_name) else ():
        if path_or_name == versioned_name(kept):
            return kept
    path = Path(path_or_name)
    where = path.name or str(path)
    if path_or_name in user_edition_names():
        path = user_edition_file(str(path_or_name))
        where = path.name
    edition = from_toml(_read(path, where), where)
    if edition.id in names and edition.hash not in [kept.hash for kept in kept_editions()]:
        # Two different editions of one name would be mixed up in records and results.
        raise edition_error("reserved-id", "edition", "id", value=edition.id)
    return edition


def _read(path: Path, where: str) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE_SIZE + 1)
    except FileNotFoundError:
        near = nearest(str(path), [*edition_names(), *user_edition_names()])
        raise edition_error("file-not-found", where, **({"suggestion": near} if near else {})) from None
    except (OSError, ValueError) as error:  # ValueError: a path that no file system can hold
        raise edition_error("file-unreadable", where, detail=type(error).__name__) from error


def from_toml(content: bytes | str, where: str = "edition") -> Edition:
    """An edition from the text of a file; `where` names it in the problems of the file itself."""
    if len(content) > MAX_FILE_SIZE:
        raise edition_error("file-too-large", where, limit=MAX_FILE_SIZE)
    try:
        # Some editors put a byte order mark in front of UTF-8.
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
        _refuse_long_lines(text, where)
        data = tomllib.loads(text)
    except ValueError as error:  # not UTF-8, not TOML, or a number of absurd length
        raise edition_error("not-toml", where, detail=str(error)) from error
    except RecursionError as error:
        raise edition_error("not-toml", where, detail="nested too deeply") from error
    return validate(data)


def _refuse_long_lines(text: str, where: str) -> None:
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > MAX_LINE_LENGTH:
            raise edition_error("line-too-long", where, line=number, limit=MAX_LINE_LENGTH)


def from_dict(data: object) -> Edition:
    """An edition from the result of `Edition.to_dict`, as in records; checked like a file."""
    return validate(data)
