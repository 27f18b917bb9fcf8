"""What each part of the package needs to be installed, and that it needs nothing else."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from tests.support.hidden_packages import import_names, is_installed, run

pytestmark = pytest.mark.slow

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
ALWAYS: list[str] = PROJECT["dependencies"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

PLAY = """
from oddville.cli import main
code = main(["play", "--plain", "--seed", "7", *sys.argv[1:]])
print(code, sorted(set(sys.modules) & {"sqlalchemy", "starlette", "uvicorn", "httpx", "websockets"}))
"""

# A little of what each extra is for. A new extra needs an example here.
USES = {
    "print": """
from oddville.cli import main
sys.exit(main(["edition", "sheets", "standard", "--only", "workers", "-o", sys.argv[1] + "/sheets"]))
""",
    "png": """
from oddville.cli import main
sys.exit(main(["art", "card", "1", "-o", sys.argv[1] + "/card.png"]))
""",
    "arena": """
from oddville.cli import main
sys.exit(main(["arena", "random", "newcomer", "--games", "2", "--out", sys.argv[1], "--processes", "1"]))
""",
    "ray": "import ray, oddville.arena.on_ray",
    "postgres": "import oddville.store.postgres_listener",
    "gymnasium": """
import gymnasium, oddville.envs.gymnasium, oddville.envs.vector
env = gymnasium.make("oddville/OddVille-v0")
env.reset(seed=1)
env.close()
""",
    "pettingzoo": """
from oddville.envs import pettingzoo
env = pettingzoo.env()
env.reset(seed=1)
env.last()
""",
    "openspiel": """
import pyspiel, oddville.envs.openspiel
state = pyspiel.load_game("python_oddville").new_initial_state()
assert state.is_chance_node()
""",
    "stable-baselines3": "import sb3_contrib, oddville.envs.stable_baselines3",
    "torch": "import torch, gymnasium, numpy, oddville.envs.vector",
}


def test_the_client_needs_neither_a_database_nor_a_web_framework() -> None:
    code = "import oddville.client\nprint(oddville.client.Server('http://localhost').url)"
    needs = [text for text in ALWAYS if text.startswith(("httpx", "msgspec", "websockets"))]
    assert len(needs) == 3
    assert run(code, needs) == "http://localhost\n"


def test_a_game_line_by_line_needs_no_screen_and_no_network() -> None:
    needs = [text for text in ALWAYS if text.startswith(("fluent", "msgspec"))]
    said = run(PLAY, needs, typed="1\n?\nhint\nwhy done\nundo\nquit\n")
    assert said.splitlines()[-1] == "0 []"
    assert "sqlalchemy" not in import_names(needs)


SCREEN = """
import asyncio
from oddville.editions import standard
from oddville.terminal.app import OddVilleApp
from oddville.terminal.glyphs import UTF8
from oddville.terminal.look import Look
from oddville.terminal.games.local import LocalGame
from oddville.terminal.screens.game import GameScreen
from oddville.terminal.session import Session, Setting
from oddville.text import Texts

async def play():
    session = Session.begin(Setting(("Ada", "Ben"), (None, None), 7, standard()))
    look = Look(Texts("en"), UTF8)
    app = OddVilleApp(look, lambda: GameScreen(LocalGame(session, look.texts), "newcomer"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "w", "escape", "h")
        await pilot.pause(0.1)
    print(len(session.recording.moves))

asyncio.run(play())
"""


def test_a_game_on_the_screen_needs_no_network() -> None:
    needs = [text for text in ALWAYS if text.startswith(("fluent", "msgspec", "rich", "textual"))]
    assert run(SCREEN, needs) == "1\n"


def test_every_extra_is_tried() -> None:
    assert set(USES) == set(EXTRAS)


@pytest.mark.parametrize("extra", USES)
def test_an_extra_brings_what_it_is_for(extra: str, tmp_path: Path) -> None:
    if not is_installed(EXTRAS[extra]):
        pytest.skip(f"the extra {extra} is not installed")
    run(USES[extra], [*ALWAYS, *EXTRAS[extra]], str(tmp_path))


EVERY_MODULE = """
import importlib, pkgutil, oddville
found = {}
for module in pkgutil.walk_packages(oddville.__path__, "oddville."):
    if module.name.endswith(("__main__", "migrations.env")) or ".versions." in module.name:
        continue
    try:
        importlib.import_module(module.name)
    except ImportError as error:
        found[module.name] = error.name.partition(".")[0]
print(json.dumps(found))
"""


def test_without_extras_everything_else_can_be_imported() -> None:
    """What cannot be imported is missing what only an extra brings."""
    missing: dict[str, str] = json.loads(run(EVERY_MODULE, ALWAYS))
    extras = [text for texts in EXTRAS.values() for text in texts if is_installed([text])]
    assert set(missing.values()) <= set(import_names(extras)) - set(import_names(ALWAYS))
    assert {module.split(".")[1] for module in missing} <= {"arena", "commands", "envs", "print", "store"}
