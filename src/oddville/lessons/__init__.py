"""Lessons that teach the game by playing: positions and steps as data, played on the real engine."""

from __future__ import annotations

from .lesson import Lesson, Step, lesson, lessons
from .run import Answer, LessonRun, Told

__all__ = ["Answer", "Lesson", "LessonRun", "Step", "Told", "lesson", "lessons"]
