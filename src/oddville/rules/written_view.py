"""Writes a view directly as JSON: the same bytes as encoding `view_for(game, None)`.

A server writes one for every action. Building values and encoding them would cost more than the rest of the
action; compiled, this costs almost nothing. `views.py` and `decisions.py` define what is public, and a test
compares the results.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from .action_space import TAKE_BACK, TAKE_BACKS
from .board import workers_on_board
from .game import Game
from .legal import is_allowed, list_legal
from .scoring import score_of, winner_of
from .state import Octets
from .turn import bonus_card, card_in_question
from .vocabulary import (
    ALL_WORKER_CARDS,
    BONUS_SOURCES,
    CHARACTER_COUNT,
    DOWN,
    GAME_OVER,
    GUILD_COUNT,
    LEFT,
    LOWER_SLOTS,
    MAX_PLAYERS,
    NOTHING,
    OWN_CARD,
    PILE_SIZE,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    RIGHT,
    ROW_LENGTH,
    UP,
    WORKER_CARDS,
)

LARGEST: Final = 16384  # bytes; no view is half as long
ZERO: Final = 48  # the character, as are the following
MINUS: Final = 45
COMMA: Final = 44
OPENED: Final = 91
CLOSED: Final = 93


class Sheet:
    """A buffer to write to."""

    text: Octets
    length: int
    paper: Any  # the same text, for readers

    def __init__(self) -> None:
        self.paper = memoryview(array("b", bytes(LARGEST)))
        self.text = self.paper
        self.length = 0


SHEET: Final = Sheet()  # shared: only one thread of the server writes


def written_view(game: Game) -> bytes:
    """The game as a spectator sees it."""
    SHEET.length = 0
    write_view(SHEET, game)
    return bytes(SHEET.paper[: SHEET.length])


def written_legal(game: Game, seats: int) -> bytes:
    """The legal actions of each of a set of seats (bits), by seat."""
    SHEET.length = 0
    write_legal(SHEET, game, seats)
    return bytes(SHEET.paper[: SHEET.length])


# ---- Characters ---------------------------------------------------------------------------------


def write(sheet: Sheet, text: bytes) -> None:
    at = sheet.length
    for character in text:
        sheet.text[at] = character
        at += 1
    sheet.length = at


def write_character(sheet: Sheet, character: int) -> None:
    sheet.text[sheet.length] = character
    sheet.length += 1


def write_number(sheet: Sheet, number: int) -> None:
    if number < 0:
        write_character(sheet, MINUS)
        number = -number
    unit = 1
    while number // unit >= 10:
        unit *= 10
    while unit > 0:
        write_character(sheet, ZERO + number // unit % 10)
        unit //= 10


def write_or_null(sheet: Sheet, number: int) -> None:
    """A number, or null for NOBODY and NOTHING, which are negative."""
    if number < 0:
        write(sheet, b"null")
    else:
        write_number(sheet, number)


def write_flag(sheet: Sheet, flag: int) -> None:
    write(sheet, b"true" if flag != 0 else b"false")


def open_list(sheet: Sheet) -> None:
    write_character(sheet, OPENED)


def separate(sheet: Sheet) -> None:
    """Before an item: a comma, unless it is the first of its list."""
    if sheet.text[sheet.length - 1] != OPENED:
        write_character(sheet, COMMA)


def close_list(sheet: Sheet) -> None:
    write_character(sheet, CLOSED)


# ---- The table ----------------------------------------------------------------------------------


def write_view(sheet: Sheet, game: Game) -> None:
    write(sheet, b'{"viewer":null,"players":')
    write_players(sheet, game)
    write(sheet, b',"board":')
    write_board(sheet, game)
    write(sheet, b',"row":')
    write_row(sheet, game)
    write(sheet, b',"deck_size":')
    write_number(sheet, game.deck_count)
    write(sheet, b',"piles":')
    write_piles(sheet, game)
    write(sheet, b',"city":')
    write_city(sheet, game)
    write(sheet, b',"spots":')
    write_spots(sheet, game)
    write(sheet, b',"first_player":')
    write_number(sheet, game.first_player)
    write(sheet, b',"cheater_used":')
    write_flag(sheet, game.cheater_used)
    write(sheet, b',"bookkeeper_used":')
    write_flag(sheet, game.bookkeeper_used)
    write(sheet, b',"end_trigger":')
    write_or_null(sheet, game.end_trigger)
    write(sheet, b',"decision":')
    write_decision(sheet, game)
    write(sheet, b',"legal_actions":[],"winner":')
    write_or_null(sheet, winner_of(game) if game.decision == GAME_OVER else NOTHING)
    write(sheet, b"}")


def write_players(sheet: Sheet, game: Game) -> None:
    open_list(sheet)
    for seat in range(game.players):
        separate(sheet)
        write(sheet, b'{"hand":')
        write_worker_cards(sheet, game.hand[seat])
        write(sheet, b',"played":')
        write_worker_cards(sheet, game.hand[seat] ^ ALL_WORKER_CARDS)
        write(sheet, b',"supply":')
        write_number(sheet, game.supply[seat])
        write(sheet, b',"workers_on_board":')
        write_number(sheet, workers_on_board(game, seat))
        write(sheet, b',"workers_in_city":')
        write_number(sheet, game.city_workers[seat])
        write(sheet, b',"coins":')
        write_number(sheet, game.coin_count[seat])
        write(sheet, b',"projects":')
        write_projects(sheet, game, seat)
        write(sheet, b',"characters":')
        write_characters(sheet, game, seat)
        write(sheet, b',"score":')
        write_number(sheet, score_of(game, seat))
        write(sheet, b"}")
    close_list(sheet)


def write_worker_cards(sheet: Sheet, cards: int) -> None:
    open_list(sheet)
    for worker in range(WORKER_CARDS):
        if (cards >> worker) & 1:
            separate(sheet)
            write_number(sheet, worker + 1)
    close_list(sheet)


def write_projects(sheet: Sheet, game: Game, seat: int) -> None:
    open_list(sheet)
    for place in range(game.project_count[seat]):
        separate(sheet)
        write_number(sheet, game.projects[seat * PROJECT_SPACES + place])
    close_list(sheet)


def write_characters(sheet: Sheet, game: Game, seat: int) -> None:
    open_list(sheet)
    for who in range(CHARACTER_COUNT):
        if game.holder[who] == seat:
            separate(sheet)
            write_number(sheet, who)
    close_list(sheet)


def write_board(sheet: Sheet, game: Game) -> None:
    open_list(sheet)
    for resource in range(RESOURCE_COUNT):
        separate(sheet)
        write(sheet, b'{"lower":[')
        for slot in range(game.components.lower_slots):
            separate(sheet)
            write_or_null(sheet, game.lower[resource * LOWER_SLOTS + slot])
        write(sheet, b'],"upper":[')
        for seat in range(game.players):
            separate(sheet)
            write_number(sheet, game.upper[resource * MAX_PLAYERS + seat])
        write(sheet, b"]}")
    close_list(sheet)


def write_row(sheet: Sheet, game: Game) -> None:
    open_list(sheet)
    for position in range(ROW_LENGTH):
        separate(sheet)
        write_or_null(sheet, game.row[position])
    close_list(sheet)


def write_piles(sheet: Sheet, game: Game) -> None:
    open_list(sheet)
    for guild in range(GUILD_COUNT):
        size = game.pile_count[guild]
        separate(sheet)
        write(sheet, b'{"size":')
        write_number(sheet, size)
        write(sheet, b',"top":')
        if size > 0 and guild != game.shuffling_guild:
            write_number(sheet, game.pile[guild * PILE_SIZE + size - 1])
        else:
            write(sheet, b"null")
        write(sheet, b"}")
    close_list(sheet)


def write_city(sheet: Sheet, game: Game) -> None:
    open_list(sheet)
    for index in range(game.city_count):
        separate(sheet)
        write(sheet, b'{"card":')
        write_number(sheet, game.city_card[index])
        write(sheet, b',"x":')
        write_number(sheet, game.city_x[index])
        write(sheet, b',"y":')
        write_number(sheet, game.city_y[index])
        write(sheet, b',"owner":')
        write_or_null(sheet, game.city_owner[index])
        write(sheet, b"}")
    close_list(sheet)


def write_spots(sheet: Sheet, game: Game) -> None:
    open_list(sheet)
    for resource in range(RESOURCE_COUNT):
        separate(sheet)
        write_or_null(sheet, game.spot[resource])
    close_list(sheet)


# ---- What is decided ----------------------------------------------------------------------------


def write_decision(sheet: Sheet, game: Game) -> None:
    write(sheet, b'{"kind":')
    write_number(sheet, game.decision)
    write(sheet, b',"seat":')
    write_or_null(sheet, game.decider)
    write(sheet, b',"turn":')
    write_number(sheet, game.turn)
    write(sheet, b',"turn_seat":')
    write_number(sheet, game.turn_seat)
    write(sheet, b',"has_recovered":')
    write_flag(sheet, game.recovered)
    write(sheet, b',"worker":')
    write_or_null(sheet, NOTHING if game.played_card == NOTHING else game.played_card + 1)
    write(sheet, b',"card":')
    write_or_null(sheet, card_in_question(game))
    write(sheet, b',"builder":')
    write_or_null(sheet, game.building_seat)
    write(sheet, b',"bonuses":')
    write_bonuses(sheet, game)
    write(sheet, b',"resumes":')
    write_or_null(sheet, game.resume)
    write(sheet, b',"guild":')
    write_or_null(sheet, game.shuffling_guild)
    write(sheet, b"}")


def write_bonuses(sheet: Sheet, game: Game) -> None:
    open_list(sheet)
    for turn in range(BONUS_SOURCES):
        source = OWN_CARD if turn == 0 else turn - 1
        if (game.bonus_sources >> source) & 1:
            card = bonus_card(game, source)
            separate(sheet)
            write(sheet, b'{"bonus":')
            write_number(sheet, game.components.bonus[card])
            write(sheet, b',"card":')
            write_number(sheet, card)
            write(sheet, b',"source":')
            write_source(sheet, source)
            write(sheet, b"}")
    close_list(sheet)


def write_source(sheet: Sheet, source: int) -> None:
    if source == OWN_CARD:
        write(sheet, b'"own"')
    elif source == UP:
        write(sheet, b'"up"')
    elif source == RIGHT:
        write(sheet, b'"right"')
    elif source == DOWN:
        write(sheet, b'"down"')
    elif source == LEFT:
        write(sheet, b'"left"')


# ---- What may be done ---------------------------------------------------------------------------


def write_legal(sheet: Sheet, game: Game, seats: int) -> None:
    is_first = True
    for seat in range(game.players):
        if (seats >> seat) & 1:
            write(sheet, b'{"' if is_first else b',"')
            is_first = False
            write_number(sheet, seat)
            write(sheet, b'":')
            write_actions(sheet, game, seat)
    write(sheet, b"{}" if is_first else b"}")


def write_actions(sheet: Sheet, game: Game, seat: int) -> None:
    open_list(sheet)
    if seat == game.decider:
        list_legal(game)
        for index in range(game.legal_count):
            separate(sheet)
            write_number(sheet, game.legal[index])
    else:
        for place in range(TAKE_BACKS):
            if is_allowed(game, seat, TAKE_BACK + place):
                separate(sheet)
                write_number(sheet, TAKE_BACK + place)
    close_list(sheet)
