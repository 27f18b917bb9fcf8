"""One Python file as it was read, and the error that points at a line of it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Source:
    name: str  # as in COMPILED: "rules.turn"
    file: str  # as an error names it: "src/oddville/rules/turn.py"
    text: str
    tree: ast.Module

    def refusal(self, node: ast.AST, sentence: str) -> CannotTranslate:
        return CannotTranslate(f"{self.file}:{getattr(node, 'lineno', 1)}: {sentence}")


class CannotTranslate(Exception):
    """A line that would not do in C what it does in Python."""


def parse(name: str, text: str) -> Source:
    file = f"src/oddville/{name.replace('.', '/')}.py"
    return Source(name, file, text, ast.parse(text, file))


def read(root: Path, name: str) -> Source:
    return parse(name, (root / "src" / "oddville" / f"{name.replace('.', '/')}.py").read_text("utf-8"))
