"""Positions out of games, and twins of them with other secrets: nobody can tell them apart."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from oddville.editions import standard
from oddville.rules import vocabulary as v
from oddville.rules.game import Game
from oddville.rules.randomness import Generator, shuffled
from tests.support.mirror import Mirror
from tests.support.play import moments
from tests.support.unlikely_editions import unlikely_edition


@dataclasses.dataclass
class Moment:
    """A position with what the public knows about it."""

    game: Game
    public: Mirror


def sampled_moments(
    players: int, seeds: range, every: int, *, edition: int | None = None
) -> Iterator[Moment]:
    used = standard() if edition is None else unlikely_edition(edition)
    for seed in seeds:
        public: Mirror | None = None
        generator = Generator(seed)
        for game, events in moments(players, seed, used, whims=20, most=500):
            if public is None:
                public = Mirror(game, used, is_public=True)
            public.hear_all(events)
            if generator.below(every) == 0:
                yield Moment(game.copy(), public.copy())


def with_other_secrets(moment: Moment, seed: int) -> Game:
    """A game that nobody at the table can tell from the true one."""
    generator = Generator(seed)
    game = moment.game.copy()
    deal_cards_anew(game, moment.public, generator)
    for guild in range(v.GUILD_COUNT):
        deal_characters_anew(game, moment.public, guild, generator)
    game.chance = generator.below(2**30) << 30 | generator.below(2**30)
    return game


def deal_cards_anew(game: Game, public: Mirror, generator: Generator) -> None:
    deck, coins = game.deck, game.coins
    deck_places = [(game.deck_bottom + i) % v.MAX_CARDS for i, card in enumerate(public.deck) if card is None]
    coin_places = [
        seat * v.MAX_COINS + i
        for seat in range(game.players)
        for i, card in enumerate(public.coins[seat])
        if card is None
    ]
    hidden = [deck[place] for place in deck_places] + [coins[place] for place in coin_places]
    new = iter(shuffled(hidden, generator))
    for place in deck_places:
        deck[place] = next(new)
    for place in coin_places:
        coins[place] = next(new)
    game.deck, game.coins = deck, coins


def deal_characters_anew(game: Game, public: Mirror, guild: int, generator: Generator) -> None:
    """Those never shown may lie in the pile or be out of the game; those shown are in the pile for sure."""
    if guild == game.shuffling_guild:
        return
    pile, holder = game.pile, game.holder
    places = [guild * v.PILE_SIZE + i for i, known in enumerate(public.piles[guild]) if known is None]
    guilds = game.components.character_guild
    removed = [c for c in range(v.CHARACTER_COUNT) if guilds[c] == guild and holder[c] == v.OUT_OF_GAME]
    for is_shown in (True, False):
        own = [place for place in places if (pile[place] in public.known_characters) is is_shown]
        outside = [] if is_shown else removed
        new = shuffled([pile[place] for place in own] + outside, generator)
        for place in own:
            pile[place] = new.pop()
            holder[pile[place]] = v.IN_PILE
        for character in new:
            holder[character] = v.OUT_OF_GAME
    game.pile, game.holder = pile, holder
