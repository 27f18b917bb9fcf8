"""Editions nobody would print: few cards, cheap or absurd prices, guilds without characters.

The rules must hold for whatever the validator lets through, so the properties are tested on these too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oddville.editions import Edition, from_dict
from oddville.editions.validator import BUILDING_SCORINGS
from oddville.rules.randomness import Generator
from oddville.rules.vocabulary import BONUSES, CHARACTERS, DIRECTIONS, GUILDS, PILE_SIZE, RESOURCES


class _Maker:
    def __init__(self, seed: int) -> None:
        self.generator = Generator(seed)

    def number(self, low: int, high: int) -> int:
        return low + self.generator.below(high - low + 1)

    def one(self, words: Sequence[str]) -> str:
        return words[self.generator.below(len(words))]

    def some(self, words: Sequence[str], percent: int) -> list[str]:
        return [word for word in words if self.generator.below(100) < percent]

    def edition(self) -> dict[str, Any]:
        cards = self.one(("few", "some", "all"))
        count = {"few": self.number(1, 12), "some": self.number(13, 40), "all": self.number(41, 64)}[cards]
        dearest = self.number(0, 4)
        return {
            "format": 1,
            "id": "unlikely",
            "version": 1,
            "worker": [self.worker(dearest) for _ in range(4)],
            "board": {"two_players": self.board(dearest), "three_or_four_players": self.board(dearest)},
            "main_square": {
                "streets": self.some(DIRECTIONS, 80),
                "spots": self.some(RESOURCES, 60),
                "points": self.number(0, 20),
            }
            | ({"bonus": self.one(BONUSES)} if self.number(0, 1) else {}),
            "character": self.characters(),
            "building": [self.building(number) for number in range(count)],
        }

    def worker(self, dearest: int) -> dict[str, Any]:
        return {
            "coins": self.number(0, 9),
            "resources": self.some(RESOURCES, 70),
            "prices": [self.number(0, dearest) for _ in range(6)],
        }

    def board(self, dearest: int) -> dict[str, Any]:
        return {
            "lower": [self.number(0, dearest) for _ in range(self.number(1, 4))],
            "upper": self.number(0, dearest),
        }

    def characters(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for character in self.some(CHARACTERS, self.number(0, 100)):
            crowded = [item["guild"] for item in found]
            guild = self.one([name for name in GUILDS if crowded.count(name) < PILE_SIZE])
            item: dict[str, Any] = {"id": character, "guild": guild, "points": self.number(0, 20)}
            if character == "traveller":
                item["points_on_main_square"] = self.number(0, 20)
            found.append(item)
        return found

    def building(self, number: int) -> dict[str, Any]:
        scoring = self.one(BUILDING_SCORINGS)
        data: dict[str, Any] = {
            "id": f"card-{number}",
            "cost": [self.one(RESOURCES) for _ in range(self.number(1, 3))],
            "streets": self.some(DIRECTIONS, 60),
            "bonus": self.one(BONUSES),
            "scoring": scoring,
            "shield": self.number(0, 9),
        }
        if scoring != "shields":
            data["value"] = self.number(0, 20)
        if scoring == "guild" or self.number(0, 2):
            data["guild"] = self.one(GUILDS)
        return data


def unlikely_edition(seed: int) -> Edition:
    """The same seed gives the same edition."""
    return from_dict(_Maker(seed).edition())
