"""Writing to a socket without a task: what a carrier of sockets may offer besides `send`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

WRITE: Final = "oddville.write"  # in the scope's extensions

Write = Callable[[bytes], bool]  # False: not now, use `send`
