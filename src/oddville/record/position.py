"""A position: the whole table at one moment as readable JSON, to view, to edit and to play from.

Cards and characters are named by their ids, seats by their colours; docs/records.md explains every field.
`game_from_position` checks everything and reports all mistakes.
"""

from __future__ import annotations

import json
import os
from typing import Any, Final

from ..editions import Edition
from ..rules.game import Game
from ..rules.vocabulary import (
    BONUS_SOURCES,
    CHARACTER_COUNT,
    CHARACTERS,
    COLOURS,
    DECISIONS,
    GUILD_COUNT,
    GUILDS,
    LOWER_SLOTS,
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    OUT_OF_GAME,
    PILE_SIZE,
    RESOURCES,
    WORKER_CARDS,
)
from .card_ids import CardIds
from .edition_form import edition_to_dict
from .errors import PositionError
from .files import read_bounded
from .fingerprint import coins_of, deck_from_top, projects_of
from .json_document import DocumentError, parse_json
from .position_builder import read_position
from .position_reader import POSITION_FORMAT, POSITION_VERSION, SOURCES
from .record import RULES_VERSION

MAX_POSITION_SIZE: Final = 512 * 1024

__all__ = ["game_from_position", "load_position", "position_of", "read_position_text", "write_position"]


def position_of(game: Game, edition: Edition) -> dict[str, Any]:
    """The game at this moment as a document."""
    ids = CardIds(edition)
    return {
        "format": POSITION_FORMAT,
        "version": POSITION_VERSION,
        "rules": RULES_VERSION,
        "edition": edition_to_dict(edition, embed=False),
        "players": [_player(game, seat, ids) for seat in range(game.players)],
        "board": {name: _resource(game, resource) for resource, name in enumerate(RESOURCES)},
        "row": [_or_null(card, ids) for card in game.row],
        "deck": ids.all_of(deck_from_top(game)),
        "seen": ids.all_of(_seen_but_hidden(game)),
        "piles": {name: _pile(game, guild) for guild, name in enumerate(GUILDS)},
        "seen_below_top": [CHARACTERS[character] for character in _seen_below_top(game)],
        "removed": _characters_of(game, OUT_OF_GAME),
        "city": [_city_card(game, index, ids) for index in range(game.city_count)],
        "spots": {name: _colour(seat) for name, seat in zip(RESOURCES, game.spot, strict=True)},
        "first_player": COLOURS[game.first_player],
        "turn": game.turn,
        "turn_player": COLOURS[game.turn_seat] if game.turn else None,
        "recovered": game.recovered != 0,
        "cheater_used": game.cheater_used != 0,
        "bookkeeper_used": game.bookkeeper_used != 0,
        "end_trigger": _colour(game.end_trigger),
        "decision": _decision(game, ids),
        "chance": f"{game.chance:016x}",
    }


def game_from_position(data: object) -> tuple[Game, Edition]:
    """The game that a document describes; raises `PositionError` with all mistakes."""
    return read_position(data)


def write_position(game: Game, edition: Edition) -> str:
    """Readable JSON: lists of words stay on one line."""
    return _indented(position_of(game, edition), 0) + "\n"


def read_position_text(content: bytes | str) -> tuple[Game, Edition]:
    try:
        return game_from_position(parse_json(content, MAX_POSITION_SIZE))
    except DocumentError as error:
        raise PositionError([error.problem]) from None


def load_position(path: str | os.PathLike[str]) -> tuple[Game, Edition]:
    try:
        return read_position_text(read_bounded(path, MAX_POSITION_SIZE))
    except DocumentError as error:
        raise PositionError([error.problem]) from None


def _colour(seat: int) -> str | None:
    return None if seat == NOBODY else COLOURS[seat]


def _or_null(card: int, ids: CardIds) -> str | None:
    return None if card == NOTHING else ids.of(card)


def _player(game: Game, seat: int, ids: CardIds) -> dict[str, Any]:
    hand = game.hand[seat]
    return {
        "colour": COLOURS[seat],
        "hand": [worker + 1 for worker in range(WORKER_CARDS) if hand >> worker & 1],
        "supply": game.supply[seat],
        "coins": ids.all_of(coins_of(game, seat)),
        "projects": ids.all_of(projects_of(game, seat)),
        "characters": _characters_of(game, seat),
    }


def _characters_of(game: Game, holder: int) -> list[str]:
    """A seat's characters, or those that left the game at set-up."""
    holders = game.holder
    guilds = game.components.character_guild
    return [CHARACTERS[c] for c in range(CHARACTER_COUNT) if holders[c] == holder and guilds[c] != NOTHING]


def _resource(game: Game, resource: int) -> dict[str, Any]:
    lower = game.lower[resource * LOWER_SLOTS :][: game.components.lower_slots]
    upper = game.upper[resource * MAX_PLAYERS :][: game.players]
    return {
        "lower": [_colour(seat) for seat in lower],
        "upper": [COLOURS[seat] for seat, count in enumerate(upper) for _ in range(count)],
    }


def _seen_but_hidden(game: Game) -> list[int]:
    """Cards that lie coin side up but whose building everybody has seen."""
    hidden = deck_from_top(game) + [card for seat in range(game.players) for card in coins_of(game, seat)]
    seen = game.seen
    return sorted(card for card in hidden if seen[card])


def _pile(game: Game, guild: int) -> list[str]:
    start = guild * PILE_SIZE
    pile = game.pile[start : start + game.pile_count[guild]]
    return [CHARACTERS[character] for character in reversed(pile)]


def _seen_below_top(game: Game) -> list[int]:
    found = []
    seen = game.character_seen
    for guild in range(GUILD_COUNT):
        below = max(game.pile_count[guild] - 1, 0)
        found += [character for character in game.pile[guild * PILE_SIZE :][:below] if seen[character]]
    return sorted(found)


def _city_card(game: Game, index: int, ids: CardIds) -> dict[str, Any]:
    found: dict[str, Any] = {
        "card": ids.of(game.city_card[index]),
        "x": game.city_x[index],
        "y": game.city_y[index],
    }
    if index > 0:
        found["owner"] = COLOURS[game.city_owner[index]]
    return found


def _decision(game: Game, ids: CardIds) -> dict[str, Any]:
    """The pending decision, with only the fields that belong to it."""
    found: dict[str, Any] = {"kind": DECISIONS[game.decision], "player": _colour(game.decider)}
    if game.resume != NOTHING:
        found["resumes"] = DECISIONS[game.resume]
    if game.played_card != NOTHING:
        found["worker"] = game.played_card + 1
    if game.project_to_place != NOTHING:
        found["card"] = ids.of(game.project_to_place)
    if game.building_seat != NOBODY:
        found["building_player"] = COLOURS[game.building_seat]
    if game.bonus_sources:
        bits = game.bonus_sources
        found["bonuses"] = [SOURCES[source] for source in range(BONUS_SOURCES) if bits >> source & 1]
    if game.shuffling_guild != NOTHING:
        found["guild"] = GUILDS[game.shuffling_guild]
    return found


def _indented(value: object, depth: int) -> str:
    inner = "  " * (depth + 1)
    if (
        isinstance(value, dict)
        and depth < 2
        and any(isinstance(item, dict | list) for item in value.values())
    ):
        lines = [f"{inner}{json.dumps(key)}: {_indented(item, depth + 1)}" for key, item in value.items()]
        return "{\n" + ",\n".join(lines) + "\n" + "  " * depth + "}"
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return "[\n" + ",\n".join(inner + json.dumps(item) for item in value) + "\n" + "  " * depth + "]"
    return json.dumps(value, ensure_ascii=False)
