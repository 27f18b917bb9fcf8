"""The network that judges for the search: complete, computed as written down, blind to what is hidden."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite
from pathlib import Path
from random import Random

import pytest

from oddville.bots import contender
from oddville.bots.judgement import evaluate
from oddville.bots.network import (
    OUTPUTS,
    SEAT_INPUTS,
    SEAT_UNITS,
    TABLE_INPUTS,
    TABLE_UNITS,
    Network,
    run_network,
)
from oddville.bots.network_files import (
    FOLDER,
    fill_network,
    learned_networks,
    network_file,
    read_network,
    sizes,
    write_network,
)
from oddville.bots.search import SearchBot
from oddville.bots.weights import learned_weights, make_evaluator
from oddville.coach.judging import STYLE
from oddville.editions.start import new_game
from oddville.rules.game import Game
from tests.support.bot_games import SEATS, positions


def judged(game: Game) -> list[float]:
    """The chances and scores of all seats."""
    evaluator = make_evaluator(replace(learned_weights(), networks=learned_networks()), game.components)
    evaluate(evaluator, game)
    return [*list(evaluator.win_share)[: game.players], *list(evaluator.points)[: game.players]]


@pytest.mark.parametrize("players", SEATS)
def test_a_network_for_each_number_of_players_is_in_the_package(players: int) -> None:
    numbers = learned_networks()[players - 2]
    assert len(numbers) == sum(sizes(players).values())
    assert all(isfinite(number) for number in numbers)
    assert network_file(FOLDER, players).stat().st_size < 1_000_000


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    write_network(tmp_path, 3, learned_networks()[1])
    assert read_network(tmp_path, 3) == learned_networks()[1]
    network_file(tmp_path, 2).write_bytes(network_file(tmp_path, 3).read_bytes())
    with pytest.raises(ValueError, match="made for other inputs"):
        read_network(tmp_path, 2)


@pytest.mark.parametrize("players", SEATS)
def test_the_engine_computes_both_layers(players: int) -> None:
    """Against the same sums written in the shortest way."""
    random = Random(players)
    network = Network()
    fill_network(network, learned_networks()[players - 2], players)
    network.inputs = [random.choice((0.0, 1.0, 3.5)) for _ in network.inputs]
    network.table_inputs = [random.choice((0.0, 2.0)) for _ in network.table_inputs]
    first = players - 1
    run_network(network, players, first)

    table = [
        network.table_bias[unit]
        + sum(
            network.table_inputs[i] * network.whole_weights[i * TABLE_UNITS + unit]
            for i in range(TABLE_INPUTS)
        )
        for unit in range(TABLE_UNITS)
    ]
    wanted = list(network.out_bias)
    for place in range(players):
        start = (first + place) % players * SEAT_INPUTS
        seen = list(network.inputs)[start : start + SEAT_INPUTS]
        weights, direct = list(network.seat_weights), list(network.direct_weights)
        onward = list(network.table_weights)
        for unit in range(SEAT_UNITS):
            value = network.seat_bias[unit]
            value += sum(seen[i] * weights[i * SEAT_UNITS + unit] for i in range(SEAT_INPUTS))
            for at in range(TABLE_UNITS):
                table[at] += max(0.0, value) * onward[(place * SEAT_UNITS + unit) * TABLE_UNITS + at]
        for output in range(OUTPUTS):
            wanted[place * OUTPUTS + output] += sum(
                seen[i] * direct[i * OUTPUTS + output] for i in range(SEAT_INPUTS)
            )
    out = list(network.out_weights)
    for i in range(players * OUTPUTS):
        wanted[i] += sum(max(0.0, table[unit]) * out[i * TABLE_UNITS + unit] for unit in range(TABLE_UNITS))
    assert list(network.results)[: players * OUTPUTS] == pytest.approx(wanted[: players * OUTPUTS])


def test_it_judges_by_what_everybody_knows() -> None:
    """Cards that are hidden can be redrawn without any effect."""
    count = 0
    for game in positions(12):
        seen = judged(game)
        assert sum(seen[: game.players]) == pytest.approx(1)
        for seed in range(3):
            assert judged(game.resampled(game.decider, seed)) == seen
        count += 1
    assert count > 20


def test_the_network_sees_something_else_than_the_linear_evaluation() -> None:
    game = next(iter(positions(3)))
    linear = make_evaluator(learned_weights(), game.components)
    evaluate(linear, game)
    assert list(linear.win_share)[: game.players] != judged(game)[: game.players]


@pytest.mark.parametrize("level", ["journeyman", "master", "grandmaster"])
def test_the_bots_of_version_0_1_judge_without_a_network(level: str) -> None:
    for game in positions(6):
        for name in (level, f"{level}@0.1"):
            bot = contender(name).bot(1)
            assert isinstance(bot, SearchBot)
            has_network = name == level and (game.players == 2 or level != "journeyman")
            assert bot._evaluator.for_game(game).network.is_learned == has_network
    assert contender(f"{level}@0.1").budget == contender(level).budget


@pytest.mark.parametrize(("name", "turns"), [("master", (6, 3, 4)), ("master@0.1", (6, 9, 12))])
def test_playouts_are_shorter_at_three_and_four_players(name: str, turns: tuple[int, ...]) -> None:
    """Three rounds at two players; one round beyond, as a playout of more players takes longer."""
    for players in SEATS:
        bot = contender(name).bot(1)
        assert isinstance(bot, SearchBot)
        assert bot._new_mcts(new_game(players, seed=1)).playout_turns == turns[players - 2]


def test_the_coach_judges_as_the_puzzles_were_measured() -> None:
    """At three and four players by the linear evaluation after three rounds, unlike the master."""
    for players in SEATS:
        mcts = SearchBot(1, STYLE)._new_mcts(new_game(players, seed=1))
        assert mcts.playout_turns == 3 * players
        assert mcts.evaluator.network.is_learned == (players == 2)
