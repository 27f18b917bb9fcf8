"""The line mode: what is piped in is what the engine plays, word for word."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from oddville.editions import load_edition
from oddville.record import Recording, load_verified, write_json
from oddville.rules.views import view_for
from oddville.terminal.games.local import LocalGame
from oddville.terminal.plain_game import COMMANDS, PlainGame
from oddville.terminal.plain_session import play_lines
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
        "play",
        "--plain",
        "--seed",
        "6",
        "--name",
        "Ada",
        "--bot",
        "apprentice",
        stdin="\n".join(own[:9]),
        ODDVILLE_SAVES=folder,
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
    texts = Texts(language)
    game = PlainGame(LocalGame(session, texts, pace=0.0), texts, out)
    play_lines(game, io.StringIO("\n".join(lines)))
    return out.getvalue()


def test_hints_undo_and_comments() -> None:
    session = session_after(1, 3)
    said = conversation(
        session, "# a comment", "hint", "hint", "hint", "worker 4 coins", "undo", "undo", "quit"
    )
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


# ---- Commands, lines, and the example of the edition ---------------------------------------------


def test_help_and_the_prompt_name_every_command() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        told = texts.t("play-commands", card="x")
        for command in (*COMMANDS, "?"):
            assert re.search(rf"(?<!\w){re.escape(command)}(?!\w)", texts.t("play-hint")), command
            assert any(line.startswith(command) for line in told.splitlines()), command
        said = conversation(session_after(1, 10), "help", "quit", language=language)
        assert told.splitlines()[-1] in said


def test_a_part_of_the_table_and_misspelt_words() -> None:
    said = conversation(session_after(1, 10), "show players", "show plyers", "hlep", "quit")
    assert said.count("in the supply") >= 3
    assert "“plyers” is no part of the table. Did you mean “players”?" in said
    assert "There is no command “hlep”. Did you mean “help”?" in said


@pytest.mark.parametrize("width", [40, 60, 80])
def test_lines_are_broken_between_words(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("help", "?", "read", "show row", "show players", "why place left 9", "nonsense", "quit")
    monkeypatch.setenv("COLUMNS", "1000")
    whole = conversation(session_after(1, 10), *words)
    monkeypatch.setenv("COLUMNS", str(width))
    said = conversation(session_after(1, 10), *words)
    sentences = said[said.index("> Moves are") :].removesuffix("Goodbye!\n")
    assert all(len(line) <= width + len("> ") for line in sentences.splitlines())
    assert set(sentences.split()) == set(
        whole[whole.index("> Moves are") :].removesuffix("Goodbye!\n").split()
    )


def test_the_welcome_names_a_card_of_this_edition() -> None:
    harbour = Path(__file__).parents[2] / "examples" / "harbour.toml"
    done = call("play", "--plain", "--seed", "7", "--edition", harbour, stdin="quit\n")
    (named,) = re.findall(r"“build ([a-z-]+)”", done.stdout)
    assert named in {building.id for building in load_edition(harbour).buildings}


# ---- Simple terminals ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "locale", [{"LC_ALL": "C"}, {"LANG": "C"}, {"LC_ALL": "POSIX", "LANG": "fr_FR.UTF-8"}]
)
def test_the_locale_c_gets_ascii(locale: dict[str, str], language: str) -> None:
    done = call(
        "play", "--plain", "--seed", "7", "--lang", language, stdin="1\nshow\n", COLUMNS="80", **locale
    )
    assert done.stdout.isascii()
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "+--" in done.stdout
    assert "?" not in done.stdout.replace(", ?,", "")  # no sign without an equivalent
    assert not call("play", "--plain", "--seed", "7", stdin="1\n", LC_ALL="C.UTF-8").stdout.isascii()


def test_what_a_program_reads_is_not_spelt_differently(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    call("play", "--plain", "--seed", "7", "--name", "Zoë", "--record", file, stdin="1\n", LC_ALL="C")
    assert load_verified(file).record.players[0].name == "Zoë"
    assert "Zoë" in call("record", "show", "--json", file, LC_ALL="C").stdout


def test_a_dumb_terminal_gets_the_line_mode() -> None:
    done = call("play", "--seed", "7", stdin="quit\n", TERM="dumb")
    assert done.returncode == 0
    assert done.stdout.endswith("Goodbye!\n")
    refused = call("play", "--replay", "x", TERM="dumb")
    assert refused.returncode == 2
    assert "--replay" in refused.stderr
    assert "dumb" in refused.stderr


# ---- Spoken --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """Nothing is drawn, and every card on the table is named."""
    session = session_after(1, 60)
    out = io.StringIO()
    lines = io.StringIO("read\nshow\nread city\n?\nquit\n")
    local = LocalGame(session, Texts(language), pace=0.0)
    play_lines(PlainGame(local, local.texts, out, is_spoken=True), lines)
    said = " ".join(out.getvalue().split("\n"))
    assert not re.findall(r"[─│┌┐└┘═║·▶◊↑→↓←×★]", said)
    view = view_for(session.game, None)
    texts = Texts(language)
    cards = [item.card for item in view.city] + [card for player in view.players for card in player.projects]
    assert len(cards) > 8
    for card in cards:
        assert texts.card(card, session.edition) in said


def test_a_whole_game_by_its_spoken_text_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "--spoken", "--seed", "3", "--bot", "newcomer", "--record", file)
    done = call(*words, stdin="1\n" * 4000, COLUMNS="500")
    record = load_verified(file).record
    assert record.result is not None
    assert done.stdout.rstrip().endswith(("You win.", "Silas wins."))
    assert "×" not in done.stdout, "a reading voice would leave it out in some languages"
    for sheet in record.result.scoresheets:
        assert f"Total: {sheet.total}." in done.stdout
