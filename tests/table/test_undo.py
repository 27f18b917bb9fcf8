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
from tests.support.sitting import Sitting
from tests.support.table_turns import choose, first_turn


def position(sitting: Sitting) -> str:
    assert sitting.match.game is not None
    return fingerprint(sitting.match.game)


def test_a_step_that_revealed_nothing_is_taken_back_at_once() -> None:
    sitting = first_turn()
    seat, before = sitting.match.decider, position(sitting)
    sitting.act(choose(sitting, PlayForResource))
    assert sitting.match.moves[-1].disclosed == DISCLOSED_NOTHING
    assert table_form(sitting.match).can_undo == seat
    assert isinstance(sitting.do(Undo, seat), Undone)
    assert position(sitting) == before
    assert sitting.match.decider == seat


def test_a_card_that_came_to_light_needs_consent() -> None:
    sitting = first_turn()
    seat, before = sitting.match.decider, position(sitting)
    sitting.act(choose(sitting, PlayForBuilding))  # the deck's top card fills the row
    after = position(sitting)
    assert table_form(sitting.match).can_undo is None
    assert isinstance(sitting.do(Undo, seat), UndoAsked)
    assert position(sitting) == after
    with refusal("already-asked"):
        sitting.do(Undo, seat)
    sitting.do(AnswerUndo, 1 - seat, agree=True)
    assert position(sitting) == before


def test_a_no_leaves_everything_as_it_is() -> None:
    sitting = first_turn()
    seat = sitting.match.decider
    sitting.act(choose(sitting, PlayForBuilding))
    after = position(sitting)
    sitting.do(Undo, seat)
    sitting.do(AnswerUndo, 1 - seat, agree=False)
    assert position(sitting) == after
    assert sitting.match.undo_asked is None


def test_all_the_others_have_to_agree() -> None:
    sitting = first_turn(players=3)
    seat, before = sitting.match.decider, position(sitting)
    others = [other for other in range(3) if other != seat]
    sitting.act(choose(sitting, PlayForBuilding))
    sitting.do(Undo, seat)
    sitting.do(AnswerUndo, others[0], agree=True)
    assert position(sitting) != before
    with refusal("nothing-asked"):
        sitting.do(AnswerUndo, others[0], agree=True)
    sitting.do(AnswerUndo, others[1], agree=True)
    assert position(sitting) == before


def test_somebody_else_has_acted() -> None:
    sitting = first_turn()
    seat, before = sitting.match.decider, position(sitting)
    sitting.act(choose(sitting, PlayForResource))
    sitting.act(choose(sitting, PlayForResource))
    assert isinstance(sitting.do(Undo, seat), UndoAsked)
    sitting.do(AnswerUndo, 1 - seat, agree=True)
    assert position(sitting) == before


def test_a_move_answers_the_question_too() -> None:
    sitting = first_turn()
    seat = sitting.match.decider
    sitting.act(choose(sitting, PlayForBuilding))
    sitting.do(Undo, seat)
    sitting.act(choose(sitting, PlayForResource))
    with refusal("nothing-asked"):
        sitting.do(AnswerUndo, 1 - seat, agree=True)


def test_bots_always_agree() -> None:
    sitting = first_turn(bots=(None, "newcomer"))
    while sitting.match.decider != 0:
        sitting.act()
    before = position(sitting)
    sitting.act(choose(sitting, PlayForBuilding))
    while sitting.match.decider == 1:
        sitting.act()
    assert isinstance(sitting.do(Undo, 0), Undone)
    assert position(sitting) == before


def test_a_bot_that_the_host_called_does_not_agree_for_the_person() -> None:
    sitting = first_turn()
    while sitting.match.decider != sitting.match.host:
        sitting.act()
    host = sitting.match.host
    sitting.act(choose(sitting, PlayForBuilding))
    after = position(sitting)
    sitting.do(TakeOver, host, target=1 - host)
    assert isinstance(sitting.do(Undo, host), UndoAsked)
    assert position(sitting) == after


def test_where_consent_is_always_wanted() -> None:
    sitting = first_turn(undo="consent")
    seat = sitting.match.decider
    sitting.act(choose(sitting, PlayForResource))
    assert table_form(sitting.match).can_undo is None
    assert isinstance(sitting.do(Undo, seat), UndoAsked)


def test_where_nothing_is_taken_back() -> None:
    sitting = first_turn(undo="never")
    seat = sitting.match.decider
    sitting.act(choose(sitting, PlayForResource))
    with refusal("undo-not-allowed"):
        sitting.do(Undo, seat)


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    sitting = Sitting().begin()
    with refusal("nothing-to-undo"):
        sitting.do(Undo, sitting.match.decider)


def test_a_decision_after_an_undo_must_know_of_it() -> None:
    sitting = first_turn()
    seat = sitting.match.decider
    sitting.act(choose(sitting, PlayForResource))
    seen = sitting.match.sequence
    sitting.do(Undo, seat)
    with refusal("stale"):
        sitting.do(Undo, seat, sequence=seen)


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_turn_goes_back_to_its_beginning(seed: int) -> None:
    """Wherever a random game stops: all steps of the seat's last turn are gone, and no other turn's."""
    sitting = Sitting(bots=(None, "newcomer"), players=2).begin()
    sitting.play(40 + 7 * seed, seed)
    match = sitting.match
    assert match.phase == "playing"
    assert target(match, 0, "turn") is not None
    moves = list(match.moves)
    last = max(index for index, move in enumerate(moves) if move.seat == 0)
    sitting.do(Undo, 0, scope="turn")
    kept = len(match.moves)
    assert moves[:kept] == match.moves
    assert moves[kept].seat == 0
    assert moves[kept].turn == moves[last].turn
    assert not any(move.seat == 0 and move.turn == moves[last].turn for move in match.moves)


@pytest.mark.parametrize("seed", range(4))
def test_games_full_of_taking_back_are_told_again_by_their_log(seed: int) -> None:
    sitting = Sitting(players=3, undo="free").begin()
    random = Random(seed)
    for _ in range(150):
        if sitting.match.phase != "playing":
            break
        sitting.play(1, random.randrange(1000))
        seat = random.randrange(3)
        if random.random() < 0.7 or target(sitting.match, seat, "step") is None:
            continue
        sitting.do(Undo, seat, scope=random.choice(("step", "turn")))
        for other in sorted(sitting.match.consenting(seat)):
            if sitting.match.undo_asked is not None:
                sitting.do(AnswerUndo, other, agree=random.random() < 0.8)
    again = sitting.told_again()
    assert again.game is not None
    assert fingerprint(again.game) == position(sitting)
    assert again.moves == sitting.match.moves
