"""Every event and every reason with values that a game can bring, chosen so that each variant is seen."""

import dataclasses
import itertools
from collections.abc import Iterator
from typing import Any

from oddville.rules.decisions import Decision, OpenBonus
from oddville.rules.enums import Bonus, Character, CoinSource, DecisionKind, Guild, Purpose, Resource
from oddville.rules.events import EVENT_TYPES, Event
from oddville.rules.reasons import Reason
from oddville.rules.vocabulary import DIRECTIONS, MAIN_SQUARE

NAMES = ["Anna", "Mirel", "Jonas", "Odile"]
NOBODYS_EVENTS = ("row-shifted", "row-filled", "pile-shuffled", "pile-top-shown")

EVENT_VALUES: dict[str, list[Any]] = {
    "resource": list(Resource),
    "target": [Resource.CLAY, Resource.CRYSTAL],
    "slot": [1, 5],
    "target_slot": [2, 5],
    "guild": list(Guild),
    "character": list(Character),
    "first": list(Character),
    "second": [None],
    "third": [None],
    "bonus": list(Bonus),
    "source": list(CoinSource),
    "purpose": list(Purpose),
    "amount": [1, 2],
    "turn": [1, 40],
    "worker": [1, 4],
    "cards": [4, 15],
    "position": [1, 6],
    "origin": [2],
    "x": [-3, -1, 0, 1, 2],
    "y": [0, 1],
}


def every_event() -> Iterator[Event]:
    for kind in EVENT_TYPES:
        names = [field.name for field in dataclasses.fields(kind)][1:]
        choices = [EVENT_VALUES.get(name, [0, 13, MAIN_SQUARE]) for name in names]
        for values in itertools.product(*choices):
            seat = None if kind.kind in NOBODYS_EVENTS else 0
            yield kind(seat, **dict(zip(names, values, strict=True)))


REASON_VALUES: dict[str, dict[str, list[Any]]] = {
    "game-is-over": {},
    "not-your-decision": {"decider": [0, -1]},
    "other-decision": {"decision": list(DecisionKind)},
    "resource-picked": {"resource": list(Resource), "by": [1]},
    "worker-card-played": {"worker": [3]},
    "worker-card-without-coins": {"worker": [1]},
    "worker-card-without-resource": {
        "worker": [1],
        "resource": list(Resource),
        "shown_by": [[], [4], [3, 4], [2, 3, 4]],
    },
    "supply-empty": {},
    "slot-too-expensive": {"resource": list(Resource), "price": [1, 2], "coins": [0, 1]},
    "row-position-empty": {"position": [6]},
    "row-too-expensive": {"worker": [2], "position": [5], "price": [1, 2], "coins": [0, 1]},
    "hand-full": {},
    "recovery-too-expensive": {"price": [1, 3], "coins": [0, 2]},
    "recovered": {},
    "no-such-project": {"project": [1, 2, 3]},
    "cost-not-met": {"card": [17], "resource": list(Resource), "cost": [1, 2], "owned": [0, 1]},
    "fits-nowhere": {"card": [17]},
    "cell-above": {},
    "cell-occupied": {"card": [17, MAIN_SQUARE]},
    "cell-apart": {},
    "edge-mismatch": {"card": [17], "direction": list(DIRECTIONS), "edge": ["street", "houses"]},
    "bonus-not-open": {"bonus": list(Bonus)},
    "double-without-worker": {"resource": list(Resource)},
    "transform-same-resource": {"resource": list(Resource)},
    "no-worker-there": {"resource": list(Resource), "slot": [1, 5]},
    "character-not-held": {"character": list(Character)},
    "not-your-turn": {"character": list(Character), "turn_seat": [2]},
    "power-not-now": {"character": list(Character)},
    "power-used": {"character": list(Character)},
    "no-coins": {},
    "no-projects": {},
    "no-spot": {"resource": list(Resource)},
    "spot-taken": {"resource": list(Resource), "by": [3]},
    "on-main-square": {},
    "resource-missing": {"resource": list(Resource)},
    "take-back-not-now": {"decision": list(DecisionKind)},
    "action-compulsory": {"decision": list(DecisionKind)},
    "chance-decides": {},
}


def every_reason() -> Iterator[Reason]:
    for code, choices in REASON_VALUES.items():
        for values in itertools.product(*choices.values()):
            yield Reason(code, dict(zip(choices, values, strict=True)))


def decision(kind: DecisionKind, **changes: Any) -> Decision:
    """A decision of seat 1 in the turn of seat 0, or of nobody."""
    is_nobodys = kind in (DecisionKind.SHUFFLE, DecisionKind.GAME_OVER)
    plain = Decision(
        kind=kind,
        seat=None if is_nobodys else 1,
        turn=3,
        turn_seat=0,
        has_recovered=False,
        worker=2,
        card=17,
        builder=None,
        bonuses=(),
        resumes=None,
        guild=Guild.BELLS,
    )
    return dataclasses.replace(plain, **changes)


def every_decision() -> Iterator[Decision]:
    for kind in DecisionKind:
        for count, has_recovered in itertools.product(range(4), (False, True)):
            bonuses = tuple(OpenBonus(bonus, 3, "own") for bonus in list(Bonus)[:count])
            yield decision(kind, bonuses=bonuses, has_recovered=has_recovered)
