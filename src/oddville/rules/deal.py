"""Set-up (docs/rules.md 2): chance draws a `Deal`, and a deal determines how a game starts."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from .city import found_city
from .components import Components
from .errors import ImpossibleSetup
from .game import Game
from .projects import fill_row
from .randomness import Generator, shuffled
from .state import State
from .vocabulary import (
    ALL_WORKER_CARDS,
    CHARACTER_COUNT,
    CHOOSE_RESOURCE,
    DISCLOSED_NOTHING,
    GUILD_COUNT,
    IN_PILE,
    MAX_CARDS,
    MAX_PLAYERS,
    NOTHING,
    OUT_OF_GAME,
    PILE_SIZE,
    WORKERS,
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides before the game: the first player, the deck, and each guild's pile."""

    first_player: int
    deck: tuple[int, ...]  # every card, the top first; the first six will be the row
    piles: tuple[tuple[int, ...], ...]  # by guild, the top first
    removed: tuple[int, ...]  # characters that leave the game unseen


def leaving_characters(members: int, players: int) -> int:
    """How many of a guild leave the game unseen: with 3 players one, with 2 players two."""
    return min(members, MAX_PLAYERS - players)


def guild_members(components: Components) -> list[list[int]]:
    """The characters of each guild that this edition has (A7)."""
    found: list[list[int]] = [[] for _ in range(GUILD_COUNT)]
    for character, guild in enumerate(components.character_guild):
        if guild != NOTHING:
            found[guild].append(character)
    return found


def draw_deal(components: Components, generator: Generator) -> Deal:
    """Shuffle everything. The order of these draws is part of what a seed means."""
    deck = shuffled(list(range(components.card_count)), generator)
    piles: list[tuple[int, ...]] = []
    removed: list[int] = []
    for members in guild_members(components):
        order = shuffled(members, generator)
        leaving = leaving_characters(len(order), components.players)
        removed += order[:leaving]
        piles.append(tuple(order[leaving:]))
    first_player = generator.below(components.players)
    return Deal(first_player, tuple(deck), tuple(piles), tuple(sorted(removed)))


def begin(components: Components, deal: Deal, chance: int) -> Game:
    """A game at the first decision of its set-up; `chance` is the seed of later shuffles."""
    check_deal(components, deal)
    game = Game(components)
    game.chance = chance
    lay_out(game, deal)
    return game


def check_deal(components: Components, deal: Deal) -> None:
    """Every card once in the deck, every character once in its guild's pile or removed."""
    if not 0 <= deal.first_player < components.players:
        raise ImpossibleSetup(what="first_player", value=deal.first_player)
    if sorted(deal.deck) != list(range(components.card_count)):
        raise ImpossibleSetup(what="deck", value=list(deal.deck))
    members = guild_members(components)
    dealt = [character for pile in deal.piles for character in pile]
    if sorted([*dealt, *deal.removed]) != sorted(chain(*members)) or len(deal.piles) != GUILD_COUNT:
        raise ImpossibleSetup(what="piles", value=[list(pile) for pile in deal.piles])
    for guild, pile in enumerate(deal.piles):
        size = len(members[guild]) - leaving_characters(len(members[guild]), components.players)
        if len(pile) != size or not set(pile) <= set(members[guild]):
            raise ImpossibleSetup(what="piles", value=list(pile))


def lay_out(state: State, deal: Deal) -> None:
    """Put a fresh state at the first decision of set-up: the last player picks a resource."""
    players = state.players
    idle = MAX_PLAYERS - players
    state.hand = [ALL_WORKER_CARDS] * players + [0] * idle
    state.supply = [WORKERS] * players + [0] * idle
    count = len(deal.deck)
    state.deck = list(reversed(deal.deck)) + [NOTHING] * (MAX_CARDS - count)
    state.deck_count = count
    lay_out_piles(state, deal)
    found_city(state)
    fill_row(state)
    state.first_player = deal.first_player
    state.turn_seat = deal.first_player
    state.decision = CHOOSE_RESOURCE
    state.decider = (deal.first_player - 1) % players
    state.disclosed = DISCLOSED_NOTHING


def lay_out_piles(state: State, deal: Deal) -> None:
    """Face up: only the top character of each pile is seen."""
    holder = [OUT_OF_GAME] * CHARACTER_COUNT
    seen = [0] * CHARACTER_COUNT
    pile: list[int] = []
    for characters in deal.piles:
        for character in characters:
            holder[character] = IN_PILE
        if characters:
            seen[characters[0]] = 1
        pile += list(reversed(characters)) + [NOTHING] * (PILE_SIZE - len(characters))
    state.holder = holder
    state.character_seen = seen
    state.pile = pile
    state.pile_count = [len(characters) for characters in deal.piles]
