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

BLANK = (
    "\u3164",
    "\u2800",
    "A\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u200b",
    "A\u200bn",
    "\ufe0f",
    "\u0301",
    "\u202eA",
)


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


@pytest.mark.parametrize("name", ["", "  ", "x" * (MAX_NAME + 1), "a\nb\0c", *BLANK])
def test_names_that_are_none(name: str) -> None:
    with refusal("bad-name"):
        sit(open_match(), name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\uff21nn"),  # a wide A
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Bob", "B\u03bfb"),  # a Greek omicron
        ("Bob", "B0b"),
        ("Iris", "lris"),
        ("\u041d\u0438\u043d\u0430", "\u043d\u0438\u043d\u0430"),  # Nina, in Cyrillic
        ("Ann 2", "ANN 2"),
    ],
)
def test_names_that_look_like_another_at_the_table(name: str, other: str) -> None:
    match = open_match()
    sit(match, name)
    with refusal("similar-name"):
        sit(match, other)
    sit(open_match(), other)  # alone it is a name like any other


@pytest.mark.parametrize(
    "name",
    ["J\u00fcrgen", "Zo\u00eb", "D'\u00d6rte", "\u7530\u4e2d", "\u2764", "\u0646\u0648\u0631", "Bob 7"],
)
def test_names_of_people_everywhere(name: str) -> None:
    match = open_match()
    sit(match, "Jurgen")
    assert sit(match, name).name == name


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
