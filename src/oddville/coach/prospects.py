"""What speaks for a line by what the seat can do next: with its projects, and with its workers and coins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..rules.vocabulary import NOTHING, WORKERS_TO_END
from .outcome import (
    Outcome,
    brings_more,
    lacking,
    next_price,
    opened_in_row,
    ready_projects,
    rival_about_to_end,
    top_character,
    worth,
)
from .reason import Param, Reason, Weighed, character_word, resource_word

NEAR_END: Final = WORKERS_TO_END - 2  # workers in the city


def prospects(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if not (good.after.is_over or less.after.is_over):
        for question in _PROJECTS:
            yield from question(good, less)


def means(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    is_over = good.after.is_over or less.after.is_over
    if not (is_over or good.stops_while_building or less.stops_while_building):
        for question in (_short, _worker_cards, _workers, _coins):
            yield from question(good, less)


# ---- Projects -----------------------------------------------------------------------------------


def _ready(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """What can be built next."""
    seat = good.seat
    others = [card for card in less.ready if card in good.projects and card not in good.ready]
    for card in good.ready:
        if card in less.projects and card not in less.ready:
            missing = lacking(less.after, seat, card)
            if missing and not others:
                yield 14, Reason("ready-instead", {"card": card, "lacking": missing})
            elif missing:
                yield from _readies_better(good, less, card, others)
        elif card in good.acquired and card not in less.projects and set(less.ready) <= set(good.ready):
            yield from _ready_card(good, less, card)


def _readies_better(good: Outcome, less: Outcome, card: int, others: Sequence[int]) -> Iterator[Weighed]:
    points = worth(good.after, good.seat, card)
    fewer, other = max((worth(less.after, less.seat, other), other) for other in others)
    if points > fewer and brings_more(good.before, good.seat, card, other):
        cards: dict[str, Param] = {"card": card, "card_less": other}
        yield 10 + points - fewer, Reason("readies-better", cards | {"points": points, "less": fewer})


def _ready_card(good: Outcome, less: Outcome, card: int) -> Iterator[Weighed]:
    if worth(good.before, good.seat, card) > _best_given_up(good, less):
        yield 12, Reason("ready", {"card": card})


def _best_given_up(out: Outcome, other: Outcome) -> int:
    """The points of the best project that was ready and is given up in this line only; −1 for none."""
    before = ready_projects(out.before, out.seat)
    lost = [card for card in before if card not in _kept(out) and card in _kept(other)]
    return max((worth(out.before, out.seat, card) for card in lost), default=-1)


def _kept(out: Outcome) -> tuple[int, ...]:
    return out.projects if out.built is None else (*out.projects, out.built.card)


def _best_readied(out: Outcome, other: Outcome) -> int:
    """The points of the best project that is ready after one line only."""
    readied = [worth(out.after, out.seat, card) for card in out.ready if card not in other.ready]
    return max(readied, default=0)


def _can_wait(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """Nothing is lost by not building at once."""
    if good.built is not None or less.built is None or rival_about_to_end(good.after, good.seat) is not None:
        return
    if less.built.card in good.ready and less.built.card not in good.acquired:
        yield 7, Reason("can-wait", {"card": less.built.card})


def _closer(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    both = [card for card in good.projects if card in less.projects]
    missing = [
        (card, lacking(good.after, good.seat, card), lacking(less.after, less.seat, card)) for card in both
    ]
    if any(len(near) > len(far) for _, near, far in missing):
        return  # the other line brings another project closer
    for card, near, far in missing:
        if near and len(near) < len(far):
            params: dict[str, Param] = {"card": card, "lacking": near, "lacking_less": far}
            yield 9 + len(far) - 2 * len(near), Reason("closer-instead", params)


def _another_project(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """A project that is there after one line only, beside what the other one has instead."""
    built = () if less.built is None else (less.built.card,)
    own = [card for card in good.projects if card not in (*less.projects, *built)]
    others = [card for card in less.projects if card not in good.projects]
    seat, city = good.seat, good.before
    if good.builds or len(own) != 1 or len(others) > 1:
        return
    points = worth(city, seat, own[0])
    if own[0] not in good.ready and points <= _best_readied(less, good):
        return
    character = top_character(city, own[0])
    is_extra = others and city.components.guild[others[0]] == NOTHING
    if character is not None and is_extra and brings_more(city, seat, own[0], others[0]):
        yield 6, Reason("project-character", {"card": own[0], "character": character_word(character)})
    if not others:
        if points:
            yield 5, Reason("project", {"card": own[0], "points": points})
        return
    cards: dict[str, Param] = {"card": own[0], "card_less": others[0]}
    fewer = worth(city, seat, others[0])
    if points > fewer and brings_more(city, seat, own[0], others[0]):
        yield 5 + 2 * (points - fewer), Reason("better-project", cards | {"points": points, "less": fewer})
    near, far = lacking(good.after, seat, own[0]), lacking(less.after, seat, others[0])
    if near and len(near) < len(far):
        params = cards | {"lacking": near, "lacking_less": far}
        yield 6 + 2 * (len(far) - len(near)), Reason("nearer-project", params)


def _worth_more(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """A project that finds a better place in the city as the line leaves it."""
    for card in good.projects:
        if card in less.projects:
            points, fewer = worth(good.after, good.seat, card), worth(less.after, less.seat, card)
            if points > fewer:
                yield (
                    2 + 2 * (points - fewer),
                    Reason("worth-more", {"card": card, "points": points, "less": fewer}),
                )


def _row_ready(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """A card of the row for which everything is there."""
    opened = opened_in_row(good, less.after)
    if opened is not None and opened[1] > _best_readied(less, good):
        card, points = opened
        yield 4 + points / 4, Reason("row-ready", {"card": card, "points": points})


# ---- Workers and coins --------------------------------------------------------------------------


def _short(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """A project whose next resource can be paid after one line, not after the other."""
    for card in good.projects:
        missing = lacking(less.after, less.seat, card)
        if card not in less.projects or len(missing) != 1:
            continue
        price = next_price(less.after, less.seat, missing[0])
        is_same = price == next_price(good.after, good.seat, missing[0])
        if less.coins < price <= good.coins and is_same and missing == lacking(good.after, good.seat, card):
            params: dict[str, Param] = {"card": card, "resource": resource_word(missing[0])}
            yield 8, Reason("coins-short", params | {"price": price, "coins": less.coins})


def _worker_cards(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """With none in hand all four come back for nothing, so that is not fewer."""
    if good.has_recovered and not less.has_recovered and good.hand > less.hand > 0:
        yield 2 + good.hand - less.hand, Reason("recovers", {"count": good.hand})
    elif good.hand > less.hand > 0 and good.builds == less.builds:
        yield 1 + good.hand - less.hand, Reason("more-cards", {"count": good.hand, "less": less.hand})
    elif good.hand == 0 < less.hand:
        yield 4, Reason("last-card")
    if good.worker is not None and less.worker in good.in_hand and good.worker < less.worker:
        yield 1.5, Reason("stays-in-hand", {"kept": less.worker})


def _workers(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if good.builds == less.builds and good.resources > less.resources:  # building costs them
        more = good.resources - less.resources
        yield 2 + 2 * more, Reason("more-resources", {"count": good.resources, "less": less.resources})
    if good.supply > less.supply == 0:
        yield 2 + good.supply, Reason("more-supply", {"count": good.supply})


def _coins(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    if good.coins > less.coins:
        yield 1 + good.coins - less.coins, Reason("more-coins", {"coins": good.coins, "less": less.coins})


def _turned(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """The Cheater's project, whose face nobody knew."""
    if good.turned and not less.turned:
        yield 3, Reason("turned")


def _travels(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """The Traveller is no action: a build or a worker card goes with it."""
    if good.travels and not less.travels:
        yield 6, Reason("travels", {"count": good.after.city_workers[good.seat], "of": WORKERS_TO_END})


def _nearer_the_end(good: Outcome, less: Outcome) -> Iterator[Weighed]:
    """Who leads wants the game to end."""
    placed = good.after.city_workers[good.seat]
    if good.shuffles:  # the points are not known before
        return
    if placed < NEAR_END or placed <= max(less.after.city_workers):
        return
    points = good.points(good.seat)
    most = max(good.points(seat) for seat in range(good.after.players) if seat != good.seat)
    if points > most and placed < WORKERS_TO_END:
        params: dict[str, Param] = {"count": WORKERS_TO_END - placed, "points": points, "most": most}
        yield 6, Reason("nearer-end", params)


_PROJECTS: Final = (
    _ready,
    _can_wait,
    _closer,
    _another_project,
    _turned,
    _travels,
    _worth_more,
    _row_ready,
    _nearer_the_end,
)
