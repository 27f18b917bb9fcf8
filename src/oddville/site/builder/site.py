"""The whole folder: the page, built for any address, and the engine beside it."""

from __future__ import annotations

import shutil
from pathlib import Path

from .archives import write_engine
from .errors import CannotBuild
from .tools import CHECKOUT, check_tools, run


def build_site(folder: Path, headers: Path | None = None) -> None:
    """Writes the site; what an earlier build left in the folder is replaced at the end, in one move."""
    check_tools()
    if folder.exists() and any(folder.iterdir()) and not (folder / "engine" / "engine.json").exists():
        raise CannotBuild("folder-in-use", folder=str(folder))
    new = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    run(
        [
            "npm",
            "run",
            "--silent",
            "build",
            "--",
            "--mode",
            "site",
            "--outDir",
            new.resolve(),
            "--logLevel",
            "error",
        ],
        CHECKOUT / "web",
    )
    write_engine(new / "engine", headers)
    shutil.rmtree(folder, ignore_errors=True)
    new.replace(folder)
