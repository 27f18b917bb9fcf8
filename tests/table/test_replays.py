"""A match move by move, its record, and what each seat's points are for."""

from __future__ import annotations

import pytest

from oddville import standard
from oddville.protocol.replay import ReplayPlayer
from oddville.record import verify
from oddville.record.fairness_check import check_fairness
from oddville.rules.scoresheet import scoresheet
from oddville.rules.views import view_for
from oddville.table.replays import players_of, record_of, recording_of, replay_of, score_of
from tests.support.refusals import refusal
from tests.support.scripted_match import ScriptedMatch


@pytest.fixture(scope="module")
def whole_game() -> ScriptedMatch:
    return ScriptedMatch(players=3, order="random", bots=(None, "newcomer", None)).begin().play(seed=4)


def test_the_record_of_a_match_holds_and_proves_its_chance(whole_game: ScriptedMatch) -> None:
    record = record_of(whole_game.match)
    assert verify(record).is_over
    check_fairness(record)
    assert record.fairness is not None
    assert record.fairness.order == whole_game.match.order
    assert [(move.seat, move.action) for move in record.moves] == [
        (move.seat, move.action) for move in whole_game.match.moves
    ]


def test_a_chosen_seed_proves_nothing() -> None:
    record = record_of(ScriptedMatch(seed=5).begin().play(12).match)
    assert record.fairness is None
    verify(record)


def test_a_replay_shows_every_moment_with_what_was_hidden(whole_game: ScriptedMatch) -> None:
    match = whole_game.match
    assert match.game is not None
    record = record_of(match)
    replay = replay_of(record, players_of(match))
    assert replay.players == [ReplayPlayer(seat.name, seat.bot, seat.townsperson) for seat in match.seats]
    assert (replay.edition, replay.edition_data) == (standard().hash, standard().to_dict())
    first, *frames = replay.frames
    assert (first.seat, first.action, first.text, first.events) == (None, None, None, [])
    assert [(frame.seat, frame.action, frame.text) for frame in frames] == [
        (move.seat, move.action, move.text) for move in record.moves
    ]
    assert all(frame.events for frame in frames)
    assert frames[-1].game == view_for(match.game, None)
    for frame in replay.frames:
        assert len(frame.hidden.deck) == frame.game.deck_size
        assert [len(coins) for coins in frame.hidden.coins] == [seat.coins for seat in frame.game.players]
        assert [len(pile) for pile in frame.hidden.piles] == [pile.size for pile in frame.game.piles]
    assert replay.result is not None
    assert replay.result.winner == match.winner
    assert list(replay.result.scores) == match.game.scores()


def test_of_a_record_that_somebody_brings_only_the_names_are_known() -> None:
    recording = recording_of(ScriptedMatch().begin().play(6).match)
    replay = replay_of(recording.record())
    assert replay.players == [ReplayPlayer("Ann", None), ReplayPlayer("Ben", None)]
    assert replay.result is None


def test_scores_item_by_item_and_turn_by_turn(whole_game: ScriptedMatch) -> None:
    match = whole_game.match
    assert match.game is not None
    score = score_of(match)
    assert score.sequence == match.sequence
    for seat, sheet in enumerate(score.scoresheets):
        right = scoresheet(match.game, seat)
        assert (sheet.cards, sheet.characters, sheet.workers, sheet.total) == (
            right.cards,
            right.characters,
            right.workers,
            right.total,
        )
    turns = [turn for turn, _ in score.history]
    assert turns == list(range(1, match.game.turn + 1))
    assert list(score.history[-1][1]) == match.game.scores()


def test_before_the_start_there_is_no_score() -> None:
    with refusal("not-started"):
        score_of(ScriptedMatch().match)
