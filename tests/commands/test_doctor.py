"""`oddville doctor`: what works here, and what would help."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from oddville.extras import EXTRAS
from tests.support.command import call, run

pytestmark = pytest.mark.slow


def test_the_doctor(tmp_path: Path) -> None:
    data = {"XDG_DATA_HOME": str(tmp_path)}
    done = run("doctor", "--json", **data)
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert found["healthy"]
    assert {finding["topic"] for finding in found["findings"]} == {
        "python",
        "oddville",
        "engine",
        "page",
        "part",
        "extra",
        "saves",
        "database",
        "browser",
        "terminal",
    }


@pytest.fixture
def _little_to_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most extras take seconds to load."""
    monkeypatch.setattr("oddville.commands.doctor.EXTRAS", {"print": EXTRAS["print"]})


@pytest.mark.usefixtures("_little_to_load")
def test_the_doctor_speaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.commands.doctor.build_kind", lambda: "plain")
    data = {"XDG_DATA_HOME": str(tmp_path)}
    found = json.loads(call("doctor", "--json", **data).stdout)["findings"]
    engine = next(finding for finding in found if finding["topic"] == "engine")
    assert (engine["state"], engine["facts"]["build"]) == ("missing", "plain")
    spoken = call("doctor", "--lang", "de", **data).stdout.splitlines()
    assert len(spoken) == len(found) + 1


@pytest.mark.usefixtures("_little_to_load")
def test_the_doctor_finds_what_is_broken(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database")
    done = call("doctor", ODDVILLE_DATA=str(tmp_path / "file"), ODDVILLE_SAVES=str(tmp_path / "file"))
    assert done.returncode == 1
    assert "2 things need attention" in done.stdout


def test_the_doctor_knows_every_extra() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    extras = {
        name: {re.split(r"[\[<>=;]", package)[0].strip() for package in packages}
        for name, packages in project["project"]["optional-dependencies"].items()
    }
    assert extras == {name: set(packages.values()) for name, packages in EXTRAS.items()}
