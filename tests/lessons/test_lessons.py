"""Every lesson can be finished, and whatever else a learner tries gets an answer in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oddville.lessons import Answer, Lesson, LessonRun, lessons
from oddville.lessons.layout import OPPONENT, YOU
from oddville.lessons.lesson import NEXT, PARTS
from oddville.rules.action_space import ACTION_COUNT
from oddville.rules.actions import PlaceAt, decode
from oddville.text import LANGUAGES, Texts

ALL = tuple(lessons().values())
TOUCHES = ("worker 1", "worker 4", "card owl-tower", "character landowner", "score", NEXT)


def each_step(lesson: Lesson) -> Iterator[LessonRun]:
    """The lesson before each thing that is expected."""
    run = LessonRun(lesson)
    while not run.is_finished:
        yield run
        assert run.try_(run.shown()).is_right


def texts_of(answer: Answer, run: LessonRun) -> Iterator[str]:
    for language in LANGUAGES:
        texts = Texts(language)
        if answer.message is not None:
            yield texts.t(answer.message, **answer.params)
        if answer.reason is not None:
            yield texts.reason(answer.reason, ("Ann", "Nell"), run.edition)


def reached(run: LessonRun) -> tuple[int, list[int], list[int]]:
    return run.index, run.game.scores(), run.game.coin_count


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_it_can_be_finished_by_what_is_shown(lesson: Lesson) -> None:
    assert len(list(each_step(lesson))) >= len(lesson.steps)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_each_step_expects_one_thing_and_is_your_decision(lesson: Lesson) -> None:
    for run in each_step(lesson):
        step = run.step
        assert sum(map(bool, (step.do, step.attempt, step.touch))) == 1
        assert "*" in step.wrong or step.touch == NEXT
        assert step.light
        assert set(step.light) <= set(PARTS)
        if step.touch is None:
            assert run.game.decider == YOU
        assert all(move.seat == OPPONENT for move in run.told[-len(step.told) :] if step.told)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_every_other_move_gets_an_answer_and_changes_nothing(lesson: Lesson) -> None:
    """All actions there are: legal ones, those that the rules forbid, and things that are touched."""
    for run in each_step(lesson):
        before = reached(run)
        expected = run.shown()
        if isinstance(expected, int):
            right = {a for a in run.game.legal_actions(YOU) if run._expected(a)} | {expected}
        else:
            right = set()
        for action in range(ACTION_COUNT):
            if action in right:
                continue
            answer = run.try_(action)
            assert not answer.is_right
            assert answer.message or answer.reason
        for touch in TOUCHES:
            if touch != run.step.touch:
                answer = run.try_(touch)
                assert not answer.is_right
                assert answer.message
        assert reached(run) == before


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(lesson: Lesson, language: str) -> None:
    texts = Texts(language)
    wanted = [lesson.title]
    for step in lesson.steps:
        wanted.append(lesson.message(step))
        names = [*dict.fromkeys(step.wrong.values()), *([] if step.touch == NEXT else ["do"])]
        wanted += [lesson.message(step, name) for name in names]
    for message in wanted:
        assert texts.has(message), message
        assert texts.t(message, you=25, other=27).strip()


def test_no_message_is_left_over() -> None:
    known = {f"lesson-{name}" for name in ("go-on", "welcome", "heading", "press-enter", "how", "finished")}
    for lesson in ALL:
        known |= {lesson.title} | {lesson.message(step) for step in lesson.steps}
        for step in lesson.steps:
            known |= {lesson.message(step, name) for name in ["do", *step.wrong.values()]}
    catalogue = Texts("en")
    written = [line.split(" = ")[0] for line in lesson_file().splitlines() if line.startswith("lesson-")]
    assert [message for message in written if message not in known] == []
    assert all(catalogue.has(message) for message in written)


def lesson_file() -> str:
    from oddville.text.check import CATALOGUES

    return (CATALOGUES / "en" / "lessons.ftl").read_text("utf-8")


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_a_wrong_answer_reads_well(lesson: Lesson) -> None:
    for run in each_step(lesson):
        for action in run.game.legal_actions(YOU):
            if not run._expected(action):
                for text in texts_of(run.try_(action), run):
                    assert "{" not in text
                    assert text[-1] in ".!?"


def test_the_last_lesson_tells_how_a_wrong_place_would_end() -> None:
    run = LessonRun(lessons()["end"])
    while run.step.id != "place":
        run.try_(run.shown())
    places = [a for a in run.game.legal_actions(YOU) if isinstance(decode(a), PlaceAt) and a != run.shown()]
    answers = [run.try_(place) for place in places]
    assert [Texts("en").t(str(answer.message), **answer.params) for answer in answers] == [
        "That would end the game at 25 to 27. Look for a better place."
    ]
