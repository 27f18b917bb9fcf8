"""A bot that looks for hidden truth finds none: what an observation leads to is made of public facts alone.

A spy follows everything that hangs on an observation, by attribute and as the garbage collector sees it, and
imagines games by the dozen. It finds the same in two worlds that differ only in what is hidden. Observations
that were tampered with show that the spy would notice.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from enum import Enum
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from oddville.bots import Budget, Choice, Observation, Player, contender, play_game
from oddville.editions.start import new_game
from oddville.rules import vocabulary as v
from oddville.rules.components import Components
from oddville.rules.game import Game
from oddville.rules.views import view_for
from tests.support import invariants
from tests.support.bot_games import LEVELS, SEATS, by_build
from tests.support.other_secrets import Moment, sampled_moments, with_other_secrets
from tests.support.play import snapshot

pytestmark = pytest.mark.slow

DREAMS = 12
LEAVES = (int, float, str, bytes, bool, type(None), Enum)
NO_GAME_IN = (type, ModuleType, Components)  # the program, and what is printed

Look = Callable[[Game], Observation]


# ---- The spy -------------------------------------------------------------------------------------


def leads_to(thing: object) -> Iterator[tuple[str, object]]:
    """All that can be had from a thing: its parts, attributes however private, what a closure keeps."""
    if isinstance(thing, FunctionType):
        yield "defaults", thing.__defaults__
        for name, cell in zip(thing.__code__.co_freevars, thing.__closure__ or (), strict=True):
            yield name, cell.cell_contents
    elif isinstance(thing, MethodType):
        yield from (("self", thing.__self__), ("function", thing.__func__))
    elif callable(thing):  # of C: it keeps nothing but whose method it is
        yield "self", getattr(thing, "__self__", None)
    elif isinstance(thing, list | tuple):
        yield from (("item", item) for item in thing)
    else:
        yield from (("part", part) for part in gc.get_referents(thing))
        names = (name for name in dir(thing) if not name.startswith("__"))
        yield from ((name, getattr(thing, name, None)) for name in names)


def reachable_from(*things: object) -> tuple[list[object], set[str]]:
    """Every thing that can be had, once, and every plain value with its name."""
    found: dict[int, object] = {}  # kept alive, so that no other thing gets its number
    values: set[str] = set()
    waiting: list[tuple[str, object]] = [("given", thing) for thing in things]
    while waiting:
        name, thing = waiting.pop()
        if isinstance(thing, LEAVES):
            values.add(f"{name}: {thing!r}")
        elif not isinstance(thing, NO_GAME_IN) and id(thing) not in found:
            found[id(thing)] = thing
            waiting += leads_to(thing)
    return list(found.values()), values


def spy_on(observation: Observation, budget: Budget | None = None) -> set[str]:
    """All that a bot can find out, as text."""
    observation.view  # noqa: B018 - made when somebody asks for it
    things, found = reachable_from(observation, budget)
    found |= {whole(thing) for thing in things if isinstance(thing, Game)}
    found |= {repr(thing) for thing in things if isinstance(thing, list | tuple)}
    found |= {f"seed {seed}: {whole(observation.imagine(seed))}" for seed in range(DREAMS)}
    return {text for text in found if " at 0x" not in text}


def whole(game: Game) -> str:
    """Every field, the deck's order, the coins' backs, the piles and the generator's word among them."""
    fields = snapshot(game)
    assert {"deck", "coins", "pile", "holder", "chance"} <= fields.keys()
    return repr(sorted(fields.items()))


def moments_of_all(every: int) -> Iterator[Moment]:
    for players in SEATS:
        for moment in sampled_moments(players, range(by_build(4, 2)), every=every):
            if moment.game.decider != v.NOBODY:
                yield moment


def gives_secrets_away(look: Look) -> bool:
    """Does the spy see a difference between worlds that nobody at the table can tell apart?"""
    compared = 0
    for number, moment in enumerate(moments_of_all(every=25)):
        other = with_other_secrets(moment, number)
        if snapshot(other) != snapshot(moment.game):
            compared += 1
            if spy_on(look(moment.game)) != spy_on(look(other)):
                return True
    assert compared > 5
    return False


def test_an_observation_leads_to_no_hidden_truth() -> None:
    assert not gives_secrets_away(Observation)


# ---- Observations that were tampered with --------------------------------------------------------


class KeepsTheGame(Observation):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._really = game


class ImaginesTheTruth(Observation):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._imagined = game.copy()


