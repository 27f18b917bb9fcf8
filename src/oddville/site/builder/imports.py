"""Which modules are shipped: those the workers start with, and what they import, directly or not."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

# What the workers import, what Python and Pyodide import to start, and what is imported by a computed name.
_ROOTS: Final = (
    "oddville.site.app.main",
    "oddville.site.app.thinker",
    "oddville.bots.*",
    "anyio._backends._asyncio",
    "babel.localtime",
    "encodings",
    "_pyodide*",
    "codecs",
    "encodings.aliases",
    "encodings.ascii",
    "encodings.cp437",  # of names in zip files
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "io",
    "pyodide",
    "pyodide._*",
    "pyodide.code",
    "pyodide.ffi",
    "pyodide.webloop",
    "site",
    "zipimport",
)
# Imported somewhere, but only for things that nobody does here: programs, sockets and processes of a system,
# other systems, debugging, and copies in Python of modules that are there in C.
_NEVER_REACHED: Final = (
    "_aix_support",
    "_android_support",
    "_apple_support",
    "_ios_support",
    "_osx_support",
    "_pydatetime",
    "_pydecimal",
    "_pyio",
    "_pylong",
    "_pyrepl",
    "_strptime",
    "anyio._core._tempfile",
    "anyio.functools",
    "anyio.itertools",
    "anyio.streams.buffered",
    "anyio.streams.text",
    "anyio.streams.tls",
    "anyio.to_interpreter",
    "anyio.to_process",
    "argparse",
    "asyncio.__main__",
    "asyncio.proactor_events",
    "asyncio.windows_events",
    "asyncio.windows_utils",
    "bdb",
    "bz2",
    "cmd",
    "code",
    "codeop",
    "concurrent.futures.process",
    "configparser",
    "csv",
    "ctypes",
    "doctest",
    "email._header_value_parser",
    "email.contentmanager",
    "email.generator",
    "email.headerregistry",
    "email.policy",
    "ftplib",
    "getopt",
    "getpass",
    "gettext",
    "http.cookiejar",
    "http.server",
    "idna",
    "imaplib",
    "lzma",
    "multiprocessing",
    "netrc",
    "ntpath",
    "nturl2path",
    "oddville.editions.card_table",
    "oddville.editions.spreadsheet",
    "oddville.store.postgres*",
    "oddville.store.sqlite",
    "oddville.store.sql_store",
    "optparse",
    "pdb",
    "pprint",
    "py_compile",
    "plistlib",
    "pydoc",
    "pyodide.console",
    "pyodide.http",
    "readline",
    "rlcompleter",
    "runpy",
    "segno",
    "smtplib",
    "socketserver",
    "sqlite3",
    "ssl",
    "sysconfig",
    "tarfile",
    "tracemalloc",
    "unittest",
    "webbrowser",
    "wsgiref",
    "xml.etree",
    "xml.sax.expatreader",
    "xmlrpc",
    "zoneinfo",
)
_IMPORT: Final = re.compile(
    r"^[ \t]*(?:from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n]+)|import[ \t]+([^\n#;]+))",
    re.MULTILINE,
)


def needed_modules(sources: Mapping[str, bytes]) -> set[str]:
    """Of the modules given by their paths ("json/decoder.py"), those that are needed."""
    paths = {_module(path): path for path in sources}
    needed: set[str] = set()
    found = [
        name
        for root in _ROOTS
        for name in (fnmatch.filter(paths, root) if "*" in root else _with_parents([root]))
    ]
    while found:
        name = found.pop()
        path = paths.get(name)
        if path is None or path in needed or _is_never_reached(name):
            continue
        needed.add(path)
        found.extend(_imported(path, sources[path]))
    return needed


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _is_never_reached(name: str) -> bool:
    return any(fnmatch.fnmatch(name, never) or name.startswith(f"{never}.") for never in _NEVER_REACHED)


def _imported(path: str, source: bytes) -> Iterator[str]:
    """Modules, and perhaps things in them. Not parsed: these are sources of another version of Python."""
    package = _module(path).split(".")
    if not path.endswith("/__init__.py"):
        package.pop()
    for dots, base, names, modules in _IMPORT.findall(source.decode("utf-8", "replace")):
        if modules:
            yield from _with_parents(part.split()[0] for part in modules.split(",") if part.strip())
            continue
        start = package[: len(package) - len(dots) + 1] if dots else []
        origin = ".".join([*start, *([base] if base else [])])
        without_comments = re.sub(r"#[^\n]*", "", names)
        yield from _with_parents(
            [origin, *(f"{origin}.{name}" for name in re.findall(r"\w+", without_comments))]
        )


def _with_parents(names: Iterable[str]) -> Iterator[str]:
    for name in names:
        parts = name.split(".")
        yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))
