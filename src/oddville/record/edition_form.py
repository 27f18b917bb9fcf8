"""How documents name or embed the edition they are played with."""

from __future__ import annotations

import functools
from typing import Any, Final

from ..editions import Edition, EditionError, edition_names, from_dict, load_edition
from ..editions.problems import nearest, shown
from ..editions.validator import MAX_VERSION
from .reader import Reader

HEADER: Final = ("id", "version", "hash")


def edition_to_dict(edition: Edition, embed: bool) -> dict[str, Any]:
    """By id and hash; with all of its data where asked for, or where nobody else would have it."""
    found: dict[str, Any] = {"id": edition.id, "version": edition.version, "hash": edition.hash}
    if embed or not is_packaged(edition):
        found["data"] = edition.to_dict()
    return found


def is_packaged(edition: Edition) -> bool:
    return edition.id in _names() and _load(edition.id) == edition


@functools.cache
def _names() -> tuple[str, ...]:
    return edition_names()


@functools.cache
def _load(name: str) -> Edition:
    return load_edition(name)


def read_edition(reader: Reader, is_embedded: bool = False) -> Edition | None:
    """The edition, from its data or, where that may be left out, from the package; None after a problem."""
    fields = reader.fields((*HEADER, "data")) if is_embedded else reader.fields(HEADER, ("data",))
    if not set(HEADER) <= set(fields) or (is_embedded and "data" not in fields):
        return None
    edition = _embedded(fields["data"]) if "data" in fields else _packaged(fields["id"])
    if edition is None:
        return None
    if fields["id"].data != edition.id:
        fields["id"].add("edition-unknown", value=shown(fields["id"].data), suggestion=edition.id)
        return None
    if fields["version"].integer(1, MAX_VERSION) != edition.version:
        fields["version"].add(
            "unsupported-version", value=shown(fields["version"].data), supported=edition.version
        )
        return None
    if fields["hash"].data != edition.hash:
        fields["hash"].add("edition-hash", edition=edition.id, hash=edition.hash)
        return None
    return edition


def _embedded(reader: Reader) -> Edition | None:
    try:
        return from_dict(reader.data)
    except EditionError as error:
        reader.add("edition-broken", problem=error.problems[0], count=len(error.problems))
        return None


def _packaged(reader: Reader) -> Edition | None:
    name = reader.text()
    if name in _names():
        return _load(name)
    if isinstance(reader.data, str):  # anything else has been noted
        reader.add("edition-unknown", value=shown(name), suggestion=nearest(name, _names()))
    return None
