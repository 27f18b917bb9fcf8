"""The city of the app: a card is placed with keys or the mouse, and the view is zoomed and moved."""

from __future__ import annotations

from typing import Any

import pytest
from textual.events import MouseDown, MouseMove, MouseUp
from textual.pilot import Pilot

from oddville.rules.actions import PlaceAt, decode
from oddville.rules.enums import DecisionKind
from oddville.terminal.app import OddVilleApp
from oddville.terminal.city_map import ZOOMS
from oddville.terminal.widgets.city import CityView
from tests.support.terminal.playing import (
    LARGE,
    played,
    screen_of,
    session_after,
    session_at,
    text_of,
)

pytestmark = pytest.mark.slow


def test_the_cursor_places_the_card_where_it_points() -> None:
    session = session_at(DecisionKind.PLACE)
    before = len(session.recording.moves)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        city = app.screen.query_one(CityView)
        assert city.has_focus
        cells = {
            (place.x, place.y)
            for place in map(decode, session.game.legal_actions())
            if isinstance(place, PlaceAt)
        }
        assert set(city.free) == cells
        assert city.cursor in cells
        start = city.cursor
        await pilot.press("left")
        assert city.cursor == (start[0] - 1, start[1])
        await pilot.press("right", "enter")
        await pilot.pause()
        assert decode(session.recording.moves[before].action) == PlaceAt(*start)

    played(session, play)


def test_a_cell_where_the_card_does_not_fit_says_why() -> None:
    session = session_at(DecisionKind.PLACE)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        city = screen.city
        city.point((0, 0))
        await pilot.pause()
        taken = screen._message.plain
        assert taken
        await pilot.press("enter")
        await pilot.pause()
        assert screen._message.plain == taken
        assert session.game.decision == DecisionKind.PLACE

    played(session, play)


def test_the_mouse_points_and_places() -> None:
    session = session_at(DecisionKind.PLACE)
    before = len(session.recording.moves)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        city = screen_of(app).city
        assert city._map is not None
        target = sorted(city.free)[-1]
        x, y = city._map.corner(target)
        offset = (x - city._left + 2, y - city._top + 1)
        await pilot.click(CityView, offset=offset)
        await pilot.pause()
        if len(session.recording.moves) == before:
            assert city.cursor == target
            await pilot.click(CityView, offset=offset)
            await pilot.pause()
        assert decode(session.recording.moves[before].action) == PlaceAt(*target)

    played(session, play)


def test_zooming_and_moving() -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        city = screen_of(app).city
        await pilot.press(*["minus"] * len(ZOOMS))
        assert city.used_zoom == 0
        small = text_of(app)
        await pilot.press(*["plus"] * len(ZOOMS))
        assert city.used_zoom == len(ZOOMS) - 1
        assert text_of(app) != small
        await pilot.press("f")
        assert city.zoom is None
        before = (city._left, city._top)
        await pilot.press("shift+right", "shift+down")
        assert (city._left, city._top) == (before[0] + 6, before[1] + 3)
        await pilot.press("tab")
        assert city.has_focus
        await pilot.press("left", "up")
        assert (city._left, city._top) == before

    session = session_after(1, 60)
    while session.game.decision != DecisionKind.TURN:
        session.play(session.choose("apprentice"))
    played(session, play, LARGE)


async def drag(app: OddVilleApp, pilot: Pilot[Any], path: list[tuple[int, int]]) -> None:
    """With the button held down all the way, told as a terminal tells it: the pilot's own events make no
    click of letting go, and hold no button while they move."""
    place = screen_of(app).city.region
    steps = [(MouseDown, path[0]), *((MouseMove, offset) for offset in path[1:]), (MouseUp, path[-1])]
    for kind, (dx, dy) in steps:
        x, y = place.x + dx, place.y + dy
        assert app._driver is not None
        app._driver.process_message(kind(None, x, y, 0, 0, 1, False, False, False, x, y))
        await pilot.pause()


def test_dragging_moves_the_city() -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        city = screen_of(app).city
        left, top = city._left, city._top
        seen = text_of(app)
        await drag(app, pilot, [(20, 10), (18, 9), (15, 8)])
        assert (city._left, city._top) == (left + 5, top + 2)
        assert text_of(app) != seen
        await pilot.hover(CityView, offset=(40, 20))  # the button is no longer held
        assert (city._left, city._top) == (left + 5, top + 2)

    played(session_after(1, 60), play, LARGE)


def test_letting_go_after_dragging_places_nothing() -> None:
    session = session_at(DecisionKind.PLACE)
    before = len(session.recording.moves)

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        city = screen_of(app).city
        assert city._map is not None
        assert city.cursor is not None
        x, y = city._map.corner(city.cursor)
        inside = (x - city._left + 2, y - city._top + 1)
        await drag(app, pilot, [inside, (inside[0] + 1, inside[1]), (inside[0] + 3, inside[1])])
        assert len(session.recording.moves) == before
        await pilot.click(CityView, offset=(inside[0] + 3, inside[1]))  # a click does place it
        await pilot.pause()
        assert len(session.recording.moves) == before + 1

    played(session, play, LARGE)


def test_arrows_show_where_the_city_goes_on() -> None:
    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        screen = screen_of(app)
        city = screen.city
        arrows = dict(zip(("up", "right", "down", "left"), screen.look.glyphs.arrows, strict=True))

        def edge(direction: str) -> str:
            x, y = {
                "up": (city.size.width // 2, 0),
                "down": (city.size.width // 2, city.size.height - 1),
                "left": (0, city.size.height // 2),
                "right": (city.size.width - 1, city.size.height // 2),
            }[direction]
            return city.render_line(y).text[x]

        assert not any(edge(direction) == arrow for direction, arrow in arrows.items())
        for away, seen in (("right", "left"), ("left", "right"), ("down", "up"), ("up", "down")):
            await pilot.press("f", *[f"shift+{away}"] * 20)
            assert edge(seen) == arrows[seen], away
            assert edge(away) != arrows[away], away

    played(session_at(DecisionKind.TURN), play, LARGE)
