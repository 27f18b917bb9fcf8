"""`oddville doctor`: check everything this program depends on, and say how to get what is missing."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import sqlite3
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from .. import __version__
from ..extras import EXTRAS, install_command, pip_install
from ..rules import build_kind
from ..server.settings import page_folder
from ..terminal import saved_games
from ..text import Texts
from .data_location import chosen_data

# What playing needs, with the module of ours to load and the packages to name.
PARTS: Final = {
    "server": ("server.serving", ("starlette", "uvicorn", "websockets", "sqlalchemy", "msgspec")),
    "terminal": ("terminal.app", ("textual", "rich")),
    "client": ("client", ("httpx", "websockets", "msgspec")),
}
SIGNS: Final = {"good": ("✓", "+"), "missing": ("–", "-"), "bad": ("✗", "!")}


@dataclass(frozen=True, slots=True)
class Finding:
    """`state` is good, missing (it can be had) or bad (it should work and does not)."""

    topic: str
    state: str
    text: str
    facts: dict[str, str | int | None] = field(default_factory=dict)


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    found = list(findings(texts))
    bad = sum(finding.state == "bad" for finding in found)
    if arguments.json:
        document = {"healthy": not bad, "findings": [asdict(finding) for finding in found]}
        print(json.dumps(document, ensure_ascii=False, indent=2))
        return 1 if bad else 0
    for finding in found:
        print(f"{_sign(finding.state)} {finding.text}")
    print(texts.t("doctor-bad", count=bad) if bad else texts.t("doctor-good"))
    return 1 if bad else 0


def _sign(state: str) -> str:
    sign, plain = SIGNS[state]
    try:
        sign.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return plain
    return sign


def findings(texts: Texts) -> Iterator[Finding]:
    own, build = platform.python_version(), build_kind()
    yield Finding("python", "good", texts.t("doctor-python", version=own), {"version": own})
    yield Finding(
        "oddville", "good", texts.t("doctor-version", version=__version__), {"version": __version__}
    )
    state = "good" if build == "compiled" else "missing"
    yield Finding("engine", state, texts.t("doctor-engine", build=build), {"build": build})
    yield _page(texts)
    for part, (module, packages) in PARTS.items():
        yield _part(texts, part, module, packages)
    for extra, modules in EXTRAS.items():
        yield _extra(texts, extra, modules)
    yield _folder(texts)
    yield _database(texts)
    yield _browser(texts)
    yield _terminal(texts)


def _page(texts: Texts) -> Finding:
    is_there = page_folder().name == "pages"
    message = texts.t("doctor-page" if is_there else "doctor-page-missing")
    return Finding("page", "good" if is_there else "bad", message)


def _part(texts: Texts, part: str, module: str, packages: tuple[str, ...]) -> Finding:
    """Loaded for real: a package may be there and not work."""
    facts: dict[str, str | int | None] = {"part": part}
    try:
        import_module(f"oddville.{module}")
    except Exception as error:
        message = texts.t("doctor-part-bad", part=part, detail=_detail(error), command=install_command())
        return Finding("part", "bad", message, facts)
    found = {package: version(package) for package in packages}
    return Finding(
        "part", "good", texts.t("doctor-part", part=part, names=_listed(found)), {**facts, **found}
    )


def _extra(texts: Texts, extra: str, modules: dict[str, str]) -> Finding:
    facts: dict[str, str | int | None] = {"extra": extra}
    if any(find_spec(module) is None for module in modules):
        message = texts.t("doctor-extra-missing", extra=extra, command=install_command(extra))
        return Finding("extra", "missing", message, facts)
    try:
        for module in modules:
            import_module(module)
    except Exception as error:
        command = pip_install(f"--force-reinstall {' '.join(modules.values())}")
        message = texts.t("doctor-extra-bad", extra=extra, detail=_detail(error), command=command)
        return Finding("extra", "bad", message, facts)
    found = {package: version(package) for package in modules.values()}
    return Finding(
        "extra", "good", texts.t("doctor-extra", extra=extra, names=_listed(found)), {**facts, **found}
    )


def _listed(versions: dict[str, str]) -> str:
    return ", ".join(f"{package} {found}" for package, found in versions.items())


def _detail(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".partition("\n")[0].rstrip(".")[:120]


def _folder(texts: Texts) -> Finding:
    """Could a game be kept? The first folder above that is there must let us write."""
    path = saved_games.folder()
    above = next(place for place in (path, *path.absolute().parents) if place.exists())
    is_good = above.is_dir() and os.access(above, os.W_OK | os.X_OK)
    message = texts.t("doctor-folder" if is_good else "doctor-folder-bad", path=str(path))
    return Finding("saves", "good" if is_good else "bad", message, {"path": str(path)})


def _database(texts: Texts) -> Finding:
    """Looked at without the server's packages, and without changing anything."""
    data = chosen_data(None)
    if "://" in data:
        place = data.rpartition("@")[2]
        return Finding("database", "good", texts.t("doctor-database", path=place, count=""), {"path": place})
    facts: dict[str, str | int | None] = {"path": data}
    if not Path(data).exists():
        return Finding("database", "missing", texts.t("doctor-database-none", path=data), facts)
    try:
        opened = sqlite3.connect(f"{Path(data).absolute().as_uri()}?mode=ro", uri=True, timeout=2)
        try:
            (count,) = opened.execute("select count(*) from matches").fetchone()
        finally:
            opened.close()
    except sqlite3.Error as error:
        message = texts.t("doctor-database-bad", path=data, detail=str(error)[:80])
        return Finding("database", "bad", message, facts)
    return Finding(
        "database", "good", texts.t("doctor-database", path=data, count=count), facts | {"matches": count}
    )


def _browser(texts: Texts) -> Finding:
    try:
        name = getattr(webbrowser.get(), "name", "") or type(webbrowser.get()).__name__
    except webbrowser.Error:
        return Finding("browser", "missing", texts.t("doctor-browser-none"))
    return Finding("browser", "good", texts.t("doctor-browser", name=name), {"name": name})


def _terminal(texts: Texts) -> Finding:
    if not sys.stdout.isatty():
        return Finding("terminal", "missing", texts.t("doctor-terminal-none"))
    size = shutil.get_terminal_size()
    encoding = sys.stdout.encoding
    message = texts.t("doctor-terminal", columns=size.columns, lines=size.lines, encoding=encoding)
    return Finding(
        "terminal", "good", message, {"columns": size.columns, "lines": size.lines, "encoding": encoding}
    )
