"""Taking back: free while nothing was revealed and nobody else acted, otherwise by consent.

Alone against bots it goes further, but then nothing that was seen is sure to come back.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from oddville.protocol.commands import AnswerUndo, Leave, Reclaim, TakeOver, Undo
from oddville.protocol.entries import UndoAnswered, UndoAsked, Undone
from oddville.protocol.settings import LiveClock
from oddville.record import RecordError, fingerprint, read_json, read_text, verify, write_json, write_text
from oddville.record.fingerprint import deck_from_top
from oddville.rules.actions import PlayForBuilding, PlayForResource
from oddville.rules.views import View, view_for
from oddville.rules.vocabulary import DISCLOSED_NOTHING
from oddville.table.decide import time_is_up
from oddville.table.forms import table_form
from oddville.table.replays import record_of
from oddville.table.undo import target
from tests.support.refusals import refusal
from tests.support.scripted_match import ScriptedMatch
from tests.support.table_turns import choose, first_turn


def position(scripted: ScriptedMatch) -> str:
    assert scripted.match.game is not None
    return fingerprint(scripted.match.game)


def test_a_step_that_revealed_nothing_is_taken_back_at_once() -> None:
    scripted = first_turn()
    seat, before = scripted.match.decider, position(scripted)
    scripted.act(choose(scripted, PlayForResource))
    assert scripted.match.moves[-1].disclosed == DISCLOSED_NOTHING
    assert table_form(scripted.match).can_undo == seat
    assert isinstance(scripted.do(Undo, seat), Undone)
    assert position(scripted) == before
    assert scripted.match.decider == seat


def test_a_card_that_came_to_light_needs_consent() -> None:
    scripted = first_turn()
    seat, before = scripted.match.decider, position(scripted)
    scripted.act(choose(scripted, PlayForBuilding))  # the deck's top card fills the row
    after = position(scripted)
    assert table_form(scripted.match).can_undo is None
    assert isinstance(scripted.do(Undo, seat), UndoAsked)
    assert position(scripted) == after
    with refusal("already-asked"):
        scripted.do(Undo, seat)
    scripted.do(AnswerUndo, 1 - seat, agree=True)
    assert position(scripted) == before


def test_a_no_leaves_everything_as_it_is() -> None:
    scripted = first_turn()
    seat = scripted.match.decider
    scripted.act(choose(scripted, PlayForBuilding))
    after = position(scripted)
    scripted.do(Undo, seat)
    scripted.do(AnswerUndo, 1 - seat, agree=False)
    assert position(scripted) == after
    assert scripted.match.undo_asked is None


def test_all_the_others_have_to_agree() -> None:
    scripted = first_turn(players=3)
    seat, before = scripted.match.decider, position(scripted)
    others = [other for other in range(3) if other != seat]
    scripted.act(choose(scripted, PlayForBuilding))
    scripted.do(Undo, seat)
    scripted.do(AnswerUndo, others[0], agree=True)
    assert position(scripted) != before
    with refusal("nothing-asked"):
        scripted.do(AnswerUndo, others[0], agree=True)
    scripted.do(AnswerUndo, others[1], agree=True)
    assert position(scripted) == before


def test_somebody_else_has_acted() -> None:
    scripted = first_turn()
    seat, before = scripted.match.decider, position(scripted)
    scripted.act(choose(scripted, PlayForResource))
    scripted.act(choose(scripted, PlayForResource))
    assert isinstance(scripted.do(Undo, seat), UndoAsked)
    scripted.do(AnswerUndo, 1 - seat, agree=True)
    assert position(scripted) == before


def test_a_move_answers_the_question_too() -> None:
    scripted = first_turn()
    seat = scripted.match.decider
    scripted.act(choose(scripted, PlayForBuilding))
    scripted.do(Undo, seat)
    scripted.act(choose(scripted, PlayForResource))
    with refusal("nothing-asked"):
        scripted.do(AnswerUndo, 1 - seat, agree=True)


# ---- Somebody who left or whose time ran out is still asked -------------------------------------


def play_on_alone(scripted: ScriptedMatch, seat: int) -> None:
    """`seat` takes a card from the row, a new one fills it, and the bot on the other seat answers."""
    match = scripted.match
    while match.decider != seat:
        scripted.act()
    scripted.act(choose(scripted, PlayForBuilding))
    assert match.moves[-1].disclosed != DISCLOSED_NOTHING
    while match.phase == "playing" and match.decider != seat:
        scripted.act()


def test_b_ran_out_of_time_and_a_sees_new_cards_then_b_must_agree() -> None:
    scripted = first_turn(clock=LiveClock(minutes=1))
    match = scripted.match
    b = match.decider
    a = 1 - b
    before = position(scripted)
    scripted.at += 61_000
    scripted.enter(time_is_up(match, b, scripted.at))
    scripted.act()  # the stand-in's move
    play_on_alone(scripted, a)
    after = position(scripted)
    assert isinstance(scripted.do(Undo, a), UndoAsked)
    assert position(scripted) == after
    with refusal("nothing-asked"):
        scripted.do(AnswerUndo, a, agree=True)
    scripted.do(AnswerUndo, b, agree=True)  # although a bot plays for B
    assert position(scripted) != after
    assert [move.seat for move in match.moves[2:]] == [b]
    assert before != position(scripted)


def test_b_left_and_a_sees_new_cards_then_b_must_agree() -> None:
    scripted = first_turn()
    b = scripted.match.decider
    scripted.do(Leave, b)
    scripted.act()
    play_on_alone(scripted, 1 - b)
    after = position(scripted)
    assert table_form(scripted.match).can_undo != 1 - b
    assert isinstance(scripted.do(Undo, 1 - b, scope="turn"), UndoAsked)
    scripted.do(Reclaim, b)
    scripted.do(AnswerUndo, b, agree=False)
    assert position(scripted) == after


def test_of_three_also_the_one_who_left_must_agree() -> None:
    scripted = first_turn(players=3)
    seat = scripted.match.decider
    gone, there = (other for other in range(3) if other != seat)
    scripted.do(Leave, gone)
    before = position(scripted)
    scripted.act(choose(scripted, PlayForBuilding))
    scripted.do(Undo, seat)
    scripted.do(AnswerUndo, there, agree=True)
    assert position(scripted) != before
    scripted.do(AnswerUndo, gone, agree=True)
    assert position(scripted) == before


def test_an_own_step_that_revealed_nothing_needs_nobody_who_left() -> None:
    for undo in ("free", "consent"):
        scripted = first_turn(undo=undo)
        seat, before = scripted.match.decider, position(scripted)
        scripted.do(Leave, 1 - seat)
        scripted.act(choose(scripted, PlayForResource))
        assert isinstance(scripted.do(Undo, seat), Undone)
        assert position(scripted) == before


def test_logs_of_earlier_versions_go_back_as_they_did() -> None:
    """They do not say who was asked: whoever had not left. And nothing was drawn anew."""
    scripted = first_turn(players=3)
    seat = scripted.match.decider
    gone, there = (other for other in range(3) if other != seat)
    scripted.do(Leave, gone)
    before = position(scripted)
    scripted.act(choose(scripted, PlayForBuilding))
    count = len(scripted.match.moves) - 1
    scripted.enter(UndoAsked(at=scripted.at, seat=seat, scope="step", moves=count))
    scripted.enter(UndoAnswered(at=scripted.at, seat=there, agreed=True))
    assert position(scripted) == before
    scripted.act(choose(scripted, PlayForBuilding))
    scripted.enter(Undone(at=scripted.at, seat=seat, scope="step", moves=count))
    assert position(scripted) == before
    assert not scripted.match.redraws


# ---- Alone against bots -------------------------------------------------------------------------


def against_a_bot(**settings: object) -> ScriptedMatch:
    scripted = first_turn(bots=(None, "newcomer"), **settings)
    while scripted.match.decider != 0:
        scripted.act()
    return scripted


def hidden(scripted: ScriptedMatch) -> list[int]:
    assert scripted.match.game is not None
    return deck_from_top(scripted.match.game)


def public(scripted: ScriptedMatch) -> View:
    assert scripted.match.game is not None
    return view_for(scripted.match.game, None)


def test_bots_always_agree_and_what_is_hidden_is_drawn_anew() -> None:
    scripted = against_a_bot()
    seen, deck = public(scripted), hidden(scripted)
    play_on_alone(scripted, 0)
    entry = scripted.do(Undo, 0)
    assert isinstance(entry, Undone)
    assert entry.redrawn
    assert public(scripted) == seen
    assert hidden(scripted) != deck
    assert sorted(hidden(scripted)) == sorted(deck)


def test_each_undo_draws_other_cards() -> None:
    """Trying again and again does not show the same future twice."""
    scripted = against_a_bot()
    found = []
    for _ in range(4):
        found.append(hidden(scripted))
        play_on_alone(scripted, 0)
        scripted.do(Undo, 0)
    assert len({tuple(deck) for deck in found}) == len(found)


def test_the_cards_from_before_a_redraw_never_come_back() -> None:
    """Not by undoing, step by step and free of reveals, what came before the redraw either."""
    scripted = against_a_bot()
    deck = hidden(scripted)
    scripted.act(choose(scripted, PlayForResource))
    while scripted.match.decider != 0:
        scripted.act()
    play_on_alone(scripted, 0)
    scripted.do(Undo, 0)
    entry = scripted.do(Undo, 0)
    assert isinstance(entry, Undone)
    assert scripted.match.decider == 0
    assert hidden(scripted) != deck


def test_past_a_bots_move_that_revealed_nothing_the_cards_stay() -> None:
    scripted = against_a_bot()
    before = position(scripted)
    scripted.act(choose(scripted, PlayForResource))
    while scripted.match.decider != 0:
        scripted.act(choose(scripted, PlayForResource))
    entry = scripted.do(Undo, 0)
    assert isinstance(entry, Undone)
    assert not entry.redrawn
    assert position(scripted) == before


def test_a_table_may_rule_that_out() -> None:
    scripted = against_a_bot(undo_against_bots=False)
    before = position(scripted)
    scripted.act(choose(scripted, PlayForResource))
    scripted.do(Undo, 0)
    assert position(scripted) == before
    play_on_alone(scripted, 0)
    with refusal("undo-too-far"):
        scripted.do(Undo, 0)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_redraws_is_told_again_by_its_log_and_by_its_record(seed: int) -> None:
    scripted = ScriptedMatch(bots=(None, "newcomer"), players=2).begin()
    random = Random(seed)
    for _ in range(20):
        scripted.play(random.randrange(2, 9), random.randrange(1000))
        scripted.do(Undo, 0, scope=random.choice(("step", "turn")))
    match = scripted.play().match
    assert match.redraws
    again = scripted.told_again()
    assert again.game is not None
    assert fingerprint(again.game) == position(scripted)
    record = record_of(match)
    assert fingerprint(verify(record)) == position(scripted)
    assert [redraw.entry for redraw in record.redraws] == list(match.redraws.values())
    assert read_json(write_json(record)) == record
    assert read_text(write_text(record)) == record
    assert fingerprint([game for game, _ in match.positions()][-1]) == position(scripted)
    for cheat in ((), (replace(record.redraws[0], entry=1), *record.redraws[1:])):
        with pytest.raises(RecordError, match="fairness"):
            verify(replace(record, redraws=cheat))


def test_a_bot_that_the_host_called_does_not_agree_for_the_person() -> None:
    scripted = first_turn()
    while scripted.match.decider != scripted.match.host:
        scripted.act()
    host = scripted.match.host
    scripted.act(choose(scripted, PlayForBuilding))
    after = position(scripted)
    scripted.do(TakeOver, host, target=1 - host)
    assert isinstance(scripted.do(Undo, host), UndoAsked)
    assert position(scripted) == after


def test_where_consent_is_always_wanted() -> None:
    scripted = first_turn(undo="consent")
    seat = scripted.match.decider
    scripted.act(choose(scripted, PlayForResource))
    assert table_form(scripted.match).can_undo is None
    assert isinstance(scripted.do(Undo, seat), UndoAsked)


def test_where_nothing_is_taken_back() -> None:
    scripted = first_turn(undo="never")
    seat = scripted.match.decider
    scripted.act(choose(scripted, PlayForResource))
    with refusal("undo-not-allowed"):
        scripted.do(Undo, seat)


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    scripted = ScriptedMatch().begin()
    with refusal("nothing-to-undo"):
        scripted.do(Undo, scripted.match.decider)


def test_a_decision_after_an_undo_must_know_of_it() -> None:
    scripted = first_turn()
    seat = scripted.match.decider
    scripted.act(choose(scripted, PlayForResource))
    seen = scripted.match.sequence
    scripted.do(Undo, seat)
    with refusal("stale"):
        scripted.do(Undo, seat, sequence=seen)


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_turn_goes_back_to_its_beginning(seed: int) -> None:
    """Wherever a random game stops: all steps of the seat's last turn are gone, and no other turn's."""
    scripted = ScriptedMatch(bots=(None, "newcomer"), players=2).begin()
    scripted.play(40 + 7 * seed, seed)
    match = scripted.match
    assert match.phase == "playing"
    assert target(match, 0, "turn") is not None
    moves = list(match.moves)
    last = max(index for index, move in enumerate(moves) if move.seat == 0)
    scripted.do(Undo, 0, scope="turn")
    kept = len(match.moves)
    assert moves[:kept] == match.moves
    assert moves[kept].seat == 0
    assert moves[kept].turn == moves[last].turn
    assert not any(move.seat == 0 and move.turn == moves[last].turn for move in match.moves)


@pytest.mark.parametrize("seed", range(4))
def test_games_full_of_taking_back_are_told_again_by_their_log(seed: int) -> None:
    scripted = ScriptedMatch(players=3, undo="free").begin()
    random = Random(seed)
    for _ in range(150):
        if scripted.match.phase != "playing":
            break
        scripted.play(1, random.randrange(1000))
        seat = random.randrange(3)
        if random.random() < 0.7 or target(scripted.match, seat, "step") is None:
            continue
        scripted.do(Undo, seat, scope=random.choice(("step", "turn")))
        for other in sorted(scripted.match.consenting(seat)):
            if scripted.match.undo_asked is not None:
                scripted.do(AnswerUndo, other, agree=random.random() < 0.8)
    again = scripted.told_again()
    assert again.game is not None
    assert fingerprint(again.game) == position(scripted)
    assert again.moves == scripted.match.moves
