"""What becomes of the real engine: nothing changes its C types, or turns slow, without being noticed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from engine_build import modules, source
from engine_build.declarations import declarations
from engine_build.engine import Engine, read_engine
from engine_build.source import CannotTranslate, Source
from tests.engine_build.golden import (
    ACCEPT,
    DECLARATIONS,
    PYTHON_FUNCTIONS,
    ROOT,
    c_functions,
    lost_c_functions,
    python_functions,
)


@pytest.fixture(scope="module")
def engine() -> Engine:
    return read_engine(ROOT)


def engine_with(name: str, old: str, new: str) -> Engine:
    """The real engine with one passage of one module replaced."""

    def read(wanted: str) -> Source:
        found = source.read(ROOT, wanted)
        if wanted != name:
            return found
        assert found.text.count(old) == 1, f"{name} has changed: plant it elsewhere"
        return source.parse(name, found.text.replace(old, new))

    return Engine(modules.COMPILED, modules.CONSTANTS, read)


def test_no_c_function_became_a_python_function(engine: Engine) -> None:
    lost = lost_c_functions(DECLARATIONS.read_text("utf-8"), engine)
    assert not lost, "\n".join(lost)


def test_declarations_are_the_accepted_ones(engine: Engine) -> None:
    assert declarations(engine) == DECLARATIONS.read_text("utf-8"), f"if this is meant: {ACCEPT}"


def test_functions_that_stay_python_are_the_accepted_ones(engine: Engine) -> None:
    assert python_functions(engine) == PYTHON_FUNCTIONS.read_text("utf-8"), f"if this is meant: {ACCEPT}"


def test_every_function_is_in_one_of_the_two_lists(engine: Engine) -> None:
    stay_python = {function.name for function in engine.functions if function.why_python}
    become_c = c_functions(declarations(engine))
    assert len(become_c) > 200
    assert not stay_python & become_c
    assert stay_python | become_c == {function.name for function in engine.functions}


def test_an_assert_in_a_function_that_only_python_calls_is_found() -> None:
    planted = engine_with(
        "rules.playout",
        "    generator: Generator = Generator(seed)\n",
        "    assert limit > 0\n    generator = 0\n",
    )
    (message,) = lost_c_functions(DECLARATIONS.read_text("utf-8"), planted)
    assert message.startswith("src/oddville/rules/playout.py:14: `play_randomly` was a C function")
    assert "it contains `assert`" in message
    assert "let the caller check" in message
    assert ACCEPT in message


@pytest.mark.parametrize(("word", "check"), [("assert", "assert amount > 0"), ("raise", "raise ValueError")])
def test_a_check_in_a_function_that_c_functions_call_stops_the_build(word: str, check: str) -> None:
    start = "def pay(state: State, seat: int, amount: int, purpose: int) -> None:\n"
    with pytest.raises(CannotTranslate) as refusal:
        engine_with("rules.payment", start, f"{start}    {check}\n")
    message = str(refusal.value)
    assert message.startswith("src/oddville/rules/turn.py:")
    assert "`recover` is a C function, but `pay`, which it calls, stays Python" in message
    assert f"it contains `{word}` (src/oddville/rules/payment.py:" in message
    assert "Check before you call" in message


def test_the_build_is_the_same_every_time() -> None:
    program = (
        "from engine_build.extension import ROOT; from engine_build.engine import read_engine; "
        "from engine_build.twin import twin; import sys; sys.stdout.write(twin(read_engine(ROOT)))"
    )
    made = {
        hashlib.sha256(
            subprocess.run(
                [sys.executable, "-c", program],
                cwd=ROOT,
                env=os.environ | {"PYTHONHASHSEED": seed},
                capture_output=True,
                check=True,
            ).stdout
        ).hexdigest()
        for seed in ("1", "2")
    }
    assert len(made) == 1
