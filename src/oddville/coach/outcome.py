"""What a line of moves of one seat brings, as far as it can be known before chance speaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ..rules import events as e
from ..rules.board import cheapest_free_slot, workers_on, workers_on_board
from ..rules.city import fits, put_in_city
from ..rules.enums import Bonus, Character, DecisionKind, Resource
from ..rules.game import Game
from ..rules.powers import character_points, slot_price
from ..rules.projects import can_afford, can_build
from ..rules.scoresheet import scoresheet
from ..rules.vocabulary import (
    NOBODY,
    NOTHING,
    PILE_SIZE,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    WORKER_CARDS,
    WORKERS_TO_END,
)

WORTH_TAKING: Final = 2  # points of a card in the row


@dataclass(frozen=True)
class Outcome:
    """The table after a line, compared with the one before it.

    Cards that chance turned up at its end, and characters that it dealt, are left out everywhere.
    """

    seat: int
    before: Game
    after: Game
    events: tuple[e.Event, ...]

    # ---- What was done ----------------------------------------------------------------------

    @cached_property
    def built(self) -> e.CardBuilt | None:
        return next((event for event in self._own if isinstance(event, e.CardBuilt)), None)

    @property
    def builds(self) -> bool:
        return self.built is not None

    @cached_property
    def bonuses(self) -> tuple[Bonus, ...]:
        return tuple(event.bonus for event in self._own if isinstance(event, e.BonusUsed))

    @cached_property
    def character(self) -> Character | None:
        """The one that was gained, unless a shuffle decided which."""
        if self.shuffles:
            return None
        return next((event.character for event in self._own if isinstance(event, e.CharacterTaken)), None)

    @cached_property
    def shuffles(self) -> bool:
        """Whether a shuffle decided which character was gained: its points are not known before.

        A pile of one is shuffled too, but that decides nothing.
        """
        shuffled = (event for event in self.events if isinstance(event, e.PileShuffled))
        return any(event.second is not None for event in shuffled)

    @cached_property
    def worker(self) -> int | None:
        return next((event.worker for event in self._own if isinstance(event, e.WorkerCardPlayed)), None)

    @cached_property
    def taken(self) -> int | None:
        """The card taken from the row."""
        return next((event.card for event in self._own if isinstance(event, e.RowCardTaken)), None)

    @cached_property
    def swapped(self) -> tuple[int, int] | None:
        """The project that was given away for a card of the row, and that card."""
        swaps = (event for event in self._own if isinstance(event, e.ProjectSwapped))
        return next(((event.given, event.taken) for event in swaps), None)

    @cached_property
    def acquired(self) -> tuple[int, ...]:
        """The cards of the row that were taken or swapped for a project."""
        swapped = () if self.swapped is None else self.swapped[1:]
        return swapped if self.taken is None else (self.taken, *swapped)

    @cached_property
    def turned(self) -> tuple[int, ...]:
        """The coins that the Cheater turned over."""
        return tuple(event.card for event in self.events if isinstance(event, e.CoinTurned))

    @cached_property
    def travels(self) -> bool:
        return any(isinstance(event, e.WorkerTravelled) for event in self._own)

    @cached_property
    def discarded(self) -> int | None:
        return next((event.card for event in self._own if isinstance(event, e.ProjectDiscarded)), None)

    @cached_property
    def picked(self) -> Resource | None:
        """The resource chosen before the first turn."""
        return next((event.resource for event in self._own if isinstance(event, e.ResourcePicked)), None)

    @cached_property
    def placed(self) -> tuple[Resource, ...]:
        """The resources taken, bonuses included."""
        return tuple(event.resource for event in self._own if isinstance(event, e.WorkerPlaced))

    @cached_property
    def paid(self) -> int:
        return sum(event.amount for event in self._own if isinstance(event, e.PaymentMade))

    @cached_property
    def has_recovered(self) -> bool:
        return any(isinstance(event, e.WorkerCardsRecovered) for event in self._own)

    @cached_property
    def _own(self) -> tuple[e.Event, ...]:
        return tuple(event for event in self.events if event.seat == self.seat)

    # ---- What the seat has then ---------------------------------------------------------------

    @cached_property
    def gain(self) -> int:
        """The points that the line brought, characters dealt by a shuffle left out."""
        return self.points(self.seat) - known_points(self.before, self.seat)

    def points(self, seat: int) -> int:
        dealt = [event.character for event in self.events if isinstance(event, e.CharacterTaken)]
        return known_points(self.after, seat, dealt if self.shuffles else ())

    @cached_property
    def stops_while_building(self) -> bool:
        """Whether something was revealed before the card was placed or its bonuses taken."""
        is_building = self.after.decision in (DecisionKind.PLACE, DecisionKind.BONUSES)
        return is_building and self.after.decider == self.seat and not self.after.is_over

    @cached_property
    def is_interrupted(self) -> bool:
        """Whether something was revealed before the seat had finished its action."""
        goes_on = self.after.decider == self.seat and self.after.turn == self.before.turn
        return goes_on and self.after.decision != DecisionKind.AFTER_ACTION and not self.after.is_over

    @cached_property
    def coins(self) -> int:
        return self.after.coin_count[self.seat]

    @cached_property
    def supply(self) -> int:
        return self.after.supply[self.seat]

    @cached_property
    def resources(self) -> int:
        """Its workers on the resources board."""
        return workers_on_board(self.after, self.seat)

    @cached_property
    def in_hand(self) -> tuple[int, ...]:
        """The worker cards that the seat can still play, from 1."""
        return tuple(worker + 1 for worker in range(WORKER_CARDS) if self.after.hand[self.seat] >> worker & 1)

    @property
    def hand(self) -> int:
        return len(self.in_hand)

    @cached_property
    def projects(self) -> tuple[int, ...]:
        return tuple(card for card in projects_of(self.after, self.seat) if card not in self.turned)

    @cached_property
    def ready(self) -> tuple[int, ...]:
        """The projects that could be built next."""
        return tuple(card for card in ready_projects(self.after, self.seat) if card in self.projects)


def outcome_of(game: Game, line: Sequence[int]) -> Outcome:
    """`game` is the position before the line, of which the deciding seat knows everything that is used."""
    after = game.copy()
    after.events = []
    for action in line:
        after.apply(action)
    return Outcome(game.decider, game, after, tuple(e.read_events(after.events)))


# ---- Questions about one position -------------------------------------------------------------


def known_points(game: Game, seat: int, unknown: Sequence[Character] = ()) -> int:
    sheet = scoresheet(game, seat)
    characters = sum(item.points for item in sheet.characters if item.character not in unknown)
    return sum(item.points for item in sheet.cards) + characters + sheet.workers


def projects_of(game: Game, seat: int) -> tuple[int, ...]:
    start = seat * PROJECT_SPACES
    return tuple(game.projects[start : start + game.project_count[seat]])


def ready_projects(game: Game, seat: int) -> tuple[int, ...]:
    return tuple(card for index, card in enumerate(projects_of(game, seat)) if can_build(game, seat, index))


def could_build(game: Game, seat: int, card: int) -> bool:
    """Whether a seat that had the card as a project could build it."""
    return can_afford(game, seat, card) and bool(places(game, card))


def lacking(game: Game, seat: int, card: int) -> tuple[Resource, ...]:
    """The resources that a card still needs, each as often as it is missing."""
    found: list[Resource] = []
    for resource in Resource:
        cost = game.components.cost[card * RESOURCE_COUNT + resource]
        found += [resource] * max(0, cost - workers_on(game, seat, resource))
    return tuple(found)


def needed_in_row(game: Game, resource: Resource) -> int:
    """How many cards of the row need a resource."""
    cards = [card for card in game.row if card != NOTHING]
    return sum(game.components.cost[card * RESOURCE_COUNT + resource] > 0 for card in cards)


def places(game: Game, card: int) -> list[tuple[int, int]]:
    """The cells of the city where a card fits."""
    cells = zip(game.frontier_x, game.frontier_y, range(game.frontier_count), strict=False)
    return [(x, y) for x, y, number in cells if fits(game, card, number)]


def worth(game: Game, seat: int, card: int) -> int:
    """The most points that a card would bring its seat at a place that is free now; 0 if it fits nowhere."""
    most = 0
    before = known_points(game, seat)
    for x, y in places(game, card):
        built = game.copy()
        put_in_city(built, card, x, y, seat)
        most = max(most, known_points(built, seat) - before)
    return most


def brings_more(game: Game, seat: int, card: int, other: int) -> bool:
    """Whether one project is worth more than another, whichever characters come with them."""
    least, _ = _with_character(game, seat, card)
    _, most = _with_character(game, seat, other)
    return least > most


def _with_character(game: Game, seat: int, card: int) -> tuple[int, int]:
    """What a card could bring with its character, at least and at most."""
    points, guild = worth(game, seat, card), game.components.guild[card]
    if guild == NOTHING:
        return points, points
    if (top := top_character(game, card)) is not None:
        points += _points_of(game, seat, top)
        return points, points
    members = [c for c, its_guild in enumerate(game.components.character_guild) if its_guild == guild]
    members = [character for character in members if game.holder[character] >= 0]  # all go back
    lost = sum(_points_of(game, seat, character) for character in members if game.holder[character] == seat)
    found = [_points_of(game, seat, character) for character in members] or [0]
    return points + min(found) - lost, points + max(found) - lost


def top_character(game: Game, card: int) -> Character | None:
    """The one who comes with a card as things are now; None if it has no guild or the pile is empty."""
    guild = game.components.guild[card]
    count = 0 if guild == NOTHING else game.pile_count[guild]
    return Character(game.pile[guild * PILE_SIZE + count - 1]) if count else None


def _points_of(game: Game, seat: int, character: int) -> int:
    after = game.copy()
    holder = list(after.holder)
    holder[character] = seat
    after.holder = holder
    return character_points(after, Character(character))


def next_price(game: Game, seat: int, resource: Resource) -> int:
    """What a worker card would pay for the next one."""
    return slot_price(game, seat, cheapest_free_slot(game, resource))


def rival_about_to_end(game: Game, seat: int) -> tuple[int, int] | None:
    """The next rival who could place a sixth worker, with the project that does it."""
    if game.is_over or game.end_trigger != NOBODY:
        return None
    for step in range(1, game.players):
        rival = (seat + step) % game.players
        ready = ready_projects(game, rival)
        if game.city_workers[rival] == WORKERS_TO_END - 1 and ready:
            return rival, ready[0]
    return None


def opened_in_row(out: Outcome, other: Game) -> tuple[int, int] | None:
    """The card of the row worth most for which all is there, but not in another position; its points."""
    found = [
        (worth(out.after, out.seat, card), card)
        for card in out.before.row
        if card in out.after.row
        and card in other.row
        and can_afford(out.after, out.seat, card)
        and not can_afford(other, out.seat, card)
    ]
    points, card = max(found, default=(0, NOTHING))
    return (card, points) if points >= WORTH_TAKING else None
