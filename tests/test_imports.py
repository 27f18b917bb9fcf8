"""Imports point one way: from the surfaces down to the rules."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "oddville"

# From the bottom up; each may import itself and what stands before it. A new package or module directly in
# src/oddville has to be given its place here. "oddville" is the package's own __init__.py: what
# `import oddville` offers.
LAYERS = (
    "rules",
    "files",
    "exit_codes",
    "extras",
    "processes",
    "documents",
    "editions",
    "record",
    "text",
    "oddville",
    "bots",
    "lessons",
    "art",
    "print",
    "gallery",
    "reports",
    "arena",
    "balance",
    "coach",
    "envs",
    "protocol",
    "store",
    "table",
    "server",
    "site",
    "client",
    "terminal",
    "commands",
    "cli",
    "__main__",
)


def layer_of(file: Path) -> str:
    top = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "oddville" if top == "__init__" else top


def imported_modules(tree: ast.AST, package: list[str]) -> Iterator[tuple[int, str]]:
    """Line and absolute name of everything imported, at whatever depth; `package` is the file's own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            parents = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*parents, *([node.module] if node.module else [])])
            if base == "oddville":  # `from oddville import rules` names a layer, not the package's face
                for alias in node.names:
                    yield node.lineno, f"oddville.{alias.name}" if alias.name in LAYERS else base
            else:
                yield node.lineno, base


def forbidden_imports(source: str, layer: str, package: list[str]) -> list[str]:
    """What a file of this layer imports against the direction, each with its line."""
    found = []
    for line, module in imported_modules(ast.parse(source), package):
        root, *rest = module.split(".")
        if root == "oddville":
            imported = rest[0] if rest else "oddville"
            if imported not in LAYERS or LAYERS.index(imported) > LAYERS.index(layer):
                found.append(f"{line}: {layer} imports {module}")
        elif layer == "rules" and root not in sys.stdlib_module_names:
            found.append(f"{line}: rules imports {module}, which is not in the standard library")
    return found


def source_files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_every_package_has_its_place() -> None:
    unplaced = {layer_of(file) for file in source_files()} - set(LAYERS)
    assert not unplaced, f"give these a place in LAYERS: {sorted(unplaced)}"


def test_imports_point_downward() -> None:
    test_every_package_has_its_place()
    found = []
    for file in source_files():
        package = ["oddville", *file.relative_to(PACKAGE).parent.parts]
        for problem in forbidden_imports(file.read_text("utf-8"), layer_of(file), package):
            found.append(f"{file.relative_to(PACKAGE)}:{problem}")
    assert found == []


@pytest.mark.parametrize(
    ("source", "layer", "allowed"),
    [
        ("from oddville.rules import state", "editions", True),
        ("from oddville.editions import load", "rules", False),
        ("import oddville.bots.greedy", "coach", True),
        ("import oddville.bots.greedy", "record", False),
        ("from ..rules import state", "editions", True),
        ("from ..editions import load", "rules", False),
        ("from .. import editions", "rules", False),
        ("from . import state", "rules", True),
        ("def late():\n    import oddville.server", "table", False),
        ("import oddville", "rules", False),
        ("from oddville import new_game", "record", False),
        ("from oddville import new_game", "bots", True),
        ("from oddville import rules", "editions", True),
        ("import oddville.nowhere", "cli", False),
        ("import json", "rules", True),
        ("import attrs", "rules", False),
        ("import attrs", "text", True),
    ],
)
def test_the_check_itself(source: str, layer: str, allowed: bool) -> None:
    assert (forbidden_imports(source, layer, ["oddville", layer]) == []) is allowed


# ---- Cycles -------------------------------------------------------------------------------------


def runtime_imports(source: str, package: list[str]) -> Iterator[str]:
    """Everything imported at run time, also inside functions, down to the names that are taken from it."""
    tree = ast.parse(source)
    for node in list(ast.walk(tree)):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package[: len(package) - node.level + 1] if node.level else []
            yield from (".".join(filter(None, [*parents, node.module, alias.name])) for alias in node.names)


def neighbours(folder: Path) -> dict[str, set[str]]:
    """Of the files and folders in a folder: who imports whom."""
    prefix = ".".join(["oddville", *folder.relative_to(PACKAGE).parts, ""])
    found: dict[str, set[str]] = {}
    for file in folder.rglob("*.py"):
        own = file.relative_to(folder).parts[0].removesuffix(".py")
        package = ["oddville", *file.relative_to(PACKAGE).parent.parts]
        if own != "__init__":  # offers what others hold
            names = runtime_imports(file.read_text("utf-8"), package)
            inside = {name.removeprefix(prefix) for name in names if name.startswith(prefix)}
            found.setdefault(own, set()).update({name.partition(".")[0] for name in inside} - {own})
    return found


def in_a_cycle(graph: dict[str, set[str]]) -> set[str]:
    """What is left after everything was taken away that imports nothing, or that nothing imports."""
    left = set(graph)
    while True:
        users = {name for name in left if graph[name] & left}
        used = {name for name in left if any(name in graph[other] for other in left)}
        if left == users & used:
            return left
        left = users & used


def test_no_folder_has_an_import_cycle() -> None:
    """Files and folders that lie side by side import each other in one direction only."""
    folders = [PACKAGE, *(path for path in PACKAGE.rglob("*") if any(path.glob("*.py")))]
    found = {str(folder.relative_to(PACKAGE)): sorted(in_a_cycle(neighbours(folder))) for folder in folders}
    assert {folder: names for folder, names in found.items() if names} == {}


def test_a_cycle_would_be_found() -> None:
    assert in_a_cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == {"b", "c"}
    assert in_a_cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == set()
    source = "if TYPE_CHECKING:\n    from .b import B\ndef late():\n    from .c import C\n"
    assert list(runtime_imports(source, ["oddville", "x"])) == ["oddville.x.c.C"]
