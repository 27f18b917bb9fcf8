"""Parses catalogues including their mistakes; for the check."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True, slots=True)
class Entry:
    """A message, a term or one of their attributes: what it refers to and which values it needs."""

    name: str  # "price", "-brand" or "resource.acc"
    file: str
    variables: frozenset[str]
    references: frozenset[str]


@dataclass(slots=True)
class Language:
    """All files of one language."""

    code: str
    files: frozenset[str] = frozenset()
    entries: dict[str, Entry] = field(default_factory=dict)
    ill_formed: list[tuple[str, str]] = field(default_factory=list)  # file, what is wrong
    repeated: list[tuple[str, str]] = field(default_factory=list)  # file, name

    def messages(self) -> set[str]:
        """The ids that code can ask for."""
        return {name for name in self.entries if "." not in name and not name.startswith("-")}

    def reach(self, name: str, path: tuple[str, ...] = ()) -> Iterator[Entry]:
        """An entry and everything it refers to, once for each path; a cycle ends the path."""
        entry = self.entries.get(name)
        if entry is None or name in path:
            return
        yield entry
        for reference in entry.references:
            if not reference.startswith("-"):  # a term does not see the values of the message that uses it
                yield from self.reach(reference, (*path, name))

    def is_circular(self, name: str) -> bool:
        """Does an entry refer to itself, directly or through others?"""
        references = self.entries[name].references
        return any(name in entry.references for reference in references for entry in self.reach(reference))


class _Collector(Visitor):
    """Gathers variables and references below a node."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        name = f"-{node.id.name}"
        self.references.add(f"{name}.{node.attribute.name}" if node.attribute else name)
        if node.arguments:
            self.visit(node.arguments)


def read_language(folder: Path) -> Language:
    files = sorted(folder.glob("*.ftl"))
    language = Language(folder.name, frozenset(file.name for file in files))
    for file in files:
        text = file.read_text("utf-8")
        for node in FluentParser().parse(text).body:
            if isinstance(node, ast.Junk):
                _add_junk(language, file.name, node, text)
            elif isinstance(node, ast.Message | ast.Term):
                _add(language, file.name, node)
    return language


def _add_junk(language: Language, file: str, node: ast.Junk, text: str) -> None:
    for annotation in node.annotations:
        line = text[: annotation.span.start].count("\n") + 1 if annotation.span else 0
        language.ill_formed.append((file, f"line {line}: {annotation.message}"))


def _add(language: Language, file: str, node: ast.Message | ast.Term) -> None:
    name = node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"
    if name in language.entries:
        language.repeated.append((file, name))
        return
    if node.value is None:
        language.ill_formed.append((file, f"{name} has attributes only"))
    patterns = {name: node.value} | {f"{name}.{item.id.name}": item.value for item in node.attributes}
    for entry, pattern in patterns.items():
        collector = _Collector()
        if pattern is not None:
            collector.visit(pattern)
        variables, references = frozenset(collector.variables), frozenset(collector.references)
        language.entries[entry] = Entry(entry, file, variables, references)
