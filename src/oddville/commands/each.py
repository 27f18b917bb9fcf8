"""Commands that take several files: every file gets its turn, whatever is wrong with the one before."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

STANDARD_INPUT: Final = "-"


def each(files: Sequence[str], handle: Callable[[str], bool]) -> int:
    results = [handle(file) for file in files]
    return 0 if all(results) else 1


def each_as_json(files: Sequence[str], judge: Callable[[str], dict[str, Any]]) -> int:
    """A list with one object for each file; `valid` says whether it is good."""
    found = [{"file": file, **judge(file)} for file in files]
    print(json.dumps(found, ensure_ascii=False, indent=2))
    return 0 if all(item["valid"] for item in found) else 1
