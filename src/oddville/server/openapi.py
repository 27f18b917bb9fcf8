"""The OpenAPI 3.1 description of the server, made from the table of routes."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from msgspec.json import schema_components

from .. import __version__
from ..protocol import messages
from ..protocol.errors import Failure
from .refusals import STATUS
from .routes import JSON, Route

_REFERENCE: Final = "#/components/schemas/{name}"
_PARAMETER: Final = re.compile(r"\{(\w+)\}")
_PARAMETERS: Final = {
    "id": "a table",
    "name": "an edition",
    "card": "a card",
    "character": "a character, by its word or its number",
    "seat": "a seat, from 0",
    "worker": "a worker card, 1 to 4",
    "language": "a language",
    "lesson": "a lesson, by its word, such as `streets`",
    "puzzle": "the id of a puzzle, or a day such as 2026-11-17",
}
_MEANING: Final = {
    101: "From here on it is a WebSocket",
    200: "Done",
    201: "Made",
    204: "Done; nothing to tell",
    400: "The request cannot be read",
    401: "The server's password is missing or wrong",
    403: "Not for you",
    404: "There is no such thing",
    405: "Not with this method",
    408: "The body took too long",
    409: "The table refuses",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "The record cannot be used",
    426: "Only as a WebSocket",
    429: "Too fast; `Retry-After` says how long to wait",
    503: "Not now; `Retry-After` says how long to wait",
}
_KEY: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The key of a seat, or several with commas between them. Browsers keep it in a cookie.",
}


def description(routes: Iterable[Route]) -> dict[str, Any]:
    routes = tuple(routes)
    types = _types(routes)
    schemas, components = schema_components(types.values(), ref_template=_REFERENCE)
    named = dict(zip(types, schemas, strict=True))
    for name in ("ToViewer", "FromViewer"):
        components[name] = named[name]
    paths: dict[str, dict[str, Any]] = defaultdict(dict)
    for route in routes:
        paths[route.path][route.method.lower()] = _operation(route, named, components)
    for query in {route.query.__name__ for route in routes if route.query is not None}:
        del components[query]  # its fields are listed with the operations
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "OddVille",
            "version": __version__,
            "description": "Tables at which people and bots play OddVille.",
        },
        "paths": dict(paths),
        "components": {"schemas": components, "securitySchemes": {"seatKey": _KEY}},
    }


def _types(routes: tuple[Route, ...]) -> dict[str, Any]:
    """Everything that needs a schema, by name."""
    found: dict[str, Any] = {
        "ToViewer": messages.ToViewer,
        "FromViewer": messages.FromViewer,
        "Failure": Failure,
    }
    for route in routes:
        for kind in (route.body, route.answer, route.query):
            if kind is not None:
                found[_name(kind)] = kind
    return found


def _name(kind: Any) -> str:
    return kind.__name__ if isinstance(kind, type) else str(kind)


def _operation(route: Route, named: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    summary, _, more = route.summary.partition(". ")
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": summary,
        "parameters": _parameters(route, components),
        "responses": _responses(route, named),
    }
    if more:
        found["description"] = more
    if "{id}" in route.path:
        found["security"] = [{}, {"seatKey": []}]
    if route.body is not None:
        content = {JSON: {"schema": named[_name(route.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _parameters(route: Route, components: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": _PARAMETERS[name],
            "schema": {"type": "string"},
        }
        for name in _PARAMETER.findall(route.path)
    ]
    if route.query is not None:
        fields = components[route.query.__name__]["properties"]
        found += [{"name": name, "in": "query", "schema": schema} for name, schema in fields.items()]
    return found


def _responses(route: Route, named: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": _MEANING[route.status]}
    content = {media: {"schema": _schema(route, media, named)} for media in route.media}
    if content:
        good["content"] = content
    found = {str(route.status): good}
    for status, words in route.statuses.items():
        found[str(status)] = {"description": words}
    codes = defaultdict(list)
    for code in (*route.all_codes, "wrong-method"):
        codes[STATUS[code]].append(code)
    for status, listed in sorted(codes.items()):
        found[str(status)] = _refusal(status, listed)
    return found


def _schema(route: Route, media: str, named: dict[str, Any]) -> dict[str, Any]:
    if media != JSON:
        return {"type": "string"}
    return {"type": "object"} if route.answer is None else named[_name(route.answer)]


def _refusal(status: int, codes: list[str]) -> dict[str, Any]:
    """The common schema of errors, with the codes that this route can return."""
    fault = {"type": "object", "properties": {"code": {"enum": sorted(codes)}}}
    schema = {
        "allOf": [
            {"$ref": _REFERENCE.format(name="Failure")},
            {"type": "object", "properties": {"error": fault}},
        ]
    }
    found: dict[str, Any] = {
        "description": _MEANING[status],
        "content": {JSON: {"schema": schema}},
    }
    if status in (429, 503):
        found["headers"] = {"Retry-After": {"description": "seconds", "schema": {"type": "integer"}}}
    if status == 405:
        found["headers"] = {"Allow": {"description": "the methods there are", "schema": {"type": "string"}}}
    return found
