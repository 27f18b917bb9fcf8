"""What each action does, and which decision comes next (docs/rules.md 2-4).

Every function here carries out a step of the rules and leaves the state at the next decision.
None of them checks anything: `legal.py` decides what is legal.
"""

from __future__ import annotations

from .board import enter_slot, move_worker, place_worker, take_worker_back
from .city import direction_of, enter_city, has_street, neighbour, put_in_city
from .coins import gain_coins
from .event_kinds import (
    BONUS_FORGONE,
    BONUS_USED,
    BUILDER_ASKED,
    BUILDER_DECLINED,
    CARD_BUILT,
    CHARACTER_RETURNED,
    CHARACTER_TAKEN,
    GAME_ENDED,
    PILE_SHUFFLED,
    PILE_TOP_SHOWN,
    PROJECT_CHOSEN,
    RESOURCE_PICKED,
    SECOND_RESOURCE_DECLINED,
    TURN_BEGAN,
    TURN_ENDED,
    TURN_PASSED,
    WORKER_CARD_PLAYED,
    WORKER_CARDS_RECOVERED,
)
from .payment import pay
from .powers import (
    BUILDER_PRICE,
    answering_builder,
    cheat,
    coins_shown,
    has_usable_power,
    may_take_second_resource,
    needs_no_street,
    receive_gift,
    recovery_price,
    slot_price,
    swap,
    travel,
)
from .projects import (
    discard_project,
    fill_row,
    has_too_many_projects,
    pay_cost,
    refill_row,
    remove_project,
    take_from_row,
)
from .scoring import winner_of
from .state import State, tell
from .vocabulary import (
    AFTER_ACTION,
    ALL_WORKER_CARDS,
    BONUS_COIN,
    BONUS_SOURCES,
    BONUS_TRANSFORM,
    BONUSES_OPEN,
    BUILDER_ANSWER,
    CHARACTER_COUNT,
    COINS_FROM_BONUS,
    COINS_FROM_WORKER_CARD,
    DISCARD,
    DISCLOSED_CARD,
    DISCLOSED_CHANCE,
    GAME_OVER,
    IN_PILE,
    MAIN_SQUARE,
    NOBODY,
    NOTHING,
    OWN_CARD,
    PAID_BUILDER,
    PAID_RECOVERY,
    PAID_ROW,
    PAID_SLOT,
    PILE_SIZE,
    PLACE,
    ROW_LENGTH,
    SECOND_RESOURCE,
    SHUFFLE,
    TURN,
    UPPER_SLOT,
)


def ask(state: State, decision: int, seat: int) -> None:
    state.decision = decision
    state.decider = seat


# ---- Set-up ------------------------------------------------------------------------------------


def pick_resource(state: State, seat: int, resource: int) -> None:
    """Anticlockwise from the last player; a worker goes on the upper slot, free (docs/rules.md 2.6)."""
    state.supply[seat] -= 1
    enter_slot(state, seat, resource, UPPER_SLOT)
    tell(state, RESOURCE_PICKED, seat, resource)
    if seat == state.first_player:
        state.turn_seat = seat
        begin_turn(state)
    else:
        ask(state, state.decision, seat - 1 if seat > 0 else state.players - 1)


# ---- The turn ----------------------------------------------------------------------------------


def begin_turn(state: State) -> None:
    """First the Benefactor's coin; then an empty hand picks up all four worker cards, free (R1)."""
    seat = state.turn_seat
    state.turn += 1
    state.recovered = 0
    state.cheater_used = 0
    state.bookkeeper_used = 0
    tell(state, TURN_BEGAN, seat, state.turn)
    receive_gift(state, seat)
    if state.hand[seat] == 0:
        pick_up_worker_cards(state, seat)
    ask(state, TURN, seat)


def finish_action(state: State) -> None:
    """The turn continues only if Cheater, Bookkeeper or Traveller could still be used."""
    ask(state, AFTER_ACTION, state.turn_seat)
    if not can_still_use_power(state, state.turn_seat):
        end_turn(state)


def can_still_use_power(state: State, seat: int) -> bool:
    """A card just paid or discarded first fills a short row: the Bookkeeper may want it (docs/rules.md 7)."""
    refill_row(state)
    return has_usable_power(state, seat)


