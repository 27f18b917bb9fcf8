"""What a seat sees, as a vector of small integers; `layout.py` describes its parts.

Everything in it is public, and seats are counted clockwise from the observer, who is 0. Cards are described
by what is printed on them, not by their numbers, so that a network can play with cards it has never seen.
"""

from __future__ import annotations

from array import array
from typing import Final

from ..bots.evaluator import Numbers
from ..rules.action_space import SHUFFLE_PILE
from ..rules.board import workers_on, workers_on_board
from ..rules.components import Components
from ..rules.legal import list_legal
from ..rules.projects import can_afford
from ..rules.scoring import score_of
from ..rules.state import Octets, State
from ..rules.turn import bonus_card
from ..rules.vocabulary import (
    BONUS_SOURCES,
    CARD_FACES,
    CHARACTER_COUNT,
    DIRECTION_COUNT,
    GUILD_COUNT,
    LOWER_SLOTS,
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    PILE_SIZE,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    ROW_LENGTH,
    WORKER_CARDS,
)

OBSERVATION_VERSION: Final = 1
OBSERVATION_SIZE: Final = 1766

# What is printed on a card
FACE: Final = 32
FACE_COST: Final = 1
FACE_STREETS: Final = 5
FACE_GUILD: Final = 9
FACE_BONUS: Final = 13
FACE_SCORING: Final = 21
FACE_VALUE: Final = 30
FACE_SHIELD: Final = 31

# Where the parts start, and the length of one item of each
PLAYERS_AT: Final = 0
PLAYER: Final = 36
PROJECTS_AT: Final = 144
PROJECT: Final = 34  # the same, and whether its owner could pay for it
ROW_AT: Final = 552
ROW_CARD: Final = 33  # its face, and whether it fits somewhere
LOWER_AT: Final = 750
UPPER_AT: Final = 814
PILES_AT: Final = 830
DECISION_AT: Final = 846
PLACING_AT: Final = 882
FITTING_AT: Final = 914
CITY_AT: Final = 930
CITY_CARD: Final = 38

EDGE_KINDS: Final = 16
MOST: Final = 127  # in a byte


class Observer:
    """The cards of an edition as they are written into observations."""

    faces: list[int]  # [card * FACE + i]
    fitting_kinds: Numbers  # [touched * 16 + streets]: a bit for each kind of edges that fits such a cell
    standing: Numbers  # by seat: its score without the workers on the board

    def __init__(self, components: Components) -> None:
        self.standing = array("i", [0] * MAX_PLAYERS)
        self.faces = [0] * CARD_FACES * FACE
        self.faces = [number for card in range(CARD_FACES) for number in face_of(components, card)]
        self.fitting_kinds = array(
            "i",
            [
                sum(1 << edges for edges in range(EDGE_KINDS) if edges & touched == streets)
                for touched in range(EDGE_KINDS)
                for streets in range(EDGE_KINDS)
            ],
        )


def face_of(components: Components, card: int) -> list[int]:
    face = [0] * FACE
    face[0] = 1
    for resource in range(RESOURCE_COUNT):
        face[FACE_COST + resource] = components.cost[card * RESOURCE_COUNT + resource]
    for direction in range(DIRECTION_COUNT):
        face[FACE_STREETS + direction] = (components.edges[card] >> direction) & 1
    if components.guild[card] != NOTHING:
        face[FACE_GUILD + components.guild[card]] = 1
    if components.bonus[card] != NOTHING:
        face[FACE_BONUS + components.bonus[card]] = 1
    if components.scoring[card] != NOTHING:
        face[FACE_SCORING + components.scoring[card]] = 1
    face[FACE_VALUE] = components.value[card]
    face[FACE_SHIELD] = components.shield[card]
    return face


def clear_mask(out: Octets, start: int) -> None:
    for i in range(start, start + SHUFFLE_PILE):
        out[i] = 0


def write_mask(state: State, out: Octets) -> None:
    """Set the bytes of the deciding seat's legal actions to 1."""
    list_legal(state)
    for i in range(state.legal_count):
        out[state.legal[i]] = 1


def observe(observer: Observer, state: State, seat: int, out: Octets, start: int) -> None:
    """Write what a seat sees into OBSERVATION_SIZE bytes of `out`."""
    count_standing(observer, state)
    for i in range(start + CITY_AT, start + OBSERVATION_SIZE):
        out[i] = 0
    observe_counted(observer, state, seat, out, start, 1)


def count_standing(observer: Observer, state: State) -> None:
    """Points that take time to count; only building, travelling and characters change them."""
    for seat in range(state.players):
        observer.standing[seat] = score_of(state, seat) - workers_on_board(state, seat)


def observe_counted(
    observer: Observer, state: State, seat: int, out: Octets, start: int, written: int
) -> None:
    """The same if points have been counted and `written` cards of the city are in `out` already."""
    for i in range(start, start + CITY_AT):
        out[i] = 0
    fitting = fitting_edges(observer, state)
    for kind in range(EDGE_KINDS):
        out[start + FITTING_AT + kind] = (fitting >> kind) & 1
    for other in range(state.players):
        distance = seats_between(state, seat, other)
        observe_player(observer, state, other, out, start + PLAYERS_AT + distance * PLAYER)
        observe_projects(observer, state, other, fitting, out, start, distance)
    for position in range(ROW_LENGTH):
        if state.row[position] != NOTHING:
            place = start + ROW_AT + position * ROW_CARD
            write_card(observer, state, state.row[position], fitting, out, place)
    observe_board(state, seat, out, start)
    observe_piles(state, out, start + PILES_AT)
    observe_decision(state, out, start + DECISION_AT)
    if state.project_to_place != NOTHING:
        write_face(observer, state.project_to_place, out, start + PLACING_AT)
    observe_city(observer, state, seat, out, start + CITY_AT, written)


