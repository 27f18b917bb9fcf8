"""Named numbers: which there are, and where their names stand for them.

C knows nothing of a Python module's variables, so the twin has the number itself wherever a constant is used.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .namespace import imports_of
from .source import Source

SMALLEST_INT = -(2**31)
LARGEST_INT = 2**31 - 1
LARGEST_WORD = 2**64 - 1


def is_final(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).partition("[")[0] == "Final"


def constants_of(source: Source) -> dict[str, int | float]:
    """The `NAME: Final = <number>` lines of a module."""
    found: dict[str, int | float] = {}
    for node in source.tree.body:
        if isinstance(node, ast.AnnAssign) and is_final(node.annotation) and node.value:
            value = literal(node.value)
            if value is not None:
                found[ast.unparse(node.target)] = checked_range(source, node, value)
            elif isinstance(node.value, ast.BinOp | ast.UnaryOp | ast.Name):
                raise source.refusal(
                    node, "A constant must be a plain number, not a calculation: write its value."
                )
    return found


def literal(node: ast.expr) -> int | float | None:
    """The value of `12`, `-1` or `0.5`."""
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if isinstance(value, int | float) else None


def checked_range(source: Source, node: ast.AST, value: int | float) -> int | float:
    if isinstance(value, int) and not SMALLEST_INT <= value <= LARGEST_WORD:
        raise source.refusal(node, f"{value} has no C type: constants have 64 bits at most.")
    return value


def is_word(value: int | float) -> bool:
    """Too large for a C int: such a constant stays a variable, of 64 unsigned bits."""
    return isinstance(value, int) and value > LARGEST_INT


@dataclass(frozen=True)
class Edit:
    """A piece of one line to replace; columns count bytes, as `ast` does."""

    line: int
    start: int
    end: int
    text: str


class Constants:
    """All of them, by name: no two modules define the same name."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self.by_module = {source.name: constants_of(source) for source in sources}
        everything = {name: value for found in self.by_module.values() for name, value in found.items()}
        self.values = {name: value for name, value in everything.items() if not is_word(value)}
        self.words = [name for name, value in everything.items() if is_word(value)]

    def visible_in(self, source: Source) -> set[str]:
        """What a module defines or imports; elsewhere the same name is something else."""
        imported = {alias.name for node in imports_of(source) for alias in node.names}
        return (imported | set(self.by_module[source.name])) & set(self.values)

    def edits(self, source: Source) -> Iterator[Edit]:
        """Numbers for the names of constants, wherever they are used in a module."""
        visible = self.visible_in(source)
        definitions = {node.target for node in source.tree.body if isinstance(node, ast.AnnAssign)}
        for parent in ast.walk(source.tree):
            if isinstance(parent, ast.JoinedStr):
                refuse_constants_in(source, parent, visible)
            for node in ast.iter_child_nodes(parent):
                if node in definitions:
                    continue
                if hidden := visible.intersection(bound_names(node)):
                    raise source.refusal(
                        node, f"`{hidden.pop()}` is a constant here: give this one another name."
                    )
                if isinstance(node, ast.Name) and node.id in visible:
                    yield self.edit(parent, node)

    def edit(self, parent: ast.AST, node: ast.Name) -> Edit:
        number = str(self.values[node.id])
        is_power = isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.Pow)
        if is_power or isinstance(parent, ast.Attribute):  # -1 ** 2 is -(1 ** 2), 1.real no number at all
            number = f"({number})"
        return Edit(node.lineno, node.col_offset, node.end_col_offset or 0, number)


def refuse_constants_in(source: Source, text: ast.JoinedStr, visible: set[str]) -> None:
    """Before Python 3.12 `ast` does not know where in an f-string a name stands."""
    for node in ast.walk(text):
        if isinstance(node, ast.Name) and node.id in visible:
            raise source.refusal(text, f"Put the constant `{node.id}` into a variable before this f-string.")


def bound_names(node: ast.AST) -> list[str]:
    """The names that a node gives a meaning to."""
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            return [name]
        case ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            return [name]
        case ast.MatchMapping(rest=str(name)):
            return [name]
        case ast.Global(names=names):
            return names
    return []
