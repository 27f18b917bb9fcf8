"""The queue for the bots' processes: in turn, never without end, and shorter when many wait."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from math import inf
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville.bots.fair_queue import LEAST_SECONDS, TURN_SECONDS, FairQueue

Scene = Callable[[list[asyncio.Task[None]]], None]
ALONE = 3.0  # what a search takes that has no limit
Owners = st.lists(st.sampled_from("abcdef"), max_size=30).map("".join)


class Served(NamedTuple):
    owner: str
    waited: float
    seconds: float


def served(owners: str, scene: Scene = lambda _: None, first: float = 0.0) -> list[Served]:
    """Who is served in which order, behind somebody who has the only place for some time."""

    async def run() -> list[Served]:
        clock = 0.0
        queue, found = FairQueue(1, lambda: clock), list[Served]()

        async def wait(owner: str) -> None:
            nonlocal clock
            async with queue.place(owner) as seconds:
                found.append(Served(owner, clock, seconds))
                clock += min(seconds, ALONE)
                await asyncio.sleep(0)

        async with queue.place("x") as alone:
            assert alone == inf
            tasks = [asyncio.get_running_loop().create_task(wait(owner)) for owner in owners]
            await asyncio.sleep(0)
            assert queue.waiting == len(owners)
            clock += first
            scene(tasks)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert queue.waiting == 0
        async with asyncio.timeout(1), queue.place("x"):  # no place was lost
            return found

    return asyncio.run(run())


def order_of(found: list[Served]) -> str:
    return "".join(one.owner for one in found)


def test_owners_are_served_in_turn() -> None:
    assert order_of(served("aaaabbc")) == "abcabaa"


@given(Owners)
def test_nobody_has_a_second_turn_before_the_others_had_one(owners: str) -> None:
    order = order_of(served(owners))
    assert Counter(order) == Counter(owners)
    for number, owner in enumerate(order):
        between, again, _ = order[number + 1 :].partition(owner)
        if again:
            assert set(order[number:]) - {owner} <= set(between)


@given(Owners, st.floats(0, ALONE))
def test_the_wait_is_bounded(owners: str, first: float) -> None:
    """The n-th search of an owner begins within n times the time for a turn."""
    numbers = Counter[str]()
    for one in served(owners, first=first):
        numbers[one.owner] += 1
        assert one.waited <= numbers[one.owner] * TURN_SECONDS + 1e-9


def test_time_gets_shorter_as_more_wait_and_not_too_short() -> None:
    flood = served("a" * 200 + "b")
    (stranger,) = (one for one in flood if one.owner == "b")
    own = [one.seconds for one in flood if one.owner == "a"]
    assert own[0] == LEAST_SECONDS
    assert own[-1] == inf  # nobody waits behind it
    assert own == sorted(own)
    assert LEAST_SECONDS < own[150] < 1.0
    assert stranger.waited == pytest.approx(LEAST_SECONDS)
    assert stranger.seconds > ALONE  # the flood of the other does not shorten it


@pytest.mark.parametrize("is_called", [False, True])
def test_who_goes_away_leaves_the_place_to_others(is_called: bool) -> None:
    """Before the turn comes, or at the same moment."""

    def scene(tasks: list[asyncio.Task[None]]) -> None:
        if is_called:
            asyncio.get_running_loop().call_soon(tasks[0].cancel)
        else:
            tasks[0].cancel()

    assert order_of(served("aab", scene)) == "ba"


def test_several_places_mean_more_time() -> None:
    async def begun(places: int) -> float:
        queue = FairQueue(places, lambda: 0.0)
        held = [queue.place("x") for _ in range(places)]
        for place in held:
            await place.__aenter__()
        waiting = [asyncio.ensure_future(queue.place(owner).__aenter__()) for owner in "abc"]
        await asyncio.sleep(0)
        await held[0].__aexit__(None, None, None)
        seconds = await waiting[0]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return seconds

    assert asyncio.run(begun(1)) == pytest.approx(TURN_SECONDS / 2)
    assert asyncio.run(begun(3)) == pytest.approx(3 * TURN_SECONDS / 2)
