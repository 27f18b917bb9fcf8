"""Decides whether a command may become an entry of the log. Nothing is changed here."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, structs

from ..bots.matched import strength_of
from ..bots.registry import levels
from ..protocol.commands import (
    Act,
    AnswerEnd,
    AnswerUndo,
    AskEnd,
    Command,
    Leave,
    Mute,
    Reclaim,
    Resign,
    Say,
    SeatBot,
    Start,
    TakeOver,
    Undo,
)
from ..protocol.entries import (
    BotSeated,
    EndAnswered,
    EndAsked,
    Entry,
    Moved,
    Muted,
    Reclaimed,
    Rematched,
    Resigned,
    Said,
    SeatLeft,
    Started,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from ..protocol.errors import TableError
from ..protocol.reasons import reason_form
from ..protocol.settings import Settings
from ..record.fairness import order_from, seed_from
from ..record.legality import require_legal
from ..rules.errors import RulesError, WrongSeat
from ..rules.reasons import Reason
from . import clocks, undo
from .log_limits import require_calm
from .match import Match


class Actor(Struct, frozen=True):
    """Who sends a command: the sender's seats, and who is, or was just now, at the table."""

    seats: frozenset[int]
    bot: str | None = None  # a level: the table's own bot decides for its seat
    shortened_to: int | None = None  # milliseconds that this bot had, if not those of its level
    present: Callable[[], frozenset[int]] = frozenset  # few commands ask


def decide(match: Match, command: Command, actor: Actor, at: int) -> Entry:
    """The entry for a command; raises a `TableError` if it is not allowed."""
    require_own_seat(match, command.seat, actor)
    require_calm(match, command, at)
    return _DECIDE[type(command)](match, command, actor, at)


def require_own_seat(match: Match, seat: int, actor: Actor) -> None:
    if seat >= len(match.seats):
        raise TableError("no-such-seat", seat=seat + 1)
    if seat not in actor.seats:
        raise TableError("not-your-seat", seat=seat + 1)


# ---- Playing ------------------------------------------------------------------------------------


def _act(match: Match, command: Act, actor: Actor, at: int) -> Entry:
    _require_playing(match)
    _require_fresh(match, command.sequence, match.changed)
    _require_right_player(match, command.seat, actor)
    game = match.game
    assert game is not None
    if not game.is_legal(command.action, command.seat):
        raise _refusal(match, command)
    return Moved(
        at=at, seat=command.seat, action=command.action, bot=actor.bot, shortened_to=actor.shortened_to
    )


def _require_right_player(match: Match, seat: int, actor: Actor) -> None:
    """Only its bot moves for a bot's seat, and only its person for a person's."""
    if match.seats[seat].level != actor.bot:
        raise TableError("seat-is-bot" if actor.bot is None else "not-your-seat", seat=seat + 1)


def _refusal(match: Match, command: Act) -> TableError:
    assert match.game is not None
    try:
        require_legal(match.game, command.action, command.seat)
    except WrongSeat:
        return TableError("not-your-turn", name=match.names[match.decider])
    except RulesError as error:
        refusal = TableError("illegal", action=command.action)
        reason = error.params.get("reason")
        if isinstance(reason, Reason):
            refusal.reason = reason_form(reason)
        return refusal
    raise AssertionError("an illegal action was found legal")


def _require_playing(match: Match) -> None:
    if match.phase == "open":
        raise TableError("not-started")
    if match.phase == "over":
        raise TableError("game-over")


def _require_fresh(match: Match, sequence: int, changed: int) -> None:
    if sequence > match.sequence:
        raise TableError("ahead", sequence=sequence, current=match.sequence)
    if sequence < changed:
        raise TableError("stale", sequence=sequence, current=match.sequence)


# ---- Taking back --------------------------------------------------------------------------------


def _undo(match: Match, command: Undo, actor: Actor, at: int) -> Entry:
    _require_playing(match)
    _require_fresh(match, command.sequence, match.changed)
    _require_right_player(match, command.seat, actor)
    if match.settings.undo == "never":
        raise TableError("undo-not-allowed")
    if match.undo_asked is not None:
        raise TableError("already-asked")
    moves = undo.target(match, command.seat, command.scope)
    if moves is None:
        raise TableError("nothing-to-undo")
    people = undo.must_agree(match, command.seat, moves)
    if not people:
        redrawn = undo.has_revealed(match, moves)
        return Undone(at=at, seat=command.seat, scope=command.scope, moves=moves, redrawn=redrawn)
    asked = tuple(sorted(people))
    return UndoAsked(at=at, seat=command.seat, scope=command.scope, moves=moves, asked=asked)


def _answer_undo(match: Match, command: AnswerUndo, actor: Actor, at: int) -> Entry:
    _require_playing(match)
    asked = match.undo_asked
    if asked is None or command.seat not in match.waiting_for(asked):
        raise TableError("nothing-asked")
    _require_fresh(match, command.sequence, asked.sequence)
    return UndoAnswered(at=at, seat=command.seat, agreed=command.agree)


# ---- Before the start ---------------------------------------------------------------------------


def _require_open(match: Match) -> None:
    if match.phase != "open":
        raise TableError("already-started")


def _require_host(match: Match, seat: int) -> None:
    if seat != match.host:
        raise TableError("not-host", name=match.names[match.host])


def require_level(level: str) -> None:
    if level not in level_names() and strength_of(level) is None:
        raise TableError("unknown-level", level=level, known=", ".join(level_names()))


@functools.cache
def level_names() -> tuple[str, ...]:
    """Cached: looking for other packages' bots takes milliseconds."""
    return tuple(levels())


