"""Who sits down where, by which name; and coming along to a rematch."""

from __future__ import annotations

import pytest

from oddville import standard
from oddville.protocol.entries import KeyAdded, SeatTaken
from oddville.protocol.requests import Arrival
from oddville.protocol.settings import MAX_NAME, Settings
from oddville.table.match import Match
from oddville.table.seating import move_on, sit_down
from tests.support.refusals import refusal
from tests.support.scripted_match import SECRET, ScriptedMatch


def open_match(**settings: object) -> Match:
    return Match("table", Settings(**{"players": 3, **settings}), standard(), SECRET)  # type: ignore[arg-type]


def sit(match: Match, name: str, seat: int | None = None) -> SeatTaken:
    taken = sit_down(match, Arrival(name, "salt", seat), f"hash of {name}", 0)
    match.apply(taken)
    return taken


def test_the_first_free_seat_or_the_one_that_is_wished() -> None:
    match = open_match(bots=(None, "newcomer", None))
    assert sit(match, "Ann", 2).seat == 2
    assert sit(match, "Ben").seat == 0
    with refusal("seat-taken"):
        sit(match, "Cleo")


@pytest.mark.parametrize(("seat", "code"), [(0, "seat-taken"), (1, "seat-taken"), (3, "no-such-seat")])
def test_seats_that_cannot_be_had(seat: int, code: str) -> None:
    match = open_match(bots=(None, "newcomer", None))
    sit(match, "Ann", 0)
    with refusal(code):
        sit(match, "Ben", seat)


def test_nobody_sits_down_after_the_start() -> None:
    with refusal("already-started"):
        sit(ScriptedMatch().begin().match, "Cleo")


@pytest.mark.parametrize("name", ["", "  ", "x" * (MAX_NAME + 1), "a\nb\0c"])
def test_names_that_are_none(name: str) -> None:
    with refusal("bad-name"):
        sit(open_match(), name)


def test_names_are_tidied_and_told_apart() -> None:
    match = open_match()
    assert [sit(match, name).name for name in ("  Ann   Lee ", "Ann Lee", "Ann Lee")] == [
        "Ann Lee",
        "Ann Lee 2",
        "Ann Lee 3",
    ]
    longest = open_match()
    names = [sit(longest, "x" * MAX_NAME).name for _ in range(2)]
    assert len(set(names)) == 2
    assert max(map(len, names)) == MAX_NAME


def test_to_a_rematch_one_seat_further() -> None:
    match = open_match()
    moved = move_on(match, Arrival("Ann", "salt"), 0, "hash", 0)
    assert isinstance(moved, SeatTaken)
    assert (moved.seat, moved.former) == (1, 0)
    match.apply(moved)
    taken = move_on(match, Arrival("Cleo", "salt"), 2, "hash", 0)
    assert isinstance(taken, SeatTaken)
    assert (taken.seat, taken.former) == (0, 2)


def test_whose_seat_further_is_taken_sits_elsewhere() -> None:
    match = open_match(bots=(None, "newcomer", None))
    moved = move_on(match, Arrival("Ann", "salt"), 0, "hash", 0)
    assert isinstance(moved, SeatTaken)
    assert (moved.seat, moved.former) == (0, 0)


def test_another_device_of_somebody_who_is_there_gets_a_key() -> None:
    match = open_match()
    match.apply(move_on(match, Arrival("Ann", "salt"), 0, "hash", 0))
    again = move_on(match, Arrival("Ann", "salt"), 0, "other hash", 5)
    assert again == KeyAdded(at=5, seat=1, key_hash="other hash")
