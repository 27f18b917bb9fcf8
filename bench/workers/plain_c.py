"""Random play of the same sources as plain C: `python -m bench.workers.plain_c --seconds 2`.

The C is written and compiled first, with the compiler and the flags of the engine. It has to play the same
games as the engine, to the last field of the state.
"""

import argparse
import ctypes
import os
import shlex
import subprocess
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import oddville
from bench.plain_c import PlainC, structure
from engine_build.engine import read_engine
from engine_build.extension import FLAGS, ROOT
from oddville.rules.playout import play_randomly

from .engine import BATCH, NO_LIMIT, PLAYERS
from .worker import print_result, require_build

LEFT_OUT = {"components", "events"}  # pointers


class PlainGames:
    """Plays games of the engine in plain C."""

    def __init__(self) -> None:
        engine = read_engine(ROOT)
        self.state_type, self.components_type = structure(engine, "Game"), structure(engine, "Components")
        self.play = compiled(PlainC(engine, "play_randomly").text).play_randomly
        self.play.argtypes = [ctypes.c_void_p, ctypes.c_uint64, ctypes.c_int]
        self.components: dict[int, Any] = {}

    def copy(self, game: oddville.Game) -> Any:
        """The game as a C struct."""
        components = self.components.setdefault(
            id(game.components), filled(self.components_type, game.components)
        )
        state = filled(self.state_type, game)
        state.components = ctypes.addressof(components)
        return state

    def compare(self, seed: int) -> None:
        """One game on both sides: the same decisions, and the same state at the end."""
        game = oddville.new_game(players=PLAYERS, seed=seed)
        state = self.copy(game)
        decisions = self.play(ctypes.addressof(state), seed, NO_LIMIT)
        if decisions != play_randomly(game, seed, NO_LIMIT) or contents(state) != contents(self.copy(game)):
            raise SystemExit(f"game {seed}: the plain C does not play what the engine plays")


def compiled(text: str) -> Any:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "plain.c"
        path.write_text(text, "utf-8")
        library = path.with_suffix(".so")
        flags = [*shlex.split(sysconfig.get_config_var("CFLAGS") or ""), *FLAGS[""]]
        subprocess.run(
            [*compiler, *flags, "-w", "-fPIC", "-shared", str(path), "-o", str(library)], check=True
        )
        return ctypes.CDLL(str(library))


def filled(kind: Any, source: Any) -> Any:
    struct = kind()
    for name, field in kind._fields_:
        if name not in LEFT_OUT:
            value = getattr(source, name)
            setattr(struct, name, field(*value) if isinstance(value, list) else value)
    return struct


def contents(struct: Any) -> dict[str, Any]:
    values = {name: getattr(struct, name) for name, _ in struct._fields_ if name not in LEFT_OUT}
    return {name: list(value) if hasattr(value, "__len__") else value for name, value in values.items()}


def loop(seconds: float) -> dict[str, Any]:
    """Decisions per second, measured like `bench.workers.engine loop`."""
    games = PlainGames()
    for seed in range(1, BATCH + 1):
        games.compare(seed)
    decisions, spent, seed = 0, 0.0, 1
    while spent < seconds:
        states = [games.copy(oddville.new_game(players=PLAYERS, seed=seed + i)) for i in range(BATCH)]
        start = process_time()
        for i, state in enumerate(states):
            decisions += games.play(ctypes.addressof(state), seed + i, NO_LIMIT)
        spent += process_time() - start
        seed += BATCH
    return {"value": decisions / spent, "detail": {"games": seed - 1, "decisions": decisions}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    require_build(parser)
    print_result(loop(arguments.seconds))


if __name__ == "__main__":
    main()
