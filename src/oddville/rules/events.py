"""What happened, as typed values, for logs, animation and statistics.

A state with an `events` list writes raw tuples into it; `read_events` turns them into these. The events
of an action contain everything it changed: applied to the position before, they give the position after.
`event.public()` is what players may see: a coin's building and the order of a pile below its top are blanked.

Workers, positions and slots count from 1 as in `actions.py`; slot 5 is the upper one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import ClassVar, Self, TypeAlias

from . import event_kinds as kinds
from .enums import Bonus, Character, CoinSource, Guild, Purpose, Resource
from .vocabulary import NOBODY, NOTHING, WORKER_CARDS

RawEvent: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Any event. `seat` is the player concerned; None for chance and the table itself."""

    kind: ClassVar[str]
    hidden: ClassVar[tuple[str, ...]] = ()

    seat: int | None

    def public(self) -> Self:
        """The event without hidden information."""
        return replace(self, **dict.fromkeys(self.hidden)) if self.hidden else self

    @property
    def params(self) -> dict[str, object]:
        """The event's parameters by name."""
        return {name: getattr(self, name) for name in _NAMES[type(self)]}


@dataclass(frozen=True, slots=True)
class ResourcePicked(Event):
    """Set-up: a worker went to the upper slot of a resource."""

    kind = "resource-picked"
    resource: Resource


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    kind = "turn-began"
    turn: int


@dataclass(frozen=True, slots=True)
class WorkerCardsRecovered(Event):
    """Played worker cards came back to the hand; which ones is a set of bits, worker 1 is bit 0."""

    kind = "worker-cards-recovered"
    cards: int

    @property
    def workers(self) -> list[int]:
        return [worker + 1 for worker in range(WORKER_CARDS) if self.cards >> worker & 1]


@dataclass(frozen=True, slots=True)
class WorkerCardPlayed(Event):
    kind = "worker-card-played"
    worker: int


@dataclass(frozen=True, slots=True)
class CoinDrawn(Event):
    """From the top of the deck onto a player's coins."""

    kind = "coin-drawn"
    hidden = ("card",)
    card: int | None
    source: CoinSource


@dataclass(frozen=True, slots=True)
class CoinPaid(Event):
    """A player's newest coin went on top of the deck."""

    kind = "coin-paid"
    hidden = ("card",)
    card: int | None


@dataclass(frozen=True, slots=True)
class PaymentMade(Event):
    """The payment as a whole; its coins follow one by one."""

    kind = "payment-made"
    amount: int
    purpose: Purpose


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    kind = "worker-placed"
    resource: Resource
    slot: int


@dataclass(frozen=True, slots=True)
class WorkerSpent(Event):
    """A resource was paid: its worker is back in the supply."""

    kind = "worker-spent"
    resource: Resource
    slot: int


@dataclass(frozen=True, slots=True)
class WorkerTakenBack(Event):
    kind = "worker-taken-back"
    resource: Resource
    slot: int


@dataclass(frozen=True, slots=True)
class WorkerMoved(Event):
    """Transform: from one resource to another."""

    kind = "worker-moved"
    resource: Resource
    slot: int
    target: Resource
    target_slot: int


@dataclass(frozen=True, slots=True)
class SecondResourceDeclined(Event):
    kind = "second-resource-declined"


@dataclass(frozen=True, slots=True)
class RowCardTaken(Event):
    kind = "row-card-taken"
    card: int
    position: int


@dataclass(frozen=True, slots=True)
class ProjectDiscarded(Event):
    kind = "project-discarded"
    card: int


@dataclass(frozen=True, slots=True)
class RowShifted(Event):
    kind = "row-shifted"
    card: int
    origin: int
    position: int


@dataclass(frozen=True, slots=True)
class RowFilled(Event):
    kind = "row-filled"
    card: int
    position: int


@dataclass(frozen=True, slots=True)
class ProjectChosen(Event):
    """The project leaves its owner's area; its cost is paid next, then it is built."""

    kind = "project-chosen"
    card: int


@dataclass(frozen=True, slots=True)
class CardBuilt(Event):
    kind = "card-built"
    card: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class BonusUsed(Event):
    """`card` is where the bonus stands; 64 is the Main Square."""

    kind = "bonus-used"
    bonus: Bonus
    card: int


@dataclass(frozen=True, slots=True)
class BonusForgone(Event):
    kind = "bonus-forgone"
    bonus: Bonus
    card: int


