"""Looks for the positions and counts their decisions, after a change that is meant to change either:

python -m tests.perft.make
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oddville.editions import standard
from oddville.rules import action_space as space
from oddville.rules import vocabulary as v
from oddville.rules.game import Game
from oddville.rules.playout import count_decisions
from oddville.rules.randomness import Generator
from tests.perft.positions import Position, write_positions
from tests.support.play import Chooser, game_with_chance

DEEPEST = 5
MOST_DECISIONS = 2_000_000


def has_power(game: Game, first: int, last: int) -> bool:
    return any(first <= action <= last for action in game.legal_actions())


def is_set_up(game: Game) -> bool:
    return game.turn == 0


def is_first_turn(game: Game) -> bool:
    return game.turn == 1


def is_recovery_with_mistress(game: Game) -> bool:
    return game.holder[v.MISTRESS] == game.decider and space.RECOVER in game.legal_actions()


def is_cheater_with_two_projects(game: Game) -> bool:
    may_cheat = game.decision == v.TURN and has_power(game, space.CHEAT, space.CHEAT)
    return may_cheat and game.project_count[game.decider] == 2


def is_bookkeeper_after_the_action(game: Game) -> bool:
    return game.decision == v.AFTER_ACTION and has_power(game, space.SWAP, space.TRAVEL - 1)


def is_traveller_in_his_turn(game: Game) -> bool:
    return game.decision == v.TURN and has_power(game, space.TRAVEL, space.TAKE_BACK - 1)


def is_second_resource(game: Game) -> bool:
    return game.decision == v.SECOND_RESOURCE


def is_discard_before_the_refill(game: Game) -> bool:
    return game.decision == v.DISCARD and game.resume == v.NOTHING


def is_discard_after_cheating(game: Game) -> bool:
    return game.decision == v.DISCARD and game.resume == v.AFTER_ACTION


def is_place_in_a_large_city(game: Game) -> bool:
    return game.decision == v.PLACE and game.city_count >= 14


def is_many_bonuses(game: Game) -> bool:
    return game.decision == v.BONUSES_OPEN and game.bonus_sources.bit_count() >= 3


def is_transform(game: Game) -> bool:
    return game.decision == v.BONUSES_OPEN and has_power(game, space.USE_TRANSFORM_BONUS, space.CHEAT - 1)


def is_builders_answer(game: Game) -> bool:
    return game.decision == v.BUILDER_ANSWER


def is_shuffle_of_three(game: Game) -> bool:
    return game.decision == v.SHUFFLE and game.pile_count[game.shuffling_guild] == 3


def is_shuffle_of_two(game: Game) -> bool:
    return game.decision == v.SHUFFLE and game.pile_count[game.shuffling_guild] == 2


def is_last_building(game: Game) -> bool:
    may_build = game.decision == v.TURN and has_power(game, space.BUILD, space.BUILD + 1)
    return may_build and game.city_workers[game.decider] == v.WORKERS_TO_END - 1


def is_end_triggered(game: Game) -> bool:
    return game.end_trigger != v.NOBODY and not game.is_over


WANTED: tuple[tuple[str, int, Callable[[Game], bool]], ...] = (
    ("set-up for two", 2, is_set_up),
    ("set-up for four", 4, is_set_up),
    ("first turn of three", 3, is_first_turn),
    ("recovery with the Mistress", 2, is_recovery_with_mistress),
    ("Cheater with two projects", 3, is_cheater_with_two_projects),
    ("Bookkeeper after the action", 4, is_bookkeeper_after_the_action),
    ("Traveller in his turn", 4, is_traveller_in_his_turn),
    ("Seignior's second resource", 3, is_second_resource),
    ("discard before the row is filled", 2, is_discard_before_the_refill),
    ("discard after cheating at the end of the turn", 4, is_discard_after_cheating),
    ("a place in a large city", 4, is_place_in_a_large_city),
    ("three bonuses open", 3, is_many_bonuses),
    ("transform", 2, is_transform),
    ("the Builder's answer", 4, is_builders_answer),
    ("shuffle of three characters", 4, is_shuffle_of_three),
    ("shuffle of two characters", 3, is_shuffle_of_two),
    ("the building that ends the game", 2, is_last_building),
    ("the end triggered, powers left", 4, is_end_triggered),
)


def find(name: str, players: int, is_wanted: Callable[[Game], bool]) -> Position:
    for seed, game, actions in moments_with_chance(players):
        if is_wanted(game):
            decision = v.DECISIONS[game.decision]
            return Position(name, players, seed, tuple(actions), decision, count(game))
    raise AssertionError(f"no position: {name}")


def moments_with_chance(players: int) -> Iterator[tuple[int, Game, list[int]]]:
    """Every moment of many games, with the actions that led there."""
    for seed in range(1000):
        game = game_with_chance(players, seed)
        chooser = Chooser(Generator(seed), whims=20, interruptions=0)
        actions: list[int] = []
        while not game.is_over:
            yield seed, game, actions
            _, action = chooser.choose(game)
            game.step(action)
            actions.append(action)


def count(game: Game) -> tuple[int, ...]:
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        if counts and counts[-1] * counts[0] > MOST_DECISIONS:
            break
        counts.append(count_decisions(game, depth))
    return tuple(counts)


if __name__ == "__main__":
    found = [find(*wanted) for wanted in WANTED]
    for position in found:
        print(position.name, *position.counts)
    write_positions(standard().hash, found)
