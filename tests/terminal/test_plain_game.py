"""The line mode: what is piped in is what the engine plays, word for word."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from oddville.record import Recording, load_verified, write_json
from oddville.terminal.plain_game import PlainGame
from oddville.terminal.session import Session
from oddville.text import LANGUAGES, Texts
from tests.support.command import call, run
from tests.support.terminal.playing import NAMES, begun, session_after

pytestmark = pytest.mark.slow


def notation(session: Session) -> list[str]:
    return [move.text for move in session.recording.moves]


@pytest.mark.parametrize("people", [2, 3])
def test_a_piped_game_gives_the_record_of_the_same_actions_in_the_engine(people: int, tmp_path: Path) -> None:
    names = NAMES[:people]
    engine = begun(11, (None,) * people)
    while not engine.game.is_over:
        engine.play(engine.choose("apprentice"))
    named = [word for name in names for word in ("--name", name)]
    file = tmp_path / "game.json"
    words = ["play", "--plain", "--people", str(people), "--seed", "11", "--record", str(file), *named]
    done = run(*words, stdin="\n".join(notation(engine)))
    assert done.returncode == 0
    assert file.read_text("utf-8") == write_json(engine.recording.record())
    by_hand = Recording.begin(names, 11)
    for move in engine.recording.moves:
        by_hand.play(move.action, move.seat)
    assert load_verified(file).record == by_hand.record()
    assert done.stdout.rstrip().endswith("wins.")


def test_a_piped_game_against_bots_goes_on_where_the_input_ended(tmp_path: Path) -> None:
    """In two pieces it is the same game as in one."""
    whole = begun(6, (None, "apprentice"))
    while not whole.game.is_over:
        whole.play(whole.choose(whole.bot or "newcomer"))
    own = [move.text for move in whole.recording.moves if move.seat == 0]
    folder = str(tmp_path / "saves")
    first = call(
        "play", "--plain", "--seed", "6", "--name", "Ada", stdin="\n".join(own[:9]), ODDVILLE_SAVES=folder
    )
    assert "No more input" in first.stdout
    file = tmp_path / "game.json"
    second = call(
        "play", "--plain", "--resume", "--record", file, stdin="\n".join(own[9:]), ODDVILLE_SAVES=folder
    )
    assert second.returncode == 0
    assert [move.action for move in load_verified(file).record.moves] == [
        move.action for move in whole.recording.moves
    ]


def conversation(session: Session, *lines: str, language: str = "en") -> str:
    out = io.StringIO()
    PlainGame(session, Texts(language), out).run(io.StringIO("\n".join(lines)))
    return out.getvalue()


def test_hints_undo_and_comments() -> None:
    session = session_after(1, 3)
    said = conversation(session, "# a comment", "hint", "worker 4 coins", "undo", "undo", "quit")
    assert "Newcomer would do this: " in said
    assert said.count("Taken back.") == 2
    assert len(session.recording.moves) == 2
    assert said.endswith("Goodbye!\n")


def test_several_people_are_asked_by_name() -> None:
    said = conversation(begun(1), "1", "1", "1")
    assert all(f"{name}: Choose your first resource" in said for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    said = conversation(session_after(1, 10), "?", "hint", "why place left 9", "undo", language=language)
    assert Texts(language).t("play-undone") in said
