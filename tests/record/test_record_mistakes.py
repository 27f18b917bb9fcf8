"""A record that was changed says where it goes wrong; nothing that can be written down crashes the reader."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddville.record import (
    RECORD_CODES,
    RecordError,
    load_verified,
    read_json,
    read_text,
    read_verified,
    record_from_dict,
    record_to_dict,
    write_text,
)
from oddville.record.record import MAX_RECORD_SIZE
from oddville.rules.reasons import Reason
from tests.support.recorded_games import finished

RECORDING = finished(4, 11)  # with a shuffle in the middle
DOCUMENT = record_to_dict(RECORDING.record())
SHUFFLED = next(index for index, move in enumerate(RECORDING.moves) if move.shuffle)
BUILT = next(index for index, move in enumerate(RECORDING.moves) if move.text.startswith("place"))

Change = Callable[[dict[str, Any]], object]


def error_after(change: Change) -> RecordError:
    document = copy.deepcopy(DOCUMENT)
    change(document)
    with pytest.raises(RecordError) as raised:
        record_from_dict(document)
    return raised.value


def at(*path: str | int, value: object) -> Change:
    def change(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        document[path[-1]] = value

    return change


def without(*path: str | int) -> Change:
    def change(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        del document[path[-1]]

    return change


def refusal_of(read: Callable[[], object]) -> RecordError | None:
    """The error where there is one; any other exception is a crash."""
    try:
        read()
    except RecordError as error:
        return error
    return None


def test_unchanged_it_is_right() -> None:
    assert record_from_dict(copy.deepcopy(DOCUMENT)) == RECORDING.record()


LAST = len(DOCUMENT["moves"])
CHANGES: list[tuple[Change, str, int | None, str]] = [
    (at("format", value="chess"), "wrong-format", None, "format"),
    (at("version", value=2), "unsupported-version", None, "version"),
    (at("version", value=True), "unsupported-version", None, "version"),
    (at("rules", value=2), "unsupported-version", None, "rules"),
    (at("actions", value="1"), "unsupported-version", None, "actions"),
    (without("moves"), "missing", None, "moves"),
    (at("mvoes", value=[]), "unknown-key", None, "mvoes"),
    (at("moves", value={}), "wrong-type", None, "moves"),
    (at("edition", "id", value="other"), "edition-unknown", None, "edition.id"),
    (at("edition", "version", value=3), "unsupported-version", None, "edition.version"),
    (at("edition", "hash", value="0" * 64), "edition-hash", None, "edition.hash"),
    (at("edition", "data", "building", 3, "cost", value=["gold"]), "edition-broken", None, "edition.data"),
    (at("edition", "data", "main_square", "points", value=5), "edition-hash", None, "edition.hash"),
    (at("players", 0, "name", value=" Ada"), "not-a-name", None, "players[0].name"),
    (at("players", 0, "colour", value="blue"), "repeated", None, "players"),
    (at("players", 0, "colour", value="blu"), "unknown-word", None, "players[0].colour"),
    (lambda document: document["players"].pop(), "out-of-range", None, "deal.first_player"),
    (at("deal", "first_player", value=4), "out-of-range", None, "deal.first_player"),
    (at("deal", "deck", 5, value="main-square"), "unknown-word", None, "deal.deck[5]"),
    (lambda document: document["deal"]["deck"].pop(), "deal-impossible", None, "deal.deck"),
    (lambda document: document["deal"]["piles"]["mask"].pop(), "deal-impossible", None, "deal.piles"),
    (at("deal", "removed", value=["ghost"]), "deal-impossible", None, "deal.piles"),
    (at("moves", 4, "action", value=718), "illegal-move", 5, "action"),
    (at("moves", 4, "action", value=724), "out-of-range", 5, "moves[4].action"),
    (at("moves", 4, "action", value=1.0), "wrong-type", 5, "moves[4].action"),
    (at("moves", 4, "text", value="done"), "text-mismatch", 5, "text"),
    (at("moves", 4, "text", value="x" * 300), "out-of-range", 5, "moves[4].text"),
    (without("moves", 4, "text"), "missing", 5, "moves[4].text"),
    (at("moves", BUILT, "action", value=0), "illegal-move", BUILT + 1, "action"),
    (lambda document: document["moves"].pop(BUILT), "illegal-move", BUILT + 1, "action"),
    (without("moves", SHUFFLED, "shuffle"), "shuffle-missing", SHUFFLED + 1, "shuffle"),
    (
        at("moves", 0, "shuffle", value={"guild": "mask", "pile": ["landowner"]}),
        "shuffle-unexpected",
        1,
        "shuffle",
    ),
    (
        lambda document: document["moves"][SHUFFLED]["shuffle"]["pile"].pop(),
        "shuffle-impossible",
        SHUFFLED + 1,
        "shuffle",
    ),
    (lambda document: document["moves"].append(document["moves"][0]), "after-the-end", LAST + 1, ""),
    (lambda document: document["moves"].pop(), "result-too-early", LAST - 1, "result"),
    (at("result", value={"status": "unfinished"}), "result-missing", LAST, "result"),
    (at("result", "status", value="won"), "unknown-key", None, "result.winner"),
    (
        at("result", "winner", value=(DOCUMENT["result"]["winner"] + 1) % 4),
        "result-wrong",
        None,
        "result.winner",
    ),
    (at("result", "scores", 1, "total", value=99), "result-wrong", None, "result.scores[1].total"),
    (
        lambda document: document["result"]["scores"][1].update(
            workers=DOCUMENT["result"]["scores"][1]["workers"] + 1,
            total=DOCUMENT["result"]["scores"][1]["total"] + 1,
        ),
        "result-wrong",
        None,
        "result.scores[1].workers",
    ),
]


@pytest.mark.parametrize(
    ("change", "code", "move", "where"), CHANGES, ids=[f"{c[1]}-{c[3]}" for c in CHANGES]
)
def test_a_changed_record_says_where(change: Change, code: str, move: int | None, where: str) -> None:
    error = error_after(change)
    assert (error.code, error.move, error.where) == (code, move, where)
    assert error.code in RECORD_CODES


def test_an_illegal_move_comes_with_the_rule_against_it() -> None:
    error = error_after(at("moves", BUILT, "action", value=0))
    reason = error.params["reason"]
    assert isinstance(reason, Reason)
    assert reason.code == "action-compulsory"
    assert error.edition is not None
    assert error.names == ("Ada", "Ben Li", "Cléo", "Dörte")


def test_a_move_of_another_seat() -> None:
    first = DOCUMENT["moves"][0]["seat"]
    error = error_after(at("moves", 0, "seat", value=(first + 1) % 4))
    assert (error.code, error.move, error.params["decider"]) == ("wrong-seat", 1, first)


@pytest.mark.parametrize("cut", [1, 5, 40, 100])
def test_a_truncated_record_ends_too_early_at_its_last_move(cut: int) -> None:
    error = error_after(lambda document: document.update(moves=document["moves"][:-cut]))
    assert (error.code, error.move) == ("result-too-early", LAST - cut)


def test_the_text_form_says_line_and_move() -> None:
    lines = write_text(RECORDING.record()).split("\n")
    line = next(index for index, text in enumerate(lines) if text.startswith("3 "))
    for words, code in (("worker 9 coins", "unreadable-move"), ("second wood", "illegal-move")):
        broken = [*lines]
        broken[line] = broken[line].partition(":")[0] + f": {words}"
        with pytest.raises(RecordError) as raised:
            read_text("\n".join(broken))
        first = sum(text.count(";") + 1 for text in lines[:line] if text[:1] in ("0", "1", "2"))
        assert (raised.value.code, raised.value.where) == (code, f"line {line + 1}")
        assert raised.value.move == first + 1


# ---- Bytes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"{", "not-json"),
        (b'{"format": NaN}', "not-json"),
        (b'{"version": ' + b"9" * 5000 + b"}", "not-json"),
        (b"[" * 100_000, "not-json"),
        (b'{"format": 1, "format": 2}', "repeated"),
        (b"[]", "wrong-type"),
        (b"{}", "missing"),
        (b'{"format": "\xff"}', "not-json"),
        (b" " * (MAX_RECORD_SIZE + 1), "too-large"),
        (b"{" + b" " * MAX_RECORD_SIZE + b"}", "too-large"),
    ],
)
def test_bytes_that_are_no_record(content: bytes, code: str) -> None:
    with pytest.raises(RecordError) as raised:
        read_verified(content)
    assert raised.value.code == code


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path, code in (
        (tmp_path / "none", "file-not-found"),
        (tmp_path, "file-unreadable"),
        ("a\0b", "file-unreadable"),
    ):
        with pytest.raises(RecordError) as raised:
            load_verified(path)
        assert raised.value.code == code


# ---- Anything --------------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=6,
)


def paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place of a document; of long lists only the beginning."""
    found = [path] if path else []
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value[:6]))
    for key, inner in items:
        found += paths(inner, (*path, key))
    return found


