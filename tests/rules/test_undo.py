"""What taking back the last action would un-reveal: a card, chance, or nothing."""

import pytest

from oddville.rules.actions import (
    Action,
    Build,
    Cheat,
    DiscardProject,
    Done,
    PickResource,
    PlaceAt,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    Recover,
    ShufflePile,
    Swap,
    TakeBack,
    Travel,
    UseCoinBonus,
)
from oddville.rules.vocabulary import DISCLOSED_CARD, DISCLOSED_CHANCE, DISCLOSED_NOTHING
from tests.support.decisions import in_set_up
from tests.support.scenario import CLAY, STONE, WOOD, Table, table
from tests.support.scenario_cards import PLAIN_CARDS, edition_with


def disclosed(t: Table, action: Action, by: str | None = None) -> int:
    t.do(action, by=by)
    return t.game.disclosed


def rich_table() -> Table:
    return table(
        players=4,
        coins={"purple": 3},
        hand={"purple": [2, 3]},
        projects={"purple": ["plain-1"]},
        workers={"purple": ["wood 1", "clay 1"], "blue": ["clay 2"]},
        characters={
            "purple": ["cheater", "bookkeeper", "traveller"],
            "blue": ["tax-collector", "benefactor"],
        },
    )


@pytest.mark.parametrize(
    "action",
    [
        PlayForCoins(2),  # nobody sees what is on the back of a coin
        PlayForResource(2, WOOD),
        Recover(),
        Build(1),
        Swap(1, 3),  # the cards of the row are seen already
        Travel(CLAY),
        TakeBack(CLAY, 1),
    ],
)
def test_an_action_that_turns_no_card_discloses_nothing(action: Action) -> None:
    assert disclosed(rich_table(), action) == DISCLOSED_NOTHING


def test_the_picks_of_the_set_up_disclose_nothing() -> None:
    t = in_set_up()
    for resource in (WOOD, CLAY, STONE):
        assert disclosed(t, PickResource(resource)) == DISCLOSED_NOTHING


def test_a_worker_taken_back_by_another_discloses_nothing() -> None:
    assert disclosed(rich_table(), TakeBack(CLAY, 2), by="blue") == DISCLOSED_NOTHING


def test_a_turn_that_ends_discloses_nothing_even_if_a_coin_is_drawn_for_the_next() -> None:
    t = table(characters={"blue": ["benefactor"]})
    assert disclosed(t, PlayForCoins(2)) == DISCLOSED_NOTHING
    assert t.coins("blue") == 1


def test_building_a_card_without_a_guild_discloses_nothing() -> None:
    t = rich_table()
    for action in (Build(1), PlaceAt(1, 0), UseCoinBonus(), Done()):
        assert disclosed(t, action) == DISCLOSED_NOTHING


def test_a_card_that_refills_the_row_is_disclosed() -> None:
    assert disclosed(table(), PlayForBuilding(2, 1)) == DISCLOSED_CARD


def test_a_card_just_paid_that_refills_the_row_is_disclosed() -> None:
    assert disclosed(table(coins={"purple": ["houses"]}), PlayForBuilding(1, 2)) == DISCLOSED_CARD


def test_with_a_third_project_it_is_the_discard_that_discloses() -> None:
    t = table(projects={"purple": ["plain-1", "plain-2"]})
    assert disclosed(t, PlayForBuilding(2, 1)) == DISCLOSED_NOTHING
    assert disclosed(t, DiscardProject(3)) == DISCLOSED_CARD


def test_a_refill_that_everybody_saw_coming_discloses_nothing() -> None:
    """The deck is empty, so the discarded project itself fills the row."""
    t = table(edition=edition_with(PLAIN_CARDS[:8]), projects={"purple": ["plain-1", "plain-2"]})
    t.do(PlayForBuilding(2, 1))
    assert disclosed(t, DiscardProject(1)) == DISCLOSED_NOTHING


def test_the_cheaters_card_is_disclosed() -> None:
    assert disclosed(rich_table(), Cheat()) == DISCLOSED_CARD


def test_the_next_character_of_a_pile_is_disclosed() -> None:
    t = table(projects={"purple": ["mask-a"]}, workers={"purple": ["wood 1"]})
    t.build("mask-a", 1, 0)
    assert disclosed(t, Done()) == DISCLOSED_CARD


def test_the_last_character_of_a_pile_discloses_nothing() -> None:
    t = table(players=2, projects={"purple": ["mask-a"]}, workers={"purple": ["wood 1"]})
    t.build("mask-a", 1, 0)
    assert disclosed(t, Done()) == DISCLOSED_NOTHING


@pytest.mark.parametrize("explicit_chance", [False, True])
def test_a_shuffle_is_chance(explicit_chance: bool) -> None:
    t = table(
        characters={"blue": ["landowner", "seignior"]},
        projects={"purple": ["mask-a"]},
        workers={"purple": ["wood 1"]},
        explicit_chance=explicit_chance,
    )
    t.build("mask-a", 1, 0)
    last: Action = Done()
    if explicit_chance:
        assert disclosed(t, Done()) == DISCLOSED_NOTHING
        last = ShufflePile(1)
    assert disclosed(t, last) & DISCLOSED_CHANCE


def test_a_shuffle_of_a_single_card_is_chance_too() -> None:
    t = table(
        players=2,
        characters={"blue": ["ghost"]},
        projects={"purple": ["bells-a"]},
        workers={"purple": ["wood 1"]},
    )
    t.build("bells-a", 1, 0)
    assert disclosed(t, Done()) == DISCLOSED_CHANCE


def test_it_is_always_the_last_action_that_counts() -> None:
    t = table()
    assert disclosed(t, PlayForBuilding(2, 1)) == DISCLOSED_CARD
    assert disclosed(t, PlayForCoins(2)) == DISCLOSED_NOTHING
