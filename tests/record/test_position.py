"""Positions: what is written comes back as an equal state, and can be played on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from oddville.editions import Edition
from oddville.record import (
    PositionError,
    fingerprint,
    game_from_position,
    load_position,
    position_of,
    read_position_text,
    write_position,
)
from oddville.record.fingerprint import content, deck_from_top
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from tests.support.positions import moment
from tests.support.recorded_games import finished, lively, playing
from tests.support.unlikely_editions import unlikely_edition

pytestmark = pytest.mark.slow


def check_round_trip(game: Game, edition: Edition) -> None:
    loaded, its_edition = game_from_position(json.loads(json.dumps(position_of(game, edition))))
    assert content(loaded) == content(game)
    assert fingerprint(loaded) == fingerprint(game)
    assert loaded.chance == game.chance
    assert its_edition == edition
    for seat in range(game.players):
        assert loaded.legal_actions(seat) == game.legal_actions(seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("explicit_chance", [False, True])
def test_round_trip_all_through_a_game(players: int, explicit_chance: bool) -> None:
    for number, recording in enumerate(playing(players, 5 * players, explicit_chance=explicit_chance)):
        if number % 2 == 0:
            check_round_trip(recording.game, recording.edition)


@pytest.mark.parametrize("seed", range(6))
def test_round_trip_with_unlikely_editions(seed: int) -> None:
    edition = unlikely_edition(seed)
    for number, recording in enumerate(playing(2 + seed % 3, seed, edition, explicit_chance=seed % 2 == 0)):
        if number % 10 == 0:
            check_round_trip(recording.game, recording.edition)


@pytest.mark.parametrize(
    ("kind", "resumes"),
    [
        ("choose-resource", None),
        ("turn", None),
        ("second-resource", None),
        ("discard", None),
        ("discard", "turn"),
        ("discard", "after-action"),
        ("place", None),
        ("bonuses", None),
        ("builder", None),
        ("after-action", None),
        ("shuffle", None),
        ("game-over", None),
    ],
)
def test_every_kind_of_decision_loads(kind: str, resumes: str | None) -> None:
    game, edition = game_from_position(moment(kind, resumes))
    assert position_of(game, edition) == moment(kind, resumes)


def test_a_loaded_position_plays_on_as_the_game_itself() -> None:
    recording = next(r for r in playing(3, 9) if len(r.moves) == 100)
    game = recording.game
    loaded, _ = read_position_text(write_position(game, recording.edition))
    choices = Generator(4)
    for _ in range(200):
        if game.is_over:
            break
        action = lively(game, choices)
        game.step(action)
        loaded.step(action)
        assert fingerprint(loaded) == fingerprint(game)


def test_what_need_not_be_said() -> None:
    document = moment("turn")
    for key in ("seen", "seen_below_top", "chance"):
        del document[key]
    game, _ = game_from_position(document)
    assert game.chance == 0
    assert sum(game.seen[card] for card in deck_from_top(game)) == 0
    assert all(game.seen[card] for card in game.row)


def test_cards_and_seats_stand_by_their_names() -> None:
    document = moment("turn", buildings=3)
    assert document["city"][0] == {"card": "main-square", "x": 0, "y": 0}
    assert document["city"][1]["owner"] in ("purple", "blue", "red", "yellow")
    assert all(isinstance(card, str) for card in document["deck"])


def test_the_text_is_for_people(tmp_path: Path) -> None:
    recording = finished(2, 2)
    text = write_position(recording.game, recording.edition)
    assert max(len(line) for line in text.split("\n") if '"deck"' not in line and '"seen"' not in line) < 200
    file = tmp_path / "position.json"
    file.write_text(text, "utf-8")
    assert fingerprint(load_position(file)[0]) == fingerprint(recording.game)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b"{")
    for path, code in (("none", "file-not-found"), (".", "file-unreadable"), ("bad.json", "not-json")):
        with pytest.raises(PositionError) as raised:
            load_position(tmp_path / path)
        assert [problem.code for problem in raised.value.problems] == [code]


# ---- The fingerprint -------------------------------------------------------------------------


def test_the_fingerprint_does_not_see_where_the_deck_lies_in_its_ring() -> None:
    game = next(r for r in playing(2, 3) if len(r.moves) == 50).game
    turned = game.copy()
    turned.deck = game.deck[1:] + game.deck[:1]
    turned.deck_bottom = (game.deck_bottom - 1) % 64
    assert fingerprint(turned) == fingerprint(game)


def test_the_fingerprint_sees_every_change() -> None:
    game = next(r for r in playing(2, 3) if len(r.moves) == 50).game
    seen = {fingerprint(game)}
    for name in ("hand", "supply", "row", "seen", "spot", "pile", "lower"):
        other = game.copy()
        values = getattr(other, name)
        setattr(
            other, name, [*values[:-1], values[-1] + 1] if name != "hand" else [values[0] ^ 1, *values[1:]]
        )
        seen.add(fingerprint(other))
    for name in (
        "turn",
        "turn_seat",
        "recovered",
        "cheater_used",
        "bookkeeper_used",
        "decision",
        "bonus_sources",
    ):
        other = game.copy()
        setattr(other, name, getattr(other, name) + 1)
        seen.add(fingerprint(other))
    assert len(seen) == 15


def test_the_fingerprint_is_the_same_on_both_builds() -> None:
    code = (
        "from tests.support.recorded_games import playing\n"
        "from oddville.record import fingerprint\n"
        "print([fingerprint(r.game) for r in playing(4, 8)][::20])\n"
    )
    outputs = set()
    for build in ("", "plain"):
        environment = os.environ | {"ODDVILLE_BUILD": build}
        run = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=True, text=True
        )
        outputs.add(run.stdout)
    assert len(outputs) == 1
