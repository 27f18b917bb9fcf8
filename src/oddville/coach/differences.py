"""What speaks for a line of moves against another one, for reviews."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ..rules.game import Game
from ..rules.vocabulary import WORKERS_TO_END
from .merits import character_gained, cheap, wins
from .outcome import (
    Outcome,
    could_build,
    lacking,
    next_price,
    outcome_of,
    ready_projects,
    rival_about_to_end,
    worth,
)
from .reason import Param, Reason, Weighed, resource_word, strongest

Question = Callable[[Outcome, Outcome], Iterator[Weighed]]
_SAID_BY: Final = {"more-coins": "coins-short"}  # left out beside a reason that says the same


def differences(game: Game, line: Sequence[int], other: Sequence[int]) -> list[Reason]:
    """What speaks for a line against the other one, the strongest reason first."""
    good, less = outcome_of(game, line), outcome_of(game, other)
    found = strongest(item for question in _questions(good, less) for item in question(good, less))
    said = {reason.code for reason in found}
    return [reason for reason in found if _SAID_BY.get(reason.code) not in said]


def _questions(good: Outcome, less: Outcome) -> Sequence[Question]:
    """A line that chance interrupts is not compared as if its turn were over."""
    if less.is_interrupted and not good.is_interrupted:
        return (_end,)
    if good.is_interrupted and not less.is_interrupted:
        return [question for question in _QUESTIONS if question is not _stock]
    return _QUESTIONS


def _end(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if good.after.is_over and good.after.winner == good.seat:
        if not (less.after.is_over and less.after.winner == less.seat):
            yield from wins(good)
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
    more = good.gain - less.gain
    if good.built is not None and less.built is None:
        if good.gain > 0:
            yield 6 + 2 * more, Reason("build-now", {"card": good.built.card, "points": good.gain})
        if len(good.bonuses) > 1:
            yield 5, Reason("bonuses", {"bonuses": tuple(good.bonuses), "count": len(good.bonuses)})
    elif good.built is not None and less.built is not None and more > 0:
        numbers: dict[str, Param] = {"points": good.gain, "less": less.gain}
        if less.gain < 0:  # the workers that paid are lost as points; “it brings −2 points” would be odd
            yield 7 + 2 * more, Reason("points-ahead", {"points": more})
        elif good.built.card == less.built.card:
            if (good.built.x, good.built.y) != (less.built.x, less.built.y):
                yield 8 + 3 * more, Reason("better-place", {"card": good.built.card, **numbers})
            else:
                yield 5 + 2 * more, Reason("more-points", numbers)
        else:
            cards: dict[str, Param] = {"card": good.built.card, "card_less": less.built.card}
            yield 7 + 2 * more, Reason("better-card", cards | numbers)
    elif more > 0 <= less.gain and max(good.before.city_workers) >= WORKERS_TO_END - 1:
        yield 4 + 2 * more, Reason("more-points", {"points": good.gain, "less": less.gain})


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
    if good.character is not None and good.character != less.character:
        yield from character_gained(good)


def _rivals(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    for rival in range(good.before.players):
        if rival == good.seat:
            continue
        gained = less.points(rival) - good.points(rival)
        was = less.points(rival) - _points_before(less, rival)
        if gained > 0 and was > 0:
            yield 5 + 2 * gained, Reason("rival-gained", {"by": rival, "points": was, "less": was - gained})
        if good.after.is_over or less.after.is_over:
            continue
        blocked = set(ready_projects(less.after, rival)) - set(ready_projects(good.after, rival))
        for card in sorted(blocked):
            yield 8, Reason("blocks", {"by": rival, "card": card})


def _points_before(out: Outcome, seat: int) -> int:
    return out.before.score(seat)


def _projects(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if good.after.is_over or less.after.is_over:
        return
    seat = good.seat
    for card in good.ready:
        if card in less.projects and card not in less.ready:
            missing = lacking(less.after, seat, card)
            if missing:
                yield 14, Reason("ready-instead", {"card": card, "lacking": tuple(missing)})
        elif card not in less.projects and card == good.taken and not less.ready:
            yield 12, Reason("ready", {"card": card})
    for card in good.projects:
        if card not in less.projects:
            continue
        near, far = lacking(good.after, seat, card), lacking(less.after, seat, card)
        if near and len(near) < len(far):
            params: dict[str, Param] = {"card": card, "lacking": tuple(near), "lacking_less": tuple(far)}
            yield 9 + len(far) - 2 * len(near), Reason("closer-instead", params)


def _row(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    card, seat = good.taken, good.seat
    if card is None or card == less.taken or card not in good.projects:
        return
    rival = (seat + 1) % good.before.players
    plays_next = good.before.turn_seat == seat and less.built is None
    if plays_next and could_build(less.after, rival, card):
        yield 9, Reason("left-to-rival", {"by": rival, "card": card})
    points = worth(good.before, seat, card)
    if less.taken is not None and less.taken in less.projects:
        other = worth(good.before, seat, less.taken)
        if points > other:
            params: dict[str, Param] = {
                "card": card,
                "card_less": less.taken,
                "points": points,
                "less": other,
            }
            yield 5 + 2 * (points - other), Reason("better-project", params)
    elif points:
        yield 5, Reason("project", {"card": card, "points": points})


def _costs(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    same = (
        good.taken == less.taken
        and good.placed == less.placed
        and good.built is None
        and less.built is None
        and (good.taken is not None or bool(good.placed))
    )
    if same and good.paid < less.paid:
        yield 8, Reason("same-cheaper", {"price": good.paid, "less": less.paid})
    alike = (
        same
        and good.paid <= less.paid
        and good.has_recovered == less.has_recovered
        and good.projects == less.projects
    )
    if alike and good.worker is not None and less.worker is not None and good.worker != less.worker:
        yield 7, Reason("other-worker", {"worker": good.worker, "kept": less.worker})
    if not same:
        yield from cheap(good)
    yield from _short(good, less)


def _short(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """A project whose next resource can be paid after one line, not after the other."""
    if good.after.is_over or less.after.is_over:
        return
    for card in good.projects:
        missing = lacking(less.after, less.seat, card)
        if card not in less.projects or len(missing) != 1:
            continue
        price = next_price(less.after, less.seat, missing[0])
        is_same = price == next_price(good.after, good.seat, missing[0])
        if less.coins < price <= good.coins and is_same and missing == lacking(good.after, good.seat, card):
            params: dict[str, Param] = {"card": card, "resource": resource_word(missing[0])}
            yield 8, Reason("coins-short", params | {"price": price, "coins": less.coins})


def _stock(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if good.after.is_over or less.after.is_over or good.stops_while_building or less.stops_while_building:
        return
    is_alike = (good.built is None) == (less.built is None)  # building costs workers and no card
    if good.coins > less.coins:
        yield 1 + good.coins - less.coins, Reason("more-coins", {"coins": good.coins, "less": less.coins})
    if is_alike and good.resources > less.resources:
        more = good.resources - less.resources
        yield 2 + 2 * more, Reason("more-resources", {"count": good.resources, "less": less.resources})
    if is_alike and good.hand > less.hand:
        yield 1 + good.hand - less.hand, Reason("more-cards", {"count": good.hand, "less": less.hand})


_QUESTIONS: Final[tuple[Question, ...]] = (
    _end,
    _building,
    _bonuses,
    _characters,
    _rivals,
    _projects,
    _row,
    _costs,
    _stock,
)
