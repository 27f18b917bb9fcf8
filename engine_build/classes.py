"""Classes become C structs: the types of their fields, and the lengths of their arrays."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod

from .c_types import ARRAY_ITEMS, C_TYPES, ITEM_LIMITS, c_type, is_python_list
from .constants import Edit, literal
from .source import Source


@dataclass(frozen=True)
class Filling:
    """A line of `__init__` that gives a field its array: `self.field = [value] * a * b`."""

    node: ast.Assign
    field: str
    value: ast.expr
    factors: list[ast.expr]


class Class:
    """One class of a compiled module."""

    def __init__(self, source: Source, node: ast.ClassDef, constants: Mapping[str, int | float]) -> None:
        self.source = source
        self.node = node
        self.name = node.name
        self.base = ast.unparse(node.bases[0]) if node.bases else ""
        self.constants = constants
        self.fillings: list[Filling] = []
        self.lengths: dict[str, int] = {}
        for filling in self.find_fillings():
            if self.annotation_of(filling.field) in ARRAY_ITEMS:
                self.add_filling(filling)

    @property
    def annotations(self) -> dict[str, ast.AnnAssign]:
        return {ast.unparse(item.target): item for item in self.node.body if isinstance(item, ast.AnnAssign)}

    @property
    def methods(self) -> list[ast.FunctionDef]:
        return [item for item in self.node.body if isinstance(item, ast.FunctionDef)]

    def annotation_of(self, field: str) -> str:
        item = self.annotations.get(field)
        return ast.unparse(item.annotation) if item else ""

    def find_fillings(self) -> Iterator[Filling]:
        inits = [method for method in self.methods if method.name == "__init__"]
        for node in (inner for init in inits for inner in ast.walk(init)):
            match node:
                case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=field)], value=left):
                    factors: list[ast.expr] = []
                    while isinstance(left, ast.BinOp) and isinstance(left.op, ast.Mult):
                        factors.insert(0, left.right)
                        left = left.left
                    if factors and isinstance(left, ast.List) and len(left.elts) == 1:
                        yield Filling(node, field, left.elts[0], factors)

    def add_filling(self, filling: Filling) -> None:
        if filling.factors[0].lineno != filling.factors[-1].end_lineno:
            raise self.source.refusal(filling.node, "Write the length of an array on one line.")
        length = prod(self.length_of(filling, factor) for factor in filling.factors)
        if self.lengths.setdefault(filling.field, length) != length:
            raise self.source.refusal(
                filling.node, f"`{filling.field}` already has the length {self.lengths[filling.field]}."
            )
        self.check_value(filling)
        self.fillings.append(filling)

    def number(self, node: ast.expr) -> int | float | None:
        return self.constants.get(node.id) if isinstance(node, ast.Name) else literal(node)

    def length_of(self, filling: Filling, factor: ast.expr) -> int:
        number = self.number(factor)
        if not isinstance(number, int) or number < 1:
            raise self.source.refusal(
                filling.node,
                f"`{ast.unparse(factor)}` is no length for the array `{filling.field}`: "
                "write whole numbers or constants, multiplied if need be.",
            )
        return number

    def check_value(self, filling: Filling) -> None:
        limit = ITEM_LIMITS.get(ARRAY_ITEMS[self.annotation_of(filling.field)])
        number = self.number(filling.value)
        if limit is not None and number is not None and not -limit <= number < limit:
            raise self.source.refusal(
                filling.node,
                f"{number} does not fit into an item of `{filling.field}`: -{limit} to {limit - 1}.",
            )

    def field_type(self, field: str, classes: Mapping[str, Class]) -> str:
        item = self.annotations[field]
        name = ast.unparse(item.annotation)
        if item.value is not None:
            raise self.source.refusal(
                item, f"Give `{field}` its value in `__init__`: a C struct has no defaults."
            )
        if name in ARRAY_ITEMS:
            if field not in self.lengths:
                raise self.source.refusal(
                    item,
                    f"`{field}` has no length: fill it in `__init__`, `self.{field} = [0] * LENGTH`, "
                    "or annotate it as `Any` if it is to stay a Python list.",
                )
            return f"{ARRAY_ITEMS[name]}[{self.lengths[field]}]"
        if name == "Any":
            return "object"
        found = "list" if is_python_list(item.annotation) else c_type(item.annotation, classes)
        if found is None:
            raise self.source.refusal(
                item,
                f"`{name}` has no C type. Known are {', '.join([*C_TYPES, *ARRAY_ITEMS])}, "
                "the compiled classes, lists of objects, and `Any` for what is to stay a Python object.",
            )
        return found

    def fields(self, classes: Mapping[str, Class]) -> set[str]:
        inherited = classes[self.base].fields(classes) if self.base else set()
        return inherited | set(self.annotations)

    def check(self, classes: Mapping[str, Class]) -> None:
        """Whatever a C struct cannot have."""
        bases = [ast.unparse(base) for base in self.node.bases]
        if self.node.decorator_list or self.node.keywords or len(bases) > 1 or not set(bases) <= set(classes):
            raise self.source.refusal(
                self.node, "A compiled class has no decorator, and one compiled class as base at most."
            )
        fields = self.fields(classes)
        for node in (inner for method in self.methods for inner in ast.walk(method)):
            match node:
                case ast.Attribute(value=ast.Name(id="self"), attr=field, ctx=ast.Store()) if (
                    field not in fields
                ):
                    raise self.source.refusal(node, f"Declare this field in the class: `{field}: int`.")

    def edits(self) -> Iterator[Edit]:
        """Cython wants the length of an array as one number."""
        for filling in self.fillings:
            first, last = filling.factors[0], filling.factors[-1]
            length = str(self.lengths[filling.field])
            yield Edit(first.lineno, first.col_offset, last.end_col_offset or 0, length)
