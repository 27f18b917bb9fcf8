"""Records what the balance report needs while a game is played.

It reads raw events, not typed ones, because the bots decide in a fraction of a millisecond.
"""

from __future__ import annotations

from ..rules import event_kinds as kinds
from ..rules.action_space import PLAY_FOR_COINS, RECOVER
from ..rules.city import fits_anywhere
from ..rules.game import Game
from ..rules.scoresheet import scoresheet
from ..rules.vocabulary import (
    CHARACTER_COUNT,
    MAIN_SQUARE,
    NOTHING,
    OUT_OF_GAME,
    PAID_BUILDER,
    PROJECT_SPACES,
)
from .facts import BuiltCard, CellCount, GameFacts, Points
from .powers import PowerUses


class Listener:
    """Listens to one game; `step` carries out the actions, `close` returns the facts."""

    def __init__(self, game: Game, index: int) -> None:
        self.facts = GameFacts(game.players, index, first_player=game.first_player)
        self._cost = game.components.workers_to_pay
        self._powers = PowerUses(game.components, self.facts.character_uses)
        self._place: dict[int, int] = {}  # by card: its index in `built`
        self._since = [0] * CHARACTER_COUNT  # the turn in which a character was taken
        self._is_answer = 0
        self._cells: dict[int, list[int]] = {}  # by the size of the city

    def step(self, game: Game, action: int, seat: int) -> None:
        turn = game.turn
        self._powers.before(game, action, seat)
        events: list[tuple[int, ...]] = []
        game.events = events
        game.step(action, seat)
        if PLAY_FOR_COINS <= action < RECOVER:
            self.facts.plays[action - PLAY_FOR_COINS] += 1
        elif action == RECOVER:
            self.facts.recoveries += 1
        for event in events:
            self._hear(event, turn)
            self._powers.hear(game, event)
        if any(event[0] == kinds.TURN_BEGAN for event in events):
            self._look_for_cells(game)

    def _hear(self, event: tuple[int, ...], turn: int) -> None:  # noqa: PLR0912
        kind, seat, first, second = event[:4]
        facts = self.facts
        if kind == kinds.COIN_DRAWN:
            facts.coins[second] += 1
        elif kind == kinds.PAYMENT_MADE:
            facts.payments[second] += 1
            facts.coins_paid[second] += first
            self._is_answer |= second == PAID_BUILDER
        elif kind == kinds.ROW_CARD_TAKEN:
            facts.taken.append(first)
        elif kind == kinds.CARD_BUILT:
            self._place[first] = len(facts.built)
            cost = self._cost[first]
            facts.built.append(BuiltCard(first, seat, turn, 0, cost, is_answer=int(self._is_answer)))
            self._is_answer = 0
        elif kind == kinds.BONUS_USED:
            facts.used[first] += 1
            self._count_bonus(second, seat)
        elif kind == kinds.BONUS_FORGONE:
            facts.forgone[first] += 1
        elif kind == kinds.CHARACTER_TAKEN:
            facts.built[-1] = facts.built[-1]._replace(character=first)
            facts.character_taken[first] += 1
            facts.character_seats[first] |= 1 << seat
            self._since[first] = turn
        elif kind == kinds.CHARACTER_RETURNED:
            facts.character_turns[first] += turn - self._since[first]
        elif kind == kinds.PROJECT_DISCARDED:
            facts.discarded.append(first)
        elif kind == kinds.WORKER_CARDS_RECOVERED:
            facts.pick_ups += 1  # `close` subtracts those by choice
        elif kind == kinds.WORKER_TAKEN_BACK:
            facts.take_backs += 1
        elif kind == kinds.BUILDER_ASKED:
            facts.builder_asked += 1
        elif kind == kinds.BUILDER_DECLINED:
            facts.builder_declined += 1
        elif kind == kinds.SECOND_RESOURCE_DECLINED:
            facts.second_declined += 1
        elif kind == kinds.TURN_PASSED:
            facts.passes += 1

    def _count_bonus(self, card: int, seat: int) -> None:
        facts = self.facts
        if card == MAIN_SQUARE:
            facts.main_square_used += 1
            return
        place = self._place[card]
        built = facts.built[place]
        if place == len(facts.built) - 1:
            facts.built[place] = built._replace(used_at_build=built.used_at_build + 1)
        elif built.seat == seat:
            facts.built[place] = built._replace(used_by_owner=built.used_by_owner + 1)
        else:
            facts.built[place] = built._replace(used_by_others=built.used_by_others + 1)

    def _look_for_cells(self, game: Game) -> None:
        """At the start of a turn: do the player's projects and the cards of the row fit anywhere?"""
        count = self._cells.setdefault(game.city_count - 1, [0, 0, 0, 0])
        start = game.turn_seat * PROJECT_SPACES
        projects = game.projects
        for place in range(start, start + game.project_count[game.turn_seat]):
            count[0] += 1
            count[1] += not fits_anywhere(game, projects[place])
        for card in game.row:
            if card != NOTHING:
                count[2] += 1
                count[3] += not fits_anywhere(game, card)

    def close(self, game: Game) -> GameFacts:
        """The facts when the game is over or was stopped."""
        facts = self.facts
        facts.is_finished = game.is_over
        facts.turns = game.turn
        facts.winner = game.winner
        facts.end_trigger = game.end_trigger
        facts.pick_ups -= facts.recoveries
        facts.seen = [card for card, seen in enumerate(game.seen) if seen]
        facts.cells = [CellCount(city, *counts) for city, counts in sorted(self._cells.items())]
        self._close_characters(game)
        self._close_scores(game)
        return facts

    def _close_characters(self, game: Game) -> None:
        facts = self.facts
        for character, holder in enumerate(game.holder):
            if holder == OUT_OF_GAME:
                continue
            facts.characters.append(character)
            facts.character_holder[character] = max(holder, -1)
            if holder >= 0:
                facts.character_turns[character] += game.turn - self._since[character]

    def _close_scores(self, game: Game) -> None:
        facts = self.facts
        for seat in range(game.players):
            sheet = scoresheet(game, seat)
            square = buildings = 0
            for item in sheet.cards:
                if item.card == MAIN_SQUARE:
                    square = item.points
                else:
                    buildings += item.points
                    place = self._place[item.card]
                    facts.built[place] = facts.built[place]._replace(points=item.points)
            for held in sheet.characters:
                facts.character_points[held.character] = held.points
            characters = sum(held.points for held in sheet.characters)
            facts.scores.append(Points(buildings, square, characters, sheet.workers))
