"""The pending decision as a value: by which seat, about what, with everything pending."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .enums import Bonus, DecisionKind, Guild
from .state import State
from .turn import bonus_card, card_in_question
from .vocabulary import (
    BONUS_SOURCES,
    DIRECTIONS,
    NOBODY,
    NOTHING,
    OWN_CARD,
)


@dataclass(frozen=True, slots=True)
class OpenBonus:
    """A bonus that may still be used: what it gives and which card it stands on."""

    bonus: Bonus
    card: int
    source: str  # "own", or the direction of the neighbour


@dataclass(frozen=True, slots=True)
class Decision:
    kind: DecisionKind
    seat: int | None  # None: chance decides, or the game is over
    turn: int
    turn_seat: int
    has_recovered: bool  # a worker card must be played, building is out (R3)
    worker: int | None  # Seignior's question: the worker card played, from 1
    card: int | None  # the project that is being placed, or the card just built while its build goes on
    builder: int | None  # whose build is open
    bonuses: tuple[OpenBonus, ...]
    resumes: DecisionKind | None  # the decision that continues after a discard
    guild: Guild | None  # the pile being shuffled


_KINDS: Final = {int(kind): kind for kind in DecisionKind}


def decision_of(state: State) -> Decision:
    card = card_in_question(state)
    return Decision(
        kind=_KINDS[state.decision],
        seat=None if state.decider == NOBODY else state.decider,
        turn=state.turn,
        turn_seat=state.turn_seat,
        has_recovered=state.recovered != 0,
        worker=None if state.played_card == NOTHING else state.played_card + 1,
        card=None if card == NOTHING else card,
        builder=None if state.building_seat == NOBODY else state.building_seat,
        bonuses=open_bonuses(state) if state.bonus_sources else (),
        resumes=None if state.resume == NOTHING else _KINDS[state.resume],
        guild=None if state.shuffling_guild == NOTHING else Guild(state.shuffling_guild),
    )


def open_bonuses(state: State) -> tuple[OpenBonus, ...]:
    """The new card's own first, then its neighbours clockwise from above."""
    found = []
    for source in (OWN_CARD, *range(BONUS_SOURCES - 1)):
        if state.bonus_sources >> source & 1:
            card = bonus_card(state, source)
            where = "own" if source == OWN_CARD else DIRECTIONS[source]
            found.append(OpenBonus(Bonus(state.components.bonus[card]), card, where))
    return tuple(found)
