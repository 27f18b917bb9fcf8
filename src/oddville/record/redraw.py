"""Redrawing the hidden cards in the middle of a game, and the deal that leads to the same past.

Alone against bots, an undo may go back past what was revealed. The hidden cards are then redrawn, from the
secret of the match and the number of the undo in its log, so a player cannot count on cards already seen. The
past stays as it was: a deal that differs only in cards nobody had seen leads to the very same moves.
"""

from __future__ import annotations

from ..rules.deal import Deal
from ..rules.game import Game
from ..rules.vocabulary import CHARACTER_COUNT, GUILD_COUNT, OUT_OF_GAME, PILE_SIZE
from .fingerprint import coins_of, deck_from_top


def deal_behind(deal: Deal, truth: Game, imagined: Game) -> Deal:
    """The deal that leads to `imagined`, which differs from `truth` only in what nobody has seen."""
    cards = dict(zip(deck_from_top(truth), deck_from_top(imagined), strict=True))
    for seat in range(truth.players):
        cards |= zip(coins_of(truth, seat), coins_of(imagined, seat), strict=True)
    characters = _exchanged_characters(truth, imagined)
    return Deal(
        deal.first_player,
        tuple(cards.get(card, card) for card in deal.deck),
        tuple(tuple(characters.get(who, who) for who in pile) for pile in deal.piles),
        tuple(sorted(characters.get(who, who) for who in deal.removed)),
    )


def _exchanged_characters(truth: Game, imagined: Game) -> dict[int, int]:
    """Below the tops of the piles place by place; among those out of the game the order means nothing."""
    seen = truth.character_seen
    found = {}
    for guild in range(GUILD_COUNT):
        start = guild * PILE_SIZE
        below = slice(start, start + max(truth.pile_count[guild] - 1, 0))
        for real, drawn in zip(truth.pile[below], imagined.pile[below], strict=True):
            if not seen[real]:
                found[real] = drawn
    guilds = truth.components.character_guild
    for guild in range(GUILD_COUNT):
        members = [who for who in range(CHARACTER_COUNT) if guilds[who] == guild]
        left = [who for who in members if truth.holder[who] == OUT_OF_GAME]
        drawn_out = [who for who in members if imagined.holder[who] == OUT_OF_GAME]
        found |= zip(left, drawn_out, strict=True)
    return found
