"""The C files: the engine's, which Cython makes, and that of msgspec, from its source package."""

from __future__ import annotations

import os
import re
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

from .errors import CannotBuild
from .tools import CACHE, CHECKOUT, run

_LOCK: Final = CHECKOUT / "requirements" / "play.txt"


@contextmanager
def _in_checkout() -> Iterator[None]:
    """Where `engine_build` can be imported and finds its files."""
    before = Path.cwd()
    sys.path.insert(0, str(CHECKOUT))
    os.chdir(CHECKOUT)
    try:
        yield
    finally:
        os.chdir(before)
        sys.path.remove(str(CHECKOUT))


def engine() -> Path:
    """The same C file that the engine of this machine is compiled from."""
    with _in_checkout():
        from engine_build.extension import write_c, write_twin

        twin = write_twin()
        write_c(twin)
    return (CHECKOUT / twin).with_suffix(".c")


def replaced_modules() -> set[str]:
    """The files that the engine replaces."""
    with _in_checkout():
        from engine_build.modules import COMPILED
    return {f"oddville/{name.replace('.', '/')}.py" for name in COMPILED}


def msgspec() -> Path:
    """`_core.c`, from the package that the lock file names by its hash."""
    wanted = version("msgspec")
    unpacked = CACHE / f"msgspec-{wanted}"
    if not (unpacked / "_core.c").exists():
        with tarfile.open(_source_package(wanted)) as package:
            for member in package.getmembers():
                if re.search(r"/src/msgspec/[^/]+\.[ch]$", member.name):
                    member.name = os.path.basename(member.name)
                    package.extract(member, unpacked, filter="data")
    return unpacked / "_core.c"


def _source_package(wanted: str) -> Path:
    lock = _LOCK.read_text("utf-8")
    entry = re.search(r"^msgspec==(\S+) \\\n(?:    --hash=\S+(?: \\)?\n)+", lock, re.MULTILINE)
    if entry is None or entry[1] != wanted:
        raise CannotBuild("other-version", package="msgspec", version=wanted, file=_LOCK.name)
    CACHE.mkdir(parents=True, exist_ok=True)
    pinned = CACHE / "msgspec.txt"
    pinned.write_text(entry[0], "utf-8")
    options = ["--no-deps", "--no-binary=msgspec", "--require-hashes"]
    run([sys.executable, "-m", "pip", "download", "-q", *options, "-d", CACHE, "-r", pinned])
    return CACHE / f"msgspec-{wanted}.tar.gz"
