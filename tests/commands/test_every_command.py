"""Every command, used wrongly: a sentence with the next step, an exit code, and never a traceback."""

from __future__ import annotations

import argparse
import os
import pty
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from oddville.cli import COMMANDS, main, make_parser
from oddville.commands.examples import EXAMPLES
from oddville.commands.parser import Parser
from oddville.commands.running_server import running_page
from oddville.exit_codes import BROKEN
from oddville.text import LANGUAGES
from oddville.text.catalogue import Catalogue
from tests.support.command import ENVIRONMENT, call, one_sentence, run
from tests.support.served import Served

pytestmark = pytest.mark.slow


def all_parsers(parser: argparse.ArgumentParser | None = None) -> Iterator[argparse.ArgumentParser]:
    found = parser or make_parser(Catalogue("en"))
    yield found
    for action in found._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from all_parsers(inner)


PARSERS = {parser.prog: parser for parser in all_parsers()}
LEAVES = [name for name, parser in PARSERS.items() if parser.get_default("run") is not None]


def test_every_command_is_known() -> None:
    assert {name.split()[1] for name in LEAVES} == {name for name, _, _ in COMMANDS}
    assert {"oddville record verify", "oddville store prune", "oddville edition balance"} <= set(LEAVES)


# ---- Help ---------------------------------------------------------------------------------------


