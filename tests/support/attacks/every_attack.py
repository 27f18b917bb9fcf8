"""All attacks by name."""

from __future__ import annotations

from collections.abc import Callable

from . import bot_flood, floods, log_attacks
from .wire import Target

Attack = Callable[[Target, float], None]

ATTACKS: dict[str, Attack] = {
    "ping-flood": floods.ping_flood,
    "unread-ping-flood": floods.unread_ping_flood,
    "fragment-flood": floods.fragment_flood,
    "message-flood": floods.message_flood,
    "pipelined-requests": floods.pipelined_requests,
    "read-pipelined-requests": floods.read_pipelined_requests,
    "endless-headers": floods.endless_headers,
    "endless-trailers": floods.endless_trailers,
    "unread-replays": floods.unread_replays,
    "bot-flood": bot_flood.bot_flood,
    "left-bots": bot_flood.left_bots,
    "mute-flood": log_attacks.mute_flood,
    "log-readers": log_attacks.log_readers,
}
