"""What everybody is told of a match, and what stays secret until its end."""

from __future__ import annotations

from msgspec.json import decode, encode

from oddville.protocol import entries as e
from oddville.protocol.commands import AskEnd, Resign, Undo
from oddville.protocol.settings import LiveClock
from oddville.record.fairness import commitment
from oddville.table.forms import (
    entry_form,
    free_undo,
    game_form,
    legal_of,
    table_form,
    written_game,
    written_legal_of,
)
from oddville.table.match import Match
from tests.support.scripted_match import SECRET, ScriptedMatch
from tests.support.table_turns import first_turn

EVERYBODY = frozenset((0, 1))


def told(match: Match) -> str:
    return encode(table_form(match, frozenset(), 0)).decode()


def test_the_secret_is_told_at_the_end_and_its_commitment_before() -> None:
    scripted = ScriptedMatch().begin()
    before = table_form(scripted.match, frozenset(), 0).fairness
    assert before is not None
    assert (before.commitment, before.secret) == (commitment(SECRET), None)
    assert SECRET.hex() not in told(scripted.match)
    scripted.do(Resign, 0)
    after = table_form(scripted.match, frozenset(), 0).fairness
    assert after is not None
    assert after.secret == SECRET.hex()


def test_a_chosen_seed_is_told_at_the_end() -> None:
    scripted = ScriptedMatch(seed=987_654_321).begin()
    assert table_form(scripted.match, frozenset(), 0).fairness is None
    assert "987654321" not in told(scripted.match)
    scripted.do(Resign, 0)
    assert table_form(scripted.match, frozenset(), 0).settings.seed == 987_654_321


def test_who_has_asked_and_who_is_waited_for() -> None:
    scripted = ScriptedMatch(players=3, undo="consent", clock=LiveClock(minutes=5, increment=0)).begin()
    mover = scripted.match.decider
    scripted.act()
    scripted.do(Undo, mover)
    form = table_form(scripted.match, frozenset(), 0)
    assert form.undo_asked is not None
    assert form.undo_asked.seat == mover
    assert set(form.undo_asked.waiting_for) == {0, 1, 2} - {mover}
    assert form.end_asked is None
    scripted.do(AskEnd, 0)
    asked = table_form(scripted.match, frozenset(), 0).end_asked
    assert asked is not None
    assert asked.waiting_for == (1, 2)
    assert all(seat.time_left for seat in form.seats)


def test_whose_step_may_go_back_at_once() -> None:
    assert free_undo(ScriptedMatch().match) is None
    assert free_undo(ScriptedMatch().begin().match) is None
    for undo, is_free in (("free", True), ("never", False), ("consent", False)):
        scripted = first_turn(undo=undo)
        last = scripted.match.moves[-1].seat
        assert free_undo(scripted.match) == (last if is_free else None)


def test_the_game_and_what_may_be_done_as_values_and_as_json() -> None:
    waiting = ScriptedMatch().match
    assert (game_form(waiting), written_game(waiting)) == (None, b"null")
    assert (legal_of(waiting, EVERYBODY), written_legal_of(waiting, EVERYBODY)) == ({}, b"{}")
    match = first_turn(bots=(None, "newcomer")).match
    assert written_game(match) == encode(game_form(match))
    legal = legal_of(match, EVERYBODY)
    assert set(legal) == {0}, "a bot decides for itself"
    assert decode(written_legal_of(match, EVERYBODY)) == {str(seat): all_ for seat, all_ in legal.items()}


def test_entries_without_what_is_nobodys_business() -> None:
    taken = e.SeatTaken(at=1, seat=0, name="Ann", key_hash="hash", salt="salt")
    assert entry_form(taken) == e.SeatTaken(at=1, seat=0, name="Ann", key_hash="", salt="salt")
    assert entry_form(e.KeyAdded(at=1, seat=0, key_hash="hash")) == e.KeyAdded(at=1, seat=0, key_hash="")
    assert entry_form(e.Started(at=1, order=(1, 0), seed=7)) == e.Started(at=1, order=(1, 0), seed=0)
    said = e.Said(at=1, seat=0, text="Hello!")
    assert entry_form(said) is said
    moved = ScriptedMatch().begin().act()
    assert entry_form(moved) is moved
