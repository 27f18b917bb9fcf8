"""`oddville learn`: the lessons line by line."""

from __future__ import annotations

import io

import pytest

from oddville.lessons import Lesson, LessonRun, lessons
from oddville.terminal.plain_lesson import PlainLessons
from oddville.text import LANGUAGES, Texts
from tests.support.command import call


def typed(lesson: Lesson) -> list[str]:
    """What somebody types who does as they are told."""
    run, lines = LessonRun(lesson), []
    while not run.is_finished:
        tried = run.shown()
        lines.append("" if isinstance(tried, str) else run.words(tried))
        run.try_(tried)
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_are_played_by_what_is_typed(language: str) -> None:
    every = list(lessons().values())
    lines = [line for lesson in every for line in typed(lesson)]
    out = io.StringIO()
    texts = Texts(language)
    assert PlainLessons(texts, out, io.StringIO("\n".join(lines) + "\n")).play(every)
    shown = " ".join(out.getvalue().split())
    assert " ".join(texts.t("lesson-end-counted").split()) in shown  # split() also parts at no-break spaces
    for step in (
        "workers-coins",
        "projects-take",
        "projects-cost",
    ):  # a page shows more
        assert texts.t(f"lesson-{step}") not in shown
        assert " ".join(texts.t(f"lesson-{step}-typed").split()) in shown
    assert "worker-card-without" not in shown  # the reason is said in words


def test_a_wrong_move_is_answered_and_the_step_stays() -> None:
    lines = "\nworker 4 wood\nnonsense\nworker 4 crystal\nshow me\n\nquit\n"
    played = call("learn", stdin=lines)
    assert played.returncode == 0
    assert played.stdout.count("take three coins first") == 2
    assert "You draw a coin. 3 times." in played.stdout
    assert "Lesson 2 of 6" in played.stdout


def test_one_may_begin_with_any_lesson() -> None:
    assert "Streets" in call("learn", "streets", stdin="skip\nquit\n").stdout
    refused = call("learn", "chess")
    assert refused.returncode == 2
    assert "workers, projects, resources, streets, characters, end" in refused.stderr