def end_turn(state: State) -> None:
    """A sixth worker in the city, whoever put it there, ends the game with this turn (R11)."""
    tell(state, TURN_ENDED, state.turn_seat)
    if state.end_trigger != NOBODY:
        ask(state, GAME_OVER, NOBODY)
        if state.events is not None:  # the winner is computed only if events are needed
            tell(state, GAME_ENDED, winner_of(state))
        return
    state.turn_seat += 1
    if state.turn_seat == state.players:
        state.turn_seat = 0
    begin_turn(state)


def pass_turn(state: State) -> None:
    """No card playable, no build, no recovery, as happens in small editions. No power is asked for."""
    tell(state, TURN_PASSED, state.turn_seat)
    end_turn(state)


def close_empty_question(state: State) -> None:
    """A decision without any option left ends by itself (docs/rules.md 3, Taking workers back)."""
    if state.decision == AFTER_ACTION:
        if not can_still_use_power(state, state.turn_seat):
            end_turn(state)
    elif state.decision == BONUSES_OPEN:
        if state.bonus_sources == 0 and not can_still_use_power(state, state.building_seat):
            close_bonuses(state)
    elif state.decision == BUILDER_ANSWER and answering_builder(state, state.turn_seat) == NOBODY:
        finish_action(state)


def take_back(state: State, seat: int, resource: int, slot: int) -> None:
    take_worker_back(state, seat, resource, slot)
    close_empty_question(state)


# ---- Playing a worker card (3a) ----------------------------------------------------------------


def pick_up_worker_cards(state: State, seat: int) -> None:
    picked_up = ALL_WORKER_CARDS & ~state.hand[seat]
    state.hand[seat] = ALL_WORKER_CARDS
    tell(state, WORKER_CARDS_RECOVERED, seat, picked_up)


def recover(state: State, seat: int) -> None:
    """After paid recovery the player must play a worker card (R3)."""
    pay(state, seat, recovery_price(state, seat), PAID_RECOVERY)
    pick_up_worker_cards(state, seat)
    state.recovered = 1


def play_worker_card(state: State, seat: int, worker: int) -> None:
    state.hand[seat] &= ~(1 << worker)
    tell(state, WORKER_CARD_PLAYED, seat, worker)


def play_for_coins(state: State, seat: int, worker: int) -> None:
    play_worker_card(state, seat, worker)
    gain_coins(state, seat, coins_shown(state, seat, worker), COINS_FROM_WORKER_CARD)
    finish_action(state)


def obtain_resource(state: State, seat: int, resource: int) -> None:
    slot = place_worker(state, seat, resource)
    pay(state, seat, slot_price(state, seat, slot), PAID_SLOT)


def play_for_resource(state: State, seat: int, worker: int, resource: int) -> None:
    """With the Seignior the second resource is always offered: a worker may be taken back first."""
    play_worker_card(state, seat, worker)
    obtain_resource(state, seat, resource)
    if may_take_second_resource(state, seat):
        state.played_card = worker
        ask(state, SECOND_RESOURCE, seat)
    else:
        finish_action(state)


def take_second_resource(state: State, seat: int, resource: int) -> None:
    state.played_card = NOTHING
    obtain_resource(state, seat, resource)
    finish_action(state)


def decline_second_resource(state: State, seat: int) -> None:
    state.played_card = NOTHING
    tell(state, SECOND_RESOURCE_DECLINED, seat)
    finish_action(state)


def play_for_building(state: State, seat: int, worker: int, position: int) -> None:
    """In this order: pay; tax; the card becomes a project; discard; shift; refill (R5)."""
    play_worker_card(state, seat, worker)
    pay(state, seat, state.components.worker_prices[worker * ROW_LENGTH + position], PAID_ROW)
    take_from_row(state, seat, position)
    if has_too_many_projects(state, seat):
        state.resume = NOTHING
        ask(state, DISCARD, seat)
    else:
        fill_row(state)
        finish_action(state)


def discard(state: State, seat: int, index: int) -> None:
    discard_project(state, seat, index)
    if state.resume == NOTHING:
        fill_row(state)
        finish_action(state)
    else:
        ask(state, state.resume, seat)
        state.resume = NOTHING
        close_empty_question(state)


# ---- Building (3b) -----------------------------------------------------------------------------


