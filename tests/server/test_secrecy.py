"""What is hidden leaves no byte: whatever the truth is, every viewer is sent the same.

A twin of each position has all hidden cards, the secret and the seed drawn anew. Snapshot, updates and log of
the two are compared byte by byte, for every seat and for spectators. Where a card comes to light the two may
differ from then on, as they should: the comparison goes on with a new twin. What is taken back is compared
even so, for afterwards nobody may know more. Now and then a twin has another deal that leads to the same
past, and the moves and scores so far are compared as well.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from oddville.protocol import messages
from oddville.protocol.entries import Entry
from oddville.record.fairness import commitment
from oddville.server import frames
from oddville.server.handlers.history import moves_of
from oddville.table.branch import branch_point_of
from oddville.table.change import Change
from oddville.table.log_text import LogWriter
from oddville.table.match import Match
from oddville.table.replays import recording_of, score_of
from oddville.table.table import Table
from oddville.text import Texts
from tests.support.match_twins import NO_HALL, random_entry, started, twin_of

pytestmark = pytest.mark.slow

TEXTS = Texts("en")
PAST_EVERY = 40  # entries


class Compared(NamedTuple):
    messages: int = 0
    undone: int = 0  # so often something was taken back
    pasts: int = 0  # so often moves and scores were compared


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
    shared = frames.update_for_all(Table(NO_HALL, match), change)
    missed = messages.encode(frames.log_entry(change))
    words = LogWriter(TEXTS, match).sentences(change)
    sent = [frames.update_for(shared, match, seats) for seats in viewers(match)]
    return [without_promise(message, match) for message in (*sent, missed, "".join(words).encode())]


def past(match: Match) -> bytes:
    """What can be asked about all that happened."""
    return messages.encode((moves_of(match), score_of(match)))


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
            twin._replayed = lambda earlier=earlier: earlier  # type: ignore[method-assign, misc]
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
