"""What nobody knows, and how to draw it anew (docs/rules.md 6).

All that is hidden is hidden from every seat alike: the deck's order, the backs of coins, the order of
a pile below its top, the characters that left the game. A card or character once seen can be followed
wherever it goes, so only the unseen ones change places among themselves.
"""

from __future__ import annotations

from .randomness import Generator, mixed, shuffled
from .state import State
from .vocabulary import (
    CHARACTER_COUNT,
    DECK_MASK,
    GUILD_COUNT,
    IN_PILE,
    MAX_COINS,
    OUT_OF_GAME,
    PILE_SIZE,
)


def resample(state: State, seed: int) -> None:
    """Replace all that the seats cannot know by an equally likely other truth."""
    generator = Generator(seed)
    resample_cards(state, generator)
    for guild in range(GUILD_COUNT):
        resample_characters(state, guild, generator)
    state.chance = mixed(seed ^ state.turn)


def resample_cards(state: State, generator: Generator) -> None:
    deck = state.deck
    coins = state.coins
    seen = state.seen
    deck_places = [(state.deck_bottom + i) & DECK_MASK for i in range(state.deck_count)]
    coin_places = [
        seat * MAX_COINS + i for seat in range(state.players) for i in range(state.coin_count[seat])
    ]
    deck_places = [place for place in deck_places if not seen[deck[place]]]
    coin_places = [place for place in coin_places if not seen[coins[place]]]
    cards = [deck[place] for place in deck_places] + [coins[place] for place in coin_places]
    cards = shuffled(sorted(cards), generator)
    for place in coin_places:
        coins[place] = cards.pop()
    for place in deck_places:
        deck[place] = cards.pop()
    state.deck = deck
    state.coins = coins


def resample_characters(state: State, guild: int, generator: Generator) -> None:
    """Unseen characters may be below the top or out of the game; seen ones only below the top."""
    pile = state.pile
    holder = state.holder
    seen = state.character_seen
    below_top = [guild * PILE_SIZE + i for i in range(state.pile_count[guild] - 1)]
    unseen_places = [place for place in below_top if not seen[pile[place]]]
    seen_places = [place for place in below_top if seen[pile[place]]]
    guilds = state.components.character_guild
    members = [character for character in range(CHARACTER_COUNT) if guilds[character] == guild]
    removed = [member for member in members if holder[member] == OUT_OF_GAME]
    unseen = shuffled(sorted([pile[place] for place in unseen_places] + removed), generator)
    shown = shuffled(sorted(pile[place] for place in seen_places), generator)
    for place in unseen_places:
        pile[place] = unseen.pop()
        holder[pile[place]] = IN_PILE
    for member in unseen:
        holder[member] = OUT_OF_GAME
    for place in seen_places:
        pile[place] = shown.pop()
    state.pile = pile
    state.holder = holder
