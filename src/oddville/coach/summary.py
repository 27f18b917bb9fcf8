"""A review in some lines of text: each player, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence

from ..editions import Edition
from ..text import Texts
from .form import reasons_for
from .levels import level_like
from .review import Review
from .stretches import Stretch
from .words import explanation, percent, signed


def summary(
    texts: Texts, names: Sequence[str], cut: Sequence[Stretch], review: Review, edition: Edition
) -> list[str]:
    lines = []
    for name, account in zip(names, review.accounts, strict=True):
        level = level_like(account.loss, account.judged)
        lines.append(
            texts.t(
                "review-line",
                player=name,
                accuracy=percent(account.accuracy),
                luck=signed(account.deal + account.luck),
                decisions=signed(account.decisions),
                level="none" if level is None else texts.t(f"level-{level}"),
            )
        )
    for seat in range(review.players):
        for moment in review.moments(seat):
            before, after = (percent(100 * shares[seat]) for shares in (moment.before, moment.after))
            title = texts.t(
                "review-moment", turn=moment.turn, player=names[seat], verdict=moment.verdict.value
            )
            why = explanation(texts, reasons_for(cut[moment.number], moment), names, edition)
            lines += [f"  {title}, {before} → {after}", f"    {why}"]
    return lines
