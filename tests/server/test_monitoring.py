"""The example dashboard and alerts: every metric and label in them is one that /metrics has."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from oddville.server.metrics import Metrics
from oddville.server.service import Service
from oddville.server.settings import ServerSettings
from tests.support.monitoring import ALERTS, FOLDER, NAME, PARTS, conditions, dashboard, queries

OF_PROMETHEUS: Final = ("instance", "job", "le")  # labels that scraping adds, and those of buckets
ASKED: Final = {  # what an operator wants to know, and a metric that answers it
    "moves a second": "oddville_commands_stored_total",
    "latency": "oddville_command_seconds_bucket",
    "tables": "oddville_tables",
    "sockets": "oddville_worker_sockets",
    "thinking of bots": "oddville_bot_seconds_bucket",
    "refusals": "oddville_refusals_total",
    "memory": "oddville_worker_memory_bytes",
    "entries to be written": "oddville_store_queue",
}


@pytest.fixture(scope="module")
def known() -> dict[str, tuple[str, ...]]:
    """By the name of a sample: its labels."""
    metrics = Metrics(Service(ServerSettings(data="")), worker=1)
    found: dict[str, tuple[str, ...]] = {}
    for metric in metrics._series:
        names = [metric.name + part for part in PARTS] if metric.kind == "histogram" else [metric.name]
        found |= dict.fromkeys(names, metric.labels)
    return found


def labels_in(query: str) -> Iterator[str]:
    for inner in re.findall(r"\{([^}]*)\}", query):
        yield from re.findall(r"(\w+)\s*[=!]", inner)
    for inner in re.findall(r"\bby \(([^)]*)\)", query):
        yield from re.split(r",\s*", inner)


@pytest.mark.parametrize("query", [*queries(), *conditions()])
def test_metrics_and_labels_exist(known: dict[str, tuple[str, ...]], query: str) -> None:
    names = NAME.findall(query) or ["up"]
    for name in names:
        assert name in known or name == "up"
    allowed = {label for name in names for label in known.get(name, ())} | set(OF_PROMETHEUS)
    assert set(labels_in(query)) <= allowed


def test_a_metric_that_is_gone_would_be_noticed(known: dict[str, tuple[str, ...]]) -> None:
    assert len(conditions()) == ALERTS.read_text("utf-8").count("alert:")
    assert NAME.findall("rate(oddville_no_such_total[5m])")[0] not in known
    assert list(labels_in('sum by (code, le) (x{kind="moved"})')) == ["kind", "code", "le"]


@pytest.mark.parametrize("question", ASKED)
def test_every_question_has_a_panel(question: str) -> None:
    assert any(ASKED[question] in query for query in queries())


def test_the_dashboard_is_what_grafana_imports() -> None:
    found = dashboard()
    assert found["schemaVersion"] >= 39
    assert {variable["name"] for variable in found["templating"]["list"]} == {"source", "server"}
    panels = found["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        assert panel["type"] in ("timeseries", "stat")
        assert panel["title"]
        assert panel["description"]
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken
        taken |= cells
        references = [target["refId"] for target in panel["targets"]]
        assert len(set(references)) == len(references)
        assert all(target["datasource"]["uid"] == "${source}" for target in panel["targets"])


def test_prometheus_takes_rules_and_queries(tmp_path: Path) -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed; install it with `apt-get install prometheus`")
    asked = tmp_path / "dashboard.yml"
    plain = [query.replace("$__rate_interval", "1m").replace("$server", ".*") for query in queries()]
    rules = [{"record": f"query:{number}", "expr": query} for number, query in enumerate(plain)]
    asked.write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}), "utf-8")
    for words in (
        ["check", "rules", str(ALERTS), str(asked)],
        ["check", "config", str(FOLDER / "prometheus.yml")],
    ):
        checked = subprocess.run([promtool, *words], check=False, capture_output=True, text=True)
        assert checked.returncode == 0, checked.stdout + checked.stderr
