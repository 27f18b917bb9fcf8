"""What can be wrong with notation, a record or a position: codes with parameters.

The catalogues put them into words (`notation-error-<code>`, `record-error-<code>`, `position-error-<code>`);
`str()` gives the bare facts for a developer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..documents.problems import Problem, ProblemsError, facts
from ..editions import Edition

NOTATION_CODES: Final = (
    "empty",
    "too-long",
    "unreadable",
    "incomplete",
    "surplus",
    "ambiguous",
    "not-a-number",
    "out-of-range",
    "above-main-square",
    "unknown-card",
    "not-in-row",
    "not-a-project",
    "not-a-shuffle",
    "nothing-there",
)

# Problems that any document can have.
DOCUMENT_CODES: Final = (
    "file-not-found",
    "file-unreadable",
    "too-large",
    "not-json",
    "wrong-format",
    "unsupported-version",
    "missing",
    "unknown-key",
    "wrong-type",
    "wrong-count",
    "out-of-range",
    "unknown-word",
    "repeated",
    "not-a-name",
    "edition-broken",
    "edition-hash",
    "edition-unknown",
    "too-many-problems",
)

RECORD_CODES: Final = (
    *DOCUMENT_CODES,
    "not-text",
    "deal-impossible",
    "unreadable-move",
    "illegal-move",
    "wrong-seat",
    "after-the-end",
    "text-mismatch",
    "turn-mismatch",
    "shuffle-missing",
    "shuffle-unexpected",
    "shuffle-impossible",
    "result-missing",
    "result-too-early",
    "result-wrong",
    "fairness-hex",
    "fairness-salt",
    "fairness-order",
    "fairness-commitment",
    "fairness-deal",
    "fairness-shuffle",
)

POSITION_CODES: Final = (
    *DOCUMENT_CODES,
    "card-missing",
    "card-twice",
    "character-missing",
    "character-twice",
    "character-foreign",
    "removed-count",
    "removed-seen",
    "workers-count",
    "too-many-workers-in-city",
    "two-on-main-square",
    "no-such-spot",
    "main-square-first",
    "owner-missing",
    "cell-above",
    "cell-occupied",
    "cell-apart",
    "edge-mismatch",
    "row-gap",
    "row-without-gap",
    "too-many-projects",
    "turn-player",
    "end-trigger",
    "hand-empty",
    "hand-not-full",
    "set-up",
    "decision-field",
    "decision-player",
    "decision-character",
    "worker-in-hand",
    "builder-after-recovery",
    "project-fits-nowhere",
    "supply-empty",
    "bonus-not-there",
    "last-card-owner",
    "nothing-to-decide",
    "guild-mismatch",
    "pile-not-returned",
    "game-not-ended",
)


class NotationError(Exception):
    """Text that cannot be understood as an action. If it is understood but illegal, it is a `RulesError`."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, object] = params

    def __str__(self) -> str:
        return facts(self.code, self.params)


class RecordError(Exception):
    """What is wrong with a record: `move` counts from 1, `where` is the place in the document.

    `edition` and `names` are set once they have been read, for messages that name cards and players.
    """

    edition: Edition | None = None
    names: tuple[str, ...] = ()

    def __init__(self, code: str, *, move: int | None = None, where: str = "", **params: object) -> None:
        super().__init__(code, move, where, params)
        self.code = code
        self.move = move
        self.where = where
        self.params: Mapping[str, object] = params

    @classmethod
    def of(cls, problem: Problem, where: str = "", move: int | None = None) -> RecordError:
        """A problem of the document, at a place that the caller may state more precisely."""
        error = cls(problem.code, move=move, where=where or problem.where)
        error.params = problem.params
        return error

    def __str__(self) -> str:
        place = f"move {self.move}: " if self.move is not None else ""
        place += f"{self.where}: " if self.where else ""
        return place + facts(self.code, self.params)


class PositionError(ProblemsError):
    """The position cannot be played."""
