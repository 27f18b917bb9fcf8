"""Trying moves out: what is said of an option comes true, and nothing that is hidden is said."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.json import encode

from oddville.protocol.events import event_to_dict
from oddville.protocol.study import Option, StudyMove
from oddville.rules.action_space import BUILD, PLAY_FOR_COINS, RECOVER
from oddville.rules.actions import decode
from oddville.rules.decisions import open_bonuses
from oddville.rules.enums import Character
from oddville.rules.events import PaymentMade, read_events
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from oddville.rules.reasons import why_not
from oddville.rules.vocabulary import CHARACTERS, DISCLOSED_NOTHING, PILE_SIZE, SHUFFLE, WORKERS_TO_END
from oddville.table.study import study_match as study
from tests.support.play import Chooser
from tests.support.refusals import refusal
from tests.support.scripted_match import ScriptedMatch

pytestmark = pytest.mark.slow

SURPRISES = {("row-filled", "card"), ("coin-turned", "card"), ("pile-top-shown", "character")}


def moments(players: int, seed: int, every: int = 3, whims: int = 25) -> Any:
    """Moments of a game in which that many percent of the actions are whims."""
    scripted = ScriptedMatch(players=players).begin()
    chooser = Chooser(Generator(seed), whims, interruptions=0)
    step = 0
    while scripted.match.phase == "playing":
        if step % every == 0:
            yield scripted
        assert scripted.match.game is not None
        scripted.act(chooser.choose(scripted.match.game)[1])
        step += 1


def assert_comes_true(game: Game, option: Option) -> Counter[str]:
    """Carry the option out in earnest, up to where chance has its say."""
    seat = game.decider
    after = game.copy()
    after.explicit_chance = 1
    after.events = []
    after.step(option.action, seat)
    events = read_events(after.events)
    paid = [event.amount for event in events if isinstance(event, PaymentMade) and event.seat == seat]
    assert option.price == sum(paid)
    assert option.coins == after.coin_count[seat]
    assert option.scores == tuple(after.scores())
    assert option.score == option.scores[seat]
    assert option.supply == after.supply[seat]
    assert option.bonuses == open_bonuses(after)
    assert option.reveals == (after.disclosed != DISCLOSED_NOTHING or after.decision == SHUFFLE)
    assert (option.kind, option.fields) == (decode(option.action).kind, decode(option.action).fields)
    seen: Counter[str] = Counter([option.kind])
    for told, event in zip(option.events, events, strict=True):
        real = event_to_dict(event.public())
        differing = {name for name in real if told[name] != real[name]}
        assert all(told[name] is None and (event.kind, name) in SURPRISES for name in differing)
        seen.update(f"hides {event.kind}" for _ in differing)
        if event.kind == "character-taken":
            assert option.character == CHARACTERS[Character(real["character"])]
            seen["character"] += 1
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_said_of_an_option_comes_true(players: int) -> None:
    seen: Counter[str] = Counter()
    for scripted in moments(players, seed=players):
        game = scripted.match.game
        found = study(scripted.match, ())
        assert [option.action for option in found.options] == game.legal_actions()
        for option in found.options:
            seen += assert_comes_true(game, option)
    kinds = {"play-for-coins", "build", "place-at", "recover", "take-back", "character", "hides row-filled"}
    assert kinds <= set(seen)


def test_what_is_expected_at_the_end_comes_true_there() -> None:
    first, *_ = study(ScriptedMatch(players=2).begin().match, ()).options
    assert 25 < first.expected < 35  # nothing is built yet
    for scripted in moments(2, seed=2, every=1):
        match = scripted.match
        if max(match.game.city_workers) >= WORKERS_TO_END - 1:
            seat = match.decider
            expected = [option.expected for option in study(match, ()).options]
    assert match.game.scores()[seat] in expected


def test_a_known_card_that_comes_back_is_named() -> None:
    """A discarded project goes under the deck, its face known to all; at a small deck it comes up again."""
    named = hidden = 0
    for scripted in moments(4, seed=9, every=4, whims=100):
        for option in study(scripted.match, ()).options:
            cards = [event["card"] for event in option.events if event["kind"] == "row-filled"]
            named += sum(card is not None for card in cards)
            hidden += cards.count(None)
    assert named
    assert hidden


def test_the_character_of_a_build_is_told_before_its_bonuses() -> None:
    told = 0
    for scripted in moments(3, seed=5, every=1):
        game = scripted.match.game
        for option in study(scripted.match, ()).options:
            if option.kind == "place-at" and option.bonuses:
                after = game.copy()
                after.explicit_chance = 1
                after.step(option.action)
                while after.decision == game.decision or after.bonus_sources:
                    after.step(0)
                if option.character is not None:
                    assert after.holder[CHARACTERS.index(option.character)] == game.decider
                    told += 1
    assert told > 10


def test_the_characters_that_come_back_are_told_before_chance_decides() -> None:
    told = 0
    for scripted in moments(players=2, seed=3, every=1, whims=10):
        game = scripted.match.game
        for option in study(scripted.match, ()).options:
            if not option.returning:
                continue
            assert option.character is None
            after = game.copy()
            after.explicit_chance = 1
            after.apply(option.action)
            if after.decision != SHUFFLE:
                continue
            guild = after.shuffling_guild
            pile = after.pile[guild * PILE_SIZE : guild * PILE_SIZE + after.pile_count[guild]]
            assert sorted(option.returning) == sorted(CHARACTERS[character] for character in pile)
            told += 1
    assert told > 0


@pytest.mark.parametrize("players", [2, 4])
def test_why_not(players: int) -> None:
    codes: Counter[str] = Counter()
    for scripted in moments(players, seed=3, every=2):
        game = scripted.match.game
        found = study(scripted.match, ())
        legal = {option.action for option in found.options}
        for option in found.not_now:
            assert option.action not in legal
            reason = why_not(game, decode(option.action))
            assert reason is not None
            assert (option.reason.code, option.reason.params) == (reason.code, dict(reason.params))
            codes[reason.code] += 1
        if found.game.decision.kind.name == "TURN":
            numbers = {option.action for option in found.not_now} | legal
            assert set(range(PLAY_FOR_COINS, RECOVER + 1)) <= numbers  # every worker card for everything
            assert set(range(BUILD, BUILD + game.project_count[game.decider])) <= numbers
    assert {"worker-card-played", "slot-too-expensive", "row-too-expensive"} <= set(codes)
    assert {"cost-not-met", "edge-mismatch", "action-compulsory"} <= set(codes)
    assert "other-decision" not in codes


def test_moves_lead_on() -> None:
    scripted = ScriptedMatch(players=3).begin()
    random = Random(4)
    moves: list[StudyMove] = []
    game = scripted.match.game
    assert game is not None
    before = encode(study(scripted.match, ()))
    for _ in range(60):
        found = study(scripted.match, moves)
        seat = found.game.decision.seat
        assert seat is not None
        assert len(found.moves) == len(moves)
        assert all(move.events for move in found.moves)
        moves.append(StudyMove(seat, random.choice(found.legal[seat])))
    assert found.game.decision.turn > 5
    assert encode(study(scripted.match, ())) == before
    assert scripted.match.moves == []


def test_a_move_that_is_refused() -> None:
    scripted = ScriptedMatch().begin()
    game = scripted.match.game
    assert game is not None
    seat = game.decider
    pick = game.legal_actions()[0]
    found = study(scripted.match, [StudyMove(seat, pick), StudyMove(seat, pick)])
    assert found.refused is not None
    assert found.refused.index == 1
    assert found.refused.reason.code == "not-your-decision"
    assert found.refused.reason.params == {"decider": 1 - seat}
    assert len(found.moves) == 1
    assert found.game == study(scripted.match, [StudyMove(seat, pick)]).game
    other = study(scripted.match, [StudyMove(1 - seat, pick), StudyMove(3, pick)])
    assert other.refused is not None
    assert other.refused.index == 0


def test_before_the_start_and_after_the_end() -> None:
    scripted = ScriptedMatch()
    with refusal("not-started"):
        study(scripted.match, ())
    scripted.begin().play()
    found = study(scripted.match, [StudyMove(0, 0)])
    assert found.options == []
    assert found.not_now == []
    assert found.refused is not None
    assert found.refused.reason.code == "game-is-over"
