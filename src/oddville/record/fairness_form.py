"""The proof of fair shuffling in records, as JSON and as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from ..documents.reader import Reader
from ..rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS
from .errors import RecordError
from .fairness import Fairness

REQUIRED: Final = ("commitment", "salts", "order")
SECRET: Final = "secret"  # left out until the game is over


def fairness_to_dict(fairness: Fairness) -> dict[str, Any]:
    found: dict[str, Any] = {"commitment": fairness.commitment}
    if fairness.secret is not None:
        found[SECRET] = fairness.secret
    return found | {"salts": list(fairness.salts), "order": list(fairness.order)}


def fairness_lines(fairness: Fairness) -> Iterator[str]:
    """The same for the text form; salts in quotes, because they may start or end with spaces."""
    yield f"commitment {fairness.commitment}"
    if fairness.secret is not None:
        yield f"{SECRET} {fairness.secret}"
    for salt in fairness.salts:
        yield f"salt {json.dumps(salt)}"
    yield " ".join(["order", *map(str, fairness.order)])


def read_fairness(reader: Reader) -> Fairness | None:
    """The proof, well-formed but not yet checked against the game; None after a problem."""
    fields = reader.fields(REQUIRED, (SECRET,))
    if not set(REQUIRED) <= set(fields):
        return None
    salts = fields["salts"].items(MIN_PLAYERS, MAX_PLAYERS)
    order = fields["order"].items(MIN_PLAYERS, MAX_PLAYERS)
    try:
        return Fairness(
            commitment=fields["commitment"].text(),
            secret=fields[SECRET].text() if SECRET in fields else None,
            salts=tuple(salt.text() for salt in salts),
            order=tuple(chair.integer(0, MAX_PLAYERS - 1) for chair in order),
        )
    except RecordError as error:
        reader.problems.add(error.code, error.where, **error.params)
        return None
