"""Lessons: each request plays its lesson again from the beginning, so that nothing is kept."""

from __future__ import annotations

from ...lessons import Answer as LearnersAnswer
from ...lessons import LessonRun, lessons
from ...protocol.events import event_to_dict
from ...protocol.lessons import LessonAnswer, LessonBody, LessonForm, LessonMove, LessonStep
from ...protocol.reasons import reason_form
from ...table.replays import scoresheets_of
from ...table.study import study
from ..refusals import Refused
from ..routes import Answer, Call


async def play(call: Call) -> Answer:
    body: LessonBody = call.body
    found = lessons().get(call.path["lesson"])
    if found is None:
        raise Refused("unknown-lesson")
    run = LessonRun(found)
    while run.index < body.begin_at and not run.is_finished:
        run.try_(run.shown())
    answer = None
    for tried in body.tried:
        if run.is_finished:
            break
        answer = run.try_(tried)
    return Answer(_form(run, answer))


def _form(run: LessonRun, answer: LearnersAnswer | None) -> LessonForm:
    lesson = run.lesson
    return LessonForm(
        id=lesson.id,
        title=lesson.title,
        index=run.index,
        count=len(lesson.steps),
        step=None if run.is_finished else _step(run),
        answer=None if answer is None else _answer(answer),
        moves=_moves(run) if answer is None or answer.is_right else [],
        table=study(run.game, run.index),
        scoresheets=scoresheets_of(run.game) if _is_about_score(run) else None,
    )


def _is_about_score(run: LessonRun) -> bool:
    return not run.is_finished and "score" in run.step.light


def _step(run: LessonRun) -> LessonStep:
    step, lesson = run.step, run.lesson
    return LessonStep(
        id=step.id,
        says=lesson.message(step),
        do=None if step.is_told else lesson.message(step, "do"),
        touch=step.touch,
        light=step.light,
        shows=run.shown(),
    )


def _moves(run: LessonRun) -> list[LessonMove]:
    return [
        LessonMove(told.seat, told.action, [event_to_dict(event) for event in told.events], told.after)
        for told in run.told
    ]


def _answer(answer: LearnersAnswer) -> LessonAnswer:
    reason = None if answer.reason is None else reason_form(answer.reason)
    return LessonAnswer(answer.is_right, answer.message, answer.params, reason)
