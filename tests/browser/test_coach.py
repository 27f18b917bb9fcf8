"""The coach on the page: a review with both lines and another try, and the puzzle of the day."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from oddville.coach import Effort
from oddville.text import Texts
from tests.support import http_client
from tests.support.http_player import QUICK
from tests.support.http_player import Player as Finisher
from tests.support.page.player import DESKTOP, PHONE, Guests, Player, Size
from tests.support.running_server import RunningServer

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture(scope="module", autouse=True)
def quick_searches() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("oddville.table.reviews.STANDARD", Effort(400, 400, 800))
        yield


@pytest.fixture(scope="module")
def finished(hosting: RunningServer) -> str:
    """A table at which somebody played to the end against a newcomer."""
    with http_client.client(hosting.url) as client:
        return finished_table(client)


def finished_table(client: httpx.Client) -> str:
    finisher = Finisher(client)
    finisher.open(QUICK | {"bots": [None, "newcomer"], "order": "chosen"})
    finisher.play_to_the_end()
    return finisher.table


def text(key: str, language: str = "en", **values: str | int) -> str:
    return Texts(language).t(key, **values)


def opened_review(player: Player, table: str) -> None:
    """With the seat that has a moment on show."""
    player.go(f"/t/{table}/review")
    page = player.page
    expect(page.locator("main section.curve")).to_be_visible(timeout=60_000)
    expect(page.locator(".band [role=status]")).to_have_count(0, timeout=60_000)
    if not page.locator(".list li").count():
        page.locator(".list select").select_option("1")
    expect(page.locator(".list li").first).to_be_visible()


@SIZES
def test_both_lines_are_played_forward(guests: Guests, finished: str, size: Size) -> None:
    player = guests(size)
    opened_review(player, finished)
    page = player.page
    page.get_by_role("button", name=text("coach-lines")).click()
    before = page.locator(".strip [role=status]")
    start = before.inner_text()
    onward = page.get_by_role("button", name=text("coach-step"), exact=False)
    for line in (text("coach-better"), text("coach-played", who="other")):
        page.get_by_role("button", name=line, exact=True).click()
        expect(onward).to_contain_text("0/")
        expect(before).to_have_text(start)
        onward.click()
        expect(onward).to_contain_text("1/")
        expect(before).not_to_have_text(start)
    page.keyboard.press("ArrowLeft")
    expect(onward).to_contain_text("0/")
    page.get_by_role("button", name=text("coach-back")).click()
    expect(page.locator("main section.curve")).to_be_visible()


def test_a_stranger_is_not_told_what_they_played(guests: Guests, finished: str) -> None:
    player = guests()
    opened_review(player, finished)
    page = player.page
    expect(page.locator(".band b")).not_to_contain_text("you")
    expect(page.get_by_text(text("coach-played", who="other"), exact=True)).to_be_visible()
    expect(page.locator("p.line").first).not_to_contain_text("You")
    page.get_by_role("button", name=text("coach-try"), exact=True).click()
    expect(page.get_by_test_id("sentence")).to_contain_text("our")  # the person who tries decides


@SIZES
def test_another_try_is_judged(guests: Guests, finished: str, size: Size) -> None:
    player = guests(size)
    opened_review(player, finished)
    player.page.get_by_role("button", name=text("coach-try"), exact=True).click()
    said = player.page.locator(".strip [role=status], .strip[role=status] p").first
    expect(said).to_contain_text("choose again")
    for _ in range(12):
        if not player.is_deciding:
            break
        player.click_something()
        expect(said).not_to_have_text(text("coach-try-judging"))
    expect(said).to_have_text(re.compile("best|good", re.IGNORECASE), timeout=30_000)


@SIZES
def test_the_daily_puzzle_is_tried_and_kept(guests: Guests, size: Size) -> None:
    player = guests(size)
    player.go("/puzzle")
    page = player.page
    player.waits_for_a_decision()
    hint = page.get_by_role("button", name=text("puzzle-hint"))
    hint.click()
    expect(page.get_by_test_id("why")).to_contain_text(text("puzzle-hint-told"))
    expect(hint).to_be_disabled()
    for _ in range(60):
        page.locator('.bar:not([aria-busy="true"])').wait_for()
        if not player.is_deciding:
            break
        player.click_something()
    if size is PHONE:
        expect(page.get_by_role("button", name=text("puzzle-copy"))).to_be_in_viewport()
        page.locator('[data-tab="story"]').click()
    expect(page.get_by_role("button", name=text("puzzle-copy"))).to_be_in_viewport()
    tries = page.locator(f"ol[aria-label='{text('puzzle-tries')}'] li")
    kept = page.evaluate("Object.values(JSON.parse(localStorage['oddville.puzzles']))")
    assert [day["tries"] for day in kept] == [tries.count()]
    assert (kept[0]["stars"] > 0) is (page.locator("li.right").count() > 0)


def other_puzzle(player: Player) -> tuple[str, int, int]:
    """A placement, its solution and a wrong choice."""
    for each in player.ask("/api/puzzles")["puzzles"]:
        if each["theme"] == "placement":
            found = player.ask(f"/api/puzzles/{each['id']}")
            right = player.ask(f"/api/puzzles/{each['id']}/solution")["action"]
            legal = found["table"]["legal"][str(found["table"]["game"]["decision"]["seat"])]
            wrong = next(
                action
                for action in legal
                if not player.ask(f"/api/puzzles/{each['id']}", {"action": action})["is_right"]
            )
            return each["id"], right, wrong
    raise AssertionError("no puzzle is about a placement")


@SIZES
def test_a_wrong_choice_is_not_offered_again(guests: Guests, size: Size) -> None:
    """It costs one try, and says why when it is pointed at; nothing is tried without being confirmed."""
    player = guests(size, confirm="never")
    puzzle, right, wrong = other_puzzle(player)
    player.go(f"/puzzle/{puzzle}")
    page = player.page
    tries = page.get_by_role("img", name=text("puzzle-left", count=2))
    page.locator(f'[data-action="{wrong}"][data-legal="true"]').click()
    expect(tries).to_have_count(0)
    page.get_by_test_id("build-here").click()
    expect(tries.first).to_be_visible()
    expect(page.locator(f'[data-action="{wrong}"][data-legal="true"]')).to_have_count(0)
    if size is DESKTOP:
        page.locator(f'[data-action="{wrong}"]').hover()
        expect(page.locator('.why[role="tooltip"]')).to_have_text(re.compile("tried this already"))
    page.locator(f'[data-action="{right}"][data-legal="true"]').click()
    page.get_by_test_id("build-here").click()
    expect(page.get_by_test_id("sentence")).to_have_text(text("puzzle-right"))


def test_what_the_others_of_a_puzzle_have(guests: Guests) -> None:
    """By pointer and by keys; Escape closes it."""
    player = guests()
    player.go("/puzzle")
    page = player.page
    face = page.locator(f"[aria-label='{text('puzzle-others')}'] button").first
    card = page.locator("[popover] article.player")
    face.hover()
    expect(card).to_be_visible()
    page.mouse.move(1, 1)
    expect(card).to_have_count(0)
    face.press("Enter")
    expect(card).to_be_visible()
    expect(face).to_have_attribute("aria-expanded", "true")
    face.press("Escape")
    expect(card).to_have_count(0)


def test_past_puzzles_are_two_clicks_away(guests: Guests) -> None:
    player = guests()
    player.go("/puzzle")
    page = player.page
    page.get_by_role("button", name=text("puzzle-past")).click()
    page.locator("dialog[open] li a").nth(3).click()
    page.wait_for_url(re.compile(r"/puzzle/\d{4}-\d\d-\d\d$"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    player.waits_for_a_decision()
