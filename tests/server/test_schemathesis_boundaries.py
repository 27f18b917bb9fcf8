"""The server answers as its description says, also to boundary values of every parameter and to chance."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import settings

from oddville.server.api import ROUTES
from oddville.server.openapi import description
from tests.support.described_server import FEW, try_out

pytestmark = pytest.mark.soak

SCHEMA = schemathesis.openapi.from_dict(description(ROUTES))


@SCHEMA.parametrize()
@settings(FEW, max_examples=100, derandomize=False)
def test_the_server_is_as_described(
    case: schemathesis.Case,  # type: ignore[type-arg]
    client: httpx.Client,
) -> None:
    try_out(case, client)
