"""What speaks for a line of moves by itself, for hints and the guide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..rules.action_space import DONE
from ..rules.decisions import open_bonuses
from ..rules.enums import Guild
from ..rules.events import WorkerTakenBack
from ..rules.game import Game
from ..rules.vocabulary import BONUSES_OPEN, MAX_COINS, NOTHING, WORKERS_TO_END
from .outcome import (
    Outcome,
    brings_more,
    lacking,
    needed_in_row,
    next_price,
    opened_in_row,
    outcome_of,
    projects_of,
    ready_projects,
    top_character,
    worth,
)
from .reason import Reason, Weighed, character_word, resource_word, strongest


def merits(game: Game, line: Sequence[int]) -> list[Reason]:
    """What speaks for a line, the strongest reason first."""
    out = outcome_of(game, line)
    found = [*_merits(out)]
    if not found and line[-1] == DONE:
        found += _reasons_to_stop(game)
    return strongest(found)


def _merits(out: Outcome) -> Iterator[Weighed]:
    yield from wins(out)
    yield from _building(out)
    if out.before.decision != BONUSES_OPEN:  # otherwise the character comes anyway
        yield from character_gained(out)
        yield from character_dealt(out)
    for card in _newly_ready(out):
        yield 15, Reason("ready", {"card": card})
    yield from _progress(out)
    yield from _new_project(out)
    yield from _helpers(out)
    yield from _discarded(out)
    if out.travels and not out.after.is_over:
        yield 6, Reason("travels", {"count": out.after.city_workers[out.seat], "of": WORKERS_TO_END})
    if not out.after.is_over and (opened := opened_in_row(out, out.before)):
        yield 6, Reason("row-opens", {"card": opened[0], "points": opened[1]})
    yield from cheap(out)
    if out.picked is not None and (count := needed_in_row(out.before, out.picked)) == _most_needed(
        out.before
    ):
        yield 5, Reason("in-row", {"resource": resource_word(out.picked), "count": count})
    if out.has_recovered and out.hand > 1:
        yield 5, Reason("recovers", {"count": out.hand})
    if out.coins > out.before.coin_count[out.seat]:
        yield 4, Reason("full" if out.coins == MAX_COINS else "coins", {"coins": out.coins})
    if out.placed and out.worker is None and not out.paid:
        is_last = max(out.before.city_workers) >= WORKERS_TO_END
        yield 3, Reason("last-point" if is_last else "keeps", {"resource": resource_word(out.placed[0])})


def wins(out: Outcome) -> Iterator[Weighed]:
    if out.after.is_over and out.after.winner == out.seat and not out.shuffles:
        scores = out.after.scores()
        most = max(score for seat, score in enumerate(scores) if seat != out.seat)
        code = "wins" if scores[out.seat] > most else "wins-tie"
        yield 100, Reason(code, {"points": scores[out.seat], "most": most})


def _building(out: Outcome) -> Iterator[Weighed]:
    if out.built is not None:
        if not out.shuffles and out.gain > 0:
            yield 20, Reason("brings", {"card": out.built.card, "points": out.gain})
        open_now = [each.bonus for each in open_bonuses(out.after)] if out.after.bonus_sources else []
        if bonuses := (*out.bonuses, *open_now):
            yield 16, Reason("bonuses", {"bonuses": bonuses, "count": len(bonuses)})
        return
    card = out.after.project_to_place
    if card not in (NOTHING, out.before.project_to_place):
        if points := worth(out.before, out.seat, card):
            yield 20, Reason("can-build", {"card": card, "points": points})
        elif out.before.components.bonus[card] != NOTHING:
            yield 20, Reason("can-build-bonus", {"card": card})
        yield from _its_character(out, card)


def _its_character(out: Outcome, card: int) -> Iterator[Weighed]:
    """The one who comes when it is built."""
    if (character := top_character(out.before, card)) is not None:
        yield 7.5, Reason("project-character", {"card": card, "character": character_word(character)})


def character_gained(out: Outcome) -> Iterator[Weighed]:
    if out.character is not None:
        yield 10, Reason("character", {"character": character_word(out.character)})


def character_dealt(out: Outcome) -> Iterator[Weighed]:
    """One of a guild of which the seat has none: otherwise it gives its own back as well."""
    if not out.shuffles or out.built is None:
        return
    guild = Guild(out.after.components.guild[out.built.card])
    members = out.after.components.character_guild
    if not any(
        out.before.holder[character] == out.seat
        for character, its_guild in enumerate(members)
        if its_guild == guild
    ):
        yield 8, Reason("character-dealt", {"guild": guild.name.lower().replace("_", "-")})


def _newly_ready(out: Outcome) -> list[int]:
    already = ready_projects(out.before, out.seat)
    return [card for card in out.ready if card not in already]


def _progress(out: Outcome) -> Iterator[Weighed]:
    """A project that is nearer to being paid than before."""
    for card in out.projects:
        missing = lacking(out.after, out.seat, card)
        if missing and len(missing) < len(lacking(out.before, out.seat, card)):
            yield 9 - len(missing), Reason("closer", {"card": card, "lacking": tuple(missing)})


def _new_project(out: Outcome) -> Iterator[Weighed]:
    if out.swapped is not None:
        given, taken = out.swapped
        missing, before = lacking(out.after, out.seat, taken), lacking(out.before, out.seat, given)
        if (points := worth(out.after, out.seat, taken)) > worth(out.before, out.seat, given):
            yield 8, Reason("project", {"card": taken, "points": points})
        if missing and len(missing) < len(before):
            yield 7, Reason("swapped", {"card": taken, "card_less": given, "lacking": missing})
    elif out.taken is not None and out.taken in out.projects:
        if points := worth(out.after, out.seat, out.taken):
            yield 8, Reason("project", {"card": out.taken, "points": points})
        if len(missing := lacking(out.after, out.seat, out.taken)) == 1:
            yield 7, Reason("closer", {"card": out.taken, "lacking": tuple(missing)})
        yield from _its_character(out, out.taken)
        if not projects_of(out.before, out.seat):
            yield 4, Reason("first-project")


def _helpers(out: Outcome) -> Iterator[Weighed]:
    """What the Cheater and a worker who is taken back are good for."""
    if out.turned and not out.after.is_over:
        yield 3, Reason("cheats")
    if not out.before.supply[out.seat] and any(isinstance(event, WorkerTakenBack) for event in out.events):
        yield 1, Reason("frees")


def _discarded(out: Outcome) -> Iterator[Weighed]:
    if out.discarded is None or not out.projects:
        return
    missing = lacking(out.before, out.seat, out.discarded)
    if len(missing) > max(len(lacking(out.before, out.seat, card)) for card in out.projects):
        yield 8, Reason("discards-farthest", {"card": out.discarded, "lacking": missing})
    points = worth(out.before, out.seat, out.discarded)
    least = min(worth(out.before, out.seat, card) for card in out.projects)
    if points < least and all(brings_more(out.before, out.seat, c, out.discarded) for c in out.projects):
        yield 7, Reason("discards-least", {"card": out.discarded, "less": points, "points": least})


def cheap(out: Outcome) -> Iterator[Weighed]:
    """A resource taken with a worker card that costs more afterwards."""
    if out.worker is None or len(out.placed) != 1:
        return
    resource = out.placed[0]
    now, then = next_price(out.before, out.seat, resource), next_price(out.after, out.seat, resource)
    if now == out.paid and then > now:
        yield 6, Reason("cheap", {"resource": resource_word(resource), "price": now, "next": then})


def _most_needed(game: Game) -> int:
    """How many cards of the row need a resource that can still be picked: the most for one of them."""
    picks = [outcome_of(game, [action]).picked for action in game.legal_actions()]
    return max(needed_in_row(game, resource) for resource in picks if resource is not None)


def _reasons_to_stop(game: Game) -> Iterator[Weighed]:
    """Why nothing more is done: no other action would help, or it would cost a worker."""
    others = [outcome_of(game, [action]) for action in game.legal_actions() if action != DONE]
    if any([*_newly_ready(out), *_progress(out), *_new_project(out)] for out in others):
        return
    if any(out.placed for out in others):
        yield 1, Reason("spares", {"count": game.supply[game.decider]})
    elif not any(out.coins > game.coin_count[out.seat] for out in others):
        yield 1, Reason("nothing-else")
