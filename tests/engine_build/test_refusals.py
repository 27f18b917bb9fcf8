"""Code that would behave differently in C is refused, with file, line and a sentence."""

from __future__ import annotations

import pytest

from engine_build.declarations import declarations
from engine_build.source import CannotTranslate
from engine_build.twin import twin
from tests.engine_build.samples import engine_of

STATE = """from .words import NOTHING, ROW
class State:
    row: list[int]
    deck: list[int]
    count: int
    def __init__(self) -> None:
        self.row = [0] * ROW
        self.deck = [0] * 2 * ROW
        self.count = 0
"""


def translate(*modules: str, **plain: str) -> None:
    engine = engine_of(*modules, **plain)
    declarations(engine)
    twin(engine)


def refusal(*modules: str, **plain: str) -> str:
    with pytest.raises(CannotTranslate) as error:
        translate(*modules, **plain)
    return str(error.value)


def test_the_sample_itself_is_translated() -> None:
    engine = engine_of(STATE)
    assert "cdef public tiny[5] row\n" in declarations(engine)
    assert "cdef public tiny[10] deck\n" in declarations(engine)
    assert "self.deck = [0] * 10\n" in twin(engine)


# ---- Fields -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("annotation", "value", "line", "sentence"),
    [
        ("list[int]", "[0] * size", 4, "`size` is no length for the array `x`"),
        ("list[int]", "[0] * 0", 4, "`0` is no length"),
        ("list[int]", "[0] * (2 * 3)", 4, "`2 * 3` is no length"),
        ("list[int]", "[0, 0]", 2, "`x` has no length: fill it in `__init__`"),
        ("list[int]", "[]", 2, "`x` has no length"),
        ("list[int]", "[200] * 3", 4, "200 does not fit into an item of `x`: -128 to 127"),
        ("list[int]", "[0] * 3; self.x = [0] * 4", 4, "`x` already has the length 3"),
        ("list[int]", "([0] * 3\n            * 4)", 4, "on one line"),
        ("list[bool]", "[False] * 3", 2, "`list[bool]` has no C type"),
        ("list[int] | None", "None", 2, "`list[int] | None` has no C type"),
        ("str", "''", 2, "`str` has no C type. Known are int, bool, float, Word,"),
        ("int | None", "None", 2, "`int | None` has no C type"),
        ("None", "None", 2, "`None` has no C type"),
        ("int = 3", "0", 2, "Give `x` its value in `__init__`"),
        ("int", "0; self.y = 0", 4, "Declare this field in the class: `y: int`"),
    ],
)
def test_fields(annotation: str, value: str, line: int, sentence: str) -> None:
    init = f"    def __init__(self, size: int) -> None:\n        self.x = {value}\n"
    message = refusal(f"class Thing:\n    x: {annotation}\n{init}")
    assert message.startswith(f"src/oddville/rules/first.py:{line}: ")
    assert sentence in message


@pytest.mark.parametrize(
    "head", ["@dataclass\nclass A:", "class A(Exception):", "class A(Protocol, metaclass=M):"]
)
def test_classes_that_c_does_not_know(head: str) -> None:
    assert "A compiled class has no decorator" in refusal(f"{head}\n    x: int\n")


# ---- Arrays -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("x = state.row[1:3]", "Only the whole of `state.row` can be copied, into an array"),
        ("x = state.row[:]", "Only the whole of `state.row` can be copied, into an array"),
        ("state.row[:] = state.deck[:]", "Only the whole of `state.row` can be copied"),
        ("state.row = state.deck", "Copy the array: `state.row = state.deck[:]`"),
        ("state.row.append(1)", "`state.row` is a C array: index it, or copy the whole"),
        ("return state.row == state.deck", "`state.row` is a C array"),
        ("return f(state.row)", "`state.row` is a C array"),
        ("del state.row", "`state.row` is a C array"),
        ("return state.row[-1]", "`state.row[-1]`: C arrays have no item -1"),
        ("return state.row[NOTHING]", "`state.row[NOTHING]`: C arrays have no item -1"),
        ("row = state.row; return row[-1]", "`row[-1]`: C arrays have no item -1"),
        ("row = state.row; x = row[:2]", "Only the whole of `row`"),
        ("row = state.row; state.deck = row", "Copy the array"),
    ],
)
def test_arrays(line: str, sentence: str) -> None:
    message = refusal(f"{STATE}def f(state: State) -> int:\n    {line}\n")
    assert message.startswith("src/oddville/rules/first.py:11: ")
    assert sentence in message


@pytest.mark.parametrize(
    "line",
    [
        "return state.row[0] + state.row[state.count - 1]",
        "state.row[2] += 1",
        "row = state.row; row[0] = 3",
        "state.row = state.deck[:]",
        "state.row = [1, 2, 3, 4, 5]",
    ],
)
def test_what_arrays_can_do(line: str) -> None:
    assert line in twin(engine_of(f"{STATE}def f(state: State) -> int:\n    {line}\n"))


# ---- Functions ----------------------------------------------------------------------------------


def test_a_c_function_does_not_call_a_python_function() -> None:
    message = refusal(
        "def check(x: int) -> int:\n    if x < 0:\n        raise ValueError\n    return x\n",
        "from .first import check\ndef f(x: int) -> int:\n    return check(x)\n",
    )
    assert message.startswith(
        "src/oddville/rules/second.py:3: `f` is a C function, but `check`, which it calls,"
    )
    assert "it contains `raise` (src/oddville/rules/first.py:3)" in message


