"""The JSON schema of records."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any


def schema() -> dict[str, Any]:
    text = resources.files("oddville.record").joinpath("record.schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
