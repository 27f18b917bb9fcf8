"""Compiles rules and bots: types for Cython are read off the Python sources, which stay as they are.

The modules of a package named in COMPILED are joined into one twin under build/, in which constants have
become numbers, with a .pxd whose C types are taken from the annotations: `int` is a C int, `float` a double,
`list[int]` a C array of the length that `__init__` gives it, `Word` 64 unsigned bits, `Numbers` and `Reals`
arrays whose length is decided later. A function whose parameters and result are all of such kinds becomes a
C function that Python can call too; the C compiler sees all of a package at once. Everything else stays
Python. Without Cython or a C compiler the sources run as they are.

ODDVILLE_BUILD=plain compiles nothing, ODDVILLE_BUILD=sanitized checks the bounds of every array.
"""

from __future__ import annotations

import ast
import io
import os
import re
import tokenize
from math import prod
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

ROOT = Path(__file__).parent
SOURCES = ROOT / "src" / "oddville"
TWIN = ROOT / "build" / "twin"
BUILD = os.environ.get("ODDVILLE_BUILD", "")

# Modules of constants: never compiled, their numbers are written into the others.
CONSTANTS = {"rules": ("vocabulary", "action_space", "event_kinds"), "bots": ()}

# Packages and their modules in the order of their imports.
COMPILED = {
    "rules": (
        "randomness",
        "components",
        "state",
        "coins",
        "board",
        "city",
        "projects",
        "powers",
        "payment",
        "scoring",
        "turn",
        "legal",
        "apply",
        "knowledge",
        "game",
        "playout",
    ),
    "bots": (
        "mind",
        "sight",
        "evaluation",
        "instinct",
        "tree",
        "walk",
        "lookahead",
    ),
}

C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "Word": "unsigned long long",
    "Numbers": "int[::1]",
    "Reals": "double[::1]",
}
LOCAL_TYPES = {"int": "cython.int", "bool": "cython.bint", "float": "cython.double", "Word": "cython.ulonglong"}
ARRAY_ITEMS = {"list[int]": "tiny", "list[ActionNumber]": "short", "list[float]": "double"}
WIDEST_INT = 2**31 - 1

# A byte that holds a number: Cython would turn arrays of its own `char` into text.
HEADER = """cimport cython
cdef extern from *:
    ctypedef short tiny "signed char"
"""


def tree_of(package: str, name: str) -> ast.Module:
    return ast.parse((SOURCES / package / f"{name}.py").read_text("utf-8"))


def constants_of(tree: ast.Module) -> dict[str, int | float]:
    """The module's `NAME: Final = <number>` lines."""
    found: dict[str, int | float] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final" and node.value:
            try:
                value = ast.literal_eval(node.value)
            except ValueError:
                continue
            if type(value) is int or type(value) is float:
                found[ast.unparse(node.target)] = value
    return found


