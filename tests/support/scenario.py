"""A table laid out for a test in a few words, and what a test asks of it.

    t = table(players=3, turn="blue", coins={"blue": 3}, workers={"blue": ["wood 1", "clay upper"]})
    t.do(PlayForResource(2, CLAY))
    assert t.coins("blue") == 2

Players are purple, blue, red, yellow, clockwise. What a test does not mention is in its place: worker cards
in hand, workers in the supply, cards in the deck, characters in their piles. After every action the table
counts the cards and workers again: none may be lost, and no limit exceeded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from oddville.editions import Edition, components
from oddville.rules import vocabulary as v
from oddville.rules.actions import Action, Build, Done, PlaceAt, decode, encode
from oddville.rules.city import found_city, put_in_city
from oddville.rules.enums import Resource
from oddville.rules.errors import RulesError
from oddville.rules.events import Event, read_events
from oddville.rules.game import Game
from oddville.rules.reasons import Reason, why_not
from tests.support.drawing import SQUARE, read_city
from tests.support.scenario_cards import scenario_edition

WOOD, CLAY, STONE, CRYSTAL = Resource
UPPER = 5  # the upper slot, as actions and events number it
TURN_NUMBER = 9  # somewhere in the middle of the game

Names = Mapping[str, Sequence[str]]
AnyEvent = TypeVar("AnyEvent", bound=Event)


class Table:
    """A game with words for its seats, cards and workers."""

    def __init__(self, game: Game, edition: Edition) -> None:
        self.game = game
        self.edition = edition
        self.ids = [building.id for building in edition.buildings]
        self.events: list[Event] = []  # of the last action
        self.check()

    # ---- Acting ----

    def do(self, *actions: Action, by: str | None = None) -> list[Event]:
        """Carry out actions of one seat, by default of whoever must decide; `events` are the last one's."""
        for action in actions:
            raw: list[tuple[int, ...]] = []
            self.game.events = raw
            self.game.step(encode(action), self._seat(by))
            self.game.events = None
            self.events = read_events(raw)
            self.check()
        return self.events

    def done(self) -> list[Event]:
        return self.do(Done())

    def build(self, card: str, x: int, y: int) -> list[Event]:
        """Choose a project of the deciding player, pay for it and put it in the city."""
        project = self.projects(self.decider).index(card) + 1
        return self.do(Build(project), PlaceAt(x, y))

    # ---- Asking what is allowed ----

    def offers(self, action: Action, by: str | None = None) -> bool:
        """Is the action legal, and does every way of asking say so?"""
        number, seat = encode(action), self._seat(by)
        is_legal = self.game.is_legal(number, seat)
        assert (number in self.game.legal_actions(seat)) is is_legal
        assert (self.reason(action, by) is None) is is_legal
        return is_legal

    def refuses(self, action: Action, code: str, by: str | None = None) -> bool:
        """Is the action illegal for this reason, and does an attempt change nothing?"""
        assert not self.offers(action, by)
        before = position(self.game)
        with pytest.raises(RulesError):
            self.game.step(encode(action), self._seat(by))
        assert position(self.game) == before
        reason = self.reason(action, by)
        assert reason is not None
        assert reason.code == code
        return True

    def reason(self, action: Action, by: str | None = None) -> Reason | None:
        return why_not(self.game, action, self._seat(by))

    def choices(self, *kinds: type[Action]) -> list[Action]:
        """The deciding seat's legal actions, of the given kinds only if any are given."""
        actions = [decode(number) for number in self.game.legal_actions()]
        return [action for action in actions if not kinds or isinstance(action, kinds)]

    def happened(self, kind: type[AnyEvent]) -> list[AnyEvent]:
        """The events of one kind that the last action brought."""
        return [event for event in self.events if isinstance(event, kind)]

    # ---- Looking ----

    @property
    def decision(self) -> str:
        return v.DECISIONS[self.game.decision]

    @property
    def decider(self) -> str:
        return self._colour(self.game.decider)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self._colour(self.game.turn_seat)

    @property
    def row(self) -> list[str]:
        return [self.ids[card] for card in self.game.row if card != v.NOTHING]

    @property
    def deck(self) -> list[str]:
        """From the top."""
        game = self.game
        places = [(game.deck_bottom + i) & v.DECK_MASK for i in range(game.deck_count)]
        return [self.ids[game.deck[place]] for place in reversed(places)]

    @property
    def city(self) -> dict[tuple[int, int], str]:
        game = self.game
        cards = [
            SQUARE if card == v.MAIN_SQUARE else self.ids[card] for card in game.city_card[: game.city_count]
        ]
        return dict(zip(zip(game.city_x, game.city_y, strict=True), cards, strict=False))

    def card(self, name: str) -> int:
        return v.MAIN_SQUARE if name == SQUARE else self.ids.index(name)

    def coins(self, colour: str) -> int:
        return self.game.coin_count[v.COLOURS.index(colour)]

    def coin_cards(self, colour: str) -> list[str]:
        """What nobody at the table can see: the buildings on the backs of the coins, the newest last."""
        start = v.COLOURS.index(colour) * v.MAX_COINS
        return [self.ids[card] for card in self.game.coins[start : start + self.coins(colour)]]

    def projects(self, colour: str) -> list[str]:
        seat = v.COLOURS.index(colour)
        start = seat * v.PROJECT_SPACES
        return [self.ids[card] for card in self.game.projects[start : start + self.game.project_count[seat]]]

    def hand(self, colour: str) -> list[int]:
        cards = self.game.hand[v.COLOURS.index(colour)]
        return [worker + 1 for worker in range(v.WORKER_CARDS) if cards >> worker & 1]

    def supply(self, colour: str) -> int:
        return self.game.supply[v.COLOURS.index(colour)]

    def workers(self, colour: str) -> list[str]:
        """The workers on the resources board, in the words that `table` takes."""
        seat = v.COLOURS.index(colour)
        found = []
        for number, resource in enumerate(v.RESOURCES):
            for slot in range(v.LOWER_SLOTS):
                if self.game.lower[number * v.LOWER_SLOTS + slot] == seat:
                    found.append(f"{resource} {slot + 1}")
            found += [f"{resource} upper"] * self.game.upper[number * v.MAX_PLAYERS + seat]
        return found

    def workers_in_city(self, colour: str) -> int:
        return self.game.city_workers[v.COLOURS.index(colour)]

    def characters(self, colour: str) -> list[str]:
        return [
            name
            for name, holder in zip(v.CHARACTERS, self.game.holder, strict=True)
            if holder == self._seat(colour)
        ]

    def pile(self, guild: str) -> list[str]:
        """From the top."""
        number = v.GUILDS.index(guild)
        start = number * v.PILE_SIZE
        cards = self.game.pile[start : start + self.game.pile_count[number]]
        return [v.CHARACTERS[character] for character in reversed(cards)]

    def score(self, colour: str) -> int:
        return self.game.score(v.COLOURS.index(colour))

    # ---- Counting ----

    def check(self) -> None:
        """Every card is somewhere once, every worker too, and nobody has too much of anything."""
        game = self.game
        colours = v.COLOURS[: game.players]
        held = [card for colour in colours for card in self.coin_cards(colour) + self.projects(colour)]
        built = [card for card in self.city.values() if card != SQUARE]
        placing = [] if game.project_to_place == v.NOTHING else [self.ids[game.project_to_place]]
        assert sorted(self.deck + self.row + held + built + placing) == sorted(self.ids)
        for seat, colour in enumerate(colours):
            in_city = game.city_owner[: game.city_count].count(seat) + game.spot.count(seat)
            assert self.workers_in_city(colour) == in_city
            assert self.supply(colour) + len(self.workers(colour)) + in_city == v.WORKERS
            assert self.supply(colour) >= 0
            assert self.coins(colour) <= v.MAX_COINS
            is_discarding = self.decision == "discard" and self.decider == colour
            assert len(self.projects(colour)) == 3 if is_discarding else len(self.projects(colour)) <= 2

    def _seat(self, colour: str | None) -> int | None:
        return None if colour is None else v.COLOURS.index(colour)

    def _colour(self, seat: int) -> str:
        return "nobody" if seat == v.NOBODY else v.COLOURS[seat]


