"""The results of a run as JSON: all samples, medians and verdicts, and the machine."""

import json
import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.harness import ROOT, Samples, Side, Verdict

RESULTS = ROOT / "bench" / "results"


def _first_field(file: str, key: str) -> str | None:
    """The value of a `key : value` line of a file of the kernel's, where there is one."""
    try:
        lines = Path(file).read_text("utf-8").splitlines()
    except OSError:
        return None
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith(key)), None)


def machine() -> dict[str, Any]:
    processor = _first_field("/proc/cpuinfo", "model name")
    memory = _first_field("/proc/meminfo", "MemTotal")
    return {
        "processor": processor or platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "memory_gib": round(int(memory.split()[0]) / 2**20, 1) if memory else None,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def document(
    part: str, sides: Sequence[Side], samples: Mapping[str, Samples], verdicts: Sequence[Verdict]
) -> dict[str, Any]:
    versions: dict[str, str] = {}
    for taken in samples.values():
        versions.update(taken.versions)
    return {
        "part": part,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "versions": dict(sorted(versions.items())),
        "lines": [
            {
                "line": verdict.line.name,
                "ours": verdict.ours,
                "peer": verdict.peer,
                "peer_name": verdict.line.peer.name if verdict.line.peer else None,
                "unit": verdict.line.ours.unit.label,
                "ratio": verdict.ratio,
                "bar": verdict.bar,
                "holds": verdict.holds,
            }
            for verdict in verdicts
        ],
        "sides": {
            side.name: {
                "unit": side.unit.label,
                "median": samples[side.name].median,
                "samples": samples[side.name].values,
            }
            for side in sides
        },
    }


def write(path: Path, data: Mapping[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", "utf-8")
