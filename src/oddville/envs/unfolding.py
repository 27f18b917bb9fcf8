"""A game together with how it came about: the deal card by card, then every action and every shuffle.

What is hidden is hidden from all seats alike, so one course is known to all: the actions, and of the deal and
the shuffles as much as has come to light. Another deal that agrees with it could have led here just as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any, Final

from ..editions import standard
from ..rules.action_space import SHUFFLE_PILE
from ..rules.components import Components
from ..rules.deal import Deal, begin, leaving_characters, members_of
from ..rules.game import Game
from ..rules.vocabulary import CHARACTERS, DECK_MASK, GUILD_COUNT, MAX_COINS, PILE_SIZE, SHUFFLE

HIDDEN: Final = "?"
SHUFFLED: Final = -1
FIRST_STEPS: Final = 1  # chance draws who begins before anything else


Order = tuple[int, ...]  # of characters, the top first


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A pile that chance has put in order: which, how, and what other orders would have been called."""

    guild: int
    order: Order
    outcomes: dict[Order, int]


class Unfolding:
    """Fed with what chance and the players decide, in the order in which it happens."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.game = Game(components)  # blank until everything is dealt
        self.is_dealing = True
        self._dealt: list[int] = []  # chance's decisions of the deal
        self._pile_sizes = [
            len(members) - leaving_characters(len(members), components.players)
            for members in (members_of(components, guild) for guild in range(GUILD_COUNT))
        ]
        self._actions: list[int] = []  # since then; a shuffle as -1
        self._shuffles: list[Shuffle] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Unfolding:
        """OpenSpiel copies states by copying what they hold."""
        other = copy(self)
        other.game = self.game.copy()
        other._dealt = self._dealt[:] if self.is_dealing else self._dealt
        other._actions = self._actions[:]
        other._shuffles = self._shuffles[:]
        return other

    # ---- Chance ----

    @property
    def is_chance(self) -> bool:
        return self.is_dealing or self.game.decision == SHUFFLE

    def chance_outcomes(self) -> list[int]:
        """Each as likely: a seat, a character, a card, or the order of a pile."""
        if not self.is_dealing:
            return [action - SHUFFLE_PILE for action in self.game.legal_actions()]
        number = len(self._dealt)
        if number < FIRST_STEPS:
            return list(range(self.components.players))
        number -= FIRST_STEPS
        for guild, size in enumerate(self._pile_sizes):
            if number < size:
                gone = self._dealt[len(self._dealt) - number :]
                return [who for who in members_of(self.components, guild) if who not in gone]
            number -= size
        gone = self._dealt[len(self._dealt) - number :]
        return [card for card in range(self.components.card_count) if card not in gone]

    def go_on(self, action: int) -> None:
        """Carry out the outcome of chance or the player's action that comes next."""
        if self.is_dealing:
            self._dealt.append(action)
            if len(self._dealt) == FIRST_STEPS + sum(self._pile_sizes) + self.components.card_count:
                self._begin()
            return
        if self.game.decision == SHUFFLE:
            self._shuffle(action)
        else:
            self._actions.append(action)
            self.game.apply(action)

    def _shuffle(self, outcome: int) -> None:
        guild = self.game.shuffling_guild
        outcomes = {}
        for other in self.chance_outcomes():
            trial = self.game.copy()
            trial.apply(SHUFFLE_PILE + other)
            outcomes[_shuffled_order(self.game, trial, guild)] = other
        order = next(order for order, other in outcomes.items() if other == outcome)
        self._shuffles.append(Shuffle(guild, order, outcomes))
        self._actions.append(SHUFFLED)
        self.game.apply(SHUFFLE_PILE + outcome)

    def _begin(self) -> None:
        first_player, piles, deck = self._deal()
        dealt = {who for pile in piles for who in pile}
        everybody = [who for guild in range(GUILD_COUNT) for who in members_of(self.components, guild)]
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
        """All that has been public so far; the same for two courses that nobody can tell apart."""
        if self.is_dealing:
            return ""
        seen, character_seen = self.game.seen, self.game.character_seen
        first_player, piles, deck = self._deal()
        cards = ",".join(str(card) if seen[card] else HIDDEN for card in deck)
        tops = "/".join(
            ",".join(str(who) if character_seen[who] else HIDDEN for who in pile) for pile in piles
        )
        return f"{first_player} {tops} {cards} {self._known_actions()}"

    def _known_actions(self) -> str:
        shuffles = iter([self._known_order(number) for number in range(len(self._shuffles))])
        return ",".join([next(shuffles) if a == SHUFFLED else str(a) for a in self._actions])

    def _known_order(self, number: int) -> str:
        """Of the guild's latest shuffle what lies below the top is not known yet."""
        shuffle = self._shuffles[number]
        known = self._shown(shuffle) if self._is_latest(number) else len(shuffle.order)
        return "/".join([str(who) if i < known else HIDDEN for i, who in enumerate(shuffle.order)])

    def _is_latest(self, number: int) -> bool:
        guild = self._shuffles[number].guild
        return all(later.guild != guild for later in self._shuffles[number + 1 :])

    def _shown(self, shuffle: Shuffle) -> int:
        """How many of the order have been on top; all of them once the pile was empty again."""
        if self.game.shuffling_guild == shuffle.guild:
            return len(shuffle.order)
        return len(shuffle.order) - max(0, self.game.pile_count[shuffle.guild] - 1)

    def dealt_text(self) -> str:
        return " ".join(map(str, self._dealt))

    def name_of_outcome(self, outcome: int) -> str:
        """A card's or a character's id, or a number where chance draws a seat or an order."""
        if not self.is_dealing or len(self._dealt) < FIRST_STEPS:
            return str(outcome)
        if len(self._dealt) < FIRST_STEPS + sum(self._pile_sizes):
            return CHARACTERS[outcome]
        return standard().buildings[outcome].id

    # ---- What could be ----

    def imagined(self, seed: int) -> Iterator[int]:
        """Another course that nobody can tell from this one, as outcomes of chance and actions in order."""
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
        shuffles = iter(range(len(self._shuffles)))
        for action in self._actions:
            yield self._imagined_outcome(next(shuffles), other) if action == SHUFFLED else action

    def _imagined_outcome(self, number: int, other: Game) -> int:
        shuffle = self._shuffles[number]
        order = shuffle.order
        if self._is_latest(number):
            shown = self._shown(shuffle)
            order = order[:shown] + _pile(other, shuffle.guild)[1:] if shown < len(order) else order
        return shuffle.outcomes[order]


