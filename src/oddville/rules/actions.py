"""Actions as typed values.

`decode(number)` and `encode(action)` are each other's inverse over the whole action space.
Workers are 1 to 4, positions of the row 1 to 6 and lower slots 1 to 4, as players count them.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, fields
from typing import ClassVar

from . import action_space as space
from . import vocabulary as v
from .city import cell_of
from .enums import Resource
from .errors import UnknownAction


@dataclass(frozen=True, slots=True)
class Action:
    """Any action. `kind` is its name in texts and documents."""

    kind: ClassVar[str]

    @property
    def number(self) -> int:
        """The action as an integer, as the engine takes it."""
        return encode(self)

    @property
    def fields(self) -> dict[str, int]:
        """The action's parameters by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Nothing more here: no second resource, no further bonus, no build, end of the turn, or a pass."""

    kind = "done"


@dataclass(frozen=True, slots=True)
class PickResource(Action):
    kind = "pick-resource"
    resource: Resource


@dataclass(frozen=True, slots=True)
class PlayForCoins(Action):
    kind = "play-for-coins"
    worker: int


@dataclass(frozen=True, slots=True)
class PlayForResource(Action):
    kind = "play-for-resource"
    worker: int
    resource: Resource


@dataclass(frozen=True, slots=True)
class PlayForBuilding(Action):
    kind = "play-for-building"
    worker: int
    position: int


@dataclass(frozen=True, slots=True)
class Recover(Action):
    kind = "recover"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """`project` counts from 1, the oldest first."""

    kind = "build"
    project: int


@dataclass(frozen=True, slots=True)
class TakeSecond(Action):
    kind = "take-second"
    resource: Resource


@dataclass(frozen=True, slots=True)
class DiscardProject(Action):
    kind = "discard-project"
    project: int


@dataclass(frozen=True, slots=True)
class UseResourceBonus(Action):
    kind = "use-resource-bonus"
    resource: Resource


@dataclass(frozen=True, slots=True)
class UseCoinBonus(Action):
    kind = "use-coin-bonus"


@dataclass(frozen=True, slots=True)
class UseAnyBonus(Action):
    kind = "use-any-bonus"
    resource: Resource


@dataclass(frozen=True, slots=True)
class UseDoubleBonus(Action):
    kind = "use-double-bonus"
    resource: Resource


@dataclass(frozen=True, slots=True)
class UseTransformBonus(Action):
    """`slot` is 1 to 4 for the lower row, 5 for the upper slot."""

    kind = "use-transform-bonus"
    resource: Resource
    slot: int
    target: Resource


@dataclass(frozen=True, slots=True)
class Cheat(Action):
    kind = "cheat"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    kind = "swap"
    project: int
    position: int


@dataclass(frozen=True, slots=True)
class Travel(Action):
    kind = "travel"
    resource: Resource


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """`slot` is 1 to 4 for the lower row, 5 for the upper slot."""

    kind = "take-back"
    resource: Resource
    slot: int


@dataclass(frozen=True, slots=True)
class PlaceAt(Action):
    """The Main Square lies at x 0, y 0; x grows to the right, y downwards."""

    kind = "place-at"
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class ShufflePile(Action):
    """A chance action: the returned characters in their `outcome`-th order, from 1."""

    kind = "shuffle-pile"
    outcome: int


# Each kind with its first number and the sizes of its fields, in the order of the numbers.
_LAYOUT: tuple[tuple[type[Action], int, tuple[int, ...]], ...] = (
    (Done, space.DONE, ()),
    (PickResource, space.PICK_RESOURCE, (v.RESOURCE_COUNT,)),
    (PlayForCoins, space.PLAY_FOR_COINS, (v.WORKER_CARDS,)),
    (PlayForResource, space.PLAY_FOR_RESOURCE, (v.WORKER_CARDS, v.RESOURCE_COUNT)),
    (PlayForBuilding, space.PLAY_FOR_BUILDING, (v.WORKER_CARDS, v.ROW_LENGTH)),
    (Recover, space.RECOVER, ()),
    (Build, space.BUILD, (v.MAX_PROJECTS,)),
    (TakeSecond, space.TAKE_SECOND, (v.RESOURCE_COUNT,)),
    (DiscardProject, space.DISCARD_PROJECT, (v.PROJECT_SPACES,)),
    (UseResourceBonus, space.USE_RESOURCE_BONUS, (v.RESOURCE_COUNT,)),
    (UseCoinBonus, space.USE_COIN_BONUS, ()),
    (UseAnyBonus, space.USE_ANY_BONUS, (v.RESOURCE_COUNT,)),
    (UseDoubleBonus, space.USE_DOUBLE_BONUS, (v.RESOURCE_COUNT,)),
    (UseTransformBonus, space.USE_TRANSFORM_BONUS, (v.RESOURCE_COUNT, v.SLOT_COUNT, v.RESOURCE_COUNT)),
    (Cheat, space.CHEAT, ()),
    (Swap, space.SWAP, (v.MAX_PROJECTS, v.ROW_LENGTH)),
    (Travel, space.TRAVEL, (v.RESOURCE_COUNT,)),
    (TakeBack, space.TAKE_BACK, (v.RESOURCE_COUNT, v.SLOT_COUNT)),
    (PlaceAt, space.PLACE_AT, (v.CELL_COUNT,)),
    (ShufflePile, space.SHUFFLE_PILE, (6,)),
)
_FIRSTS = [first for _, first, _ in _LAYOUT]
_BY_TYPE = {kind: (first, sizes) for kind, first, sizes in _LAYOUT}
_CELLS = [(x, y) for y in range(v.CITY_REACH + 1) for x in range(y - v.CITY_REACH, v.CITY_REACH - y + 1)]

ACTION_TYPES: tuple[type[Action], ...] = tuple(kind for kind, _, _ in _LAYOUT)


def is_cell(x: int, y: int) -> bool:
    """Within reach of a city, and not above the row of the Main Square."""
    return y >= 0 and abs(x) + y <= v.CITY_REACH


def decode(number: int) -> Action:
    """The typed form of an action's number."""
    if type(number) is not int or not 0 <= number < space.ACTION_COUNT:
        raise UnknownAction(action=number)
    kind, first, sizes = _LAYOUT[bisect_right(_FIRSTS, number) - 1]
    rest = number - first
    if kind is PlaceAt:
        return PlaceAt(*_CELLS[rest])
    indices: list[int] = []
    for size in reversed(sizes):
        rest, index = divmod(rest, size)
        indices.append(index)
    named = zip(fields(kind), reversed(indices), strict=True)
    return kind(**{f.name: Resource(i) if f.name in _RESOURCE_FIELDS else i + 1 for f, i in named})


_RESOURCE_FIELDS = ("resource", "target")


def encode(action: Action) -> int:
    """The number of a typed action; raises `UnknownAction` if a field is out of range."""
    if isinstance(action, PlaceAt):
        if not is_cell(action.x, action.y):
            raise UnknownAction(action=action)
        return space.PLACE_AT + cell_of(action.x, action.y)
    first, sizes = _BY_TYPE[type(action)]
    number = 0
    for (name, value), size in zip(action.fields.items(), sizes, strict=True):
        index = value if name in _RESOURCE_FIELDS else value - 1
        if not 0 <= index < size:
            raise UnknownAction(action=action)
        number = number * size + index
    return first + number
