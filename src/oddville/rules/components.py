"""What is printed on the components, as integer tables that the engine reads.

`oddville.editions` fills a `Components` from an edition's data for one number of players;
the engine only looks things up here and never changes them.
"""

from __future__ import annotations

from .action_space import ActionNumber
from .vocabulary import (
    CARD_FACES,
    CHARACTER_COUNT,
    NOTHING,
    RESOURCE_COUNT,
    ROW_LENGTH,
    SLOT_COUNT,
    WORKER_CARDS,
)


class Components:
    """The printed facts of one edition for one number of players. Shared by all states, read only."""

    # Cards, by number; MAIN_SQUARE is one of them
    card_count: int
    cost: list[int]  # [card * RESOURCE_COUNT + resource]
    cost_bits: list[ActionNumber]  # the same by card, four bits for each resource
    workers_to_pay: list[int]  # the cost in all
    edges: list[int]  # a set of direction bits: where a street leaves the card
    guild: list[int]  # NOTHING if the card shows none
    bonus: list[int]
    scoring: list[int]
    value: list[int]  # the number printed with the scoring
    shield: list[int]

    # Worker cards, 0 to 3
    worker_coins: list[int]
    worker_resources: list[int]  # a set of resource bits
    worker_prices: list[int]  # [worker * ROW_LENGTH + position]

    # The resources board: the side for this number of players, the same for every resource
    players: int
    lower_slots: int
    slot_price: list[int]  # by slot; UPPER_SLOT holds any number of workers
    slots_by_price: list[int]  # the slots in use, cheapest first, left before right, lower before upper
    slots_in_use: int

    # The Main Square's spots and the characters
    spots: list[int]  # by resource, 1 if the Main Square has one
    character_points: list[int]
    character_guild: list[int]  # NOTHING if the edition does not have the character (A7)
    traveller_points_on_square: int

    def __init__(self) -> None:
        self.card_count = 0
        self.cost = [0] * CARD_FACES * RESOURCE_COUNT
        self.cost_bits = [0] * CARD_FACES
        self.workers_to_pay = [0] * CARD_FACES
        self.edges = [0] * CARD_FACES
        self.guild = [NOTHING] * CARD_FACES
        self.bonus = [NOTHING] * CARD_FACES
        self.scoring = [NOTHING] * CARD_FACES
        self.value = [0] * CARD_FACES
        self.shield = [0] * CARD_FACES
        self.worker_coins = [0] * WORKER_CARDS
        self.worker_resources = [0] * WORKER_CARDS
        self.worker_prices = [0] * WORKER_CARDS * ROW_LENGTH
        self.players = 0
        self.lower_slots = 0
        self.slot_price = [0] * SLOT_COUNT
        self.slots_by_price = [0] * SLOT_COUNT
        self.slots_in_use = 0
        self.spots = [0] * RESOURCE_COUNT
        self.character_points = [0] * CHARACTER_COUNT
        self.character_guild = [NOTHING] * CHARACTER_COUNT
        self.traveller_points_on_square = 0


def copy_of_components(source: Components) -> Components:
    """Independent tables with the same contents, for code that must not change those of the game."""
    target: Components = Components()
    target.card_count = source.card_count
    target.cost = source.cost[:]
    target.cost_bits = source.cost_bits[:]
    target.workers_to_pay = source.workers_to_pay[:]
    target.edges = source.edges[:]
    target.guild = source.guild[:]
    target.bonus = source.bonus[:]
    target.scoring = source.scoring[:]
    target.value = source.value[:]
    target.shield = source.shield[:]
    target.worker_coins = source.worker_coins[:]
    target.worker_resources = source.worker_resources[:]
    target.worker_prices = source.worker_prices[:]
    target.players = source.players
    target.lower_slots = source.lower_slots
    target.slot_price = source.slot_price[:]
    target.slots_by_price = source.slots_by_price[:]
    target.slots_in_use = source.slots_in_use
    target.spots = source.spots[:]
    target.character_points = source.character_points[:]
    target.character_guild = source.character_guild[:]
    target.traveller_points_on_square = source.traveller_points_on_square
    return target
