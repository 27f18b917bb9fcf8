"""Learning by playing: all lessons with mouse, touch and keyboard, and a wrong touch at every step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from oddville.lessons import lessons
from oddville.text import Texts
from tests.support.page.player import DESKTOP, LAPTOP, PHONE, Guests, Player, Size

pytestmark = pytest.mark.slow

STEPS = sum(len(lesson.steps) for lesson in lessons().values())
TOUCHES = 12  # at most for one step: three bonuses, or a card, a place and a confirmation
WRONG = {"desktop": '[data-place="deck"]', "phone": '[data-place~="resource-0"]'}
SAID = ".coach .bubble"
RING = "[data-ring]"


def said(player: Player) -> str:
    return player.page.locator(SAID).inner_text()


def touch(player: Player, place: Locator, by: str) -> None:
    """In the middle of what the ring shows: it may lie over a thing without being one."""
    box = place.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if by == "touch":
        player.page.touchscreen.tap(x, y)
    else:
        player.page.mouse.click(x, y)


def press(place: Locator, by: str, *, force: bool = False) -> None:
    if by == "touch":
        place.tap(force=force)
    else:
        place.click(force=force)


def step_on(player: Player, by: str) -> None:
    """Does what the step asks for, following the ring; where there is none, by "Show me"."""
    page = player.page
    before = page.locator(".dots").first.get_attribute("aria-label")
    for _ in range(TOUCHES):
        here = page.locator(".coach").count()
        if not here or page.locator(".dots").first.get_attribute("aria-label") != before:
            return
        onward = page.locator("[data-next]")
        if onward.count():
            press(onward, by)
        elif page.locator(RING).count():
            touch(player, page.locator(RING), by)
        else:
            press(page.locator(".coach footer button").last, by)
        page.wait_for_timeout(200)  # a phone scrolls to what comes next
        player.comes_to_rest()
        page.wait_for_function("() => document.querySelector('.coach button:not(:disabled), dialog[open]')")
        if page.locator("dialog.wide[open]").count():
            press(page.locator("dialog[open] .primary"), by)


def answers_a_wrong_touch(player: Player, wrong: str, by: str) -> None:
    press(player.page.locator(wrong).first, by, force=True)
    expect(player.page.locator(f"{SAID}[data-wrong]")).to_be_visible()


def lights_the_city(player: Player) -> None:
    """The gold line is around the city, not around a symbol of it."""
    player.page.wait_for_function(
        """() => {
          const city = document.querySelector('.city.map').getBoundingClientRect();
          const light = document.querySelector('.spotlight .gold')?.getBoundingClientRect();
          return light && light.left <= city.left + 4 && light.right >= city.right - 4;
        }"""
    )


@pytest.mark.parametrize(
    ("size", "language", "by"),
    [(DESKTOP, "en", "mouse"), (PHONE, "de", "touch"), (PHONE, "fr", "touch"), (DESKTOP, "nl", "mouse")],
    ids=["desktop-en", "phone-de", "phone-fr", "desktop-nl"],
)
def test_all_lessons_lead_to_a_real_game(guests: Guests, size: Size, language: str, by: str) -> None:
    player = guests(size, language, name="")
    page, texts = player.page, Texts(language)
    wrong = WRONG["phone" if size is PHONE else "desktop"]
    player.go("/")
    page.get_by_role("link", name=texts.t("start-new-lesson")).click()
    seen = 0
    for number, lesson in enumerate(lessons().values(), 1):
        for step in lesson.steps:
            says = texts.t(lesson.message(step))
            expect(page.locator(SAID)).to_contain_text(says)
            if "city" in step.light:
                lights_the_city(player)
            answers_a_wrong_touch(player, wrong, by)
            step_on(player, by)
            seen += 1
        if number < len(lessons()):
            page.get_by_test_id("next-lesson").click()
    assert seen == STEPS
    page.get_by_test_id("first-game").click()
    page.wait_for_url("**/t/*")
    player.waits_for_a_decision()
    table = player.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "beginner"]  # purple, as in the lessons


def has_wrong_key(player: Player) -> bool:
    """Tries the numbers until one is answered; what is right is only chosen, and dropped again."""
    page = player.page
    glows = page.locator("#main [data-legal='true']:visible").count()
    for digit in range(1, 10 if glows else 1):
        page.keyboard.press(str(digit))
        player.comes_to_rest()
        page.wait_for_function("() => document.querySelector('.coach button:not(:disabled)')")
        if page.locator(f"{SAID}[data-wrong]").count():
            return True
        page.keyboard.press("Escape")
    return False


def enter_until_it_is_done(player: Player) -> None:
    """The focus goes to what is to be done next, so Enter is enough."""
    page = player.page
    before = page.locator(".dots").first.get_attribute("aria-label")
    for _ in range(TOUCHES):
        page.wait_for_timeout(300)  # the focus follows what was drawn
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        page.wait_for_function("() => document.querySelector('.coach button:not(:disabled), dialog[open]')")
        here = page.locator(".dots").first
        if not here.count() or here.get_attribute("aria-label") != before:
            return


WITHOUT_WRONG_KEYS = {"cost", "bonuses", "points", "joins", "counted"}  # whatever glows is right there
ROW_ON_A_PHONE = {"told", "leaves"}  # steps in a tab where nothing glows


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESKTOP, "en"), (PHONE, "de"), (LAPTOP, "fr"), (PHONE, "nl")],
    ids=["desktop-en", "phone-de", "laptop-fr", "phone-nl"],
)
def test_all_lessons_by_keyboard_are_read_aloud(guests: Guests, size: Size, language: str) -> None:
    player = guests(size, language, name="")
    page, texts = player.page, Texts(language)

    def hears(place: str, words: str) -> None:
        page.wait_for_function(
            "([place, words]) => window.spoken.some(([at, said]) => at === place && said.includes(words))",
            arg=[place, words],
        )

    player.go("/")
    page.get_by_role("link", name=texts.t("start-new-lesson")).focus()
    page.keyboard.press("Enter")
    unanswered = set()
    for number, lesson in enumerate(lessons().values(), 1):
        for step in lesson.steps:
            expect(page.locator(SAID)).to_contain_text(texts.t(lesson.message(step)))
            hears("polite", texts.t(lesson.message(step)))
            if not step.is_told:
                hears("polite", texts.t(lesson.message(step, "do")))
            if step.id not in WITHOUT_WRONG_KEYS and has_wrong_key(player):
                hears("assertive", page.locator(f"{SAID} .answer").inner_text())
            else:
                unanswered.add(step.id)
            enter_until_it_is_done(player)
        if number < len(lessons()):
            expect(page.get_by_test_id("next-lesson")).to_be_focused()
            page.keyboard.press("Enter")
    nothing_glows = WITHOUT_WRONG_KEYS | (ROW_ON_A_PHONE if size is PHONE else set())
    assert unanswered == nothing_glows
    expect(page.get_by_test_id("first-game")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player.waits_for_a_decision()


def test_a_lesson_by_keyboard_is_read_aloud(guests: Guests) -> None:
    player = guests(name="")
    page, texts = player.page, Texts("en")
    player.go("/learn/workers")
    expect(page.locator(SAID)).to_be_visible()
    page.keyboard.press("4")  # the fourth thing that glows: the fourth worker
    expect(page.locator(SAID)).to_contain_text(texts.t("lesson-workers-coins"))
    expect(page.locator(".take")).to_be_focused()  # where something is to be done
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).to_contain_text(texts.t("lesson-workers-told"))
    expect(page.locator("[data-next]")).to_be_focused()
    page.wait_for_function(  # somebody who listens goes on after that
        "(said) => window.spoken.some(([, words]) => words.includes(said))",
        arg=texts.t("lesson-workers-told"),
    )
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("next-lesson")).to_be_focused()
    heard = " ".join(words for _, words in page.evaluate("window.spoken"))
    for step in lessons()["workers"].steps:
        assert texts.t(lessons()["workers"].message(step)) in heard


def test_a_worker_card_has_its_own_number(guests: Guests) -> None:
    player = guests(name="")
    page, texts = player.page, Texts("en")
    player.go("/learn/projects")
    expect(page.get_by_role("button", name="Recover")).to_be_visible()  # glows before the cards
    page.keyboard.press("2")
    expect(page.locator(SAID)).to_contain_text(texts.t("lesson-projects-take"))


def test_a_lesson_is_left_and_resumed_skipped_and_repeated(guests: Guests) -> None:
    player = guests(name="")
    page, texts = player.page, Texts("en")
    player.go("/learn/workers")
    step_on(player, "mouse")
    expect(page.locator(SAID)).to_contain_text(texts.t("lesson-workers-coins"))
    page.get_by_role("button", name=texts.t("lessons-leave")).click()
    page.get_by_role("link", name=texts.t("start-go-on-lessons")).click()
    expect(page.locator(SAID)).to_contain_text(texts.t("lesson-workers-coins"))
    page.locator(".coach").get_by_role("button", name=texts.t("page-back")).click()
    expect(page.locator(SAID)).to_contain_text(texts.t("lesson-workers-worker"))
    page.get_by_role("button", name=texts.t("lessons-skip")).click()
    page.wait_for_url(re.compile(r"/learn/projects$"))
    player.go("/learn")
    expect(page.locator("ol li").first).to_contain_text(texts.t("lessons-repeat"))
    expect(page.locator("main .primary")).to_have_text(texts.t("lessons-start"))  # the only one
    page.locator("ol li a").first.click()
    expect(page.locator(SAID)).to_contain_text(texts.t("lesson-workers-worker"))


def test_small_boards_explain_the_game(guests: Guests) -> None:
    player = guests(PHONE, name="")
    page, texts = player.page, Texts("en")
    player.go("/five-minutes")
    board = page.locator("section.panel").nth(4).locator(".small-board")
    expect(board.locator('[data-place="cell--1-1"] button')).to_be_visible()
    board.locator('[data-place="cell-1-1"] button').click()
    expect(board.get_by_role("status")).to_contain_text(texts.t("lesson-streets-place-fewer"))
    size = "(place) => [place.clientWidth, place.clientHeight]"
    on_screen = page.locator(".city-place").first.evaluate(size)
    page.emulate_media(media="print")
    assert page.locator(".city-place").first.evaluate(size) == on_screen  # or the city would be cut off
    page.emulate_media(media="screen")
    page.get_by_role("searchbox").fill("guild")
    expect(page.locator("section.panel")).to_have_count(1)


def test_a_guide_suggests_a_move_until_it_is_turned_off(guests: Guests) -> None:
    player = guests(PHONE, guide=True)
    page, texts = player.page, Texts("en")
    player.go("/learn")
    page.get_by_test_id("first-game").click()
    page.wait_for_url("**/t/*")
    guide = page.get_by_test_id("guide")
    expect(guide.locator("b")).to_be_visible()
    asked = page.get_by_test_id("sentence").inner_text()
    page.keyboard.press("g")
    expect(guide.get_by_role("button", name=texts.t("guide-do"))).to_be_focused()
    guide.get_by_role("button", name=texts.t("guide-do")).click()
    expect(page.get_by_test_id("sentence")).not_to_have_text(asked)
    expect(guide.locator("b")).to_be_visible()
    assert "Tilda suggests" in " ".join(words for _, words in page.evaluate("window.spoken"))
    guide.get_by_role("button", name=texts.t("guide-off")).click()
    expect(guide).to_have_count(0)
    page.reload()
    player.waits_for_a_decision()
    expect(guide).to_have_count(0)


def test_a_guide_without_advice_says_so(guests: Guests) -> None:
    player = guests(guide=True)
    page, texts = player.page, Texts("en")
    page.route("**/hint?*", lambda route: route.fulfill(status=503))
    player.go("/learn")
    page.get_by_test_id("first-game").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("guide")).to_contain_text(texts.t("guide-none"))
