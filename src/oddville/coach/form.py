"""A review as plain data, for JSON: what `oddville review --json` writes and servers answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..record import Record
from .differences import differences
from .levels import level_like
from .reason import NO_REASON, Reason
from .review import Account, Judgement, Review, within_bounds
from .stretches import Stretch
from .verdicts import Verdict
from .words import MOST_REASONS

Data = dict[str, Any]
DIGITS = 4  # of shares; sums are exact before rounding


def review_form(record: Record, cut: Sequence[Stretch], review: Review) -> Data:
    """`cut` are the stretches of the record."""
    seats = range(review.players)
    return {
        "players": [player.name for player in record.players],
        "complete": review.is_complete,
        "judged": len(review.judgements),
        "stretches": review.stretches,
        "effort": [review.effort.look, review.effort.compare, review.effort.confirm],
        "curve": [[turn, _rounded(shares)] for turn, shares in review.curve()],
        "decisions": [_decision(cut[item.number], item) for item in review.judgements],
        "moments": [[moment.number for moment in review.moments(seat)] for seat in seats],
        "accounts": [account_form(account) for account in review.accounts],
    }


def account_form(account: Account) -> Data:
    return {
        **{name: round(getattr(account, name), DIGITS) for name in _PARTS},
        "judged": account.judged,
        "loss": round(account.loss, DIGITS),
        "accuracy": round(account.accuracy, 1),
        "level": level_like(account.loss, account.judged),
        "verdicts": {verdict.value: count for verdict, count in account.verdicts.items()},
    }


_PARTS = ("share", "deal", "luck", "decisions", "others", "result")


def _decision(stretch: Stretch, item: Judgement) -> Data:
    return {
        "number": item.number,
        "turn": item.turn,
        "seat": item.seat,
        "first": item.first,
        "actions": list(item.actions),
        "better": list(item.better),
        "reply": list(item.reply),
        "verdict": item.verdict.value,
        "loss": round(item.loss, DIGITS),
        "margin": round(item.margin, DIGITS),
        "before": _rounded(within_bounds(item.before)),
        "after": _rounded(within_bounds(item.after)),
        "luck": _rounded(item.luck),
        "scores": None if item.scores is None else _rounded(item.scores),
        "better_scores": None if item.better_scores is None else _rounded(item.better_scores),
        "reasons": [reason_form(reason) for reason in reasons_for(stretch, item)],
    }


def reasons_for(stretch: Stretch, item: Judgement) -> list[Reason]:
    """Why the better line is better; none for a decision that gets no remark."""
    if not item.is_remark or item.verdict == Verdict.FORCED or stretch.out_of_turn:
        return []
    return differences(stretch.game, item.better, item.actions)[:MOST_REASONS] or [NO_REASON]


def reason_form(reason: Reason) -> Data:
    params = {
        name: list(value) if isinstance(value, tuple) else value for name, value in reason.params.items()
    }
    return {"code": reason.code, "params": params}


def _rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, DIGITS) for value in values]
