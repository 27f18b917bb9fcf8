"""Actions in words: every one round-trips, people may type less, and mistakes are explained."""

from __future__ import annotations

from typing import Any

import pytest

from oddville.editions import Edition, from_dict, standard
from oddville.editions.start import new_game
from oddville.record import NotationError, parse_action, read_action, write_action
from oddville.record.notation_parser import LONGEST_NOTATION
from oddville.rules import actions as a
from oddville.rules.enums import Resource
from oddville.rules.errors import GameIsOver, IllegalAction, WrongSeat
from oddville.rules.game import Game
from oddville.rules.reasons import Reason
from oddville.rules.vocabulary import CHARACTERS, MAX_PLAYERS, NOBODY, NOTHING, PROJECT_SPACES, SHUFFLE
from tests.support.recorded_games import finished, playing
from tests.support.unlikely_editions import unlikely_edition

pytestmark = pytest.mark.slow

WOOD, CLAY, STONE, CRYSTAL = Resource


def check_round_trips(game: Game, edition: Edition) -> None:
    for seat in range(NOBODY, game.players):
        legal = game.legal_actions(seat)
        words = [write_action(game, edition, action, seat) for action in legal]
        assert len(set(words)) == len(words), "two actions in the same words"
        assert [read_action(game, edition, text, seat) for text in words] == legal


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("explicit_chance", [False, True])
def test_every_legal_action_of_every_seat_round_trips(players: int, explicit_chance: bool) -> None:
    for recording in playing(players, 11 * players, explicit_chance=explicit_chance):
        check_round_trips(recording.game, recording.edition)


@pytest.mark.parametrize("seed", range(4))
def test_round_trips_with_unlikely_editions(seed: int) -> None:
    for recording in playing(2 + seed % 3, seed, unlikely_edition(seed)):
        check_round_trips(recording.game, recording.edition)


# ---- What people may type --------------------------------------------------------------------


def card(card_id: str) -> int:
    return [building.id for building in standard().buildings].index(card_id)


def in_a_turn() -> Game:
    """Purple's turn: two projects, workers on wood and stone, and a row of known cards."""
    game = new_game(2, 5)
    game.step(game.legal_actions()[0])
    game.step(game.legal_actions()[0])
    seat = game.decider
    row = ["owl-tower", "crooked-tower", "bell-foundry", "opal-palace", "cloth-hall", "old-ropewalk"]
    game.row = [card(name) for name in row]
    projects = [NOTHING] * MAX_PLAYERS * PROJECT_SPACES
    projects[seat * PROJECT_SPACES : seat * PROJECT_SPACES + 2] = [
        card("crooked-mill"),
        card("bell-ringers-chapel"),
    ]
    game.projects = projects
    game.project_count = [2 if index == seat else 0 for index in range(MAX_PLAYERS)]
    upper = [0] * 4 * MAX_PLAYERS
    upper[WOOD * MAX_PLAYERS + seat] = 1
    game.upper = upper
    lower = [NOBODY] * 16
    lower[STONE * 4] = lower[STONE * 4 + 1] = seat
    game.lower = lower
    return game


