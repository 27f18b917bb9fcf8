"""What speaks for a line of moves against another one, for reviews."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ..rules.enums import DecisionKind
from ..rules.game import Game
from ..rules.powers import BUILDER_PRICE
from ..rules.vocabulary import WORKERS_TO_END
from .merits import character_dealt, character_gained, cheap, wins
from .outcome import Outcome, needed_in_row, outcome_of, rival_about_to_end
from .prospects import means, prospects
from .reason import Param, Reason, Weighed, resource_word, strongest
from .rivals import rivals

Question = Callable[[Outcome, Outcome], Iterator[Weighed]]
_SAID_BY: Final = {  # left out beside reasons that say the same
    "more-coins": {"coins-short", "more-bonuses", "bonuses", "same-cheaper"},
    "more-resources": {"more-points", "worker-points"},
    "stays-in-hand": {"other-worker"},
}


def differences(game: Game, line: Sequence[int], other: Sequence[int]) -> list[Reason]:
    """What speaks for a line against the other one, the strongest reason first."""
    good, less = outcome_of(game, line), outcome_of(game, other)
    found = strongest(item for question in _questions(good, less) for item in question(good, less))
    said = {reason.code for reason in found}
    return [reason for reason in found if not said & _SAID_BY.get(reason.code, set())]


def _questions(good: Outcome, less: Outcome) -> Sequence[Question]:
    """A line that chance interrupts is not compared as if its turn were over."""
    if less.is_interrupted and not good.is_interrupted:
        return (_end,)
    if good.is_interrupted and not less.is_interrupted:
        return [question for question in _QUESTIONS if question is not means]
    return _QUESTIONS


def _end(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if good.after.is_over and good.after.winner == good.seat:
        if less.shuffles or not (less.after.is_over and less.after.winner == less.seat):
            yield from wins(good)
        return
    if good.shuffles or less.shuffles:  # the points are not known before
        return
    if less.after.is_over and less.after.winner != less.seat and not good.after.is_over:
        winner = less.after.winner
        scores = less.after.scores()
        yield 100, Reason("ended-behind", {"by": winner, "points": scores[less.seat], "most": scores[winner]})
    rival = rival_about_to_end(less.after, less.seat)
    own, other = good.points(good.seat), less.points(less.seat)
    if rival is not None and own > other and rival_about_to_end(good.after, good.seat) == rival:
        seat, card = rival
        yield 60, Reason("rival-ends", {"by": seat, "card": card, "points": own, "less": other})


def _building(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if good.stops_while_building or less.stops_while_building:
        return
    knows_points = not (good.shuffles or less.shuffles)
    if good.built is not None and less.built is None:
        if knows_points and good.gain > 0:
            more = good.gain - less.gain
            yield 6 + 2 * more, Reason("build-now", {"card": good.built.card, "points": good.gain})
        if good.before.decision == DecisionKind.BUILDER:
            yield 12, Reason("extra-build", {"card": good.built.card, "price": BUILDER_PRICE})
        if len(good.bonuses) > 1:
            yield 5, Reason("bonuses", {"bonuses": tuple(good.bonuses), "count": len(good.bonuses)})
    elif knows_points and good.gain > less.gain:
        yield from _more_points(good, less)


def _more_points(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """Of two builds, or of two lines near the end without a build by the better one."""
    more = good.gain - less.gain
    numbers: dict[str, Param] = {"points": good.gain, "less": less.gain}
    if good.built is None:
        if max(good.before.city_workers) < WORKERS_TO_END - 1:
            return
        if more == good.resources - less.resources:
            yield 4 + 2 * more, Reason("worker-points", {"count": good.resources, "less": less.resources})
        elif less.gain >= 0:
            yield 4 + 2 * more, Reason("more-points", numbers)
    elif less.built is None:
        return
    elif less.gain < 0:  # the workers that paid are lost as points; “it brings −2 points” would be odd
        yield 7 + 2 * more, Reason("points-ahead", {"points": more})
    elif good.built.card != less.built.card:
        cards: dict[str, Param] = {"card": good.built.card, "card_less": less.built.card}
        yield 7 + 2 * more, Reason("better-card", cards | numbers)
    elif (good.built.x, good.built.y) != (less.built.x, less.built.y):
        yield 8 + 3 * more, Reason("better-place", {"card": good.built.card, **numbers})
    else:
        yield 5 + 2 * more, Reason("more-points", numbers)


def _bonuses(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    more = len(good.bonuses) - len(less.bonuses)
    if less.stops_while_building:
        return
    if good.built is not None and less.built is not None and more > 0:
        params: dict[str, Param] = {
            "bonuses": tuple(good.bonuses),
            "count": len(good.bonuses),
            "less": len(less.bonuses),
        }
        yield 7 + 4 * more, Reason("more-bonuses", params)


def _characters(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if good.shuffles and less.character is None and not less.shuffles:
        yield from character_dealt(good)
    if good.character is not None and good.character != less.character:
        yield from character_gained(good)


def _costs(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    same = (
        good.taken == less.taken
        and good.placed == less.placed
        and good.built is None
        and less.built is None
        and (good.taken is not None or bool(good.placed))
        and good.has_recovered == less.has_recovered
        and good.projects == less.projects
        and good.travels == less.travels
    )
    if same and good.paid < less.paid:
        yield 8, Reason("same-cheaper", {"price": good.paid, "less": less.paid})
    alike = same and good.paid <= less.paid
    if alike and good.worker is not None and less.worker is not None and good.worker < less.worker:
        yield 7, Reason("other-worker", {"worker": good.worker, "kept": less.worker})
    if not same and not any(cheap(less)):
        yield from cheap(good)


def _start(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """The resource chosen before the first turn."""
    if good.picked is None or less.picked is None:
        return
    count = needed_in_row(good.before, good.picked)
    if count > needed_in_row(less.before, less.picked):
        yield 5, Reason("in-row", {"resource": resource_word(good.picked), "count": count})


_QUESTIONS: Final[tuple[Question, ...]] = (
    _end,
    _building,
    _bonuses,
    _characters,
    _costs,
    _start,
    prospects,
    means,
    rivals,
)