PATHS = paths(DOCUMENT)


@pytest.mark.slow
@settings(max_examples=80)
@given(path=st.sampled_from(PATHS), value=json_values)
def test_any_value_anywhere_is_right_or_refused(path: tuple[str | int, ...], value: object) -> None:
    document = copy.deepcopy(DOCUMENT)
    at(*path, value=value)(document)
    error = refusal_of(lambda: record_from_dict(document))
    assert error is None or (error.code in RECORD_CODES and str(error))


@pytest.mark.slow
@settings(max_examples=50)
@given(path=st.sampled_from(PATHS))
def test_nothing_can_be_left_out(path: tuple[str | int, ...]) -> None:
    document = copy.deepcopy(DOCUMENT)
    without(*path)(document)
    error = refusal_of(lambda: record_from_dict(document))
    assert error or path == ("edition", "data", "format")  # editions written by hand do without it


@pytest.mark.slow
@settings(max_examples=50)
@given(data=st.data())
def test_any_change_to_the_text_is_right_or_refused(data: st.DataObject) -> None:
    text = write_text(RECORDING.record())
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 30))
    new = data.draw(st.text(max_size=30))
    error = refusal_of(lambda: read_text(text[:start] + new + text[start + length :]))
    assert error is None or error.code in RECORD_CODES


@pytest.mark.slow
@settings(max_examples=50)
@given(st.binary(max_size=200))
def test_any_bytes_are_refused(content: bytes) -> None:
    with pytest.raises(RecordError):
        read_verified(content)


def test_reading_json_and_its_value_agree() -> None:
    assert read_json(json.dumps(DOCUMENT)) == RECORDING.record()
