"""`python -m tests.support.attacks ping-flood`: what an attack does to an honest table.

With `--port` and `--table` it only attacks, as the measurement does it.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from .comparison import BEGINS, before_and_during
from .every_attack import ATTACKS
from .figures import against, one_game
from .wire import ATTACKER, Target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="+", choices=ATTACKS)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--quiet", type=float, default=5.0)
    parser.add_argument("--level", help="play against a bot of this level, and time its moves")
    parser.add_argument("--port", type=int)
    parser.add_argument("--table", default="")
    parser.add_argument("--key", default="")
    parser.add_argument("--source", default=ATTACKER)
    options = parser.parse_args()
    game = one_game if options.level is None else against(options.level)
    for name in options.attacks:
        if options.port is not None:
            print(BEGINS, flush=True)
            ATTACKS[name](Target(options.port, options.table, options.key, options.source), options.seconds)
            continue
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            quiet, during = before_and_during(name, options.seconds, options.quiet, Path(folder), game)
        print(f"{name}\n  quiet:  {quiet}\n  during: {during}", flush=True)


if __name__ == "__main__":
    main()
