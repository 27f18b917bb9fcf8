"""A game with its history: the deal card by card, then every action and every shuffle.

Hidden things are hidden from all seats alike, so everybody knows the same history: the actions, the shuffles,
and the part of the deal that has been revealed. Another deal that agrees with it could have led here as well.
A shuffle hides nothing: of at most three characters the first is taken, the second is on top, and the third
is the one that remains.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any, Final

from ..editions import standard
from ..rules.action_space import SHUFFLE_PILE
from ..rules.components import Components
from ..rules.deal import Deal, begin, guild_members, leaving_characters
from ..rules.game import Game
from ..rules.vocabulary import CHARACTERS, DECK_MASK, GUILD_COUNT, MAX_COINS, PILE_SIZE, SHUFFLE

HIDDEN: Final = "?"
FIRST_STEPS: Final = 1  # chance draws the first player before anything else


class DealtGame:
    """Takes the decisions of chance and of the players in order."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.game = Game(components)  # blank until everything is dealt
        self.is_dealing = True
        self._dealt: list[int] = []  # chance's decisions of the deal
        self._pile_sizes = [
            len(members) - leaving_characters(len(members), components.players)
            for members in guild_members(components)
        ]
        self._actions: list[int] = []  # since then, shuffles among them

    def __deepcopy__(self, memo: dict[int, Any]) -> DealtGame:
        """OpenSpiel clones states with deepcopy."""
        other = copy(self)
        other.game = self.game.copy()
        other._dealt = self._dealt[:] if self.is_dealing else self._dealt
        other._actions = self._actions[:]
        return other

    # ---- Chance ----

    @property
    def is_chance(self) -> bool:
        return self.is_dealing or self.game.decision == SHUFFLE

    def chance_outcomes(self) -> list[int]:
        """Equally likely outcomes: a seat, a character, a card, or the order of a pile."""
        if not self.is_dealing:
            return [action - SHUFFLE_PILE for action in self.game.legal_actions()]
        number = len(self._dealt)
        if number < FIRST_STEPS:
            return list(range(self.components.players))
        number -= FIRST_STEPS
        for guild, size in enumerate(self._pile_sizes):
            if number < size:
                gone = self._dealt[len(self._dealt) - number :]
                return [who for who in guild_members(self.components)[guild] if who not in gone]
            number -= size
        gone = self._dealt[len(self._dealt) - number :]
        return [card for card in range(self.components.card_count) if card not in gone]

    def go_on(self, action: int) -> None:
        """Carry out the next chance outcome or action."""
        if self.is_dealing:
            self._dealt.append(action)
            if len(self._dealt) == FIRST_STEPS + sum(self._pile_sizes) + self.components.card_count:
                self._begin()
            return
        number = action + SHUFFLE_PILE if self.game.decision == SHUFFLE else action
        self._actions.append(number)
        self.game.apply(number)

    def _begin(self) -> None:
        first_player, piles, deck = self._deal()
        dealt = {who for pile in piles for who in pile}
        everybody = [who for members in guild_members(self.components) for who in members]
        removed = tuple(sorted(who for who in everybody if who not in dealt))
        deal = Deal(first_player, tuple(deck), tuple(map(tuple, piles)), removed)
        self.game = begin(self.components, deal, 0)
        self.game.explicit_chance = 1
        self.is_dealing = False

    def _deal(self) -> tuple[int, list[list[int]], list[int]]:
        """First player, piles from the top, deck from the top."""
        start = FIRST_STEPS
        piles = []
        for size in self._pile_sizes:
            piles.append(self._dealt[start : start + size])
            start += size
        return self._dealt[0], piles, self._dealt[start:]

    # ---- What is known ----

    def known_course(self) -> str:
        """Everything public so far; the same for two histories that no player can tell apart."""
        if self.is_dealing:
            return ""
        seen, character_seen = self.game.seen, self.game.character_seen
        first_player, piles, deck = self._deal()
        cards = ",".join(str(card) if seen[card] else HIDDEN for card in deck)
        tops = "/".join(
            ",".join(str(who) if character_seen[who] else HIDDEN for who in pile) for pile in piles
        )
        return f"{first_player} {tops} {cards} {','.join(map(str, self._actions))}"

    def dealt_text(self) -> str:
        return " ".join(map(str, self._dealt))

    def name_of_outcome(self, outcome: int) -> str:
        """The id of a card or character, or a number if chance draws a seat or an order."""
        if not self.is_dealing or len(self._dealt) < FIRST_STEPS:
            return str(outcome)
        if len(self._dealt) < FIRST_STEPS + sum(self._pile_sizes):
            return CHARACTERS[outcome]
        return standard().buildings[outcome].id

    # ---- What could be ----

    def imagined(self, seed: int) -> Iterator[int]:
        """Another history that no player can tell from this one, as chance outcomes and actions in order."""
        if self.is_dealing:
            yield from self._dealt
            return
        other = self.game.resampled(0, seed)
        first_player, piles, deck = self._deal()
        cards = _exchanged(_hidden_cards(self.game), _hidden_cards(other))
        characters = _exchanged(_unseen_characters(self.game), _unseen_characters(other))
        yield first_player
        for pile in piles:
            yield from [characters.get(who, who) for who in pile]
        yield from [cards.get(card, card) for card in deck]
        for action in self._actions:
            yield action - SHUFFLE_PILE if action >= SHUFFLE_PILE else action


def _hidden_cards(game: Game) -> list[int]:
    """Everything that lies face down, place by place."""
    deck, coins = game.deck, game.coins
    places = [(game.deck_bottom + i) & DECK_MASK for i in range(game.deck_count)]
    found = [deck[place] for place in places]
    for seat in range(game.players):
        found += coins[seat * MAX_COINS : seat * MAX_COINS + game.coin_count[seat]]
    return found


def _unseen_characters(game: Game) -> list[int]:
    """The characters below the tops that have never been on top, place by place."""
    pile, seen = game.pile, game.character_seen
    starts = [(guild * PILE_SIZE, game.pile_count[guild] - 1) for guild in range(GUILD_COUNT)]
    below = [who for start, count in starts for who in pile[start : start + max(0, count)]]
    return [who for who in below if not seen[who]]


def _exchanged(old: list[int], new: list[int]) -> dict[int, int]:
    return dict(zip(old, new, strict=True))
