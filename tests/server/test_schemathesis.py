"""Whatever is asked, the server answers as its description says; never with a failure of its own."""

from __future__ import annotations

import httpx
import pytest
import schemathesis

from oddville.server.api import ROUTES
from oddville.server.openapi import description
from tests.support.described_server import FEW, try_out

pytestmark = pytest.mark.slow

# Boundary values of every parameter are for `make soak`: they are ten times as many as the examples, and
# working them out takes seconds even before the first test runs.
SCHEMA = schemathesis.openapi.from_dict(description(ROUTES))
SCHEMA.config.phases.coverage.enabled = False


@SCHEMA.parametrize()
@FEW
def test_the_server_is_as_described(
    case: schemathesis.Case,  # type: ignore[type-arg]
    client: httpx.Client,
) -> None:
    try_out(case, client)
