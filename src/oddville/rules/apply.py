"""Carries out actions by number, without checks."""

from __future__ import annotations

from .action_space import (
    BUILD,
    CHEAT,
    DISCARD_PROJECT,
    NOT_LISTED,
    PICK_RESOURCE,
    PLACE_AT,
    PLAY_FOR_BUILDING,
    PLAY_FOR_COINS,
    PLAY_FOR_RESOURCE,
    RECOVER,
    SHUFFLE_PILE,
    SWAP,
    TAKE_BACK,
    TAKE_SECOND,
    TRAVEL,
    USE_ANY_BONUS,
    USE_COIN_BONUS,
    USE_DOUBLE_BONUS,
    USE_RESOURCE_BONUS,
    USE_TRANSFORM_BONUS,
)
from .city import frontier_of_cell
from .projects import refill_row
from .randomness import Generator
from .state import State
from .turn import (
    build,
    close_bonuses,
    decline_second_resource,
    decline_to_build,
    discard,
    end_turn,
    pass_turn,
    pick_resource,
    place,
    play_for_building,
    play_for_coins,
    play_for_resource,
    recover,
    shuffle_outcomes,
    shuffle_pile,
    take_back,
    take_second_resource,
    use_bookkeeper,
    use_cheater,
    use_coin_bonus,
    use_transform_bonus,
    use_traveller,
    use_worker_bonus,
)
from .vocabulary import (
    BONUS_ANY,
    BONUS_DOUBLE,
    BONUSES_OPEN,
    BUILDER_ANSWER,
    DISCARD,
    DISCLOSED_NOTHING,
    NOTHING,
    RESOURCE_COUNT,
    ROW_LENGTH,
    SECOND_RESOURCE,
    SHUFFLE,
    SLOT_COUNT,
    TURN,
)


def apply_action(state: State, seat: int, action: int) -> None:
    """Carry out a legal action of a seat, and then the chance outcome unless the caller decides it."""
    state.disclosed = DISCLOSED_NOTHING
    state.legal_count = NOT_LISTED
    carry_out(state, seat, action)
    if state.decision == SHUFFLE and state.explicit_chance == 0:
        generator: Generator = Generator(state.chance)
        shuffle_pile(state, generator.below(shuffle_outcomes(state)))
        state.chance = generator.word
    if state.decision != DISCARD or state.resume != NOTHING:  # the gap waits for the discard (R5)
        refill_row(state)


def carry_out(state: State, seat: int, action: int) -> None:
    """The kinds of action from the last number to the first."""
    if action < BUILD:
        carry_out_early(state, seat, action)
    elif action >= SHUFFLE_PILE:
        shuffle_pile(state, action - SHUFFLE_PILE)
    elif action >= PLACE_AT:
        place(state, seat, frontier_of_cell(state, action - PLACE_AT))
    elif action >= TAKE_BACK:
        action -= TAKE_BACK
        take_back(state, seat, action // SLOT_COUNT, action % SLOT_COUNT)
    elif action >= TRAVEL:
        use_traveller(state, seat, action - TRAVEL)
    elif action >= SWAP:
        action -= SWAP
        use_bookkeeper(state, seat, action // ROW_LENGTH, action % ROW_LENGTH)
    elif action >= CHEAT:
        use_cheater(state, seat)
    elif action >= USE_RESOURCE_BONUS:
        carry_out_bonus(state, seat, action)
    elif action >= DISCARD_PROJECT:
        discard(state, seat, action - DISCARD_PROJECT)
    elif action >= TAKE_SECOND:
        take_second_resource(state, seat, action - TAKE_SECOND)
    else:
        build(state, seat, action - BUILD)


def carry_out_early(state: State, seat: int, action: int) -> None:
    """The numbers before BUILD: set-up, worker cards and DONE."""
    if action >= RECOVER:
        recover(state, seat)
    elif action >= PLAY_FOR_BUILDING:
        action -= PLAY_FOR_BUILDING
        play_for_building(state, seat, action // ROW_LENGTH, action % ROW_LENGTH)
    elif action >= PLAY_FOR_RESOURCE:
        action -= PLAY_FOR_RESOURCE
        play_for_resource(state, seat, action // RESOURCE_COUNT, action % RESOURCE_COUNT)
    elif action >= PLAY_FOR_COINS:
        play_for_coins(state, seat, action - PLAY_FOR_COINS)
    elif action >= PICK_RESOURCE:
        pick_resource(state, seat, action - PICK_RESOURCE)
    else:
        carry_out_done(state, seat)


def carry_out_bonus(state: State, seat: int, action: int) -> None:
    if action >= USE_TRANSFORM_BONUS:
        action -= USE_TRANSFORM_BONUS
        origin = action // RESOURCE_COUNT
        target = action % RESOURCE_COUNT
        use_transform_bonus(state, seat, origin // SLOT_COUNT, origin % SLOT_COUNT, target)
    elif action >= USE_DOUBLE_BONUS:
        use_worker_bonus(state, seat, BONUS_DOUBLE, action - USE_DOUBLE_BONUS)
    elif action >= USE_ANY_BONUS:
        use_worker_bonus(state, seat, BONUS_ANY, action - USE_ANY_BONUS)
    elif action >= USE_COIN_BONUS:
        use_coin_bonus(state, seat)
    else:
        resource = action - USE_RESOURCE_BONUS
        use_worker_bonus(state, seat, resource, resource)


def carry_out_done(state: State, seat: int) -> None:
    """DONE: ends whatever is pending."""
    if state.decision == BONUSES_OPEN:
        close_bonuses(state)
    elif state.decision == SECOND_RESOURCE:
        decline_second_resource(state, seat)
    elif state.decision == BUILDER_ANSWER:
        decline_to_build(state, seat)
    elif state.decision == TURN:
        pass_turn(state)
    else:
        end_turn(state)
