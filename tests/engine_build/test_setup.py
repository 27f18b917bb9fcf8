"""Packages: what is downloaded as source can be built, and what is installed contains no build tools."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from engine_build.extension import TWO_CLONES, engine_extensions, improved
from tests.engine_build.golden import DECLARATIONS, ROOT


def test_a_misspelt_build_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODDVILLE_BUILD", "santized")
    with pytest.raises(SystemExit, match="ODDVILLE_BUILD=santized: choose one of plain, sanitized, debug"):
        engine_extensions()


@pytest.mark.parametrize("function", ["run_network", "look_at_seat"])
def test_the_sums_of_the_network_are_compiled_for_avx2_too(function: str) -> None:
    """Where they are defined, not where they are declared; and nothing is improved twice."""
    start = f"void __pyx_f_8oddville_9_compiled_{function}(int"
    found = improved(f"static {start});\nstatic {start} n) {{\n}}\n")
    assert found.startswith(TWO_CLONES)
    assert f"static CYTHON_INLINE {start});\nODDVILLE_FOR_AVX2_TOO static {start} n)" in found
    assert improved(found) == found
    assert f"cpdef void {function}(" in DECLARATIONS.read_text("utf-8")


def run_backend(folder: Path, step: str, result: Path) -> Path:
    """Call setuptools as pip does: the folder is current, but Python does not look for modules there."""
    program = f"import setuptools.build_meta as backend; backend.{step}({str(result)!r})"
    subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=folder,
        env=os.environ | {"ODDVILLE_BUILD": "plain"},
        capture_output=True,
        check=True,
    )
    (made,) = result.iterdir()
    return made


@pytest.mark.slow
def test_a_wheel_can_be_built_from_the_source_package(tmp_path: Path) -> None:
    checkout, sources, wheels = (tmp_path / name for name in ("checkout", "sources", "wheels"))
    built = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "pages")
    for name in ("src", "engine_build"):
        shutil.copytree(ROOT / name, checkout / name, ignore=built)
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout / name)
    page = checkout / "src" / "oddville" / "server" / "pages" / "index.html"
    for folder in (sources, wheels, page.parent):
        folder.mkdir()
    page.write_text("<!doctype html>", "utf-8")  # no package is made without a page
    with tarfile.open(run_backend(checkout, "build_sdist", sources)) as package:
        package.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    with ZipFile(run_backend(unpacked, "build_wheel", wheels)) as wheel:
        names = wheel.namelist()
    assert "oddville/rules/turn.py" in names
    assert not [name for name in names if "engine_build" in name]
