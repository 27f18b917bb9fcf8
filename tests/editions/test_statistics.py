"""Counts of what is printed on the cards."""

from oddville.editions import from_dict, standard
from oddville.editions.statistics import TOPICS, count_buildings
from tests.support.small_edition import small_edition


def test_counts_of_a_small_edition() -> None:
    counts = count_buildings(from_dict(small_edition()))
    assert list(counts) == list(TOPICS)
    assert {word: count for word, count in counts["scoring"].items() if count} == {"shields": 1, "guild": 1}
    assert counts["guild"] == {"mask": 0, "rooster": 1, "bells": 0, "fleur-de-lis": 0, "none": 1}
    assert counts["cost"] == {"1": 1, "2": 0, "3": 1, "4": 0}
    assert counts["resource"] == {"wood": 2, "clay": 1, "stone": 0, "crystal": 1}
    assert counts["streets"] == {"0": 1, "1": 0, "2": 1, "3": 0, "4": 0}
    assert counts["edge"] == {"up": 1, "right": 0, "down": 0, "left": 1}
    assert counts["shield"] == {"0": 1, "1": 0, "2": 1}


def test_each_card_counts_once_in_each_topic() -> None:
    counts = count_buildings(standard())
    for topic in ("scoring", "guild", "bonus", "cost", "streets", "shield"):
        assert sum(counts[topic].values()) == 64
