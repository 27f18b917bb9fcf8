"""Errors in notation, records and positions, in words.

Separate from `Texts`, because they are about documents and not about the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..documents.problems import Problem
from ..editions import Edition, standard
from ..record import NotationError, RecordError
from ..rules.errors import RulesError
from ..rules.reasons import Reason
from ..rules.vocabulary import NOBODY
from .sentences import Texts

Arguments = dict[str, str | int]


def refusal(texts: Texts, error: RulesError, names: Sequence[str], edition: Edition) -> str:
    """The engine's refusal; with the rule behind it, if there is one."""
    reason = error.params.get("reason")
    return texts.reason(reason, names, edition) if isinstance(reason, Reason) else texts.error(error, names)


def notation_error(texts: Texts, error: NotationError) -> str:
    return texts.t(f"notation-error-{error.code}", **_arguments(texts, error.params))


def record_error(texts: Texts, error: RecordError) -> str:
    args = _arguments(texts, error.params)
    args["place"] = _place(texts, error)
    names, edition = error.names, error.edition or standard()
    reason, inner = error.params.get("reason"), error.params.get("error")
    args["reason"] = texts.reason(reason, names, edition) if isinstance(reason, Reason) else ""
    args["error"] = notation_error(texts, inner) if isinstance(inner, NotationError) else ""
    decider = error.params.get("decider")
    if isinstance(decider, int):
        args["decider"] = names[decider] if NOBODY < decider < len(names) else texts.t("chance")
    return texts.t(f"record-error-{error.code}", **args)


def position_problem(texts: Texts, problem: Problem) -> str:
    args = _arguments(texts, problem.params)
    args["place"] = problem.where or texts.t("document-whole")
    return texts.t(f"position-error-{problem.code}", **args)


def _place(texts: Texts, error: RecordError) -> str:
    """Where in the record: the line of its text form, or the move and the field."""
    line = error.where.removeprefix("line ")
    where = texts.t("document-line", line=int(line)) if line != error.where else error.where
    if error.move is None:
        return where or texts.t("document-whole")
    return texts.t("document-move", move=error.move) + (f", {where}" if where else "")


def _arguments(texts: Texts, params: Mapping[str, object]) -> Arguments:
    """The values for a message: lists as one text, and what selects between its forms."""
    args: Arguments = {}
    for name, value in params.items():
        if isinstance(value, Problem):
            args[name] = texts.problem(value)
        elif isinstance(value, str | int):
            args[name] = value
        elif isinstance(value, list):
            args[name] = ", ".join(map(str, value))
    args["suggested"] = "yes" if args.get("suggestion") else "no"
    args.setdefault("suggestion", "")
    args["exact"] = "yes" if "low" in args and args["low"] == args.get("high") else "no"
    return args
