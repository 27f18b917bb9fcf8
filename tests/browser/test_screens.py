"""What is around the table: replay, planning, scores, rules, lobby, settings, the door."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Page, expect

from oddville.rules.action_space import DONE
from oddville.rules.actions import Build, decode
from oddville.rules.decisions import decision_of
from oddville.rules.enums import Bonus, DecisionKind
from oddville.text import Texts
from tests.support.page.moments import moment, moment_of, taken_up
from tests.support.page.player import PHONE, Guests, Player
from tests.support.page.screens import finished_table, last_move, locked_server

pytestmark = pytest.mark.slow

TEXTS = Texts("en")


# ---- After the game -----------------------------------------------------------------------------


def test_replay(player: Player) -> None:
    at, _ = last_move()
    with finished_table(player):
        player.page.get_by_role("link", name=TEXTS.t("score-replay")).click()
        where, timeline = player.page.locator(".where b"), player.page.get_by_role("slider")
        expect(where).to_have_text(TEXTS.t("replay-at-start"))
        player.page.get_by_role("button", name=TEXTS.t("replay-on"), exact=True).click()
        expect(timeline).to_have_value("1")
        player.page.keyboard.press("End")
        expect(timeline).to_have_value(str(at.moves + 1))
        expect(player.page.get_by_test_id("sentence")).to_contain_text("The game is over")
        player.page.keyboard.press("ArrowLeft")
        expect(timeline).to_have_value(str(at.moves))
        player.page.wait_for_url(f"**/replay?move={at.moves}")
        player.page.reload()
        expect(timeline).to_have_value(str(at.moves))
        hidden = player.page.get_by_role("heading", name=TEXTS.t("replay-hidden"))
        expect(hidden).to_have_count(0)
        player.page.locator(".eyes select").select_option(label=TEXTS.t("replay-eyes-open"))
        expect(hidden).to_be_visible()


def test_a_record_from_a_file(player: Player, tmp_path: Path) -> None:
    at, _ = last_move()
    file = tmp_path / "game.json"
    file.write_text(at.record, "utf-8")
    player.go("/replay")
    player.page.get_by_label(TEXTS.t("replay-open-paste")).fill("{}")
    player.page.get_by_role("button", name=TEXTS.t("replay-open-read")).click()
    expect(player.page.get_by_role("alert")).to_be_visible()
    player.page.locator('input[type="file"]').set_input_files(file)
    expect(player.page.get_by_role("slider")).to_have_attribute("max", str(at.moves + 1))


def test_continue_from_a_moment_against_bots(player: Player) -> None:
    with finished_table(player):
        player.go(f"/t/{player.table}/replay?move=30")
        player.page.get_by_role("button", name=TEXTS.t("replay-continue")).click()
        player.page.locator("dialog[open] fieldset label").nth(1).click()
        player.page.locator("dialog[open] select").select_option("newcomer")
        player.page.get_by_role("button", name=TEXTS.t("replay-continue-begin")).click()
        player.page.wait_for_url(lambda url: not url.endswith("move=30"))
        player.table = player.page.url.rpartition("/")[2]
        player.waits_for_a_decision()
        assert player.ask(f"/api/tables/{player.table}")["you"] == [1]
        player.decides_something()


def test_rematch(player: Player) -> None:
    settings = {"players": 2, "bots": [None, "newcomer"], "order": "chosen", "pace": "instant"}
    first = player.table = player.ask("/api/tables", {"settings": settings, "name": "Ada"})["id"]
    player.ask(f"/api/tables/{first}/commands", {"type": "resign", "key": "enough", "seat": 0})
    player.go(f"/t/{first}")
    player.page.locator("main.end").wait_for()
    player.page.get_by_role("button", name=TEXTS.t("life-rematch")).click()
    player.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    player.table = player.page.url.rpartition("/")[2]
    player.waits_for_a_decision()
    player.decides_something()


# ---- At the table -------------------------------------------------------------------------------


def test_what_if_changes_nothing(player: Player) -> None:
    at = moment_of(DecisionKind.TURN)
    planning = player.page.locator("section.strip")
    with taken_up(player, at):
        before = player.ask(f"/api/tables/{player.table}")
        player.page.get_by_role("button", name=TEXTS.t("life-menu")).click()
        player.page.locator("dialog[open]").get_by_role("button", name=TEXTS.t("page-planning")).click()
        back = planning.get_by_role("button", name=TEXTS.t("page-undo"), exact=True)
        expect(back).to_be_disabled()
        plans_a_move(player)
        expect(back).to_be_enabled()
        plans_a_move(player)
        back.click()
        expect(back).to_be_enabled()
        back.click()
        expect(back).to_be_disabled()
        planning.get_by_role("button", name=TEXTS.t("page-plan-end")).click()
        player.reads(at.sentence(at.seat))
        now = player.ask(f"/api/tables/{player.table}")
        assert (now["sequence"], now["game"]) == (before["sequence"], before["game"])
        player.decides_something()


def plans_a_move(player: Player) -> None:
    """Clicks until the server is asked what would be then."""
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    while not any(url.endswith("/study") for url in asked):
        player.waits_for_a_decision()
        player.click_something()


def test_score_sheet(player: Player) -> None:
    at = moment_of(DecisionKind.BONUSES)
    with taken_up(player, at):
        totals = [sheet["total"] for sheet in player.ask(f"/api/tables/{player.table}/score")["scoresheets"]]
        player.page.keyboard.press("s")
        shown = player.page.locator("dialog[open] .seat h3 > b")
        expect(shown).to_have_count(len(totals))
        assert [int(text) for text in shown.all_inner_texts()] == totals
        expect(player.page.locator("dialog[open] aside li")).to_have_count(len(totals))
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_why_not(player: Player) -> None:
    """What cannot be chosen says why, where it is pointed at; Esc closes that and nothing else."""
    at = moment(lambda game: game.decision == DecisionKind.TURN and len(game.legal_actions()) > 3)
    with taken_up(player, at):
        raised = player.page.locator('[data-place^="hand-"] [data-chosen="true"]')
        player.page.locator('[data-place^="hand-"] [data-legal="true"]').first.click()
        refused = player.page.locator('#main .target[data-legal="false"]:visible').first
        refused.hover()
        expect(player.page.locator(WHY)).to_be_visible()
        assert len(player.page.locator(WHY).inner_text()) > 10
        player.page.keyboard.press("Escape")
        expect(player.page.locator(WHY)).to_have_count(0)
        expect(raised).to_have_count(1)
        player.page.keyboard.press("Escape")
        expect(raised).to_have_count(0)


WHY = '.why[role="tooltip"]'


def test_why_not_a_bonus_on_a_phone(guests: Guests) -> None:
    """A greyed choice tells why when tapped, covers nothing, and is silent after a touch elsewhere."""
    player = guests(PHONE)
    at = moment(
        lambda game: (
            game.decision == DecisionKind.BONUSES
            and any(found.bonus == Bonus.TRANSFORM for found in decision_of(game).bonuses)
        )
    )
    with taken_up(player, at):
        refused = player.page.locator('.bonuses .resource[data-legal="false"]')
        expect(refused.first).to_have_attribute("aria-describedby", re.compile("why-"))
        for greyed in refused.all():
            greyed.click(force=True)
            said = player.page.locator(WHY)
            expect(said).to_be_visible()
            told = player.page.locator(f"#{greyed.get_attribute('aria-describedby')}")
            expect(told).to_have_text(said.inner_text())
        assert player.lasting(lambda page: covered(page, WHY, ".bonuses button")) == []
        player.page.locator(".bonuses h2").click()
        expect(player.page.locator(WHY)).to_have_count(0)


def test_a_bonus_that_cannot_be_used_on_a_phone(guests: Guests) -> None:
    """What is left is to skip it, and that is what glows."""
    player = guests(PHONE)
    at = moment(lambda game: game.decision == DecisionKind.BONUSES and game.legal_actions() == [DONE])
    with taken_up(player, at):
        expect(player.glowing).to_have_count(1)
        expect(player.glowing).to_have_text(TEXTS.t("page-skip-rest"))
        player.decides_something()


def covered(page: Page, over: str, others: str) -> list[FloatRect]:
    """What the one lies over, as far as heights go."""
    box = page.locator(over).bounding_box()
    assert box is not None
    return [
        other
        for other in (each.bounding_box() for each in page.locator(others).all())
        if other is not None
        and other["y"] + other["height"] > box["y"] + 1
        and box["y"] + box["height"] > other["y"] + 1
    ]


def test_pieces_that_fly_arrive(guests: Guests) -> None:
    """At the usual pace every move is shown, and the game goes on after it."""
    player = guests(pace="fast")
    at = moment_of(DecisionKind.TURN)
    with taken_up(player, at, bots=["newcomer" if seat != at.seat else None for seat in range(2)]):
        for _ in range(2):
            player.waits_for_a_decision()
            player.decides_something()
        player.waits_for_a_decision()
        assert player.page.locator(".story .turn").count() > 2


def test_without_motion_a_ring_marks_what_changed(guests: Guests) -> None:
    player = guests(pace="normal")
    at = moment_of(DecisionKind.TURN)
    with taken_up(player, at, bots=["newcomer" if seat != at.seat else None for seat in range(2)]):
        player.decides_something()
        expect(player.page.locator(".overlay .ring").first).to_be_visible()


def test_a_close_look_on_a_phone(guests: Guests) -> None:
    """A long press tells what a card is, and chooses nothing."""
    player = guests(PHONE)
    at = moment(lambda game: any(isinstance(decode(each), Build) for each in game.legal_actions()))
    with taken_up(player, at):
        card = player.page.locator('[data-place^="project-"][data-legal="true"] img').first
        before = player.sequence
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box is not None
        touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = player.page.context.new_cdp_session(player.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
        closely = player.page.locator(".close-up")
        expect(closely).to_contain_text(TEXTS.t("page-cost").capitalize())
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        player.page.wait_for_timeout(100)
        expect(closely).to_be_visible()
        closely.click()
        expect(closely).to_have_count(0)
        assert player.sequence == before


def test_a_line_of_the_log_shows_its_place_on_a_phone(guests: Guests) -> None:
    player = guests(PHONE)
    with taken_up(player, moment_of(DecisionKind.CHOOSE_RESOURCE)):
        player.pick(player.page.locator('.board .cover [data-legal="true"]').first)
        player.page.locator('[data-tab="story"]').click()
        line = player.page.locator("button.line").last
        box = line.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        line.click()
        expect(player.page.locator(".column.highlighted")).to_be_visible()
        expect(player.page.locator(".column.highlighted")).to_have_count(0)


# ---- Around it ----------------------------------------------------------------------------------


def test_rules(player: Player) -> None:
    player.go("/rules")
    statements = player.page.locator(".statement")
    statements.first.wait_for()
    everything = statements.count()
    player.page.get_by_role("searchbox").fill(TEXTS.character(9))
    expect(player.page.locator("mark").first).to_have_text(TEXTS.character(9))
    assert 0 < statements.count() < everything
    player.page.get_by_role("searchbox").fill("")
    player.page.get_by_role("button", name=TEXTS.t("rules-page-short")).click()
    expect(player.page.locator(".summary")).to_contain_text(TEXTS.power(9))
    player.page.reload()
    expect(player.page.locator(".summary")).to_be_visible()


def test_lobby(guests: Guests) -> None:
    ada, bo = guests(), guests(name="Bo")
    settings = {"players": 2, "listed": True, "order": "chosen"}
    table = ada.ask("/api/tables", {"settings": settings, "name": "Ada"})["id"]
    hidden = ada.ask("/api/tables", {"settings": settings | {"listed": False}, "name": "Ada"})["id"]
    bo.go("/")
    bo.page.get_by_role("link", name=TEXTS.t("start-way-watch")).click()
    expect(bo.page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    expect(bo.page.locator(f'a[href="/t/{hidden}"]')).to_have_count(0)
    bo.page.locator(f'a[href="/t/{table}"]').click()
    bo.page.get_by_role("button", name=TEXTS.t("life-sit"), exact=True).click()
    expect(bo.page.get_by_test_id("sentence")).to_be_visible()


def test_settings_stay_after_a_reload(guests: Guests) -> None:
    player = guests()
    german = Texts("de")
    player.go("/")
    player.page.get_by_role("button", name=TEXTS.t("start-settings")).click()
    dialog = player.page.locator("dialog[open]")
    dialog.get_by_text(TEXTS.t("life-theme-dark"), exact=True).click()
    dialog.get_by_text(TEXTS.t("life-text-size-larger"), exact=True).click()
    dialog.get_by_label(TEXTS.t("life-colour-safe")).check()
    dialog.get_by_text("Deutsch", exact=True).click()
    expect(dialog.get_by_role("heading")).to_have_text(german.t("start-settings"))
    player.page.reload()
    expect(player.page.get_by_role("button", name=german.t("start-settings"))).to_be_visible()
    root = player.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-text-size", "larger")
    expect(root).to_have_attribute("data-colours", "safe")
    expect(root).to_have_attribute("lang", "de")


# ---- A server with a password -------------------------------------------------------------------


def test_the_door(guests: Guests) -> None:
    """Whatever was asked for, the password comes first, and what was asked for after it."""
    with locked_server() as server:
        for path in ("/lobby", "/t/somewhere"):
            player = guests(url=server.url)
            player.go(path)
            field = player.page.locator('input[type="password"]')
            field.fill("wrong")
            field.press("Enter")
            expect(player.page.get_by_role("alert")).to_have_text(TEXTS.t("server-error-wrong-password"))
            field.fill("sesame")
            field.press("Enter")
            expect(field).to_have_count(0)