def test_a_function_that_passes_exceptions_on_may_call_a_python_function() -> None:
    engine = engine_of(
        "def check(x: str) -> int: return 1\ndef f(x: int) -> bytes: return bytes(check(''))\n"
    )
    assert [function.name for function in engine.functions if function.why_python] == ["check"]


def test_a_local_variable_of_unknown_type() -> None:
    message = refusal("def f(x: int) -> int:\n    y: list[int] = []\n    return x\n")
    assert message.startswith(
        "src/oddville/rules/first.py:2: A local variable of a C function cannot be `list[int]`"
    )


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        ("def f(x: int) -> int: return x", ""),
        ("def f(x: int, y: bool = True) -> None: pass", ""),
        ("def f(x: str) -> int: return 1", "its parameter `x` has no C type, `str`"),
        ("def f(x) -> int: return 1", "its parameter `x` has no C type, as it has no annotation"),
        ("def f(x: None) -> int: return 1", "its parameter `x` has no C type, `None`"),
        ("def f(x: int) -> list[int]: return []", "its result has no C type, `list[int]`"),
        ("def f(x: int): return 1", "its result has no C type, as it has no annotation"),
        ("def f(*, x: int) -> int: return x", "it has parameters marked with `/` or `*`"),
        ("def f(x: int, /) -> int: return x", "it has parameters marked with `/` or `*`"),
        ("def f(x: int, **y: int) -> int: return x", "it has parameters marked with `/` or `*`"),
        ("@cache\ndef f(x: int) -> int: return x", "it has a decorator"),
        ("def f(x: int) -> int: assert x; return x", "it contains `assert`"),
        ("def f(x: int) -> int: yield x", "it contains `yield`"),
        ("def f(x: int) -> int: return (lambda: x)()", "it contains a lambda"),
        ("def f(x: int) -> int: return sum(i for i in range(x))", "it contains a generator expression"),
        (
            "def f(x: int) -> int:\n    def g() -> int: return x\n    return g()",
            "it contains a function of its own",
        ),
    ],
)
def test_why_a_function_stays_python(function: str, reason: str) -> None:
    (found,) = engine_of(function).functions
    assert found.why_python == reason


# ---- One namespace ------------------------------------------------------------------------------

PLACE = "def place() -> None: pass\n"


@pytest.mark.parametrize(
    ("modules", "place", "sentence"),
    [
        ((PLACE, PLACE), "second.py:1", "`place` comes from rules.first too"),
        ((PLACE + PLACE,), "first.py:1", "`place` is defined twice in this module"),
        (("place = 1\n", PLACE), "second.py:1", "`place` comes from rules.first too"),
        (("ROW = 1\n",), "first.py:1", "`ROW` comes from rules.words too"),
        (
            ("from array import array\n", "from numpy import array\n"),
            "second.py:1",
            "`array` comes from array too",
        ),
        (("from math import log\n", "def log() -> None: pass\n"), "second.py:1", "`log` comes from math too"),
        (("from math import floor\n",), "first.py:1", "`floor` of math has no C function that does the same"),
        (("from .second import place\n", PLACE), "first.py:1", "must list rules.second before rules.first"),
        (("from oddville.rules.second import place\n", PLACE), "first.py:1", "must list rules.second before"),
        (("from .words import ROW as R\n",), "first.py:1", "Import single names under their own names"),
        (("from .words import *\n",), "first.py:1", "Import single names under their own names"),
        (("from . import words\n",), "first.py:1", "Import single names under their own names"),
        (("from .nowhere import x\n",), "first.py:1", "rules.nowhere is not a module"),
        (("import math\n",), "first.py:1", "At the top level of a compiled module write only"),
        (("if True:\n    x = 1\n",), "first.py:1", "At the top level of a compiled module write only"),
        (("def f() -> None:\n    from .words import ROW\n",), "first.py:2", "Move this import to the top"),
    ],
)
def test_names_and_imports(modules: tuple[str, ...], place: str, sentence: str) -> None:
    message = refusal(*modules)
    assert message.startswith(f"src/oddville/rules/{place}: ")
    assert sentence in message


def test_a_plain_module_must_not_bring_a_second_engine_along() -> None:
    message = refusal(PLACE, "from .plain import x\n", plain="from .first import place\nx = place\n")
    assert message.startswith("src/oddville/rules/plain.py:1: Compiled modules import rules.plain")


def test_a_plain_module_that_stands_alone_can_be_imported() -> None:
    assert "from oddville.rules.plain import x\n" in twin(
        engine_of("from .plain import x\n", plain="x = 1\n")
    )


# ---- Constants ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("SIZE: Final = 2 * 3", "A constant must be a plain number, not a calculation"),
        ("SIZE: Final[int] = ROW", "A constant must be a plain number, not a calculation"),
        ("SIZE: Final = 0x1FFFFFFFFFFFFFFFF", "constants have 64 bits at most"),
        ("SIZE: Final = -3000000000", "constants have 64 bits at most"),
        ("def f(ROW: int) -> int: return ROW", "`ROW` is a constant here: give this one another name"),
        ("def f() -> int: ROW = 3; return ROW", "`ROW` is a constant here"),
        ("x = [ROW for ROW in range(3)]", "`ROW` is a constant here"),
        ("x = lambda ROW: ROW", "`ROW` is a constant here"),
        ("x = f'{ROW}'", "Put the constant `ROW` into a variable before this f-string"),
    ],
)
def test_constants(line: str, sentence: str) -> None:
    message = refusal(f"from .words import ROW\n{line}\n")
    assert message.startswith("src/oddville/rules/first.py:2: ")
    assert sentence in message
