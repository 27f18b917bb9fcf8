"""What nobody knows, and how to draw it anew (docs/rules.md 6).

All that is hidden is hidden from every seat alike: the deck's order, the backs of coins, the order of
a pile below its top, the characters that left the game. A card or character once seen can be followed
wherever it goes, so only the unseen ones change places among themselves. What comes out depends on
the seed and on public facts alone, never on what was hidden before.
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
    """Replace all that the seats cannot know by an equally likely other truth."""
    generator: Generator = Generator(seed)
    resample_cards(state, generator)
    for guild in range(GUILD_COUNT):
        if guild != state.shuffling_guild:  # that one lies open until chance has shuffled it
            resample_unseen_characters(state, guild, generator)
            resample_seen_characters(state, guild, generator)
    state.chance = generator.word


def drawn_member(members: Word, generator: Generator, count: int) -> int:
    """One of the `count` members of a set of bits, each as likely."""
    for _ in range(generator.below(count)):
        members &= members - 1
    member = 0
    while ((members >> member) & 1) == 0:
        member += 1
    return member


def resample_cards(state: State, generator: Generator) -> None:
    """Every card never seen lies in the deck or among the coins: deal them to those places anew."""
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
    """They lie below the top of the pile or are out of the game."""
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
