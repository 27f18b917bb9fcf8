"""What the worker around us does for us. web/src/offline/worker.ts is the other side.

Everything that crosses over is text or a number, so nothing has to be released on either side.
"""

from __future__ import annotations

from typing import Protocol


class Bridge(Protocol):
    """For the application."""

    async def database(self, question: str) -> str:
        """See `store/indexed_db.py`."""

    def reply(self, page: str, number: int, status: int, media: str, body: str) -> None:
        """The answer to a request."""

    def told(self, page: str, number: int, text: str) -> None:
        """A message through a socket."""

    def ended(self, page: str, number: int, code: int) -> None:
        """A socket was closed."""

    def storage(self, fault: str) -> None:
        """Whether games can be stored: the kind of fault, or nothing if all is well."""

    def think(self, number: int, work: str) -> None:
        """Have the thinker do this work."""

    def stop_thinking(self, number: int) -> None: ...


class ThinkerBridge(Protocol):
    """For the thinker."""

    def thought(self, number: int, result: str) -> None: ...
