"""The end of the game: docs/rules.md 4 (R11)."""

from oddville.rules.actions import (
    Build,
    Done,
    PlaceAt,
    PlayForCoins,
    Travel,
    UseCoinBonus,
)
from oddville.rules.events import EndTriggered, GameEnded, TurnBegan, TurnEnded
from tests.support.scenario import CLAY, Table, table


def city_with_five_of(colour: str) -> str:
    return f"""
    plain-5/{colour}  -  plain-6/{colour}  -      SQUARE
           |                    |                   |
    plain-7/{colour}  -  plain-8/{colour}  -  plain-9/{colour}
    """


def city_with_four_of(colour: str) -> str:
    return f"""
    plain-5/{colour}  -  plain-6/{colour}  -  SQUARE
           |                    |               |
    plain-7/{colour}  -  plain-8/{colour}  -    .
    """


def test_the_game_goes_on_with_five_workers_in_the_city() -> None:
    t = table(
        city=city_with_four_of("purple"), projects={"purple": ["plain-1"]}, workers={"purple": ["wood 1"]}
    )
    t.build("plain-1", 1, 0)
    t.done()
    assert t.workers_in_city("purple") == 5
    assert (t.decision, t.turn) == ("turn", "blue")


def test_it_ends_with_the_turn_in_which_a_player_puts_his_sixth_worker_into_the_city() -> None:
    t = table(
        city=city_with_five_of("purple"), projects={"purple": ["mask-a"]}, workers={"purple": ["wood 1"]}
    )
    t.build("mask-a", 1, 0)
    assert t.happened(EndTriggered) == [EndTriggered(0)]
    assert t.decision == "bonuses"  # the turn is played to its end
    t.do(UseCoinBonus(), Done())
    assert t.characters("purple") == ["human-resources-manager"]
    assert t.events[-2:] == [TurnEnded(0), GameEnded(0)]
    assert (t.decision, t.decider) == ("game-over", "nobody")
    assert t.game.is_over
    assert t.choices() == []


def test_nobody_has_another_turn() -> None:
    t = table(
        city=city_with_five_of("red"), turn="red", projects={"red": ["plain-1"]}, workers={"red": ["wood 1"]}
    )
    t.build("plain-1", 1, 0)
    t.done()
    assert not t.happened(TurnBegan)
    assert t.refuses(PlayForCoins(2), "game-is-over", by="purple")


def test_buildings_and_main_square_count_together() -> None:
    t = table(
        city=city_with_four_of("purple"),
        spots={"wood": "purple"},
        projects={"purple": ["plain-1"]},
        workers={"purple": ["wood 1"]},
    )
    t.build("plain-1", 1, 0)
    t.done()
    assert t.decision == "game-over"


def about_to_travel() -> Table:
    return table(
        city=city_with_five_of("purple"),
        characters={"purple": ["traveller"]},
        projects={"purple": ["plain-1"]},
        workers={"purple": ["wood 1", "clay 1"]},
    )


def test_a_travellers_sixth_worker_before_the_action_leaves_the_action_compulsory() -> None:
    t = about_to_travel()
    t.do(Travel(CLAY))
    assert t.happened(EndTriggered) == [EndTriggered(0)]
    assert t.decision == "turn"
    assert t.refuses(Done(), "action-compulsory")
    t.do(PlayForCoins(2))
    assert t.decision == "game-over"


def test_a_seventh_worker_may_follow_in_the_same_turn() -> None:
    t = about_to_travel()
    t.do(Travel(CLAY), Build(1), PlaceAt(1, 0))
    assert t.workers_in_city("purple") == 7
    assert not t.happened(EndTriggered)  # once
    t.done()
    assert t.decision == "game-over"


def test_a_power_may_still_be_used_after_the_last_action() -> None:
    t = about_to_travel()
    t.do(Build(1), PlaceAt(1, 0), UseCoinBonus(), UseCoinBonus())
    assert t.decision == "bonuses"
    t.done()
    assert t.decision == "after-action"
    t.do(Travel(CLAY))
    assert t.workers_in_city("purple") == 7
    assert t.decision == "game-over"


def test_a_travellers_sixth_worker_after_the_action_ends_the_game_too() -> None:
    t = about_to_travel()
    t.do(PlayForCoins(2), Travel(CLAY))
    assert t.happened(EndTriggered) == [EndTriggered(0)]
    assert t.decision == "game-over"


def builder_answers(city: str) -> Table:
    t = table(
        city=city,
        characters={"red": ["builder"]},
        coins={"red": 2},
        projects={"purple": ["plain-1"], "red": ["plain-2"]},
        workers={"purple": ["wood 1"], "red": ["wood 2"]},
    )
    t.build("plain-1", 1, 0)
    t.done()
    t.build("plain-2", 2, 0)
    return t


def test_r11_a_sixth_worker_through_the_builder_ends_the_game_with_the_turn_of_the_other() -> None:
    t = builder_answers(city_with_five_of("red"))
    assert t.happened(EndTriggered) == [EndTriggered(2)]
    assert t.turn == "purple"
    t.done()
    assert t.happened(TurnEnded) == [TurnEnded(0)]
    assert t.decision == "game-over"


def test_r11_the_player_whose_turn_it_is_may_still_use_a_power_after_the_builder() -> None:
    t = table(
        city=city_with_five_of("red"),
        players=4,
        characters={"red": ["builder"], "purple": ["traveller"]},
        coins={"red": 2},
        projects={"purple": ["plain-1"], "red": ["plain-2"]},
        workers={"purple": ["wood 1", "clay 1"], "red": ["wood 2"]},
    )
    t.build("plain-1", 1, 0)
    t.done()
    t.build("plain-2", 2, 0)
    t.done()
    assert (t.decision, t.decider) == ("after-action", "purple")
    t.do(Travel(CLAY))
    assert t.decision == "game-over"


def test_the_trigger_is_the_player_who_first_put_a_sixth_worker_into_the_city() -> None:
    """Purple's sixth comes first, red's follows in the same turn."""
    city = """
    plain-5/purple  -  plain-6/purple  -     SQUARE
           |                  |                |
    plain-7/purple  -  plain-8/purple  -  plain-9/purple
           |                  |                |
    bonus-any/red   -  bonus-coin/red  -  bonus-wood/red
           |                  |                |
    bonus-clay/red  -  bonus-stone/red  -      .
    """
    t = builder_answers(city)
    assert t.workers_in_city("purple") == t.workers_in_city("red") == 6
    assert t.game.end_trigger == 0
    t.done()
    assert t.decision == "game-over"
