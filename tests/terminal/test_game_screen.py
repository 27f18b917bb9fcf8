"""The app, played by keys and mouse: every kind of decision, and everything a key does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from textual.pilot import Pilot

from oddville.rules.enums import DecisionKind
from oddville.terminal.app import OddVilleApp
from oddville.terminal.options import Group, Option
from oddville.terminal.screens.game import GameScreen
from oddville.terminal.screens.text_dialog import TextDialog
from oddville.terminal.session import Session
from oddville.terminal.widgets.choices import NOTHING, Choices
from oddville.terminal.widgets.lines import Lines
from tests.support.terminal.playing import (
    LARGE,
    MOMENTS,
    NAMES,
    SMALL,
    begun,
    game_app,
    look,
    played,
    running,
    screen_of,
    session_after,
    session_at,
    text_of,
)

pytestmark = pytest.mark.slow


# ---- Decisions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", MOMENTS, ids=lambda kind: kind.name.lower())
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_every_kind_of_decision_is_taken_with_the_keys(kind: DecisionKind, size: tuple[int, int]) -> None:
    session = session_at(kind)
    before = len(session.recording.moves)
    decider = session.game.decider

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        question = screen.choices.heading[0].plain
        assert question.startswith(f"{NAMES[decider]}: ")
        for _ in range(3):  # into a group, perhaps, and then the first of what is there
            if len(session.recording.moves) == before:
                await pilot.press("enter")
                await pilot.pause()

    legal = session.game.legal_actions()
    played(session, play, size)
    assert len(session.recording.moves) == before + 1
    move = session.recording.moves[before]
    assert (move.seat, move.action in legal) == (decider, True)


@pytest.mark.parametrize("kind", MOMENTS, ids=lambda kind: kind.name.lower())
def test_every_kind_of_decision_is_taken_with_the_mouse(kind: DecisionKind) -> None:
    session = session_at(kind)
    before = len(session.recording.moves)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        for _ in range(3):
            if len(session.recording.moves) > before:
                return
            rows = screen.choices._rows
            await pilot.click(Choices, offset=(6, rows.index(0) - screen.choices.top))
            await pilot.pause()

    played(session, play, LARGE)
    assert len(session.recording.moves) == before + 1


def test_all_options_are_offered_and_nothing_else() -> None:
    for kind in MOMENTS:
        session = session_at(kind)

        async def play(app: OddVilleApp, pilot: Pilot[Any], session: Session = session) -> None:
            entries = screen_of(app)._entries
            actions = [
                option.action
                for entry in entries
                for option in (entry.options if isinstance(entry, Group) else (entry,))
            ]
            assert sorted(actions) == sorted(session.game.legal_actions())
            assert len(set(actions)) == len(actions)

        played(session, play)


def test_two_digits_choose_among_many() -> None:
    """The first opens a worker card, the second says what it is played for; Escape goes back."""
    session = session_at(DecisionKind.TURN)
    before = len(session.recording.moves)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        group = screen._entries[1]
        assert isinstance(group, Group)
        await pilot.press("2")
        assert screen.choices.items == [option.text for option in group.options]
        await pilot.press("escape")
        assert len(screen.choices.items) == len(screen._entries)
        await pilot.press("2", "3")
        await pilot.pause()
        assert session.recording.moves[before].action == group.options[2].action

    played(session, play)


# ---- The city -----------------------------------------------------------------------------------


# ---- The other keys -----------------------------------------------------------------------------


def test_taking_back() -> None:
    session = session_at(DecisionKind.TURN)
    before = len(session.recording.moves)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("2", "1")
        await pilot.pause()
        assert len(session.recording.moves) == before + 1
        await pilot.press("u")
        await pilot.pause()
        assert len(session.recording.moves) == before
        assert "Taken back" in text_of(app)

    played(session, play)


def test_nothing_to_take_back_is_said() -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("u")
        await pilot.pause()
        assert "nothing to take back" in text_of(app)

    played(begun(1), play)


def test_a_hint_disappears_when_something_else_is_highlighted() -> None:
    session = session_at(DecisionKind.BONUSES)
    before = len(session.recording.moves)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        await pilot.press("h")
        for _ in range(200):
            await pilot.pause(0.02)
            if screen._hint is not None:
                break
        assert "would do this" not in text_of(app)
        await pilot.press("h")
        await pilot.pause()
        assert "would do this" in text_of(app)
        (hinted,) = screen.choices.starred
        await pilot.press("down" if hinted == 0 else "up")
        await pilot.pause()
        assert "would do this" not in text_of(app)
        assert not screen.choices.starred
        entry = screen._entries[screen.choices.index]
        assert isinstance(entry, Option)
        await pilot.press("tab", "enter")  # from the city too
        await pilot.pause()
        assert session.recording.moves[before].action == entry.action

    played(session, play)


def test_where_the_card_does_not_fit_nothing_is_highlighted() -> None:
    session = session_at(DecisionKind.PLACE)
    before = len(session.recording.moves)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        taken = next(iter(screen.city.faces))
        screen.city.point(taken)
        await pilot.pause()
        assert screen.choices.index == NOTHING
        await pilot.press("enter")
        await pilot.pause()
        assert len(session.recording.moves) == before
        await pilot.press("tab", "down", "enter")
        await pilot.pause()

    played(session, play, LARGE)
    assert len(session.recording.moves) == before + 1


@pytest.mark.parametrize("hints", ["newcomer", "master:iterations=20"])
def test_a_hint_points_to_an_option(hints: str) -> None:
    """At once by instinct, or thought out in a process of its own."""
    session = session_at(DecisionKind.TURN)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        await pilot.press("h")
        for _ in range(600):
            await pilot.pause(0.05)
            if screen._hint is not None:
                break
        assert screen._hint is not None
        assert app.look.t(f"hint-matters-{screen._hint.matters}")[:20] in text_of(app)
        assert not screen.choices.starred
        await pilot.press("h")
        await pilot.pause()
        assert screen.choices.starred == {screen.choices.index}
        assert "would do this" in text_of(app)
        await pilot.press("h")
        await pilot.pause()
        assert screen._hint.why[:20] in text_of(app)
        await pilot.press("h")
        await pilot.pause()
        assert "would do this" in text_of(app)  # again
        hinted = screen._hinted
        before = len(session.recording.moves)
        await pilot.press("enter", "enter")  # into the group, and what was named is highlighted there
        await pilot.pause()
        assert session.recording.moves[before].action == hinted

    played(session, play, hints=hints)


def test_what_is_not_possible_is_explained() -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, TextDialog)
        page = text_of(app)
        assert "What is not possible now, and why" in page
        assert "Worker 1 takes no coins." in page
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)

    played(session_at(DecisionKind.TURN), play, LARGE)


@pytest.mark.parametrize(
    ("key", "words"), [("i", "Resources board"), ("p", "Total"), ("question_mark", "take back")]
)
def test_things_to_read(key: str, words: str) -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, TextDialog)
        assert words.casefold() in text_of(app).casefold()
        await pilot.press("down", "pagedown", "up", "escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)

    played(session_after(1, 60), play, LARGE)


def test_the_log_is_read_from_its_end_back() -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        journal = screen_of(app).play.journal
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, TextDialog)
        assert journal[-1] in text_of(app)
        assert journal[0] not in text_of(app)
        await pilot.press(*["pageup"] * 20)
        assert journal[0] in text_of(app)

    played(session_after(1, 60), play, LARGE)


def test_dark_and_light() -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        assert app.look.is_dark
        dark = app.screen.styles.background
        await pilot.press("d")
        await pilot.pause()
        assert not app.look.is_dark
        assert app.screen.styles.background != dark

    played(begun(1), play)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving(key: str) -> None:
    async def run() -> None:
        app = game_app(begun(1))
        async with running(app) as pilot:
            await pilot.press(key)
            await pilot.pause()
            assert not app.is_running or app._exit

    asyncio.run(run())


def test_bots_play_on_by_themselves_and_the_points_are_shown_at_the_end() -> None:
    session = begun(4, ("newcomer", "apprentice", "master:iterations=1"))

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        for _ in range(1200):
            await pilot.pause(0.05)
            if session.game.is_over:
                break
        assert session.game.is_over
        await pilot.pause(0.2)
        assert isinstance(app.screen, TextDialog)
        assert "Points" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "wins" in text_of(app)

    played(session, play)


def test_a_resize_at_any_moment_keeps_everything() -> None:
    session = session_at(DecisionKind.PLACE)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        for size in ((160, 50), (80, 24), (200, 60), (40, 12), (20, 5), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert session.game.decision != DecisionKind.PLACE

    played(session, play)


@pytest.mark.parametrize(
    ("language", "kind"),
    [
        ("en", DecisionKind.BUILDER),
        ("de", DecisionKind.TURN),
        ("fr", DecisionKind.PLACE),
        ("nl", DecisionKind.TURN),
    ],
)
def test_ascii_is_ascii_in_every_language(language: str, kind: DecisionKind) -> None:
    session = session_at(kind)

    async def run() -> None:
        app = game_app(session, look(language, is_ascii=True))
        async with running(app, LARGE) as pilot:
            assert text_of(app).isascii()
            await pilot.press("w")
            await pilot.pause()
            assert text_of(app).isascii()
            await pilot.press("escape", "question_mark")
            await pilot.pause()
            assert text_of(app).isascii()

    asyncio.run(run())


def test_a_group_says_what_it_contains() -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        groups = [group for group in screen._entries if isinstance(group, Group)]
        assert groups
        for group in groups:
            screen.choices.highlight(screen._entries.index(group))
            await pilot.pause()
            said = " ".join(line.plain for line in screen.query_one("#message", Lines)._sources)
            start, _, rest = group.options[0].text.partition(": ")
            assert (rest or start)[:20] in said

    played(session_at(DecisionKind.TURN), play)
