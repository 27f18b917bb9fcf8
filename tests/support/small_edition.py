"""A small edition as data, new for each call, for tests to change and break."""

from typing import Any


def small_edition() -> dict[str, Any]:
    return {
        "format": 1,
        "id": "small",
        "version": 1,
        "worker": [
            {"coins": coins, "resources": ["wood", "clay"], "prices": [0, 0, 1, 1, 2, 2]}
            for coins in range(4)
        ],
        "board": {
            "two_players": {"lower": [0, 1], "upper": 2},
            "three_or_four_players": {"lower": [3, 0, 2, 0], "upper": 2},
        },
        "main_square": {"streets": ["right", "down"], "spots": ["clay"], "bonus": "coin", "points": 4},
        "character": [
            {"id": "traveller", "guild": "fleur-de-lis", "points": 7, "points_on_main_square": 1},
            {"id": "landowner", "guild": "mask", "points": 6},
        ],
        "building": [
            {
                "id": "crooked-mill",
                "name": "Crooked Mill",
                "cost": ["clay", "wood", "wood"],
                "streets": ["left", "up"],
                "guild": "rooster",
                "bonus": "transform",
                "scoring": "guild",
                "value": 2,
                "shield": 2,
            },
            {
                "id": "keep",
                "cost": ["crystal"],
                "streets": [],
                "bonus": "any",
                "scoring": "shields",
            },
        ],
    }
