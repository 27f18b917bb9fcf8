"""Whoever lacks a framework is told what to install."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

SELF_PLAY = Path(__file__).parents[2] / "examples" / "self-play"
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
        ("oddville.envs.stable_baselines3", "stable_baselines3", "stable-baselines3"),
        ("oddville_self_play.__main__", "torch", "torch"),
        ("oddville_self_play.bot", "torch", "torch"),
    ],
)
def test_a_missing_framework(module: str, package: str, extra: str) -> None:
    assert f'pip install "oddville[{extra}]"' in complaint_of(HIDING.format(package=package, module=module))


@pytest.mark.parametrize("package", ["resvg_py", "PIL"])
def test_pictures_without_what_draws_them(package: str) -> None:
    code = HIDING.format(package=package, module="oddville.envs.pettingzoo as pettingzoo")
    code += "pettingzoo.env(render_mode='rgb_array').render()"
    assert 'pip install "oddville[png]"' in complaint_of(code)


@pytest.mark.parametrize("package", ["resvg_py", "PIL"])
def test_gymnasiums_checker_without_what_draws_pictures(package: str) -> None:
    """It tries every mode that is offered."""
    code = HIDING.format(package=package, module="gymnasium, oddville.envs.gymnasium as ours")
    code += "from gymnasium.utils.env_checker import check_env\n"
    code += "env = gymnasium.make(ours.ENVIRONMENT).unwrapped\n"
    code += "check_env(env)\nprint(env.metadata['render_modes'])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[-1] == "['human', 'ansi', 'svg']"


def complaint_of(code: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=SELF_PLAY, capture_output=True, text=True, check=False
    )
    assert result.returncode == 1
    return result.stderr.splitlines()[-1]


def test_the_package_itself_needs_none_of_them() -> None:
    code = "import sys, oddville, oddville.envs; print('numpy' in sys.modules, 'gymnasium' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["False", "False"]
