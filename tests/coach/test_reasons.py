"""Reasons: facts about the table, in words of four languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from oddville.bots import Budget, Observation
from oddville.bots.simple import PolicyBot
from oddville.coach.differences import differences
from oddville.coach.hints import advice
from oddville.coach.merits import cheap, merits
from oddville.coach.outcome import (
    lacking,
    needed_in_row,
    next_price,
    outcome_of,
    places,
    projects_of,
    ready_projects,
    worth,
)
from oddville.coach.reason import NO_MERIT, NO_REASON, REASON_CODES, Reason
from oddville.coach.stretches import Stretch, hidden_redrawn, is_whole, stretches
from oddville.coach.words import explanation, sentence
from oddville.editions import standard
from oddville.editions.start import new_game
from oddville.record.replay import states
from oddville.rules.action_space import CHEAT, DONE
from oddville.rules.actions import Build, PickResource, TakeBack, Travel, decode
from oddville.rules.enums import Character, Resource
from oddville.rules.events import CoinTurned, PileShuffled
from oddville.rules.game import Game
from oddville.rules.powers import character_points
from oddville.rules.projects import can_afford
from oddville.rules.views import view_for
from oddville.rules.vocabulary import AFTER_ACTION, BONUSES_OPEN, NOBODY, NOTHING, WORKERS, WORKERS_TO_END
from oddville.text import LANGUAGES, Texts
from oddville.text.values import word
from tests.support.reviewed_games import bots_game

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def other_lines(stretch: Stretch) -> Iterator[tuple[int, ...]]:
    """What else the seat could do in a stretch: each first move; the policy goes on until chance speaks."""
    for first in stretch.game.legal_actions():
        game = stretch.game.copy()
        line = [first]
        game.apply(first)
        while not is_whole(stretch.game, line) and len(line) < 9:
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


@dataclass(frozen=True)
class Case:
    """A reason with the tables that it speaks of."""

    seat: int
    before: Game
    good: Game
    less: Game
    params: Mapping[str, Any]


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
                    case = Case(stretch.seat, stretch.game, good, less, reason.params)
                    assert TRUE[reason.code](case), reason
    assert len(checked) > 12


def played(game: Game, line: Sequence[int]) -> Game:
    after = game.copy()
    for action in line:
        after.apply(action)
    return after


def _coins_are_short(case: Case) -> bool:
    resource, price, seat = Resource[case.params["resource"].upper()], case.params["price"], case.seat
    prices = {next_price(game, seat, resource) for game in (case.good, case.less)}
    return prices == {price} and case.less.coin_count[seat] < price <= case.good.coin_count[seat]


def _it_is_dearer(case: Case) -> bool:
    resource, rival = Resource[case.params["resource"].upper()], case.params["by"]
    prices = [next_price(game, rival, resource) for game in (case.good, case.less)]
    missing = [lacking(game, rival, case.params["card"]) for game in (case.good, case.less)]
    return prices == [case.params["price"], case.params["less"]] and missing == [(resource,)] * 2


def _all_is_there(game: Game, seat: int, card: int) -> bool:
    return not lacking(game, seat, card) and can_afford(game, seat, card)


def _the_row_offers_it(case: Case) -> bool:
    card = case.params["card"]
    is_there = card in case.good.row and card in case.less.row
    is_new = not _all_is_there(case.less, case.seat, card)
    return is_there and is_new and _all_is_there(case.good, case.seat, card)


def _nothing_better_was_given_up(case: Case) -> bool:
    kept = projects_of(case.good, case.seat)
    points = worth(case.before, case.seat, case.params["card"])
    ready = [ready_projects(game, case.seat) for game in (case.good, case.less)]
    readied = [worth(case.less, case.seat, card) for card in ready[1] if card not in ready[0]]
    if case.params["card"] not in ready[0] and points <= max(readied, default=0):
        return False
    known = (*case.before.row, *projects_of(case.before, case.seat))  # not what the Cheater turned over
    others = [card for card in projects_of(case.less, case.seat) if card not in kept and card in known]
    with_character = [_with_character(case, card) for card in (case.params["card"], *others)]
    both = [points for points in with_character if points is not None]
    if len(both) == len(with_character) and both[0] <= max(both[1:], default=-1):
        return False
    return points == case.params["points"] and all(worth(case.before, case.seat, x) < points for x in others)


def _with_character(case: Case, card: int) -> int | None:
    """What it brings with the character on top of its pile; None if that is empty."""
    points = worth(case.before, case.seat, card)
    if case.before.components.guild[card] == NOTHING:
        return points
    top = _top_of(case.before, card)
    return None if top is None else points + character_points(case.before, top)


def _top_of(game: Game, card: int) -> Character | None:
    return view_for(game, game.decider).piles[game.components.guild[card]].top


def _is_ahead_and_nearest(case: Case) -> bool:
    mine, others = case.good.score(case.seat), [s for s in range(case.good.players) if s != case.seat]
    placed = case.good.city_workers[case.seat]
    is_nearest = placed > max(case.less.city_workers) and placed + case.params["count"] == WORKERS_TO_END
    return is_nearest and mine > max(case.good.score(seat) for seat in others)


def _the_next_one_is_dearer(case: Case) -> bool:
    resource = Resource[case.params["resource"].upper()]
    prices = [next_price(game, case.seat, resource) for game in (case.before, case.good)]
    return prices == [case.params["price"], case.params["next"]] and prices[0] < prices[1]


def _it_comes_closer(case: Case) -> bool:
    near, far = (lacking(game, case.seat, case.params["card"]) for game in (case.good, case.less))
    return (near, far) == (case.params["lacking"], case.params["lacking_less"]) and 0 < len(near) < len(far)


def _the_next_rival_has_it_all(case: Case) -> bool:
    card, rival = case.params["card"], case.params["by"]
    is_next = rival == (case.seat + 1) % case.less.players  # after what the seat's powers may still do
    return is_next and card in case.less.row and _all_is_there(case.less, rival, card)


def _points_gained(game: Game, case: Case) -> int:
    """With the characters whose order a shuffle decides left out, as nobody knows them."""
    known = {holder: game.holder[holder] for holder in Character if game.holder[holder] == case.seat}
    characters = sum(character_points(game, character) for character in known)
    before = [character for character in Character if case.before.holder[character] == case.seat]
    was = case.before.score(case.seat) - sum(character_points(case.before, held) for held in before)
    return game.score(case.seat) - characters - was


TRUE: dict[str, Callable[[Case], bool]] = {
    "cheap": _the_next_one_is_dearer,
    "closer-instead": _it_comes_closer,
    "left-to-rival": _the_next_rival_has_it_all,
    "better-place": lambda case: (
        _points_gained(case.good, case) - _points_gained(case.less, case)
        == case.params["points"] - case.params["less"]
    ),
    "more-resources": lambda case: (
        [WORKERS - game.supply[case.seat] - game.city_workers[case.seat] for game in (case.good, case.less)]
        == [case.params["count"], case.params["less"]]
    ),
    "character": lambda case: (
        case.good.holder[Character[case.params["character"].upper().replace("-", "_")]] == case.seat
    ),
    "coins-short": _coins_are_short,
    "dearer-for-rival": _it_is_dearer,
    "row-ready": _the_row_offers_it,
    "project": _nothing_better_was_given_up,
    "better-project": _nothing_better_was_given_up,
    "nearer-end": _is_ahead_and_nearest,
    "more-points": lambda case: case.params["points"] > case.params["less"] >= 0,
    "points-ahead": lambda case: case.params["points"] > 0,
    "ready-instead": lambda case: (
        case.params["card"] in ready_projects(case.good, case.seat)
        and case.params["card"] not in ready_projects(case.less, case.seat)
    ),
    "readies-better": lambda case: (
        case.params["card"] in ready_projects(case.good, case.seat)
        and case.params["card_less"] in ready_projects(case.less, case.seat)
        and case.params["points"] > case.params["less"]
    ),
    "project-character": lambda case: (
        case.params["character"] == word(_top_of(case.before, case.params["card"]) or Character.GHOST)
        and case.params["card"] not in projects_of(case.less, case.seat)
    ),
    "can-wait": lambda case: (
        case.params["card"] in ready_projects(case.good, case.seat)
        and case.params["card"] in projects_of(case.before, case.seat)
        and case.params["card"] not in projects_of(case.less, case.seat)
    ),
    "nearer-project": lambda case: (
        len(lacking(case.good, case.seat, case.params["card"]))
        < len(lacking(case.less, case.seat, case.params["card_less"]))
    ),
    "worth-more": lambda case: (
        worth(case.good, case.seat, case.params["card"]) > worth(case.less, case.seat, case.params["card"])
    ),
    "rival-worth": lambda case: (
        worth(case.good, case.params["by"], case.params["card"])
        < worth(case.less, case.params["by"], case.params["card"])
    ),
    "rival-loses": lambda case: case.good.score(case.params["by"]) < case.before.score(case.params["by"]),
    "rival-gained": lambda case: (
        case.less.score(case.params["by"]) - case.before.score(case.params["by"]) == case.params["points"]
    ),
    "no-place": lambda case: not places(case.good, case.params["card"]),
    "more-coins": lambda case: (
        (case.good.coin_count[case.seat], case.less.coin_count[case.seat])
        == (case.params["coins"], case.params["less"])
    ),
    "more-cards": lambda case: (
        case.good.hand[case.seat].bit_count() == case.params["count"]
        and case.less.hand[case.seat].bit_count() == case.params["less"] > 0
    ),
    "last-card": lambda case: case.good.hand[case.seat] == 0 < case.less.hand[case.seat],
    "stays-in-hand": lambda case: bool(case.good.hand[case.seat] & 1 << case.params["kept"] - 1),
    "more-supply": lambda case: (
        case.good.supply[case.seat] == case.params["count"] > case.less.supply[case.seat] == 0
    ),
    "ready": lambda case: case.params["card"] in ready_projects(case.good, case.seat),
    "travels": lambda case: case.good.city_workers[case.seat] == case.params["count"],
    "extra-build": lambda case: case.before.turn_seat != case.seat,
    "other-worker": lambda case: (
        case.good.coin_count[case.seat] >= case.less.coin_count[case.seat]
        and case.params["worker"] < case.params["kept"]
        and projects_of(case.good, case.seat) == projects_of(case.less, case.seat)
    ),
    "same-cheaper": lambda case: (
        case.good.hand[case.seat].bit_count() == case.less.hand[case.seat].bit_count()
        and projects_of(case.good, case.seat) == projects_of(case.less, case.seat)
        and case.good.coin_count[case.seat] > case.less.coin_count[case.seat]
    ),
    "worker-points": lambda case: (
        case.good.score(case.seat) - case.less.score(case.seat) == case.params["count"] - case.params["less"]
    ),
}


def test_a_turn_with_a_power_left_is_compared_like_any_other() -> None:
    """The action is done; what was revealed then interrupts nothing."""
    found: Counter[str] = Counter()
    for seed in range(20, 32):
        for stretch in free_stretches(2, seed, every=1):
            if outcome_of(stretch.game, stretch.actions).after.decision == AFTER_ACTION:
                for line in other_lines(stretch):
                    reasons = differences(stretch.game, line, stretch.actions)
                    found.update(reason.code for reason in reasons)
    assert found["more-coins"] or found["ready-instead"]


@pytest.mark.parametrize("players", [2, 4])
def test_no_reason_depends_on_what_is_hidden(players: int) -> None:
    """Neither on what lay hidden then nor on what chance turned up later."""
    truth = list(states(bots_game(players, seed=14)))
    for stretch in free_stretches(players, seed=14, every=3):
        for line in list(other_lines(stretch))[:6]:
            found = differences(stretch.game, line, stretch.actions)
            for seed in (5, 6):
                other = hidden_redrawn(truth[stretch.first].resampled(stretch.seat, seed), seed)
                assert differences(other, line, stretch.actions) == found


OWN_POINTS = {
    "better-card",
    "better-place",
    "build-now",
    "ended-behind",
    "more-points",
    "nearer-end",
    "points-ahead",
    "rival-ends",
    "wins",
    "wins-tie",
    "worker-points",
}


def test_no_points_are_told_where_a_shuffle_decides_the_character_and_nobody_ends_a_game_twice() -> None:
    codes: Counter[str] = Counter()
    for players, seed in [*((2, seed) for seed in range(30, 37)), (4, 30), (4, 31)]:
        for stretch in free_stretches(players, seed, every=1)[-8:]:
            for line in other_lines(stretch):
                both = outcome_of(stretch.game, line), outcome_of(stretch.game, stretch.actions)
                found = {reason.code for reason in differences(stretch.game, line, stretch.actions)}
                if any(out.shuffles for out in both):
                    codes["shuffled"] += 1
                    assert not found & OWN_POINTS
                if "rival-ends" in found:
                    codes["rival-ends"] += 1
                    assert {out.after.end_trigger for out in both} == {NOBODY}
    assert codes["shuffled"]
    assert codes["rival-ends"]


def test_the_shuffle_of_a_single_character_decides_nothing() -> None:
    """Two players have one character of each guild: everybody knows who comes back."""
    seen = 0
    for seed in range(30, 37):
        for stretch in free_stretches(2, seed, every=1)[-8:]:
            for line in other_lines(stretch):
                out = outcome_of(stretch.game, line)
                if any(isinstance(event, PileShuffled) for event in out.events):
                    seen += 1
                    assert not out.shuffles
                    assert out.character is not None
                    assert out.gain == out.after.score(stretch.seat) - stretch.game.score(stretch.seat)
    assert seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_told_that_is_no_difference(players: int) -> None:
    codes: Counter[str] = Counter()
    for stretch in free_stretches(players, seed=15, every=2):
        less = outcome_of(stretch.game, stretch.actions)
        for line in list(other_lines(stretch))[:12]:
            found = {reason.code for reason in differences(stretch.game, line, stretch.actions)}
            codes.update(found)
            assert not ("cheap" in found and any(cheap(less)))
            assert not found >= {"same-cheaper", "more-coins"}
    assert codes["cheap"]


def test_a_build_that_costs_points_is_not_advised_by_them() -> None:
    gains: Counter[bool] = Counter()
    for seed in range(11, 15):
        for stretch in free_stretches(2, seed, every=1):
            for line in other_lines(stretch):
                if (out := outcome_of(stretch.game, line)).built is not None:
                    gains[out.gain > 0] += 1
                    codes = [reason.code for reason in merits(stretch.game, line)]
                    assert ("brings" in codes) == (out.gain > 0)
    assert gains[False]


def test_a_line_is_not_better_than_itself() -> None:
    for stretch in free_stretches(2, seed=12, every=4):
        assert differences(stretch.game, stretch.actions, stretch.actions) == []


def test_no_reason_is_said_plainly() -> None:
    texts = Texts("en")
    assert explanation(texts, [NO_REASON], NAMES, standard()).startswith("No single reason")
    assert "won most often" in explanation(texts, [NO_MERIT], NAMES, standard())


def advised(players: int, seed: int) -> Iterator[tuple[Game, int]]:
    """The decisions of a first seat that plays by the policy, as the guide sees them."""
    game = new_game(players, seed)
    bots = [PolicyBot(seat) for seat in range(players)]
    while not game.is_over:
        action = bots[game.decider].choose(Observation(game), Budget()).action
        if game.decider == 0:
            yield game, action
        game.step(action)


def test_the_guide_has_a_reason_for_nearly_every_move() -> None:
    count: Counter[bool] = Counter()
    for seed in range(6):
        count.update(bool(merits(game, [action])) for game, action in advised(2, seed))
    assert count[True] > 8 * count[False]


def test_a_build_is_advised_by_what_it_brings() -> None:
    points = []
    for game, action in (each for seed in range(1, 9) for each in advised(2, seed)):
        if isinstance(build := decode(action), Build):
            card = projects_of(game, 0)[build.project - 1]
            points.append(worth(game, 0, card))
            expected = [
                Reason("can-build", {"card": card, "points": points[-1]})
                if points[-1]
                else Reason("can-build-bonus", {"card": card})
            ]
            if game.components.guild[card] != NOTHING and (top := _top_of(game, card)) is not None:
                expected.append(Reason("project-character", {"card": card, "character": word(top)}))
            assert merits(game, [action]) == expected
    assert any(points)
    assert 0 in points


def test_a_project_that_needs_one_resource_more_is_told_when_it_is_taken() -> None:
    seen = 0
    for game, action in (each for seed in range(6) for each in advised(2, seed)):
        out = outcome_of(game, [action])
        if out.taken is not None and out.taken in out.projects:
            missing = lacking(out.after, 0, out.taken)
            told = Reason("closer", {"card": out.taken, "lacking": tuple(missing)}) in merits(game, [action])
            assert told == (len(missing) == 1)
            seen += told
    assert seen


def test_powers_and_taking_back_have_their_reasons() -> None:
    codes: Counter[str] = Counter()
    for game, _ in (each for seed in range(12) for each in advised(2, seed)):
        legal = game.legal_actions()
        found = {action: {reason.code for reason in merits(game, [action])} for action in legal}
        if CHEAT in legal and not outcome_of(game, [CHEAT]).after.is_over:
            codes.update(found[CHEAT] & {"cheats"})
            assert "cheats" in found[CHEAT]
        for action in legal:
            if isinstance(decode(action), TakeBack):
                assert ("frees" in found[action]) == (not game.supply[0])
                codes.update(found[action] & {"frees"})
    assert codes.keys() == {"cheats", "frees"}


def test_who_has_won_already_is_not_told_to_use_a_power() -> None:
    for seed in range(200):
        for game, _ in advised(2, seed):
            legal = game.legal_actions()
            if CHEAT in legal and DONE in legal and not lasting(game):
                assert advice(game, CHEAT).action == DONE
                return
    raise AssertionError("no such moment was found")


def test_nor_after_the_bonuses_where_the_turn_is_ended_twice() -> None:
    for seed in range(40):
        for game, _ in advised(2, seed):
            legal = game.legal_actions()
            if CHEAT not in legal or DONE not in legal or DONE not in played(game, [DONE]).legal_actions():
                continue
            if played(game, [DONE]).decider == 0 and not lasting(game, [DONE, DONE]):
                assert advice(game, CHEAT).action == DONE
                return
    raise AssertionError("no such moment was found")


def lasting(game: Game, ending: Sequence[int] = (DONE,)) -> bool:
    """The first seat does not win by ending its turn, or gains points before."""
    after, cheated = played(game, ending), played(game, [CHEAT])
    return not after.is_over or after.winner != 0 or cheated.score(0) > after.score(0)


def test_a_card_of_the_row_that_has_all_it_needs_is_told() -> None:
    seen = 0
    for seed in range(4):
        for game, action in advised(2, seed):
            for reason in merits(game, [action]):
                if reason.code == "row-opens":
                    seen += 1
                    card, after = reason.params["card"], played(game, [action])
                    assert isinstance(card, int)
                    assert card in game.row
                    assert not _all_is_there(game, 0, card)
                    assert _all_is_there(after, 0, card)
    assert seen


def test_a_bonus_is_not_advised_by_a_character_who_joins_anyway() -> None:
    seen = 0
    for seed in range(6):
        for game, action in advised(2, seed):
            if game.decision == BONUSES_OPEN and outcome_of(game, [action]).character is not None:
                seen += 1
                assert "character" not in [reason.code for reason in merits(game, [action])]
    assert seen


def test_the_first_resource_is_one_that_the_row_needs_most() -> None:
    for seed in range(8):
        game = new_game(2, seed)
        needed = {}
        for action in game.legal_actions():
            pick = decode(action)
            assert isinstance(pick, PickResource)
            needed[action] = needed_in_row(game, pick.resource)
        for action, count in needed.items():
            codes = [reason.code for reason in merits(game, [action])]
            assert ("in-row" in codes) == (count == max(needed.values()))


def test_no_reason_knows_the_coin_that_the_cheater_turns_over() -> None:
    seen = 0
    for seed in range(40):
        for game, _ in advised(2, seed):
            if CHEAT in game.legal_actions() and (turned := turned_coin(game)) is not None:
                seen += 1
                assert turned not in [reason.params.get("card") for reason in merits(game, [CHEAT])]
    assert seen


def turned_coin(game: Game) -> int | None:
    events = outcome_of(game, [CHEAT]).events
    return next((event.card for event in events if isinstance(event, CoinTurned)), None)


def test_a_hint_for_the_traveller_says_what_he_does() -> None:
    seen = 0
    for seed in range(12):
        for game, _ in advised(2, seed):
            for action in game.legal_actions():
                if isinstance(decode(action), Travel) and not played(game, [action]).is_over:
                    seen += 1
                    assert "travels" in [reason.code for reason in merits(game, [action])]
    assert seen


def test_nothing_is_kept_for_later_when_the_game_ends() -> None:
    codes: Counter[str] = Counter()
    for seed in range(12):
        for game, action in advised(2, seed):
            if max(game.city_workers) >= WORKERS_TO_END:
                codes.update(reason.code for reason in merits(game, [action]))
    assert codes["last-point"]
    assert not codes["keeps"]
