"""Makes an `Edition` from foreign data, or reports everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..documents.problems import Problems, shown
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
from .problems import PROBLEM_CODES, raise_if_any
from .reader import ROOT, TableReader, is_id

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
    problems = Problems(PROBLEM_CODES)
    table = TableReader(problems, ROOT, data).table(EDITION_KEYS)
    _check_format(table)
    edition_id = table.value("id").id()
    version = table.value("version").integer(1, MAX_VERSION)
    workers = _workers(table)
    board = table.value("board").table(BOARD_KEYS)
    board_for_two = _board(board.value("two_players").table(SIDE_KEYS))
    board_for_more = _board(board.value("three_or_four_players").table(SIDE_KEYS))
    main_square = _main_square(table.value("main_square").table(MAIN_SQUARE_KEYS))
    characters = _characters(table)
    buildings = _buildings(table)
    raise_if_any(problems)
    return Edition(
        edition_id, version, workers, board_for_two, board_for_more, main_square, characters, buildings
    )


def _check_format(table: TableReader) -> None:
    if table.has("format"):
        value = table.value("format")
        if type(value.data) is not int or value.data != FORMAT:  # neither `true` nor `1.0` is a format
            value.add("unsupported-format", value=shown(value.data), supported=FORMAT)


def _where(sort: str, number: int, item: object) -> str:
    """The name of a card in problems: counted from 1, with its id if it has one."""
    item_id = item.get("id") if isinstance(item, dict) else None
    return f'{sort} {number} "{item_id}"' if is_id(item_id) else f"{sort} {number}"


def _readers(table: TableReader, sort: str, low: int, high: int, keys: Sequence[str]) -> list[TableReader]:
    return [
        TableReader(table.problems, _where(sort, number, item.data), item.data).table(keys)
        for number, item in enumerate(table.value(sort).items(low, high), start=1)
    ]


def _refuse_repeated_ids(tables: list[TableReader], ids: list[str]) -> None:
    for number, (table, item_id) in enumerate(zip(tables, ids, strict=True)):
        if item_id and item_id in ids[:number]:
            table.value("id").add("repeated", value=shown(item_id))


def _workers(table: TableReader) -> tuple[WorkerCard, ...]:
    readers = _readers(table, "worker", WORKER_CARDS, WORKER_CARDS, WORKER_KEYS)
    return tuple(
        WorkerCard(
            coins=reader.value("coins").integer(0, MAX_PRICE),
            resources=reader.value("resources").distinct_words(RESOURCES),
            prices=reader.value("prices").integers((ROW_LENGTH, ROW_LENGTH), 0, MAX_PRICE),
        )
        for reader in readers
    )


def _board(table: TableReader) -> Board:
    return Board(
        lower=table.value("lower").integers((1, LOWER_SLOTS), 0, MAX_PRICE),
        upper=table.value("upper").integer(0, MAX_PRICE),
    )


def _main_square(table: TableReader) -> MainSquare:
    return MainSquare(
        streets=table.value("streets").distinct_words(DIRECTIONS),
        spots=table.value("spots").distinct_words(RESOURCES),
        bonus=table.value("bonus").word(BONUSES) if table.has("bonus") else None,
        points=table.value("points").integer(0, MAX_POINTS),
    )


def _characters(table: TableReader) -> tuple[CharacterCard, ...]:
    readers = _readers(table, "character", 0, CHARACTER_COUNT, CHARACTER_KEYS)
    characters = [_character(reader) for reader in readers]
    _refuse_repeated_ids(readers, [character.id for character in characters])
    _refuse_crowded_guilds(readers, [character.guild for character in characters])
    # Their order in the file means nothing, so it must not change the edition's hash.
    return tuple(sorted(characters, key=lambda character: (*CHARACTERS, "").index(character.id)))


def _character(table: TableReader) -> CharacterCard:
    character_id = table.value("id").word(CHARACTERS)
    return CharacterCard(
        id=character_id,
        guild=table.value("guild").word(GUILDS),
        points=table.value("points").integer(0, MAX_POINTS),
        points_on_main_square=_points_on_main_square(table, character_id),
    )


def _refuse_crowded_guilds(tables: list[TableReader], guilds: list[str]) -> None:
    for number, (table, guild) in enumerate(zip(tables, guilds, strict=True)):
        if guild and guilds[:number].count(guild) == PILE_SIZE:
            table.value("guild").add("guild-full", value=guild, most=PILE_SIZE)


def _points_on_main_square(table: TableReader, character_id: str) -> int | None:
    field = "points_on_main_square"
    if character_id == CHARACTERS[TRAVELLER]:
        return table.value(field).integer(0, MAX_POINTS)
    if character_id and table.has(field):
        table.value(field).add("not-applicable", because=character_id)
    return None


def _buildings(table: TableReader) -> tuple[Building, ...]:
    readers = _readers(table, "building", 1, MAX_CARDS, BUILDING_KEYS)
    buildings = [_building(reader) for reader in readers]
    _refuse_repeated_ids(readers, [building.id for building in buildings])
    return tuple(buildings)


def _building(table: TableReader) -> Building:
    building_id = table.value("id").id()
    if building_id in RESERVED_IDS:
        table.value("id").add("reserved-id", value=building_id)
    scoring = table.value("scoring").word(BUILDING_SCORINGS)
    return Building(
        id=building_id,
        cost=table.value("cost").words((1, MAX_COST), RESOURCES),
        streets=table.value("streets").distinct_words(DIRECTIONS),
        guild=_guild(table, scoring),
        bonus=table.value("bonus").word(BONUSES),
        scoring=scoring,
        value=_value(table, scoring),
        shield=table.value("shield").integer(0, MAX_SHIELD) if table.has("shield") else 0,
        name=table.value("name").name() if table.has("name") else None,
    )


def _guild(table: TableReader, scoring: str) -> str | None:
    if table.has("guild"):
        return table.value("guild").word(GUILDS)
    if scoring == "guild":  # it scores the guild whose symbol it bears
        table.at_key("guild", None).add("guild-required")
    return None


def _value(table: TableReader, scoring: str) -> int:
    if scoring and scoring != "shields":
        return table.value("value").integer(0, MAX_POINTS)
    if scoring and table.has("value"):  # nothing is printed beside this scoring
        table.value("value").add("not-applicable", because=scoring)
    return 0