def _seat_bot(match: Match, command: SeatBot, actor: Actor, at: int) -> Entry:
    _require_open(match)
    _require_host(match, command.seat)
    if command.target >= len(match.seats):
        raise TableError("no-such-seat", seat=command.target + 1)
    if match.seats[command.target].is_person:
        raise TableError("seat-taken", seat=command.target + 1)
    if command.level is not None:
        require_level(command.level)
    if match.seats[command.target].bot == command.level:
        raise TableError("no-change")
    return BotSeated(at=at, seat=command.target, level=command.level)


def _start(match: Match, command: Start, actor: Actor, at: int) -> Entry:
    _require_open(match)
    _require_host(match, command.seat)
    return start(match, at)


def start(match: Match, at: int) -> Started:
    """Everybody is seated: chance decides the seating order and the deal."""
    _require_open(match)
    if not match.is_full:
        raise TableError("seats-empty", count=sum(seat.is_free for seat in match.seats))
    salts = [seat.salt for seat in match.seats]
    order = tuple(range(len(salts)))
    if match.settings.order == "random":
        order = order_from(match.secret, salts, len(salts))
    seed = match.settings.seed
    return Started(at=at, order=order, seed=seed_from(match.secret, salts) if seed is None else seed)


# ---- Coming and going ---------------------------------------------------------------------------


def _leave(match: Match, command: Leave, actor: Actor, at: int) -> Entry:
    if match.phase == "open":
        return SeatLeft(at=at, seat=command.seat)
    _require_playing(match)
    if match.seats[command.seat].level is not None:
        raise TableError("seat-is-bot", seat=command.seat + 1)
    return TakenOver(at=at, seat=command.seat, level=match.settings.stand_in, reason="left")


def _take_over(match: Match, command: TakeOver, actor: Actor, at: int) -> Entry:
    _require_playing(match)
    _require_host(match, command.seat)
    if command.target >= len(match.seats):
        raise TableError("no-such-seat", seat=command.target + 1)
    if match.seats[command.target].level is not None:
        raise TableError("seat-is-bot", seat=command.target + 1)
    if command.target in actor.present() and command.target not in actor.seats:
        raise TableError("seat-is-present", name=match.names[command.target])
    level = command.level or match.settings.stand_in
    require_level(level)
    is_asked = command.target not in actor.seats
    return TakenOver(at=at, seat=command.target, level=level, reason="host", is_asked=is_asked)


def time_is_up(match: Match, seat: int, at: int) -> TakenOver:
    return TakenOver(at=at, seat=seat, level=match.settings.stand_in, reason="clock")


def _reclaim(match: Match, command: Reclaim, actor: Actor, at: int) -> Entry:
    _require_playing(match)
    seat = match.seats[command.seat]
    if seat.stand_in is None or seat.resigned:
        raise TableError("not-your-seat" if seat.resigned else "already-seated", seat=command.seat + 1)
    if clocks.is_out(match, command.seat):
        raise TableError("time-is-up")
    return Reclaimed(at=at, seat=command.seat)


# ---- Endings ------------------------------------------------------------------------------------


def _resign(match: Match, command: Resign, actor: Actor, at: int) -> Entry:
    _require_playing(match)
    if match.seats[command.seat].resigned:
        raise TableError("game-over")
    return Resigned(at=at, seat=command.seat)


def _ask_end(match: Match, command: AskEnd, actor: Actor, at: int) -> Entry:
    _require_playing(match)
    if match.end_asked is not None:
        raise TableError("already-asked")
    return EndAsked(at=at, seat=command.seat)


def _answer_end(match: Match, command: AnswerEnd, actor: Actor, at: int) -> Entry:
    _require_playing(match)
    asked = match.end_asked
    if asked is None or command.seat not in match.waiting_for(asked):
        raise TableError("nothing-asked")
    return EndAnswered(at=at, seat=command.seat, agreed=command.agree)


def rematch_settings(match: Match) -> Settings:
    """The same settings, with everybody one seat further and new chance."""
    if match.phase != "over":
        raise TableError("not-over")
    seats = [match.seats[-1], *match.seats[:-1]]
    return structs.replace(
        match.settings,
        bots=tuple(seat.bot for seat in seats),
        townspeople=tuple(seat.townsperson for seat in seats),
        order="chosen",
        start="full",
        seed=None,
    )


def rematch(match: Match, match_id: str, at: int) -> Rematched:
    if match.rematch_id is not None:
        raise TableError("already-asked")
    return Rematched(at=at, match_id=match_id)


# ---- Talking ------------------------------------------------------------------------------------


def _say(match: Match, command: Say, actor: Actor, at: int) -> Entry:
    if match.seats[command.seat].muted:
        raise TableError("muted")
    if match.seats[command.seat].talks_too_much(at):
        raise TableError("too-talkative")
    return Said(at=at, seat=command.seat, text=clean_text(command.text))


def clean_text(text: str) -> str:
    """One line of printable characters; it is shown as it is, never as markup."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise TableError("bad-text")
    return line


def _mute(match: Match, command: Mute, actor: Actor, at: int) -> Entry:
    _require_host(match, command.seat)
    if command.target >= len(match.seats) or not match.seats[command.target].is_person:
        raise TableError("no-such-seat", seat=command.target + 1)
    if match.seats[command.target].muted == command.muted:
        raise TableError("no-change")
    return Muted(at=at, seat=command.target, muted=command.muted)


_DECIDE: Final[dict[type, Callable[[Match, Any, Actor, int], Entry]]] = {
    Act: _act,
    Undo: _undo,
    AnswerUndo: _answer_undo,
    Start: _start,
    SeatBot: _seat_bot,
    Leave: _leave,
    TakeOver: _take_over,
    Reclaim: _reclaim,
    Resign: _resign,
    AskEnd: _ask_end,
    AnswerEnd: _answer_end,
    Say: _say,
    Mute: _mute,
}
