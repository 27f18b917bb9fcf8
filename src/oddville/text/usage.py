"""Which messages the package and the page use; for the check."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

FEWEST_LETTERS = 3  # a pattern with a shorter beginning would match anything


@dataclass(slots=True)
class Usage:
    words: set[str] = field(default_factory=set)  # every string in the code: any of them may be an id
    asked: dict[str, str] = field(default_factory=dict)  # ids in calls of `t`, and where
    patterns: dict[str, str] = field(default_factory=dict)  # f-strings as regular expressions, and where


def read_usage(package: Path) -> Usage:
    usage = Usage()
    for file in sorted(package.rglob("*.py")):
        place = str(file.relative_to(package))
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                usage.words.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (pattern := _pattern(node)):
                usage.patterns.setdefault(pattern, f"{place}:{node.lineno}")
            elif isinstance(node, ast.Call) and (message_id := _requested(node)):
                usage.asked.setdefault(message_id, f"{place}:{node.lineno}")
    return usage


# In TypeScript and Svelte: plain strings, and templates: `event-${kind}`, label="resource-{name}".
_PLAIN = re.compile(r"""(?P<call>\bt\()?(?P<quote>['"])(?P<text>[a-z][a-z0-9-]*)(?P=quote)""")
_HOLED = re.compile(
    r"`([a-z][a-z0-9-]*(?:\$\{[^{}`]*\}[a-z0-9-]*)+)`|\"([a-z][a-z0-9-]*(?:\{[^{}\"]*\}[a-z0-9-]*)+)\""
)
_HOLE = re.compile(r"\$?\{[^{}]*\}")


def add_page_usage(usage: Usage, page: Path) -> None:
    """The messages that the page uses; it is not part of the package but shares its catalogues."""
    for file in sorted([*page.rglob("*.ts"), *page.rglob("*.svelte")]):
        place = f"web/{file.relative_to(page)}"
        code = file.read_text("utf-8")
        for found in _PLAIN.finditer(code):
            usage.words.add(found["text"])
            if found["call"]:
                usage.asked.setdefault(found["text"], place)
        for found in _HOLED.finditer(code):
            parts = _HOLE.split(found[1] or found[2])
            if len(parts[0]) >= FEWEST_LETTERS:
                usage.patterns.setdefault(".*".join(re.escape(part) for part in parts), place)


def _requested(call: ast.Call) -> str | None:
    """The id in `texts.t("an-id", …)`."""
    if not (isinstance(call.func, ast.Attribute) and call.func.attr == "t" and call.args):
        return None
    first = call.args[0]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def _pattern(node: ast.JoinedStr) -> str | None:
    """`f"event-{kind}"` as `event\\-.+`, if it has the look of an id."""
    first = node.values[0]
    if not isinstance(first, ast.Constant) or len(str(first.value)) < FEWEST_LETTERS:
        return None
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    text = "".join(str(part) for part in parts if part is not None)
    if not re.fullmatch(r"[a-z][a-z0-9-]*", text):
        return None
    return "".join(".*" if part is None else re.escape(str(part)) for part in parts)