def _known(items: list[int], seen: list[int]) -> str:
    return ",".join([str(item) if seen[item] else HIDDEN for item in items])


def _pile(game: Game, guild: int) -> Order:
    start = guild * PILE_SIZE
    return tuple(reversed(game.pile[start : start + game.pile_count[guild]]))


def _shuffled_order(before: Game, after: Game, guild: int) -> Order:
    """The builder has taken the top one at once."""
    rest = _pile(after, guild)
    (taken,) = set(_pile(before, guild)) - set(rest)
    return (taken, *rest)


def _hidden_cards(game: Game) -> list[int]:
    """Everything that lies face down, place by place."""
    deck, coins = game.deck, game.coins
    places = [(game.deck_bottom + i) & DECK_MASK for i in range(game.deck_count)]
    found = [deck[place] for place in places]
    for seat in range(game.players):
        found += coins[seat * MAX_COINS : seat * MAX_COINS + game.coin_count[seat]]
    return found


def _unseen_characters(game: Game) -> list[int]:
    """Those below the tops that have never been on top, place by place."""
    below = [who for guild in range(GUILD_COUNT) for who in _pile(game, guild)[1:]]
    seen = game.character_seen
    return [who for who in below if not seen[who]]


def _exchanged(old: list[int], new: list[int]) -> dict[int, int]:
    return dict(zip(old, new, strict=True))