TYPED: list[tuple[str, a.Action]] = [
    ("pick wood", a.PickResource(WOOD)),
    ("PICK   Wood ", a.PickResource(WOOD)),
    ("pi cl", a.PickResource(CLAY)),
    ("worker 2 coins", a.PlayForCoins(2)),
    ("w2 coins", a.PlayForCoins(2)),
    ("w3 st", a.PlayForResource(3, STONE)),
    ("worker 4 crystal", a.PlayForResource(4, CRYSTAL)),
    ("worker 1 takes owl-tower", a.PlayForBuilding(1, 1)),
    ("worker 1 takes owl tower", a.PlayForBuilding(1, 1)),
    ("worker 1 takes owl", a.PlayForBuilding(1, 1)),
    ("w1 takes palace", a.PlayForBuilding(1, 4)),
    ("worker 1 row 4", a.PlayForBuilding(1, 4)),
    ("worker 1 takes 4", a.PlayForBuilding(1, 4)),
    ("recover", a.Recover()),
    ("rec", a.Recover()),
    ("build crooked-mill", a.Build(1)),
    ("build crooked", a.Build(1)),
    ("build 2", a.Build(2)),
    ("discard bell", a.DiscardProject(2)),
    ("place right 1", a.PlaceAt(1, 0)),
    ("place left 2 down 1", a.PlaceAt(-2, 1)),
    ("place down 3", a.PlaceAt(0, 3)),
    ("place l2 d1", a.PlaceAt(-2, 1)),
    ("place l2d1", a.PlaceAt(-2, 1)),
    ("r1", a.PlaceAt(1, 0)),
    ("d3", a.PlaceAt(0, 3)),
    ("d1 l2", a.PlaceAt(-2, 1)),
    ("second stone", a.TakeSecond(STONE)),
    ("bonus wood", a.UseResourceBonus(WOOD)),
    ("bonus coin", a.UseCoinBonus()),
    ("bonus any wood", a.UseAnyBonus(WOOD)),
    ("bonus double stone", a.UseDoubleBonus(STONE)),
    ("bonus transform stone lower 2 to wood", a.UseTransformBonus(STONE, 2, WOOD)),
    ("bonus transform wood upper to stone", a.UseTransformBonus(WOOD, 5, STONE)),
    ("bonus transform wood to stone", a.UseTransformBonus(WOOD, 5, STONE)),
    ("cheat", a.Cheat()),
    ("swap crooked-mill for owl-tower", a.Swap(1, 1)),
    ("swap crooked mill for owl tower", a.Swap(1, 1)),
    ("swap 2 for 6", a.Swap(2, 6)),
    ("travel wood", a.Travel(WOOD)),
    ("take back stone lower 2", a.TakeBack(STONE, 2)),
    ("take back wood upper", a.TakeBack(WOOD, 5)),
    ("take back wood", a.TakeBack(WOOD, 5)),
    ("done", a.Done()),
]


@pytest.mark.parametrize(("text", "action"), TYPED, ids=[text for text, _ in TYPED])
def test_what_people_may_type(text: str, action: a.Action) -> None:
    game = in_a_turn()
    assert parse_action(game, standard(), text, game.decider) == action


def test_every_kind_of_action_is_in_the_table_above() -> None:
    assert {type(action) for _, action in TYPED} == set(a.ACTION_TYPES) - {a.ShufflePile}


UNREADABLE: list[tuple[str, str, dict[str, Any]]] = [
    ("", "empty", {}),
    ("   ", "empty", {}),
    ("x" * (LONGEST_NOTATION + 1), "too-long", {"longest": LONGEST_NOTATION}),
    ("pikc wood", "unreadable", {"token": "pikc", "suggestion": "pick"}),
    ("worker 2 woood", "unreadable", {"token": "woood", "suggestion": "wood"}),
    ("pick", "incomplete", {"expected": ["wood", "clay", "stone", "crystal"]}),
    ("worker", "incomplete", {"expected": ["1–4"]}),
    ("build", "incomplete", {"expected": ["crooked-mill", "bell-ringers-chapel"]}),
    ("place", "incomplete", {}),
    ("swap crooked-mill", "incomplete", {"expected": ["for"]}),
    ("recover now", "surplus", {"token": "now"}),
    ("place right 1 left 2", "surplus", {"token": "left2"}),
    ("pick c", "ambiguous", {"token": "c", "candidates": ["clay", "crystal"]}),
    ("b crooked-mill", "ambiguous", {"token": "b", "candidates": ["build", "bonus"]}),
    ("worker 1 takes tower", "ambiguous", {"candidates": ["owl-tower", "crooked-tower"]}),
    ("take back stone", "ambiguous", {"token": "stone", "candidates": ["lower 1", "lower 2"]}),
    ("worker two coins", "not-a-number", {"token": "two", "low": 1, "high": 4}),
    ("worker ² coins", "not-a-number", {"token": "²"}),
    ("worker 5 coins", "out-of-range", {"token": "5", "low": 1, "high": 4}),
    ("worker 0 coins", "out-of-range", {"token": "0"}),
    ("worker 1 row 7", "out-of-range", {"token": "7", "low": 1, "high": 6}),
    ("take back wood lower 3", "out-of-range", {"token": "3", "low": 1, "high": 2}),
    ("place right 23", "out-of-range", {"token": "23"}),
    ("place right 20 down 20", "out-of-range", {"token": "40"}),
    ("place right 99999999999999999999", "out-of-range", {}),
    ("place up 1", "above-main-square", {}),
    ("u1", "above-main-square", {}),
    ("build croked-mill", "unknown-card", {"token": "croked-mill", "suggestion": "crooked-mill"}),
    ("build zzz", "unknown-card", {"token": "zzz", "suggestion": None}),
    ("worker 1 takes wishing-well", "not-in-row", {"card": "wishing-well"}),
    ("build wishing-well", "not-a-project", {"card": "wishing-well"}),
    ("build wishing", "not-a-project", {"card": "wishing-well"}),
    ("shuffle ghost builder", "not-a-shuffle", {}),
    ("shuffle nobody", "unreadable", {"token": "nobody"}),
    ("place here", "unreadable", {"token": "here"}),
    ("pick \x00", "unreadable", {"token": "?"}),
]


