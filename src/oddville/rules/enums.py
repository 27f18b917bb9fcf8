"""The vocabulary as enumerations, for typed values outside the engine. Each equals its number."""

from __future__ import annotations

from enum import IntEnum

from . import vocabulary as v


class Resource(IntEnum):
    WOOD = v.WOOD
    CLAY = v.CLAY
    STONE = v.STONE
    CRYSTAL = v.CRYSTAL


class Guild(IntEnum):
    MASK = v.MASK
    ROOSTER = v.ROOSTER
    BELLS = v.BELLS
    FLEUR_DE_LIS = v.FLEUR_DE_LIS


class Character(IntEnum):
    HUMAN_RESOURCES_MANAGER = v.HUMAN_RESOURCES_MANAGER
    LANDOWNER = v.LANDOWNER
    SEIGNIOR = v.SEIGNIOR
    CHEATER = v.CHEATER
    MISTRESS = v.MISTRESS
    BOOKKEEPER = v.BOOKKEEPER
    GHOST = v.GHOST
    TAX_COLLECTOR = v.TAX_COLLECTOR
    BENEFACTOR = v.BENEFACTOR
    LAMPLIGHTER = v.LAMPLIGHTER
    BUILDER = v.BUILDER
    TRAVELLER = v.TRAVELLER


class Bonus(IntEnum):
    WOOD = v.WOOD
    CLAY = v.CLAY
    STONE = v.STONE
    CRYSTAL = v.CRYSTAL
    COIN = v.BONUS_COIN
    ANY = v.BONUS_ANY
    DOUBLE = v.BONUS_DOUBLE
    TRANSFORM = v.BONUS_TRANSFORM


class DecisionKind(IntEnum):
    CHOOSE_RESOURCE = v.CHOOSE_RESOURCE
    TURN = v.TURN
    SECOND_RESOURCE = v.SECOND_RESOURCE
    DISCARD = v.DISCARD
    PLACE = v.PLACE
    BONUSES = v.BONUSES_OPEN
    BUILDER = v.BUILDER_ANSWER
    AFTER_ACTION = v.AFTER_ACTION
    SHUFFLE = v.SHUFFLE
    GAME_OVER = v.GAME_OVER


class CoinSource(IntEnum):
    """What coins are drawn for."""

    WORKER_CARD = v.COINS_FROM_WORKER_CARD
    BONUS = v.COINS_FROM_BONUS
    TAX_COLLECTOR = v.COINS_FROM_TAX
    BENEFACTOR = v.COINS_FROM_BENEFACTOR


class Purpose(IntEnum):
    """What coins are paid for."""

    RECOVERY = v.PAID_RECOVERY
    SLOT = v.PAID_SLOT
    ROW = v.PAID_ROW
    BUILDER = v.PAID_BUILDER
