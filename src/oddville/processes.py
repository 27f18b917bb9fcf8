"""What processes that work for another one have in common."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from multiprocessing.connection import wait


def _at_once() -> None:
    os._exit(1)


def end_with_parent(end: Callable[[], None] = _at_once) -> None:
    """A parent that was killed cannot tell us to stop: somebody has to watch for it, beside the work."""
    threading.Thread(target=_watch, args=(end,), daemon=True).start()


def _watch(end: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        end()
