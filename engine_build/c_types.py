"""From annotations to C types."""

from __future__ import annotations

import ast
from collections.abc import Container

# Parameters, fields and results
C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "Word": "unsigned long long",
    "Numbers": "int[::1]",
    "Reals": "double[::1]",
    "Octets": "signed char[::1]",
    "bytes": "bytes",
}
# Annotated local variables
LOCAL_TYPES = {
    "int": "cython.int",
    "bool": "cython.bint",
    "float": "cython.double",
    "Word": "cython.ulonglong",
    "Any": "object",
}
# The items of arrays, with the numbers that fit into them
ARRAY_ITEMS = {"list[int]": "tiny", "list[ActionNumber]": "short", "list[float]": "double"}
ITEM_LIMITS = {"tiny": 2**7, "short": 2**15}

# A byte that holds a number: Cython would turn arrays of its own `char` into text.
HEADER = """cimport cython
cdef extern from *:
    ctypedef short tiny "signed char"
"""


def c_type(annotation: ast.expr | None, classes: Container[str]) -> str | None:
    """The C type of a parameter or field; None if there is none. `classes` are the compiled ones."""
    name = ast.unparse(annotation) if annotation else ""
    return name if name in classes else C_TYPES.get(name)


def result_type(annotation: ast.expr | None, classes: Container[str]) -> str | None:
    is_none = annotation is not None and ast.unparse(annotation) == "None"
    return "void" if is_none else c_type(annotation, classes)


def is_python_list(annotation: ast.expr) -> bool:
    """A list of objects, or None: `list[Game]`, `list[tuple[int, ...]] | None`."""
    if isinstance(annotation, ast.BinOp) and ast.unparse(annotation.right) == "None":
        annotation = annotation.left
    return (
        isinstance(annotation, ast.Subscript)
        and ast.unparse(annotation.value) == "list"
        and ast.unparse(annotation.slice) not in (*C_TYPES, "ActionNumber")
    )
