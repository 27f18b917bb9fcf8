"""Refused requests: the codes with their HTTP status, and the response."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.json import Encoder
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..protocol.errors import TABLE_CODES, Failure, Fault, TableError
from ..protocol.reasons import ReasonForm
from ..store import StoreError, UnknownMatch

encode = Encoder().encode


_OWN_CODES: Final = {
    "bad-host": 400,
    "unreadable": 400,
    "door-closed": 401,
    "wrong-password": 401,
    "no-spectators": 403,
    "wrong-key": 403,
    "wrong-origin": 403,
    "not-found": 404,
    "unknown-card": 404,
    "unknown-edition": 404,
    "unknown-language": 404,
    "unknown-lesson": 404,
    "unknown-puzzle": 404,
    "unknown-table": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "no-rematch": 409,
    "too-large": 413,
    "wrong-type": 415,
    "bad-record": 422,
    "no-such-moment": 422,
    "record-too-long": 422,
    "only-websocket": 426,
    "too-fast": 429,
    "too-many": 429,
    "internal": 500,
    "server-full": 503,
    "store-unavailable": 503,
}
_OF_TABLES: Final = dict.fromkeys(TABLE_CODES, 409) | {
    "muted": 403,
    "no-answer": 503,
    "no-room": 503,
    "no-room-for-bots": 503,
    "no-hints": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "too-many-bots": 429,
    "too-many-changes": 429,
    "too-talkative": 429,
}
_RETRY_AFTER: Final = {"no-answer": 3, "no-room": 60, "no-room-for-bots": 60, "too-many-bots": 60}  # seconds
REFUSED: Final = "oddville.refused"  # key in the ASGI scope for the code of a refusal
STATUS: Final[Mapping[str, int]] = _OF_TABLES | _OWN_CODES


class Refused(Exception):
    """A request that was refused."""

    def __init__(self, code: str, *, retry_after: int | None = None, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, Any] = params
        self.headers = {} if retry_after is None else {"Retry-After": str(retry_after)}
        self.reason: ReasonForm | None = None

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def body(self) -> bytes:
        return encode(Failure(Fault(self.code, dict(self.params), self.reason)))

    @property
    def response(self) -> Response:
        return _RefusalResponse(self)


class _RefusalResponse(Response):
    """Leaves the code in the scope, so that nobody has to read it back from the body."""

    def __init__(self, refused: Refused) -> None:
        headers = {"Cache-Control": "no-store"} | refused.headers
        super().__init__(refused.body, refused.status, headers, "application/json")
        self._code = refused.code

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[REFUSED] = self._code
        await super().__call__(scope, receive, send)


def refused(error: TableError | StoreError) -> Refused:
    """An error of a table or the store as a refusal, without the database's message."""
    if isinstance(error, UnknownMatch):
        return Refused("unknown-table")
    if isinstance(error, StoreError):
        return Refused("store-unavailable", retry_after=2)
    answer = Refused(error.code, retry_after=_RETRY_AFTER.get(error.code))
    answer.params = error.params
    answer.reason = error.reason
    return answer
