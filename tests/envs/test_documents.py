"""What docs/environments.md says is true, and the files in examples run."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from oddville.envs.layout import CITY_SHAPE, PARTS
from oddville.envs.observation import OBSERVATION_SIZE, OBSERVATION_VERSION
from oddville.rules.action_space import ACTION_SPACE_VERSION, SHUFFLE_PILE
from oddville.rules.actions import decode

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "environments.md").read_text("utf-8")
NOTEBOOK = ROOT / "examples" / "environments.ipynb"
SCRIPTS = ["random_agents.py", "against_bots.py", "many_games.py 8"]

pytestmark = pytest.mark.slow


def run_alone(code: str) -> str:
    """What it prints in a process that has imported nothing yet, as a reader's has not."""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_layout_is_as_described() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d × ]+) \|", DOCUMENT, re.MULTILINE)
    told = [(name, int(start), tuple(map(int, shape.split(" × ")))) for name, start, shape in rows]
    assert told == [(part.name, part.start, part.shape) for part in PARTS]
    assert f"a vector of {OBSERVATION_SIZE:,} signed bytes" in DOCUMENT
    assert " × ".join(map(str, CITY_SHAPE)) in DOCUMENT
    assert OBSERVATION_VERSION == 1


def test_the_actions_are_as_described() -> None:
    rows = re.findall(r"^\| (\d+)(?:–(\d+))? \| ", DOCUMENT, re.MULTILINE)
    numbers = [number for first, last in rows for number in range(int(first), int(last or first) + 1)]
    assert numbers == list(range(SHUFFLE_PILE))
    for first, last in rows:
        if int(first) not in (59, 152):  # several kinds in one row
            assert type(decode(int(first))) is type(decode(int(last or first)))
    assert f"Discrete({SHUFFLE_PILE})" in DOCUMENT
    assert ACTION_SPACE_VERSION == 1


def run_example(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command.split()],
        cwd=ROOT / "examples",
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("script", SCRIPTS)
def test_examples_run(script: str) -> None:
    result = run_example(script)
    assert result.returncode == 0, result.stderr
    assert result.stdout


def test_the_search_of_openspiel_keeps_one_match_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    command = f"openspiel_search.py --level newcomer --max-turns 2 --seconds 0.01 --out {file}"
    assert "of 1 games" in run_example(f"{command} --games 1").stdout
    before = json.loads(file.read_text("utf-8"))
    assert {"date", "machine", "versions"} <= set(before)
    result = run_example(f"{command} --games 2")
    assert "of 2 games" in result.stdout, result.stderr
    assert json.loads(file.read_text("utf-8"))["games"][0] == before["games"][0]
    refused = run_example(f"{command} --games 2 --search mcts")
    assert refused.returncode == 1
    assert "holds another match" in refused.stderr


def test_the_notebook_runs() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] for cell in cells), "kept without what it gave"
    code = "\n".join("".join(cell["source"]) for cell in cells)
    won, played = run_alone(f"{code}\nprint(won, played)").split()[-2:]
    assert int(played) >= 500
    assert int(won) < 100


def test_what_is_said_of_the_network_stands_in_its_results() -> None:
    results = json.loads((ROOT / "bench" / "results" / "self-play.json").read_text("utf-8"))
    network = results["arena"]["contenders"][0]
    share, low, high = (
        f"{100 * network[name]:.1f}" for name in ("win_share", "win_share_low", "win_share_high")
    )
    assert (
        f"**{share} % of {network['games']} games** against *apprentice* (95 %: {low} to {high})" in DOCUMENT
    )
    draw = runpy.run_path(str(ROOT / "examples" / "self-play" / "oddville_self_play" / "curve.py"))["draw"]
    picture = (ROOT / "docs" / "pictures" / "self-play.svg").read_text("utf-8")
    assert draw(results["training"]) == picture


def test_what_is_said_of_maskable_ppo_stands_in_its_results() -> None:
    results = json.loads((ROOT / "bench" / "results" / "maskable-ppo.json").read_text("utf-8"))
    example = runpy.run_path(str(ROOT / "examples" / "maskable-ppo" / "curve.py"))
    last = results["run"]["curve"][-1]
    half = example["half_interval"](last["won"], last["games"])
    share, low, high = (
        f"{100 * value:.1f}" for value in (last["won"], last["won"] - half, last["won"] + half)
    )
    said = f"**{share} % of {last['games']:,} games** against *newcomer* (95 %: {low} to {high})"
    assert said in DOCUMENT
    assert f"it won {100 * results['longer']['curve'][-1]['won']:.1f} % ([both runs]" in DOCUMENT
    assert example["draw"](results["run"]) == (ROOT / "docs" / "pictures" / "maskable-ppo.svg").read_text(
        "utf-8"
    )
