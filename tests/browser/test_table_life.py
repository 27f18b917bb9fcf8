"""What goes on at a table beside the moves: nobody is disturbed by it, and whoever leaves finds back."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from oddville.rules.actions import Build, PlayForBuilding, PlayForResource, TakeBack, decode
from oddville.rules.enums import DecisionKind
from oddville.rules.game import Game
from oddville.text import Texts
from tests.support.page.moments import moment, moment_of, taken_up
from tests.support.page.player import DESKTOP, PHONE, Guests, Player, Size

pytestmark = pytest.mark.slow

TEXTS = Texts("en")


def menu(player: Player, text: str) -> None:
    player.page.get_by_role("button", name=TEXTS.t("life-menu")).click()
    player.page.locator("dialog[open]").get_by_role("button", name=TEXTS.t(text)).click()


# ---- Half-made choices --------------------------------------------------------------------------


def test_talk_and_guests_leave_a_half_made_choice_alone(guests: Guests) -> None:
    ada, eve = guests(), guests(name="Eve")
    at = moment(lambda game: game.decision == DecisionKind.TURN and game.hand[game.decider].bit_count() > 1)
    with taken_up(ada, at) as companions:
        ada.page.locator('[data-place^="hand-"] [data-legal="true"]').first.click()
        raised = ada.page.locator('[data-place^="hand-"] [data-chosen="true"]')
        expect(raised).to_have_count(1)
        calls = [place for place, _ in ada.spoken].count("assertive")
        eve.go(f"/t/{ada.table}")
        eve.page.get_by_test_id("sentence").wait_for()
        other = 1 - at.seat
        assert companions[other].send("say", other, text="Hello").is_success
        expect(ada.page.locator('[data-testid="polite"]')).to_contain_text("Hello")
        expect(raised).to_have_count(1)
        assert [place for place, _ in ada.spoken].count("assertive") == calls
        ada.decides_something()


def test_another_ones_worker_taken_back_leaves_a_half_made_choice_alone(player: Player) -> None:
    at = moment(
        lambda game: (
            game.decision == DecisionKind.TURN
            and game.hand[game.decider].bit_count() > 1
            and others_take_back(game) is not None
        )
    )
    with taken_up(player, at) as companions:
        player.page.locator('[data-place^="hand-"] [data-legal="true"]').first.click()
        raised = player.page.locator('[data-place^="hand-"] [data-chosen="true"]')
        expect(raised).to_have_count(1)
        other = 1 - at.seat
        seen = companions[other].look()
        take_back = seen["legal"][str(other)][0]
        assert companions[other].send("act", other, sequence=seen["sequence"], action=take_back).is_success
        expect(player.page.locator(".story .turn").last).to_contain_text("Bo")
        player.waits_for_a_decision()
        expect(raised).to_have_count(1)
        player.decides_something()


def test_a_plan_survives_talk_and_says_when_the_game_has_gone_on(player: Player) -> None:
    at = moment_of(DecisionKind.TURN)
    other = 1 - at.seat
    strip = player.page.locator("section.strip")
    with taken_up(player, at, seat=other) as companions:
        menu(player, "page-planning")
        card = player.page.locator('[data-place^="hand-"] [data-legal="true"]')
        card.first.click()
        raised = player.page.locator('[data-place^="hand-"] [data-chosen="true"]')
        expect(raised).to_have_count(1)
        assert companions[at.seat].send("say", at.seat, text="Hello").is_success
        expect(player.page.locator('[data-testid="polite"]')).to_contain_text("Hello")
        expect(raised).to_have_count(1)
        assert companions[at.seat].act(companions[at.seat].look()).is_success
        expect(strip).to_contain_text(TEXTS.t("page-plan-outdated"))
        expect(player.glowing).to_have_count(0)
        strip.get_by_role("button", name=TEXTS.t("page-plan-now")).click()
        expect(strip).to_contain_text(TEXTS.t("page-planning-hint"))
        player.glowing.first.wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_turn_takes_few_clicks(guests: Guests, size: Size) -> None:
    """Two for a resource, three for a card of the row, which shows another one, and three for a building."""
    player = guests(size)
    for kind, clicks in CLICKS.items():
        with taken_up(player, moment(partial(offers, kind=kind))):
            before = player.sequence
            for click in clicks:
                player.page.locator(f"{click}:visible").last.click()
            expect(player.page.locator(f"{clicks[-1]}:visible")).to_have_count(0)
            assert player.sequence - before == (2 if kind is Build else 1)


HAND = '[data-place^="hand-"] [data-legal="true"]'
CLICKS = {
    PlayForResource: [HAND, ':is(.board .cover, .resources) [data-legal="true"]'],
    PlayForBuilding: [HAND, ':is(.row, .cards) .place [data-legal="true"]', '[data-testid="confirm"]'],
    Build: [
        '[data-place^="project-"][data-legal="true"]',
        '[data-cell] [data-legal="true"]',
        '[data-testid="build-here"]',
    ],
}


def offers(game: Game, kind: type) -> bool:
    actions = [decode(number) for number in game.legal_actions()]
    return game.decision == DecisionKind.TURN and any(isinstance(action, kind) for action in actions)


def test_arrows_walk_through_the_hand_and_prices_say_what_they_are(player: Player) -> None:
    with taken_up(player, moment_of(DecisionKind.TURN)):
        cards = player.page.locator('[data-place^="hand-"] button')
        cards.nth(0).focus()
        for key, reached in (("ArrowRight", 1), ("ArrowDown", 2), ("ArrowLeft", 1)):
            player.page.keyboard.press(key)
            expect(cards.nth(reached)).to_be_focused()
        player.page.keyboard.press("Enter")
        expect(cards.nth(1)).to_have_attribute("data-chosen", "true")
        price = player.page.locator(".row .place > span").last
        price.hover()  # fails if something else would hear the pointer
        expect(price).to_have_attribute("title", TEXTS.t("price", price=int(price.inner_text())))


# ---- A worker in the turn of another ------------------------------------------------------------


def others_take_back(game: Game) -> TakeBack | None:
    found = (decode(number) for number in game.legal_actions(1 - game.decider))
    return next((action for action in found if isinstance(action, TakeBack)), None)


def test_a_worker_is_taken_back_in_the_turn_of_another(player: Player) -> None:
    at = moment(lambda game: game.decision == DecisionKind.TURN and others_take_back(game) is not None)
    with taken_up(player, at, seat=1 - at.seat):
        before = player.sequence
        workers: Locator = player.page.locator(".board .own")
        standing = workers.count()
        workers.first.click()
        asked = player.page.locator("dialog[open]")
        asked.get_by_role("button", name=TEXTS.t("page-back")).click()
        assert player.sequence == before
        workers.first.click()
        asked.get_by_test_id("confirm").click()
        expect(asked).to_have_count(0)
        expect(workers).to_have_count(standing - 1)
        assert player.sequence == before + 1


# ---- Leaving and coming back --------------------------------------------------------------------


def test_a_bot_plays_for_whoever_left_until_they_come_back(player: Player) -> None:
    at = moment_of(DecisionKind.TURN)
    clock = {"kind": "live", "minutes": 10}
    with taken_up(player, at, clock=clock):
        expect(player.page.get_by_role("timer")).to_have_count(2)
        menu(player, "life-page-leave")
        player.page.get_by_role("button", name=TEXTS.t("life-leave-bot")).click()
        player.page.wait_for_url("**/")
        player.page.go_back()
        strip = player.page.locator("section.strip")
        back = strip.get_by_role("button", name=TEXTS.t("life-reclaim"))
        expect(back).to_be_visible()
        assert not player.is_deciding
        back.click()
        expect(strip).to_have_count(0)
        assert player.ask(f"/api/tables/{player.table}")["table"]["seats"][at.seat]["stand_in"] is None
