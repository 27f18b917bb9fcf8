"""The Tax Collector: docs/rules.md 3b, Tax Collector (R10)."""

from oddville.rules.actions import (
    Build,
    PlaceAt,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    Recover,
    TakeSecond,
    UseCoinBonus,
)
from oddville.rules.enums import CoinSource
from oddville.rules.events import CoinDrawn, PaymentMade
from tests.support.scenario import CLAY, WOOD, Table, table

BLUE_COLLECTS = {"blue": ["tax-collector"]}


def test_r10_a_recovery_is_one_payment_whatever_its_size() -> None:
    t = table(characters=BLUE_COLLECTS, hand={"purple": [1, 2, 3]}, coins={"purple": 3})
    t.do(Recover())
    assert t.coins("blue") == 1


def test_r10_a_slot_is_a_payment() -> None:
    t = table(characters=BLUE_COLLECTS, workers={"red": ["wood 1", "wood 2", "wood 3"]}, coins={"purple": 2})
    t.do(PlayForResource(1, WOOD))
    assert t.coins("blue") == 1


def test_r10_a_card_of_the_row_is_a_payment() -> None:
    t = table(characters=BLUE_COLLECTS, coins={"purple": 3})
    t.do(PlayForBuilding(1, 6))
    assert t.coins("blue") == 1


def builder_answers(holders: dict[str, list[str]], **more: int) -> Table:
    """Purple builds, red holds the Builder and answers with a build of his own."""
    t = table(
        characters={**holders, "red": ["builder"]},
        coins={"red": ["houses", "shields"], **more},
        projects={"purple": ["plain-1"], "red": ["plain-2"]},
        workers={"purple": ["wood 1"], "red": ["wood upper"]},
    )
    t.build("plain-1", 1, 0)
    t.done()
    assert (t.decision, t.decider) == ("builder", "red")
    t.do(Build(1))
    return t


def test_r10_the_builders_two_coins_are_one_payment() -> None:
    t = builder_answers(BLUE_COLLECTS)
    assert t.coins("red") == 0
    assert t.coin_cards("blue") == ["houses"]  # the older of the two, paid last


def test_r10_the_player_whose_turn_it_is_collects_from_the_builder() -> None:
    t = builder_answers({"purple": ["tax-collector"]})
    assert t.coins("purple") == 1


def test_r10_two_resources_with_seignior_are_two_payments() -> None:
    t = table(
        players=4,
        characters={**BLUE_COLLECTS, "purple": ["seignior"]},
        workers={"red": ["wood 1", "clay 1"]},
        coins={"purple": 2},
    )
    t.do(PlayForResource(2, WOOD))
    assert t.coins("blue") == 1
    t.do(TakeSecond(CLAY))
    assert t.coins("blue") == 2


def test_r10_a_price_of_0_is_no_payment() -> None:
    t = table(characters=BLUE_COLLECTS, coins={"purple": 1})
    t.do(PlayForBuilding(1, 1))
    assert not t.happened(PaymentMade)
    assert t.coins("blue") == 0
    t = table(characters=BLUE_COLLECTS)
    t.do(PlayForResource(1, WOOD))
    assert t.coins("blue") == 0


def test_r10_a_price_that_a_character_brings_down_to_0_is_no_payment() -> None:
    t = table(
        characters={**BLUE_COLLECTS, "purple": ["mistress", "landowner"]},
        hand={"purple": [1]},
        workers={"red": ["wood 1"]},
    )
    t.do(Recover(), PlayForResource(1, WOOD))
    assert t.coins("blue") == 0


def test_r10_he_collects_nothing_from_his_holder() -> None:
    t = table(characters={"purple": ["tax-collector"]}, coins={"purple": 1})
    t.do(PlayForBuilding(1, 2))
    assert t.coins("purple") == 0


def test_r10_he_draws_the_card_that_was_just_paid_before_play_goes_on() -> None:
    t = table(characters=BLUE_COLLECTS, coins={"purple": ["shields"]}, deck=["houses"])
    t.do(PlayForBuilding(1, 2))
    assert t.coin_cards("blue") == ["shields"]
    assert t.row[-1] == "houses"


def test_r10_with_five_coins_he_keeps_no_more_and_the_card_stays_on_the_deck() -> None:
    t = table(characters=BLUE_COLLECTS, coins={"purple": ["shields"], "blue": 5}, deck=["houses"])
    t.do(PlayForBuilding(1, 2))
    assert t.coins("blue") == 5
    assert t.row[-1] == "shields"


def test_r10_drawing_coins_and_bonuses_are_no_payments() -> None:
    t = table(
        characters=BLUE_COLLECTS,
        coins={"purple": 5},
        projects={"purple": ["plain-1"]},
        workers={"purple": ["wood 1"]},
    )
    t.do(Build(1), PlaceAt(1, 0), UseCoinBonus(), UseCoinBonus())
    t.do(PlayForCoins(4))
    assert t.coins("blue") == 3


def test_r10_in_the_pile_or_out_of_the_game_he_collects_nothing() -> None:
    t = table(piles={"bells": ["tax-collector", "ghost"]}, coins={"purple": 1})
    t.do(PlayForBuilding(1, 2))
    assert [t.coins(colour) for colour in ("purple", "blue", "red")] == [0, 0, 0]


def test_r10_whoever_holds_him_at_that_moment_draws() -> None:
    """Purple gains him with this build, before the Builder pays."""
    t = table(
        characters={"red": ["builder"]},
        piles={"bells": ["tax-collector", "ghost"]},
        coins={"red": 2},
        projects={"purple": ["bells-a"], "red": ["plain-2"]},
        workers={"purple": ["wood 1"], "red": ["wood upper"]},
    )
    t.build("bells-a", 1, 0)
    t.done()
    assert t.characters("purple") == ["tax-collector"]
    t.do(Build(1))
    drawn = t.happened(CoinDrawn)
    assert [(event.seat, event.source) for event in drawn] == [(0, CoinSource.TAX_COLLECTOR)]