@pytest.mark.parametrize(("text", "code", "params"), UNREADABLE, ids=[text[:30] for text, _, _ in UNREADABLE])
def test_what_cannot_be_read_is_explained(text: str, code: str, params: dict[str, Any]) -> None:
    game = in_a_turn()
    with pytest.raises(NotationError) as raised:
        parse_action(game, standard(), text, game.decider)
    assert raised.value.code == code
    assert params.items() <= dict(raised.value.params).items()


def test_what_is_readable_but_forbidden_names_the_rule() -> None:
    game = in_a_turn()
    with pytest.raises(IllegalAction) as raised:
        read_action(game, standard(), "worker 1 coins")
    assert raised.value.params["reason"] == Reason("worker-card-without-coins", {"worker": 1})


def test_another_seat_may_not_act_but_take_back() -> None:
    game = in_a_turn()
    other = 1 - game.decider
    with pytest.raises(WrongSeat):
        read_action(game, standard(), "recover", other)
    with pytest.raises(IllegalAction) as raised:
        read_action(game, standard(), "take back clay upper", other)
    reason = raised.value.params["reason"]
    assert isinstance(reason, Reason)
    assert reason.code == "no-worker-there"


def test_nothing_can_be_done_after_the_end() -> None:
    recording = finished(2, 3)
    with pytest.raises(GameIsOver):
        read_action(recording.game, recording.edition, "done", 0)


def test_ids_that_look_like_words_of_the_notation() -> None:
    """An owner of the box may call a card what he likes."""
    data = standard().to_dict()
    for building, name in zip(
        data["building"], ("for", "1", "2", "row", "takes", "takes-1", "for-for"), strict=False
    ):
        building["id"] = name
    edition = from_dict(data)
    for recording in playing(2, 4, edition):
        check_round_trips(recording.game, edition)


def test_a_shuffle_is_named_from_the_top() -> None:
    for recording in playing(4, 8, explicit_chance=True):
        game = recording.game
        if game.decision == SHUFFLE:
            action = game.legal_actions()[-1]
            words = write_action(game, recording.edition, action)
            after = game.copy()
            after.step(action, NOBODY)
            taken = words.split()[1]
            assert after.holder[CHARACTERS.index(taken)] >= 0
            return
    pytest.fail("no pile was shuffled in this game")


def test_writing_what_points_nowhere() -> None:
    game = new_game(2, 5)
    for action in (a.Build(1), a.DiscardProject(3), a.ShufflePile(1)):
        with pytest.raises(NotationError) as raised:
            write_action(game, standard(), a.encode(action))
        assert raised.value.code == "nothing-there"
