"""The state of one game: everything on the table, and the pending decision.

Nothing pending is stored anywhere else. Lists have a fixed length, so that the compiled build keeps them as C
arrays inside the object and copies a state with a few memory moves. From outside you can read them freely,
but assign whole lists, not single items: the compiled build returns copies.
"""

from __future__ import annotations

from typing import TypeAlias

from .action_space import MAX_LEGAL, NOT_LISTED, ActionNumber
from .components import Components
from .randomness import Word
from .vocabulary import (
    CHARACTER_COUNT,
    CHOOSE_RESOURCE,
    DISCLOSED_CARD,
    DISCLOSED_NOTHING,
    GUILD_COUNT,
    IN_PILE,
    LOWER_SLOTS,
    MAX_CARDS,
    MAX_CITY,
    MAX_COINS,
    MAX_FRONTIER,
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    PILE_SIZE,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    ROW_LENGTH,
)

Octets: TypeAlias = "memoryview[int]"  # of signed bytes: an array of the caller, such as NumPy's


class State:
    """One game at one moment. Seats are numbered clockwise from 0."""

    components: Components
    players: int

    # Players' own areas, by seat
    hand: list[int]  # worker cards in hand, as bits
    supply: list[int]  # workers not in use
    coin_count: list[int]
    coins: list[int]  # [seat * MAX_COINS + i]: a stack, the newest last (R6)
    project_count: list[int]
    projects: list[int]  # [seat * PROJECT_SPACES + i], the oldest first

    # The resources board
    lower: list[int]  # [resource * LOWER_SLOTS + slot]: the seat whose worker is there
    upper: list[int]  # [resource * MAX_PLAYERS + seat]: how many workers

    # Deck and row
    deck: list[int]  # a ring: card i from the bottom is at (deck_bottom + i) & DECK_MASK
    deck_bottom: int
    deck_count: int
    row: list[int]  # by position; NOTHING for a gap
    seen: list[int]  # by card: 1 once its face was public

    # Characters
    holder: list[int]  # by character: a seat, IN_PILE or OUT_OF_GAME
    pile_count: list[int]
    pile: list[int]  # [guild * PILE_SIZE + i], the top last
    character_seen: list[int]  # by character: 1 once it was on top of its pile

    # The city, in the order of building; card 0 of it is the Main Square
    city_count: int
    city_card: list[int]
    city_x: list[int]
    city_y: list[int]
    city_owner: list[int]
    spot: list[int]  # by resource: the seat whose worker is on that spot of the Main Square
    city_workers: list[int]  # by seat: workers on buildings and on the Main Square

    # The empty cells beside the city and what a card there must match: bit d of `touched` is set
    # if a card lies in direction d, bit d of `streets` if that card's edge is a street.
    frontier_count: int
    frontier_x: list[int]
    frontier_y: list[int]
    frontier_touched: list[int]
    frontier_streets: list[int]

    # The turn
    first_player: int
    turn: int  # counts from 1; 0 during set-up
    turn_seat: int
    recovered: int  # paid recovery was used: a worker card must be played (R3)
    cheater_used: int  # R9: these belong to the turn, not to the character card
    bookkeeper_used: int
    end_trigger: int  # the seat that first put a sixth worker into the city (R11)

    # What is being decided
    decision: int
    decider: int  # the seat that must decide; NOBODY when chance decides or the game is over
    resume: int  # the decision that continues after a forced discard; NOTHING: the row is refilled first
    played_card: int  # Seignior's question: the worker card
    project_to_place: int  # between paying for a project and placing it
    building_seat: int  # whose build is going on: the turn's player, or the Builder's holder
    bonus_sources: int  # open bonuses, as bits: UP, RIGHT, DOWN, LEFT, OWN_CARD of the card last placed
    shuffling_guild: int  # the pile that chance has to put in order

    # Chance, undo and events
    chance: Word  # the generator's state; hidden from every seat
    explicit_chance: int  # 1: stop and let the caller decide a shuffle
    disclosed: int  # what the last action disclosed, as DISCLOSED_ bits
    events: list[tuple[int, ...]] | None  # None: events are not needed, as in search

    # The decider's legal actions; a scratch pad, not part of the position
    legal: list[ActionNumber]
    legal_count: int  # NOT_LISTED until the actions are listed

    __slots__ = tuple(__annotations__)  # quicker to read in the plain build

    def __init__(self, components: Components) -> None:
        self.components = components
        self.players = components.players
        self.hand = [0] * MAX_PLAYERS
        self.supply = [0] * MAX_PLAYERS
        self.coin_count = [0] * MAX_PLAYERS
        self.coins = [NOTHING] * MAX_PLAYERS * MAX_COINS
        self.project_count = [0] * MAX_PLAYERS
        self.projects = [NOTHING] * MAX_PLAYERS * PROJECT_SPACES
        self.lower = [NOBODY] * RESOURCE_COUNT * LOWER_SLOTS
        self.upper = [0] * RESOURCE_COUNT * MAX_PLAYERS
        self.deck = [NOTHING] * MAX_CARDS
        self.deck_bottom = 0
        self.deck_count = 0
        self.row = [NOTHING] * ROW_LENGTH
        self.seen = [0] * MAX_CARDS
        self.holder = [IN_PILE] * CHARACTER_COUNT
        self.pile_count = [0] * GUILD_COUNT
        self.pile = [NOTHING] * GUILD_COUNT * PILE_SIZE
        self.character_seen = [0] * CHARACTER_COUNT
        self.city_count = 0
        self.city_card = [NOTHING] * MAX_CITY
        self.city_x = [0] * MAX_CITY
        self.city_y = [0] * MAX_CITY
        self.city_owner = [NOBODY] * MAX_CITY
        self.spot = [NOBODY] * RESOURCE_COUNT
        self.city_workers = [0] * MAX_PLAYERS
        self.frontier_count = 0
        self.frontier_x = [0] * MAX_FRONTIER
        self.frontier_y = [0] * MAX_FRONTIER
        self.frontier_touched = [0] * MAX_FRONTIER
        self.frontier_streets = [0] * MAX_FRONTIER
        self.first_player = 0
        self.turn = 0
        self.turn_seat = 0
        self.recovered = 0
        self.cheater_used = 0
        self.bookkeeper_used = 0
        self.end_trigger = NOBODY
        self.decision = CHOOSE_RESOURCE
        self.decider = 0
        self.resume = NOTHING
        self.played_card = NOTHING
        self.project_to_place = NOTHING
        self.building_seat = NOBODY
        self.bonus_sources = 0
        self.shuffling_guild = NOTHING
        self.chance = 0
        self.explicit_chance = 0
        self.disclosed = DISCLOSED_NOTHING
        self.events = None
        self.legal = [0] * MAX_LEGAL
        self.legal_count = NOT_LISTED