class Package:
    """All modules of a package that are compiled, and what Cython has to know of them.

    `below` is the compiled package it builds on: its classes and C functions are used as such.
    """

    def __init__(self, name: str, below: Package | None = None) -> None:
        self.name = name
        self.below = below
        self.trees = {module: tree_of(name, module) for module in COMPILED[name]}
        nodes = [node for tree in self.trees.values() for node in tree.body]
        self.classes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}
        self.functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        constants: dict[str, int | float] = below.numbers.copy() if below else {}
        for tree in [*(tree_of(name, module) for module in CONSTANTS[name]), *self.trees.values()]:
            constants |= constants_of(tree)
        self.numbers = {name: value for name, value in constants.items() if value <= WIDEST_INT}
        self.words = [name for name, value in constants.items() if value > WIDEST_INT]
        self.refuse_same_names()
        self.known_classes = {*self.classes, *(below.known_classes if below else ())}
        self.bases = {ast.unparse(base) for node in self.classes.values() for base in node.bases}

    def refuse_same_names(self) -> None:
        """Joined modules share one namespace: of two functions with one name the second would win."""
        names = [*self.classes, *(node.name for node in self.functions)]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise SystemExit(f"Defined twice in src/oddville/{self.name}, rename one of each: {', '.join(twice)}")

    # ---- the .pxd ----

    def declarations(self) -> str:
        parts = [HEADER, *self.borrowed(), *(f"cdef unsigned long long {name}" for name in self.words)]
        parts += [self.declare_class(node) for node in self.classes.values()]
        parts += [signature for node in self.functions if (signature := self.signature(node))]
        return "\n".join(parts) + "\n"

    def borrowed(self) -> list[str]:
        """Lines that fetch C declarations from the package below, and C's own mathematics."""
        lines = []
        for node in self.imports():
            if node.level == 2 and self.below and node.module in self.below.modules():
                names = [alias.name for alias in node.names if alias.name in self.below.c_names()]
                lines += [f"from oddville.{self.below.name}._compiled cimport {name}" for name in names]
            elif node.module == "math":
                lines += [f"from libc.math cimport {alias.name}" for alias in node.names]
        return sorted(set(lines))

    def imports(self) -> list[ast.ImportFrom]:
        return [node for tree in self.trees.values() for node in tree.body if isinstance(node, ast.ImportFrom)]

    def modules(self) -> set[str]:
        """As seen from the package above."""
        return {f"{self.name}.{module}" for module in self.trees}

    def c_names(self) -> set[str]:
        return {*self.classes, *(node.name for node in self.functions if self.signature(node))}

    def declare_class(self, node: ast.ClassDef) -> str:
        base = f"({ast.unparse(node.bases[0])})" if node.bases else ""
        decorators = ["@cython.no_gc"]  # states hold numbers and their shared tables: no cycles
        if node.name not in self.bases:
            decorators.append("@cython.final")
        if not base:
            decorators.append("@cython.freelist(64)")
        lines = [*decorators, f"cdef class {node.name}{base}:"]
        lengths = self.array_lengths(node)
        for item in node.body:
            if isinstance(item, ast.AnnAssign):
                name = ast.unparse(item.target)
                lines.append(f"    cdef public {self.field_type(item.annotation, lengths.get(name))} {name}")
            elif isinstance(item, ast.FunctionDef) and not base:
                # A subclass with C methods of its own would be larger and could not use the freelist.
                signature = self.signature(item, is_method=True) or ""
                lines += [f"    {line}" for line in signature.splitlines()]
        return "\n".join([*lines, "    pass"])

    def field_type(self, annotation: ast.expr, length: int | None) -> str:
        name = ast.unparse(annotation)
        if length is not None:
            return f"{ARRAY_ITEMS[name]}[{length}]"
        return self.c_type(annotation) or ("list" if name.startswith("list") else "object")

    def array_lengths(self, node: ast.ClassDef) -> dict[str, int]:
        """The lengths of the fields that `__init__` fills with `[value] * length`."""
        lengths = {}
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assign) and (match := ARRAY.fullmatch(ast.unparse(inner))):
                length = 1
                for factor in match["factors"].split(" * "):
                    length *= int(self.numbers[factor])
                lengths[match["field"]] = length
        return lengths

    def c_type(self, annotation: ast.expr | None) -> str | None:
        name = ast.unparse(annotation) if annotation else ""
        return name if name in self.known_classes else C_TYPES.get(name)

    def signature(self, node: ast.FunctionDef, is_method: bool = False) -> str | None:
        """The C declaration of a function, None where it must stay a Python function."""
        arguments = node.args
        if node.decorator_list or arguments.kwonlyargs or arguments.vararg or node.name.startswith("__"):
            return None
        if any(isinstance(inner, ast.Raise | ast.Assert) for inner in ast.walk(node)):
            return None
        parameters = arguments.args[1:] if is_method else arguments.args
        types = [self.c_type(parameter.annotation) for parameter in parameters]
        result = self.c_type(node.returns)
        if result is None or None in types:
            return None
        required = len(parameters) - len(arguments.defaults)
        listed = ["self"] if is_method else []
        for number, (kind, parameter) in enumerate(zip(types, parameters, strict=True)):
            listed.append(f"{kind} {parameter.arg}{'' if number < required else '=*'}")
        # A function that hands out an object passes exceptions on; the others cannot raise any.
        ending = "" if result in self.known_classes else " noexcept"
        return f"{self.local_types(node)}cpdef {result} {node.name}({', '.join(listed)}){ending}"

    def local_types(self, node: ast.FunctionDef) -> str:
        """Annotated local variables, for the types Cython would not infer."""
        found = [
            f"{ast.unparse(inner.target)}={LOCAL_TYPES.get(ast.unparse(inner.annotation), 'object')}"
            if ast.unparse(inner.annotation) not in self.known_classes
            else f"{ast.unparse(inner.target)}={ast.unparse(inner.annotation)}"
            for inner in ast.walk(node)
            if isinstance(inner, ast.AnnAssign)
        ]
        return f"@cython.locals({', '.join(found)})\n" if found else ""

    # ---- the twin ----

    def twin(self) -> str:
        """All sources after one another, with numbers for constants."""
        parts = ["from __future__ import annotations\n", f"MODULES = {tuple(self.trees)!r}\n"]
        for name, tree in self.trees.items():
            lines = (SOURCES / self.name / f"{name}.py").read_text("utf-8").split("\n")
            for node in tree.body:
                if isinstance(node, ast.ImportFrom):
                    self.rewrite_import(node, lines)
            parts.append(self.with_numbers("\n".join(line for line in lines if "__slots__" not in line)))
        return "\n".join(parts)

    def rewrite_import(self, node: ast.ImportFrom, lines: list[str]) -> None:
        """Names of compiled modules are at hand; those of others are imported by their full name."""
        end = node.end_lineno or node.lineno
        lines[node.lineno - 1 : end] = [""] * (end - node.lineno + 1)
        names = [alias.name for alias in node.names if alias.name not in self.numbers]
        if node.level == 0:
            if node.module not in {"__future__", "math"}:
                lines[node.lineno - 1] = ast.unparse(node)
            return
        home = f"oddville.{self.name}.{node.module}" if node.level == 1 else f"oddville.{node.module}"
        if node.level == 1 and node.module in self.trees:
            return
        if node.level == 2 and self.below and node.module in self.below.modules():
            home = f"oddville.{self.below.name}._compiled"
            names = [name for name in names if name not in self.below.c_names()]
        if names:
            lines[node.lineno - 1] = f"from {home} import {', '.join(names)}"

    def with_numbers(self, source: str) -> str:
        """Replace constants by their values, but not where they are defined."""
        lines = source.split("\n")
        tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
        for before, token in reversed(list(zip([tokens[0], *tokens], tokens, strict=False))):
            if token.type == tokenize.NAME and token.string in self.numbers and before.string != ".":
                row, (start, end) = token.start[0] - 1, (token.start[1], token.end[1])
                if start > 0:
                    number = self.numbers[token.string]
                    lines[row] = f"{lines[row][:start]}{number}{lines[row][end:]}"
        return re.sub(r"(?<=\] \* )\d+( \* \d+)+$", self.product, "\n".join(lines), flags=re.MULTILINE)

    @staticmethod
    def product(match: re.Match[str]) -> str:
        """Cython wants the length of an array as one number."""
        return str(prod(int(factor) for factor in match[0].split(" * ")))


