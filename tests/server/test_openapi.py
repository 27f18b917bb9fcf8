"""The description of the server: complete, valid, and true."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from oddville.server.api import ROUTES
from oddville.server.refusals import STATUS


@pytest.fixture
def document(client: httpx.Client) -> dict[str, Any]:
    response = client.get("/openapi.json")
    assert response.headers["content-type"] == "application/json"
    found: dict[str, Any] = response.json()
    return found


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*(references(part) for part in value.values()))
    return set().union(*(references(part) for part in value)) if isinstance(value, list) else set()


def test_every_route_is_described(document: dict[str, Any]) -> None:
    assert document["openapi"] == "3.1.0"
    for route in ROUTES:
        operation = document["paths"][route.path][route.method.lower()]
        assert operation["summary"]
        statuses = set(operation["responses"])
        assert {str(STATUS[code]) for code in route.all_codes} <= statuses
        assert str(route.status) in statuses
        assert {"405", "429"} <= statuses
    names = [part["operationId"] for path in document["paths"].values() for part in path.values()]
    assert len(names) == len(set(names)) == len(ROUTES)


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for reference in references(document):
        start, _, name = reference.rpartition("/")
        assert start == "#/components/schemas"
        assert name in schemas


def test_the_messages_of_the_socket_are_described(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert set(schemas["ToViewer"]["discriminator"]["mapping"]) >= {"snapshot", "update", "goodbye"}
    assert set(schemas["FromViewer"]["discriminator"]["mapping"]) >= {"act", "undo", "ping"}
