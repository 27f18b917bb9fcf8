"""The example dashboard and alerts, and what they ask Prometheus for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[2] / "examples" / "monitoring"
ALERTS: Final = FOLDER / "alerts.yml"
NAME: Final = re.compile(r"\b(?:oddville|process)_\w+")
PARTS: Final = ("_bucket", "_sum", "_count")  # of a histogram


def dashboard() -> Any:
    return json.loads((FOLDER / "dashboard.json").read_text("utf-8"))


def queries() -> list[str]:
    return [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]


def conditions() -> list[str]:
    return re.findall(r"^ +expr: (.+)$", ALERTS.read_text("utf-8"), re.MULTILINE)


def used_names() -> set[str]:
    """Of metrics, as /metrics announces them."""
    names = {name for query in (*queries(), *conditions()) for name in NAME.findall(query)}
    return {name.removesuffix("_bucket") for name in names}
