"""A game's facts counted again, from the actions and typed events of a second play of it.

Nothing is shared with the listener but the rules: what is held, owned and priced is read from the words of
the edition, points are those of `tests/support/points.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from oddville.editions import Edition
from oddville.editions.start import new_game
from oddville.rules import actions as a
from oddville.rules import events as e
from oddville.rules.actions import decode
from oddville.rules.enums import Character, CoinSource, Purpose
from oddville.rules.game import Game
from oddville.rules.vocabulary import CHARACTERS, MAIN_SQUARE, RESOURCES
from tests.support.invariants import neighbours, projects_of
from tests.support.points import City, card_points, character_points

STREET_TO = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


@dataclass
class Recount:
    edition: Edition
    counts: Counter[str] = field(default_factory=Counter)  # events by kind
    coins: Counter[str] = field(default_factory=Counter)
    paid: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    forgone: Counter[str] = field(default_factory=Counter)
    plays: Counter[a.Action] = field(default_factory=Counter)
    taken: list[int] = field(default_factory=list)
    discarded: list[int] = field(default_factory=list)
    city: City = field(default_factory=lambda: {(0, 0): MAIN_SQUARE})
    owner: dict[int, int] = field(default_factory=dict)  # of each building
    built_in: dict[int, int] = field(default_factory=dict)  # turn
    answers: set[int] = field(default_factory=set)
    bonus_uses: Counter[tuple[int, str]] = field(default_factory=Counter)
    character_with: dict[int, int] = field(default_factory=dict)
    character_taken: Counter[int] = field(default_factory=Counter)
    character_seats: dict[int, set[int]] = field(default_factory=dict)
    held_since: dict[int, int] = field(default_factory=dict)
    held_turns: Counter[int] = field(default_factory=Counter)
    uses: Counter[int] = field(default_factory=Counter)
    cells: dict[int, list[int]] = field(default_factory=dict)
    game: Game = field(init=False)

    def play(self, players: int, seed: int, moves: Sequence[tuple[int, int]]) -> None:
        self.game = game = new_game(players, seed, self.edition)
        self.last = -1
        self.is_answering = False
        self.had_lamplighter = False
        for seat, number in moves:
            action = decode(number)
            holder = [Character(c) for c, s in enumerate(game.holder) if s == seat]
            turn = game.turn
            hand = bin(game.hand[seat]).count("1")
            played = game.played_card
            if isinstance(action, a.PlaceAt):
                self.had_lamplighter = Character.LAMPLIGHTER in holder
            game.events = []
            game.step(number, seat)
            events = e.read_events(game.events)
            self.plays[action] += 1
            self.count_power(action, holder, events, hand, played)
            for event in events:
                self.hear(event, turn)
            if any(isinstance(event, e.TurnBegan) for event in events):
                self.look_for_cells()
        for character in self.held_since:
            self.held_turns[character] += game.turn - self.held_since[character]

    def count_power(
        self,
        action: a.Action,
        holder: list[Character],
        events: list[e.Event],
        hand: int,
        played: int,
    ) -> None:
        payments = [event.amount for event in events if isinstance(event, e.PaymentMade)]
        printed = self.edition.board(self.game.players)
        match action:
            case a.PlayForCoins(worker):
                few = self.edition.workers[worker - 1].coins < 3
                self.uses[Character.GHOST] += few and Character.GHOST in holder
            case a.PlayForResource(worker, resource):
                self.count_resource(worker, RESOURCES[resource])
            case a.TakeSecond(resource):
                self.uses[Character.SEIGNIOR] += 1
                self.count_resource(played + 1, RESOURCES[resource])
            case a.Recover():
                self.uses[Character.MISTRESS] += sum(payments) < hand
        if isinstance(action, a.PlayForResource | a.TakeSecond):
            slot = next(event.slot for event in events if isinstance(event, e.WorkerPlaced))
            price = printed.upper if slot == 5 else printed.lower[slot - 1]
            self.uses[Character.LANDOWNER] += sum(payments) < price

    def count_resource(self, worker: int, resource: str) -> None:
        shown = self.edition.workers[worker - 1].resources
        self.uses[Character.HUMAN_RESOURCES_MANAGER] += resource not in shown

    def hear(self, event: e.Event, turn: int) -> None:  # noqa: PLR0912
        self.counts[event.kind] += 1
        seat = event.seat if event.seat is not None else -1
        match event:
            case e.CoinDrawn(source=source):
                self.coins[source.name] += 1
                self.uses[Character.TAX_COLLECTOR] += source is CoinSource.TAX_COLLECTOR
                self.uses[Character.BENEFACTOR] += source is CoinSource.BENEFACTOR
            case e.PaymentMade(amount=amount, purpose=purpose):
                self.paid[purpose.name] += amount
                self.uses[Character.BUILDER] += purpose is Purpose.BUILDER
                self.is_answering |= purpose is Purpose.BUILDER
            case e.RowCardTaken(card=card):
                self.taken.append(card)
            case e.ProjectDiscarded(card=card):
                self.discarded.append(card)
            case e.CardBuilt(card=card, x=x, y=y):
                self.city[x, y] = card
                self.owner[card] = seat
                self.built_in[card] = turn
                self.last = card
                if self.is_answering:
                    self.answers.add(card)
                    self.is_answering = False
            case e.BonusUsed(bonus=bonus, card=card):
                self.used[bonus.name] += 1
                self.count_bonus(card, seat)
            case e.BonusForgone(bonus=bonus):
                self.forgone[bonus.name] += 1
            case e.CharacterTaken(character=character):
                self.character_with[self.last] = character
                self.character_taken[character] += 1
                self.character_seats.setdefault(character, set()).add(seat)
                self.held_since[character] = turn
            case e.CharacterReturned(character=character):
                self.held_turns[character] += turn - self.held_since.pop(character)
            case e.CoinTurned():
                self.uses[Character.CHEATER] += 1
            case e.ProjectSwapped():
                self.uses[Character.BOOKKEEPER] += 1
            case e.WorkerTravelled():
                self.uses[Character.TRAVELLER] += 1

    def count_bonus(self, card: int, seat: int) -> None:
        if card == MAIN_SQUARE:
            self.bonus_uses[card, "any"] += 1
            return
        how = "at build" if card == self.last else "owner" if self.owner[card] == seat else "others"
        self.bonus_uses[card, how] += 1
        if card != self.last and self.had_lamplighter and not self.is_linked(self.last, card):
            self.uses[Character.LAMPLIGHTER] += 1

    def is_linked(self, new: int, other: int) -> bool:
        (x, y), (to_x, to_y) = (next(c for c, card in self.city.items() if card == b) for b in (new, other))
        streets = self.edition.buildings[new].streets
        return any((x + STREET_TO[way][0], y + STREET_TO[way][1]) == (to_x, to_y) for way in streets)

    def look_for_cells(self) -> None:
        game = self.game
        count = self.cells.setdefault(len(self.city) - 1, [0, 0, 0, 0])
        for place, cards in ((0, projects_of(game, game.turn_seat)), (2, [c for c in game.row if c >= 0])):
            count[place] += len(cards)
            count[place + 1] += sum(not self.has_cell(card) for card in cards)

    def has_cell(self, card: int) -> bool:
        """By the streets of both cards, at every cell beside the city that is not above it."""
        for x, y in {around for cell in self.city for around in neighbours(cell).values()} - self.city.keys():
            if y >= 0 and all(
                (way in self.streets(card)) == (OPPOSITE[way] in self.streets(self.city[x + dx, y + dy]))
                for way, (dx, dy) in STREET_TO.items()
                if (x + dx, y + dy) in self.city
            ):
                return True
        return False

    def streets(self, card: int) -> tuple[str, ...]:
        square = self.edition.main_square
        return square.streets if card == MAIN_SQUARE else self.edition.buildings[card].streets

    def points(self, card: int) -> int:
        cell = next(cell for cell, other in self.city.items() if other == card)
        return card_points(self.edition, self.city, cell)

    def held_points(self, seat: int) -> int:
        held = [CHARACTERS[c] for c, holder in enumerate(self.game.holder) if holder == seat]
        return character_points(self.edition, held, on_square=seat in self.game.spot)


OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
