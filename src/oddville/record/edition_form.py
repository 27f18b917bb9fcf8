"""How documents name or embed the edition they are played with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..documents.problems import nearest, shown
from ..documents.reader import Reader
from ..editions import Edition, EditionError, from_dict, kept_editions
from ..editions.validator import MAX_VERSION

HEADER: Final = ("id", "version", "hash")


def edition_to_dict(edition: Edition, embed: bool) -> dict[str, Any]:
    """The edition by id and hash; with its data if asked for, or if it is not one of the package."""
    found: dict[str, Any] = {"id": edition.id, "version": edition.version, "hash": edition.hash}
    if embed or not is_packaged(edition):
        found["data"] = edition.to_dict()
    return found


def is_packaged(edition: Edition) -> bool:
    """Whether the edition, or a past version of it, comes with the package, so that every reader has it."""
    return edition in kept_editions()


def read_edition(reader: Reader, is_embedded: bool = False) -> Edition | None:
    """The edition, from its data or, if that may be left out, from the package; None after a problem."""
    fields = reader.fields((*HEADER, "data")) if is_embedded else reader.fields(HEADER, ("data",))
    if not set(HEADER) <= set(fields) or (is_embedded and "data" not in fields):
        return None
    candidates = _embedded(fields["data"]) if "data" in fields else _packaged(fields["id"])
    return _chosen(fields, candidates) if candidates else None


def _chosen(fields: dict[str, Reader], candidates: Sequence[Edition]) -> Edition | None:
    """The version of an edition that id, version and hash name."""
    edition_id = candidates[0].id
    if fields["id"].data != edition_id:
        fields["id"].add("edition-unknown", value=shown(fields["id"].data), suggestion=edition_id)
        return None
    version = fields["version"].integer(1, MAX_VERSION)
    found = next((edition for edition in candidates if edition.version == version), None)
    if found is None:
        supported = ", ".join(str(edition.version) for edition in candidates)
        fields["version"].add("unsupported-version", value=shown(fields["version"].data), supported=supported)
    elif fields["hash"].data != found.hash:
        fields["hash"].add("edition-hash", edition=found.id, version=found.version, hash=found.hash)
        return None
    return found


def _embedded(reader: Reader) -> list[Edition]:
    try:
        return [from_dict(reader.data)]
    except EditionError as error:
        reader.add("edition-broken", problem=error.problems[0], count=len(error.problems))
        return []


def _packaged(reader: Reader) -> list[Edition]:
    """All known versions of the edition with that name, the oldest first."""
    name = reader.text()
    found = [edition for edition in kept_editions() if edition.id == name]
    if not found and isinstance(reader.data, str):  # anything else has been noted
        known = sorted({edition.id for edition in kept_editions()})
        reader.add("edition-unknown", value=shown(name), suggestion=nearest(name, known))
    return sorted(found, key=lambda edition: edition.version)
