"""The rules as plain C, without Cython or Python: how fast the same sources could be.

It writes the functions that one function needs, as `engine_build` reads them: classes become structs, lists
arrays, an object made in a function lives on the stack. Events are left out, as search never asks for them.
It knows the part of Python that the rules are written in, and stops at anything else.
"""

import ast
import ctypes
from collections.abc import Iterator
from typing import Any

from engine_build.c_types import c_type, result_type
from engine_build.classes import Class
from engine_build.engine import Engine
from engine_build.functions import Function

NAMES = {"tiny": "signed char", "bint": "int", "list": "void *", "object": "void *"}
LOCALS = {"int": "int", "Word": "unsigned long long"}
CTYPES: dict[str, Any] = {
    "int": ctypes.c_int,
    "signed char": ctypes.c_byte,
    "short": ctypes.c_short,
    "double": ctypes.c_double,
    "unsigned long long": ctypes.c_uint64,
    "void *": ctypes.c_void_p,
}
OPERATORS = {"FloorDiv": "/", "And": "&&", "Or": "||", "Not": "!", "Invert": "~", "USub": "-", "Mult": "*"}
OPERATORS |= {"Add": "+", "Sub": "-", "Mod": "%", "BitAnd": "&", "BitOr": "|", "BitXor": "^"}
OPERATORS |= {"LShift": "<<", "RShift": ">>", "Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<="}
OPERATORS |= {"Gt": ">", "GtE": ">=", "Is": "==", "IsNot": "!="}


def fields_of(engine: Engine, found: Class) -> dict[str, tuple[str, int]]:
    """By name: the C type, and the length of an array or 0."""
    fields = fields_of(engine, engine.classes[found.base]) if found.base else {}
    for name in found.annotations:
        kind, _, length = found.field_type(name, engine.classes).partition("[")
        fields[name] = (NAMES.get(kind, kind), int(length.rstrip("]") or 0))
    return fields


def structure(engine: Engine, name: str) -> Any:
    """The struct of a class for ctypes. An object that it points to is a bare pointer."""
    fields = []
    for field, (kind, length) in fields_of(engine, engine.classes[name]).items():
        item = CTYPES.get(kind, ctypes.c_void_p)
        fields.append((field, item * length if length else item))
    return type(name, (ctypes.Structure,), {"_fields_": fields})


