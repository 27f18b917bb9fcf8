"""Sitting down at a table, and at its rematch."""

from __future__ import annotations

from msgspec import structs

from ..protocol.entries import KeyAdded, SeatTaken
from ..protocol.errors import TableError
from ..protocol.requests import Arrival
from ..protocol.settings import MAX_NAME
from .match import Match
from .names import look_alike, tidy


def sit_down(match: Match, arrival: Arrival, key_hash: str, at: int) -> SeatTaken:
    """Somebody takes a seat."""
    if match.phase != "open":
        raise TableError("already-started")
    seat = arrival.seat
    free = [number for number, place in enumerate(match.seats) if place.is_free]
    if seat is not None and seat >= len(match.seats):
        raise TableError("no-such-seat", seat=seat + 1)
    if not free or (seat is not None and seat not in free):
        raise TableError("seat-taken", seat=(seat or 0) + 1)
    chosen = free[0] if seat is None else seat
    name = distinct_name(match, arrival.name)
    return SeatTaken(at=at, seat=chosen, name=name, key_hash=key_hash, salt=arrival.salt)


def distinct_name(match: Match, name: str) -> str:
    """Players with the same name get a number; a name that only looks the same is refused."""
    name = tidy(name)
    taken = {seat.name for seat in match.seats if seat.is_person}
    number = 2
    found = name
    while found in taken:
        found = f"{name[: MAX_NAME - 2]} {number}"
        number += 1
    for other in taken:
        if look_alike(found, other):
            raise TableError("similar-name", name=other)
    return found


def move_on(match: Match, arrival: Arrival, former: int, key_hash: str, at: int) -> SeatTaken | KeyAdded:
    """Somebody joins a rematch: one seat further if that is free, or the seat they already have."""
    for number, seat in enumerate(match.seats):
        if seat.former == former:
            return KeyAdded(at=at, seat=number, key_hash=key_hash)
    further = (former + 1) % len(match.seats)
    wish = further if match.seats[further].is_free else None
    taken = sit_down(match, structs.replace(arrival, seat=wish), key_hash, at)
    return structs.replace(taken, former=former)
