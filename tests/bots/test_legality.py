"""Every choice of every level is legal, and what it says about the position makes sense."""

from __future__ import annotations

from itertools import pairwise
from math import isclose, isfinite

import pytest

from oddville.bots import BotError, Budget, Choice, Observation, Player, play_game
from oddville.editions.start import new_game
from oddville.rules import action_space as space
from tests.support.bot_games import IS_PLAIN, LEVELS, SEARCHING, SEATS, by_build, harbour, play, turns_for

pytestmark = pytest.mark.slow

MOST_POINTS = 150  # more than anybody ever had


def check(observation: Observation, choice: Choice) -> None:
    assert choice.action in observation.legal
    assert choice.iterations >= 0
    players = len(observation.view.players)
    assert len(choice.scores) in (0, players)
    assert all(isfinite(score) and -5 < score < MOST_POINTS for score in choice.scores)
    if choice.win_shares:
        assert len(choice.win_shares) == players
        assert all(0 <= share <= 1 for share in choice.win_shares)
        assert isclose(sum(choice.win_shares), 1, abs_tol=1e-9)
    check_line(observation, choice)


def check_line(observation: Observation, choice: Choice) -> None:
    """The line begins with the action itself and could be played."""
    if choice.line:
        assert choice.line[0] == choice.action
        game = observation.imagine(0)
        for action in choice.line:
            game.step(action)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_and_sane(level: str, players: int) -> None:
    played = play(
        level, players, seed=11, iterations=by_build(60, 5), most_turns=turns_for(level), watch=check
    )
    assert played.choices
    assert played.is_finished == played.game.is_over


@pytest.mark.parametrize("level", LEVELS)
def test_cards_that_nobody_learned_from_are_played_too(level: str) -> None:
    """The weights come from games with the standard edition; the harbour has another deck."""
    played = play(
        level,
        3,
        seed=2,
        iterations=by_build(60, 5),
        most_turns=turns_for(level),
        edition=harbour(),
        watch=check,
    )
    assert played.choices


@pytest.mark.parametrize("level", SEARCHING)
def test_a_search_says_what_it_expects(level: str) -> None:
    """Wherever there was something to think about."""
    told = []

    def watch(observation: Observation, choice: Choice) -> None:
        if choice.iterations:
            told.append(choice)
            assert choice.scores
            assert choice.win_shares
            assert choice.line

    play(level, 2, seed=3, iterations=by_build(30, 5), most_turns=by_build(12, 3), watch=watch)
    assert told
    assert any(len(choice.line) > 1 for choice in told)


@pytest.mark.skipif(IS_PLAIN, reason="too many iterations for the plain build")
def test_expectations_come_true_towards_the_end() -> None:
    """With a game nearly over, the scores a master expects are those that come."""
    errors: list[float] = []
    for seed in range(4):
        played = play("master", 2, seed, iterations=200)
        expected = [choice for choice in played.choices if choice.scores]
        errors += [abs(a - b) for a, b in zip(expected[-1].scores, played.game.scores(), strict=True)]
    assert sum(errors) / len(errors) < 3


def test_games_come_to_an_end() -> None:
    for level in ("newcomer", "apprentice", "master"):
        played = play(level, 4, seed=5, iterations=by_build(60, 1))
        assert played.is_finished
        assert played.game.turn < 200


# ---- Playing a game ------------------------------------------------------------------------------


class Hoarder:
    """Takes coins for ever and never builds."""

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        def is_coins(action: int) -> bool:
            return space.PLAY_FOR_COINS <= action < space.PLAY_FOR_RESOURCE

        return Choice(max(observation.legal, key=is_coins))


class Fixed:
    """Chooses the same action always, legal or not."""

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        return Choice(self.action)


def seated(bot: Hoarder | Fixed, players: int) -> list[Player]:
    return [Player("stubborn", bot, Budget())] * players


def test_a_game_in_which_nobody_builds_is_stopped_by_the_turn_limit() -> None:
    game = new_game(2, 1)
    assert not play_game(game, seated(Hoarder(), 2), most_turns=50)
    assert not game.is_over
    assert game.turn == 51


@pytest.mark.parametrize("action", [space.DONE, space.SHUFFLE_PILE, space.BUILD + 1, 723, 724, -1, 10_000])
def test_an_illegal_choice_is_refused_and_named(action: int) -> None:
    game = new_game(2, 1)
    with pytest.raises(BotError) as error:
        play_game(game, seated(Fixed(action), 2))
    assert error.value.code == "illegal-choice"
    assert error.value.params == {"name": "stubborn", "action": str(action)}


def test_every_decision_is_told_before_it_is_carried_out() -> None:
    game = new_game(3, 2)
    turns = []
    play_game(game, seated(Hoarder(), 3), on_decision=lambda decided: turns.append(game.turn), most_turns=20)
    assert turns[0] == 0
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(turns))


def test_the_history_holds_every_deed_so_far() -> None:
    done: list[tuple[int, int]] = []

    def watch(observation: Observation, choice: Choice) -> None:
        assert [(deed.seat, deed.action) for deed in observation.history] == done
        done.append((observation.seat, choice.action))

    play("newcomer", 3, seed=1, watch=watch, most_turns=20)
    assert len(done) > 20
