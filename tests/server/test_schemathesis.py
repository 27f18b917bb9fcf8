"""Whatever is asked, the server answers as its description says; never with a failure of its own."""

from __future__ import annotations

import httpx
import pytest
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

from oddville.server.api import ROUTES
from oddville.server.openapi import description
from tests.support.http_player import QUICK, Player

pytestmark = pytest.mark.slow

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
    "language": "de",
    "seat": "2",
    "worker": "3",
}
STRICT = [negative_data_rejection, unsupported_method, allow_header_conformance]


# Boundary values of every parameter are for `make soak`: they are ten times as many as the examples.
few = schemathesis.openapi.from_dict(description(ROUTES))
many = schemathesis.openapi.from_dict(description(ROUTES))
few.config.phases.coverage.enabled = False


def try_out(case: schemathesis.Case, client: httpx.Client) -> None:  # type: ignore[type-arg]
    server = str(client.base_url).rstrip("/")
    case.call_and_validate(server, checks=TRUE_TO_THE_DESCRIPTION + STRICT, timeout=60)
    if not case.path_parameters:
        return
    player = Player(client)
    real = REAL | {"id": player.open(WAITING)["id"]}
    case.path_parameters.update({name: real[name] for name in case.path_parameters})
    case.call_and_validate(server, checks=TRUE_TO_THE_DESCRIPTION, headers=player.headers, timeout=60)


# The same examples each time; `make soak` tries others, and more of them.
FEW = settings(
    max_examples=10, derandomize=True, suppress_health_check=list(HealthCheck), database=None, deadline=None
)
MANY = settings(FEW, max_examples=100, derandomize=False)


@few.parametrize()
@FEW
def test_the_server_is_as_described(
    case: schemathesis.Case,  # type: ignore[type-arg]
    client: httpx.Client,
) -> None:
    try_out(case, client)


@pytest.mark.soak
@many.parametrize()
@MANY
def test_the_server_is_as_described_for_many(
    case: schemathesis.Case,  # type: ignore[type-arg]
    client: httpx.Client,
) -> None:
    try_out(case, client)
