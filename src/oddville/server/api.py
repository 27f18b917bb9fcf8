"""All that a client can ask, as one table."""

from __future__ import annotations

from typing import Final

from ..table.commands import Command
from ..table.errors import TABLE_CODES
from ..table.seating import Arrival
from ..table.statistics import Statistics
from . import bodies, cards, histories, reference, tables, wire
from .routes import JSON, Route

_UNCHANGED: Final = {304: "The client has the newest version already"}
_CREATING: Final = ("bad-edition", "bad-name", "no-such-seat", "seat-taken", "unknown-level")
_SITTING: Final = ("already-started", "bad-name", "no-such-seat", "seat-taken", "stale")

ROUTES: Final = (
    Route(
        "GET",
        "/api/lobby",
        reference.lobby,
        "Listed tables",
        answer=bodies.Lobby,
        codes=("store-unavailable",),
    ),
    Route("GET", "/api/levels", reference.levels, "The bots", answer=bodies.Levels),
    Route("GET", "/api/editions", reference.editions, "The editions to play with", answer=bodies.Editions),
    Route(
        "GET",
        "/api/editions/{name}",
        reference.edition,
        "An edition by its name, or by the hash that a table tells",
        answer=bodies.EditionForm,
        codes=("unknown-edition", "store-unavailable"),
    ),
    Route(
        "GET",
        "/api/editions/{name}/cards/{card}.svg",
        cards.card,
        "The drawing of a card, by id or by number; `main-square` for the Main Square",
        media=(cards.SVG,),
        query=bodies.CardQuery,
        codes=("unknown-edition", "unknown-card", "store-unavailable"),
        statuses=_UNCHANGED,
    ),
    Route(
        "GET",
        "/api/texts/{language}",
        reference.texts,
        "All messages of a language, in the format of Project Fluent",
        media=(reference.TEXT,),
        codes=("unknown-language",),
        statuses=_UNCHANGED,
    ),
    Route(
        "POST",
        "/api/door",
        reference.door,
        "Give the server's password, if it has one; the answer sets a cookie",
        status=204,
        media=(),
        body=bodies.Knock,
        codes=("wrong-password",),
        bucket="door",
    ),
    Route(
        "POST",
        "/api/tables",
        tables.create,
        "Open a table and sit down at it; the answer sets a cookie with the key",
        status=201,
        body=bodies.NewTable,
        answer=bodies.Seated,
        codes=(*_CREATING, "server-full", "store-unavailable"),
        bucket="create",
    ),
    Route(
        "GET",
        "/api/tables/{id}",
        tables.snapshot,
        "A table as it is now, and what you may do",
        answer=wire.Snapshot,
        codes=("no-spectators",),
    ),
    Route(
        "POST",
        "/api/tables/{id}/seats",
        tables.sit,
        "Sit down; the answer sets a cookie with the key",
        status=201,
        body=Arrival,
        answer=bodies.Seated,
        codes=_SITTING,
        bucket="join",
    ),
    Route(
        "POST",
        "/api/tables/{id}/keys",
        tables.another_key,
        "A key of your seat for another device",
        status=201,
        body=bodies.NewKey,
        answer=bodies.KeyForm,
        codes=("not-your-seat", "stale"),
        bucket="join",
    ),
    Route(
        "POST",
        "/api/tables/{id}/claim",
        tables.claim,
        "Play for the seat that a key opens; the answer sets a cookie with it",
        body=bodies.Claim,
        answer=bodies.Claimed,
        codes=("wrong-key",),
        bucket="join",
    ),
    Route(
        "DELETE",
        "/api/tables/{id}/claim",
        tables.forget,
        "Let this browser forget its keys; the seat stays taken",
        status=204,
        media=(),
    ),
    Route(
        "POST",
        "/api/tables/{id}/commands",
        tables.command,
        "Do something at a table, for clients without a socket; the same key twice counts once",
        body=Command,
        answer=bodies.Done,
        codes=tuple(code for code in TABLE_CODES if code != "bad-name"),
    ),
    Route(
        "POST",
        "/api/tables/{id}/follow",
        tables.follow,
        "After a rematch was asked for: go to the new table and sit down one seat further, if it is free",
        status=201,
        body=bodies.Follow,
        answer=bodies.Seated,
        codes=(*_SITTING, "no-rematch", "not-your-seat"),
        bucket="join",
    ),
    Route(
        "GET",
        "/api/tables/{id}/log",
        histories.log,
        "What happened at a table, entry by entry",
        query=bodies.LogQuery,
        answer=bodies.Log,
        codes=("no-spectators",),
    ),
    Route(
        "GET",
        "/api/tables/{id}/statistics",
        histories.statistics,
        "How long it took, who thought for how long, and where the points came from",
        answer=Statistics,
        codes=("no-spectators",),
    ),
    Route(
        "GET",
        "/api/tables/{id}/moves",
        histories.moves,
        "The moves so far, as records write them",
        answer=bodies.Moves,
        codes=("no-spectators",),
    ),
    Route(
        "GET",
        "/api/tables/{id}/record",
        histories.record,
        "The whole game after its end, with the proof of fair shuffling",
        media=(JSON, reference.TEXT),
        query=bodies.RecordQuery,
        codes=("no-spectators", "not-over"),
    ),
    Route(
        "GET",
        "/api/tables/{id}/live",
        reference.live,
        "A WebSocket with every change at a table. The server sends `ToViewer`, the client `FromViewer`. "
        "`since` is the last entry that the client has seen. Close codes beside those of the protocol: "
        "4401 the server's password is missing, 4403 nobody may watch, 4404 there is no such table",
        media=(),
        status=101,
        codes=("only-websocket", "too-many"),
    ),
    Route(
        "GET",
        "/health",
        reference.health,
        "Whether the server can store games",
        answer=bodies.Health,
        codes=("store-unavailable",),
    ),
)
