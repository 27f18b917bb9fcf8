"""Makes an `Edition` from foreign data, or says everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..rules.vocabulary import (
    BONUSES,
    CHARACTER_COUNT,
    CHARACTERS,
    DIRECTIONS,
    GUILDS,
    LOWER_SLOTS,
    MAX_CARDS,
    PILE_SIZE,
    RESOURCES,
    ROW_LENGTH,
    SCORINGS,
    SQUARE,
    TRAVELLER,
    WORKER_CARDS,
)
from .edition import FORMAT, Board, Building, CharacterCard, Edition, MainSquare, WorkerCard
from .problems import Problems, shown
from .reader import TableReader, is_id

MAX_VERSION: Final = 9999
MAX_PRICE: Final = 9
MAX_POINTS: Final = 20
MAX_SHIELD: Final = 9
MAX_COST: Final = 4

BUILDING_SCORINGS: Final = tuple(word for word in SCORINGS if word != SCORINGS[SQUARE])
RESERVED_IDS: Final = (SCORINGS[SQUARE],)  # the Main Square is a card of its own, with its own name

EDITION_KEYS: Final = ("format", "id", "version", "worker", "board", "main_square", "character", "building")
WORKER_KEYS: Final = ("coins", "resources", "prices")
BOARD_KEYS: Final = ("two_players", "three_or_four_players")
SIDE_KEYS: Final = ("lower", "upper")
MAIN_SQUARE_KEYS: Final = ("streets", "spots", "bonus", "points")
CHARACTER_KEYS: Final = ("id", "guild", "points", "points_on_main_square")
BUILDING_KEYS: Final = (
    "id",
    "name",
    "cost",
    "streets",
    "guild",
    "bonus",
    "scoring",
    "value",
    "shield",
)


def validate(data: object) -> Edition:
    """The edition that `data` describes; raises `EditionError` with all problems otherwise."""
    problems = Problems()
    table = TableReader(problems, "edition", data, EDITION_KEYS)
    _check_format(table)
    edition_id = table.id("id")
    version = table.integer("version", 1, MAX_VERSION)
    workers = _workers(table)
    board = table.table("board", BOARD_KEYS)
    board_for_two = _board(board.table("two_players", SIDE_KEYS))
    board_for_more = _board(board.table("three_or_four_players", SIDE_KEYS))
    main_square = _main_square(table.table("main_square", MAIN_SQUARE_KEYS))
    characters = _characters(table)
    buildings = _buildings(table)
    problems.raise_if_any()
    return Edition(
        edition_id, version, workers, board_for_two, board_for_more, main_square, characters, buildings
    )


def _check_format(table: TableReader) -> None:
    value = table.raw("format") if table.has("format") else FORMAT
    if type(value) is not int or value != FORMAT:  # neither `true` nor `1.0` is a format
        table.problems.add("unsupported-format", table.where, "format", value=shown(value), supported=FORMAT)


def _where(sort: str, number: int, item: object) -> str:
    """How people find the card in their file: counted from 1, with its id if it has one."""
    item_id = item.get("id") if isinstance(item, dict) else None
    return f'{sort} {number} "{item_id}"' if is_id(item_id) else f"{sort} {number}"


def _readers(table: TableReader, sort: str, low: int, high: int, keys: Sequence[str]) -> list[TableReader]:
    items = table.items(sort, low, high)
    return [
        TableReader(table.problems, _where(sort, number, item), item, keys)
        for number, item in enumerate(items, start=1)
    ]


def _refuse_repeated_ids(tables: list[TableReader], ids: list[str]) -> None:
    for number, (table, item_id) in enumerate(zip(tables, ids, strict=True)):
        if item_id and item_id in ids[:number]:
            table.problems.add("repeated", table.where, "id", value=shown(item_id))


def _workers(table: TableReader) -> tuple[WorkerCard, ...]:
    readers = _readers(table, "worker", WORKER_CARDS, WORKER_CARDS, WORKER_KEYS)
    return tuple(
        WorkerCard(
            coins=reader.integer("coins", 0, MAX_PRICE),
            resources=reader.distinct_words("resources", RESOURCES),
            prices=reader.integers("prices", (ROW_LENGTH, ROW_LENGTH), 0, MAX_PRICE),
        )
        for reader in readers
    )


def _board(table: TableReader) -> Board:
    return Board(
        lower=table.integers("lower", (1, LOWER_SLOTS), 0, MAX_PRICE),
        upper=table.integer("upper", 0, MAX_PRICE),
    )


def _main_square(table: TableReader) -> MainSquare:
    return MainSquare(
        streets=table.distinct_words("streets", DIRECTIONS),
        spots=table.distinct_words("spots", RESOURCES),
        bonus=table.word("bonus", BONUSES) if table.has("bonus") else None,
        points=table.integer("points", 0, MAX_POINTS),
    )


def _characters(table: TableReader) -> tuple[CharacterCard, ...]:
    readers = _readers(table, "character", 0, CHARACTER_COUNT, CHARACTER_KEYS)
    characters = [_character(reader) for reader in readers]
    _refuse_repeated_ids(readers, [character.id for character in characters])
    _refuse_crowded_guilds(readers, [character.guild for character in characters])
    # Their order in the file means nothing, so it must not change the edition's hash.
    return tuple(sorted(characters, key=lambda character: (*CHARACTERS, "").index(character.id)))


def _character(table: TableReader) -> CharacterCard:
    character_id = table.word("id", CHARACTERS)
    return CharacterCard(
        id=character_id,
        guild=table.word("guild", GUILDS),
        points=table.integer("points", 0, MAX_POINTS),
        points_on_main_square=_points_on_main_square(table, character_id),
    )


def _refuse_crowded_guilds(tables: list[TableReader], guilds: list[str]) -> None:
    for number, (table, guild) in enumerate(zip(tables, guilds, strict=True)):
        if guild and guilds[:number].count(guild) == PILE_SIZE:
            table.problems.add("guild-full", table.where, "guild", value=guild, most=PILE_SIZE)


def _points_on_main_square(table: TableReader, character_id: str) -> int | None:
    field = "points_on_main_square"
    if character_id == CHARACTERS[TRAVELLER]:
        return table.integer(field, 0, MAX_POINTS)
    if character_id and table.has(field):
        table.problems.add("not-applicable", table.where, field, because=character_id)
    return None


def _buildings(table: TableReader) -> tuple[Building, ...]:
    readers = _readers(table, "building", 1, MAX_CARDS, BUILDING_KEYS)
    buildings = [_building(reader) for reader in readers]
    _refuse_repeated_ids(readers, [building.id for building in buildings])
    return tuple(buildings)


def _building(table: TableReader) -> Building:
    building_id = table.id("id")
    if building_id in RESERVED_IDS:
        table.problems.add("reserved-id", table.where, "id", value=building_id)
    scoring = table.word("scoring", BUILDING_SCORINGS)
    return Building(
        id=building_id,
        cost=table.words("cost", (1, MAX_COST), RESOURCES),
        streets=table.distinct_words("streets", DIRECTIONS),
        guild=_guild(table, scoring),
        bonus=table.word("bonus", BONUSES),
        scoring=scoring,
        value=_value(table, scoring),
        shield=table.integer("shield", 0, MAX_SHIELD) if table.has("shield") else 0,
        name=table.name("name") if table.has("name") else None,
    )


def _guild(table: TableReader, scoring: str) -> str | None:
    if table.has("guild"):
        return table.word("guild", GUILDS)
    if scoring == "guild":  # it scores the guild whose symbol it bears
        table.problems.add("guild-required", table.where, "guild")
    return None


def _value(table: TableReader, scoring: str) -> int:
    if scoring and scoring != "shields":
        return table.integer("value", 0, MAX_POINTS)
    if scoring and table.has("value"):  # nothing is printed beside this scoring
        table.problems.add("not-applicable", table.where, "value", because=scoring)
    return 0
