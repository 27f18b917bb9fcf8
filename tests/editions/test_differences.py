"""Two editions are compared card by card, field by field."""

from typing import Any

from oddville.editions import from_dict, standard
from oddville.editions.differences import Difference, differences
from tests.support.small_edition import small_edition


def compare(change: Any) -> list[Difference]:
    data = small_edition()
    change(data)
    return differences(from_dict(small_edition()), from_dict(data))


def test_nothing_differs_from_itself() -> None:
    assert differences(standard(), standard()) == []


def test_a_changed_field() -> None:
    assert compare(lambda data: data["building"][0].update(cost=["wood"])) == [
        Difference("changed", "building", "crooked-mill", "cost", ["wood", "wood", "clay"], ["wood"])
    ]
    assert compare(lambda data: data["worker"][2].update(coins=9)) == [
        Difference("changed", "worker", "3", "coins", 2, 9)
    ]
    assert compare(lambda data: data["board"]["two_players"].update(upper=3)) == [
        Difference("changed", "board", "two_players", "upper", 2, 3)
    ]
    assert compare(lambda data: data["main_square"].pop("bonus")) == [
        Difference("changed", "main_square", "", "bonus", "coin", None)
    ]
    assert compare(lambda data: data.update(version=2)) == [
        Difference("changed", "edition", "", "version", 1, 2)
    ]


def test_an_absent_field_is_none() -> None:
    (found,) = compare(lambda data: data["building"][1].update(guild="mask"))
    assert (found.before, found.after) == (None, "mask")


def test_added_and_removed_cards() -> None:
    def swap(data: dict[str, Any]) -> None:
        data["building"][1] = {**data["building"][1], "id": "tower"}

    assert [(found.kind, found.key) for found in compare(swap)] == [("removed", "keep"), ("added", "tower")]


def test_another_order() -> None:
    found = compare(lambda data: data["building"].reverse())
    assert [(one.kind, one.key, one.before, one.after) for one in found] == [
        ("moved", "crooked-mill", 1, 2),
        ("moved", "keep", 2, 1),
    ]


def test_every_difference_of_the_hash_is_found() -> None:
    data = standard().to_dict()
    data["building"][17]["streets"] = ["up"]
    other = from_dict(data)
    assert other.hash != standard().hash
    assert len(differences(standard(), other)) == 1
    assert differences(standard(), other)[0].to_dict()["key"] == standard().buildings[17].id
