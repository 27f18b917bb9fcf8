"""Positions as documents, for tests to change: the first of each kind that random games come to."""

from __future__ import annotations

import copy
import functools
import json
from typing import Any

from oddville.editions import from_dict, standard
from oddville.record import position_of
from oddville.rules.vocabulary import COLOURS, DECISIONS, NOTHING, WORKERS
from tests.support.recorded_games import playing

Document = dict[str, Any]


@functools.cache
def _found(kind: str, resumes: str | None, buildings: int) -> Document:
    for seed in range(60):
        for recording in playing(4, seed, explicit_chance=True):
            game = recording.game
            is_there = DECISIONS[game.decision] == kind and game.city_count > buildings
            if is_there and game.resume == (DECISIONS.index(resumes) if resumes else NOTHING):
                return position_of(game, recording.edition)
    raise LookupError(f"no game came to {kind}, {resumes}")


def moment(kind: str, resumes: str | None = None, buildings: int = 0) -> Document:
    """A position at this kind of decision, new for each call."""
    return copy.deepcopy(_found(kind, resumes, buildings))


def with_edition(document: Document, **changes: Any) -> Document:
    """The same position with another edition: top-level fields of the standard one changed."""
    edition = from_dict(standard().to_dict() | {"id": "changed"} | changes)
    document["edition"] = {
        "id": edition.id,
        "version": edition.version,
        "hash": edition.hash,
        "data": edition.to_dict(),
    }
    return document


def swap_cards(document: Document, one: str, other: str) -> Document:
    """Two cards change places, wherever they are."""
    text = (
        json.dumps(document)
        .replace(f'"{one}"', '"#"')
        .replace(f'"{other}"', f'"{one}"')
        .replace('"#"', f'"{other}"')
    )
    changed: Document = json.loads(text)
    return changed


def settle_supplies(document: Document) -> Document:
    """Give every player the supply that follows from the workers in the city and on the board."""
    for seat, player in enumerate(document["players"]):
        colour = COLOURS[seat]
        city = [item.get("owner") for item in document["city"]] + list(document["spots"].values())
        free = WORKERS - city.count(colour)
        for resource in document["board"].values():
            for slot, owner in enumerate(resource["lower"]):
                if owner == colour:
                    resource["lower"][slot] = colour if free > 0 else None
                    free -= free > 0
            kept = [name for name in resource["upper"] if name != colour]
            own = min(resource["upper"].count(colour), free)
            resource["upper"] = kept + [colour] * own
            free -= own
        player["supply"] = free
    return document


def turn_player(document: Document) -> Document:
    found: Document = document["players"][COLOURS.index(document["turn_player"])]
    return found
