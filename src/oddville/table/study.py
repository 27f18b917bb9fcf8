"""What-if analysis: a game a few moves later, and what each option would do.

Everything is tried on a game whose hidden part was redrawn from a public seed, so that the answer follows
from public facts alone. Nothing is stored.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..bots.evaluator import Evaluator
from ..bots.judgement import evaluate
from ..bots.policy import finish_turn
from ..bots.weights import learned_weights, make_evaluator
from ..protocol.errors import TableError
from ..protocol.events import event_to_dict
from ..protocol.reasons import reason_form
from ..protocol.study import NotNow, Option, RefusedMove, Study, StudyMove, TriedMove
from ..rules import actions as a
from ..rules.action_space import ACTION_COUNT
from ..rules.components import Components
from ..rules.decisions import open_bonuses
from ..rules.enums import Bonus, Character, DecisionKind, Resource
from ..rules.event_kinds import CHARACTER_TAKEN, COIN_TURNED, PAYMENT_MADE, PILE_TOP_SHOWN, ROW_FILLED
from ..rules.events import RawEvent, read_event
from ..rules.game import Game
from ..rules.offers import offer_of
from ..rules.reasons import why_not
from ..rules.turn import return_characters
from ..rules.views import view_for
from ..rules.vocabulary import (
    BONUSES_OPEN,
    CHARACTERS,
    DISCLOSED_NOTHING,
    MAX_PROJECTS,
    NOBODY,
    NOTHING,
    PILE_SIZE,
    PLACE,
    ROW_LENGTH,
    SHUFFLE,
    WORKER_CARDS,
)
from .match import Match


def study_match(match: Match, moves: Sequence[StudyMove] = ()) -> Study:
    """Raises a `TableError` before the start."""
    if match.game is None:
        raise TableError("not-started")
    return study(match.game, match.sequence, moves)


def studied(game: Game, sequence: int, moves: Sequence[StudyMove]) -> Game:
    """The same game as `study` shows; raises a `TableError` for an illegal move."""
    game = game.resampled(NOBODY, sequence)
    _, refused = _try_moves(game, moves)
    if refused is not None:
        error = TableError("illegal")
        error.reason = refused.reason
        raise error
    return game


def study(game: Game, sequence: int, moves: Sequence[StudyMove] = ()) -> Study:
    """The game after these moves; `sequence` is the last entry of its table's log."""
    game = game.resampled(NOBODY, sequence)
    tried, refused = _try_moves(game, moves)
    legal = {seat: game.legal_actions(seat) for seat in range(game.players)}
    options: list[Option] = []
    not_now: list[NotNow] = []
    if game.decider != NOBODY:
        allowed = legal[game.decider]
        known = _Known(game)
        evaluator = _evaluator_for(game.components)
        options = [_option(game, known, evaluator, action) for action in allowed]
        not_now = list(_not_now(game, frozenset(allowed)))
    return Study(sequence, view_for(game, None), legal, tried, refused, options, not_now)


# ---- Moves --------------------------------------------------------------------------------------


def _try_moves(game: Game, moves: Sequence[StudyMove]) -> tuple[list[TriedMove], RefusedMove | None]:
    tried: list[TriedMove] = []
    for index, move in enumerate(moves):
        reason = why_not(game, a.decode(move.action), move.seat)
        if reason is not None:
            return tried, RefusedMove(index, reason_form(reason))
        raw: list[RawEvent] = []
        game.events = raw
        game.step(move.action, move.seat)
        game.events = None
        events = [_event_form(event) for event in raw]
        tried.append(TriedMove(move.seat, move.action, events, game.disclosed != DISCLOSED_NOTHING))
    return tried, None


# ---- Options ------------------------------------------------------------------------------------


class _Known:
    """Which cards everybody has seen: any other card in an event was only imagined."""

    def __init__(self, game: Game) -> None:
        self.cards = game.seen
        self.characters = game.character_seen

    def form(self, event: RawEvent) -> dict[str, Any]:
        kind, _, first, second, *_ = event
        if kind in (ROW_FILLED, COIN_TURNED) and not self.cards[first]:
            return {**_event_form(event), "card": None}
        if kind == PILE_TOP_SHOWN and not self.characters[second]:
            return {**_event_form(event), "character": None}
        return _event_form(event)


@functools.lru_cache(maxsize=4096)
def _event_form(event: RawEvent) -> dict[str, Any]:
    """The public form, cached: most options share events with others."""
    return event_to_dict(read_event(event).public())


@functools.lru_cache(maxsize=ACTION_COUNT)
def _form(action: int) -> tuple[str, dict[str, int]]:
    decoded = a.decode(action)
    return decoded.kind, decoded.fields


def _option(game: Game, known: _Known, evaluator: Evaluator, action: int) -> Option:
    """Stops where chance would decide, because the outcome of a shuffle is not certain."""
    seat = game.decider
    trial = game.copy()
    trial.explicit_chance = 1
    raw: list[RawEvent] = []
    trial.events = raw
    trial.apply(action)
    trial.events = None
    kind, fields = _form(action)
    scores = trial.scores()
    return Option(
        action=action,
        kind=kind,
        fields=fields,
        price=sum(event[2] for event in raw if event[0] == PAYMENT_MADE and event[1] == seat),
        coins=trial.coin_count[seat],
        score=scores[seat],
        scores=tuple(scores),
        supply=trial.supply[seat],
        bonuses=open_bonuses(trial) if trial.bonus_sources else (),
        character=_character(trial, kind, raw),
        returning=_returning(trial, kind),
        events=[known.form(event) for event in raw],
        reveals=trial.disclosed != DISCLOSED_NOTHING or trial.decision == SHUFFLE,
        expected=_expected_score(trial, evaluator, seat),  # last, because it finishes the turn
    )


