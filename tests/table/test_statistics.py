"""A match in figures: they follow from its log, and they add up."""

from __future__ import annotations

import msgspec
import pytest

from oddville.protocol.commands import AnswerUndo, Leave, Reclaim, Resign, Say, Undo
from oddville.protocol.entries import read_entry
from oddville.protocol.statistics import Statistics
from oddville.rules.actions import PlayForBuilding, PlayForResource
from oddville.rules.vocabulary import SCORINGS
from oddville.table.statistics import statistics_of
from tests.support.sitting import SECOND, Sitting
from tests.support.table_turns import choose, first_turn


def figures(sitting: Sitting) -> Statistics:
    return statistics_of(sitting.match, [read_entry(data) for data, _ in sitting.log])


def test_a_table_that_waits_for_people() -> None:
    found = figures(Sitting())
    assert (found.phase, found.ending, found.winner, found.started_at) == ("open", None, None, None)
    assert (found.duration, found.turns, found.moves) == (0, 0, 0)
    assert [seat.name for seat in found.seats] == ["Ann", "Ben"]
    assert all(seat.score is None and seat.median is None for seat in found.seats)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_adds_up(players: int) -> None:
    sitting = Sitting(players=players, order="random", bots=(None, "random")).begin().play()
    match, found = sitting.match, figures(sitting)
    assert match.game is not None
    assert (found.phase, found.ending, found.winner) == ("over", "finished", match.game.winner)
    assert found.moves == len(match.moves) == sum(seat.moves for seat in found.seats)
    assert found.bot_moves == sum(seat.bot_moves for seat in found.seats) > 0
    assert found.turns == match.game.turn
    assert found.duration == match.ended_at - match.started_at == found.moves * SECOND
    assert sum(seat.time_used for seat in found.seats) == found.duration
    for number, seat in enumerate(found.seats):
        assert seat.name == match.seats[number].name
        assert seat.bot_moves == (seat.moves if seat.bot else 0)
        assert seat.score is not None
        assert list(seat.score.cards) == [kind for kind in SCORINGS if kind in seat.score.cards]
        parts = [kind.points for kind in seat.score.cards.values()]
        total = sum(parts) + seat.score.characters + seat.score.workers
        assert seat.score.total == total == match.game.score(number)


def test_talk_after_the_end_takes_no_time() -> None:
    sitting = Sitting().begin().play()
    before = figures(sitting)
    sitting.do(Say, 0, text="Well played!", after=100)
    assert figures(sitting) == before


def test_they_can_be_written_as_json() -> None:
    found = figures(Sitting(bots=(None, "random")).begin().play(50))
    assert found.phase == "playing"
    assert msgspec.json.decode(msgspec.json.encode(found), type=Statistics) == found


def test_median_and_longest_decision() -> None:
    sitting = Sitting().begin()
    for seconds in (1, 2):  # the resources of the beginning, one for each
        sitting.act(after=seconds)
    seat = sitting.match.decider
    before = figures(sitting).seats[seat].time_used
    sitting.do(Say, 1 - seat, text="Take your time.", after=10)
    sitting.act(after=20)
    found = figures(sitting).seats[seat]
    assert found.time_used == before + 30 * SECOND
    assert found.longest == 30 * SECOND
    assert found.decisions == 2
    assert found.median == found.time_used // 2


def test_a_stand_in_plays_in_nobodys_time() -> None:
    sitting = Sitting(players=3).begin()
    for _ in range(3):
        sitting.act()
    seat = sitting.match.decider
    before = figures(sitting).seats[seat]
    sitting.do(Leave, seat, after=5)
    sitting.act(after=60)
    found = figures(sitting).seats[seat]
    assert found.time_used == before.time_used + 5 * SECOND
    assert found.decisions == before.decisions
    assert (found.moves, found.bot_moves) == (before.moves + 1, 1)
    sitting.do(Reclaim, seat, after=2)
    if sitting.match.decider == seat:
        sitting.act(after=7)
        assert figures(sitting).seats[seat].longest == 7 * SECOND


def test_somebody_elses_leaving_does_not_shorten_a_decision() -> None:
    sitting = Sitting(players=3).begin()
    seat = sitting.match.decider
    sitting.do(Leave, (seat + 1) % 3, after=5)
    sitting.act(after=6)
    assert figures(sitting).seats[seat].longest == 11 * SECOND


def test_what_was_taken_back() -> None:
    sitting = first_turn()
    seat, moves = sitting.match.decider, len(sitting.match.moves)
    sitting.act(choose(sitting, PlayForResource), after=3)
    sitting.do(Undo, seat, after=4)
    found = figures(sitting)
    assert (found.undos, found.seats[seat].undos, found.moves) == (1, 1, moves)
    sitting.act(choose(sitting, PlayForBuilding), after=5)
    sitting.do(Undo, seat)
    assert figures(sitting).undos == 1  # nobody has agreed
    sitting.do(AnswerUndo, 1 - seat, agree=True)
    found = figures(sitting)
    assert (found.undos, found.seats[seat].undos, found.moves) == (2, 2, moves)
    assert found.seats[seat].longest == 5 * SECOND


def test_a_match_that_was_given_up() -> None:
    sitting = Sitting().begin().play(30)
    seat = sitting.match.decider
    sitting.do(Resign, seat)
    found = figures(sitting)
    assert (found.ending, found.winner) == ("resigned", 1 - seat)
    assert [seat.resigned for seat in found.seats].count(True) == 1
