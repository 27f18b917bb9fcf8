"""A disk that fails on demand, for a program of its own: a small library between SQLite and the system."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")


def can_be_had() -> bool:
    return sys.platform == "linux" and shutil.which("cc") is not None


class BrokenDisk:
    """`environment` is for a program whose database is at `data`."""

    def __init__(self, folder: Path, data: Path) -> None:
        library = folder / "broken_disk.so"
        words = ["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(words, check=True)
        self._control = folder / "how"
        self.repair()
        self.environment = {
            "LD_PRELOAD": str(library),
            "ODDVILLE_BROKEN_FILE": str(data),
            "ODDVILLE_BROKEN_HOW": str(self._control),
        }

    def fail(self, how: str) -> None:
        """How: full, read-only, write or fsync."""
        self._put(how)

    def repair(self) -> None:
        self._put("well")

    def _put(self, word: str) -> None:
        beside = self._control.with_suffix(".part")
        beside.write_text(word, "ascii")
        beside.replace(self._control)
