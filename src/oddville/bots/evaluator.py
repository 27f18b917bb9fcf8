"""The learned weights of a bot, with scratch space for evaluating one position."""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

from ..rules.action_space import ActionNumber
from ..rules.vocabulary import (
    CARD_FACES,
    GUILD_COUNT,
    MAX_CITY,
    MAX_PLAYERS,
    NOTHING,
    RESOURCE_COUNT,
    ROW_LENGTH,
)
from .network import Network

Numbers: TypeAlias = "array[int]"  # of C ints
Reals: TypeAlias = "array[float]"  # of C doubles

PHASES: Final = 6  # by the most workers anybody has in the city: 0 to 5
FEATURES: Final = 44
POLICY_SIZE: Final = 55  # weights of the policy (see `policy`)
SIZES: Final = 3  # weights for 2, 3 and 4 players
ROWS: Final = 24
COLUMNS: Final = 48  # x is counted from -23
COLUMN_OF_SQUARE: Final = 23


class Evaluator:
    """Weights and scratch space. Each bot has its own; nothing in it has to be kept with a position."""

    # Learned (see `training`)
    weights: list[float]  # [((players - 2) * PHASES + phase) * FEATURES + feature]: the chance to win
    points_weights: list[float]  # likewise: the points still to come
    policy: list[float]  # see `policy`
    card_worth: list[float]  # by card: how many points it usually earns its owner
    margin_share: float  # how much of a value is the margin of points; the rest is the chance to win

    network: Network

    # About the position evaluated last
    features: list[float]  # [seat * FEATURES + feature]
    value: list[float]  # by seat: how good the position is, 0 to 1
    win_share: list[float]  # by seat
    points: list[float]  # by seat: the score expected at the end
    rows: list[int]  # cards in each row of the city
    columns: list[int]
    guild_cards: list[int]
    diamonds: int
    reacting: list[int]  # the city's cards that score for what is beside them, by index
    reacting_count: int
    owned: list[int]  # [seat * RESOURCE_COUNT + resource]
    owned_bits: list[ActionNumber]  # the same by seat, four bits for each resource, 7 at the most
    lack: list[float]  # by resource: how much one more is worth to the deciding seat
    useful: list[int]  # by resource: how much of it the deciding seat's projects will take of what it owns
    worst_project: float
    fitting_for: int  # how many cards the city had when `fitting` was computed; NOTHING: not yet
    fitting: int  # a bit for each of the 16 kinds of edges that fits somewhere in the city
    fitting_kinds: Numbers  # [touched * 16 + streets]: the kinds that fit a cell beside such cards
    resource_score: list[float]
    row_score: list[float]
    row_worth: list[float]  # by position: the most points its card would score in the city

    def __init__(self) -> None:
        self.weights = [0.0] * SIZES * PHASES * FEATURES
        self.points_weights = [0.0] * SIZES * PHASES * FEATURES
        self.policy = [0.0] * POLICY_SIZE
        self.card_worth = [0.0] * CARD_FACES
        self.margin_share = 0.15
        self.network = Network()
        self.features = [0.0] * MAX_PLAYERS * FEATURES
        self.value = [0.0] * MAX_PLAYERS
        self.win_share = [0.0] * MAX_PLAYERS
        self.points = [0.0] * MAX_PLAYERS
        self.rows = [0] * ROWS
        self.columns = [0] * COLUMNS
        self.guild_cards = [0] * GUILD_COUNT
        self.diamonds = 0
        self.reacting = [0] * MAX_CITY
        self.reacting_count = 0
        self.owned = [0] * MAX_PLAYERS * RESOURCE_COUNT
        self.owned_bits = [0] * MAX_PLAYERS
        self.lack = [0.0] * RESOURCE_COUNT
        self.useful = [0] * RESOURCE_COUNT
        self.worst_project = 0.0
        self.fitting_for = NOTHING
        self.fitting = 0
        self.fitting_kinds = array(
            "i",
            [
                sum(1 << edges for edges in range(16) if edges & touched == streets)
                for touched in range(16)
                for streets in range(16)
            ],
        )
        self.resource_score = [0.0] * RESOURCE_COUNT
        self.row_score = [0.0] * ROW_LENGTH
        self.row_worth = [0.0] * ROW_LENGTH
