"""Lines that a person types or a pipe brings, one after the other."""

from __future__ import annotations

import asyncio
import os
from typing import Protocol, TextIO


class TypedLines(Protocol):
    """`is_script`: the lines were written before, so each waits until it is its player's turn."""

    is_script: bool

    async def line(self) -> str:
        """The next line with its end; empty if there are no more."""
        ...


class ReadLines:
    """From any stream. Reading stops everything else, so that scripts go on line by line."""

    is_script = True

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    async def line(self) -> str:
        return self._stream.readline()


class AwaitedLines:
    """From a terminal or a pipe, while a server may have news."""

    def __init__(self, stream: TextIO) -> None:
        self.is_script = not stream.isatty()
        self._file = stream.fileno()
        self._rest = b""
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        asyncio.get_running_loop().add_reader(self._file, self._read)

    def _read(self) -> None:
        found = os.read(self._file, 4096)
        *lines, self._rest = (self._rest + found).split(b"\n")
        for line in lines:
            self._lines.put_nowait(f"{line.decode('utf-8', 'replace')}\n")
        if not found:
            asyncio.get_running_loop().remove_reader(self._file)
            self._lines.put_nowait(self._rest.decode("utf-8", "replace"))
            self._lines.put_nowait("")

    async def line(self) -> str:
        return await self._lines.get()


def awaited_lines(stream: TextIO) -> TypedLines:
    """Where a stream cannot be waited for, as with a file, its lines are there anyway."""
    try:
        return AwaitedLines(stream)
    except (OSError, ValueError):
        return ReadLines(stream)
