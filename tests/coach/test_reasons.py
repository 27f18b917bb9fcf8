"""Reasons: facts about the table, in words of four languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from oddville.bots import Budget, Observation
from oddville.bots.simple import PolicyBot
from oddville.coach.outcome import next_price
from oddville.coach.reasons import NO_MERIT, NO_REASON, REASON_CODES, differences, merits
from oddville.coach.stretches import Stretch, stretches
from oddville.coach.words import explanation, sentence
from oddville.editions import standard
from oddville.rules.enums import Resource
from oddville.rules.game import Game
from oddville.text import LANGUAGES, Texts
from tests.support.reviewed_games import bots_game

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def other_lines(stretch: Stretch) -> Iterator[tuple[int, ...]]:
    """What else the seat could do in a stretch: each first move, and the policy goes on."""
    for first in stretch.game.legal_actions():
        game = stretch.game.copy()
        line = [first]
        game.apply(first)
        while (
            not game.is_over and game.decider == stretch.seat and game.turn == stretch.turn and len(line) < 9
        ):
            line.append(PolicyBot(1).choose(Observation(game), Budget()).action)
            game.apply(line[-1])
        yield tuple(line)


def free_stretches(players: int, seed: int, every: int) -> list[Stretch]:
    cut = [item for item in stretches(bots_game(players, seed)) if item.is_free and not item.out_of_turn]
    return cut[::every]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    texts = Texts(language)
    assert all(texts.has(f"why-{code}") for code in REASON_CODES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_become_sentences(players: int) -> None:
    codes: Counter[str] = Counter()
    every_language = [Texts(language) for language in LANGUAGES]
    for stretch in free_stretches(players, seed=11, every=3):
        for line in list(other_lines(stretch))[:6]:
            found = [*merits(stretch.game, line), *differences(stretch.game, line, stretch.actions)]
            codes.update(reason.code for reason in found)
            for reason in found:
                for texts in every_language:
                    assert "{" not in sentence(texts, reason, NAMES, standard())
    assert len(codes) > 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_they_say_is_true(players: int) -> None:
    """Computed in another way, from the tables themselves."""
    checked: Counter[str] = Counter()
    for stretch in free_stretches(players, seed=13, every=2):
        for line in list(other_lines(stretch))[:8]:
            for reason in differences(stretch.game, line, stretch.actions):
                if reason.code in TRUE:
                    checked[reason.code] += 1
                    good, less = played(stretch.game, line), played(stretch.game, stretch.actions)
                    assert TRUE[reason.code](stretch.seat, good, less, reason.params), reason
    assert len(checked) >= 3


def played(game: Game, line: Sequence[int]) -> Game:
    after = game.copy()
    for action in line:
        after.apply(action)
    return after


def _coins_are_short(seat: int, good: Game, less: Game, params: Mapping[str, Any]) -> bool:
    resource = Resource[params["resource"].upper()]
    prices = {next_price(game, seat, resource) for game in (good, less)}
    return prices == {params["price"]} and less.coin_count[seat] < params["price"] <= good.coin_count[seat]


TRUE: dict[str, Callable[[int, Game, Game, Mapping[str, Any]], bool]] = {
    "coins-short": _coins_are_short,
    "more-points": lambda seat, good, less, params: params["points"] > params["less"] >= 0,
    "more-coins": lambda seat, good, less, params: (
        (good.coin_count[seat], less.coin_count[seat]) == (params["coins"], params["less"])
    ),
    "more-cards": lambda seat, good, less, params: (
        (good.hand[seat].bit_count(), less.hand[seat].bit_count()) == (params["count"], params["less"])
    ),
    "other-worker": lambda seat, good, less, params: good.coin_count[seat] >= less.coin_count[seat],
}


def test_a_line_is_not_better_than_itself() -> None:
    for stretch in free_stretches(2, seed=12, every=4):
        assert differences(stretch.game, stretch.actions, stretch.actions) == []


def test_no_reason_is_said_plainly() -> None:
    texts = Texts("en")
    assert explanation(texts, [NO_REASON], NAMES, standard()).startswith("No single reason")
    assert explanation(texts, [NO_MERIT], NAMES, standard()).startswith("No single reason")
