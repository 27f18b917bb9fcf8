"""The table as somebody would keep it who hears nothing but the events.

A `Mirror` starts with a look at a new game and from then on only listens. Fed with full events it must have
the same cards, workers and characters everywhere as the game; fed with public events it must know exactly
what everybody may know: it writes None for a card that nobody can name, and follows the ones that were seen.
"""

from __future__ import annotations

import copy
from functools import singledispatchmethod

from oddville.editions import Edition
from oddville.rules import events as e
from oddville.rules import vocabulary as v
from oddville.rules.enums import Purpose
from oddville.rules.game import Game
from oddville.rules.views import PlayerView, View, view_for
from tests.support import points
from tests.support.invariants import coins_of, deck_of, pile_of, projects_of

UPPER = 5  # the upper slot, as events number it
Unknown = None


class Mirror:
    """Plain lists and dicts. `is_public`: hidden cards and characters are None."""

    def __init__(self, game: Game, edition: Edition, *, is_public: bool) -> None:
        assert game.turn == 0, "look at the table before the first turn"
        self.edition = edition
        self.is_public = is_public
        self.players = game.players
        seats = range(game.players)
        self.first_player = game.first_player
        self.hand = [{1, 2, 3, 4} for _ in seats]
        self.supply = [9 for _ in seats]
        self.coins: list[list[int | None]] = [[] for _ in seats]
        self.projects: list[list[int]] = [[] for _ in seats]
        self.board: dict[tuple[int, int], list[int]] = {}  # by resource and slot
        self.spots: dict[int, int] = {}
        self.row: list[int | None] = [None if card == v.NOTHING else card for card in game.row]
        self.deck: list[int | None] = [None if is_public else card for card in deck_of(game)]
        self.piles = [self._first_look(pile_of(game, guild)) for guild in range(v.GUILD_COUNT)]
        self.holder: dict[int, int] = {}  # characters with players
        self.returned: list[int] = []  # characters on their way into a new pile
        self.known_characters = {pile[-1] for pile in self.piles if pile}
        self.city: dict[tuple[int, int], tuple[int, int | None]] = {(0, 0): (v.MAIN_SQUARE, None)}
        self.placing: int | None = None
        self.turn = 0
        self.turn_seat = game.turn_seat
        self.has_recovered = False
        self.cheater_used = False
        self.bookkeeper_used = False
        self.end_trigger: int | None = None
        self.winner: int | None = None
        self.came_to_light = 0  # cards and characters that nobody could name before
        self.shuffles = 0
        for resource in range(v.RESOURCE_COUNT):  # the set-up's picks, if it has begun
            for seat in seats:
                if game.upper[resource * v.MAX_PLAYERS + seat]:
                    self._enter(seat, resource, UPPER)
                    self.supply[seat] -= 1

    def _first_look(self, pile: list[int]) -> list[int | None]:
        """Only the top of a pile lies open."""
        return [None if self.is_public and character != pile[-1] else character for character in pile]

    def copy(self) -> Mirror:
        other = copy.copy(self)
        shared = ("edition",)
        other.__dict__ = {
            name: value if name in shared else copy.deepcopy(value) for name, value in self.__dict__.items()
        }
        return other

    def hear_all(self, events: list[e.Event]) -> None:
        find = Mirror.__dict__["hear"].dispatcher.dispatch  # `self.hear` would look it up in a slower way
        for event in events:
            find(type(event))(self, event.public() if self.is_public else event)

    # ---- Places ----

    def _reveal(self, expected: int | None, shown: int) -> int:
        """A card comes to light: it is the one that was expected, or nobody knew."""
        if expected is Unknown:
            assert self.is_public
            self.came_to_light += 1
        else:
            assert expected == shown
        return shown

    def _enter(self, seat: int, resource: int, slot: int) -> None:
        there = self.board.setdefault((int(resource), slot), [])
        assert slot == UPPER or not there, "two workers in a lower slot"
        there.append(seat)

    def _leave(self, seat: int, resource: int, slot: int) -> None:
        self.board[int(resource), slot].remove(seat)

    # ---- Events ----

    @singledispatchmethod
    def hear(self, event: e.Event) -> None:
        """Most events move something; these only tell."""
        told = e.SecondResourceDeclined | e.BonusUsed | e.BonusForgone | e.BuilderAsked | e.BuilderDeclined
        assert isinstance(event, told | e.TurnPassed | e.PaymentMade), f"never heard of {event.kind}"
        if isinstance(event, e.PaymentMade):
            assert event.amount > 0
            assert event.seat is not None
            assert len(self.coins[event.seat]) >= event.amount
            assert event.purpose in Purpose

    @hear.register
    def _(self, event: e.ResourcePicked) -> None:
        seat = _known(event.seat)
        self.supply[seat] -= 1
        self._enter(seat, event.resource, UPPER)

    @hear.register
    def _(self, event: e.TurnBegan) -> None:
        self.turn_seat = _known(event.seat)
        self.turn += 1
        assert event.turn == self.turn
        self.has_recovered = self.cheater_used = self.bookkeeper_used = False

    @hear.register
    def _(self, event: e.WorkerCardsRecovered) -> None:
        hand = self.hand[_known(event.seat)]
        assert set(event.workers) == {1, 2, 3, 4} - hand
        self.has_recovered = bool(hand)  # with an empty hand it is free and binds to nothing (R1)
        hand.update(event.workers)

    @hear.register
    def _(self, event: e.WorkerCardPlayed) -> None:
        self.hand[_known(event.seat)].remove(event.worker)

    @hear.register
    def _(self, event: e.CoinDrawn) -> None:
        card = self.deck.pop()
        assert event.card == (None if self.is_public else card)
        self.coins[_known(event.seat)].append(card)

    @hear.register
    def _(self, event: e.CoinPaid) -> None:
        card = self.coins[_known(event.seat)].pop()
        assert event.card == (None if self.is_public else card)
        self.deck.append(card)

    @hear.register
    def _(self, event: e.WorkerPlaced) -> None:
        self.supply[_known(event.seat)] -= 1
        self._enter(_known(event.seat), event.resource, event.slot)

    @hear.register(e.WorkerSpent)
    @hear.register(e.WorkerTakenBack)
    def _(self, event: e.WorkerSpent | e.WorkerTakenBack) -> None:
        self._leave(_known(event.seat), event.resource, event.slot)
        self.supply[_known(event.seat)] += 1

    @hear.register
    def _(self, event: e.WorkerMoved) -> None:
        self._leave(_known(event.seat), event.resource, event.slot)
        self._enter(_known(event.seat), event.target, event.target_slot)

    @hear.register
    def _(self, event: e.RowCardTaken) -> None:
        assert self.row[event.position - 1] == event.card
        self.row[event.position - 1] = None
        self.projects[_known(event.seat)].append(event.card)

    @hear.register
    def _(self, event: e.ProjectDiscarded) -> None:
        self.projects[_known(event.seat)].remove(event.card)
        self.deck.insert(0, event.card)

    @hear.register
    def _(self, event: e.RowShifted) -> None:
        assert self.row[event.origin - 1] == event.card
        assert self.row[event.position - 1] is None
        self.row[event.origin - 1] = None
        self.row[event.position - 1] = event.card

    @hear.register
    def _(self, event: e.RowFilled) -> None:
        assert self.row[event.position - 1] is None
        self.row[event.position - 1] = self._reveal(self.deck.pop(), event.card)

    @hear.register
    def _(self, event: e.ProjectChosen) -> None:
        self.projects[_known(event.seat)].remove(event.card)
        self.placing = event.card

    @hear.register
    def _(self, event: e.CardBuilt) -> None:
        assert self.placing == event.card
        self.placing = None
        assert (event.x, event.y) not in self.city
        self.city[event.x, event.y] = (event.card, event.seat)
        self.supply[_known(event.seat)] -= 1

    @hear.register
    def _(self, event: e.CharacterReturned) -> None:
        assert self.holder.pop(int(event.character)) == event.seat
        self.returned.append(int(event.character))

    @hear.register
    def _(self, event: e.PileShuffled) -> None:
        size = len(self.returned)
        order = [event.first, event.second, event.third][:size]
        assert self.piles[event.guild] == []
        if self.is_public:
            assert order[1:] == [None] * (size - 1)
            assert event.first in self.returned
        else:
            assert sorted(_known(character) for character in order) == sorted(self.returned)
        self.piles[event.guild] = [None if c is None else int(c) for c in reversed(order)]
        self.returned = []
        self.shuffles += 1

    @hear.register
    def _(self, event: e.CharacterTaken) -> None:
        pile = next(pile for pile in self.piles if pile and pile[-1] == event.character)
        pile.pop()
        self.holder[int(event.character)] = _known(event.seat)

    @hear.register
    def _(self, event: e.PileTopShown) -> None:
        pile = self.piles[event.guild]
        pile[-1] = self._reveal(pile[-1], int(event.character))
        self.known_characters.add(int(event.character))

    @hear.register
    def _(self, event: e.CoinTurned) -> None:
        seat = _known(event.seat)
        self.projects[seat].append(self._reveal(self.coins[seat].pop(), event.card))
        self.cheater_used = True

    @hear.register
    def _(self, event: e.ProjectSwapped) -> None:
        projects = self.projects[_known(event.seat)]
        assert self.row[event.position - 1] == event.taken
        self.row[event.position - 1] = event.given
        projects[projects.index(event.given)] = event.taken
        self.bookkeeper_used = True

    @hear.register
    def _(self, event: e.WorkerTravelled) -> None:
        assert int(event.resource) not in self.spots
        self.spots[int(event.resource)] = _known(event.seat)
        self.supply[_known(event.seat)] -= 1

    @hear.register
    def _(self, event: e.EndTriggered) -> None:
        assert self.end_trigger is None
        self.end_trigger = _known(event.seat)

    @hear.register
    def _(self, event: e.TurnEnded) -> None:
        assert event.seat == self.turn_seat

    @hear.register
    def _(self, event: e.GameEnded) -> None:
        self.winner = _known(event.seat)

    # ---- Comparing ----

    def workers_of(self, seat: int) -> int:
        return sum(there.count(seat) for there in self.board.values())

    def city_workers_of(self, seat: int) -> int:
        buildings = sum(owner == seat for _, owner in self.city.values())
        return buildings + list(self.spots.values()).count(seat)

    def score_of(self, seat: int) -> int:
        city = {cell: card for cell, (card, _) in self.city.items()}
        owned = [cell for cell, (_, owner) in self.city.items() if owner == seat]
        held = [v.CHARACTERS[character] for character, holder in self.holder.items() if holder == seat]
        on_square = seat in self.spots.values()
        of_city = sum(points.card_points(self.edition, city, cell) for cell in owned)
        of_square = self.edition.main_square.points if on_square else 0
        of_characters = points.character_points(self.edition, held, on_square=on_square)
        return of_city + of_square + of_characters + self.workers_of(seat)

    def agree(self, game: Game) -> None:
        """The game has everything where the full mirror has it."""
        assert self.deck == deck_of(game)
        assert self.row == [None if card == v.NOTHING else card for card in game.row]
        for seat in range(self.players):
            assert self.coins[seat] == coins_of(game, seat)
            assert self.projects[seat] == projects_of(game, seat)
            assert sum(1 << worker - 1 for worker in self.hand[seat]) == game.hand[seat]
            assert self.supply[seat] == game.supply[seat]
            assert self.city_workers_of(seat) == game.city_workers[seat]
        self._agree_on_board(game)
        for guild in range(v.GUILD_COUNT):
            waiting = self.returned if guild == game.shuffling_guild else []
            assert self.piles[guild] + waiting == pile_of(game, guild)
        held = {character: seat for character, seat in enumerate(game.holder) if seat >= 0}
        assert self.holder == held
        self._agree_on_city(game)
        assert self.placing == (None if game.project_to_place == v.NOTHING else game.project_to_place)
        assert (self.turn, self.turn_seat) == (game.turn, game.turn_seat)
        assert self.has_recovered == bool(game.recovered)
        assert self.cheater_used == bool(game.cheater_used)
        assert self.bookkeeper_used == bool(game.bookkeeper_used)
        assert (self.end_trigger, self.winner) == (_or_none(game.end_trigger), _or_none(game.winner))

    def _agree_on_board(self, game: Game) -> None:
        lower, upper = game.lower, game.upper
        for resource in range(v.RESOURCE_COUNT):
            for slot in range(v.LOWER_SLOTS):
                seat = lower[resource * v.LOWER_SLOTS + slot]
                assert self.board.get((resource, slot + 1), []) == ([] if seat == v.NOBODY else [seat])
            there = self.board.get((resource, UPPER), [])
            counts = [there.count(seat) for seat in range(v.MAX_PLAYERS)]
            assert counts == upper[resource * v.MAX_PLAYERS : (resource + 1) * v.MAX_PLAYERS]
        assert [self.spots.get(resource, v.NOBODY) for resource in range(v.RESOURCE_COUNT)] == game.spot

    def _agree_on_city(self, game: Game) -> None:
        count = game.city_count
        cells = zip(game.city_x[:count], game.city_y[:count], strict=True)
        cards = zip(game.city_card[:count], map(_or_none, game.city_owner[:count]), strict=True)
        assert list(self.city.items()) == list(zip(cells, cards, strict=True))

    def agree_in_public(self, game: Game) -> View:
        """The view of a spectator says what the public mirror knows; returns that view."""
        view = view_for(game, None)
        assert view.row == tuple(self.row)
        assert view.deck_size == len(self.deck)
        for seat, player in enumerate(view.players):
            self._agree_on_player(seat, player)
        for resource, seen in enumerate(view.board):
            lower = [self.board.get((resource, slot + 1), []) for slot in range(len(seen.lower))]
            upper = self.board.get((resource, UPPER), [])
            assert seen.lower == tuple(there[0] if there else None for there in lower)
            assert seen.upper == tuple(upper.count(seat) for seat in range(self.players))
        for guild, pile in enumerate(view.piles):
            waiting = self.returned if guild == view.decision.guild else []
            assert pile.size == len(self.piles[guild] + waiting)
            assert pile.top == (self.piles[guild][-1] if self.piles[guild] else None)
        city = [((card.x, card.y), (card.card, card.owner)) for card in view.city]
        assert city == list(self.city.items())
        assert view.spots == tuple(self.spots.get(resource) for resource in range(v.RESOURCE_COUNT))
        assert (view.cheater_used, view.bookkeeper_used) == (self.cheater_used, self.bookkeeper_used)
        assert (view.end_trigger, view.winner) == (self.end_trigger, self.winner)
        assert (view.first_player, view.decision.turn) == (self.first_player, self.turn)
        assert view.decision.has_recovered == self.has_recovered
        assert (view.viewer, view.legal_actions) == (None, ())
        return view

    def _agree_on_player(self, seat: int, player: PlayerView) -> None:
        assert set(player.hand) == self.hand[seat]
        assert set(player.played) == {1, 2, 3, 4} - self.hand[seat]
        assert player.supply == self.supply[seat]
        assert player.workers_on_board == self.workers_of(seat)
        assert player.workers_in_city == self.city_workers_of(seat)
        assert player.coins == len(self.coins[seat])
        assert player.projects == tuple(self.projects[seat])
        assert set(player.characters) == {c for c, holder in self.holder.items() if holder == seat}
        assert player.score == self.score_of(seat)

    def agree_on_knowledge(self, game: Game) -> None:
        """The engine counts those hidden cards and characters as seen that the public mirror can name."""
        seen = game.seen
        stacks = [(self.deck, deck_of(game))]
        stacks += [(self.coins[seat], coins_of(game, seat)) for seat in range(self.players)]
        for known, cards in stacks:
            assert known == [card if seen[card] else None for card in cards]
        assert self.known_characters == {c for c, was_seen in enumerate(game.character_seen) if was_seen}


def _known(value: int | None) -> int:
    assert value is not None
    return int(value)


def _or_none(seat: int) -> int | None:
    return None if seat == v.NOBODY else seat
