"""Records as JSON and as text: what goes out comes back, and the schema describes it."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from oddville.editions import from_dict, load_edition, standard
from oddville.record import (
    Record,
    RecordError,
    load_verified,
    read_json,
    read_text,
    read_verified,
    record_to_dict,
    save,
    write_json,
    write_text,
)
from tests.support import independent_replay
from tests.support.record_schema import schema
from tests.support.recorded_games import finished, playing
from tests.support.unlikely_editions import unlikely_edition


def some_records() -> list[Record]:
    """Finished and unfinished, of every number of players, also with cards of others."""
    unfinished = next(recording for recording in playing(3, 2) if len(recording.moves) == 50).record()
    empty = next(playing(2, 2)).record()
    finished_ones = [finished(players, players + 20).record() for players in (2, 3, 4)]
    return [
        empty,
        unfinished,
        *finished_ones,
        *(finished(3, seed, unlikely_edition(seed)).record() for seed in (1, 2)),
    ]


RECORDS = some_records()


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_both_forms_round_trip(record: Record) -> None:
    assert read_json(write_json(record)) == record
    assert read_text(write_text(record)) == record
    assert read_verified(write_json(record).encode()).record == record
    assert read_verified(write_text(record).encode()).record == record
    assert read_verified("\ufeff" + write_json(record)).record == record


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_the_schema_describes_them(record: Record) -> None:
    jsonschema.Draft202012Validator(schema()).validate(json.loads(write_json(record)))


def test_the_schema_is_a_schema_and_refuses_nonsense() -> None:
    validator = jsonschema.Draft202012Validator
    validator.check_schema(schema())
    document = record_to_dict(RECORDS[2])
    for broken in ({"moves": [{"seat": 9}]}, {"result": {"status": "won"}}, {"extra": 1}, {"version": 2}):
        assert not validator(schema()).is_valid(document | broken)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_an_independent_program_comes_to_the_same_scores(players: int, seed: int) -> None:
    edition = unlikely_edition(seed) if seed % 4 == 3 else None
    record = finished(players, 100 * seed + players, edition).record()
    document = json.loads(write_json(record))
    assert independent_replay.replay(document) == document["result"]


def test_the_independent_program_imports_nothing_of_ours() -> None:
    source = Path(independent_replay.__file__).read_text("utf-8")
    assert "import oddville" not in source
    assert "from oddville" not in source


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_files(tmp_path: Path, name: str) -> None:
    save(RECORDS[2], tmp_path / name)
    assert load_verified(tmp_path / name).record == RECORDS[2]
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert (
        (tmp_path / name)
        .read_text("utf-8")
        .startswith("{" if name.endswith("json") else "oddville record 1\n")
    )


def test_the_text_form_can_be_typed_by_hand() -> None:
    """Comments, blank lines and short words; what comes out has the full words."""
    record = RECORDS[1]
    lines = write_text(record).split("\n")
    lines.insert(3, "# a comment\n")
    typed = "\n".join(line.replace("worker ", "w").replace("takes ", "takes   ") for line in lines)
    assert typed != write_text(record)
    assert read_text(typed) == record


def test_the_text_form_names_the_standard_edition_and_embeds_others() -> None:
    assert "building {" not in write_text(RECORDS[2])
    data = standard().to_dict()
    data["building"][0]["name"] = "A Name of its Own"
    renamed = from_dict(data)  # the same game, hence the same hash, but not the same words
    record = finished(2, 1, renamed).record()
    assert renamed.hash == standard().hash
    assert read_text(write_text(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("oddville record 1", "oddville record 2", "unsupported-version", "line 1"),
        ("oddville record 1", "chess game", "not-text", "line 1"),
        ("rules 1", "rules 0", "unsupported-version", "line 2"),
        ("edition standard 2", "edition standart 2", "edition-unknown", "line 4"),
        ("edition standard 2", "edition standard 7", "unsupported-version", "line 4"),
        ("edition standard 2", "edition standard", "not-text", "line 4"),
        ("player purple Ada", "player mauve Ada", "unknown-word", "line 5"),
        ("player purple Ada", "player purple ", "not-a-name", "line 5"),
        ("player purple Ada", "player blue Ada", "repeated", "players"),
        ("\ndeck ", "\ndeck nonsense-tower ", "unknown-word", "line 8"),
        ("\npile mask", "\npile moon", "not-text", ""),
        ("\nresult ", "\nresult mauve", "unknown-word", ""),
        ("score purple", "score blue", "not-text", ""),
        ("; workers ", "; worker ", "not-text", ""),
        ("\n1 ", "\n2 ", "turn-mismatch", ""),
        ("\nresult", "\nunclear", "not-text", ""),
    ],
)
def test_mistakes_in_the_text_form(old: str, new: str, code: str, where: str) -> None:
    text = write_text(RECORDS[2])
    assert old in text
    with pytest.raises(RecordError) as raised:
        read_text(text.replace(old, new, 1))
    assert raised.value.code == code
    assert raised.value.where.startswith(where)


def test_past_versions_are_named_and_not_embedded() -> None:
    past = load_edition("standard@1")
    record = finished(2, 1, past).record()
    text = write_text(record)
    assert f"edition standard 1 {past.hash}\n" in text
    assert "building {" not in text
    assert read_text(text) == record


@pytest.mark.parametrize(
    ("version", "digest", "code", "params"),
    [
        (1, standard().hash, "edition-hash", {"edition": "standard", "version": 1}),
        (2, load_edition("standard@1").hash, "edition-hash", {"edition": "standard", "version": 2}),
        (1, "0" * 64, "edition-hash", {"edition": "standard", "version": 1}),
        (3, "0" * 64, "unsupported-version", {"value": "3", "supported": "1, 2"}),
    ],
)
def test_versions_that_nobody_has(version: int, digest: str, code: str, params: dict[str, object]) -> None:
    text = write_text(RECORDS[2]).replace(f"standard 2 {standard().hash}", f"standard {version} {digest}")
    with pytest.raises(RecordError) as raised:
        read_text(text)
    assert raised.value.code == code
    assert params.items() <= raised.value.params.items()


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# only a comment", "oddville record 1", "oddville record 1\nrules 1\n"]
)
def test_a_text_that_ends_too_soon(text: str) -> None:
    with pytest.raises(RecordError) as raised:
        read_text(text)
    assert raised.value.code == "not-text"


def test_text_that_is_no_text() -> None:
    with pytest.raises(RecordError) as raised:
        read_verified(b"\xff\xfe\x00")
    assert raised.value.code == "not-text"
