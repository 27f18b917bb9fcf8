"""What is shipped: Python modules that the application needs, and the files that they read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from ...text import LANGUAGES

PACKAGE: Final = Path(__file__).parents[2]

# Pure Python, but for msgspec, whose C core is compiled to WebAssembly.
PACKAGES: Final = (
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "idna",
    "msgspec",
    "pytz",
    "starlette",
    "typing_extensions",
)
READ: Final = (
    "babel/global.dat",
    "babel/locale-data/root.dat",
    *(f"babel/locale-data/{language}.dat" for language in LANGUAGES),
    "oddville/bots/*.bin",
    "oddville/bots/*.json",
    "oddville/coach/data/*.jsonl",
    "oddville/editions/*.toml",
    "oddville/editions/past/*.toml",
    "oddville/lessons/data/*.toml",
    "oddville/record/*.json",
    "oddville/text/*.ftl",
)
# Messages that the application never says: those of the page, which brings its own, and of the command line.
NOT_READ: Final = tuple(
    f"oddville/text/*/{name}.ftl"
    for name in (
        "arena",
        "balance",
        "cli",
        "draw",
        "edition",
        "lessons",
        "page",
        "page-*",
        "print",
        "records",
        "report",
        "review",
        "rules-page",
        "site",
        "spoken",
        "terminal",
    )
)
# Packages of anyio read their own source while the program runs. Its other modules are smaller as source, but
# those that every start imports are compiled.
AS_SOURCE: Final = (
    "anyio/*__init__.py",
    "anyio/_backends/*",
    "anyio/_core/_[!e]*",
    "anyio/abc/*",
    "anyio/[fs]*",
)
_COMMENTS: Final = re.compile(rb"^#.*\n", re.MULTILINE)  # of messages
_WITH_DOCSTRING: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def python_files() -> dict[str, bytes]:
    """All modules of OddVille and of the packages, whether they are needed or not, by their paths."""
    return {path: file.read_bytes() for path, file in _files() if path.endswith(".py")}


def read_files() -> dict[str, bytes]:
    """What is not Python."""
    return {
        path: _COMMENTS.sub(b"", file.read_bytes()) if path.endswith(".ftl") else file.read_bytes()
        for path, file in _files()
        if any(fnmatch(path, pattern) for pattern in READ)
        and not any(fnmatch(path, pattern) for pattern in NOT_READ)
    }


def without_docstrings(source: bytes) -> bytes:
    """The same program, without its comments too."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, _WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()


def is_source(path: str) -> bool:
    """Whether a Python file stays as it is; all others are compiled."""
    return any(fnmatch(path, pattern) for pattern in AS_SOURCE)


def _files() -> Iterator[tuple[str, Path]]:
    for file in sorted(PACKAGE.rglob("*")):
        if file.is_file():
            yield f"oddville/{file.relative_to(PACKAGE).as_posix()}", file
    for name in PACKAGES:
        package = distribution(name)
        for listed in package.files or ():
            yield listed.as_posix(), Path(str(package.locate_file(listed)))
