"""The words of the game as small integers, and the sizes of everything that is counted.

The whole engine speaks these numbers; data files, records and people use the names in the
tuples (`RESOURCES[WOOD] == "wood"`). Numbers are part of the saved formats: append, never reorder.
"""

from __future__ import annotations

from typing import Final

# Absence. One number for "no seat", "no card", "no guild", "no bonus", "no character".
NOBODY: Final = -1
NOTHING: Final = -1

# Players (docs/rules.md 1)
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
WORKERS: Final = 9
WORKERS_TO_END: Final = 6
MAX_COINS: Final = 5
MAX_PROJECTS: Final = 2
PROJECT_SPACES: Final = 3  # the third is occupied only while its owner decides what to discard

COLOURS: Final = ("purple", "blue", "red", "yellow")

# Resources
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
CRYSTAL: Final = 3
RESOURCE_COUNT: Final = 4
ALL_RESOURCES: Final = 15  # as bits, bit 0 is wood
RESOURCES: Final = ("wood", "clay", "stone", "crystal")

# The slots of one resource on the resources board: the lower row from the left, then the upper slot.
LOWER_SLOTS: Final = 4  # the most an edition may have; the standard edition uses 2 or 3
UPPER_SLOT: Final = 4
SLOT_COUNT: Final = 5

# Guilds
MASK: Final = 0
ROOSTER: Final = 1
BELLS: Final = 2
FLEUR_DE_LIS: Final = 3
GUILD_COUNT: Final = 4
GUILDS: Final = ("mask", "rooster", "bells", "fleur-de-lis")

# Characters in the order of the books; which guild each belongs to is edition data (A7)
HUMAN_RESOURCES_MANAGER: Final = 0
LANDOWNER: Final = 1
SEIGNIOR: Final = 2
CHEATER: Final = 3
MISTRESS: Final = 4
BOOKKEEPER: Final = 5
GHOST: Final = 6
TAX_COLLECTOR: Final = 7
BENEFACTOR: Final = 8
LAMPLIGHTER: Final = 9
BUILDER: Final = 10
TRAVELLER: Final = 11
CHARACTER_COUNT: Final = 12
PILE_SIZE: Final = 3
CHARACTERS: Final = (
    "human-resources-manager",
    "landowner",
    "seignior",
    "cheater",
    "mistress",
    "bookkeeper",
    "ghost",
    "tax-collector",
    "benefactor",
    "lamplighter",
    "builder",
    "traveller",
)

# Where a character is when no seat holds it
IN_PILE: Final = -1
OUT_OF_GAME: Final = -2

# Worker cards and the row
WORKER_CARDS: Final = 4
ALL_WORKER_CARDS: Final = 15  # a hand is a set of bits, bit 0 is worker 1
ROW_LENGTH: Final = 6

# Cards. The Main Square is one more card, after the last building.
MAX_CARDS: Final = 64
DECK_MASK: Final = 63  # the deck is a ring of MAX_CARDS places
MAIN_SQUARE: Final = 64
CARD_FACES: Final = 65

# Bonuses. The first four are the resource of the same number.
BONUS_COIN: Final = 4
BONUS_ANY: Final = 5
BONUS_DOUBLE: Final = 6
BONUS_TRANSFORM: Final = 7
BONUS_COUNT: Final = 8
BONUSES: Final = ("wood", "clay", "stone", "crystal", "coin", "any", "double", "transform")

# Scoring kinds (docs/rules.md 5)
DIAMOND: Final = 0
PER_ADJACENT: Final = 1
SHIELDS: Final = 2
DIAMONDS: Final = 3
COLUMN: Final = 4
ROW: Final = 5
GUILD: Final = 6
NEIGHBOURS: Final = 7
SQUARE: Final = 8
SCORINGS: Final = (
    "diamond",
    "per-adjacent",
    "shields",
    "diamonds",
    "column",
    "row",
    "guild",
    "neighbours",
    "main-square",
)

# Directions and edges. A card's edges are a set of bits: bit UP set means a street leaves upwards.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTION_COUNT: Final = 4
DIRECTIONS: Final = ("up", "right", "down", "left")
OWN_CARD: Final = 4  # as the source of a bonus: the card just placed itself
BONUS_SOURCES: Final = 5

# The city. The Main Square lies at x 0, y 0; x grows to the right, y downwards, never negative.
# At most 22 buildings are ever placed (docs/rules.md 7), so no cell is farther away than that.
CITY_REACH: Final = 22
MAX_CITY: Final = 23
MAX_FRONTIER: Final = 48  # no figure of 23 squares touches more empty squares than 2 * 23 + 2
CELL_COUNT: Final = 529  # the cells with |x| + y <= CITY_REACH

# Decisions: what the deciding seat has to decide now
CHOOSE_RESOURCE: Final = 0
TURN: Final = 1
SECOND_RESOURCE: Final = 2
DISCARD: Final = 3
PLACE: Final = 4
BONUSES_OPEN: Final = 5
BUILDER_ANSWER: Final = 6
AFTER_ACTION: Final = 7
SHUFFLE: Final = 8  # chance decides
GAME_OVER: Final = 9
DECISIONS: Final = (
    "choose-resource",
    "turn",
    "second-resource",
    "discard",
    "place",
    "bonuses",
    "builder",
    "after-action",
    "shuffle",
    "game-over",
)

# What taking an action back would undo that people have seen (see `State.disclosed`)
DISCLOSED_NOTHING: Final = 0
DISCLOSED_CARD: Final = 1  # a card's face, or a character under the top of a pile
DISCLOSED_CHANCE: Final = 2  # a shuffle

# What coins were drawn for
COINS_FROM_WORKER_CARD: Final = 0
COINS_FROM_BONUS: Final = 1
COINS_FROM_TAX: Final = 2
COINS_FROM_BENEFACTOR: Final = 3
COIN_SOURCES: Final = ("worker-card", "bonus", "tax-collector", "benefactor")

# What coins were paid for
PAID_RECOVERY: Final = 0
PAID_SLOT: Final = 1
PAID_ROW: Final = 2
PAID_BUILDER: Final = 3
PAYMENTS: Final = ("recovery", "slot", "row", "builder")
