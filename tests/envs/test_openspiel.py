"""OpenSpiel's own tests, unchanged; its bots; and what a player may know."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import oddville.envs.openspiel  # registers the game
from oddville.rules.vocabulary import SHUFFLE

# Whole random games are long, and serialising replays them from the start: the limit keeps the tests short.
SHORT = 25


def game(players: int = 2, max_turns: int = 1000, reward: str = "win") -> Any:
    return pyspiel.load_game(
        "python_oddville", {"players": players, "max_turns": max_turns, "reward": reward}
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_simulations_with_serialisation(players: int) -> None:
    pyspiel.random_sim_test(game(players, SHORT), num_sims=2, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_random_games(players: int) -> None:
    pyspiel.random_sim_test(game(players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_playthrough(players: int) -> None:
    """The generator of OpenSpiel's golden files; played again from its text it gives the same."""
    name = f"python_oddville(players={players},max_turns=4)"
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=7)
    assert 'GameType.short_name = "python_oddville"' in text
    assert "IsTerminal() = True" in text
    assert text == generate_playthrough.playthrough(name, action_sequence=None, seed=7)


# shimmy passes on an unbounded box, of another class than PettingZoo's lists know.
@pytest.mark.filterwarnings("ignore:Agent's .* observation space value is")
@pytest.mark.filterwarnings("ignore:.*Box observation space m.*infinity")
def test_through_shimmy_into_pettingzoo() -> None:
    env = OpenSpielCompatibilityV0(game_name="python_oddville", config={"players": 3, "max_turns": SHORT})
    api_test(env, num_cycles=200)


def played(players: int, seed: int, decisions: int) -> Any:
    """A game after some random decisions."""
    choose = random.Random(seed)
    state = game(players).new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(choose.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("make", ["ismcts", "mcts"])
def test_openspiels_searches_play(make: str) -> None:
    limited, chance = game(2, max_turns=SHORT), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    loose = {"random_state": chance, "allow_inconsistent_action_sets": True}
    bots: dict[str, Any] = {
        "ismcts": ismcts.ISMCTSBot(limited, evaluator, 2.0, 4, **loose),
        "mcts": mcts.MCTSBot(limited, 2.0, 4, evaluator, random_state=chance),
    }
    bot = bots[make]
    state, choose, decisions = limited.new_initial_state(), random.Random(3), 0
    while decisions < 12:
        if state.is_chance_node():
            state.apply_action(choose.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1


def moments(players: int, seeds: range) -> Iterator[Any]:
    for seed in seeds:
        state = played(players, seed, decisions=7 * (seed + 1))
        if not state.is_terminal():
            yield state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_resampling_keeps_the_information_state(players: int) -> None:
    differing = 0
    for state in moments(players, range(12)):
        for draw in range(3):
            other = state.resample_from_infostate(0, random.Random(draw).random)
            for player in range(players):
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            again = game(players).deserialize_state(other.serialize())
            assert again.unfolding.game.deck == other.unfolding.game.deck
            differing += other.unfolding.game.deck != state.unfolding.game.deck
    assert differing > 20


def test_a_shuffle_is_told_only_as_far_as_it_shows() -> None:
    """All outcomes with the same top two look alike; resampling gives each of them."""
    state = until_a_shuffle_of_three()
    children = [state.child(outcome) for outcome, _ in state.chance_outcomes()]
    texts = {child.information_state_string(0) for child in children}
    assert len(children) == 6
    assert len(texts) == 6, "of three characters the top and the next are seen, and the third follows"
    for child in children:
        other = child.resample_from_infostate(0, random.Random(1).random)
        assert other.information_state_string(1) == child.information_state_string(1)


def until_a_shuffle_of_three() -> Any:
    """Four players who build whenever they can empty a pile."""
    choose = random.Random(0)
    for _ in range(200):
        state = game(4).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = [outcome for outcome, _ in state.chance_outcomes()]
                if state.unfolding.game.decision == SHUFFLE and len(outcomes) == 6:
                    return state
                state.apply_action(choose.choice(outcomes))
                continue
            legal = state.legal_actions()
            builds = [action for action in legal if action in (50, 51)]
            state.apply_action(choose.choice(builds or legal))
    raise AssertionError("no pile of three was ever shuffled")


def test_information_grows_only_by_what_is_seen() -> None:
    """Two deals that differ only below what was seen cannot be told apart, whatever else they hold."""
    state = played(2, 5, 10)
    hidden = [card for card in range(64) if not state.unfolding.game.seen[card]]
    text = state.information_state_string(0)
    dealt = text.split(" ")[-2].split(",")
    assert dealt.count("?") == len(hidden) > 30
    assert not {str(card) for card in hidden} & set(dealt)


def test_returns() -> None:
    for reward in ("win", "rank", "score"):
        state = game(3, reward=reward).new_initial_state()
        choose = random.Random(2)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose.choice([outcome for outcome, _ in state.chance_outcomes()]))
            else:
                state.apply_action(choose.choice(state.legal_actions()))
        assert sum(state.returns()) == pytest.approx(0)
        assert int(np.argmax(state.returns())) == state.unfolding.game.winner or reward == "score"


def test_the_game_is_the_same_as_ours() -> None:
    """The deal that chance made, and then the same actions."""
    state = played(3, 9, 50)
    assert sum(probability for _, probability in game(3).new_initial_state().chance_outcomes()) == 1
    assert oddville.envs.openspiel.SHORT_NAME in pyspiel.registered_names()
    assert state.legal_actions() == sorted(state.unfolding.game.legal_actions())
