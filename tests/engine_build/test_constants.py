"""A number is written only where a name is the constant."""

from __future__ import annotations

import pytest

from engine_build.twin import twin
from tests.engine_build.samples import engine_of

IMPORTS = "from __future__ import annotations\nfrom .words import NOTHING, ROW, SHARE\n"


def translated(line: str, imports: str = IMPORTS) -> str:
    """What becomes of one line of a module."""
    return twin(engine_of(f"{imports}{line}")).split("\n")[imports.count("\n") + 5]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = ROW", "x = 5"),
        ("x = (ROW, NOTHING, SHARE)", "x = (5, -1, 0.25)"),
        ("def f(a: int = ROW) -> int: return a - NOTHING", "def f(a: int = 5) -> int: return a - -1"),
        ("x = f(y, depth=ROW)", "x = f(y, depth=5)"),
        ("x = 'ä' + str(ROW)", "x = 'ä' + str(5)"),
        ("x = NOTHING**2", "x = (-1)**2"),
        ("x = ROW.bit_length()", "x = (5).bit_length()"),
    ],
)
def test_a_constant_becomes_its_number(line: str, expected: str) -> None:
    assert translated(line) == expected


@pytest.mark.parametrize(
    "line",
    [
        "x = state.ROW",
        "state.ROW = 3",
        "x = f(ROW=3)",
        "x = 'ROW' + \"ROW\"",
        "x = 1  # ROW",
        "x = b'ROW'",
        "ROWS = 3",
    ],
)
def test_other_things_of_the_same_name_stay(line: str) -> None:
    assert translated(line) == line


@pytest.mark.parametrize(
    "line",
    [
        "def f(ROW: int) -> int: return ROW",
        "def f() -> int: ROW = 3; return ROW",
        "x = [ROW for ROW in range(3)]",
        "x = lambda ROW: ROW",
    ],
)
def test_a_module_that_does_not_import_a_constant_may_use_its_name(line: str) -> None:
    assert translated(line, "from .words import SHARE\n") == line


def test_a_constant_of_a_compiled_module_keeps_its_definition() -> None:
    made = twin(
        engine_of("from typing import Final\nSIZE: Final = 3\n", "from .first import SIZE\nx = SIZE\n")
    )
    assert "SIZE: Final = 3\n" in made
    assert "x = 3\n" in made


def test_a_constant_wider_than_an_int_stays_a_variable() -> None:
    engine = engine_of("from typing import Final\nWORD: Final = 0xFFFFFFFFFFFFFFFF\nx = WORD\n")
    assert "x = WORD\n" in twin(engine)
    assert engine.constants.words == ["WORD"]


def test_a_large_float_is_no_word() -> None:
    engine = engine_of("from typing import Final\nFAR: Final = 1e12\nx = FAR\n")
    assert "x = 1000000000000.0\n" in twin(engine)
    assert engine.constants.words == []
