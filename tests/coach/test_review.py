"""The review of a game: sums, secrecy, the same every time, and verdicts that make sense."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oddville.coach import Unfinished, Verdict, review
from oddville.coach.judging import Effort, Task, judge
from oddville.coach.review import put_together, task_of
from oddville.coach.stretches import hidden_redrawn, stretches
from oddville.coach.verdicts import verdict_of
from oddville.record.replay import states
from tests.support.bot_games import by_build
from tests.support.reviewed_games import QUICK, bots_game

EFFORT = QUICK if by_build(1, 0) else Effort(64, 64, 64)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_and_decisions_make_the_result(players: int) -> None:
    record = bots_game(players, seed=players)
    found = review(record, EFFORT)
    assert record.result is not None
    for seat, account in enumerate(found.accounts):
        parts = account.share + account.deal + account.luck + account.decisions + account.others
        assert parts == pytest.approx(account.result, abs=1e-9)
        assert account.result == float(seat == record.result.winner)
        assert account.decisions <= 0.0 or account.decisions == pytest.approx(0.0)
        assert 0.0 <= account.accuracy <= 100.0
    for item in found.judgements:
        for shares in (item.before, item.after):
            assert sum(shares) == pytest.approx(1.0)
        assert sum(item.luck) == pytest.approx(0.0)


def test_luck_only_where_chance_revealed_something() -> None:
    record = bots_game(2, seed=2)
    found = review(record, EFFORT)
    for stretch, item in zip(stretches(record), found.judgements, strict=True):
        if not stretch.reveals:
            assert item.luck == (0.0, 0.0)


def test_stretches_hold_every_move_once() -> None:
    record = bots_game(3, seed=8)
    cut = stretches(record)
    assert [action for stretch in cut for action in stretch.actions] == [move.action for move in record.moves]
    for stretch in cut:
        moves = record.moves[stretch.first : stretch.first + len(stretch.actions)]
        assert {move.seat for move in moves} == {stretch.seat}
    assert any(len(stretch.actions) > 2 for stretch in cut)


def test_the_same_record_gives_the_same_review() -> None:
    record = bots_game(2, seed=3)
    assert review(record, EFFORT) == review(record, EFFORT)


def test_the_order_of_judging_does_not_matter() -> None:
    record = bots_game(2, seed=3)
    cut = stretches(record)
    backwards = {part.number: judge(part.game, task_of(part, EFFORT)) for part in reversed(cut)}
    assert put_together(record, cut, backwards, EFFORT) == review(record, EFFORT)


def test_a_line_cut_short_is_not_worse_than_the_whole() -> None:
    """Somebody takes a worker back in the middle of a build: the builder did nothing else until then."""
    seen = 0
    for stretch in stretches(bots_game(2, seed=2)):
        if stretch.is_free and not stretch.reveals and len(stretch.actions) > 2:
            whole = judge(stretch.game, task_of(stretch, EFFORT)).line
            task = replace(task_of(stretch, EFFORT), actions=whole[:1])
            assert judge(stretch.game, task).better is None
            seen += len(whole) > 1
    assert seen


def test_what_is_hidden_changes_no_judgement() -> None:
    """Each decision is judged again in worlds that differ in everything that nobody could know."""
    record = bots_game(2, seed=4)
    truth = list(states(record))
    for stretch in stretches(record)[::6]:
        task = task_of(stretch, EFFORT)
        first = judge(stretch.game, task)
        for seed in (5, 6):
            other = truth[stretch.first].resampled(stretch.seat, seed)
            assert judge(hidden_redrawn(other), task) == first


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(Unfinished):
        review(bots_game(2, seed=3, most_moves=20), EFFORT)
    record = replace(bots_game(2, seed=3), result=None)
    with pytest.raises(Unfinished):
        put_together(record, [], {})


def test_a_forced_decision_is_not_judged() -> None:
    found = review(bots_game(4, seed=5), EFFORT)
    for stretch, item in zip(stretches(bots_game(4, seed=5)), found.judgements, strict=True):
        assert (item.verdict == Verdict.FORCED) is not stretch.is_free


def test_throwing_a_won_game_away_is_a_blunder() -> None:
    """The move that ends and wins the game is replaced by the worst of the others."""
    record = bots_game(2, seed=3)
    last = stretches(record)[-1]
    game = last.game
    effort = EFFORT.times(2)
    losses = [
        judge(game, Task((action,), True, True, False, effort)).loss(last.seat)
        for action in game.legal_actions()
        if action != last.actions[0]
    ]
    assert verdict_of(max(losses), 0.01) == Verdict.BLUNDER


def test_moments_are_the_largest_losses() -> None:
    found = review(bots_game(2, seed=6, level="beginner"), EFFORT)
    for seat in range(2):
        moments = found.moments(seat)
        assert len(moments) <= 3
        assert all(moment.seat == seat and moment.is_remark for moment in moments)
        assert [moment.number for moment in moments] == sorted(moment.number for moment in moments)


@pytest.mark.parametrize(
    ("loss", "margin", "verdict"),
    [
        (0.0, 0.0, Verdict.BEST),
        (0.03, 0.0, Verdict.GOOD),
        (0.05, 0.01, Verdict.INACCURACY),
        (0.05, 0.03, Verdict.GOOD),
        (0.1, 0.01, Verdict.MISTAKE),
        (0.3, 0.01, Verdict.BLUNDER),
        (0.3, 0.2, Verdict.GOOD),
    ],
)
def test_verdicts(loss: float, margin: float, verdict: Verdict) -> None:
    assert verdict_of(loss, margin) == verdict
