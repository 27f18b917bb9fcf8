"""What the engine's build makes of the sources, as last accepted. To accept what it makes now:

    python -m tests.engine_build.golden

`engine.pxd` has the C types of all classes and functions, `python_functions.txt` what stays Python.
"""

from __future__ import annotations

import re
from pathlib import Path

from engine_build.declarations import declarations
from engine_build.engine import Engine, read_engine

ROOT = Path(__file__).parent.parent.parent
DECLARATIONS = Path(__file__).with_name("engine.pxd")
PYTHON_FUNCTIONS = Path(__file__).with_name("python_functions.txt")
ACCEPT = "python -m tests.engine_build.golden"


def python_functions(engine: Engine) -> str:
    return "".join(
        f"{function.source.name} {function.name}: {function.why_python}\n"
        for function in engine.functions
        if function.why_python
    )


def c_functions(declared: str) -> set[str]:
    """The names of the C functions that a .pxd declares, methods as `Class.method`."""
    found = set()
    owner = ""
    for line in declared.splitlines():
        if match := re.match(r"cdef class (\w+)", line):
            owner = f"{match[1]}."
        elif match := re.match(r"( *)cpdef .*?(\w+)\(", line):
            found.add(f"{owner if match[1] else ''}{match[2]}")
    return found


def lost_c_functions(accepted: str, engine: Engine) -> list[str]:
    """What was a C function and would become a Python function, and what to do about it."""
    return [
        f"{function.source.file}:{function.line}: `{function.name}` was a C function and would become a "
        f"Python function, many times slower: {function.why_python}. If it checks something, let the caller "
        f"check, as `Game.step` does, or check it in a test. If it may be slow, accept it: {ACCEPT}"
        for function in engine.functions
        if function.why_python and function.name in c_functions(accepted)
    ]


if __name__ == "__main__":
    made = read_engine(ROOT)
    DECLARATIONS.write_text(declarations(made), "utf-8")
    PYTHON_FUNCTIONS.write_text(python_functions(made), "utf-8")
