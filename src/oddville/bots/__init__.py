"""Opponents: one small interface, six levels, and whatever other packages add."""

from __future__ import annotations

from .interface import Bot, Budget, Choice, Deed, Level, Observation
from .play import Decided, Player, play_game
from .registry import BotError, Contender, contender, levels

__all__ = [
    "Bot",
    "BotError",
    "Budget",
    "Choice",
    "Contender",
    "Decided",
    "Deed",
    "Level",
    "Observation",
    "Player",
    "contender",
    "levels",
    "play_game",
]
