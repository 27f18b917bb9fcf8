"""Compiles rules and search: types for Cython are read off the Python sources, which stay as they are.

The modules of COMPILED are joined into one twin under build/, in which constants have become numbers, with a
.pxd whose C types are taken from the annotations: `int` is a C int, `float` a double, `list[int]` a C array
of the length that `__init__` gives it, `Word` 64 unsigned bits, `Numbers`, `Reals` and `Octets` arrays whose
length is decided later, `bytes` a text that a loop reads as C does. A function whose parameters and result
are all of such kinds becomes a C function that Python can call too; the C compiler sees all of them at once.
Everything else stays Python. Without Cython or a C compiler the sources run as they are.

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
CONSTANTS = ("rules.vocabulary", "rules.action_space", "rules.event_kinds")

# In the order of their imports.
COMPILED = (
    "rules.randomness",
    "rules.components",
    "rules.state",
    "rules.coins",
    "rules.board",
    "rules.city",
    "rules.projects",
    "rules.powers",
    "rules.payment",
    "rules.scoring",
    "rules.turn",
    "rules.legal",
    "rules.apply",
    "rules.knowledge",
    "rules.game",
    "rules.written_view",
    "rules.playout",
    "bots.mind",
    "bots.sight",
    "bots.evaluation",
    "bots.instinct",
    "bots.tree",
    "bots.walk",
    "bots.uct",
    "bots.lookahead",
    "envs.observation",
    "envs.outcome",
    "envs.batch",
    "envs.afterstates",
)
# Their arrays have the right size from the start: what the loops over many games write is not checked again.
UNCHECKED = () if BUILD == "sanitized" else tuple(name for name in COMPILED if name.startswith("envs."))
NO_CHECKS = "@cython.boundscheck(False)\n@cython.wraparound(False)\n"

C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "Word": "unsigned long long",
    "Numbers": "int[::1]",
    "Reals": "double[::1]",
    "Octets": "signed char[::1]",
    "bytes": "bytes",
}
LOCAL_TYPES = {
    "int": "cython.int",
    "bool": "cython.bint",
    "float": "cython.double",
    "Word": "cython.ulonglong",
}
ARRAY_ITEMS = {"list[int]": "tiny", "list[ActionNumber]": "short", "list[float]": "double"}
C_MODULES = {"math": "libc.math"}  # C's own functions of the same names
WIDEST_INT = 2**31 - 1

# A byte that holds a number: Cython would turn arrays of its own `char` into text.
HEADER = """cimport cython
cdef extern from *:
    ctypedef short tiny "signed char"
"""


def source_of(module: str) -> str:
    return (SOURCES / f"{module.replace('.', '/')}.py").read_text("utf-8")


def tree_of(module: str) -> ast.Module:
    return ast.parse(source_of(module))


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


class Engine:
    """All modules to compile, and what Cython has to know of them."""

    def __init__(self) -> None:
        self.trees = {name: tree_of(name) for name in COMPILED}
        nodes = [node for tree in self.trees.values() for node in tree.body]
        self.classes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}
        self.functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        constants: dict[str, int | float] = {}
        for tree in [*map(tree_of, CONSTANTS), *self.trees.values()]:
            constants |= constants_of(tree)
        self.numbers = {name: value for name, value in constants.items() if value <= WIDEST_INT}
        self.words = [name for name, value in constants.items() if value > WIDEST_INT]
        self.refuse_same_names()
        self.bases = {ast.unparse(base) for node in self.classes.values() for base in node.bases}

    def refuse_same_names(self) -> None:
        """Joined modules share one namespace: of two functions with one name the second would win."""
        names = [*self.classes, *(node.name for node in self.functions)]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise SystemExit(
                f"Defined twice among the compiled modules, rename one of each: {', '.join(twice)}"
            )

    # ---- the .pxd ----

    def declarations(self) -> str:
        parts = [HEADER, *self.borrowed(), *(f"cdef unsigned long long {name}" for name in self.words)]
        parts += [self.declare_class(node) for node in self.classes.values()]
        parts += [signature for node in self.functions if (signature := self.signature(node))]
        return "\n".join(parts) + "\n"

    def borrowed(self) -> list[str]:
        """Lines that fetch C's own functions in place of Python's."""
        nodes = [
            node for tree in self.trees.values() for node in tree.body if isinstance(node, ast.ImportFrom)
        ]
        return sorted(
            {
                f"from {C_MODULES[node.module]} cimport {alias.name}"
                for node in nodes
                if node.module in C_MODULES
                for alias in node.names
            }
        )

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
        return name if name in self.classes else C_TYPES.get(name)

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
        ending = "" if result in (*self.classes, "bytes") else " noexcept"
        return f"{self.local_types(node)}cpdef {result} {node.name}({', '.join(listed)}){ending}"

    def local_types(self, node: ast.FunctionDef) -> str:
        """Annotated local variables, for the types Cython would not infer."""
        found = [
            f"{ast.unparse(inner.target)}={LOCAL_TYPES.get(ast.unparse(inner.annotation), 'object')}"
            if ast.unparse(inner.annotation) not in self.classes
            else f"{ast.unparse(inner.target)}={ast.unparse(inner.annotation)}"
            for inner in ast.walk(node)
            if isinstance(inner, ast.AnnAssign)
        ]
        return f"@cython.locals({', '.join(found)})\n" if found else ""

    # ---- the twin ----

    def twin(self) -> str:
        """All sources after one another, with numbers for constants."""
        parts = ["from __future__ import annotations\nimport cython\n", f"MODULES = {COMPILED!r}\n"]
        for name, tree in self.trees.items():
            lines = source_of(name).split("\n")
            for node in tree.body:
                if isinstance(node, ast.ImportFrom):
                    self.rewrite_import(node, name, lines)
                elif isinstance(node, ast.FunctionDef) and name in UNCHECKED:
                    lines[node.lineno - 1] = NO_CHECKS + lines[node.lineno - 1]
            parts.append(self.with_numbers("\n".join(line for line in lines if "__slots__" not in line)))
        return "\n".join(parts)

    def rewrite_import(self, node: ast.ImportFrom, importer: str, lines: list[str]) -> None:
        """Names of compiled modules are at hand; those of others are imported by their full name."""
        end = node.end_lineno or node.lineno
        lines[node.lineno - 1 : end] = [""] * (end - node.lineno + 1)
        package = importer.partition(".")[0]
        module = f"{package}.{node.module}" if node.level == 1 else str(node.module)
        names = [alias.name for alias in node.names if alias.name not in self.numbers]
        if node.level == 0 and module not in {"__future__", *C_MODULES}:
            lines[node.lineno - 1] = ast.unparse(node)
        elif node.level > 0 and module not in COMPILED and names:
            lines[node.lineno - 1] = f"from oddville.{module} import {', '.join(names)}"

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


def compiled_engine() -> list[Any]:
    if BUILD == "plain":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    engine = Engine()
    package = TWIN / "oddville"
    write(package / "__init__.py", "")
    write(package / "_compiled.py", engine.twin())
    write(package / "_compiled.pxd", engine.declarations())
    source = (package / "_compiled.py").relative_to(ROOT)
    flags = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds"] if BUILD == "sanitized" else []
    extensions = cythonize(
        [Extension("oddville._compiled", [str(source)])],
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


setup(ext_modules=compiled_engine())
