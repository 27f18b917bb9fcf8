"""Many games at once are the same games as one at a time."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import oddville
import oddville.envs.gymnasium
from oddville.envs.batch import NEWCOMERS, choice_of
from oddville.envs.layout import buffer_of
from oddville.envs.observation import OBSERVATION_SIZE, Observer, observe
from oddville.envs.opponents import compiled_opponents
from oddville.envs.vector import OddVilleVectorEnv
from oddville.rules.game import Game


def seen_by(game: Game, seat: int, observer: Observer) -> bytes:
    vector = np.zeros(OBSERVATION_SIZE, np.int8)
    observe(observer, game, seat, buffer_of(vector), 0)
    return vector.tobytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_game_goes_its_way(players: int) -> None:
    """Beside games that are stepped one by one: what is seen, what is legal, who decides, who wins."""
    seeds = list(range(40, 48))
    envs = OddVilleVectorEnv(len(seeds), players=players)
    observations, infos = envs.reset(seed=seeds)
    games = [oddville.new_game(players=players, seed=seed) for seed in seeds]
    compared = 0
    observer = Observer(games[0].components)
    ended = 0
    for step in range(900 * players):
        actions = envs.random_actions()
        going_on = [not game.is_over for game in games]
        for number, game in enumerate(games):
            if game.is_over:
                continue
            compared += 1
            seat = game.decider
            assert infos["seat"][number] == seat
            assert observations[number].tobytes() == seen_by(game, seat, observer)
            legal = infos["legal_actions"][number, : infos["legal_counts"][number]].tolist()
            assert legal == game.legal_actions()
            assert np.flatnonzero(infos["action_mask"][number]).tolist() == sorted(legal)
            game.step(int(actions[number]))
        observations, _, terminations, _, infos = envs.step(actions)
        for number, game in enumerate(games):
            if going_on[number]:
                assert terminations[number] == game.is_over
                if game.is_over:
                    ended += 1
                    assert infos["seat_rewards"][number].argmax() == game.winner
        if ended > 1 and step > 600:
            break
    assert compared > 4000
    assert ended


def test_a_game_that_ended_is_dealt_anew() -> None:
    envs = OddVilleVectorEnv(4, players=2, max_turns=6)
    envs.reset(seed=3)
    for _ in range(200):
        _, rewards, terminations, truncations, _ = envs.step(envs.random_actions())
        if truncations[0]:
            break
    assert not terminations[0]
    assert rewards[0] == 0
    _, rewards, terminations, truncations, infos = envs.step(envs.random_actions())
    assert not truncations[0]
    assert not terminations[0]
    assert rewards[0] == 0
    observer = Observer(envs.games[0].components)
    assert envs.observations[0].tobytes() == seen_by(envs.games[0], infos["seat"][0], observer)
    assert envs.games[0].turn == 0


def test_ended_games_can_be_dealt_in_the_same_step() -> None:
    envs = OddVilleVectorEnv(3)
    envs.reset(seed=3)
    legal = envs.random_actions()
    _, _, terminations, _, infos = envs.step(np.array([700, legal[1], 700]))
    assert terminations.tolist() == [True, False, True]
    kept = envs.games[1]
    envs.deal_ended_games()
    assert not terminations.any()
    assert envs.games[1] is kept
    observer = Observer(envs.games[0].components)
    for number in (0, 2):
        assert envs.games[number].turn == 0
        assert envs.observations[number].tobytes() == seen_by(
            envs.games[number], infos["seat"][number], observer
        )
    assert envs.legal_counts.all()


def test_the_reward_is_that_of_the_seat_that_acted() -> None:
    envs = OddVilleVectorEnv(16, players=2)
    envs.reset(seed=3)
    lost = won = 0
    for _ in range(2500):
        acting = envs.seats.copy()
        _, rewards, terminations, _, infos = envs.step(envs.random_actions())
        for number in terminations.nonzero()[0]:
            assert rewards[number] == infos["seat_rewards"][number, acting[number]]
            won += rewards[number] == 1
            lost += rewards[number] == -1
    assert won + lost > 10


def test_illegal_actions_lose() -> None:
    envs = OddVilleVectorEnv(3, players=3)
    envs.reset(seed=1)
    _, rewards, terminations, _, infos = envs.step(np.array([700, -1, 724]))
    assert terminations.all()
    assert infos["illegal_action"].all()
    assert (rewards == -1).all()
    assert np.allclose(infos["seat_rewards"].sum(axis=1), 0)
    assert not infos["action_mask"].any(), "nothing is legal in a game that is over"
    assert (envs.random_actions() == 0).all()


def test_cheating_costs_more_than_any_loss() -> None:
    envs = OddVilleVectorEnv(2, players=3, reward="score")
    envs.reset(seed=1)
    _, rewards, _, _, infos = envs.step(np.array([700, 700]))
    assert (rewards == -127).all()
    assert np.allclose(infos["seat_rewards"].sum(axis=1), 0)


def test_what_is_written_into_the_arrays_changes_no_game() -> None:
    """A usual cure for rows without a legal action sets their mask to 1."""
    envs = OddVilleVectorEnv(2)
    _, infos = envs.reset(seed=1)
    legal = envs.random_actions()[1]
    for name in ("action_mask", "legal_actions", "legal_counts", "seat"):
        infos[name][0] = 100
    _, rewards, terminations, _, infos = envs.step(np.array([700, legal]))
    assert terminations.tolist() == [True, False]
    assert rewards[0] == -1
    infos["action_mask"][0] = 1
    terminations[0] = False
    envs.step(np.zeros(2, int))
    assert not terminations[0]
    assert np.flatnonzero(infos["action_mask"][0]).tolist() == sorted(envs.games[0].legal_actions())
    assert envs.games[0].turn == 0


def test_the_same_seed_gives_the_same_games() -> None:
    def digest(seed: int) -> list[bytes]:
        envs = OddVilleVectorEnv(8, players=2, opponents="random", max_turns=20)
        envs.reset(seed=seed)
        return [envs.step(envs.random_actions())[0].tobytes() for _ in range(100)]

    assert digest(1) == digest(1)
    assert digest(1) != digest(2)


def test_nothing_is_copied() -> None:
    envs = OddVilleVectorEnv(8)
    first, _ = envs.reset(seed=1)
    second, *_ = envs.step(envs.random_actions())
    assert first is second is envs.observations


@pytest.mark.parametrize("opponents", ["random", "newcomer", "apprentice"])
def test_opponents_play_in_the_loop(opponents: str) -> None:
    envs = OddVilleVectorEnv(8, players=3, opponents=opponents, max_turns=60)
    _, infos = envs.reset(seed=2)
    for _ in range(60):
        own = infos["seat"].copy()
        _, _, terminations, truncations, infos = envs.step(envs.random_actions())
        going_on = ~(terminations | truncations)
        fresh = np.array([game.turn == 0 for game in envs.games])
        assert (infos["seat"][going_on & ~fresh] == own[going_on & ~fresh]).all()


def test_newcomers_beat_chance() -> None:
    envs = OddVilleVectorEnv(16, opponents="newcomer")
    envs.reset(seed=2)
    total = [reward for _ in range(300) for reward in envs.step(envs.random_actions())[1] if reward]
    assert len(total) > 20
    assert np.mean(total) < -0.9


def test_opponents_choose_as_the_bot_of_that_name() -> None:
    game = oddville.new_game(players=2, seed=5)
    newcomers = compiled_opponents(NEWCOMERS, game)
    bot = oddville.bots.contender("newcomer").bot(seed=1)
    while not game.is_over:
        choice = bot.choose(oddville.bots.Observation(game), oddville.bots.Budget())
        assert choice_of(newcomers, game) == choice.action
        game.apply(choice.action)


def test_gymnasium_makes_the_same_problem_of_one_game_and_of_many() -> None:
    """Against bots that act at random, whoever begins."""
    env = gymnasium.make_vec(oddville.envs.gymnasium.ENVIRONMENT, num_envs=20, seat=1)
    assert isinstance(env, OddVilleVectorEnv)
    assert env.opponents == "random"
    _, infos = env.reset(seed=1)
    for _ in range(20):
        assert (infos["seat"] == 1).all()
        *_, infos = env.step(env.random_actions())


def test_gymnasium_makes_it() -> None:
    envs = gymnasium.make_vec(oddville.envs.gymnasium.ENVIRONMENT, num_envs=5, players=3)
    observations, _ = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    counted.reset(seed=1)
    counted.step(np.zeros(5, np.int64))
    assert isinstance(envs.unwrapped, OddVilleVectorEnv)


def test_the_number_of_actions_and_seeds_is_checked() -> None:
    envs = OddVilleVectorEnv(3)
    envs.reset(seed=1)
    for wrong in (np.zeros(2, int), np.zeros((3, 1), int), np.zeros(4, int)):
        with pytest.raises(ValueError, match="3 actions are needed"):
            envs.step(wrong)
    with pytest.raises(ValueError, match="3 seeds are needed"):
        envs.reset(seed=[1])


def test_read_only_actions_are_taken() -> None:
    """As JAX gives them."""
    envs = OddVilleVectorEnv(3)
    envs.reset(seed=1)
    actions = envs.random_actions()
    actions.flags.writeable = False
    assert not envs.step(actions)[2].any()


def test_reset_comes_first() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        OddVilleVectorEnv(3).step(np.zeros(3, int))


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"opponents": "master"}, "opponents must be one of random, newcomer, apprentice, None"),
        ({"opponents": ["random"]}, "opponents must be one of"),
        ({"opponents": "newcommer"}, 'not newcommer; did you mean "newcomer"\\?'),
        ({"observation": "dictionary"}, "observation must be vector"),
        ({"reward": "fame"}, "reward must be one of win, rank, score"),
        ({"opponents": "random", "seat": 2}, "seat must be None or 0 to 1, not 2"),
        ({"seat": 0}, "seat must be None where"),
    ],
)
def test_wrong_parameters_are_named(wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        OddVilleVectorEnv(2, **wrong)
