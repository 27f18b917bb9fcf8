"""The page in a real browser: download size, time until you can play on a slow phone, smoothness.

Nobody else serves this game, so these lines have bars of their own, in bytes, milliseconds and Lighthouse's
points. Times depend on the machine; the browser emulates the phone, with a processor four times slower and a
slow network.
"""

import sys

from bench.harness import Line, Side, Unit

WORKER = "bench.workers.page"
JUDGE = "bench.workers.lighthouse"
SCREENS = ("start", "rules", "table")
CATEGORIES = ("performance", "accessibility", "best-practices")


def _side(name: str, unit: Unit, what: str) -> Side:
    return Side(name, unit, (sys.executable, "-m", WORKER, what))


def _judged(screen: str, category: str) -> Line:
    """What Lighthouse finds; only speed differs from one visit to the next."""
    name = f"Lighthouse, {screen}: {category.replace('-', ' ')}"
    command = (sys.executable, "-m", JUDGE, screen, category)
    return Line(name, Side(name, Unit.POINTS, command, once=category != "performance"), least=95)


def lines(seconds: float) -> list[Line]:
    """The bars of the page; each run does what it does once, however long that takes."""
    size, time = Unit.KIBIBYTES, Unit.MILLISECONDS
    return [
        Line("script of the start screen", _side("script, start", size, "script-start"), below=200),
        Line("script until one can play", _side("script, table", size, "script-table"), below=200),
        Line("start screen on a slow phone", _side("slow phone, start", time, "phone-start"), below=2000),
        Line("ready to play on a slow phone", _side("slow phone, table", time, "phone-table"), below=2000),
        Line("ready to play again, from cache", _side("slow phone, again", time, "phone-again"), below=2000),
        Line("a frame while panning 20 cards", _side("frame, panning", time, "frame"), below=17.5),
        Line("95 % of these frames", _side("frame, 95 %", time, "frame-95"), below=20),
        *(_judged(screen, category) for screen in SCREENS for category in CATEGORIES),
    ]
