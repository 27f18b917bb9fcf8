"""The command `oddville` as people use it, judged by what it prints and returns."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from oddville import __version__
from oddville.record import (
    Fairness,
    Recording,
    commitment,
    load_verified,
    save,
    seed_from,
    write_position,
    write_text,
)
from oddville.rules import build_kind
from oddville.text import Texts
from tests.support.command import call, one_sentence, run
from tests.support.recorded_games import finished, playing

pytestmark = pytest.mark.slow

HARBOUR = Path(__file__).parent.parent / "examples" / "harbour.toml"


@pytest.fixture(scope="module")
def recording() -> Recording:
    return finished(3, 5)


@pytest.fixture
def record_file(tmp_path: Path, recording: Recording) -> Path:
    save(recording.record(), tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def position_text() -> str:
    middle = next(r for r in playing(3, 5) if len(r.moves) == 70)
    return write_position(middle.game, middle.edition)


# ---- Help, version, arguments ----------------------------------------------------------------


def test_help() -> None:
    for line in HELP:
        done = call(*line.split())
        assert done.returncode == 0, line
        assert done.stdout.startswith("usage: oddville"), line
        assert done.stderr == "", line


HELP = (
    "--help",
    "play --help",
    "record --help",
    "record show --help",
    "record verify --help",
    "record make -h",
    "position --help",
    "position show --help",
    "position check --help",
)


def test_help_loads_neither_engine_nor_app_nor_parser() -> None:
    """That is why it comes at once."""
    code = (
        "import sys\nfrom oddville.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "print([name for name in ('fluent', 'textual', 'rich', 'pathlib') if name in sys.modules])\n"
        "print([name for name in sys.modules if name.startswith('oddville.rules')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-2:] == ["[]", "[]"]


def test_version_says_which_build_runs() -> None:
    assert run("--version").stdout == f"oddville {__version__}, {build_kind()} engine\n".replace(
        "plain engine", "plain Python engine"
    )
    assert run("--version", ODDVILLE_BUILD="plain").stdout == f"oddville {__version__}, plain Python engine\n"


def test_it_speaks_the_language_of_the_user() -> None:
    for line, environment, words in SPOKEN:
        assert words in call(*line.split(), **environment).stdout
    assert "OddVille spelen" in run("--help", LANG="nl_BE.UTF-8").stdout


SPOKEN: tuple[tuple[str, dict[str, str], str], ...] = (
    ("--lang de --help", {}, "OddVille spielen"),
    ("--help --lang=fr", {}, "Jouer à OddVille"),
    ("--help", {"LANG": "nl_BE.UTF-8"}, "OddVille spelen"),
    ("--help", {"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "Jouer à OddVille"),
    ("--help", {"LANG": "ja_JP"}, "Play OddVille"),
)


def test_wrong_arguments_are_told_in_a_sentence() -> None:
    for line in WRONG:
        done = call(*line.split())
        assert done.returncode == 2, line
        assert done.stdout == "", line
        assert one_sentence(done.stderr), line
        assert "--help" in done.stderr, line


WRONG = (
    "paly",
    "record",
    "record verify",
    "record make",
    "record make -o x --games 0",
    "record make -o x --games many",
    "play --players 5",
    "play --seed -1",
    "play --seed 99999999999999999999999",
    "play --lang xx",
    "--unknown",
)


# ---- Records ---------------------------------------------------------------------------------


def test_making_records_that_verify(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        done = call(
            "record", "make", "--games", "3", "--players", "2", "--seed", "7", "-o", tmp_path / folder
        )
        assert done.returncode == 0
        assert "3 of 3" in done.stderr
    files = sorted((tmp_path / "one").iterdir())
    assert [file.name for file in files] == ["game-1.json", "game-2.json", "game-3.json"]
    assert [file.read_bytes() for file in files] == [
        file.read_bytes() for file in sorted((tmp_path / "two").iterdir())
    ]
    assert len({file.read_bytes() for file in files}) == 3
    done = call("record", "verify", *files)
    assert done.returncode == 0
    assert done.stdout.count("all moves are correct") == 3


def test_games_of_another_edition(tmp_path: Path) -> None:
    made = call("record", "make", "--players", 2, "--seed", 7, "--edition", HARBOUR, "-o", tmp_path)
    assert made.returncode == 0
    shown = call("record", "show", tmp_path / "game-1.json")
    assert "harbour" in shown.stdout
    unknown = call("play", "--plain", "--edition", "harbor-of-nowhere")
    assert unknown.returncode == 1
    assert "harbor-of-nowhere" in unknown.stderr


def test_making_records_as_text(tmp_path: Path) -> None:
    assert (
        call("record", "make", "--form", "text", "--seed", "1", "-o", tmp_path / "new" / "folder").returncode
        == 0
    )
    record = load_verified(tmp_path / "new" / "folder" / "game-1.txt").record
    assert len(record.players) == 2
    assert record.result is not None


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = call("record", "make", "-o", tmp_path / "file" / "folder")
    assert done.returncode == 1
    assert one_sentence(done.stderr)


def test_verifying_says_where_a_record_goes_wrong(tmp_path: Path, record_file: Path) -> None:
    document = json.loads(record_file.read_text("utf-8"))
    document["moves"][6]["action"] = 49
    (tmp_path / "broken.json").write_text(json.dumps(document), "utf-8")
    done = call("record", "verify", tmp_path / "broken.json", record_file, tmp_path / "none.json")
    assert done.returncode == 1
    assert done.stdout.count("all moves are correct") == 1  # the good one among them is still verified
    first, second = done.stderr.splitlines()
    assert "broken.json: move 7" in first
    assert "none.json" in second


@pytest.mark.parametrize(
    ("is_promised", "is_revealed", "words"),
    [
        (False, False, "no proof of a fair shuffle"),
        (True, False, "not been revealed yet"),
        (True, True, f"proved fair if {commitment(bytes(32))}"),
    ],
)
def test_verifying_says_what_is_proved(
    tmp_path: Path, is_promised: bool, is_revealed: bool, words: str
) -> None:
    salts = ("tea", "coffee")
    record = Recording.begin(["Ada", "Ben"], seed_from(bytes(32), salts)).record()
    if is_promised:
        secret = bytes(32).hex() if is_revealed else None
        record = replace(record, fairness=Fairness(commitment(bytes(32)), secret, salts, (0, 1)))
    save(record, tmp_path / "game.txt")
    done = call("record", "verify", tmp_path / "game.txt")
    assert done.returncode == 0
    assert words in done.stdout


def test_verifying_finds_a_deal_that_was_not_promised(tmp_path: Path, recording: Recording) -> None:
    salts = tuple("" for _ in recording.players)
    order = tuple(range(len(salts)))
    proof = Fairness(commitment(bytes(32)), bytes(32).hex(), salts, order)
    save(replace(recording.record(), fairness=proof), tmp_path / "game.json")
    done = call("record", "verify", tmp_path / "game.json")
    assert done.returncode == 1
    assert "not dealt as the secret and the salts require" in done.stderr
    assert one_sentence(done.stderr)


def test_records_from_standard_input(recording: Recording) -> None:
    assert run("record", "verify", "-", stdin=write_text(recording.record())).returncode == 0
    done = run("record", "verify", "-", stdin=b"\xff\x00")
    assert done.returncode == 1
    assert one_sentence(done.stderr)


def test_showing_a_record(record_file: Path, recording: Recording) -> None:
    done = call("record", "show", record_file)
    assert done.returncode == 0
    assert "Main Square" in done.stdout
    winner = recording.players[recording.game.winner].name
    assert done.stdout.endswith(f"{winner} wins.\n")
    assert call("record", "show", record_file, "--form", "text").stdout == write_text(recording.record())
    assert call("record", "show", record_file, "--form", "json").stdout == record_file.read_text("utf-8")


def test_showing_an_unfinished_record(tmp_path: Path) -> None:
    middle = next(r for r in playing(2, 5) if len(r.moves) == 40)
    save(middle.record(), tmp_path / "game.txt")
    assert "unfinished" in call("record", "show", tmp_path / "game.txt").stdout


def test_a_reader_that_stops_reading(record_file: Path) -> None:
    """As in `oddville record show … | head -1`."""
    command = [sys.executable, "-m", "oddville", "record", "show", *[str(record_file)] * 20]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(60) == 0


# ---- Positions -------------------------------------------------------------------------------


def test_checking_a_position(tmp_path: Path, position_text: str) -> None:
    (tmp_path / "good.json").write_text(position_text, "utf-8")
    assert call("position", "check", tmp_path / "good.json").returncode == 0
    assert call("position", "check", "-", stdin=position_text).returncode == 0


def test_every_mistake_of_a_position_is_a_line(position_text: str) -> None:
    document = json.loads(position_text)
    document["deck"].pop()
    document["players"][0]["supply"] -= 1
    done = call("position", "check", "-", "missing.json", stdin=json.dumps(document))
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 3


def test_showing_a_position(position_text: str) -> None:
    done = call("position", "show", "-", stdin=position_text)
    assert done.returncode == 0
    assert "Main Square" in done.stdout
    assert call("position", "show", "-", stdin="{}").returncode == 1


# ---- The game --------------------------------------------------------------------------------


def test_a_piped_game() -> None:
    lines = [
        "1",
        "",
        "?",
        "why worker 1 coins",
        "why worker 2 coins",
        "worker 1 coins",
        "nonsense",
        "99",
        "show",
    ]
    lines += ["worker 4 coins", "quit", "never read"]
    done = run("play", "--plain", "--seed", "3", "--bot", "apprentice", stdin="\n".join(lines))
    assert done.returncode == 0
    assert done.stderr == ""
    for words in (
        "You begin with clay.",
        "worker 1 takes corner-apothecary",
        "Worker 1 takes no coins.",
        "Yes, you can do that now.",
        "“nonsense” is not known here.",
        "There are only",
        "You play worker 4.",
        "You draw a coin. 3 times.",
    ):
        assert words in done.stdout
    assert done.stdout.endswith("Goodbye!\n")


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    done = call("play", "--plain", "--seed", "3", "--players", "4", stdin="1\n")
    assert done.returncode == 0
    assert done.stdout.endswith("No more input: the game ends here.\n")


def test_the_same_seed_gives_the_same_game() -> None:
    moves = "1\n" * 30
    first, second = (call("play", "--plain", "--seed", "3", stdin=moves).stdout for _ in range(2))
    assert first == second


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_whole_game_in_every_language(language: str) -> None:
    """Numbers as they come, far too many: whatever they choose, the game comes to its end."""
    choices = "\n".join(str(1 + number * 7 % 11) for number in range(20_000))
    done = call("play", "--plain", "--seed", "2", "--players", "3", "--lang", language, stdin=choices)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count(f"\n  {Texts(language).t('score-total')} ") == 3
