"""The game without a server, in a real browser: bytes, the time until you can play, and the engine's speed.

The site is the one in `site/` (`make site`). Times depend on the machine; the engine is compared with the
native build of the same sources in the same run.
"""

import sys

from bench.harness import ROOT, Line, Side, Unit

WORKER = "bench.workers.site"
SPEED = "bench.workers.site_speed"
KIB = 1024


def _side(name: str, unit: Unit, what: str, once: bool = False) -> Side:
    return Side(name, unit, (sys.executable, "-m", WORKER, what), once=once)


def _beside_native(name: str, unit: Unit, seconds: float, *words: str) -> Line:
    engine = str(ROOT / "site" / "engine")
    script = str(ROOT / "tests" / "support" / "wasm_python.mjs")
    words = (*words, str(seconds))
    there = Side(f"{name}, browser", unit, ("node", script, engine, str(ROOT), SPEED, *words))
    here = Side(f"{name}, native", unit, (sys.executable, "-m", SPEED, *words))
    return Line(f"{name}, beside native", there, here, times=0.6)


def lines(seconds: float) -> list[Line]:
    size, time = Unit.KIBIBYTES, Unit.MILLISECONDS
    return [
        Line("everything, compressed", _side("bytes, everything", size, "bytes", True), below=6e6 / KIB),
        Line("before anything is played", _side("bytes, first", size, "bytes-first", True), below=3e5 / KIB),
        Line("from the click to the first decision", _side("click, cold", time, "cold"), below=4000),
        Line("the same on the second visit", _side("click, warm", time, "warm"), below=1500),
        Line(
            "... two seconds after opening it",
            _side("click, later", time, "warm-later"),
            below=1500,
        ),
        _beside_native("random games", Unit.DECISIONS, seconds, "decisions"),
        _beside_native("search, 2 players", Unit.ITERATIONS, seconds, "walks", "2"),
        _beside_native("search, 4 players", Unit.ITERATIONS, seconds, "walks", "4"),
    ]


def extra_sides() -> list[Side]:
    return [
        _side("slow phone, from the click to the first decision", Unit.MILLISECONDS, "phone"),
        _side("slow phone, second visit", Unit.MILLISECONDS, "phone-warm"),
        _side("memory of the tab while a game is played", Unit.MEBIBYTES, "memory"),
    ]
