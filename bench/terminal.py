"""The terminal: how long the help takes, and how soon a key press shows on the screen.

The help is compared with importing Textual, which a command line that loads its app would do first. A key is
measured from the outside, through a terminal of 160 by 50 with a city of twenty cards: from the byte that
goes in to the last byte of the picture that comes out. Its bar is one frame.
"""

import sys

from bench.harness import Line, Side, Unit

OURS = "bench.workers.terminal"
FRAME = 1000 / 60  # milliseconds


def _side(name: str, what: str, seconds: float) -> Side:
    command = (sys.executable, "-m", OURS, what, "--seconds", str(seconds))
    return Side(name, Unit.MILLISECONDS, command)


def lines(seconds: float) -> list[Line]:
    """The bars of the terminal; `seconds` is how long each run measures."""
    return [
        Line(
            "oddville --help",
            _side("help", "help", seconds),
            _side("import textual", "import-textual", seconds),
            times=1 / 0.3,
        ),
        Line("a key moves a city of 20", _side("key, city of 20", "key", seconds), below=FRAME),
    ]