def test_help_has_examples_and_each_of_them_can_be_given() -> None:
    parser = PARSERS["oddville"]
    for name, own in PARSERS.items():
        assert EXAMPLES.get(name), f"{name} has no example"
        told = own.format_help()
        for example in EXAMPLES[name]:
            line = example.removeprefix('eval "$(').removesuffix(')"').split(" < ")[0].split(" > ")[0]
            program, *words = shlex.split(line)
            assert program == "oddville"
            assert example in told
            parser.parse_args(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name in PARSERS:
        with pytest.raises(SystemExit) as left:
            main([*name.split()[1:], "--help", "--lang", language])
        assert left.value.code == 0
        assert name in capsys.readouterr().out


@pytest.mark.parametrize("words", ["", "play", "record", "record make", "store prune"])
def test_help_of_a_command(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for line in (f"help {words}", f"{words} --help"):
        with pytest.raises(SystemExit) as left:
            main(["--lang", "nl", *line.split()])
        assert left.value.code == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert f"oddville {words}".rstrip() in told[0]


# ---- Wrong arguments ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_does_not_exist(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name in LEAVES:
        with pytest.raises(SystemExit) as left:
            main([*name.split()[1:], "--no-such-option", "--lang", language])
        assert left.value.code == 2, name
        said = capsys.readouterr()
        assert said.out == "", name
        assert said.err.count("\n") == 1, name
        assert "--help" in said.err, name
        is_english = "required" in said.err or "unrecognized" in said.err
        assert is_english == (language == "en"), name


# Each with its exit code: 1 where the data is at fault, 2 where the arguments are.
WRONG = [
    (1, "play --plain --resume missing.json"),
    (1, "play --plain --resume"),
    (1, "play --plain --edition missing"),
    (1, "play --plain --server http://127.0.0.1:1"),
    (2, "play --plain --bot nobody"),
    (2, "play --plain --bot master:seconds=-1"),
    (2, "play --plain --hints nobody"),
    (2, "play --plain --people 3 --players 2"),
    (2, "play --plain --name ''"),
    (2, "record make --bot nobody -o x"),
    (1, "position make missing.json"),
    (2, "play --resume --replay x"),
    (2, "play --resume --seed 7"),
    (2, "play --plain --replay x"),
    (2, "play --table x"),
    (2, "play"),
    (2, "play --replay missing.json"),
    (1, "record show missing.json"),
    (1, "record verify missing.json"),
    (1, "record make -o missing.toml/x --edition missing"),
    (1, "position show missing.json"),
    (1, "position check missing.json"),
    (1, "edition check missing"),
    (1, "edition show missing --no-open"),
    (2, "edition diff missing standard"),
    (1, "edition export missing -o x.csv"),
    (1, "edition sheets missing -o x"),
    (1, "edition balance missing"),
    (2, "edition balance --bot nobody"),
    (2, "edition new standard --from missing.csv"),
    (2, "art card 999"),
    (1, "art city missing.json"),
    (1, "art table missing.json"),
    (1, "art sheet --edition missing"),
    (2, "arena nobody somebody"),
    (1, "arena --report missing"),
    (2, "arena"),
    (2, "arena --players 3 --lineup 'newcomer newcomer'"),
    (2, "arena newcomer:seconds=x master"),
    (2, "edition export standard -o cards.doc"),
    (2, "edition show -o cards.doc"),
    (2, "edition new 'My Box'"),
    (2, "art card 1 -o card.gif"),
    (2, "store info --data mysql://x/y"),
    (1, "store info --data missing.db"),
    (1, "store backup --data missing.db copy.db"),
    (1, "store export --data missing.db --ended-before 2026-01-01 --output x"),
    (1, "store prune --data missing.db --ended-before 2026-01-01"),
    (2, "store prune --ended-before yesterday"),
    (1, "serve --edition missing --port 0"),
    (1, "serve --password-file missing --port 0"),
    (2, "serve --host no.such.host.invalid --port 0"),
    (2, "serve --public-url nonsense --port 0"),
    (2, "completion tcsh"),
    (2, "completion"),
]


@pytest.mark.parametrize(("code", "line"), WRONG, ids=[line for _, line in WRONG])
def test_wrong_arguments_and_missing_files(
    code: int, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No terminal, no file, no sense: in each case you learn what to do."""
    monkeypatch.chdir(tmp_path)
    done = call(*shlex.split(line), ODDVILLE_SAVES=str(tmp_path / "none"))
    said = done.stderr or done.stdout  # `edition check` tells its findings on standard output
    assert done.returncode == code, said
    assert said.strip()
    assert "Traceback" not in said
    assert "Error" not in said
    assert all(line.rstrip().endswith((".", "?", ")", "”")) for line in said.strip().splitlines()), said


# What was typed, what was meant, and the command whose help is named.
MISSPELT = [
    ("recrod show x", "record", "oddville"),
    ("help recrod", "record", "oddville"),
    ("help record shwo", "show", "oddville record"),
    ("record shwo x", "show", "oddville record"),
    ("play --plain --playrs 3", "--players", "oddville play"),
    ("record make --ouput=x -o y", "--output", "oddville record make"),
    ("record show --form jason x", "json", "oddville record show"),
    ("edition sheets --paper leter -o x", "letter", "oddville edition sheets"),
    ("play --plain --bot mastr", "master", None),
    ("edition balance --bot newcommer", "newcomer", None),
    ("arena newcomr master", "newcomer", None),
    ("art card croked-mill", "crooked-mill", None),
    ("play --plain --edition standrad", "standard", None),
]


@pytest.mark.parametrize(("line", "meant", "helped"), MISSPELT, ids=[line for line, _, _ in MISSPELT])
def test_a_misspelt_word_gets_a_suggestion(line: str, meant: str, helped: str | None) -> None:
    done = call(*shlex.split(line))
    assert done.returncode == (1 if "--edition" in line else 2)
    assert f"Did you mean “{meant}”?" in done.stderr
    if helped is not None:
        assert f"See “{helped} --help”." in done.stderr
        assert f"Meintest du „{meant}“?" in call("--lang", "de", *shlex.split(line)).stderr


def test_one_name_for_one_thing() -> None:
    """Files and folders to write are -o/--output; earlier spellings are taken, and never shown."""
    for name in LEAVES:
        parser = PARSERS[name]
        assert isinstance(parser, Parser)
        shown = parser.shown_options()
        told = parser.format_help()
        assert not {"--out", "--language", "--no-color"} & set(shown), name
        assert "--out " not in told, name
        assert "--language" not in told, name
        assert ("-o" in shown) == ("--output" in shown), name
    arguments = PARSERS["oddville"].parse_args(["arena", "random", "--out", "x", "--language", "de"])
    assert (arguments.output, arguments.lang) == ("x", "de")
    for words in ("play", "record make", "arena"):
        assert "(default: 2)" in " ".join(PARSERS[f"oddville {words}"].format_help().split()), words


def test_without_a_terminal_the_line_mode_is_named() -> None:
    done = run("play")
    assert done.returncode == 2
    assert one_sentence(done.stderr.replace("in. Use", "in, use"))
    assert "oddville play --plain" in done.stderr


def in_a_terminal(*words: str, **environment: str) -> tuple[int, str]:
    """Run a command that wants a terminal in one; its exit code and what it printed."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "oddville", *words],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=ENVIRONMENT | {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color"} | environment,
    )
    os.close(slave)
    said = b""
    try:
        while part := os.read(master, 1 << 16):
            said += part
    except OSError:
        pass
    os.close(master)
    return process.wait(60), said.decode("utf-8")


def test_a_terminal_of_the_locale_c_gets_ascii(tmp_path: Path) -> None:
    assert call("record", "make", "--seed", "7", "--games", "1", "-o", tmp_path).returncode == 0
    words = ("record", "show", "--lang", "fr", str(tmp_path / "game-1.json"))
    code, said = in_a_terminal(*words, LC_ALL="C")
    assert code == 0
    assert said.isascii()
    assert "+--" in said
    assert not in_a_terminal(*words)[1].isascii()


def test_without_a_network() -> None:
    with socket.socket() as unused:  # bound, and never listened to
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}"
        code, said = in_a_terminal("play", "--server", url)
        assert code == 1
        assert url in said
        assert "oddville serve" in said
        assert "Traceback" not in said
    code, said = in_a_terminal("play", "--server", "http://no.such.host.invalid")
    assert code == 1
    assert "cannot be reached" in said
    code, said = in_a_terminal("play", "--server", "nonsense")
    assert code == 2


