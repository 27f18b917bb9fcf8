"""OpenSpiel's own tests, unchanged; its bots; and what a player may know."""

import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import oddville
import oddville.envs.openspiel  # registers the game
from oddville.editions.engine_tables import components
from oddville.envs.observation import OBSERVATION_SIZE
from oddville.record.position import position_of
from oddville.rules.action_space import SHUFFLE_PILE
from oddville.rules.deal import Deal, begin
from oddville.rules.views import view_for
from oddville.rules.vocabulary import MAX_COINS, SHUFFLE

pytestmark = pytest.mark.slow

# Whole random games are long, and serialising replays them from the start: the limit keeps the tests short.
SHORT = 25
# Two players in `make test`; more take longer and show little else.
SEATS = [2, pytest.param(3, marks=pytest.mark.soak), pytest.param(4, marks=pytest.mark.soak)]


def game(players: int = 2, max_turns: int = 1000, reward: str = "win") -> Any:
    return pyspiel.load_game(
        "python_oddville", {"players": players, "max_turns": max_turns, "reward": reward}
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_simulations_with_serialisation(players: int) -> None:
    pyspiel.random_sim_test(game(players, SHORT), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("players", SEATS)
def test_whole_random_games(players: int) -> None:
    pyspiel.random_sim_test(game(players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("players", SEATS)
def test_playthrough(players: int, tmp_path: Path) -> None:
    """The generator of OpenSpiel's golden files; played again from its text it gives the same."""
    from open_spiel.python.algorithms import generate_playthrough  # imports SciPy: not for every process

    name = f"python_oddville(players={players},max_turns=4)"
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=7)
    assert 'GameType.short_name = "python_oddville"' in text
    assert "IsTerminal() = True" in text
    golden = tmp_path / "python_oddville.txt"
    golden.write_text(text, "utf-8")
    flags.FLAGS.mark_as_parsed()  # it asks for one of its command line's
    original, again = generate_playthrough.replay(str(golden))
    assert original == again


# shimmy passes on an unbounded box, of another class than PettingZoo's lists know.
@pytest.mark.filterwarnings("ignore:Agent's .* observation space value is")
@pytest.mark.filterwarnings("ignore:.*Box observation space m.*infinity")
@pytest.mark.parametrize("players", [2, 3])
def test_through_shimmy_into_pettingzoo(players: int) -> None:
    config = {"players": players, "max_turns": SHORT}
    env = OpenSpielCompatibilityV0(game_name="python_oddville", config=config)
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
    bots: dict[str, Any] = {
        "ismcts": ismcts.ISMCTSBot(limited, evaluator, 2.0, 4, random_state=chance),
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
            assert again.dealt.game.deck == other.dealt.game.deck
            differing += other.dealt.game.deck != state.dealt.game.deck
    assert differing > 20


def test_a_shuffle_hides_nothing() -> None:
    """Of three characters the top is taken, the next is seen, and the third follows."""
    state = until_a_shuffle_of_three()
    children = [state.child(outcome) for outcome, _ in state.chance_outcomes()]
    assert len(children) == 6
    assert len({child.information_state_string(0) for child in children}) == 6
    assert len({child.observation_string(0) for child in children}) == 6
    for child in children:
        other = child.resample_from_infostate(0, random.Random(1).random)
        assert other.information_state_string(1) == child.information_state_string(1)
        assert other.dealt.game.pile == child.dealt.game.pile


def until_a_shuffle_of_three() -> Any:
    """Four players who build whenever they can empty a pile."""
    choose = random.Random(0)
    for _ in range(200):
        state = game(4).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = [outcome for outcome, _ in state.chance_outcomes()]
                if state.dealt.game.decision == SHUFFLE and len(outcomes) == 6:
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
    hidden = [card for card in range(64) if not state.dealt.game.seen[card]]
    text = state.information_state_string(0)
    dealt = text.split(" ")[-2].split(",")
    assert dealt.count("?") == len(hidden) > 30
    assert not {str(card) for card in hidden} & set(dealt)


def test_the_tensor_tells_where_each_known_card_lies() -> None:
    """On the table, as the observation has it, or face down at a place that everybody can follow."""
    in_deck = as_coin = 0
    observer = make_observation(game(2), pyspiel.IIGObservationType(perfect_recall=True))
    for state in [played(2, seed, decisions=300) for seed in range(3)]:
        table = state.dealt.game
        observer.set_from(state, player=1)
        cards, characters = observer.dict["known_cards"], observer.dict["known_characters"]
        view = view_for(table, 1)
        shown = {card for card in view.row if card is not None} | {built.card for built in view.city[1:]}
        shown |= {card for player in view.players for card in player.projects}
        for card in range(64):
            place, coin_of = int(cards[card, 1]), np.flatnonzero(cards[card, 2:])
            assert cards[card, 0] == table.seen[card] == (card in shown or place > 0 or len(coin_of) > 0)
            if place:
                assert table.deck[(table.deck_bottom + table.deck_count - place) % 64] == card
                in_deck += 1
            for distance in coin_of:
                seat = (1 + distance) % 2
                assert card in table.coins[seat * MAX_COINS : seat * MAX_COINS + table.coin_count[seat]]
                as_coin += 1
        assert characters.tolist() == table.character_seen
        assert state.information_state_tensor(1) == observer.tensor.tolist()
        assert len(state.observation_tensor(1)) == 2 + OBSERVATION_SIZE
    assert in_deck
    assert as_coin


def test_an_unknown_reward_is_named() -> None:
    with pytest.raises(ValueError, match="reward must be one of win, rank, score"):
        game(reward="fame")


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
        assert int(np.argmax(state.returns())) == state.dealt.game.winner or reward == "score"


def test_chance_is_fair() -> None:
    state = game(3).new_initial_state()
    for _ in range(12):
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert len(set(outcomes)) == len(outcomes)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(outcomes[-1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_is_the_same_as_ours(players: int) -> None:
    """The deal that chance made laid out by the engine itself, then the same actions through its own door."""
    state = played(players, 9, 150)
    history = iter(state.history())
    first_player = next(history)
    piles = tuple(tuple(islice(history, players - 1)) for _ in range(4))
    deck = tuple(islice(history, 64))
    removed = tuple(sorted(set(range(12)).difference(*piles)))
    edition = oddville.standard()
    ours = begin(components(edition, players), Deal(first_player, deck, piles, removed), 0)
    ours.explicit_chance = 1
    for action in history:
        ours.step(action + SHUFFLE_PILE if ours.decision == SHUFFLE else action)
    assert position_of(ours, edition) == position_of(state.dealt.game, edition)
    assert state.current_player() == ours.decider
    assert state.legal_actions() == sorted(ours.legal_actions())


SEARCH_IN_C = """
import pyspiel
import oddville.envs.openspiel

evaluator = pyspiel.RandomRolloutEvaluator(1, 1)


def state_of(name):
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def searches(state):
    return (
        pyspiel.ISMCTSBot(1, evaluator, 2.0, 4),
        pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 4, 10, False, 1, False),
    )


ours, theirs = state_of("python_oddville"), state_of("kuhn_poker")
for search in searches(ours):
    try:
        search.step(ours)
    except TypeError as error:
        print(error)
print([search.step(theirs) in theirs.legal_actions() for search in searches(theirs)])
"""


def test_searches_in_c_refuse_the_game_instead_of_crashing() -> None:
    """In a process of its own, which a crash would end."""
    result = subprocess.run([sys.executable, "-c", SEARCH_IN_C], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    ismcts_refuses, mcts_refuses, others = result.stdout.splitlines()
    assert "pyspiel.ISMCTSBot cannot play games written in Python" in ismcts_refuses
    assert mcts_refuses.endswith("use MCTSBot of open_spiel.python.algorithms.mcts")
    assert others == "[True, True]", "other games are played as before"
