"""Which words a shell offers next."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from oddville.editions import load_edition
from tests.support.command import call

pytestmark = pytest.mark.slow


def test_what_may_come_next(tmp_path: Path) -> None:
    for words, answers in COMPLETIONS:
        offered = call("--complete", *words, ODDVILLE_SAVES=str(tmp_path / "none"))
        assert offered.stdout.splitlines() == answers, words


COMPLETIONS: list[tuple[list[str], list[str]]] = [
    (["re"], ["record", "review"]),
    (["record", ""], ["make", "show", "verify"]),
    (["record", "show", "--fo"], ["--form"]),
    (["record", "show", "--form", ""], ["summary", "text", "json"]),
    (["record", "verify", ""], ["\t"]),
    (["play", "--lang", "d"], ["de"]),
    (["play", "--resume", ""], ["\t"]),
    (["play", "--seed", ""], []),
    (["play", "--bot", "mas"], ["master", "master@0.1"]),
    (["play", "--bot", "master", "--bot", "newc"], ["newcomer"]),
    (["arena", "newcomer", "gra"], ["grandmaster", "grandmaster@0.1"]),
    (["play", "--edition", "st"], ["standard", "\t"]),
    (["edition", "check", "st"], ["standard", "\t"]),
    (["art", "card", "crooked-m"], ["crooked-mill"]),
    (["learn", "str"], ["streets"]),
    (["arena", "--ou"], ["--output"]),
    (["help", "record", "ma"], ["make"]),
    (["play", "--no-c"], ["--no-colour"]),
    (["completion", ""], ["bash", "zsh", "fish"]),
    (["--deb"], ["--debug"]),
    (["--debug", "pla"], ["play"]),
]


def test_saved_games_and_cards_of_other_editions_are_offered(tmp_path: Path) -> None:
    saves = str(tmp_path / "saves")
    assert call("play", "--plain", "--seed", "7", stdin="quit\n", ODDVILLE_SAVES=saves).returncode == 0
    (file,) = Path(saves).iterdir()
    offered = call("--complete", "play", "--resume", "", ODDVILLE_SAVES=saves).stdout.splitlines()
    assert offered == [str(file), "\t"]
    harbour = str(Path(__file__).parents[2] / "examples" / "harbour.toml")
    first = load_edition(harbour).buildings[0].id
    words = ("--complete", "art", "card", "--edition", harbour, first)
    assert first in call(*words).stdout.splitlines()


def test_bash_completes() -> None:
    program = shlex.quote(sys.executable)
    script = f"""
        oddville() {{ {program} -m oddville "$@"; }}
        eval "$(oddville completion bash)"
        COMP_WORDS=(oddville edition che); COMP_CWORD=2; _oddville; echo "${{COMPREPLY[@]}}"
        COMP_WORDS=(oddville record show --form j); COMP_CWORD=4; _oddville; echo "${{COMPREPLY[@]}}"
        COMP_WORDS=(oddville record show pyproj); COMP_CWORD=3; _oddville; echo "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True, cwd=Path.cwd())
    assert done.stdout.split("\n")[:3] == ["check", "json", "pyproject.toml"]
    assert done.stderr == ""
