"""What is hidden leaves no byte: whatever the truth is, every viewer is sent the same.

A twin of each position has all hidden cards, the secret and the seed drawn anew. Snapshot, updates and log of
the two are compared byte by byte, for every seat and for spectators. Where a card comes to light the two may
differ from then on, as they should: the comparison goes on with a new twin. What is taken back is compared
even so, for afterwards nobody may know more. Now and then a twin has another deal that leads to the same
past, and the moves and scores so far are compared as well.
"""

from __future__ import annotations

import copy
from random import Random
from typing import NamedTuple, cast

import pytest

from oddville import standard
from oddville.protocol import messages
from oddville.protocol.commands import Act, AnswerUndo, Command, Leave, Reclaim, Say, Undo
from oddville.protocol.entries import Entry
from oddville.protocol.errors import TableError
from oddville.protocol.requests import Arrival
from oddville.protocol.settings import LiveClock, NoClock, Settings
from oddville.record.fairness import commitment
from oddville.server import frames
from oddville.server.handlers.history import moves_of
from oddville.table.branch import branch_point_of
from oddville.table.decide import Actor, decide, start
from oddville.table.hall import Hall
from oddville.table.log_text import LogWriter
from oddville.table.match import Match
from oddville.table.replays import recording_of, score_of
from oddville.table.seating import sit_down
from oddville.table.table import Change, Table
from oddville.text import Texts

pytestmark = pytest.mark.slow

NO_HALL = cast(Hall, None)  # nothing here stores or thinks
TEXTS = Texts("en")
PAST_EVERY = 40  # entries


class Compared(NamedTuple):
    messages: int = 0
    undone: int = 0  # so often something was taken back
    pasts: int = 0  # so often moves and scores were compared


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


def twin_with_another_past(match: Match, random: Random) -> Match:
    """The same moves from another deal: what was hidden was so from the beginning."""
    twin = twin_of(match, random)
    count = len(match.moves)
    told = branch_point_of(recording_of(match).record(), count)
    imagined = told.recording(match.edition, match.names, random.getrandbits(60)).record()
    twin.branch = branch_point_of(imagined, count)
    twin.moves = []
    return twin


def without_promise(message: bytes, match: Match) -> bytes:
    """The commitment is another for another secret, and tells nothing about it."""
    return message.replace(commitment(match.secret).encode(), b"promise")


def viewers(match: Match) -> list[frozenset[int]]:
    seats = range(len(match.seats))
    return [frozenset(), frozenset(seats), *(frozenset((seat,)) for seat in seats)]


def snapshots(match: Match) -> list[bytes]:
    table = Table(NO_HALL, match)
    sent = [frames.snapshot(table, match, seats, [], 0) for seats in viewers(match)]
    return [without_promise(message, match) for message in sent]


def updates(match: Match, entry: Entry) -> list[bytes]:
    """What everybody is sent about an entry, which is carried out."""
    events = match.apply(entry)
    change = Change(match.sequence, entry, "0.key", events)
    shared = frames.shared_update(Table(NO_HALL, match), change)
    missed = messages.encode(frames.log_entry(change))
    words = LogWriter(TEXTS, match).sentences(change)
    sent = [frames.update_for(shared, match, seats) for seats in viewers(match)]
    return [without_promise(message, match) for message in (*sent, missed, "".join(words).encode())]


def past(match: Match) -> bytes:
    """What can be asked about all that happened."""
    return messages.encode((moves_of(match), score_of(match)))


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
        answerer = random.choice(sorted(match.consenting(asked.seat) - asked.agreed))
        rare = [AnswerUndo(key="k", seat=answerer, sequence=match.sequence, agree=True)]
    try:
        if random.random() < (0.15 if asked is None else 0.8):
            return decide(match, random.choice(rare), actor, at)
    except TableError:
        pass
    action = random.choice(match.game.legal_actions())
    command = Act(key="k", seat=seat, sequence=match.sequence, action=action)
    return decide(match, command, Actor(actor.seats, bot=match.seats[seat].level), at)


def compare_game(players: int, seed: int, most: int = 4000) -> Compared:
    """Play a random game beside its twins."""
    random = Random(seed)
    match = started(players, random)
    assert match.game is not None
    positions = [match.game.copy()]  # after each move
    messages = undone = pasts = 0
    at = 1
    while match.phase == "playing" and messages < most:
        twin = twin_of(match, random)
        assert snapshots(match) == snapshots(twin)
        if match.sequence % PAST_EVERY == 0:
            assert past(match) == past(twin_with_another_past(match, random))
            pasts += 1
        at += random.randrange(3000)
        entry = random_entry(match, random, at)
        before = len(match.moves)
        sent = updates(match, entry)
        is_undone = len(match.moves) < before
        del positions[len(match.moves) + 1 :]
        if is_undone:  # a twin does not know how it came to be: it goes back to a twin of that moment
            earlier = positions[-1].resampled(0, random.getrandbits(60))
            twin._replayed = lambda moves, earlier=earlier: earlier  # type: ignore[method-assign, misc]
            undone += 1
        elif len(match.moves) > before:
            positions.append(match.game.copy())
        told = updates(twin, entry)
        if match.ending is not None or (match.game.disclosed and not is_undone):
            continue  # something came to light
        assert sent == told
        messages += len(sent)
    return Compared(messages, undone, pasts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_message_depends_on_what_is_hidden(players: int) -> None:
    found = [compare_game(players, seed, 400) for seed in range(3)]
    assert all(compared.messages >= 400 for compared in found)
    assert sum(compared.undone for compared in found) > 0
    assert sum(compared.pasts for compared in found) > 0


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_message_of_hundreds_of_games_depends_on_what_is_hidden(players: int) -> None:
    found = [compare_game(players, seed) for seed in range(1000, 1200)]
    messages, undone, pasts = (sum(counts) for counts in zip(*found, strict=True))
    print(f"{players} players: {messages} messages, {undone} undos and {pasts} pasts compared")


def test_the_comparison_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that showed the deck would be found out."""
    random = Random(5)
    match = started(2, random)
    twin = twin_of(match, random)
    assert snapshots(match) == snapshots(twin)
    other = twin_with_another_past(match, random)
    assert past(match) == past(other)
    monkeypatch.setattr(frames, "game_form", lambda match: match.game.deck)
    assert snapshots(match) != snapshots(twin)
    monkeypatch.setattr(f"{__name__}.moves_of", lambda match: recording_of(match).deal.deck)
    assert past(match) != past(other)
