"""Asking the server what schemathesis makes up, and holding its answers against its description."""

from __future__ import annotations

import httpx
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.support.http_player import QUICK, Player

TRUE_TO_THE_DESCRIPTION = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
WAITING = QUICK | {"players": 4, "start": "host"}  # for more people: most commands mean something there
REAL = {
    "name": "standard",
    "card": "17",
    "character": "builder",
    "lesson": "streets",
    "puzzle": "2026-11-17",
    "language": "de",
    "seat": "2",
    "worker": "3",
}
STRICT = [negative_data_rejection, unsupported_method, allow_header_conformance]
# The same examples each time.
FEW = settings(
    max_examples=10, derandomize=True, suppress_health_check=list(HealthCheck), database=None, deadline=None
)


def try_out(case: schemathesis.Case, client: httpx.Client) -> None:  # type: ignore[type-arg]
    server = str(client.base_url).rstrip("/")
    case.call_and_validate(server, checks=TRUE_TO_THE_DESCRIPTION + STRICT, timeout=60)
    if not case.path_parameters:
        return
    player = Player(client)
    real = REAL | {"id": player.open(WAITING)["id"]}
    case.path_parameters.update({name: real[name] for name in case.path_parameters})
    case.call_and_validate(server, checks=TRUE_TO_THE_DESCRIPTION, headers=player.headers, timeout=60)
