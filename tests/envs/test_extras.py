"""Whoever lacks a framework is told what to install."""

import subprocess
import sys

import pytest

HIDING = """
import sys
sys.modules[{package!r}] = None
import {module}
"""


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("oddville.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("oddville.envs.parallel", "pettingzoo", "pettingzoo"),
        ("oddville.envs.gymnasium", "gymnasium", "gymnasium"),
        ("oddville.envs.vector", "gymnasium", "gymnasium"),
        ("oddville.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_framework(module: str, package: str, extra: str) -> None:
    code = HIDING.format(package=package, module=module)
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert f'pip install "oddville[{extra}]"' in result.stderr.splitlines()[-1]


def test_the_package_itself_needs_none_of_them() -> None:
    code = "import sys, oddville, oddville.envs; print('numpy' in sys.modules, 'gymnasium' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["False", "False"]
