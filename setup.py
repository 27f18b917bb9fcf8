"""Compiles the rules: types for Cython are read off the Python sources, which stay as they are.

For each module of RULES_MODULES this writes a twin under build/ in which constants have become
numbers, and a .pxd with C types taken from the annotations: `int` is a C int, `list[int]` a C array
of the length that `__init__` gives it, `Word` 64 unsigned bits. A function whose parameters and
result are all of such kinds becomes a C function that Python can call too. Everything else stays
Python. Without Cython or a C compiler nothing is compiled and the sources run as they are.
"""

from __future__ import annotations

import ast
import io
import os
import tokenize
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
RULES = ROOT / "src" / "oddville" / "rules"
TWINS = ROOT / "build" / "rules"

# Modules of constants: never compiled, their integers are written into the others.
CONSTANT_MODULES = ("vocabulary", "action_space", "event_kinds")

# In the order of their imports.
RULES_MODULES = (
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
    "game",
    "playout",
)

C_TYPES = {"int": "int", "bool": "bint", "None": "void", "Word": "unsigned long long"}
ARRAY_ITEMS = {"list[int]": "tiny", "list[ActionNumber]": "short"}
# A byte that holds a number: Cython turns arrays of its own `char` into text.
TINY = 'cdef extern from *:\n    ctypedef int tiny "signed char"'
ALIASES = ("Word", "ActionNumber")
WIDEST_INT = 2**31 - 1


def constants_of(tree: ast.Module) -> dict[str, int]:
    """The module's `NAME: Final = <integer>` lines."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            try:
                value = ast.literal_eval(node.value) if node.value else None
            except ValueError:
                continue
            if type(value) is int:
                found[node.target.id] = value
    return found


def words_in(constants: dict[str, int]) -> list[str]:
    """Constants too wide for a C int: they stay names, of 64 unsigned bits."""
    return [name for name, value in constants.items() if value > WIDEST_INT]


class Module:
    """One source module and what Cython has to know of it."""

    def __init__(self, name: str, inherited: dict[str, int]) -> None:
        self.name = name
        self.source = (RULES / f"{name}.py").read_text("utf-8")
        self.tree = ast.parse(self.source)
        self.constants = inherited | constants_of(self.tree)
        self.classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.functions = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]

    def imports(self) -> list[tuple[str, list[str], ast.ImportFrom]]:
        """The relative imports: module, names, node."""
        return [
            (node.module, [alias.name for alias in node.names], node)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module
        ]


class Typing:
    """Knows which names stand for compiled classes and which functions are C functions."""

    def __init__(self) -> None:
        self.classes: set[str] = set()
        self.exported: dict[str, set[str]] = {}

    def c_type(self, annotation: ast.expr | None) -> str | None:
        if annotation is None:
            return None
        name = ast.unparse(annotation)
        if name in self.classes:
            return name
        return C_TYPES.get(name)

    def signature(self, node: ast.FunctionDef, is_method: bool) -> str | None:
        """The C declaration of a function, None where it must stay a Python function."""
        arguments = node.args
        if node.decorator_list or arguments.defaults or arguments.kwonlyargs or arguments.vararg:
            return None
        if is_method and node.name.startswith("__"):
            return None
        parameters = arguments.args[1:] if is_method else arguments.args
        types = [self.c_type(parameter.annotation) for parameter in parameters]
        result = self.c_type(node.returns)
        if result is None or None in types:
            return None
        listed = ["self"] if is_method else []
        listed += [f"{kind} {parameter.arg}" for kind, parameter in zip(types, parameters, strict=True)]
        # A function that hands out an object passes exceptions on; the others cannot raise any.
        ending = "" if result in self.classes else " noexcept"
        return f"{self.locals_of(node)}cpdef {result} {node.name}({', '.join(listed)}){ending}"

    def locals_of(self, node: ast.FunctionDef) -> str:
        """Annotated local variables, for the types Cython would not infer."""
        found = [
            f"{inner.target.id}={self.local_type(inner.annotation)}"
            for inner in ast.walk(node)
            if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name)
        ]
        return f"@cython.locals({', '.join(found)})\n" if found else ""

    def local_type(self, annotation: ast.expr) -> str:
        name = ast.unparse(annotation)
        return {"Word": "cython.ulonglong", "int": "cython.int", "bool": "cython.bint"}.get(name, name)


def array_lengths(node: ast.ClassDef, constants: dict[str, int]) -> dict[str, int]:
    """The lengths of the fields that `__init__` fills with `[value] * length`."""
    lengths = {}
    for inner in ast.walk(node):
        if isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Attribute):
            factors = list_factors(inner.value)
            if factors:
                expression = ast.fix_missing_locations(ast.Expression(body=factors))
                lengths[inner.targets[0].attr] = eval(compile(expression, "", "eval"), {}, dict(constants))
    return lengths


def list_factors(node: ast.expr) -> ast.expr | None:
    """The `length` of an expression `[value] * length`, factor by factor."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)):
        return None
    if isinstance(node.left, ast.List):
        return node.right
    inner = list_factors(node.left)
    return ast.BinOp(inner, ast.Mult(), node.right) if inner else None