def copy_state(source: State, target: State) -> None:
    """Make `target` the same position as `source`, without an event list."""
    target.components = source.components
    target.players = source.players
    target.hand = source.hand[:]
    target.supply = source.supply[:]
    target.coin_count = source.coin_count[:]
    target.coins = source.coins[:]
    target.project_count = source.project_count[:]
    target.projects = source.projects[:]
    target.lower = source.lower[:]
    target.upper = source.upper[:]
    target.deck = source.deck[:]
    target.deck_bottom = source.deck_bottom
    target.deck_count = source.deck_count
    target.row = source.row[:]
    target.seen = source.seen[:]
    target.holder = source.holder[:]
    target.pile_count = source.pile_count[:]
    target.pile = source.pile[:]
    target.character_seen = source.character_seen[:]
    target.city_count = source.city_count
    target.city_card = source.city_card[:]
    target.city_x = source.city_x[:]
    target.city_y = source.city_y[:]
    target.city_owner = source.city_owner[:]
    target.spot = source.spot[:]
    target.city_workers = source.city_workers[:]
    target.frontier_count = source.frontier_count
    target.frontier_x = source.frontier_x[:]
    target.frontier_y = source.frontier_y[:]
    target.frontier_touched = source.frontier_touched[:]
    target.frontier_streets = source.frontier_streets[:]
    target.first_player = source.first_player
    target.turn = source.turn
    target.turn_seat = source.turn_seat
    target.recovered = source.recovered
    target.cheater_used = source.cheater_used
    target.bookkeeper_used = source.bookkeeper_used
    target.end_trigger = source.end_trigger
    target.decision = source.decision
    target.decider = source.decider
    target.resume = source.resume
    target.played_card = source.played_card
    target.project_to_place = source.project_to_place
    target.building_seat = source.building_seat
    target.bonus_sources = source.bonus_sources
    target.shuffling_guild = source.shuffling_guild
    target.chance = source.chance
    target.explicit_chance = source.explicit_chance
    target.disclosed = source.disclosed
    target.events = None
    target.legal = source.legal[:]
    target.legal_count = source.legal_count


def show_face(state: State, card: int) -> None:
    """A card's building side is shown: from now on everybody can follow the card."""
    if state.seen[card] == 0:
        state.seen[card] = 1
        state.disclosed |= DISCLOSED_CARD


def tell(
    state: State, kind: int, seat: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0
) -> None:
    """Append an event, if there is a list for it. `events.py` says what the numbers mean."""
    if state.events is not None:
        append_event(state, kind, seat, first, second, third, fourth)


def append_event(
    state: State, kind: int, seat: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Apart from `tell`, so that `tell`, which is called everywhere, compiles to one comparison."""
    if state.events is not None:
        state.events.append((kind, seat, first, second, third, fourth))
