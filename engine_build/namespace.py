"""The compiled modules are joined into one, so they share one namespace: what they import and define."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence

from .source import Source

# C's own functions of the same names, which do the same: `floor` is not among them, as C's gives a float.
C_FUNCTIONS = {"math": ("exp", "log", "sqrt")}


def imported_module(node: ast.ImportFrom, importer: str) -> str | None:
    """The module as COMPILED would name it ("rules.turn"); None if it is not one of oddville's."""
    package = ["oddville", *importer.split(".")][: -node.level] if node.level else []
    path = [*package, *(node.module or "").split(".")]
    return ".".join(path[1:]) if path[0] == "oddville" else None


def imports_of(source: Source) -> list[ast.ImportFrom]:
    return [node for node in source.tree.body if isinstance(node, ast.ImportFrom)]


def definitions_of(source: Source) -> list[tuple[str, ast.stmt]]:
    """The names that a module defines at its top level."""
    found: list[tuple[str, ast.stmt]] = []
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append((node.name, node))
        elif isinstance(node, ast.Assign):
            found += [(ast.unparse(target), node) for target in node.targets]
        elif isinstance(node, ast.AnnAssign):
            found.append((ast.unparse(node.target), node))
    return found


def check_form(source: Source) -> None:
    """Imports and definitions at the top level, in the forms that the twin understands."""
    for node in source.tree.body:
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        known = ast.ImportFrom | ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign
        if not is_text and not isinstance(node, known):
            raise source.refusal(
                node,
                "At the top level of a compiled module write only `from module import name`, "
                "functions, classes and assignments.",
            )
    for inner in ast.walk(source.tree):
        if isinstance(inner, ast.Import | ast.ImportFrom) and inner not in source.tree.body:
            raise source.refusal(inner, "Move this import to the top of the module.")
    for node in imports_of(source):
        if not node.module or any(alias.asname or alias.name == "*" for alias in node.names):
            raise source.refusal(
                node, "Import single names under their own names: `from .module import name`."
            )


class Namespace:
    """Checks that every name means one thing, whichever module uses it."""

    def __init__(
        self, compiled: Sequence[Source], constants: Sequence[Source], read: Callable[[str], Source]
    ) -> None:
        self.compiled = [source.name for source in compiled]
        self.constants = [source.name for source in constants]
        self.read = read
        self.origins: dict[str, str] = {}  # of every name, where it comes from
        for source in constants:
            self.refuse_our_modules(source, allowed=self.constants)
            self.add_definitions(source)
        for number, source in enumerate(compiled):
            check_form(source)
            self.add_definitions(source)
            for node in imports_of(source):
                self.check_import(source, node, self.compiled[:number])

    def add(self, source: Source, node: ast.AST, name: str, origin: str) -> None:
        known = self.origins.setdefault(name, origin)
        if known != origin:
            raise source.refusal(
                node,
                f"`{name}` comes from {known} too. Compiled modules share one namespace: rename one of them.",
            )

    def add_definitions(self, source: Source) -> None:
        names = [name for name, _ in definitions_of(source)]
        for name, node in definitions_of(source):
            if names.count(name) > 1:
                raise source.refusal(node, f"`{name}` is defined twice in this module.")
            self.add(source, node, name, source.name)

    def check_import(self, source: Source, node: ast.ImportFrom, earlier: Iterable[str]) -> None:
        module = imported_module(node, source.name)
        if module is None:
            self.check_outside_import(source, node)
        elif module in self.compiled:
            if module not in earlier:
                raise source.refusal(
                    node, f"COMPILED in engine_build/modules.py must list {module} before {source.name}."
                )
        else:
            if module not in self.constants:
                self.check_plain_module(source, node, module)
            for alias in node.names:
                self.add(source, node, alias.name, module)

    def check_outside_import(self, source: Source, node: ast.ImportFrom) -> None:
        module = str(node.module)
        for alias in node.names:
            if module in C_FUNCTIONS and alias.name not in C_FUNCTIONS[module]:
                raise source.refusal(
                    node,
                    f"`{alias.name}` of {module} has no C function that does the same; "
                    f"there are {', '.join(C_FUNCTIONS[module])}.",
                )
            self.add(source, node, alias.name, module)

    def check_plain_module(self, source: Source, node: ast.ImportFrom, module: str) -> None:
        try:
            imported = self.read(module)
        except FileNotFoundError:
            raise source.refusal(node, f"{module} is not a module with a file of its own.") from None
        self.refuse_our_modules(imported, allowed=())

    def refuse_our_modules(self, source: Source, allowed: Iterable[str]) -> None:
        """A plain module is loaded before the compiled ones are in place: it would get their plain twins."""
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names if alias.name.startswith("oddville")]
            elif isinstance(node, ast.ImportFrom):
                module = imported_module(node, source.name)
                modules = [module] if module is not None and module not in allowed else []
            else:
                continue
            if modules:
                raise source.refusal(
                    node,
                    f"Compiled modules import {source.name}, so it must not import {modules[0]}: "
                    "it loads before the compiled engine is in place. Compile it too, or split it.",
                )


def c_function_imports(sources: Iterable[Source]) -> list[str]:
    """Lines that fetch C's own functions in place of Python's."""
    nodes = [node for source in sources for node in imports_of(source) if node.module in C_FUNCTIONS]
    return sorted({f"from libc.{node.module} cimport {alias.name}" for node in nodes for alias in node.names})
