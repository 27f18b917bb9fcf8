"""Runs a game at this computer line by line."""

from __future__ import annotations

import asyncio
from typing import TextIO

from .plain_game import PlainGame
from .typed_lines import ReadLines


def play_lines(game: PlainGame, source: TextIO) -> None:
    """Until the game or the input ends. Ctrl-C interrupts even while a line is read.

    `asyncio.run` would catch it and wait for the end of the line.
    """
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(game.run(ReadLines(source)))
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
