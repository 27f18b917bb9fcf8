"""Records that releases have left behind still load, verify and end where they ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oddville.editions import kept_editions
from oddville.record import fingerprint, load_verified, read_verified, verify, write_json, write_text
from tests.releases.make import FOLDER, INDEX, write_release

pytestmark = pytest.mark.slow

INDICES = sorted(FOLDER.glob(f"*/{INDEX}"))
RECORDS = sorted(file for index in INDICES for file in index.parent.iterdir() if file.name != INDEX)


def index_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / INDEX).read_text("utf-8"))
    return found


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_record_is_still_right(file: Path) -> None:
    record = load_verified(file).record
    assert record.result is not None
    assert fingerprint(verify(record)) == index_of(file.parent)["fingerprints"][file.name]
    assert read_verified(write_text(record)).record == read_verified(write_json(record)).record == record


def test_nothing_has_been_lost() -> None:
    assert INDICES
    for index in INDICES:
        content = index_of(index.parent)
        assert content["release"] == index.parent.name
        assert {file.name for file in index.parent.iterdir()} == {INDEX, *content["fingerprints"]}


def test_every_kept_edition_has_its_games() -> None:
    """Without their cards in the document, for every number of players."""
    found = {
        (record.edition.id, record.edition.version, len(record.players))
        for record in (load_verified(file).record for file in RECORDS if file.suffix == ".txt")
    }
    kept = {(edition.id, edition.version, players) for edition in kept_editions() for players in (2, 3, 4)}
    assert kept <= found


def test_a_release_is_written_once() -> None:
    with pytest.raises(FileExistsError):
        write_release(INDICES[0].parent.name, [])
