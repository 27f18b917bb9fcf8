"""Set-up (docs/rules.md 2): chance draws a `Deal`, and a deal alone decides how a game begins."""

from __future__ import annotations

from dataclasses import dataclass

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
    """What chance decides before the game: who begins, the deck, and each guild's pile."""

    first_player: int
    deck: tuple[int, ...]  # every card, the top first; the first six will be the row
    piles: tuple[tuple[int, ...], ...]  # by guild, the top first
    removed: tuple[int, ...]  # characters that leave the game unseen


def characters_in_pile(players: int) -> int:
    """How many characters of a guild stay, at most: with 3 players one leaves, with 2 players two."""
    return players - 1


def draw_deal(components: Components, generator: Generator) -> Deal:
    """Shuffle everything. The order of these draws is part of what a seed means."""
    deck = shuffled(list(range(components.card_count)), generator)
    piles: list[tuple[int, ...]] = []
    removed: list[int] = []
    in_edition = components.character_in_edition
    for guild in range(GUILD_COUNT):
        members = range(guild * PILE_SIZE, (guild + 1) * PILE_SIZE)
        order = shuffled([member for member in members if in_edition[member]], generator)
        leaving = max(0, len(order) - characters_in_pile(components.players))
        removed += order[:leaving]
        piles.append(tuple(order[leaving:]))
    first_player = generator.below(components.players)
    return Deal(first_player, tuple(deck), tuple(piles), tuple(sorted(removed)))


def begin(components: Components, deal: Deal, chance: int) -> Game:
    """A game at the first decision of its set-up; `chance` seeds the shuffles that come later."""
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
    in_edition = components.character_in_edition
    expected = [character for character in range(CHARACTER_COUNT) if in_edition[character]]
    dealt = [character for pile in deal.piles for character in pile]
    if sorted([*dealt, *deal.removed]) != expected or len(deal.piles) != GUILD_COUNT:
        raise ImpossibleSetup(what="piles", value=[list(pile) for pile in deal.piles])
    for guild, pile in enumerate(deal.piles):
        members = sum(1 for character in expected if character // PILE_SIZE == guild)
        is_foreign = any(character // PILE_SIZE != guild for character in pile)
        if is_foreign or len(pile) != min(members, characters_in_pile(components.players)):
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