def test_a_record_that_is_none_is_not_replayed(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    code, said = in_a_terminal("play", "--replay", str(tmp_path / "x.json"))
    assert code == 1
    assert "Traceback" not in said
    code, said = in_a_terminal("play", "--replay", str(tmp_path / "none.json"))
    assert code == 1
    assert "none.json" in said


# ---- What goes wrong inside ---------------------------------------------------------------------


def test_a_mistake_of_our_own_is_a_sentence_and_with_debug_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("oddville.commands.doctor.run", broken)
    assert main(["doctor"]) == BROKEN
    said = capsys.readouterr().err
    assert "ZeroDivisionError: by nothing" in said
    assert "--debug" in said
    assert "Traceback" not in said
    for words in (["--debug", "doctor"], ["doctor", "--debug"]):
        with pytest.raises(ZeroDivisionError):
            main(words)


def test_debug_shows_where_a_failure_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--debug", "play", "--plain", "--bot", "nobody"]) == 2
    assert "Traceback" in capsys.readouterr().err
    assert main(["play", "--plain", "--bot", "nobody"]) == 2
    assert "Traceback" not in capsys.readouterr().err


# ---- The page -----------------------------------------------------------------------------------


def test_oddville_alone_serves_on_this_machine_and_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[argparse.Namespace] = []

    def serve(_: object, arguments: argparse.Namespace) -> int:
        served.append(arguments)
        return 0

    monkeypatch.setattr("oddville.commands.running_server.running_page", lambda: None)
    monkeypatch.setattr("oddville.commands.serve.run", serve)
    assert main([]) == 0
    assert main(["--lang", "de"]) == 0
    assert [(each.open, each.host) for each in served] == [(True, "127.0.0.1")] * 2


def test_oddville_alone_finds_the_page_of_a_server_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Served(tmp_path / "games.db") as served:
        port = int(served.url.rpartition(":")[2])
        assert running_page(port) == served.url
        opened: list[str] = []
        monkeypatch.setattr("oddville.commands.running_server.running_page", lambda: served.url)
        monkeypatch.setattr("webbrowser.open", opened.append)
        assert main([]) == 0
        assert opened == [served.url]
        assert served.url in capsys.readouterr().out
    assert running_page(port) is None
