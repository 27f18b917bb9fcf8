"""The private parts of uvicorn and websockets that our protocols stand on.

If one is missing or different in a newer version, look at `websocket_protocol.py` and `http_protocol.py`.
"""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http import flow_control, httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.server import ServerState
from websockets import frames, protocol, streams

SOCKETS = websockets_sansio_impl.WebSocketsSansIOProtocol
REQUESTS = httptools_impl.HttpToolsProtocol
CYCLE = httptools_impl.RequestResponseCycle

# Methods that we override or call, with their parameters.
METHODS: dict[type, dict[str, str]] = {
    SOCKETS: {
        "connection_lost": "exc",
        "data_received": "data",
        "handle_connect": "event",
        "handle_ping": "",
        "handle_pong": "event",
        "handle_cont": "event",
        "handle_text": "event",
        "handle_bytes": "event",
        "keepalive_timeout": "",
        "on_task_complete": "task",
        "pause_writing": "",
        "resume_writing": "",
        "receive": "",
        "send": "message",
    },
    REQUESTS: {
        "connection_lost": "exc",
        "connection_made": "transport",
        "data_received": "data",
        "handle_websocket_upgrade": "",
        "on_body": "body",
        "on_message_begin": "",
        "on_response_complete": "",
        "pause_writing": "",
        "resume_writing": "",
        "send_400_response": "msg",
        "timeout_keep_alive_handler": "",
    },
    flow_control.FlowControl: {"pause_reading": "", "resume_reading": ""},
    protocol.Protocol: {"receive_data": "data", "events_received": "", "data_to_send": "", "parse": ""},
    streams.StreamReader: {"at_eof": ""},
}
# Fields of an instance that we read or replace.
FIELDS: dict[type, str] = {
    SOCKETS: "close_sent conn disconnected loop pending_ping_payload pong_timer queue read_paused writable",
    REQUESTS: "client cycle flow loop pipeline transport",
}


@pytest.mark.parametrize(
    ("owner", "name", "parameters"),
    [(owner, name, said) for owner, found in METHODS.items() for name, said in found.items()],
)
def test_methods_are_as_we_know_them(owner: type, name: str, parameters: str) -> None:
    found = getattr(owner, name, None)
    assert found is not None, f"{owner.__module__}.{owner.__name__} no longer has {name}()"
    said = " ".join(list(inspect.signature(found).parameters)[1:])
    assert said == parameters, f"{owner.__module__}.{owner.__name__}.{name}() now takes ({said})"


@pytest.mark.parametrize("owner", FIELDS)
def test_fields_are_as_we_know_them(owner: Any) -> None:
    async def made() -> Any:
        return owner(uvicorn.Config(lambda: None, ws=SOCKETS), ServerState(), {})

    instance = asyncio.run(made())
    missing = [name for name in FIELDS[owner].split() if not hasattr(instance, name)]
    assert not missing, f"{owner.__module__}.{owner.__name__} no longer has {', '.join(missing)}"


def test_a_request_says_how_far_it_is() -> None:
    fields = ("scope", "more_body", "response_complete")
    missing = [name for name in fields if f"self.{name} = " not in inspect.getsource(CYCLE.__init__)]
    assert not missing, f"RequestResponseCycle no longer has {', '.join(missing)}"


def test_the_parser_waits_where_we_look() -> None:
    """Between messages it waits in `at_eof`: then a short frame may be read without it."""
    conn = protocol.Protocol(protocol.SERVER)
    conn.receive_data(b"\x89\x80\x00\x00\x00\x00")
    waiting: Any = conn.parser
    while waiting.gi_yieldfrom is not None:
        waiting = waiting.gi_yieldfrom
    assert waiting.gi_code is streams.StreamReader.at_eof.__code__, "the parser of websockets waits elsewhere"
    assert conn.current_size is None
    assert [event.opcode for event in conn.events_received()] == [frames.Opcode.PING]  # type: ignore[union-attr]
    assert callable(frames.apply_mask)  # type: ignore[attr-defined]


def test_the_statuses_that_we_write() -> None:
    assert httptools_impl.STATUS_LINE[431].startswith(b"HTTP/1.1 431 ")
