"""Playing in a real browser without a server: what a person does, and what is there afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import BrowserContext

from oddville.record import read_json, verify
from oddville.rules.enums import DecisionKind
from tests.site.conftest import NewPlayer
from tests.support.page.moments import Moment, late_moment, moment_of
from tests.support.page.site import SitePlayer, StaticHost

pytestmark = pytest.mark.slow

LEVEL = "apprentice"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CONTRAST = "{ runOnly: ['color-contrast'] }"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DECISIONS = [kind for kind in DecisionKind if kind not in (DecisionKind.SHUFFLE, DecisionKind.GAME_OVER)]


def sits_down(player: SitePlayer, at: Moment | None = None, **chosen: Any) -> None:
    seat = 0 if at is None else at.seat
    settings = {
        "players": 2,
        "bots": [None if number == seat else LEVEL for number in range(2)],
        "order": "chosen",
        "pace": "instant",
        "undo": "free",
    }
    moment = None if at is None else {"record": at.record, "moves": at.moves}
    body = {"settings": settings | chosen, "name": "Ada", "seat": seat, "from": moment}
    player.table = player.ask("/api/tables", body)["id"]
    player.go(f"/t/{player.table}")
    player.waits_for_a_decision()


def saved_record(player: SitePlayer, folder: Path) -> bytes:
    with player.page.expect_download() as download:
        player.page.locator("a[download]").first.click()
    path = folder / "record.json"
    download.value.save_as(path)
    return path.read_bytes()


def test_to_the_end_with_the_record_as_a_file(player: SitePlayer, tmp_path: Path) -> None:
    sits_down(player, late_moment())
    player.plays_to_the_end()
    game = verify(read_json(saved_record(player, tmp_path)))
    assert game.is_over
    player.page.get_by_role("link", name="Watch the replay").click()
    player.page.locator('input[type="range"]').wait_for()


@pytest.mark.soak
@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.name.lower())
def test_a_reload_in_every_decision(player: SitePlayer, kind: DecisionKind) -> None:
    at = moment_of(kind)
    sits_down(player, at)
    asked, sequence = player.sentence, player.sequence
    player.page.reload()
    player.waits_for_a_decision()
    assert (player.sentence, player.sequence) == (asked, sequence)
    player.decides_something()


def test_taking_back_and_trying_out(player: SitePlayer) -> None:
    sits_down(player, moment_of(DecisionKind.TURN))
    before = player.ask(f"/api/tables/{player.table}")
    seat = before["you"][0]
    legal = before["legal"][str(seat)]
    tried = {"moves": [{"seat": seat, "action": legal[0]}]}
    assert len(player.ask(f"/api/tables/{player.table}/study", tried)["moves"]) == 1
    assert player.ask(f"/api/tables/{player.table}/hint")["action"] in legal
    forecast = player.ask(f"/api/tables/{player.table}/forecast")
    assert len(forecast["scores"]) == 2
    player.decides_something()
    sequence = player.sequence
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Last move").click()
    player.waits_for_the_server(sequence)


# ---- Several tabs -------------------------------------------------------------------------------


def test_two_tabs_show_the_same_game(player: SitePlayer, new_player: NewPlayer) -> None:
    """The second one talks to the application of the first, and goes on when that is closed."""
    sits_down(player, moment_of(DecisionKind.TURN))
    second = new_player()
    second.table = player.table
    second.go(f"/t/{player.table}")
    second.waits_for_a_decision()
    assert second.sentence == player.sentence
    player.decides_something()
    assert second.sequence == player.sequence
    second.waits_for_a_decision()
    sequence = second.sequence
    player.page.close()
    second.waits_for_a_decision()
    second.decides_something()
    assert second.sequence > sequence


def test_the_cover_can_be_read_in_both_themes(context: BrowserContext, host: StaticHost) -> None:
    """While the game is loaded, and, as here, if it does not arrive."""
    page = context.new_page()
    page.route("**/engine/**", lambda route: route.abort())
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.goto(f"{host.url}#/t/0000000000000000")
        cover = page.locator(".loading")
        cover.wait_for()
        page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate(f"axe.run('.loading', {CONTRAST})")
        assert found["violations"] == [], theme
        assert found["passes"], theme