@dataclass(frozen=True, slots=True)
class CharacterReturned(Event):
    kind = "character-returned"
    character: Character


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The new order of a pile from the top, padded with None."""

    kind = "pile-shuffled"
    hidden = ("second", "third")
    guild: Guild
    first: Character
    second: Character | None
    third: Character | None


@dataclass(frozen=True, slots=True)
class CharacterTaken(Event):
    kind = "character-taken"
    character: Character


@dataclass(frozen=True, slots=True)
class PileTopShown(Event):
    kind = "pile-top-shown"
    guild: Guild
    character: Character


@dataclass(frozen=True, slots=True)
class BuilderAsked(Event):
    kind = "builder-asked"


@dataclass(frozen=True, slots=True)
class BuilderDeclined(Event):
    kind = "builder-declined"


@dataclass(frozen=True, slots=True)
class CoinTurned(Event):
    """Cheater: a coin became a project, its face seen from now on."""

    kind = "coin-turned"
    card: int


@dataclass(frozen=True, slots=True)
class ProjectSwapped(Event):
    """Bookkeeper: `given` went into the row, `taken` became a project."""

    kind = "project-swapped"
    given: int
    taken: int
    position: int


@dataclass(frozen=True, slots=True)
class WorkerTravelled(Event):
    """Traveller: a worker of the supply went to a spot of the Main Square."""

    kind = "worker-travelled"
    resource: Resource


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    kind = "turn-passed"


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    kind = "end-triggered"


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    kind = "turn-ended"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`seat` has won."""

    kind = "game-ended"


_TYPES: dict[int, type[Event]] = {
    kinds.RESOURCE_PICKED: ResourcePicked,
    kinds.TURN_BEGAN: TurnBegan,
    kinds.WORKER_CARDS_RECOVERED: WorkerCardsRecovered,
    kinds.WORKER_CARD_PLAYED: WorkerCardPlayed,
    kinds.COIN_DRAWN: CoinDrawn,
    kinds.COIN_PAID: CoinPaid,
    kinds.PAYMENT_MADE: PaymentMade,
    kinds.WORKER_PLACED: WorkerPlaced,
    kinds.WORKER_SPENT: WorkerSpent,
    kinds.WORKER_TAKEN_BACK: WorkerTakenBack,
    kinds.WORKER_MOVED: WorkerMoved,
    kinds.SECOND_RESOURCE_DECLINED: SecondResourceDeclined,
    kinds.ROW_CARD_TAKEN: RowCardTaken,
    kinds.PROJECT_DISCARDED: ProjectDiscarded,
    kinds.ROW_SHIFTED: RowShifted,
    kinds.ROW_FILLED: RowFilled,
    kinds.CARD_BUILT: CardBuilt,
    kinds.BONUS_USED: BonusUsed,
    kinds.BONUS_FORGONE: BonusForgone,
    kinds.CHARACTER_RETURNED: CharacterReturned,
    kinds.PILE_SHUFFLED: PileShuffled,
    kinds.CHARACTER_TAKEN: CharacterTaken,
    kinds.PILE_TOP_SHOWN: PileTopShown,
    kinds.BUILDER_ASKED: BuilderAsked,
    kinds.BUILDER_DECLINED: BuilderDeclined,
    kinds.COIN_TURNED: CoinTurned,
    kinds.PROJECT_SWAPPED: ProjectSwapped,
    kinds.WORKER_TRAVELLED: WorkerTravelled,
    kinds.TURN_PASSED: TurnPassed,
    kinds.END_TRIGGERED: EndTriggered,
    kinds.TURN_ENDED: TurnEnded,
    kinds.GAME_ENDED: GameEnded,
    kinds.PROJECT_CHOSEN: ProjectChosen,
}

EVENT_TYPES: tuple[type[Event], ...] = tuple(_TYPES.values())
_NAMES = {event: tuple(field.name for field in fields(event)) for event in EVENT_TYPES}
_FIELDS = {kind: tuple(field.name for field in fields(event)[1:]) for kind, event in _TYPES.items()}

_ENUMS = {
    "resource": Resource,
    "target": Resource,
    "guild": Guild,
    "character": Character,
    "first": Character,
    "second": Character,
    "third": Character,
    "bonus": Bonus,
    "source": CoinSource,
    "purpose": Purpose,
}
_COUNTED_FROM_ONE = ("worker", "slot", "target_slot", "position", "origin")


def _value(name: str, number: int) -> object:
    if name in _ENUMS:
        return None if number == NOTHING else _ENUMS[name](number)
    return number + 1 if name in _COUNTED_FROM_ONE else number


@lru_cache(maxsize=4096)  # there are few different ones
def read_event(raw: RawEvent) -> Event:
    """The typed form of one raw event."""
    kind, seat, *numbers = raw
    values = [_value(name, number) for name, number in zip(_FIELDS[kind], numbers, strict=False)]
    return _TYPES[kind](None if seat == NOBODY else seat, *values)


@lru_cache(maxsize=4096)
def public_event(raw: RawEvent) -> Event:
    """The same without hidden information."""
    return read_event(raw).public()


def read_events(raw: Iterable[RawEvent]) -> list[Event]:
    return [read_event(event) for event in raw]