def declare_class(node: ast.ClassDef, module: Module, typing: Typing) -> str:
    lengths = array_lengths(node, module.constants)
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    is_final = node.name not in SUBCLASSED
    lines = ["@cython.final"] if is_final else []
    lines += ["@cython.no_gc"] if bases else ["@cython.no_gc", "@cython.freelist(64)"]
    lines += [f"cdef class {node.name}{f'({bases})' if bases else ''}:"]
    for item in node.body:
        if isinstance(item, ast.AnnAssign):
            kind = typing.c_type(item.annotation)
            if item.target.id in lengths:
                kind = f"{ARRAY_ITEMS[ast.unparse(item.annotation)]}[{lengths[item.target.id]}]"
            elif kind is None:
                kind = "list" if ast.unparse(item.annotation).startswith("list") else "object"
            lines.append(f"    cdef public {kind} {item.target.id}")
        elif isinstance(item, ast.FunctionDef):
            signature = typing.signature(item, is_method=True)
            if signature:
                lines += [f"    {line}" for line in signature.split("\n")]
    return "\n".join(lines)


SUBCLASSED = ("State",)


def declarations(module: Module, typing: Typing) -> str:
    """The .pxd of a module."""
    typing.classes |= {node.name for node in module.classes}
    exported = {node.name for node in module.classes}
    parts = ["cimport cython", TINY]
    for origin, names, _ in module.imports():
        shared = sorted(set(names) & typing.exported.get(origin, set()))
        if shared:
            parts.append(f"from oddville.rules.{origin} cimport {', '.join(shared)}")
    parts += [f"cdef unsigned long long {name}" for name in words_in(constants_of(module.tree))]
    parts += [declare_class(node, module, typing) for node in module.classes]
    for node in module.functions:
        signature = typing.signature(node, is_method=False)
        if signature:
            parts.append(signature)
            exported.add(node.name)
    typing.exported[module.name] = exported
    return "\n".join(parts) + "\n"


def twin(module: Module, typing: Typing) -> str:
    """The source with numbers for constants and without the imports that the .pxd makes; same lines."""
    lines = module.source.split("\n")
    for origin, names, node in module.imports():
        compiled = typing.exported.get(origin, set()) | set(module.constants)
        kept = [name for name in names if name not in compiled and name not in ALIASES]
        for number in range(node.lineno - 1, node.end_lineno or node.lineno):
            lines[number] = ""
        if kept:
            lines[node.lineno - 1] = f"from oddville.rules.{origin} import {', '.join(kept)}"
    lengths: dict[str, int] = {}
    for node in module.classes:
        lengths |= array_lengths(node, module.constants)
    wide = words_in(module.constants)
    narrow = {name: value for name, value in module.constants.items() if name not in wide}
    return with_numbers("\n".join(lines), narrow, lengths)


def with_numbers(source: str, constants: dict[str, int], lengths: dict[str, int]) -> str:
    """Replace constants by their values and the lengths of arrays by one number."""
    lines = source.split("\n")
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    for position in range(len(tokens) - 1, -1, -1):
        token = tokens[position]
        follows_dot = position > 0 and tokens[position - 1].string == "."
        is_target = tokens[position + 1].string in (":", "=") if position + 1 < len(tokens) else False
        at_margin = token.start[1] == 0
        if token.type == tokenize.NAME and token.string in constants and not follows_dot:
            if is_target and at_margin:
                lines[token.start[0] - 1] = ""
                continue
            row, start, end = token.start[0] - 1, token.start[1], token.end[1]
            lines[row] = f"{lines[row][:start]}{constants[token.string]}{lines[row][end:]}"
    for number, line in enumerate(lines):
        field = line.strip().removeprefix("self.").split(" ")[0]
        if field in lengths and line.strip().startswith("self.") and "] * " in line:
            lines[number] = f"{line.split('] * ')[0]}] * {lengths[field]}"
    return "\n".join(lines)


def write(path: Path, text: str) -> None:
    """Only what changed, so that an unchanged module is not compiled again."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def compiled_rules() -> list[Extension]:
    if os.environ.get("ODDVILLE_BUILD") == "plain":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    constants: dict[str, int] = {}
    for name in CONSTANT_MODULES:
        constants |= constants_of(ast.parse((RULES / f"{name}.py").read_text("utf-8")))
    package = TWINS / "oddville" / "rules"
    write(TWINS / "oddville" / "__init__.py", "")
    write(package / "__init__.py", "")
    typing = Typing()
    inherited = dict(constants)
    extensions = []
    for name in RULES_MODULES:
        module = Module(name, inherited)
        inherited |= module.constants
        write(package / f"{name}.pxd", declarations(module, typing))
        write(package / f"{name}.py", twin(module, typing))
        extensions.append(Extension(f"oddville.rules.{name}", [str((package / f"{name}.py").relative_to(ROOT))]))
    return finished(cythonize, extensions)


def finished(cythonize, extensions: list[Extension]) -> list[Extension]:
    checked = os.environ.get("ODDVILLE_BUILD") == "sanitized"
    flags = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds"] if checked else []
    extensions = cythonize(
        extensions,
        include_path=[str(TWINS)],
        quiet=True,
        compiler_directives={
            "language_level": 3,
            "infer_types": True,
            "annotation_typing": False,
            "cdivision": True,
        },
    )
    for extension in extensions:
        extension.optional = True  # an install without a compiler succeeds and runs the sources
        extension.extra_compile_args = ["-O3", *flags]
        extension.extra_link_args = flags
    return extensions


setup(ext_modules=compiled_rules())
