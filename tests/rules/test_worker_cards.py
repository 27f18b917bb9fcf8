"""The start of a turn, the worker cards and their recovery: docs/rules.md 1 (A1), 3 (R1), 3a (R3)."""

import pytest

from oddville.editions import standard
from oddville.rules.actions import (
    Build,
    Done,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    Recover,
)
from oddville.rules.enums import CoinSource, Purpose, Resource
from oddville.rules.events import CoinDrawn, PaymentMade, TurnBegan, WorkerCardPlayed, WorkerCardsRecovered
from tests.support.scenario import WOOD, Table, table

WORKER_CARDS = pytest.mark.parametrize(
    ("worker", "coins", "resources", "prices"),
    [
        (1, 0, 1, [0, 1, 1, 2, 2, 3]),
        (2, 1, 2, [0, 0, 1, 1, 2, 2]),
        (3, 2, 3, [0, 0, 0, 1, 1, 2]),
        (4, 3, 4, [0, 0, 0, 0, 1, 1]),
    ],
)


# ---- A1: the four cards --------------------------------------------------------------------------


@WORKER_CARDS
def test_a1_the_table_is_what_the_standard_edition_prints(
    worker: int, coins: int, resources: int, prices: list[int]
) -> None:
    card = standard().workers[worker - 1]
    assert card.coins == coins
    assert card.resources == ("wood", "clay", "stone", "crystal")[:resources]
    assert list(card.prices) == prices


@WORKER_CARDS
def test_a1_a_card_brings_its_coins(worker: int, coins: int, resources: int, prices: list[int]) -> None:
    t = table()
    if coins == 0:
        assert t.refuses(PlayForCoins(worker), "worker-card-without-coins")
    else:
        t.do(PlayForCoins(worker))
        assert t.coins("purple") == coins


@WORKER_CARDS
def test_a1_a_card_takes_a_resource_it_shows(
    worker: int, coins: int, resources: int, prices: list[int]
) -> None:
    t = table()
    for resource in Resource:
        if resource < resources:
            assert t.offers(PlayForResource(worker, resource))
        else:
            assert t.refuses(PlayForResource(worker, resource), "worker-card-without-resource")


@WORKER_CARDS
@pytest.mark.parametrize("purse", [0, 1, 2, 3])
def test_a1_a_card_has_a_price_for_each_position_of_the_row(
    worker: int, coins: int, resources: int, prices: list[int], purse: int
) -> None:
    for position, price in enumerate(prices, 1):
        t = table(coins={"purple": purse})
        if price > purse:
            assert t.refuses(PlayForBuilding(worker, position), "row-too-expensive")
        else:
            t.do(PlayForBuilding(worker, position))
            assert t.coins("purple") == purse - price


# ---- 3: the start of a turn (R1) -----------------------------------------------------------------


def test_r1_with_no_worker_card_in_hand_all_four_are_picked_up_free() -> None:
    t = table(hand={"blue": []})
    t.do(PlayForCoins(2))
    assert t.turn == "blue"
    assert t.hand("blue") == [1, 2, 3, 4]
    assert t.happened(WorkerCardsRecovered)[0].workers == [1, 2, 3, 4]
    assert not t.happened(PaymentMade)


def test_r1_with_a_card_still_in_hand_nothing_is_picked_up() -> None:
    t = table(hand={"blue": [1]})
    t.do(PlayForCoins(2))
    assert t.hand("blue") == [1]


def test_r1_the_free_pick_up_leaves_the_choice_between_card_and_build() -> None:
    t = table(hand={"blue": []}, projects={"blue": ["plain-1"]}, workers={"blue": ["wood 1"]})
    t.do(PlayForCoins(2))
    assert t.offers(Build(1))
    assert t.offers(PlayForCoins(4))


def test_r1_the_last_card_is_not_picked_up_before_the_next_turn() -> None:
    t = table(players=2, hand={"purple": [2]})
    t.do(PlayForCoins(2))
    assert t.hand("purple") == []
    t.do(PlayForCoins(2))
    assert t.hand("purple") == [1, 2, 3, 4]


def test_r1_the_benefactors_coin_comes_before_the_pick_up() -> None:
    t = table(characters={"blue": ["benefactor"]}, hand={"blue": []}, deck=["plain-1", "houses"])
    t.do(PlayForCoins(2))
    assert t.events[-3:] == [
        TurnBegan(1, 10),
        CoinDrawn(1, t.card("houses"), CoinSource.BENEFACTOR),
        WorkerCardsRecovered(1, 15),
    ]
    assert t.coin_cards("blue") == ["houses"]


def test_the_benefactor_gives_a_coin_at_the_start_of_each_of_his_holders_turns_only() -> None:
    t = table(players=2, characters={"purple": ["benefactor"]})
    t.do(PlayForResource(1, WOOD))
    assert t.coins("purple") == 0
    t.do(PlayForCoins(2))
    assert t.coins("purple") == 1
    t.do(PlayForCoins(2))
    assert t.coins("purple") == 2
    t.do(PlayForCoins(3))
    assert t.coins("purple") == 3