def build(state: State, seat: int, index: int) -> None:
    """Choose a project and pay for it; the Builder's holder pays 2 coins first."""
    if state.decision == BUILDER_ANSWER:
        pay(state, seat, BUILDER_PRICE, PAID_BUILDER)
    card = remove_project(state, seat, index)
    tell(state, PROJECT_CHOSEN, seat, card)
    pay_cost(state, seat, card)
    state.project_to_place = card
    state.building_seat = seat
    ask(state, PLACE, seat)


def place(state: State, seat: int, frontier: int) -> None:
    """The card and a worker go into the city; the open bonuses are determined now (R8)."""
    card = state.project_to_place
    state.project_to_place = NOTHING
    x = state.frontier_x[frontier]
    y = state.frontier_y[frontier]
    put_in_city(state, card, x, y, seat)
    tell(state, CARD_BUILT, seat, card, x, y)
    enter_city(state, seat)
    state.bonus_sources = bonus_sources(state, seat)
    ask(state, BONUSES_OPEN, seat)
    close_empty_question(state)


def bonus_sources(state: State, seat: int) -> int:
    """The new card itself and its neighbours linked by street; buildings without one too (Lamplighter)."""
    index = state.city_count - 1
    sources = 0
    if state.components.bonus[state.city_card[index]] != NOTHING:
        sources = 1 << OWN_CARD
    x = state.city_x[index]
    y = state.city_y[index]
    for beside in range(index):
        direction = direction_of(state.city_x[beside] - x, state.city_y[beside] - y)
        if direction == NOTHING or state.components.bonus[state.city_card[beside]] == NOTHING:
            continue
        is_building = state.city_card[beside] != MAIN_SQUARE
        if has_street(state, index, direction) or (is_building and needs_no_street(state, seat)):
            sources |= 1 << direction
    return sources


def bonus_card(state: State, source: int) -> int:
    """The card whose bonus is open: the one last placed or its neighbour."""
    index = state.city_count - 1
    if source != OWN_CARD:
        index = neighbour(state, index, source)
    return state.city_card[index]


def card_in_question(state: State) -> int:
    """The project that is being placed, or the card just built while its build goes on; or NOTHING."""
    if state.decision == PLACE:
        return state.project_to_place
    if state.decision == BONUSES_OPEN or state.decision == SHUFFLE or state.decision == BUILDER_ANSWER:
        return state.city_card[state.city_count - 1]
    return NOTHING


def use_bonus(state: State, seat: int, kind: int) -> None:
    """Close one open bonus of this kind, the new card's own first, then clockwise; its effect follows."""
    for turn in range(BONUS_SOURCES):
        source = OWN_CARD if turn == 0 else turn - 1
        if (state.bonus_sources >> source) & 1:
            card = bonus_card(state, source)
            if state.components.bonus[card] == kind:
                state.bonus_sources &= ~(1 << source)
                tell(state, BONUS_USED, seat, kind, card)
                return


def use_worker_bonus(state: State, seat: int, kind: int, resource: int) -> None:
    """A resource, any resource, double: a worker on the cheapest free slot, without pay."""
    use_bonus(state, seat, kind)
    place_worker(state, seat, resource)
    close_empty_question(state)


def use_coin_bonus(state: State, seat: int) -> None:
    use_bonus(state, seat, BONUS_COIN)
    gain_coins(state, seat, 1, COINS_FROM_BONUS)
    close_empty_question(state)


def use_transform_bonus(state: State, seat: int, resource: int, slot: int, target: int) -> None:
    use_bonus(state, seat, BONUS_TRANSFORM)
    move_worker(state, seat, resource, slot, target)
    close_empty_question(state)


def close_bonuses(state: State) -> None:
    """Skip the remaining bonuses; the character comes next (R8)."""
    for source in range(BONUS_SOURCES):
        if (state.bonus_sources >> source) & 1:
            card = bonus_card(state, source)
            tell(state, BONUS_FORGONE, state.building_seat, state.components.bonus[card], card)
    state.bonus_sources = 0
    gain_character(state)


# ---- Characters (3b, 6) ------------------------------------------------------------------------


