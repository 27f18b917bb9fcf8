"""The wheel in clean environments: one for each extra and one for none, on every Python found here.

Each gets the newest versions that the package allows, as people do who install it, and does what the extra is
for. What the programs say is printed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from oddville.extras import EXTRAS
from oddville.files import lock
from scripts.pythons import ROOT, UV, interpreters

pytestmark = pytest.mark.soak

PROGRAMS = Path(__file__).parent / "clean_installs"
PYTHONS = interpreters()
USUAL = f"{sys.version_info.major}.{sys.version_info.minor}"
# On the other Pythons what is compiled for each of them; torch is large, and its builds are not for all.
ELSEWHERE = ("", *(extra for extra in EXTRAS if extra not in ("torch", "stable-baselines3")))
CASES = [(USUAL, extra) for extra in ("", *EXTRAS)] + [
    (version, extra) for version in PYTHONS if version != USUAL for extra in ELSEWHERE
]


class Place:
    """A clean environment with the wheel, and a folder to work in."""

    def __init__(self, folder: Path, python: str, wheel: Path, extra: str) -> None:
        self.bin, self.folder = folder / "environment" / "bin", folder / "work"
        self.folder.mkdir()
        run([UV, "venv", "--quiet", "--seed", "--python", python, self.bin.parent], folder)
        wanted = f"oddville[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
        # pip finds the builds of torch that a machine is set up for; for the others uv is quicker.
        own = self.bin / "python"
        pip: list[str | Path] = [own, "-m", "pip"] if extra == "torch" else [UV, "pip"]
        run([*pip, "install", "--quiet", *(() if extra == "torch" else ("--python", own)), wanted], folder)

    def oddville(self, *words: str, stdin: str = "", code: int = 0) -> str:
        return self.tell("oddville", *words, stdin=stdin, code=code)

    def program(self, name: str, *words: str) -> str:
        return self.tell("python", str(PROGRAMS / name), *words)

    def tell(self, name: str, *words: str, stdin: str = "", code: int = 0) -> str:
        """Run it and print the end of what it says."""
        done = subprocess.run(
            [self.bin / name, *words],
            cwd=self.folder,
            env=self.environment,
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
        said = done.stdout + done.stderr
        print(f"$ {name} {' '.join(words)}\n{said[-600:]}")
        assert done.returncode == code, said
        return said

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of this checkout, and data of its own."""
        left = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ODDVILLE"))
        }
        own = {
            "XDG_DATA_HOME": str(self.folder / "data"),
            "LC_ALL": "C.UTF-8",
            "PATH": f"{self.bin}:{left['PATH']}",
        }
        return left | own

    @contextmanager
    def server(self, *words: str) -> Iterator[str]:
        command = [str(self.bin / "oddville"), "serve", "--port", "0", *words]
        with (self.folder / "server.log").open("w") as log:
            server = subprocess.Popen(
                command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert server.stdout is not None
        try:
            said = server.stdout.readline().strip()
            print(f"$ oddville serve\n{said}")
            yield said.split()[-1]
        finally:
            server.send_signal(signal.SIGINT)
            code = server.wait(30)
            server.stdout.close()
            assert code == 0, (self.folder / "server.log").read_text("utf-8")


def run(command: list[str | Path], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def wheel_for(version: str) -> Path:
    """Built from the sdist that `make wheel` has put into dist/, by the first test that needs it."""
    (sdist,) = (ROOT / "dist").glob("*.tar.gz")
    folder = ROOT / "build" / "wheels" / f"{version}-{sdist.stat().st_mtime_ns}"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("wb") as file:
        while not lock(file):
            time.sleep(1)
        if not list(folder.glob("*.whl")):
            run(
                [UV, "build", "--quiet", "--wheel", "--python", PYTHONS[version], "--out-dir", folder, sdist],
                ROOT,
            )
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.parametrize(("version", "extra"), CASES, ids=lambda value: value or "none")
def test_clean_install(version: str, extra: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    place = Place(tmp_path, PYTHONS[version], wheel_for(version), extra)
    assert "compiled engine" in place.oddville("--version")
    doctor = json.loads(place.oddville("doctor", "--json"))
    there = {found["facts"].get("extra") for found in doctor["findings"] if found["state"] == "good"}
    assert there & EXTRAS.keys() >= ({extra} if extra else set())
    assert doctor["healthy"]
    if extra == "":
        play(place)
        lacks_every_extra(place)
    elif extra == "postgres":
        keeps_games_in_postgres(place, request.getfixturevalue("postgres_url"))
    else:
        WORK[extra](place)


def play(place: Place) -> None:
    with place.server() as url:
        with urllib.request.urlopen(url) as answer:
            page = answer.read().decode()
        assert "<title>OddVille</title>" in page
        assert "/assets/page-" in page
        assert "made 5 moves" in place.program("client.py", url)
    said = place.oddville("play", "--plain", "--seed", "3", stdin="?\nquit\n")
    assert "pick clay" in said
    assert place.oddville("record", "make", "--games", "1", "--players", "2", "--seed", "7", "-o", "games")


def lacks_every_extra(place: Place) -> None:
    """What is not installed says what to install, and leaves nothing behind."""
    for extra, words in {
        "print": ["edition", "sheets", "-o", "sheets"],
        "png": ["art", "card", "17", "-o", "card.png"],
        "arena": ["arena", "--out", "arena", "--games", "2", "newcomer", "apprentice"],
        "postgres": ["store", "info", "--data", "postgresql://host/games"],
    }.items():
        assert f'pip install "oddville[{extra}]"' in place.oddville(*words, code=1)
    assert not (place.folder / "arena").exists()
    assert 'pip install "oddville[gymnasium]"' in place.tell(
        "python", "-c", "import oddville.envs.gymnasium", code=1
    )
    # The command that is given finds the package where it is installed, and fetches the rest.
    place.tell("pip", "install", "--quiet", "--quiet", "oddville[print]")
    prints(place)


def prints(place: Place) -> None:
    place.oddville("edition", "sheets", "-o", "sheets", "--paper", "a4", "--lang", "en")
    sheets = sorted((place.folder / "sheets").glob("*.pdf"))
    assert sheets
    assert all(path.read_bytes().startswith(b"%PDF") for path in sheets)


def draws(place: Place) -> None:
    place.oddville("art", "card", "17", "-o", "card.png")
    assert (place.folder / "card.png").read_bytes().startswith(b"\x89PNG")


def holds_a_tournament(place: Place, *words: str) -> None:
    contenders = ("newcomer", "apprentice")
    place.oddville(
        "arena", "--players", "2", "--games", "4", "--seed", "1", "--out", "arena", *words, *contenders
    )
    assert (place.folder / "arena" / "report.html").exists()


def keeps_games_in_postgres(place: Place, url: str) -> None:
    with place.server("--data", url) as server:
        assert "made 5 moves" in place.program("client.py", server)
    assert "Being played: 1" in place.oddville("store", "info", "--data", url)


def learns(place: Place) -> None:
    example = ROOT / "examples" / "self-play"
    place.tell("pip", "install", "--quiet", "--quiet", "--no-deps", str(example))
    sizes = "--games 10 --watched 20 --games-a-round 10 --side-by-side 4 --matches 1 --games-a-match 2"
    said = place.tell(
        "python", "-m", "oddville_self_play", "--threads", "1", "train", "--out", "n", *sizes.split()
    )
    assert "10 games" in said


def plays_with_pettingzoo(place: Place) -> None:
    place.program("pettingzoo_env.py")
    place.tell("pip", "install", "--quiet", "--quiet", "supersuit")
    assert "supersuit" in place.program("learners.py", "tutorial", "supersuit")


WORK = {
    "print": prints,
    "png": draws,
    "arena": holds_a_tournament,
    "ray": lambda place: holds_a_tournament(place, "--ray", "local"),
    "gymnasium": lambda place: place.program("gymnasium_env.py"),
    "pettingzoo": plays_with_pettingzoo,
    "openspiel": lambda place: place.program("openspiel_game.py"),
    "stable-baselines3": lambda place: place.program("learners.py", "adapter", "subproc", "maskable_ppo"),
    "torch": learns,
}
