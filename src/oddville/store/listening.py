"""What a server hears from others that use the same database."""

from __future__ import annotations

from collections.abc import Callable

Wake = Callable[[str, int], None]  # a match, and the sequence up to which it has grown
WakeAll = Callable[[], None]
Hear = Callable[[str], None]
