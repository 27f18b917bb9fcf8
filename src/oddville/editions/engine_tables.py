"""An edition as the integer tables that the engine reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ..rules.components import Components
from ..rules.vocabulary import (
    BONUSES,
    CARD_FACES,
    CHARACTERS,
    DIRECTIONS,
    GUILDS,
    LOWER_SLOTS,
    MAIN_SQUARE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOTHING,
    RESOURCE_COUNT,
    RESOURCES,
    SCORINGS,
    SLOT_COUNT,
    SQUARE,
    TRAVELLER,
    UPPER_SLOT,
)
from .edition import Board, Building, Edition

_CACHE_SIZE: Final = 64
_cache: dict[tuple[str, int], Components] = {}


def components(edition: Edition, players: int) -> Components:
    """The tables for this number of players. They are cached, because game states share them."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"no game for {players} players")
    key = (edition.hash, players)
    found = _cache.get(key)
    if found is None:
        if len(_cache) >= _CACHE_SIZE:
            _cache.clear()  # a server may see many editions; games keep the tables they use
        found = _cache[key] = _build(edition, players)
    return found


def _build(edition: Edition, players: int) -> Components:
    """Assigns whole lists, because in the compiled build the tables are arrays of fixed length."""
    tables = Components()
    tables.players = players
    _fill_cards(tables, edition)
    _fill_workers(tables, edition)
    _fill_board(tables, edition.board(players))
    _fill_characters(tables, edition)
    return tables


def _fill_cards(tables: Components, edition: Edition) -> None:
    square = edition.main_square

    def column(of: Callable[[Building], int], blank: int, of_square: int) -> list[int]:
        cards = [of(building) for building in edition.buildings]
        padding = [blank] * (MAIN_SQUARE - len(cards))
        return [*cards, *padding, of_square]

    tables.card_count = len(edition.buildings)
    tables.cost = _costs(edition.buildings)
    tables.cost_bits = column(_cost_bits, 0, 0)
    tables.workers_to_pay = column(lambda b: len(b.cost), 0, 0)
    tables.edges = column(lambda b: _bits(DIRECTIONS, b.streets), 0, _bits(DIRECTIONS, square.streets))
    tables.guild = column(lambda b: _number(GUILDS, b.guild), NOTHING, NOTHING)
    tables.bonus = column(lambda b: _number(BONUSES, b.bonus), NOTHING, _number(BONUSES, square.bonus))
    tables.scoring = column(lambda b: _number(SCORINGS, b.scoring), NOTHING, SQUARE)
    tables.value = column(lambda b: b.value, 0, square.points)
    tables.shield = column(lambda b: b.shield, 0, 0)
    tables.spots = [int(resource in square.spots) for resource in RESOURCES]


def _costs(buildings: Iterable[Building]) -> list[int]:
    costs = [building.cost.count(resource) for building in buildings for resource in RESOURCES]
    return costs + [0] * (CARD_FACES * RESOURCE_COUNT - len(costs))


def _cost_bits(building: Building) -> int:
    counts = [building.cost.count(resource) for resource in RESOURCES]
    return sum(count << 4 * resource for resource, count in enumerate(counts))


def _fill_workers(tables: Components, edition: Edition) -> None:
    workers = edition.workers
    tables.worker_coins = [worker.coins for worker in workers]
    tables.worker_resources = [_bits(RESOURCES, worker.resources) for worker in workers]
    tables.worker_prices = [price for worker in workers for price in worker.prices]


def _fill_board(tables: Components, board: Board) -> None:
    prices = [*board.lower, *[0] * (LOWER_SLOTS - len(board.lower)), board.upper]
    # At equal prices the leftmost slot, lower before upper: the order of the slot numbers.
    in_use = sorted([*range(len(board.lower)), UPPER_SLOT], key=lambda slot: prices[slot])
    tables.lower_slots = len(board.lower)
    tables.slot_price = prices
    tables.slots_in_use = len(in_use)
    tables.slots_by_price = in_use + [0] * (SLOT_COUNT - len(in_use))


def _fill_characters(tables: Components, edition: Edition) -> None:
    by_id = {character.id: character for character in edition.characters}
    guilds = [by_id[name].guild if name in by_id else None for name in CHARACTERS]
    tables.character_guild = [_number(GUILDS, guild) for guild in guilds]
    tables.character_points = [by_id[name].points if name in by_id else 0 for name in CHARACTERS]
    traveller = by_id.get(CHARACTERS[TRAVELLER])
    tables.traveller_points_on_square = (traveller.points_on_main_square or 0) if traveller else 0


def _number(words: tuple[str, ...], word: str | None) -> int:
    return NOTHING if word is None else words.index(word)


def _bits(words: tuple[str, ...], chosen: tuple[str, ...]) -> int:
    return sum(1 << words.index(word) for word in chosen)