class ImaginesTheTruthForOneSeed(Observation):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.imagine = lambda seed: game.copy() if seed == 7 else Observation.imagine(self, seed)  # type: ignore[method-assign]


class RemembersTheWord(Observation):
    """The generator's word foretells how piles will be shuffled."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._imagined.chance = game.chance


class HidesItInAClosure(Observation):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        top = top_card(game)
        self.hint = lambda: top


class HidesItInAList(Observation):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.notes = [["coins", game.coins], {"deck": game.deck}]


@pytest.mark.parametrize(
    "look",
    [
        KeepsTheGame,
        ImaginesTheTruth,
        ImaginesTheTruthForOneSeed,
        RemembersTheWord,
        HidesItInAClosure,
        HidesItInAList,
    ],
)
def test_the_spy_notices_an_observation_that_was_tampered_with(look: Look) -> None:
    assert gives_secrets_away(look)


# ---- What cheating is worth ----------------------------------------------------------------------


def top_card(game: Game) -> int:
    return invariants.deck_of(game)[-1]


def bets_on_the_top_card(look: Look) -> tuple[int, float, int]:
    """How often a bot that peeks knows the next card: right, right by pure chance, all bets."""
    right, by_chance, bets = 0, 0.0, 0
    for moment in moments_of_all(every=3):
        game = moment.game
        if moment.public.deck[-1] is None:  # nobody can know this card
            bets += 1
            right += top_card(look(game)._imagined) == top_card(game)
            by_chance += 1 / game.seen[: game.components.card_count].count(0)
    return right, by_chance, bets


def test_who_peeks_at_the_top_card_is_right_no_more_often_than_by_chance() -> None:
    right, by_chance, bets = bets_on_the_top_card(Observation)
    assert bets > by_build(300, 50)
    assert right < by_chance + 4 * by_chance**0.5 + 1


def test_with_the_true_game_it_would_always_be_right() -> None:
    right, _, bets = bets_on_the_top_card(ImaginesTheTruth)
    assert right == bets


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_the_same_whatever_is_hidden(level: str) -> None:
    chosen = contender(f"{level}:iterations={by_build(40, 4)}")
    for number, moment in enumerate(moments_of_all(every=by_build(40, 80))):
        other = with_other_secrets(moment, number)
        choice = chosen.bot(number).choose(Observation(moment.game), chosen.budget)
        assert chosen.bot(number).choose(Observation(other), chosen.budget) == choice


# ---- What a bot is given -------------------------------------------------------------------------


def test_the_view_of_an_observation_is_the_view_of_the_seat() -> None:
    for moment in moments_of_all(every=40):
        observation = Observation(moment.game)
        assert observation.view == view_for(moment.game, moment.game.decider)
        assert observation.legal == tuple(moment.game.legal_actions())
        assert observation.supply == moment.game.supply[observation.seat]


def test_nothing_of_the_past_lies_where_no_card_is() -> None:
    """A coin that was paid, a card that was drawn: their old places are blank, or they would tell."""
    for moment in moments_of_all(every=20):
        game = Observation(moment.game).imagine(1)
        in_deck = {(game.deck_bottom + i) % v.MAX_CARDS for i in range(game.deck_count)}
        assert all(game.deck[place] == v.NOTHING for place in range(v.MAX_CARDS) if place not in in_deck)
        for seat in range(game.players):
            stack = game.coins[seat * v.MAX_COINS : (seat + 1) * v.MAX_COINS]
            assert set(stack[game.coin_count[seat] :]) <= {v.NOTHING}
        for guild in range(v.GUILD_COUNT):
            pile = game.pile[guild * v.PILE_SIZE : (guild + 1) * v.PILE_SIZE]
            assert set(pile[game.pile_count[guild] :]) <= {v.NOTHING}


def test_in_a_game_too_a_bot_gets_an_observation_and_its_budget_and_nothing_else() -> None:
    game = new_game(3, 4)
    truth = {whole(game)}
    given: list[tuple[Any, ...]] = []

    class Curious:
        def choose(self, *arguments: Any) -> Choice:
            given.append(arguments)
            observation, budget = arguments
            assert type(observation) is Observation
            assert type(budget) is Budget
            assert not truth & spy_on(observation, budget)
            return Choice(observation.legal[0])

    seated = [Player("curious", Curious(), Budget(iterations=1))] * 3

    def step(game: Game, action: int, seat: int) -> None:
        game.step(action, seat)
        truth.add(whole(game))

    play_game(game, seated, step=step, most_turns=10)
    assert len(given) > 10
