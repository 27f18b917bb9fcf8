"""Sends large replies in pieces: the next one only when the client has read most of those before it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

PIECE: Final = 64 * 1024


async def send_in_pieces(send: Send, message: Message) -> None:
    body = message.get("body", b"")
    if message["type"] != "http.response.body" or len(body) <= PIECE:
        await send(message)
        return
    for at in range(0, len(body), PIECE):
        is_last = at + PIECE >= len(body)
        more = not is_last or message.get("more_body", False)
        await send({"type": "http.response.body", "body": body[at : at + PIECE], "more_body": more})
