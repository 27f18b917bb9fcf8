"""All compiled modules together, read and checked: what the declarations and the twin are written from."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from . import modules, source
from .arrays import check_arrays
from .classes import Class
from .constants import Constants
from .functions import Function, check_calls, classify
from .namespace import Namespace
from .source import Source


class Engine:
    """Raises `CannotTranslate` for the first line that would not do in C what it does in Python."""

    def __init__(
        self, compiled: Sequence[str], constants: Sequence[str], read: Callable[[str], Source]
    ) -> None:
        self.sources = [read(name) for name in compiled]
        of_constants = [read(name) for name in constants]
        Namespace(self.sources, of_constants, read)
        self.constants = Constants([*of_constants, *self.sources])
        self.classes: dict[str, Class] = {}
        for file in self.sources:
            for node in file.tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[node.name] = Class(file, node, self.constants.values)
        self.bases = {found.base for found in self.classes.values()}
        self.functions = [function for file in self.sources for function in self.functions_of(file)]
        self.check()

    def functions_of(self, file: Source) -> list[Function]:
        found = []
        for node in file.tree.body:
            if isinstance(node, ast.FunctionDef):
                found.append(classify(file, node, self.classes))
            elif isinstance(node, ast.ClassDef):
                owner = self.classes[node.name]
                found += [classify(file, method, self.classes, owner) for method in owner.methods]
        return found

    def check(self) -> None:
        arrays = {field for found in self.classes.values() for field in found.lengths}
        for found in self.classes.values():
            found.check(self.classes)
        for file in self.sources:
            check_arrays(file, arrays, self.constants.values)
        check_calls(self.functions, self.classes)


def read_engine(root: Path) -> Engine:
    """The engine of the checkout at `root`."""
    return Engine(modules.COMPILED, modules.CONSTANTS, partial(source.read, root))
