"""Which functions become C functions, and why the others stay Python.

A function whose parameters and result all have C types becomes a C function that Python can call too.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from .c_types import LOCAL_TYPES, c_type, result_type
from .classes import Class
from .source import Source

# Cython cannot have these in a function that is both C's and Python's.
PYTHON_ONLY = {
    ast.Raise: "`raise`",
    ast.Assert: "`assert`",
    ast.Yield: "`yield`",
    ast.YieldFrom: "`yield from`",
    ast.Lambda: "a lambda",
    ast.FunctionDef: "a function of its own",
    ast.GeneratorExp: "a generator expression",
}


@dataclass(frozen=True)
class Function:
    """A function or method of a compiled module."""

    source: Source
    node: ast.FunctionDef
    owner: Class | None
    why_python: str  # empty if it becomes a C function
    line: int  # of what makes it Python

    @property
    def name(self) -> str:
        return f"{self.owner.name}.{self.node.name}" if self.owner else self.node.name

    @property
    def parameters(self) -> list[ast.arg]:
        return self.node.args.args[1:] if self.owner else self.node.args.args


def classify(
    source: Source, node: ast.FunctionDef, classes: Collection[str], owner: Class | None = None
) -> Function:
    reason, cause = python_reason(node, classes, owner) or ("", node)
    return Function(source, node, owner, reason, getattr(cause, "lineno", node.lineno))


def python_reason(
    node: ast.FunctionDef, classes: Collection[str], owner: Class | None
) -> tuple[str, ast.AST] | None:
    """Why a function must stay Python, and where that stands in it."""
    arguments = node.args
    if owner is not None and owner.base:
        # With C methods of its own a subclass would be larger and could not use its base's freelist.
        return f"{owner.name} is a subclass", node
    if node.name.startswith("__"):
        return "it is a special method", node
    if node.decorator_list:
        return "it has a decorator", node.decorator_list[0]
    if arguments.posonlyargs or arguments.kwonlyargs or arguments.vararg or arguments.kwarg:
        return "it has parameters marked with `/` or `*`", node
    for inner in ast.walk(node):
        if inner is not node and type(inner) in PYTHON_ONLY:
            return f"it contains {PYTHON_ONLY[type(inner)]}", inner
    for parameter in arguments.args[1:] if owner else arguments.args:
        if c_type(parameter.annotation, classes) is None:
            return (
                f"its parameter `{parameter.arg}` has no C type, {written(parameter.annotation)}",
                parameter,
            )
    if result_type(node.returns, classes) is None:
        return f"its result has no C type, {written(node.returns)}", node
    return None


def written(annotation: ast.expr | None) -> str:
    return f"`{ast.unparse(annotation)}`" if annotation else "as it has no annotation"


def declaration(function: Function, classes: Collection[str]) -> str:
    """How a C function is declared."""
    node, parameters = function.node, function.parameters
    required = len(parameters) - len(node.args.defaults)
    listed = ["self"] if function.owner else []
    for number, parameter in enumerate(parameters):
        default = "" if number < required else "=*"
        listed.append(f"{c_type(parameter.annotation, classes)} {parameter.arg}{default}")
    ending = "" if passes_exceptions_on(function, classes) else " noexcept"
    result = result_type(node.returns, classes)
    return f"{local_types(function, classes)}cpdef {result} {node.name}({', '.join(listed)}){ending}"


def passes_exceptions_on(function: Function, classes: Collection[str]) -> bool:
    """Only a result that can be NULL can tell C that there was an exception without a cost."""
    return result_type(function.node.returns, classes) in (*classes, "bytes")


def local_types(function: Function, classes: Collection[str]) -> str:
    """Annotated local variables, for the types that Cython would not infer."""
    found = []
    for node in ast.walk(function.node):
        if isinstance(node, ast.AnnAssign):
            name = ast.unparse(node.annotation)
            kind = name if name in classes else LOCAL_TYPES.get(name)
            if kind is None or not isinstance(node.target, ast.Name):
                raise function.source.refusal(
                    node,
                    f"A local variable of a C function cannot be `{name}`. "
                    f"Known are {', '.join(LOCAL_TYPES)} and the compiled classes.",
                )
            found.append(f"{node.target.id}={kind}")
    found += [f"{name}=cython.bint" for name in boolean_variables(function.node)]
    return f"@cython.locals({', '.join(found)})\n" if found else ""


def boolean_variables(node: ast.FunctionDef) -> list[str]:
    """Those that only get the result of a comparison: Cython would make them Python's True and False."""
    is_boolean: dict[str, bool] = {}
    for inner in ast.walk(node):
        match inner:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                is_boolean[name] = is_boolean.get(name, True) and is_comparison(value)
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.AugAssign(target=ast.Name(id=name)):
                is_boolean[name] = False
    return [name for name, is_so in is_boolean.items() if is_so]


def is_comparison(node: ast.expr) -> bool:
    match node:
        case ast.Compare() | ast.Constant(value=True | False) | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.BoolOp(values=values):
            return all(is_comparison(value) for value in values)
    return False


def check_calls(functions: Iterable[Function], classes: Collection[str]) -> None:
    """A C function must not call a Python one: an exception would be lost, and it would be slow."""
    every = list(functions)
    plain = {function.node.name: function for function in every if function.why_python}
    for function in every:
        if function.why_python or passes_exceptions_on(function, classes):
            continue
        for node in ast.walk(function.node):
            match node:
                case ast.Call(func=ast.Name(id=name)) if name in plain and plain[name].owner is None:
                    refuse_call(function, node, plain[name])
                case ast.Call(func=ast.Attribute(attr=name)) if (
                    name in plain and plain[name].owner is not None
                ):
                    refuse_call(function, node, plain[name])


def refuse_call(caller: Function, node: ast.Call, called: Function) -> None:
    raise caller.source.refusal(
        node,
        f"`{caller.name}` is a C function, but `{called.name}`, which it calls, stays Python: "
        f"{called.why_python} ({called.source.file}:{called.line}). The call would be slow, and an exception "
        "in it would be lost. Check before you call a C function, as `Game.step` does, or check in a test.",
    )
