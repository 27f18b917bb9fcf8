"""What nobody knows, and how to draw it again (docs/rules.md 6).

Hidden things are hidden from every seat alike: the deck's order, the backs of coins, the order of
a pile below its top, the characters that left the game. A card or character once seen can be followed
wherever it goes, so only the unseen ones change places among themselves. The
result depends only on the seed and on public facts, never on what was hidden before.
"""

from __future__ import annotations

from .randomness import Generator, Word
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


def resample(state: State, seed: Word) -> None:
    """Replace everything the seats cannot know by another, equally likely possibility."""
    generator: Generator = Generator(seed)
    resample_cards(state, generator)
    for guild in range(GUILD_COUNT):
        if guild != state.shuffling_guild:  # that pile is open until chance has shuffled it
            resample_unseen_characters(state, guild, generator)
            resample_seen_characters(state, guild, generator)
    state.chance = generator.word


def drawn_member(members: Word, generator: Generator, count: int) -> int:
    """A random one of the `count` members of a set of bits."""
    for _ in range(generator.below(count)):
        members &= members - 1
    member = 0
    while ((members >> member) & 1) == 0:
        member += 1
    return member


def resample_cards(state: State, generator: Generator) -> None:
    """Cards that were never seen lie in the deck or among the coins: shuffle them among these places."""
    bit: Word = 1
    left: Word = 0
    count = 0
    for card in range(state.components.card_count):
        if state.seen[card] == 0:
            left |= bit << card
            count += 1
    for i in range(state.deck_count):
        place = (state.deck_bottom + i) & DECK_MASK
        if state.seen[state.deck[place]] == 0:
            card = drawn_member(left, generator, count)
            state.deck[place] = card
            left &= ~(bit << card)
            count -= 1
    for seat in range(state.players):
        for i in range(state.coin_count[seat]):
            place = seat * MAX_COINS + i
            if state.seen[state.coins[place]] == 0:
                card = drawn_member(left, generator, count)
                state.coins[place] = card
                left &= ~(bit << card)
                count -= 1


def resample_unseen_characters(state: State, guild: int, generator: Generator) -> None:
    """They are below the top of the pile or out of the game."""
    bit: Word = 1
    left: Word = 0
    count = 0
    for character in range(CHARACTER_COUNT):
        if state.components.character_guild[character] == guild and state.character_seen[character] == 0:
            left |= bit << character
            count += 1
            state.holder[character] = OUT_OF_GAME
    for i in range(state.pile_count[guild] - 1):
        place = guild * PILE_SIZE + i
        if state.character_seen[state.pile[place]] == 0:
            character = drawn_member(left, generator, count)
            state.pile[place] = character
            state.holder[character] = IN_PILE
            left &= ~(bit << character)
            count -= 1


def resample_seen_characters(state: State, guild: int, generator: Generator) -> None:
    """After a shuffle: everybody knows who is in the pile, nobody the order below the top."""
    bit: Word = 1
    left: Word = 0
    count = 0
    for i in range(state.pile_count[guild] - 1):
        character = state.pile[guild * PILE_SIZE + i]
        if state.character_seen[character] != 0:
            left |= bit << character
            count += 1
    for i in range(state.pile_count[guild] - 1):
        place = guild * PILE_SIZE + i
        if state.character_seen[state.pile[place]] != 0:
            character = drawn_member(left, generator, count)
            state.pile[place] = character
            left &= ~(bit << character)
            count -= 1
