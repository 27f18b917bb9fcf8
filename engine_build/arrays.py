"""What C arrays can do: be indexed, and be copied as a whole. Everything else would go wrong without a word.

A slice of an array is a pointer into it, `==` compares addresses, a method changes a copy, and -1 is the item
before the first.
"""

from __future__ import annotations

import ast
from collections.abc import Container, Mapping

from .constants import literal
from .source import Source


def check_arrays(source: Source, fields: Container[str], constants: Mapping[str, int | float]) -> None:
    """`fields` are the names of all array fields, whichever class they belong to."""
    parents = {child: parent for parent in ast.walk(source.tree) for child in ast.iter_child_nodes(parent)}
    for function in ast.walk(source.tree):
        if isinstance(function, ast.FunctionDef):
            aliases = {name for node in ast.walk(function) if (name := alias_of(node, fields))}
            for node in ast.walk(function):
                is_array = (isinstance(node, ast.Attribute) and node.attr in fields) or (
                    isinstance(node, ast.Name) and node.id in aliases
                )
                if is_array:
                    check_use(source, node, parents, fields, constants)


def alias_of(node: ast.AST, fields: Container[str]) -> str | None:
    """The variable of a line such as `row = state.row`."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Attribute(attr=attribute)):
            return name if attribute in fields else None
    return None


def check_use(
    source: Source,
    node: ast.AST,
    parents: Mapping[ast.AST, ast.AST],
    fields: Container[str],
    constants: Mapping[str, int | float],
) -> None:
    parent = parents[node]
    text = ast.unparse(node)
    match parent:
        case ast.Subscript(value=value, slice=ast.Slice() as piece) if value is node:
            if ast.unparse(piece) != ":" or not is_stored_in_array(parents[parent], fields):
                raise source.refusal(
                    parent, f"Only the whole of `{text}` can be copied, into an array: `x.field = {text}[:]`."
                )
        case ast.Subscript(value=value, slice=index) if value is node:
            number = constants.get(index.id) if isinstance(index, ast.Name) else literal(index)
            if number is not None and number < 0:
                raise source.refusal(
                    parent, f"`{ast.unparse(parent)}`: C arrays have no item {number}. Count from 0."
                )
        case ast.Assign(value=value) if value is node and is_stored_in_array(parent, fields):
            raise source.refusal(parent, f"Copy the array: `{ast.unparse(parent)}[:]`.")
        case ast.Assign():
            pass  # the array is filled, or gets a shorter name
        case _:
            raise source.refusal(
                node, f"`{text}` is a C array: index it, or copy the whole to another array with `[:]`."
            )


def is_stored_in_array(node: ast.AST, fields: Container[str]) -> bool:
    match node:
        case ast.Assign(targets=[ast.Attribute(attr=attribute)]):
            return attribute in fields
    return False
