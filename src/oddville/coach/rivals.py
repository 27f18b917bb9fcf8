"""What speaks for a line by what it gives to rivals or takes from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .outcome import (
    Outcome,
    could_build,
    known_points,
    lacking,
    next_price,
    places,
    projects_of,
    ready_projects,
    worth,
)
from .reason import Param, Reason, Weighed, resource_word

CLEARLY_MORE: Final = 2  # points


def rivals(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    for rival in range(good.before.players):
        if rival == good.seat:
            continue
        yield from _points(good, less, rival)
        if not (good.after.is_over or less.after.is_over):
            yield from _projects(good, less, rival)
            yield from _prices(good, less, rival)
    if not (good.after.is_over or less.after.is_over):
        yield from _left_in_row(good, less)


def _points(good: Outcome, less: Outcome, rival: int) -> Iterator[Weighed]:
    before = known_points(good.before, rival)
    after, other = good.points(rival), less.points(rival)
    if other > max(after, before) and _gained(less) > _gained(good):
        weight = 3 + 2 * (other - max(after, before))
        params = {"by": rival, "points": other - before, "less": max(0, after - before)}
        yield weight, Reason("rival-gained", params)
    if after < min(other, before):
        weight = 3 + 2 * (min(other, before) - after)
        params = {"by": rival, "points": before - after, "less": max(0, before - other)}
        yield weight, Reason("rival-loses", params)


def _gained(out: Outcome) -> int:
    """The points that a line brings all rivals."""
    seats = [seat for seat in range(out.before.players) if seat != out.seat]
    return sum(max(0, out.points(seat) - known_points(out.before, seat)) for seat in seats)


def _projects(good: Outcome, less: Outcome, rival: int) -> Iterator[Weighed]:
    """Where they fit, and what they can bring there."""
    could_be_built = ready_projects(less.after, rival)
    for card in projects_of(good.before, rival):
        if card not in projects_of(good.after, rival) or card not in projects_of(less.after, rival):
            continue
        if card in could_be_built and card not in ready_projects(good.after, rival):
            yield 8, Reason("blocks", {"by": rival, "card": card})
        elif not places(good.after, card) and places(less.after, card):
            yield 7, Reason("no-place", {"by": rival, "card": card})
        else:
            points, fewer = worth(less.after, rival, card), worth(good.after, rival, card)
            if points - fewer >= CLEARLY_MORE:
                params = {"by": rival, "card": card, "points": points, "less": fewer}
                yield 3 + points - fewer, Reason("rival-worth", params)


def _prices(good: Outcome, less: Outcome, rival: int) -> Iterator[Weighed]:
    """The last resource that a rival lacks becomes dearer, or too dear."""
    coins = good.after.coin_count[rival]
    for card in projects_of(good.after, rival):
        missing = lacking(good.after, rival, card)
        if len(missing) != 1 or missing != lacking(less.after, rival, card):
            continue
        price, cheaper = next_price(good.after, rival, missing[0]), next_price(less.after, rival, missing[0])
        if price > cheaper:
            params: dict[str, Param] = {"by": rival, "card": card, "resource": resource_word(missing[0])}
            weight = 8 if price > coins >= cheaper else 4
            yield weight, Reason("dearer-for-rival", params | {"price": price, "less": cheaper})


def _left_in_row(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """A card that the next player could build."""
    card, seat = good.taken, good.seat
    if card is None or card == less.taken or card not in good.projects:
        return
    rival = (seat + 1) % good.before.players
    is_next = good.before.turn_seat == seat and less.built is None
    if is_next and could_build(less.after, rival, card) and worth(less.after, rival, card) >= CLEARLY_MORE:
        yield 9, Reason("left-to-rival", {"by": rival, "card": card})
