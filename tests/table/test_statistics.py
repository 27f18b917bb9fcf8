"""A match in figures: they follow from its log, and they add up."""

from __future__ import annotations

import msgspec
import pytest

from oddville.protocol.commands import AnswerUndo, Leave, Reclaim, Resign, Say, Undo
from oddville.protocol.entries import read_entry
from oddville.protocol.statistics import Statistics
from oddville.rules.actions import PlayForBuilding, PlayForResource
from oddville.rules.vocabulary import SCORINGS
from oddville.table.statistics import Count
from tests.support.scripted_match import SECOND, ScriptedMatch
from tests.support.table_turns import choose, first_turn


def figures(scripted: ScriptedMatch) -> Statistics:
    count = Count(scripted.match.without_entries())
    for data, _ in scripted.log:
        count.add(read_entry(data))
    return count.statistics()


def test_a_table_that_waits_for_people() -> None:
    found = figures(ScriptedMatch())
    assert (found.phase, found.ending, found.winner, found.started_at) == ("open", None, None, None)
    assert (found.duration, found.turns, found.moves) == (0, 0, 0)
    assert [seat.name for seat in found.seats] == ["Ann", "Ben"]
    assert all(seat.score is None and seat.median is None for seat in found.seats)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_adds_up(players: int) -> None:
    scripted = ScriptedMatch(players=players, order="random", bots=(None, "random")).begin().play()
    match, found = scripted.match, figures(scripted)
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
    scripted = ScriptedMatch().begin().play()
    before = figures(scripted)
    scripted.do(Say, 0, text="Well played!", after=100)
    assert figures(scripted) == before


def test_they_can_be_written_as_json() -> None:
    found = figures(ScriptedMatch(bots=(None, "random")).begin().play(50))
    assert found.phase == "playing"
    assert msgspec.json.decode(msgspec.json.encode(found), type=Statistics) == found


def test_median_and_longest_decision() -> None:
    scripted = ScriptedMatch().begin()
    for seconds in (1, 2):  # the resources of the beginning, one for each
        scripted.act(after=seconds)
    seat = scripted.match.decider
    before = figures(scripted).seats[seat].time_used
    scripted.do(Say, 1 - seat, text="Take your time.", after=10)
    scripted.act(after=20)
    found = figures(scripted).seats[seat]
    assert found.time_used == before + 30 * SECOND
    assert found.longest == 30 * SECOND
    assert found.decisions == 2
    assert found.median == found.time_used // 2


def test_a_stand_in_plays_in_nobodys_time() -> None:
    scripted = ScriptedMatch(players=3).begin()
    for _ in range(3):
        scripted.act()
    seat = scripted.match.decider
    before = figures(scripted).seats[seat]
    scripted.do(Leave, seat, after=5)
    scripted.act(after=60)
    found = figures(scripted).seats[seat]
    assert found.time_used == before.time_used + 5 * SECOND
    assert found.decisions == before.decisions
    assert (found.moves, found.bot_moves) == (before.moves + 1, 1)
    scripted.do(Reclaim, seat, after=2)
    if scripted.match.decider == seat:
        scripted.act(after=7)
        assert figures(scripted).seats[seat].longest == 7 * SECOND


def test_somebody_elses_leaving_does_not_shorten_a_decision() -> None:
    scripted = ScriptedMatch(players=3).begin()
    seat = scripted.match.decider
    scripted.do(Leave, (seat + 1) % 3, after=5)
    scripted.act(after=6)
    assert figures(scripted).seats[seat].longest == 11 * SECOND


def test_what_was_taken_back() -> None:
    scripted = first_turn()
    seat, moves = scripted.match.decider, len(scripted.match.moves)
    scripted.act(choose(scripted, PlayForResource), after=3)
    scripted.do(Undo, seat, after=4)
    found = figures(scripted)
    assert (found.undos, found.seats[seat].undos, found.moves) == (1, 1, moves)
    scripted.act(choose(scripted, PlayForBuilding), after=5)
    scripted.do(Undo, seat)
    assert figures(scripted).undos == 1  # nobody has agreed
    scripted.do(AnswerUndo, 1 - seat, agree=True)
    found = figures(scripted)
    assert (found.undos, found.seats[seat].undos, found.moves) == (2, 2, moves)
    assert found.seats[seat].longest == 5 * SECOND


def test_a_match_that_was_given_up() -> None:
    scripted = ScriptedMatch().begin().play(30)
    seat = scripted.match.decider
    scripted.do(Resign, seat)
    found = figures(scripted)
    assert (found.ending, found.winner) == ("resigned", 1 - seat)
    assert [seat.resigned for seat in found.seats].count(True) == 1
