"""The harness of the benchmarks, on sides that answer at once."""

import json
import sys
from pathlib import Path

import pytest

from bench import report
from bench.__main__ import main
from bench.harness import BenchError, Line, Samples, Side, Unit, judge, measure, run_side, sides_of, table


def answering(name: str, text: str, unit: Unit = Unit.DECISIONS) -> Side:
    return Side(name, unit, (sys.executable, "-S", "-c", f"print({text!r})"))


FAST = answering("fast", '{"value": 900.0, "versions": {"fast": "1"}}')
SLOW = answering("slow", '{"value": 3}')


def verdict_of(line: Line, ours: list[float], peer: list[float]) -> tuple[float | None, bool]:
    samples = {line.ours.name: Samples(ours), **({line.peer.name: Samples(peer)} if line.peer else {})}
    verdict = judge(line, samples)
    return verdict.ratio, verdict.holds


def test_sides_take_turns(capsys: pytest.CaptureFixture[str]) -> None:
    samples = measure([FAST, SLOW], rounds=2)
    assert samples["fast"].values == [900.0, 900.0]
    assert samples["slow"].median == 3
    shown = capsys.readouterr().err.splitlines()
    assert [line.split("  ")[1].split()[0] for line in shown] == ["fast", "slow", "fast", "slow"]


def test_more_is_better_for_decisions() -> None:
    line = Line("play", FAST, SLOW, times=200)
    assert verdict_of(line, [600, 1, 9000], [3, 3, 100]) == (200, True)
    assert verdict_of(line, [599, 1, 9000], [3, 3, 100])[1] is False


def test_less_is_better_for_times() -> None:
    ours, peer = answering("ours", "", Unit.NANOSECONDS), answering("peer", "", Unit.NANOSECONDS)
    assert verdict_of(Line("copy", ours, peer, below=100), [99], [990]) == (10, True)
    assert verdict_of(Line("copy", ours, below=100), [100], []) == (None, False)


def test_points_have_to_be_reached() -> None:
    line = Line("judged", answering("ours", "", Unit.POINTS), least=95)
    assert verdict_of(line, [95, 94, 100], []) == (None, True)
    assert verdict_of(line, [94, 94, 100], []) == (None, False)
    assert judge(line, {"ours": Samples([95])}).bar == ">= 95 of 100"


def test_a_line_has_one_bar() -> None:
    for bars in ({}, {"times": 2.0, "below": 3.0}, {"below": 3.0, "least": 2.0}):
        with pytest.raises(ValueError, match="exactly one bar"):
            Line("odd", FAST, SLOW, **bars)
    with pytest.raises(ValueError, match="needs a peer"):
        Line("alone", FAST, times=2)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"value": "many"}', '{"value": 0}'])
def test_an_answer_without_a_value_is_refused(text: str) -> None:
    with pytest.raises(BenchError, match="odd side: no result"):
        run_side(answering("odd side", text))


def test_a_failing_side_is_named() -> None:
    with pytest.raises(BenchError, match=r"broken failed \(1\):\nno luck"):
        run_side(Side("broken", Unit.DECISIONS, (sys.executable, "-S", "-c", "raise SystemExit('no luck')")))
    with pytest.raises(BenchError, match="absent"):
        run_side(Side("absent", Unit.DECISIONS, ("/nonexistent/python",)))


def test_table_and_document(tmp_path: Path) -> None:
    lines = [Line("first", FAST, SLOW, times=200), Line("second", FAST, SLOW, times=400)]
    sides = sides_of(lines)
    assert [side.name for side in sides] == ["fast", "slow"]
    samples = measure(sides, rounds=1)
    verdicts = [judge(line, samples) for line in lines]

    header, _, first, second = (" ".join(row.split()) for row in table(verdicts).splitlines())
    assert header == "line ours peer ratio bar holds"
    assert first == "first 900.0 decisions/s 3.0 decisions/s 300.0 x >= 200 x yes"
    assert second.endswith("NO")

    report.write(tmp_path / "new" / "part.json", report.document("part", sides, samples, verdicts))
    data = json.loads((tmp_path / "new" / "part.json").read_text("utf-8"))
    assert data["versions"] == {"fast": "1"}
    assert data["sides"]["slow"] == {"unit": "decisions/s", "median": 3.0, "samples": [3.0]}
    assert [line["holds"] for line in data["lines"]] == [True, False]


def test_too_few_rounds_and_unknown_parts_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--rounds", "4"], ["--only", "nothing"]):
        with pytest.raises(SystemExit):
            main(["--peer-python", sys.executable, *arguments])
    assert "at least 5 rounds" in capsys.readouterr().err