def position(game: Game) -> dict[str, object]:
    """Everything that makes up the position, to compare one moment with another."""
    scratch = ("components", "legal", "legal_count", "events")
    names = [name for name in dir(game) if not name.startswith("_") and name not in scratch]
    return {name: getattr(game, name) for name in names if not callable(getattr(game, name))}


def table(  # noqa: PLR0913 - one parameter for each thing on the table
    players: int = 3,
    turn: str = "purple",
    *,
    coins: Mapping[str, int | Sequence[str]] | None = None,
    projects: Names | None = None,
    workers: Names | None = None,
    hand: Mapping[str, Sequence[int]] | None = None,
    characters: Names | None = None,
    piles: Names | None = None,
    spots: Mapping[str, str] | None = None,
    city: str = SQUARE,
    row: Sequence[str] = (),
    deck: Sequence[str] = (),
    trigger: str | None = None,
    explicit_chance: bool = False,
    edition: Edition | None = None,
) -> Table:
    """A game in the middle: `turn` has to choose an action.

    `coins` are a number or cards, the newest last; `deck` the topmost cards, `piles` whole piles, from the
    top; `workers` are places like "wood 2" or "wood upper"; `spots` the owners of the Main Square's workers.
    """
    edition = edition or scenario_edition()
    game = Game(components(edition, players))
    _deal_cards(game, edition, city=city, row=row, deck=deck, coins=coins or {}, projects=projects or {})
    _place_workers(game, workers or {}, spots or {})
    _deal_characters(game, edition, characters or {}, piles or {})
    for colour, cards in (hand or {}).items():
        game.hand = _with(game.hand, v.COLOURS.index(colour), sum(1 << worker - 1 for worker in cards))
    seat = v.COLOURS.index(turn)
    game.turn = TURN_NUMBER
    game.decision, game.decider, game.turn_seat = v.TURN, seat, seat
    game.end_trigger = v.NOBODY if trigger is None else v.COLOURS.index(trigger)
    game.explicit_chance = int(explicit_chance)
    return Table(game, edition)


