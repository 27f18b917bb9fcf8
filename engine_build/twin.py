"""The twin: all compiled modules after one another as one module, with numbers in place of constants."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterable

from .constants import Edit
from .engine import Engine
from .namespace import C_FUNCTIONS, imported_module
from .source import Source

NO_CHECKS = "@cython.boundscheck(False)\n@cython.wraparound(False)\n"


def twin(engine: Engine, unchecked: Container[str] = ()) -> str:
    """`unchecked` are the modules whose functions do not check the indices of memoryviews."""
    names = tuple(source.name for source in engine.sources)
    parts = ["from __future__ import annotations\nimport cython\n", f"MODULES = {names!r}\n"]
    parts += [twin_of(engine, source, source.name in unchecked) for source in engine.sources]
    return "\n".join(parts)


def twin_of(engine: Engine, source: Source, is_unchecked: bool) -> str:
    lines = with_numbers(engine, source)
    dropped: set[int] = set()
    for node in source.tree.body:
        if isinstance(node, ast.ImportFrom):
            rewrite_import(engine, source, node, lines)
        elif isinstance(node, ast.FunctionDef) and is_unchecked:
            lines[node.lineno - 1] = NO_CHECKS + lines[node.lineno - 1]
        elif isinstance(node, ast.ClassDef):
            dropped |= slots_of(node)
    return "\n".join(line for number, line in enumerate(lines, 1) if number not in dropped)


def slots_of(node: ast.ClassDef) -> set[int]:
    """The lines of `__slots__`, which a C struct has no use for."""
    return {
        line
        for item in node.body
        if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "__slots__"
        for line in range(item.lineno, (item.end_lineno or item.lineno) + 1)
    }


def rewrite_import(engine: Engine, source: Source, node: ast.ImportFrom, lines: list[str]) -> None:
    """Names of compiled modules are at hand; those of others are imported by their full name."""
    module = imported_module(node, source.name)
    names = [alias.name for alias in node.names if alias.name not in engine.constants.values]
    rewritten = ""
    if module is None and node.module not in {"__future__", *C_FUNCTIONS}:
        rewritten = ast.unparse(node)
    elif module is not None and module not in {source.name for source in engine.sources} and names:
        rewritten = f"from oddville.{module} import {', '.join(names)}"
    count = (node.end_lineno or node.lineno) - node.lineno
    lines[node.lineno - 1 : node.lineno + count] = [rewritten, *[""] * count]


def with_numbers(engine: Engine, source: Source) -> list[str]:
    lengths = [edit for found in engine.classes.values() if found.source is source for edit in found.edits()]
    numbers = [edit for edit in engine.constants.edits(source) if not is_inside(edit, lengths)]
    lines = [line.encode() for line in source.text.split("\n")]
    for edit in sorted([*lengths, *numbers], key=lambda edit: edit.start, reverse=True):
        line = lines[edit.line - 1]
        lines[edit.line - 1] = line[: edit.start] + edit.text.encode() + line[edit.end :]
    return [line.decode() for line in lines]


def is_inside(edit: Edit, others: Iterable[Edit]) -> bool:
    return any(edit.line == other.line and other.start <= edit.start < other.end for other in others)