def seats_between(state: State, seat: int, other: int) -> int:
    """How many seats clockwise from the observer a seat is."""
    return other - seat if other >= seat else other - seat + state.players


def fitting_edges(observer: Observer, state: State) -> int:
    """A bit for each of the 16 kinds of edges: does a card with such streets fit anywhere?"""
    kinds = 0
    for cell in range(state.frontier_count):
        kinds |= observer.fitting_kinds[
            state.frontier_touched[cell] * EDGE_KINDS + state.frontier_streets[cell]
        ]
    return kinds


def write_face(observer: Observer, card: int, out: Octets, place: int) -> None:
    face = card * FACE
    for i in range(FACE):
        out[place + i] = observer.faces[face + i]


def observe_player(observer: Observer, state: State, seat: int, out: Octets, place: int) -> None:
    out[place] = 1
    for worker in range(WORKER_CARDS):
        out[place + 1 + worker] = (state.hand[seat] >> worker) & 1
    out[place + 5] = state.supply[seat]
    on_board = workers_on_board(state, seat)
    out[place + 6] = on_board
    out[place + 7] = state.city_workers[seat]
    out[place + 8] = state.coin_count[seat]
    score = observer.standing[seat] + on_board
    out[place + 9] = score if score < MOST else MOST
    for character in range(CHARACTER_COUNT):
        out[place + 10 + character] = 1 if state.holder[character] == seat else 0
    for resource in range(RESOURCE_COUNT):
        out[place + 22 + resource] = workers_on(state, seat, resource)
        out[place + 26 + resource] = 1 if state.spot[resource] == seat else 0
    out[place + 30] = 1 if state.first_player == seat else 0
    out[place + 31] = 1 if state.turn_seat == seat else 0
    out[place + 32] = 1 if state.decider == seat else 0
    out[place + 33] = 1 if state.building_seat == seat else 0
    out[place + 34] = 1 if state.end_trigger == seat else 0
    out[place + 35] = state.project_count[seat]


def observe_projects(
    observer: Observer, state: State, seat: int, fitting: int, out: Octets, start: int, distance: int
) -> None:
    """The projects, each with whether its owner has the workers to pay for it."""
    for index in range(state.project_count[seat]):
        card = state.projects[seat * PROJECT_SPACES + index]
        place = start + PROJECTS_AT + (distance * PROJECT_SPACES + index) * PROJECT
        write_card(observer, state, card, fitting, out, place)
        out[place + ROW_CARD] = 1 if can_afford(state, seat, card) else 0


def write_card(observer: Observer, state: State, card: int, fitting: int, out: Octets, place: int) -> None:
    """A card that may be built later: its face, and whether it fits somewhere."""
    write_face(observer, card, out, place)
    out[place + FACE] = (fitting >> state.components.edges[card]) & 1


def observe_board(state: State, seat: int, out: Octets, start: int) -> None:
    for slot in range(RESOURCE_COUNT * LOWER_SLOTS):
        owner = state.lower[slot]
        if owner != NOBODY:
            out[start + LOWER_AT + slot * MAX_PLAYERS + seats_between(state, seat, owner)] = 1
    for resource in range(RESOURCE_COUNT):
        for other in range(state.players):
            place = start + UPPER_AT + resource * MAX_PLAYERS + seats_between(state, seat, other)
            out[place] = state.upper[resource * MAX_PLAYERS + other]


def observe_piles(state: State, out: Octets, place: int) -> None:
    """How many characters each guild has left, and the top one (none while the pile is shuffled)."""
    for guild in range(GUILD_COUNT):
        count = state.pile_count[guild]
        out[place + guild] = count
        if count > 0 and guild != state.shuffling_guild:
            out[place + GUILD_COUNT + state.pile[guild * PILE_SIZE + count - 1]] = 1


def observe_decision(state: State, out: Octets, place: int) -> None:
    out[place + state.decision] = 1
    out[place + 10] = state.recovered
    out[place + 11] = state.cheater_used
    out[place + 12] = state.bookkeeper_used
    out[place + 13] = 1 if state.resume != NOTHING else 0
    if state.played_card != NOTHING:
        out[place + 14 + state.played_card] = 1
    for source in range(BONUS_SOURCES):
        if (state.bonus_sources >> source) & 1:
            out[place + 18 + state.components.bonus[bonus_card(state, source)]] += 1
    if state.shuffling_guild != NOTHING:
        out[place + 26 + state.shuffling_guild] = 1
    out[place + 30] = state.deck_count
    out[place + 31] = state.turn if state.turn < MOST else MOST
    out[place + 32] = state.city_count - 1
    out[place + 31 + state.players] = 1


def observe_city(observer: Observer, state: State, seat: int, out: Octets, place: int, written: int) -> None:
    """The buildings in the order in which they were built; the Main Square is always at the same place.

    A card in the city never changes; only the owner's number depends on the observer.
    """
    for index in range(1, state.city_count):
        if index >= written:
            write_face(observer, state.city_card[index], out, place)
            out[place + FACE] = state.city_x[index]
            out[place + FACE + 1] = state.city_y[index]
        for distance in range(MAX_PLAYERS):
            out[place + FACE + 2 + distance] = 0
        owner = state.city_owner[index]
        if owner != NOBODY:
            out[place + FACE + 2 + seats_between(state, seat, owner)] = 1
        place += CITY_CARD
