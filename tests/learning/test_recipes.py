"""The recipes of docs/environments.md that need torch, with fewer games and steps than there."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.doc_examples import blocks

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"

pytestmark = pytest.mark.slow


def recipe_with(word: str) -> str:
    (found,) = [block.body for block in blocks(DOCUMENT) if block.language == "python" and word in block.body]
    return found


def smaller(recipe: str, *changes: tuple[str, str]) -> str:
    for large, small in changes:
        assert large in recipe, large
        recipe = recipe.replace(large, small)
    return recipe


def run_alone(code: str) -> str:
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_maskable_ppo() -> None:
    pytest.importorskip("sb3_contrib", reason="needs stable-baselines3 and torch: run `make learn`")
    recipe = smaller(recipe_with("MaskablePPO"), ("256", "8"), ("1_000_000", "1_024"), ("2048", "128"))
    assert "total_timesteps" in run_alone(recipe)


def test_rllib() -> None:
    pytest.importorskip("ray.rllib", reason="needs RLlib and torch", exc_type=ImportError)
    pytest.importorskip("torch", reason="needs RLlib and torch")
    small = ".env_runners(num_env_runners=0).training(train_batch_size_per_learner=400, num_epochs=1)"
    recipe = smaller(recipe_with("PPOConfig"), ("    .rl_module", f"    {small}\n    .rl_module"))
    assert -1 <= float(run_alone(recipe).splitlines()[-1]) <= 1


def test_tianshou() -> None:
    """Games that are cut off early, so that some end."""
    pytest.importorskip("tianshou", reason="needs tianshou and torch: docs/environments.md says how")
    recipe = smaller(
        recipe_with("tianshou"),
        ("GAMES = 16", "GAMES = 2"),
        ("(players=2)", "(players=2, max_turns=4)"),
        ("max_epochs=5", "max_epochs=1"),
        ("20_000", "400"),
        ("1_000", "200"),
    )
    steps, games = run_alone(recipe).splitlines()[-1].split(" steps, ")
    assert int(steps) == 400
    assert int(games.split()[0]) > 0
