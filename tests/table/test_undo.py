"""Taking back: free while nothing was revealed and nobody else acted, otherwise by consent."""

from __future__ import annotations

from random import Random

import pytest

from oddville.protocol.commands import AnswerUndo, TakeOver, Undo
from oddville.protocol.entries import UndoAsked, Undone
from oddville.record import fingerprint
from oddville.rules.actions import PlayForBuilding, PlayForResource
from oddville.rules.vocabulary import DISCLOSED_NOTHING
from oddville.table.forms import table_form
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


def test_bots_always_agree() -> None:
    scripted = first_turn(bots=(None, "newcomer"))
    while scripted.match.decider != 0:
        scripted.act()
    before = position(scripted)
    scripted.act(choose(scripted, PlayForBuilding))
    while scripted.match.decider == 1:
        scripted.act()
    assert isinstance(scripted.do(Undo, 0), Undone)
    assert position(scripted) == before


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
