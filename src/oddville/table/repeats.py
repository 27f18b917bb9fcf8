"""Whether a command with a key that was used before is the same command again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..protocol import commands as c
from ..protocol import entries as e
from .decide import clean_text


def is_repeat(command: c.Command, entry: e.Entry) -> bool:
    """Whether the command could have led to this entry."""
    kinds, facts = _LED_TO[type(command)]
    return isinstance(entry, kinds) and all(getattr(entry, name) == v for name, v in facts(command).items())


Facts = Callable[[Any], dict[str, Any]]


def _own(command: c.Command) -> dict[str, Any]:
    return {"seat": command.seat}


def _nothing(command: c.Command) -> dict[str, Any]:
    return {}


def _answer(command: c.AnswerUndo | c.AnswerEnd) -> dict[str, Any]:
    return {"seat": command.seat, "agreed": command.agree}


def _taken_over(command: c.TakeOver) -> dict[str, Any]:
    """Without a level it is the one of the table."""
    level = {} if command.level is None else {"level": command.level}
    return {"seat": command.target, **level}


# For each command the kinds of entry that it leads to, and what then stands in them.
_LED_TO: Final[dict[type, tuple[type | tuple[type, ...], Facts]]] = {
    c.Act: (e.Moved, lambda act: {"seat": act.seat, "action": act.action}),
    c.Undo: ((e.Undone, e.UndoAsked), lambda undo: {"seat": undo.seat, "scope": undo.scope}),
    c.AnswerUndo: (e.UndoAnswered, _answer),
    c.Start: (e.Started, _nothing),
    c.SeatBot: (e.BotSeated, lambda bot: {"seat": bot.target, "level": bot.level}),
    c.Leave: ((e.SeatLeft, e.TakenOver), _own),
    c.TakeOver: (e.TakenOver, _taken_over),
    c.Reclaim: (e.Reclaimed, _own),
    c.Resign: (e.Resigned, _own),
    c.AskEnd: (e.EndAsked, _own),
    c.AnswerEnd: (e.EndAnswered, _answer),
    c.Say: (e.Said, lambda say: {"seat": say.seat, "text": clean_text(say.text)}),
    c.Mute: (e.Muted, lambda mute: {"seat": mute.target, "muted": mute.muted}),
    c.Rematch: (e.Rematched, _nothing),
}
