"""The address of a store: a path or a database URL, whose password is never shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from .errors import BadUrl, StoreUnavailable
from .sql_faults import kind_of

SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = "postgresql"
SCHEME: Final = re.compile(r"([a-z][a-z0-9+.-]{0,30}):")
SECRET_OPTIONS: Final = ("password", "sslpassword")
HIDDEN: Final = "***"


class Address:
    """Either `path`, of a SQLite file, or `url`, of a PostgreSQL database."""

    __slots__ = ("_secrets", "path", "url")

    def __init__(self, text: str) -> None:
        self.path: str | None = None
        self.url: URL | None = None
        self._secrets: tuple[str, ...] = ()
        found = SCHEME.match(text)
        scheme = found[1] if found else ""
        if not scheme or text.startswith(SQLITE):
            path = text.removeprefix(SQLITE)
            # A store in memory would keep nothing.
            if not path or path == ":memory:" or "\0" in path or "://" in path:
                raise BadUrl(scheme)
            self.path = path
        elif scheme == POSTGRESQL:
            try:
                self.url = make_url(text).set(drivername="postgresql+psycopg")
            except (ArgumentError, ValueError):  # its words repeat parts of the URL
                raise BadUrl(scheme) from None
            self._secrets = tuple(_secrets(self.url))
        else:
            raise BadUrl(scheme)

    def __repr__(self) -> str:
        return f"Address({self.path!r})" if self.path else f"Address({POSTGRESQL!r})"

    def cleaned(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text

    def unavailable(self, error: BaseException) -> StoreUnavailable:
        """A driver's error as ours; the original is its cause only if it contains no secret."""
        origin = (error.orig if isinstance(error, DBAPIError) else None) or error
        words = (origin.strerror if isinstance(origin, OSError) else None) or str(origin)
        said = self.cleaned(words)
        detail = (said.strip().splitlines() or [type(origin).__name__])[0]
        fault = StoreUnavailable(detail, kind_of(origin, self.path))
        if said == words:
            fault.__cause__ = origin
        return fault


def _secrets(url: URL) -> Iterator[str]:
    if url.password:
        yield url.password
    for name in SECRET_OPTIONS:
        value = url.query.get(name, ())
        yield from (value,) if isinstance(value, str) and value else value