def _with(values: list[int], index: int, value: int) -> list[int]:
    """The compiled build hands out copies of its lists, so they are replaced as a whole."""
    return [*values[:index], value, *values[index + 1 :]]


def _deal_cards(  # noqa: PLR0913 - all places where cards lie
    game: Game,
    edition: Edition,
    *,
    city: str,
    row: Sequence[str],
    deck: Sequence[str],
    coins: Mapping[str, int | Sequence[str]],
    projects: Names,
) -> None:
    """The cards that are named go where they belong, then plain ones where only a number is known."""
    drawn = read_city(city, edition)
    coin_names = [name for named in coins.values() if not isinstance(named, int) for name in named]
    named = [*row, *deck, *(card.id for card in drawn), *coin_names]
    named += [name for names in projects.values() for name in names]
    ids = [building.id for building in edition.buildings]
    if repeated := {name for name in named if named.count(name) > 1}:
        raise ValueError(f"twice on the table: {repeated}")
    if strangers := set(named) - set(ids):
        raise ValueError(f"not in the edition: {strangers}")
    rest = [
        card_id for card_id in reversed(ids) if card_id not in named
    ]  # plain cards are the edition's last
    stacks = [coins.get(colour, 0) for colour in v.COLOURS]
    hands = [[rest.pop(0) for _ in range(s)] if isinstance(s, int) else list(s) for s in stacks]
    full_row = [*row, *rest[: v.ROW_LENGTH - len(row)]]
    from_top = [*deck, *rest[v.ROW_LENGTH - len(row) :]]

    def numbers(names: Sequence[str], length: int) -> list[int]:
        return [ids.index(name) for name in names] + [v.NOTHING] * (length - len(names))

    game.row = numbers(full_row, v.ROW_LENGTH)
    game.deck = numbers(from_top[::-1], v.MAX_CARDS)
    game.deck_count = len(from_top)
    game.coins = [number for hand in hands for number in numbers(hand, v.MAX_COINS)]
    game.coin_count = [len(hand) for hand in hands]
    owned = [list(projects.get(colour, ())) for colour in v.COLOURS]
    game.projects = [number for names in owned for number in numbers(names, v.PROJECT_SPACES)]
    game.project_count = [len(names) for names in owned]
    found_city(game)
    owners = []
    for card in drawn:
        owner = v.COLOURS.index(card.owner) if card.owner else game.players - 1
        put_in_city(game, ids.index(card.id), card.x, card.y, owner)
        owners.append(owner)
    game.city_workers = [owners.count(seat) for seat in range(v.MAX_PLAYERS)]
    public = {*full_row, *(card.id for card in drawn), *(name for names in owned for name in names)}
    game.seen = [int(card_id in public) for card_id in ids] + [0] * (v.MAX_CARDS - len(ids))


