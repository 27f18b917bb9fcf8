"""The scenarios themselves: what they lay out is what they say, and a wrong one is refused."""

import pytest

from oddville.rules.vocabulary import MAX_CARDS
from tests.support.scenario import position, table
from tests.support.scenario_cards import SPEAKING_CARDS, scenario_edition


def test_what_is_not_mentioned_is_in_its_place() -> None:
    t = table(players=4)
    assert [t.supply(colour) for colour in ("purple", "blue", "red", "yellow")] == [9, 9, 9, 9]
    assert t.hand("red") == [1, 2, 3, 4]
    assert t.pile("mask") == ["human-resources-manager", "landowner", "seignior"]
    assert (len(t.row), len(t.deck)) == (6, MAX_CARDS - 6)


def test_what_is_mentioned_is_where_it_was_put() -> None:
    t = table(
        players=2,
        turn="blue",
        coins={"blue": ["houses", "bonus-wood"]},
        projects={"blue": ["costs-clay"]},
        workers={"blue": ["wood 2", "wood upper", "wood upper"]},
        hand={"blue": [1, 4]},
        characters={"blue": ["builder"]},
        spots={"clay": "blue"},
        city="plain-1/blue  -  SQUARE",
        row=["row-2"],
        deck=["shields"],
    )
    assert t.decider == t.turn == "blue"
    assert t.coin_cards("blue") == ["houses", "bonus-wood"]
    assert t.projects("blue") == ["costs-clay"]
    assert t.workers("blue") == ["wood 2", "wood upper", "wood upper"]
    assert t.hand("blue") == [1, 4]
    assert t.characters("blue") == ["builder"]
    assert t.pile("fleur-de-lis") == []
    assert t.city == {(0, 0): "SQUARE", (-1, 0): "plain-1"}
    assert t.workers_in_city("blue") == 2
    assert t.supply("blue") == 4
    assert t.row[0] == "row-2"
    assert t.deck[0] == "shields"


def test_the_edition_of_the_scenarios_has_every_card_once() -> None:
    ids = [building.id for building in scenario_edition().buildings]
    assert len(set(ids)) == MAX_CARDS
    assert len(SPEAKING_CARDS) <= MAX_CARDS - 6


def test_a_position_is_all_that_makes_up_the_state() -> None:
    named = {
        "deck",
        "coins",
        "row",
        "pile",
        "holder",
        "city_card",
        "hand",
        "decision",
        "bonus_sources",
        "chance",
    }
    assert named <= set(position(table().game))
    assert position(table().game) == position(table().game)
    assert position(table(deck=["houses"]).game) != position(table().game)


@pytest.mark.parametrize(
    "city",
    [
        "SQUARE  :  plain-1",  # both have a street there
        "SQUARE  -  houses",
        "plain-1  -  plain-2  .  SQUARE",
        """
        plain-1
           |
        SQUARE
        """,
        """
        SQUARE  -     .     .     .
           |          .           .
           .    .     .     -  plain-1
        """,
    ],
)
def test_a_drawing_that_lies_is_refused(city: str) -> None:
    with pytest.raises(ValueError, match=r"drawn with|top row|touches nothing"):
        table(city=city)


def test_no_card_lies_in_two_places_and_no_slot_holds_two_workers() -> None:
    with pytest.raises(ValueError, match="twice"):
        table(row=["houses"], deck=["houses"])
    with pytest.raises(ValueError, match="not in the edition"):
        table(row=["castle"])
    with pytest.raises(ValueError, match="no free slot"):
        table(workers={"blue": ["wood 1"], "red": ["wood 1"]})
    with pytest.raises(ValueError, match="add up"):
        table(players=2, characters={"blue": ["seignior", "landowner"]})
