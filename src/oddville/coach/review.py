"""The review of a game: a judgement for each stretch, and what luck and decisions made of the result.

How the values hang together, for a seat and from the end to the beginning:

- after the last move, the win share is the result: 1 or 0;
- after a stretch, it is the search's estimate if chance revealed something then, and otherwise the value
  before the next stretch, because nothing lies between them;
- before a stretch, it is the value after it plus what the decision lost;
- before the first move, it is an equal share plus what the deal brought.

So every change of the share belongs either to a decision or to chance, and all of them together make the
result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..record import Record
from ..rules.game import Game
from .judging import STANDARD, Effort, Estimate, Judged, Task, judge
from .stretches import Stretch, Unfinished, stretches
from .verdicts import INACCURACY_FROM, MISTAKE_FROM, REMARKABLE, Verdict, verdict_of

MOMENTS: Final = 3  # shown for each seat

Shares = tuple[float, ...]
Work = Callable[[Sequence[Stretch], Effort], Iterable[tuple[int, Judged]]]


@dataclass(frozen=True, slots=True)
class Judgement:
    """One stretch with its verdict; all shares are by seat."""

    number: int
    turn: int
    seat: int
    first: int  # the place of its first move in the record
    actions: tuple[int, ...]
    better: tuple[int, ...]  # what the search prefers; the same as `actions` if that was played
    reply: tuple[int, ...]  # what the search expects after `better`
    verdict: Verdict
    loss: float  # of the deciding seat's win share
    margin: float  # the standard error of the loss
    before: Shares  # the win share with the better line
    after: Shares  # with the one that was played, before chance revealed anything
    scores: tuple[float, ...] | None  # expected at the end with what was played
    better_scores: tuple[float, ...] | None
    luck: Shares  # what chance then gave or took

    @property
    def is_remark(self) -> bool:
        return self.verdict in REMARKABLE


@dataclass(frozen=True, slots=True)
class Account:
    """What made the result of a seat: share + deal + luck + decisions + others = result."""

    share: float  # an equal one
    deal: float
    luck: float  # all later chance
    decisions: float  # the seat's own
    others: float  # what the others' decisions gave or took
    result: float
    judged: int  # its stretches with a choice
    loss: float  # the mean loss of these
    verdicts: dict[Verdict, int] = field(default_factory=dict)

    @property
    def accuracy(self) -> float:
        """From 0 to 100; 100 is without any loss."""
        return 100.0 * max(0.0, 1.0 - 10.0 * self.loss)


@dataclass(frozen=True, slots=True)
class Review:
    players: int
    judgements: tuple[Judgement, ...]
    accounts: tuple[Account, ...]  # by seat
    effort: Effort = STANDARD
    stretches: int = 0  # of the whole game

    @property
    def is_complete(self) -> bool:
        return len(self.judgements) == self.stretches

    def moments(self, seat: int | None = None, count: int = MOMENTS) -> tuple[Judgement, ...]:
        """What cost the most win share, at most one in a turn, in the order of the game."""
        losses = [
            item
            for item in self.judgements
            if item.loss >= MISTAKE_FROM and item.is_remark and seat in (None, item.seat)
        ]
        worst: dict[tuple[int, int], Judgement] = {}
        for item in sorted(losses, key=lambda found: found.loss):
            worst[item.turn, item.seat] = item
        most = sorted(worst.values(), key=lambda item: item.loss, reverse=True)[:count]
        return tuple(sorted(most, key=lambda item: item.number))

    def curve(self) -> list[tuple[int, Shares]]:
        """The win shares by turn: before the first decision of each, and at the end."""
        found: dict[int, Shares] = {}
        for item in self.judgements:
            found.setdefault(item.turn, within_bounds(item.before))
        last = self.judgements[-1].turn if self.judgements else 0
        found[last + 1] = tuple(account.result for account in self.accounts)
        return list(found.items())


def within_bounds(shares: Shares) -> Shares:
    """Estimates that are added up can leave the bounds a little."""
    cut = [min(1.0, max(0.0, share)) for share in shares]
    return tuple(share / sum(cut) for share in cut)


# ---- Making one ---------------------------------------------------------------------------------


def review(record: Record, effort: Effort = STANDARD, work: Work | None = None) -> Review:
    """Judge a finished game; raises `Unfinished`.

    `work` judges the stretches in any order, in other processes say; by default from the last to the first.
    """
    cut = stretches(record)
    judged = dict((work or one_by_one)(cut, effort))
    return put_together(record, cut, judged, effort)


def one_by_one(cut: Sequence[Stretch], effort: Effort) -> Iterator[tuple[int, Judged]]:
    for stretch in reversed(cut):
        yield stretch.number, judge(stretch.game, task_of(stretch, effort))


def task_of(stretch: Stretch, effort: Effort) -> Task:
    return Task(
        stretch.actions, stretch.is_free, stretch.reveals, stretch.out_of_turn, effort, INACCURACY_FROM
    )


def put_together(
    record: Record, cut: Sequence[Stretch], judged: Mapping[int, Judged], effort: Effort = STANDARD
) -> Review:
    """From the judgements of all stretches, in whatever order they were made.

    While some are missing, the review holds the end of the game, as far back as there are no gaps: whatever
    comes later does not change it.
    """
    if record.result is None:
        raise Unfinished
    players = len(record.players)
    values: Shares = tuple(float(seat == record.result.winner) for seat in range(players))
    found: list[Judgement] = []
    for stretch in reversed(cut):
        if stretch.number not in judged:
            break
        item = judgement_of(stretch, judged[stretch.number], values)
        found.append(item)
        values = item.before
    found.reverse()
    accounts = tuple(_account(seat, found, record.result.winner, players) for seat in range(players))
    return Review(players, tuple(found), accounts, effort, len(cut))


def judgement_of(stretch: Stretch, judged: Judged, following: Shares) -> Judgement:
    """`following` are the shares before the next stretch, or the result."""
    seat = stretch.seat
    played = judged.played
    after = played.shares if played is not None and stretch.reveals else following
    effect = _effect(stretch, judged, after)
    loss = -effect[seat] if stretch.is_free else 0.0
    verdict = verdict_of(loss, judged.margin) if stretch.is_free else Verdict.FORCED
    is_best = judged.better is None or verdict == Verdict.BEST
    return Judgement(
        stretch.number,
        stretch.turn,
        seat,
        stretch.first,
        stretch.actions,
        stretch.actions if is_best else judged.line,
        judged.reply,
        verdict,
        loss,
        judged.margin,
        before=tuple(a - b for a, b in zip(after, effect, strict=True)),
        after=after,
        scores=None if played is None else played.scores,
        better_scores=None if is_best or judged.better is None else judged.better.scores,
        luck=tuple(a - b for a, b in zip(following, after, strict=True)),
    )


def _effect(stretch: Stretch, judged: Judged, after: Shares) -> Shares:
    """What the decision changed, by seat."""
    if stretch.out_of_turn and judged.played is not None:  # nobody had to decide: what the change was worth
        return tuple(a - b for a, b in zip(after, judged.played.shares, strict=True))
    if judged.loss(stretch.seat) > 0.0:
        better, played = _both(judged)
        return tuple(b - a for a, b in zip(better.shares, played.shares, strict=True))
    return (0.0,) * len(after)


def _both(judged: Judged) -> tuple[Estimate, Estimate]:
    assert judged.better is not None
    assert judged.played is not None
    return judged.better, judged.played


def _account(seat: int, found: Sequence[Judgement], winner: int, players: int) -> Account:
    own = [item for item in found if item.seat == seat]
    judged = [item for item in own if item.verdict != Verdict.FORCED]
    share = 1.0 / players
    verdicts = {verdict: sum(item.verdict == verdict for item in own) for verdict in Verdict}
    return Account(
        share=share,
        deal=found[0].before[seat] - share if found else 0.0,
        luck=sum(item.luck[seat] for item in found),
        decisions=sum(item.after[seat] - item.before[seat] for item in own),
        others=sum(item.after[seat] - item.before[seat] for item in found if item.seat != seat),
        result=float(seat == winner),
        judged=len(judged),
        loss=sum(item.loss for item in judged) / max(1, len(judged)),
        verdicts=verdicts,
    )


def judge_again(game: Game, seat_actions: Sequence[int], effort: Effort = STANDARD) -> Judged:
    """Another try at a decision, judged as the one in the game was."""
    return judge(game, Task(tuple(seat_actions), True, True, False, effort, INACCURACY_FROM))
