"""Shuffle all that is hidden, and no byte that a seat can see changes (docs/rules.md 6).

What is hidden is worked out from the public events alone: a mirror follows every card that was ever seen, and
the places whose card it cannot name are dealt anew.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from oddville.editions import standard
from oddville.record import write_action
from oddville.rules import events as e
from oddville.rules import vocabulary as v
from oddville.rules.decisions import decision_of
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from oddville.rules.reasons import why_not
from oddville.rules.views import view_for
from tests.support import invariants
from tests.support.mirror import Mirror
from tests.support.other_secrets import (
    Moment,
    sampled_moments,
    with_other_secrets,
)
from tests.support.play import TYPED, Chooser, do, game_with_chance, moments, snapshot

SEATS = (2, 3, 4)
pytestmark = pytest.mark.slow


# ---- What can be seen --------------------------------------------------------------------------


def as_json(value: object) -> str:
    return json.dumps(value, default=dataclasses.asdict, sort_keys=True)


def all_that_shows(game: Game) -> dict[str, str]:
    """Everything a seat or a spectator gets to read, as text."""
    viewers = [None, *range(game.players)]
    shown = {f"view of {viewer}": as_json(view_for(game, viewer)) for viewer in viewers}
    shown |= {f"legal for {seat}": as_json(game.legal_actions(seat)) for seat in range(game.players)}
    shown["decision"] = as_json(decision_of(game))
    shown["scores"] = as_json(game.scores())
    shown["disclosed"] = as_json(game.disclosed)
    shown["notation"] = as_json([write_action(game, standard(), action) for action in game.legal_actions()])
    return shown


def reasons(game: Game) -> str:
    found = [why_not(game, action, seat) for seat in range(game.players) for action in TYPED]
    return as_json([(reason.code, dict(reason.params)) for reason in found if reason])


def public_events(events: list[e.Event]) -> list[str]:
    return [f"{event.kind} {as_json(event.params)}" for event in (event.public() for event in events)]


@pytest.mark.parametrize("players", SEATS)
def test_hidden_things_change_no_byte_of_what_is_seen(players: int) -> None:
    tried = 0
    for moment in sampled_moments(players, range(5), every=25):
        shown = all_that_shows(moment.game)
        for seed in range(2):
            other = with_other_secrets(moment, seed)
            invariants.check(other, standard())
            assert all_that_shows(other) == shown
            tried += snapshot(other) != snapshot(moment.game)
    assert tried > 20


@pytest.mark.parametrize("players", SEATS)
def test_reasons_tell_no_secret(players: int) -> None:
    for moment in sampled_moments(players, range(3), every=40):
        assert reasons(with_other_secrets(moment, 1)) == reasons(moment.game)


@pytest.mark.parametrize("players", SEATS)
def test_public_events_differ_only_where_something_comes_to_light(players: int) -> None:
    """The same actions in both worlds: what everybody hears is the same until a hidden card is turned."""
    followed = 0
    for number, moment in enumerate(sampled_moments(players, range(4), every=20)):
        followed += follow_both_worlds(moment, with_other_secrets(moment, number), seed=number)
    assert followed > 40


def follow_both_worlds(moment: Moment, other: Game, seed: int) -> int:
    """Returns how many actions went by before the two could be told apart."""
    game, public = moment.game, moment.public
    chooser = Chooser(Generator(seed), whims=30)
    for number in range(12):
        if game.is_over:
            return number
        seat, action = chooser.choose(game)
        assert action in other.legal_actions(seat)
        events, other_events = do(game, action, seat), do(other, action, seat)
        for event, other_event in zip(events, other_events, strict=False):
            if public_events([event]) != public_events([other_event]):
                assert comes_to_light(public, event)
                assert type(event) is type(other_event)
                return number
            public.hear(event.public())
        assert len(events) == len(other_events)
        assert all_that_shows(game) == all_that_shows(other)
    return 12


def comes_to_light(public: Mirror, event: e.Event) -> bool:
    """The event shows a card or character that nobody could name before."""
    match event:
        case e.RowFilled():
            return public.deck[-1] is None
        case e.CoinTurned(seat):
            return seat is not None and public.coins[seat][-1] is None
        case e.PileTopShown(guild=guild):
            return public.piles[guild][-1] is None
        case e.PileShuffled():
            return True
    return False


@pytest.mark.parametrize("players", SEATS)
def test_a_view_names_no_hidden_card(players: int) -> None:
    for moment in sampled_moments(players, range(10), every=20):
        game, public = moment.game, moment.public
        hidden = set(invariants.deck_of(game))
        for seat in range(players):
            hidden |= set(invariants.coins_of(game, seat))
        view = json.loads(as_json(view_for(game, game.turn_seat)))
        assert not set(named_cards(view)) & hidden
        assert all(type(player["coins"]) is int for player in view["players"])
        unknown = {c for c in range(v.CHARACTER_COUNT) if c not in public.known_characters}
        assert not set(named_characters(view)) & unknown
        assert view.keys().isdisjoint({"deck", "chance", "removed", "seen"})


def named_cards(view: dict[str, list[dict[str, list[int]]]]) -> Iterator[object]:
    """By every path in a view that leads to cards."""
    yield from view["row"]
    for player in view["players"]:
        yield from player["projects"]
    for item in view["city"]:
        yield item["card"]
    decision: dict[str, object] = view["decision"]  # type: ignore[assignment]
    yield decision["card"]
    for bonus in decision["bonuses"]:  # type: ignore[attr-defined]
        yield bonus["card"]


def named_characters(view: dict[str, list[dict[str, list[int]]]]) -> Iterator[object]:
    for player in view["players"]:
        yield from player["characters"]
    for pile in view["piles"]:
        yield pile["top"]


# ---- Resampling --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SEATS)
def test_resampling_keeps_all_that_is_known(players: int) -> None:
    for moment in sampled_moments(players, range(4), every=20):
        game = moment.game
        shown = all_that_shows(game)
        for seed in range(4):
            other = game.resampled(seed % players, seed)
            invariants.check(other, standard())
            assert all_that_shows(other) == shown
            moment.public.agree_on_knowledge(other)
            assert_known_cards_stay(moment, other)


def assert_known_cards_stay(moment: Moment, other: Game) -> None:
    public = moment.public
    stacks = [(public.deck, invariants.deck_of(other))]
    stacks += [(public.coins[seat], invariants.coins_of(other, seat)) for seat in range(other.players)]
    for known, cards in stacks:
        assert all(card in (None, there) for card, there in zip(known, cards, strict=True))


@pytest.mark.parametrize("players", SEATS)
def test_resampling_depends_on_the_seed_and_on_public_facts_alone(players: int) -> None:
    for number, moment in enumerate(sampled_moments(players, range(12), every=20)):
        other = with_other_secrets(moment, number)
        for seed in (0, 1, 2**63 + number):
            assert drawn(moment.game, seed) == drawn(other, seed)
        assert drawn(moment.game, 5) == drawn(moment.game.resampled(0, 77), 5)


def drawn(game: Game, seed: int) -> dict[str, object]:
    """All of a resampled game; blank places in the ring and on stacks are no part of it."""
    other = game.resampled(0, seed)
    found = snapshot(other)
    found["deck"] = invariants.deck_of(other)
    found["coins"] = [invariants.coins_of(other, seat) for seat in range(other.players)]
    return found


@pytest.mark.parametrize("seed", range(10))
def test_unlikely_editions_keep_their_secrets_too(seed: int) -> None:
    for number, moment in enumerate(sampled_moments(2 + seed % 3, range(2), every=30, edition=seed)):
        other = with_other_secrets(moment, number)
        for viewer in (None, *range(other.players)):
            assert as_json(view_for(other, viewer)) == as_json(view_for(moment.game, viewer))
        assert drawn(moment.game, number) == drawn(other, number)


def assert_uniform(counts: Counter[object], outcomes: int, draws: int) -> None:
    """Chi-square, with a bound that chance passes about once in a million tests; seeds are fixed anyhow."""
    expected = draws / outcomes
    missing = outcomes - len(counts)
    statistic = sum((count - expected) ** 2 for count in counts.values()) / expected + missing * expected
    degrees = outcomes - 1
    assert statistic < degrees + 5 * math.sqrt(2 * degrees) + 15


def middle_of_a_game() -> Game:
    """Four players, several coins out, some cards of the deck seen."""
    for moment in sampled_moments(4, range(3, 10), every=10):
        game = moment.game
        if sum(game.coin_count) >= 6 and game.turn > 20 and min(game.pile_count) >= 0:
            return game
    raise AssertionError("no such moment")


PLACES: dict[str, Callable[[Game], object]] = {
    "top of the deck": lambda game: invariants.deck_of(game)[-1],
    "fifth of the deck": lambda game: invariants.deck_of(game)[-5],
    "a coin": lambda game: next(coins[0] for s in range(4) if (coins := invariants.coins_of(game, s))),
}


@pytest.mark.parametrize("place", PLACES)
def test_every_unseen_card_is_equally_likely_everywhere(place: str) -> None:
    game = middle_of_a_game()
    unseen = [card for card in range(v.MAX_CARDS) if not game.seen[card]]
    look = PLACES[place]
    assert look(game) in unseen, "this place is known to all"
    draws = 3000
    counts = Counter(look(game.resampled(0, seed)) for seed in range(draws))
    assert set(counts) <= set(unseen)
    assert_uniform(counts, len(unseen), draws)


@pytest.mark.parametrize("players", SEATS)
def test_every_order_of_unseen_characters_is_equally_likely(players: int) -> None:
    """At the start one character of each guild lies open; the others are below it or out of the game."""
    game, _ = next(iter(moments(players, 5)))
    orders = 2 if players > 2 else 1  # with four players two below; with three one below and one removed
    for guild in range(v.GUILD_COUNT):
        draws = 600
        samples = (game.resampled(0, seed * 31 + guild) for seed in range(draws))
        counts: Counter[object] = Counter(tuple(invariants.pile_of(sample, guild)) for sample in samples)
        assert len(counts) == orders
        assert_uniform(counts, orders, draws)


def test_resampling_at_a_shuffle_leaves_the_meaning_of_its_outcomes() -> None:
    """Chance's outcomes are told by the order of the waiting pile: everybody knows who is in it."""
    found = 0
    for seed in range(40):
        game = game_with_chance(4, seed)
        chooser = Chooser(Generator(seed), interruptions=0)
        while not game.is_over:
            if game.decision == v.SHUFFLE:
                found += 1
                waiting = invariants.pile_of(game, game.shuffling_guild)
                for sample in (game.resampled(0, draw) for draw in range(8)):
                    assert invariants.pile_of(sample, game.shuffling_guild) == waiting
                    assert sample.legal_actions() == game.legal_actions()
            seat, action = chooser.choose(game)
            game.step(action, seat)
    assert found > 5