def test_the_benefactor_gives_nothing_to_a_player_with_five_coins() -> None:
    t = table(characters={"blue": ["benefactor"]}, coins={"blue": 5})
    t.do(PlayForCoins(2))
    assert t.coins("blue") == 5


def test_turns_go_round_clockwise() -> None:
    t = table(players=4, turn="red")
    order = []
    for _ in range(5):
        order.append(t.turn)
        t.do(PlayForCoins(t.hand(t.turn)[-1]))
    assert order == ["red", "yellow", "purple", "blue", "red"]


# ---- 3a: playing a card --------------------------------------------------------------------------


def test_3a_exactly_one_action_then_the_turn_is_over() -> None:
    t = table()
    t.do(PlayForCoins(4))
    assert t.happened(WorkerCardPlayed) == [WorkerCardPlayed(0, 4)]
    assert t.turn == "blue"


def test_3a_the_action_is_compulsory() -> None:
    assert table().refuses(Done(), "action-compulsory")


def test_3a_a_played_card_stays_on_the_table_until_recovered() -> None:
    t = table(players=2)
    t.do(PlayForCoins(4), PlayForCoins(4))
    assert t.hand("purple") == [1, 2, 3]
    assert t.refuses(PlayForCoins(4), "worker-card-played")
    assert t.refuses(PlayForResource(4, WOOD), "worker-card-played")
    assert t.refuses(PlayForBuilding(4, 1), "worker-card-played")


# ---- 3a: recovery (R3) ---------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "price"), [([4], 1), ([1, 3], 2), ([2, 3, 4], 3)])
def test_3a_recovery_costs_a_coin_for_each_card_still_in_hand(hand: list[int], price: int) -> None:
    t = table(hand={"purple": hand}, coins={"purple": price})
    t.do(Recover())
    assert t.happened(PaymentMade) == [PaymentMade(0, price, Purpose.RECOVERY)]
    assert t.hand("purple") == [1, 2, 3, 4]
    assert t.coins("purple") == 0
    poor = table(hand={"purple": hand}, coins={"purple": price - 1})
    assert poor.refuses(Recover(), "recovery-too-expensive")


def test_3a_there_is_nothing_to_recover_with_all_four_in_hand() -> None:
    assert table(coins={"purple": 5}).refuses(Recover(), "hand-full")


def test_3a_the_coins_of_a_recovery_go_on_top_of_the_deck() -> None:
    t = table(hand={"purple": [1, 2]}, coins={"purple": ["houses", "bonus-any", "shields"]})
    t.do(Recover())
    assert t.deck[:2] == ["bonus-any", "shields"]
    assert t.coin_cards("purple") == ["houses"]


def after_recovery() -> Table:
    t = table(
        hand={"purple": [4]},
        coins={"purple": 5},
        projects={"purple": ["plain-1"]},
        workers={"purple": ["wood 1"]},
    )
    assert t.offers(Build(1))
    t.do(Recover())
    return t


def test_r3_after_a_recovery_a_worker_card_must_be_played() -> None:
    t = after_recovery()
    assert t.decider == "purple"
    assert t.refuses(Build(1), "recovered")
    assert t.refuses(Done(), "action-compulsory")
    t.do(PlayForCoins(2))
    assert t.turn == "blue"


def test_r3_there_is_one_recovery_in_a_turn() -> None:
    assert after_recovery().refuses(Recover(), "recovered")


def test_r3_binds_for_this_turn_only() -> None:
    t = after_recovery()
    t.do(PlayForCoins(2), PlayForCoins(2), PlayForCoins(2))
    assert t.turn == "purple"
    assert t.offers(Build(1))


@pytest.mark.parametrize(("hand", "price"), [([4], 0), ([1, 3], 1), ([2, 3, 4], 2)])
def test_the_mistress_makes_recovery_a_coin_cheaper_in_total(hand: list[int], price: int) -> None:
    t = table(hand={"purple": hand}, coins={"purple": price}, characters={"purple": ["mistress"]})
    t.do(Recover())
    assert t.hand("purple") == [1, 2, 3, 4]
    assert t.coins("purple") == 0


def test_r3_a_recovery_that_cost_nothing_binds_too() -> None:
    t = table(
        hand={"purple": [4]},
        characters={"purple": ["mistress"]},
        projects={"purple": ["plain-1"]},
        workers={"purple": ["wood 1"]},
    )
    t.do(Recover())
    assert not t.happened(PaymentMade)
    assert t.refuses(Build(1), "recovered")
    assert t.refuses(Recover(), "recovered")


def test_the_mistress_helps_her_holder_only() -> None:
    t = table(hand={"purple": [4]}, characters={"blue": ["mistress"]})
    assert t.refuses(Recover(), "recovery-too-expensive")
