"""Judgements as JSON: what a stopped run continues from, and what a server keeps with a match."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import Any, TypeAlias

from .judging import Effort, Estimate, Judged
from .stretches import Stretch

Data: TypeAlias = list[Any]


def judged_data(judged: Judged) -> Data:
    estimates = [_estimate_data(found) for found in (judged.before, judged.played, judged.better)]
    return [*estimates, judged.line, judged.reply]


def read_judged(data: Data) -> Judged:
    *estimates, line, reply = data
    before, played, better = (None if found is None else _read_estimate(found) for found in estimates)
    return Judged(before, played, better, tuple(line), tuple(reply))


def _estimate_data(found: Estimate | None) -> Data | None:
    return None if found is None else [found.shares, found.scores, found.error]


def _read_estimate(data: Data) -> Estimate:
    shares, scores, error = data
    return Estimate(tuple(shares), tuple(scores), error)


def write_review(judged: Mapping[int, Judged], effort: Effort) -> bytes:
    """All judgements of a game, in the order of its stretches."""
    every = [judged_data(judged[number]) for number in range(len(judged))]
    return json.dumps({"effort": astuple(effort), "judged": every}, separators=(",", ":")).encode()


def read_review(data: bytes, cut: Sequence[Stretch], effort: Effort) -> dict[int, Judged]:
    """Empty if it was made with another effort, or cuts the game in another way."""
    found = json.loads(data)
    if found["effort"] != list(astuple(effort)) or len(found["judged"]) != len(cut):
        return {}
    return {number: read_judged(item) for number, item in enumerate(found["judged"])}
