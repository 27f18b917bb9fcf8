"""The twelve characters and what each can do (docs/rules.md 1, Characters).

One section per guild, in the order of the rulebooks. The rules call these functions where a power may change
something; without the character each gives the answer of the normal rule. The points of characters are in the
edition's data.
"""

from __future__ import annotations

from typing import Final

from .board import spend_resource, workers_on
from .city import enter_city
from .coins import gain_coins, newest_coin
from .event_kinds import COIN_TURNED, PROJECT_SWAPPED, WORKER_TRAVELLED
from .projects import add_project, can_build_any, project
from .state import State, show_face, tell
from .vocabulary import (
    ALL_RESOURCES,
    BENEFACTOR,
    BOOKKEEPER,
    BUILDER,
    CHEATER,
    COINS_FROM_BENEFACTOR,
    COINS_FROM_TAX,
    GHOST,
    HUMAN_RESOURCES_MANAGER,
    LAMPLIGHTER,
    LANDOWNER,
    MISTRESS,
    NOBODY,
    NOTHING,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    SEIGNIOR,
    TAX_COLLECTOR,
    TRAVELLER,
)

# ---- Mask --------------------------------------------------------------------------------------


def resources_shown(state: State, seat: int, worker: int) -> int:
    """Human Resources Manager: every worker card counts as showing all four resources."""
    if state.holder[HUMAN_RESOURCES_MANAGER] == seat:
        return ALL_RESOURCES
    return state.components.worker_resources[worker]


def slot_price(state: State, seat: int, slot: int) -> int:
    """Landowner: a resource taken with a worker card costs 1 coin less, never below 0."""
    price = state.components.slot_price[slot]
    if price > 0 and state.holder[LANDOWNER] == seat:
        return price - 1
    return price


def dearest_slot(state: State, seat: int) -> int:
    """The highest printed price of a slot that a seat can pay; with the Landowner 1 more than its coins."""
    return state.coin_count[seat] + (1 if state.holder[LANDOWNER] == seat else 0)


def may_take_second_resource(state: State, seat: int) -> bool:
    """Seignior: a worker card may take a second resource that it shows, also paid."""
    return state.holder[SEIGNIOR] == seat


# ---- Rooster -----------------------------------------------------------------------------------


def can_cheat(state: State, seat: int) -> bool:
    """Cheater: once in your turn, turn one of your coin cards over into a project."""
    return state.holder[CHEATER] == seat and state.cheater_used == 0 and state.coin_count[seat] > 0


def cheat(state: State, seat: int) -> None:
    """The newest coin (R6) becomes a project, unseen until it is turned."""
    state.cheater_used = 1
    card = newest_coin(state, seat)
    show_face(state, card)
    add_project(state, seat, card)
    tell(state, COIN_TURNED, seat, card)


def recovery_price(state: State, seat: int) -> int:
    """1 coin for each worker card still in hand. Mistress: 1 less in total, never below 0."""
    hand = state.hand[seat]
    price = (hand & 1) + ((hand >> 1) & 1) + ((hand >> 2) & 1) + (hand >> 3)
    if price > 0 and state.holder[MISTRESS] == seat:
        price -= 1
    return price


def can_swap(state: State, seat: int) -> bool:
    """Bookkeeper: once in your turn, swap one of your projects with a card of the row."""
    return (
        state.holder[BOOKKEEPER] == seat
        and state.bookkeeper_used == 0
        and state.project_count[seat] > 0
        and state.row[0] != NOTHING
    )


def swap(state: State, seat: int, index: int, position: int) -> None:
    """The project takes the place in the row: no price, no shift, no refill."""
    state.bookkeeper_used = 1
    given = project(state, seat, index)
    taken = state.row[position]
    state.row[position] = given
    state.projects[seat * PROJECT_SPACES + index] = taken
    tell(state, PROJECT_SWAPPED, seat, given, taken, position)


# ---- Bells -------------------------------------------------------------------------------------


def coins_shown(state: State, seat: int, worker: int) -> int:
    """Ghost of a Lovely Spinster: taking coins gives 3 with every worker card, worker 1 too."""
    if state.holder[GHOST] == seat:
        return 3
    return state.components.worker_coins[worker]


def collect_tax(state: State, payer: int) -> None:
    """Tax Collector: each time another player pays coins, gain 1 coin, whatever the amount (R10)."""
    collector = state.holder[TAX_COLLECTOR]
    if collector >= 0 and collector != payer:
        gain_coins(state, collector, 1, COINS_FROM_TAX)


def receive_gift(state: State, seat: int) -> None:
    """Benefactor: gain 1 coin at the start of each of your turns."""
    if state.holder[BENEFACTOR] == seat:
        gain_coins(state, seat, 1, COINS_FROM_BENEFACTOR)


# ---- Fleur-de-lis ------------------------------------------------------------------------------


def needs_no_street(state: State, seat: int) -> bool:
    """Lamplighter: when you build, gain the bonus of every adjacent building, linked or not."""
    return state.holder[LAMPLIGHTER] == seat


BUILDER_PRICE: Final = 2  # coins


def answering_builder(state: State, builder: int) -> int:
    """Builder: after another player builds, you may build too, for 2 coins. The seat that may, or NOBODY."""
    seat = state.holder[BUILDER]
    if seat < 0 or seat == builder or state.coin_count[seat] < BUILDER_PRICE:
        return NOBODY
    return seat if can_build_any(state, seat) else NOBODY


def is_on_main_square(state: State, seat: int) -> bool:
    for resource in range(RESOURCE_COUNT):
        if state.spot[resource] == seat:
            return True
    return False


def may_travel(state: State, seat: int) -> bool:
    """Traveller: in your turn, put a worker on the Main Square; at most one of yours is there."""
    return state.holder[TRAVELLER] == seat and not is_on_main_square(state, seat)


def can_travel_to(state: State, seat: int, resource: int) -> bool:
    """The spot is empty, and the resource can be paid."""
    return (
        state.spot[resource] == NOBODY
        and state.components.spots[resource] != 0
        and workers_on(state, seat, resource) > 0
    )


def travel(state: State, seat: int, resource: int) -> None:
    """The worker stays there, even when the character leaves; it is a worker in the city."""
    spend_resource(state, seat, resource)
    state.spot[resource] = seat
    tell(state, WORKER_TRAVELLED, seat, resource)
    enter_city(state, seat)


def character_points(state: State, character: int) -> int:
    """The points of a character for its holder; the Traveller scores 0 with a worker on the Main Square."""
    if character == TRAVELLER and is_on_main_square(state, state.holder[TRAVELLER]):
        return state.components.traveller_points_on_square
    return state.components.character_points[character]


# ---- The powers used by choice -------------------------------------------------------------------


def may_use_powers(state: State, seat: int) -> bool:
    """Cheater, Bookkeeper and Traveller work only in their holder's turn (R2)."""
    return seat == state.turn_seat and (
        state.holder[CHEATER] == seat or state.holder[BOOKKEEPER] == seat or state.holder[TRAVELLER] == seat
    )


def has_usable_power(state: State, seat: int) -> bool:
    """Could one of them be used now?"""
    if not may_use_powers(state, seat):
        return False
    if can_cheat(state, seat) or can_swap(state, seat):
        return True
    if may_travel(state, seat):
        for resource in range(RESOURCE_COUNT):
            if can_travel_to(state, seat, resource):
                return True
    return False