def gain_character(state: State) -> None:
    """Take the top character of the new card's guild; an empty pile is shuffled by chance first."""
    guild = state.components.guild[state.city_card[state.city_count - 1]]
    if guild == NOTHING:
        finish_build(state)
        return
    if state.pile_count[guild] == 0:
        return_characters(state, guild)
        if state.pile_count[guild] > 0:
            state.shuffling_guild = guild
            ask(state, SHUFFLE, NOBODY)
            return
    if state.pile_count[guild] > 0:
        take_top_character(state, guild)
    finish_build(state)


def return_characters(state: State, guild: int) -> None:
    """All players return the guild's characters, in the order of the rulebooks until they are shuffled."""
    for character in range(CHARACTER_COUNT):
        if state.components.character_guild[character] == guild and state.holder[character] >= 0:
            tell(state, CHARACTER_RETURNED, state.holder[character], character)
            state.holder[character] = IN_PILE
            state.pile[guild * PILE_SIZE + state.pile_count[guild]] = character
            state.pile_count[guild] += 1


def shuffle_outcomes(state: State) -> int:
    """The number of possible orders of the pile: 1, 2 or 6."""
    count = state.pile_count[state.shuffling_guild]
    return 6 if count == PILE_SIZE else count


def shuffle_pile(state: State, outcome: int) -> None:
    """Put the pile into one of its orders; outcome 0 is the order of the rulebooks."""
    guild = state.shuffling_guild
    state.shuffling_guild = NOTHING
    start = guild * PILE_SIZE
    count = state.pile_count[guild]
    ways = 2 if count == PILE_SIZE else 1
    for space in range(count - 1, 0, -1):
        chosen = outcome // ways
        outcome -= chosen * ways
        ways = 1
        move_to_top(state, start, space, chosen)
    first = state.pile[start + count - 1]
    second = state.pile[start + count - 2] if count > 1 else NOTHING
    third = state.pile[start] if count == PILE_SIZE else NOTHING
    tell(state, PILE_SHUFFLED, NOBODY, guild, first, second, third)
    state.disclosed |= DISCLOSED_CHANCE
    take_top_character(state, guild)
    finish_build(state)


def move_to_top(state: State, start: int, space: int, chosen: int) -> None:
    """Move the chosen one of the pile's first `space + 1` cards to the end of these."""
    character = state.pile[start + chosen]
    for i in range(chosen, space):
        state.pile[start + i] = state.pile[start + i + 1]
    state.pile[start + space] = character


def take_top_character(state: State, guild: int) -> None:
    """The power works at once; the next character of the pile is revealed."""
    seat = state.building_seat
    state.pile_count[guild] -= 1
    top = guild * PILE_SIZE + state.pile_count[guild]
    character = state.pile[top]
    state.pile[top] = NOTHING
    state.holder[character] = seat
    state.character_seen[character] = 1
    tell(state, CHARACTER_TAKEN, seat, character)
    if state.pile_count[guild] > 0:
        shown = state.pile[top - 1]
        state.character_seen[shown] = 1
        state.disclosed |= DISCLOSED_CARD
        tell(state, PILE_TOP_SHOWN, NOBODY, guild, shown)


# ---- After a build -----------------------------------------------------------------------------


def finish_build(state: State) -> None:
    """After a build of the turn's player the Builder's holder may build; after that build nobody may."""
    by_turn_player = state.building_seat == state.turn_seat
    state.building_seat = NOBODY
    if by_turn_player:
        seat = answering_builder(state, state.turn_seat)
        if seat != NOBODY:
            tell(state, BUILDER_ASKED, seat)
            ask(state, BUILDER_ANSWER, seat)
            return
    finish_action(state)


def decline_to_build(state: State, seat: int) -> None:
    tell(state, BUILDER_DECLINED, seat)
    finish_action(state)


# ---- Powers used by choice (R2) ----------------------------------------------------------------


def use_cheater(state: State, seat: int) -> None:
    """A third project must be discarded at once; then the interrupted decision continues."""
    cheat(state, seat)
    if has_too_many_projects(state, seat):
        state.resume = state.decision
        ask(state, DISCARD, seat)
    else:
        close_empty_question(state)


def use_bookkeeper(state: State, seat: int, index: int, position: int) -> None:
    swap(state, seat, index, position)
    close_empty_question(state)


def use_traveller(state: State, seat: int, resource: int) -> None:
    travel(state, seat, resource)
    close_empty_question(state)
