"""Matches, and twins of them with another truth behind what is hidden."""

from __future__ import annotations

import copy
from random import Random
from types import SimpleNamespace
from typing import cast

from oddville import standard
from oddville.protocol.commands import Act, AnswerUndo, Command, Leave, Reclaim, Say, Undo
from oddville.protocol.entries import Entry
from oddville.protocol.errors import TableError
from oddville.protocol.requests import Arrival
from oddville.protocol.settings import LiveClock, NoClock, Settings
from oddville.table.decide import Actor, decide, start
from oddville.table.hall import Hall
from oddville.table.match import Match
from oddville.table.seating import sit_down
from oddville.table.shared_presence import SharedPresence

NOBODY_ELSEWHERE = SharedPresence(lambda told: None, lambda table: (0, 0), tuple, lambda table, left: None)
NO_HALL = cast(Hall, SimpleNamespace(presence=NOBODY_ELSEWHERE))  # nothing here stores or thinks


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


def random_entry(match: Match, random: Random, at: int) -> Entry:
    """Mostly moves, now and then something else."""
    assert match.game is not None
    seat = match.decider
    actor = Actor(frozenset(range(len(match.seats))))
    other = random.randrange(len(match.seats))
    mover = match.moves[-1].seat if match.moves else other
    rare: list[Command] = [
        Say(key="k", seat=other, text="Hm."),
        Undo(key="k", seat=mover, sequence=match.sequence, scope=random.choice(("step", "turn"))),
        Leave(key="k", seat=other),
        Reclaim(key="k", seat=other),
    ]
    asked = match.undo_asked
    if asked is not None:
        answerer = random.choice(sorted(match.waiting_for(asked)))
        rare = [AnswerUndo(key="k", seat=answerer, sequence=match.sequence, agree=True)]
    try:
        if random.random() < (0.15 if asked is None else 0.8):
            return decide(match, random.choice(rare), actor, at)
    except TableError:
        pass
    action = random.choice(match.game.legal_actions())
    command = Act(key="k", seat=seat, sequence=match.sequence, action=action)
    return decide(match, command, Actor(actor.seats, bot=match.seats[seat].level), at)