class PlainC:
    """The C of one function and of all that it calls."""

    def __init__(self, engine: Engine, entry: str) -> None:
        self.engine = engine
        self.values: dict[str, int | float] = engine.constants.values | words_of(engine)
        self.functions = {function.node.name: function for function in engine.functions}
        self.needed: dict[str, str] = {}
        self.structs: dict[str, str] = {}
        self.local: dict[str, str] = {}
        self.function = self.functions[entry]
        self.need(entry)
        self.text = "\n".join(["#include <stdlib.h>", *self.declarations(entry), *self.needed.values()])

    def declarations(self, entry: str) -> Iterator[str]:
        yield from (f"typedef struct {self.struct_name(name)} {name};" for name in self.structs)
        yield from self.structs.values()
        yield from (f"{self.head(self.functions[name])};" for name in self.needed if name != entry)

    def struct_name(self, name: str) -> str:
        """A subclass without fields of its own is its base, so that C takes one for the other."""
        found = self.engine.classes[name]
        return found.base if found.base and not found.annotations else name

    def need_struct(self, name: str) -> None:
        if name in self.structs or name not in self.engine.classes:
            return
        self.structs[name] = ""
        if self.struct_name(name) != name:
            self.need_struct(self.struct_name(name))
            return
        lines = []
        for field, (kind, length) in fields_of(self.engine, self.engine.classes[name]).items():
            self.need_struct(kind)
            lines.append(f"  {self.variable(kind)} {field}{f'[{length}]' if length else ''};")
        self.structs[name] = "\n".join([f"struct {name} {{", *lines, "};"])

    def variable(self, kind: str) -> str:
        """How a variable of that type is declared: objects are pointers."""
        return f"{kind} *" if kind in self.engine.classes else kind

    def need(self, name: str) -> None:
        if name in self.needed:
            return
        self.needed[name] = ""
        outer, outer_local = self.function, self.local
        self.function, self.local = self.functions[name], {}
        body = self.body(self.function)
        linkage = "" if outer is self.function else "static "
        self.needed[name] = f"{linkage}{self.head(self.function).removeprefix('static ')} {{\n{body}\n}}\n"
        self.function, self.local = outer, outer_local

    def head(self, function: Function) -> str:
        classes = self.engine.classes
        listed = [f"{function.owner.name} *self"] if function.owner else []
        for parameter in function.parameters:
            kind = c_type(parameter.annotation, classes) or ""
            listed.append(f"{self.variable(NAMES.get(kind, kind))} {parameter.arg}")
        result = result_type(function.node.returns, classes) or ""
        return f"static {self.variable(NAMES.get(result, result))} {function.node.name}({', '.join(listed)})"

    def body(self, function: Function) -> str:
        if function.owner:
            self.local["self"] = function.owner.name
            self.need_struct(function.owner.name)
        for parameter in function.parameters:
            kind = c_type(parameter.annotation, self.engine.classes) or ""
            self.local[parameter.arg] = NAMES.get(kind, kind)
            self.need_struct(kind)
        parameters = set(self.local)
        statements = self.block(function.node.body)
        declared = [
            f"  {self.variable(kind)} {name};" for name, kind in self.local.items() if name not in parameters
        ]
        return "\n".join([*declared, statements])

    # ---- Statements

    def block(self, nodes: list[ast.stmt]) -> str:
        return "\n".join(self.statement(node) for node in nodes)

    def statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(value=ast.Constant()):
                return ""
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr="events")))):
                return "abort();"
            case ast.Expr(value=value):
                return f"{self.written(value)};"
            case ast.Return(value=value):
                return f"return {self.written(value)};" if value else "return;"
            case ast.Continue():
                return "continue;"
            case ast.If(test=test, body=body, orelse=other):
                return (
                    f"if ({self.written(test)}) {{\n{self.block(body)}\n}} else {{\n{self.block(other)}\n}}"
                )
            case ast.While(test=test, body=body, orelse=[]):
                return f"while ({self.written(test)}) {{\n{self.block(body)}\n}}"
            case ast.For(target=ast.Name(id=name), iter=ast.Call(args=bounds), body=body, orelse=[]):
                return self.loop(name, bounds, body)
            case ast.AugAssign(target=target, op=op, value=value):
                return f"{self.written(target)} {OPERATORS[type(op).__name__]}= {self.written(value)};"
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr() as value):
                return self.annotated(name, ast.unparse(kind), value)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self.local.setdefault(name, self.kind(value))
                return f"{name} = {self.written(value)};"
            case ast.Assign(targets=[target], value=value):
                return f"{self.written(target)} = {self.written(value)};"
        raise self.function.source.refusal(node, "bench/plain_c.py does not know this statement.")

    def loop(self, name: str, bounds: list[ast.expr], body: list[ast.stmt]) -> str:
        """The bound is computed once, as Python does."""
        self.local.setdefault(name, "int")
        start = self.written(bounds[0]) if len(bounds) > 1 else "0"
        end = self.written(bounds[min(1, len(bounds) - 1)])
        down = len(bounds) == 3  # the rules have only -1 there
        test, step = (">", "--") if down else ("<", "++")
        return (
            f"for (int end_ = {end}, at_ = {start}; at_ {test} end_; at_{step}) {{\n"
            f"{name} = at_;\n{self.block(body)}\n}}"
        )

    def annotated(self, name: str, kind: str, value: ast.expr) -> str:
        if kind not in self.engine.classes:
            self.local[name] = LOCALS[kind]
            return f"{name} = {self.written(value)};"
        match value:
            case ast.Call(func=ast.Name(id=made), args=[word]) if made == kind == "Generator":
                self.need_struct(kind)
                self.local[name] = kind
                return f"{kind} on_stack = {{{self.written(word)}}}; {name} = &on_stack;"
        raise self.function.source.refusal(value, "bench/plain_c.py cannot make this object.")

    # ---- Expressions

    def written(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=None | bool() | int() as value):
                return str(int(value or 0))
            case ast.Name(id=name):
                return self.number(name) if name in self.values and name not in self.local else name
            case ast.Attribute(value=owner, attr=field):
                return f"{self.written(owner)}->{field}"
            case ast.Subscript(value=owner, slice=index):
                return f"{self.written(owner)}[{self.written(index)}]"
            case ast.UnaryOp(op=op, operand=value):
                return f"({OPERATORS[type(op).__name__]}{self.written(value)})"
            case ast.BinOp(left=left, op=op, right=right):
                return f"({self.written(left)} {OPERATORS[type(op).__name__]} {self.written(right)})"
            case ast.BoolOp(op=op, values=values):
                sign = f" {OPERATORS[type(op).__name__]} "
                return f"({sign.join(self.written(value) for value in values)})"
            case ast.Compare(left=left, ops=ops, comparators=others):
                pairs = zip([left, *others], ops, others, strict=False)
                parts = (
                    f"({self.written(a)} {OPERATORS[type(op).__name__]} {self.written(b)})"
                    for a, op, b in pairs
                )
                return f"({' && '.join(parts)})"
            case ast.IfExp(test=test, body=yes, orelse=no):
                return f"({self.written(test)} ? {self.written(yes)} : {self.written(no)})"
            case ast.Call(func=ast.Name(id="abs"), args=[value]):
                return f"abs({self.written(value)})"
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
                return self.call(name, [self.written(argument) for argument in arguments])
            case ast.Call(func=ast.Attribute(value=owner, attr=name), args=arguments, keywords=[]):
                return self.call(name, [self.written(part) for part in (owner, *arguments)])
        raise self.function.source.refusal(node, "bench/plain_c.py does not know this expression.")

    def number(self, name: str) -> str:
        value = self.values[name]
        return f"({value})" if value < 2**31 else f"{value}ULL"

    def call(self, name: str, arguments: list[str]) -> str:
        self.need(name)
        function = self.functions[name]
        missing = len(function.node.args.args) - len(arguments)
        defaults = function.node.args.defaults
        arguments += [self.written(value) for value in defaults[len(defaults) - missing :]]
        return f"{name}({', '.join(arguments)})"

    def kind(self, node: ast.expr) -> str:
        """The type of a local variable with this value."""
        match node:
            case ast.Attribute(value=owner, attr=field):
                kind, length = fields_of(self.engine, self.engine.classes[self.kind(owner)])[field]
                return f"{kind} *" if length else kind
            case ast.Name(id=name) if name in self.local:
                return self.local[name]
        return "int"


def words_of(engine: Engine) -> dict[str, int]:
    """The constants of 64 bits, with their values."""
    return {
        name: int(value)
        for found in engine.constants.by_module.values()
        for name, value in found.items()
        if name in engine.constants.words
    }
