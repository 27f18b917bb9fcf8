"""Taking, keeping and paying coins: docs/rules.md 3a and 3, Coins (R4, R6)."""

import pytest

from oddville.rules.actions import PlayForBuilding, PlayForCoins, PlayForResource, Recover
from oddville.rules.events import CoinDrawn, CoinPaid, PaymentMade
from tests.support.scenario import WOOD, table


def test_3a_coins_are_drawn_from_the_top_of_the_deck() -> None:
    t = table(coins={"purple": ["shields"]}, deck=["houses", "bonus-any", "row-2"])
    t.do(PlayForCoins(3))
    assert t.coin_cards("purple") == ["shields", "houses", "bonus-any"]
    assert t.deck[0] == "row-2"
    assert len(t.happened(CoinDrawn)) == 2


def test_at_most_five_coins_are_kept_and_the_excess_goes_back_on_the_deck() -> None:
    t = table(coins={"purple": 4}, deck=["houses", "bonus-any", "row-2", "shields"])
    t.do(PlayForCoins(4))
    assert t.coins("purple") == 5
    assert t.coin_cards("purple")[-1] == "houses"
    assert t.deck[:3] == ["bonus-any", "row-2", "shields"]


def test_r4_taking_coins_is_allowed_with_five_already() -> None:
    t = table(coins={"purple": 5})
    before = t.coin_cards("purple"), t.deck
    t.do(PlayForCoins(4))
    assert (t.coin_cards("purple"), t.deck) == before
    assert t.hand("purple") == [1, 2, 3]
    assert t.turn == "blue"


def test_the_excess_is_no_payment() -> None:
    t = table(coins={"purple": 5}, characters={"blue": ["tax-collector"]})
    t.do(PlayForCoins(4))
    assert not t.happened(PaymentMade)
    assert t.coins("blue") == 0


def test_r6_a_payment_takes_the_newest_coins_one_at_a_time() -> None:
    """The newest leaves first, so the older of two coins ends on top of the deck."""
    t = table(coins={"purple": ["houses", "bonus-any", "row-2"]}, hand={"purple": [1, 2]})
    t.do(Recover())
    assert [event.card for event in t.happened(CoinPaid)] == [t.card("row-2"), t.card("bonus-any")]
    assert t.deck[:2] == ["bonus-any", "row-2"]
    assert t.coin_cards("purple") == ["houses"]


def test_a_card_just_paid_may_refill_the_row() -> None:
    t = table(coins={"purple": ["houses", "bonus-any"]})
    t.do(PlayForBuilding(1, 4))
    assert t.row[-1] == "houses"
    assert t.deck[0] == "bonus-any"


def test_a_card_just_paid_may_be_the_next_coin_drawn() -> None:
    t = table(coins={"purple": ["houses"]}, workers={"red": ["wood 1"]}, hand={"blue": [2]})
    t.do(PlayForResource(1, WOOD))
    t.do(PlayForCoins(2))
    assert t.coin_cards("blue") == ["houses"]


@pytest.mark.parametrize("worker", [1, 2, 3, 4])
def test_with_the_ghost_every_worker_card_brings_three_coins(worker: int) -> None:
    t = table(characters={"purple": ["ghost"]})
    t.do(PlayForCoins(worker))
    assert t.coins("purple") == 3


def test_the_ghost_haunts_for_his_holder_only() -> None:
    t = table(characters={"blue": ["ghost"]})
    assert t.refuses(PlayForCoins(1), "worker-card-without-coins")
    t.do(PlayForCoins(2))
    assert t.coins("purple") == 1
