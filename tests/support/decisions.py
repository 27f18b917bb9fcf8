"""A table at each kind of decision, for tests that must hold everywhere."""

from __future__ import annotations

from oddville.editions.start import new_game
from oddville.rules.actions import Build, PlaceAt, PlayForBuilding, PlayForCoins, PlayForResource
from tests.support.scenario import CLAY, Table, table
from tests.support.scenario_cards import scenario_edition


def in_set_up() -> Table:
    return Table(new_game(3, 4, scenario_edition()), scenario_edition())


def in_a_turn() -> Table:
    return table(
        coins={"purple": 2},
        projects={"purple": ["plain-1", "houses"]},
        workers={"purple": ["wood 1"], "blue": ["clay 2"]},
        characters={"purple": ["cheater", "bookkeeper", "traveller"]},
    )


def at_seigniors_question() -> Table:
    t = table(characters={"purple": ["seignior"]}, workers={"blue": ["clay 2"]})
    t.do(PlayForResource(2, CLAY))
    return t


def while_discarding() -> Table:
    t = table(projects={"purple": ["plain-1", "houses"]}, workers={"purple": ["wood 1"], "blue": ["clay 2"]})
    t.do(PlayForBuilding(2, 1))
    return t


def while_placing() -> Table:
    t = in_a_turn()
    t.do(Build(1))
    return t


def at_the_bonuses() -> Table:
    t = while_placing()
    t.do(PlaceAt(1, 0))
    return t


def at_the_builders_question() -> Table:
    t = table(
        characters={"red": ["builder"]},
        coins={"red": 2},
        projects={"purple": ["plain-1"], "red": ["plain-2"]},
        workers={"purple": ["wood 1"], "red": ["wood 2"]},
    )
    t.build("plain-1", 1, 0)
    t.done()
    return t


def after_the_action() -> Table:
    t = in_a_turn()
    t.do(PlayForCoins(2))
    return t


def while_chance_decides() -> Table:
    t = table(
        players=2,
        characters={"blue": ["ghost"]},
        projects={"purple": ["bells-a"]},
        workers={"purple": ["wood 1"], "blue": ["clay 2"]},
        explicit_chance=True,
    )
    t.build("bells-a", 1, 0)
    t.done()
    return t


def at_the_end() -> Table:
    t = table(trigger="blue", workers={"blue": ["wood 1"]})
    t.do(PlayForCoins(2))
    return t


EVERY_DECISION = [
    (in_set_up, "choose-resource"),
    (in_a_turn, "turn"),
    (at_seigniors_question, "second-resource"),
    (while_discarding, "discard"),
    (while_placing, "place"),
    (at_the_bonuses, "bonuses"),
    (at_the_builders_question, "builder"),
    (after_the_action, "after-action"),
    (while_chance_decides, "shuffle"),
    (at_the_end, "game-over"),
]
