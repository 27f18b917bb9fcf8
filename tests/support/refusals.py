"""What a table refuses."""

from __future__ import annotations

import pytest

from oddville.protocol.errors import TableError


def refusal(code: str) -> pytest.RaisesExc[TableError]:
    return pytest.RaisesExc(TableError, check=lambda error: error.code == code)
