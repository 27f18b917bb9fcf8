"""The seat keys of a request, and the cookies that hold them in a browser.

A key is never part of a URL: URLs are logged, shared and remembered.
"""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Final

from starlette.datastructures import Headers

from ..protocol.requests import DOOR_COOKIE

YEAR: Final = 365 * 24 * 3600
BETWEEN: Final = "~"  # in no key
MOST_KEYS: Final = 8  # of one table in one browser; the oldest are forgotten first
_BEARER: Final = "bearer "


def keys_in(headers: Headers, table_id: str) -> list[str]:
    """From `Authorization: Bearer KEY, KEY` and from the table's cookie, each once."""
    found = cookie_keys(headers, table_id)
    said = headers.get("authorization", "")
    if said[: len(_BEARER)].lower() == _BEARER:
        found += [key.strip() for key in said[len(_BEARER) :].split(",")]
    return list(dict.fromkeys(key for key in found if key))[-2 * MOST_KEYS :]


def cookie_keys(headers: Headers, table_id: str) -> list[str]:
    return [key for key in _value(headers, _name(table_id)).split(BETWEEN) if key]


def door_token(headers: Headers) -> str:
    return _value(headers, DOOR_COOKIE)


def _name(table_id: str) -> str:
    return f"oddville-{table_id}"


def _value(headers: Headers, name: str) -> str:
    """Parsed by hand: one malformed cookie would make a strict parser drop them all."""
    for line in headers.getlist("cookie"):
        for part in line.split(";"):
            found, _, value = part.strip().partition("=")
            if found == name:
                return value
    return ""


def table_cookie(table_id: str, keys: list[str], secure: bool) -> str:
    """Holds the keys of one table; without keys the cookie is deleted."""
    value = BETWEEN.join(keys[-MOST_KEYS:])
    return _cookie(_name(table_id), value, f"/api/tables/{table_id}", secure)


def door_cookie(token: str, secure: bool) -> str:
    return _cookie(DOOR_COOKIE, token, "/api", secure)


def _cookie(name: str, value: str, path: str, secure: bool) -> str:
    """Invisible to scripts, and not sent with requests from other sites."""
    jar = SimpleCookie({name: value})
    morsel = jar[name]
    morsel["path"] = path
    morsel["max-age"] = YEAR if value else 0
    morsel["httponly"] = True
    morsel["samesite"] = "Strict"
    morsel["secure"] = secure
    return morsel.OutputString()
