"""Small engines to translate."""

from __future__ import annotations

from engine_build.engine import Engine
from engine_build.source import Source, parse

CONSTANTS = """
from typing import Final
NOTHING: Final = -1
ROW: Final = 5
SHARE: Final = 0.25
NAMES: Final = ("one", "two")
"""


def engine_of(*modules: str, constants: str = CONSTANTS, **plain: str) -> Engine:
    """An engine of the modules rules.first, rules.second …; `plain` are modules that are not compiled."""
    names = [f"rules.{name}" for name in ("first", "second", "third")][: len(modules)]
    texts = {
        "rules.words": constants,
        **dict(zip(names, modules, strict=True)),
        **{f"rules.{name}": text for name, text in plain.items()},
    }

    def read(name: str) -> Source:
        if name not in texts:
            raise FileNotFoundError(name)
        return parse(name, texts[name])

    return Engine(names, ["rules.words"], read)
