"""A real terminal: tmux runs the program, types keys and reads the screen."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

PATIENCE = 150.0
POLLING = 0.05
has_tmux = shutil.which("tmux") is not None


class Terminal:
    """A window of some size in which `oddville` runs."""

    def __init__(self, size: tuple[int, int], saves: Path, *words: str, locale: str = "C.UTF-8") -> None:
        self._socket = f"oddville-{secrets.token_hex(4)}"
        command = shlex.join([sys.executable, "-m", "oddville", *words])
        settings = f"LC_ALL={locale} COLORTERM=truecolor ODDVILLE_SAVES={shlex.quote(str(saves))}"
        self._tmux("-f", os.devnull, "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), "sh")
        self._tmux("set", "-g", "remain-on-exit", "on")
        self._tmux(
            "send-keys",
            f"cd {shlex.quote(str(Path.cwd()))}; clear; {settings} {command}; echo code=$?",
            "Enter",
        )

    def _tmux(self, *words: str) -> str:
        done = subprocess.run(
            ["tmux", "-L", self._socket, *words], capture_output=True, text=True, check=False
        )
        return done.stdout

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def resize(self, width: int, height: int) -> None:
        self._tmux("resize-window", "-x", str(width), "-y", str(height))

    @property
    def text(self) -> str:
        return self._tmux("capture-pane", "-p")

    @property
    def size(self) -> tuple[int, int]:
        width, height = self._tmux("display-message", "-p", "#{pane_width} #{pane_height}").split()
        return int(width), int(height)

    @property
    def pid(self) -> int:
        """The program in the shell."""
        shell = self._tmux("display-message", "-p", "#{pane_pid}").strip()
        found = subprocess.run(["pgrep", "-P", shell], capture_output=True, text=True, check=False)
        return int(found.stdout.split()[0])

    def hang_up(self) -> None:
        """The window is closed: whatever runs in it gets a SIGHUP."""
        self._tmux("kill-server")

    def until(self, is_so: Callable[[str], Any], patience: float = PATIENCE) -> str:
        end = time.monotonic() + patience
        while True:
            shown = self.text
            if is_so(shown):
                return shown
            assert time.monotonic() < end, f"waited in vain; the screen:\n{shown}"
            time.sleep(POLLING)

    def press_until(self, key: str, is_so: Callable[[str], Any]) -> None:
        """Again and again: what it is pressed for may only be about to appear."""
        end = time.monotonic() + PATIENCE
        while not is_so(self.text):
            assert time.monotonic() < end, f"{key} did not help; the screen:\n{self.text}"
            before = self.text
            self.press(key)
            soon = time.monotonic() + 1
            while self.text == before and time.monotonic() < soon:
                time.sleep(POLLING)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._tmux("kill-server")