ARRAY = re.compile(r"self\.(?P<field>\w+) = \[[\w.-]+\] \* (?P<factors>\w+( \* \w+)*)")


def write(path: Path, text: str) -> None:
    """Only what changed, so that nothing is compiled without need."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def extension_of(package: Package) -> Extension:
    """Write the twin of a package and say how it is compiled."""
    folder = TWIN / "oddville" / package.name
    write(TWIN / "oddville" / "__init__.py", "")
    write(folder / "__init__.py", "")
    write(folder / "_compiled.py", package.twin())
    write(folder / "_compiled.pxd", package.declarations())
    source = (folder / "_compiled.py").relative_to(ROOT)
    return Extension(f"oddville.{package.name}._compiled", [str(source)])


def compiled_packages() -> list[Any]:
    if BUILD == "plain":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    rules = Package("rules")
    bots = Package("bots", below=rules)
    flags = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds"] if BUILD == "sanitized" else []
    extensions = cythonize(
        [extension_of(rules), extension_of(bots)],
        include_path=[str(TWIN)],
        quiet=True,
        compiler_directives={
            "language_level": 3,
            "infer_types": True,
            "annotation_typing": False,
            "cdivision": True,  # whole numbers are never negative when divided, and no divisor is 0
        },
    )
    for extension in extensions:
        extension.optional = True  # an install without a compiler succeeds and runs the sources
        extension.extra_compile_args = ["-O3", "-g0", *flags]
        extension.extra_link_args = flags
    return list(extensions)


setup(ext_modules=compiled_packages())