def _place_workers(game: Game, workers: Names, spots: Mapping[str, str]) -> None:
    lower, upper = game.lower, game.upper
    for colour, places in workers.items():
        seat = v.COLOURS.index(colour)
        for place in places:
            resource, slot = place.split()
            number = v.RESOURCES.index(resource)
            if slot == "upper":
                upper[number * v.MAX_PLAYERS + seat] += 1
                continue
            index = number * v.LOWER_SLOTS + int(slot) - 1
            if not 1 <= int(slot) <= game.components.lower_slots or lower[index] != v.NOBODY:
                raise ValueError(f"no free slot {place}")
            lower[index] = seat
    game.lower, game.upper = lower, upper
    owners = [v.COLOURS.index(spots[name]) if name in spots else v.NOBODY for name in v.RESOURCES]
    game.spot = owners
    seats = range(v.MAX_PLAYERS)
    game.city_workers = [game.city_workers[seat] + owners.count(seat) for seat in seats]
    on_board = [len(workers.get(colour, ())) for colour in v.COLOURS]
    idle = [0] * (v.MAX_PLAYERS - game.players)
    game.supply = [v.WORKERS - on_board[s] - game.city_workers[s] for s in range(game.players)] + idle
    game.hand = [v.ALL_WORKER_CARDS] * game.players + idle


def _deal_characters(game: Game, edition: Edition, held: Names, piles: Names) -> None:
    """In each guild as many characters are in the game as the number of players wants."""
    holder = [v.OUT_OF_GAME] * v.CHARACTER_COUNT
    for colour, names in held.items():
        for name in names:
            holder[v.CHARACTERS.index(name)] = v.COLOURS.index(colour)
    guild_of = {v.CHARACTERS.index(character.id): character.guild for character in edition.characters}
    pile: list[int] = []
    seen = [int(seat >= 0) for seat in holder]
    for guild, guild_name in enumerate(v.GUILDS):
        members = [character for character, name in guild_of.items() if name == guild_name]
        taken = [member for member in members if holder[member] >= 0]
        size = min(len(members), game.players - 1) - len(taken)
        others = [member for member in members if member not in taken][: max(size, 0)]
        if guild_name in piles:
            others = [v.CHARACTERS.index(name) for name in piles[guild_name]]
        if len(others) != size or set(others) & set(taken) or not set(others) <= set(members):
            raise ValueError(f"characters of the guild {guild_name} do not add up")
        for character in others:
            holder[character] = v.IN_PILE
        for character in others[:1]:
            seen[character] = 1
        pile += others[::-1] + [v.NOTHING] * (v.PILE_SIZE - size)
        game.pile_count = _with(game.pile_count, guild, size)
    game.holder, game.pile, game.character_seen = holder, pile, seen
