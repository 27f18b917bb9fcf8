"""The .pxd beside the twin: the C types of all classes and functions."""

from __future__ import annotations

from .c_types import HEADER
from .classes import Class
from .engine import Engine
from .functions import declaration
from .namespace import c_function_imports


def declarations(engine: Engine) -> str:
    parts = [HEADER, *c_function_imports(engine.sources)]
    parts += [f"cdef unsigned long long {name}" for name in engine.constants.words]
    parts += [declare_class(engine, found) for found in engine.classes.values()]
    parts += [
        declaration(function, engine.classes)
        for function in engine.functions
        if function.owner is None and not function.why_python
    ]
    return "\n".join(parts) + "\n"


def declare_class(engine: Engine, found: Class) -> str:
    lines = ["@cython.no_gc"]  # states hold numbers and the tables they share: no cycles
    if found.name not in engine.bases:
        lines.append("@cython.final")
    if not found.base:
        lines.append("@cython.freelist(64)")
    lines.append(f"cdef class {found.name}{f'({found.base})' if found.base else ''}:")
    for field in found.annotations:
        lines.append(f"    cdef public {found.field_type(field, engine.classes)} {field}")
    for function in engine.functions:
        if function.owner is found and not function.why_python:
            declared = declaration(function, engine.classes)
            lines += [f"    {line}" for line in declared.splitlines()]
    return "\n".join([*lines, "    pass"])
