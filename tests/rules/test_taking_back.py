"""Taking workers back: docs/rules.md 3, Taking workers back."""

from oddville.rules.actions import (
    Build,
    Cheat,
    Done,
    PlaceAt,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    TakeBack,
    Travel,
    UseCoinBonus,
    UseDoubleBonus,
)
from oddville.rules.events import WorkerTakenBack
from tests.support.scenario import CLAY, STONE, UPPER, WOOD, table


def test_any_of_ones_own_workers_may_be_taken_back_before_the_action() -> None:
    t = table(workers={"purple": ["wood 1", "wood 3", "wood upper", "wood upper", "stone 2"]})
    assert t.choices(TakeBack) == [
        TakeBack(WOOD, 1),
        TakeBack(WOOD, 3),
        TakeBack(WOOD, UPPER),
        TakeBack(STONE, 2),
    ]
    t.do(TakeBack(WOOD, UPPER))
    assert t.events == [WorkerTakenBack(0, WOOD, UPPER)]
    assert t.workers("purple") == ["wood 1", "wood 3", "wood upper", "stone 2"]
    assert t.supply("purple") == 5
    assert t.decision == "turn"


def test_it_is_free_and_as_often_as_one_likes() -> None:
    t = table(workers={"purple": ["wood upper"] * 3})
    t.do(*[TakeBack(WOOD, UPPER)] * 3)
    assert t.workers("purple") == []
    assert t.refuses(TakeBack(WOOD, UPPER), "no-worker-there")


def test_also_in_the_turns_of_others() -> None:
    t = table(workers={"blue": ["clay 2"], "red": ["wood upper"]})
    t.do(TakeBack(CLAY, 2), by="blue")
    t.do(TakeBack(WOOD, UPPER), by="red")
    assert t.workers("blue") == t.workers("red") == []
    assert (t.decision, t.decider) == ("turn", "purple")


def test_a_slot_left_in_anothers_turn_is_free_for_him() -> None:
    """Actions of different players count in the order of arrival."""
    t = table(workers={"blue": ["wood 1"]})
    assert t.refuses(PlayForResource(1, WOOD), "slot-too-expensive")
    t.do(TakeBack(WOOD, 1), by="blue")
    t.do(PlayForResource(1, WOOD))
    assert t.workers("purple") == ["wood 1"]


def test_never_the_workers_of_others() -> None:
    t = table(workers={"blue": ["wood 1", "clay upper"]})
    assert t.refuses(TakeBack(WOOD, 1), "no-worker-there")
    assert t.refuses(TakeBack(WOOD, 1), "no-worker-there", by="red")
    assert t.refuses(TakeBack(CLAY, UPPER), "no-worker-there", by="red")


def test_never_off_the_city() -> None:
    t = table(city="SQUARE  -  plain-1/purple", spots={"clay": "purple"})
    assert t.choices(TakeBack) == []
    assert t.refuses(TakeBack(CLAY, UPPER), "no-worker-there")


def test_while_a_card_is_being_placed() -> None:
    t = table(projects={"purple": ["plain-1"]}, workers={"purple": ["wood 1", "clay 1"], "red": ["wood 2"]})
    t.do(Build(1))
    t.do(TakeBack(CLAY, 1))
    t.do(TakeBack(WOOD, 2), by="red")
    assert (t.decision, t.decider) == ("place", "purple")
    t.do(PlaceAt(1, 0))
    assert t.decision == "bonuses"


def test_during_bonuses() -> None:
    t = table(
        projects={"purple": ["bonus-double"]}, workers={"purple": ["wood 1", "clay 1"], "blue": ["clay 2"]}
    )
    t.build("bonus-double", 1, 0)
    assert t.offers(UseDoubleBonus(CLAY))
    t.do(TakeBack(CLAY, 2), by="blue")
    t.do(TakeBack(CLAY, 1))
    assert t.decision == "bonuses"  # a bonus that cannot be used stays until forgone
    assert t.choices(UseDoubleBonus) == []


def test_during_seigniors_question() -> None:
    t = table(characters={"purple": ["seignior"]}, workers={"purple": ["clay 1"], "blue": ["clay 2"]})
    t.do(PlayForResource(1, WOOD))
    t.do(TakeBack(CLAY, 1))
    t.do(TakeBack(CLAY, 2), by="blue")
    assert (t.decision, t.decider) == ("second-resource", "purple")


def test_not_while_a_forced_discard_is_open_by_nobody() -> None:
    t = table(projects={"purple": ["plain-1", "plain-2"]}, workers={"purple": ["wood 1"], "blue": ["clay 1"]})
    t.do(PlayForBuilding(2, 1))
    assert t.refuses(TakeBack(WOOD, 1), "take-back-not-now")
    assert t.refuses(TakeBack(CLAY, 1), "take-back-not-now", by="blue")
    assert t.game.legal_actions(1) == []


def test_not_while_the_cheaters_discard_is_open() -> None:
    t = table(
        characters={"purple": ["cheater"]},
        coins={"purple": 1},
        projects={"purple": ["plain-1", "plain-2"]},
        workers={"purple": ["wood 1"]},
    )
    t.do(Cheat())
    assert t.refuses(TakeBack(WOOD, 1), "take-back-not-now")


def test_not_after_the_end_of_the_game() -> None:
    t = table(trigger="blue", workers={"purple": ["wood 1"]})
    t.do(PlayForCoins(2))
    assert t.decision == "game-over"
    assert t.refuses(TakeBack(WOOD, 1), "game-is-over", by="purple")


def test_after_the_action_the_turn_ends_when_the_last_power_goes_with_the_worker() -> None:
    t = table(characters={"purple": ["traveller"]}, workers={"purple": ["clay upper", "wood upper"]})
    t.do(PlayForCoins(2), TakeBack(CLAY, UPPER))
    assert t.decision == "after-action"
    t.do(TakeBack(WOOD, UPPER))
    assert t.turn == "blue"


def test_the_bonus_step_closes_when_the_last_power_goes_with_the_worker() -> None:
    t = table(
        characters={"purple": ["traveller"]},
        projects={"purple": ["mask-a"]},
        workers={"purple": ["wood 1", "clay upper"]},
    )
    t.build("mask-a", 1, 0)
    t.do(UseCoinBonus(), UseCoinBonus())
    assert t.choices() == [Travel(CLAY), Done(), TakeBack(CLAY, UPPER)]
    t.do(TakeBack(CLAY, UPPER))
    assert t.characters("purple") == ["human-resources-manager", "traveller"]
    assert t.turn == "blue"


def test_a_worker_of_another_taken_back_closes_no_question() -> None:
    t = table(
        characters={"purple": ["traveller"]}, workers={"purple": ["clay upper"], "blue": ["clay upper"]}
    )
    t.do(PlayForCoins(2))
    t.do(TakeBack(CLAY, UPPER), by="blue")
    assert (t.decision, t.decider) == ("after-action", "purple")