@functools.lru_cache(maxsize=16)
def _evaluator_for(components: Components) -> Evaluator:
    return make_evaluator(learned_weights(), components)


def _expected_score(trial: Game, evaluator: Evaluator, seat: int) -> int:
    finish_turn(evaluator, trial)
    evaluate(evaluator, trial)
    return round(evaluator.points[seat])


def _character(trial: Game, kind: str, raw: list[RawEvent]) -> str | None:
    """Taken at once, or waiting on top of its pile for the build to be finished."""
    for event in raw:
        if event[0] == CHARACTER_TAKEN:
            return CHARACTERS[event[2]]
    guild = _open_guild(trial, kind)
    if guild == NOTHING or trial.pile_count[guild] == 0:
        return None
    return CHARACTERS[trial.pile[guild * PILE_SIZE + trial.pile_count[guild] - 1]]


def _returning(trial: Game, kind: str) -> tuple[str, ...]:
    """The characters that are shuffled because their pile is empty."""
    guild = trial.shuffling_guild if trial.decision == SHUFFLE else _open_guild(trial, kind)
    if guild == NOTHING or (trial.decision != SHUFFLE and trial.pile_count[guild] > 0):
        return ()
    after = trial.copy()
    return_characters(after, guild)
    first = guild * PILE_SIZE
    return tuple(CHARACTERS[character] for character in after.pile[first : first + after.pile_count[guild]])


def _open_guild(trial: Game, kind: str) -> int:
    """The guild of a build that is not finished yet."""
    if kind not in (a.Build.kind, a.PlaceAt.kind) or trial.decision not in (PLACE, BONUSES_OPEN):
        return NOTHING
    is_placed = trial.decision == BONUSES_OPEN
    card = trial.city_card[trial.city_count - 1] if is_placed else trial.project_to_place
    return trial.components.guild[card]


# ---- What is not possible -----------------------------------------------------------------------

_WORKERS: Final = range(1, WORKER_CARDS + 1)
_POSITIONS: Final = range(1, ROW_LENGTH + 1)
_WORKER_CARD_ACTIONS: Final[tuple[a.Action, ...]] = (
    *(a.PlayForCoins(worker) for worker in _WORKERS),
    *(a.PlayForResource(worker, resource) for worker in _WORKERS for resource in Resource),
    *(a.PlayForBuilding(worker, position) for worker in _WORKERS for position in _POSITIONS),
    a.Recover(),
    a.Done(),
)


def _not_now(game: Game, allowed: frozenset[int]) -> Iterator[NotNow]:
    for action in _expected(game):
        number = a.encode(action)
        if number in allowed:
            continue
        reason = why_not(game, action)
        if reason is not None:
            offer = offer_of(game, action, game.decider)
            yield NotNow(number, *_form(number), offer.price, offer.coins, reason_form(reason))


def _expected(game: Game) -> Iterator[a.Action]:
    """What a player might try now, allowed or not."""
    seat, decision = game.decider, game.decision
    if decision == DecisionKind.TURN:
        yield from _WORKER_CARD_ACTIONS
    if decision in (DecisionKind.TURN, DecisionKind.BUILDER):
        yield from (a.Build(project + 1) for project in range(game.project_count[seat]))
    if decision == DecisionKind.CHOOSE_RESOURCE:
        yield from (a.PickResource(resource) for resource in Resource)
    elif decision == DecisionKind.SECOND_RESOURCE:
        yield from (a.TakeSecond(resource) for resource in Resource)
    elif decision == DecisionKind.PLACE:
        cells = zip(game.frontier_x, game.frontier_y, strict=True)
        yield from (a.PlaceAt(x, y) for (x, y), _ in zip(cells, range(game.frontier_count), strict=False))
    elif decision == DecisionKind.BONUSES:
        for bonus in dict.fromkeys(found.bonus for found in open_bonuses(game)):
            yield from _uses(bonus)
    if seat == game.turn_seat:
        yield from _powers(game, seat)


def _uses(bonus: Bonus) -> Iterator[a.Action]:
    """All uses of an open bonus; one transformation stands for all that are alike."""
    if bonus == Bonus.COIN:
        yield a.UseCoinBonus()
    elif bonus == Bonus.ANY:
        yield from (a.UseAnyBonus(resource) for resource in Resource)
    elif bonus == Bonus.DOUBLE:
        yield from (a.UseDoubleBonus(resource) for resource in Resource)
    elif bonus == Bonus.TRANSFORM:
        for resource in Resource:
            target = Resource.CLAY if resource == Resource.WOOD else Resource.WOOD
            yield a.UseTransformBonus(resource, 1, target)
            yield a.UseTransformBonus(resource, 1, resource)
    else:
        yield a.UseResourceBonus(Resource(bonus))


def _powers(game: Game, seat: int) -> Iterator[a.Action]:
    """Cheater, Bookkeeper and Traveller, if the seat holds them."""
    holders = game.holder
    if holders[Character.CHEATER] == seat:
        yield a.Cheat()
    if holders[Character.BOOKKEEPER] == seat:
        count = min(max(game.project_count[seat], 1), MAX_PROJECTS)
        for project in range(1, count + 1):
            yield from (a.Swap(project, position) for position in _POSITIONS)
    if holders[Character.TRAVELLER] == seat:
        yield from (a.Travel(resource) for resource in Resource)
