"""A yardstick for the beginner: somebody who simply does the sensible thing.

It builds when it can, otherwise takes what its nearest project lacks, otherwise the cheapest project of the
row, otherwise coins. It puts a card where it scores most and takes every bonus. It never looks ahead, never
looks at the others and uses no powers.
"""

from __future__ import annotations

from typing import Final

from ..rules import actions as a
from ..rules.board import workers_on
from ..rules.city import fits_anywhere
from ..rules.game import Game
from ..rules.offers import offer_of
from ..rules.vocabulary import MAX_COINS, MAX_PROJECTS, PROJECT_SPACES, RESOURCE_COUNT
from .interface import Budget, Choice, Observation

NOWHERE: Final = 9  # a card that fits nowhere counts as if it lacked this many resources

# How much each kind of action is wanted; within a kind the cheaper one comes first.
BUILD, FREE_A_WORKER, LACKING, NEW_PROJECT, COINS, RECOVER, ANYTHING, PASS, NEVER = range(9, 0, -1)

Worth = tuple[float, ...]


class SensibleBot:
    """Always does the same in the same position."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        plan = Plan(observation.imagine(0), observation.seat)
        return Choice(max(map(a.decode, observation.legal), key=plan.worth).number)


class Plan:
    """What a seat's nearest project still needs, and how well each action serves it."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        first = seat * PROJECT_SPACES
        self.projects = game.projects[first : first + game.project_count[seat]]
        self.costs = game.components.cost
        self.owned = [workers_on(game, seat, resource) for resource in range(RESOURCE_COUNT)]
        nearest = min(self.projects, key=self.missing, default=None)
        self.lack = [False] * RESOURCE_COUNT if nearest is None else self.lacks(nearest)

    def cost_of(self, card: int) -> list[int]:
        return self.costs[card * RESOURCE_COUNT : (card + 1) * RESOURCE_COUNT]

    def lacks(self, card: int) -> list[bool]:
        """By resource: does the card need more of it than the seat has?"""
        return [cost > owned for cost, owned in zip(self.cost_of(card), self.owned, strict=True)]

    def missing(self, card: int) -> int:
        """How many resources the seat still needs for a card."""
        if not fits_anywhere(self.game, card):
            return NOWHERE
        return sum(max(0, cost - owned) for cost, owned in zip(self.cost_of(card), self.owned, strict=True))

    def worth(self, action: a.Action) -> Worth:
        """Compares actions of one decision."""
        match action:
            case a.Build():
                return (BUILD,)
            case a.PlayForResource(worker, resource):
                kind = LACKING if self.lack[resource] else ANYTHING
                return kind, -self.price(action), -worker
            case a.PlayForBuilding(worker, position):
                missing = self.missing(self.game.row[position - 1])
                is_wanted = self.has_room and missing < NOWHERE
                return NEW_PROJECT if is_wanted else NEVER, -self.price(action), -missing, -worker
            case a.PlayForCoins():
                gain = min(offer_of(self.game, action, self.seat).coins, self.room_for_coins)
                return COINS if gain else NEVER, gain
            case a.Recover():
                return (RECOVER,)
            case a.PlaceAt():
                return (self.points_after(action),)
            case a.DiscardProject(index):
                return (self.missing(self.projects[index - 1]),)
            case a.TakeBack(resource):
                is_needed = self.game.supply[self.seat] > 0 or not any(self.lack) or self.is_planned(resource)
                return NEVER if is_needed else FREE_A_WORKER, resource
            case a.Done():
                return (PASS,)
        return self.worth_of_more(action)

    def worth_of_more(self, action: a.Action) -> Worth:
        """Bonuses, a second resource, powers, and the resource of the set-up."""
        match action:
            case a.UseTransformBonus(resource, _, target):
                return (NEVER if self.is_planned(resource) or not self.lack[target] else LACKING,)
            case a.TakeSecond(resource):
                return LACKING if self.lack[resource] else NEVER, -self.price(action)
            case a.UseResourceBonus(resource) | a.UseAnyBonus(resource) | a.UseDoubleBonus(resource):
                return LACKING if self.lack[resource] else ANYTHING, resource
            case a.UseCoinBonus():
                return (ANYTHING,)
            case a.PickResource(resource):
                return (resource,)  # crystal: the one that only worker 4 shows
        return (NEVER,)

    def price(self, action: a.Action) -> int:
        return offer_of(self.game, action, self.seat).price

    @property
    def room_for_coins(self) -> int:
        return MAX_COINS - self.game.coin_count[self.seat]

    @property
    def has_room(self) -> bool:
        """For a new project: a free space, or one whose card fits nowhere."""
        return len(self.projects) < MAX_PROJECTS or max(map(self.missing, self.projects)) == NOWHERE

    def is_planned(self, resource: int) -> bool:
        """Does a project need every worker that the seat has there?"""
        return any(self.cost_of(card)[resource] >= self.owned[resource] for card in self.projects)

    def points_after(self, action: a.PlaceAt) -> int:
        """And a point for each bonus that it opens."""
        after = self.game.copy()
        after.apply(action.number)
        return after.score(self.seat) + after.bonus_sources.bit_count()
