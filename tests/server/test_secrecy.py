"""What is hidden leaves no byte: whatever the truth is, every viewer is sent the same.

A twin of each position has all hidden cards, the secret and the seed drawn anew. Snapshot and updates of the
two are compared byte by byte, for every seat and for spectators. Where a card comes to light the two may
differ from then on, as they should: the comparison goes on with a new twin.
"""

from __future__ import annotations

import copy
from random import Random
from typing import cast

import pytest

from oddville import standard
from oddville.record.fairness import commitment
from oddville.server import wire
from oddville.table.commands import Act, Command, Leave, Reclaim, Say, Undo
from oddville.table.decide import Actor, decide, start
from oddville.table.entries import Entry
from oddville.table.errors import TableError
from oddville.table.hall import Hall
from oddville.table.live import Change, Table
from oddville.table.match import Match
from oddville.table.seating import Arrival, sit_down
from oddville.table.settings import LiveClock, NoClock, Settings

NO_HALL = cast(Hall, None)  # nothing here stores or thinks


def started(players: int, random: Random) -> Match:
    clock = random.choice((NoClock(), LiveClock(minutes=5, increment=2)))
    seed = random.getrandbits(60) if random.random() < 0.3 else None
    match = Match(
        "table",
        Settings(players=players, clock=clock, undo="free", seed=seed),
        standard(),
        random.randbytes(32),
    )
    for seat in range(players):
        match.apply(sit_down(match, Arrival(f"P{seat}", f"salt{seat}"), f"hash{seat}", 0))
    match.apply(start(match, 1))
    return match


def twin_of(match: Match, random: Random) -> Match:
    """The same for all who look at it, with another truth behind."""
    twin = copy.copy(match)
    twin.seats = [copy.copy(seat) for seat in match.seats]
    for seat in twin.seats:
        seat.key_hashes = [random.randbytes(8).hex()]
    twin.moves = match.moves[:]
    twin.recent_keys = dict(match.recent_keys)
    assert match.game is not None
    twin.game = match.game.resampled(0, random.getrandbits(60))
    twin.secret = random.randbytes(32)
    twin.seed = random.getrandbits(60)
    if match.settings.seed is not None:
        fields = {name: getattr(match.settings, name) for name in Settings.__struct_fields__}
        twin.settings = Settings(**fields | {"seed": random.getrandbits(60)})
    return twin


def without_promise(message: bytes, match: Match) -> bytes:
    """The commitment is another for another secret, and tells nothing about it."""
    return message.replace(commitment(match.secret).encode(), b"promise")


def viewers(match: Match) -> list[frozenset[int]]:
    seats = range(len(match.seats))
    return [frozenset(), frozenset(seats), *(frozenset((seat,)) for seat in seats)]


def snapshots(match: Match) -> list[bytes]:
    table = Table(NO_HALL, match)
    sent = [wire.snapshot(table, match, seats, [], 0) for seats in viewers(match)]
    return [without_promise(message, match) for message in sent]


def updates(match: Match, entry: Entry) -> list[bytes]:
    """What everybody is sent about an entry, which is carried out."""
    events = match.apply(entry)
    change = Change(match.sequence, entry, "0.key", events)
    shared = wire.shared_update(Table(NO_HALL, match), change)
    missed = wire.encode(wire.log_entry(change))
    sent = [wire.update_for(shared, match, seats) for seats in viewers(match)]
    return [without_promise(message, match) for message in (*sent, missed)]


def random_entry(match: Match, random: Random, at: int) -> Entry:
    """Mostly moves, now and then something else."""
    assert match.game is not None
    seat = match.decider
    actor = Actor(frozenset(range(len(match.seats))))
    other = random.randrange(len(match.seats))
    rare: list[Command] = [
        Say(key="k", seat=other, text="Hm."),
        Undo(key="k", seat=other, sequence=match.sequence),
        Leave(key="k", seat=other),
        Reclaim(key="k", seat=other),
    ]
    try:
        if random.random() < 0.15:
            return decide(match, random.choice(rare), actor, at)
    except TableError:
        pass
    action = random.choice(match.game.legal_actions())
    command = Act(key="k", seat=seat, sequence=match.sequence, action=action)
    return decide(match, command, Actor(actor.seats, bot=match.seats[seat].level), at)


def compare_game(players: int, seed: int, most: int = 4000) -> int:
    """Play a random game beside its twins; how many messages were compared."""
    random = Random(seed)
    match = started(players, random)
    compared = 0
    at = 1
    while match.phase == "playing" and compared < most:
        twin = twin_of(match, random)
        assert snapshots(match) == snapshots(twin)
        at += random.randrange(3000)
        entry = random_entry(match, random, at)
        before = len(match.moves)
        sent = updates(match, entry)
        if len(match.moves) < before:
            continue  # a twin does not know how it came to be, so it cannot go back
        told = updates(twin, entry)
        assert match.game is not None
        if match.ending is not None or match.game.disclosed:
            continue  # something came to light
        assert sent == told
        compared += len(sent)
    return compared


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_message_depends_on_what_is_hidden(players: int) -> None:
    assert all(compare_game(players, seed, 600) >= 600 for seed in range(3))


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_message_of_hundreds_of_games_depends_on_what_is_hidden(players: int) -> None:
    messages = sum(compare_game(players, seed) for seed in range(1000, 1200))
    print(f"{players} players: {messages} messages compared")


def test_the_comparison_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that showed the deck would be found out."""
    random = Random(5)
    match = started(2, random)
    twin = twin_of(match, random)
    assert snapshots(match) == snapshots(twin)
    monkeypatch.setattr(wire, "game_form", lambda match: match.game.deck)
    assert snapshots(match) != snapshots(twin)
