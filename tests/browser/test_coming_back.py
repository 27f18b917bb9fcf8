"""Whatever happens to browser and server, the game is there again; and what was done can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from oddville.rules.actions import Action, PlayForResource, decode
from oddville.rules.enums import DecisionKind
from oddville.rules.game import Game
from oddville.text import Texts
from tests.support.page.moments import moment, moment_of, taken_up
from tests.support.page.player import DESKTOP, PHONE, Guests, Player, Size, the_one_who_decides
from tests.support.page.restarting import Serving

pytestmark = pytest.mark.slow

DECISIONS = [kind for kind in DecisionKind if kind not in (DecisionKind.SHUFFLE, DecisionKind.GAME_OVER)]


# ---- Reloading ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_after_a_reload_the_decision_is_offered_again(guests: Guests, size: Size) -> None:
    """Half of the decisions on a desk, the others on a phone."""
    player = guests(size)
    for kind in DECISIONS[size is PHONE :: 2]:
        at = moment_of(kind)
        with taken_up(player, at):
            player.reads(at.sentence(at.seat))
            player.glowing.first.wait_for()
            player.page.wait_for_load_state("networkidle")
            offered = player.glowing.count()
            player.page.reload()
            player.reads(at.sentence(at.seat))
            expect(player.glowing).to_have_count(offered)
            player.decides_something()


# ---- A server that is started anew --------------------------------------------------------------


@pytest.fixture
def serving(tmp_path: Path, pages: Path) -> Iterator[Serving]:
    server = Serving(tmp_path / "games.db", pages)
    yield server
    server.stop()


def test_a_server_restarted_in_the_middle_of_a_game(guests: Guests, serving: Serving) -> None:
    player = guests(url=serving.url)
    at = moment_of(DecisionKind.TURN)
    strip = player.page.locator(".strip")
    with taken_up(player, at):
        serving.stop()
        expect(strip).to_have_text(Texts("en").t("goodbye-restart"))
        expect(player.page.get_by_test_id("sentence")).to_be_visible()
        serving.start()
        expect(strip).to_have_count(0)
        player.reads(at.sentence(at.seat))
        player.decides_something()


def test_drawings_that_did_not_come_are_asked_for_again(player: Player) -> None:
    missed: list[str] = []

    def lose_the_first(route: Route) -> None:
        if route.request.url in missed:
            route.continue_()
        else:
            missed.append(route.request.url)
            route.abort()

    player.page.route("**/workers/*.svg?*", lose_the_first)
    with taken_up(player, moment_of(DecisionKind.TURN)):
        player.decides_something()
    assert missed


# ---- Taking back --------------------------------------------------------------------------------


def test_an_own_step_is_taken_back_at_once(player: Player) -> None:
    """A second resource was asked for: the first one, and the card that took it, come back."""
    before = moment(lambda game: leads_to(game, DecisionKind.SECOND_RESOURCE) is not None)
    action = leads_to(before.game, DecisionKind.SECOND_RESOURCE)
    assert isinstance(action, PlayForResource)
    with taken_up(player, before):
        coins = player.coins(before.seat)
        player.at(f"hand-{before.seat}-{action.worker}").get_by_role("button").click()
        player.page.locator(".board .column").nth(action.resource).get_by_role(
            "button", pressed=False
        ).last.click()
        expect(player.at(f"played-{before.seat}-{action.worker}")).to_have_count(1)
        player.page.get_by_test_id("back").click()
        player.reads(before.sentence(before.seat))
        expect(player.at(f"hand-{before.seat}-{action.worker}")).to_have_count(1)
        assert player.coins(before.seat) == coins


def leads_to(game: Game, kind: DecisionKind) -> Action | None:
    """A move of this turn after which the same seat has such a decision."""
    for number in game.legal_actions() if game.decision == DecisionKind.TURN else []:
        trial = game.copy()
        trial.step(number)
        if trial.decision == kind and trial.decider == game.decider:
            return decode(number)
    return None


def test_taking_back_with_consent(guests: Guests) -> None:
    """The one who moved asks in the menu, the other one answers above the table."""
    ada, bo = guests(), guests(name="Bo")
    settings = {"players": 2, "order": "chosen", "undo": "consent", "seed": 3}
    ada.table = bo.table = ada.ask("/api/tables", {"settings": settings, "name": "Ada"})["id"]
    bo.ask(f"/api/tables/{ada.table}/seats", {"name": "Bo"})
    for each in (ada, bo):
        each.go(f"/t/{ada.table}")
        each.page.get_by_test_id("sentence").wait_for()
    mover = the_one_who_decides([ada, bo])
    other = bo if mover is ada else ada
    sentence = mover.sentence
    mover.decides_something()
    for answer in ("life-disagree", "life-agree"):
        other.waits_for_a_decision()
        mover.page.get_by_role("button", name="Menu").click()
        mover.page.get_by_role("button", name=Texts("en").t("life-undo-step")).click()
        question = other.page.get_by_role("status").filter(has_text=mover.name)
        expect(question).to_be_visible()
        other.page.get_by_role("button", name=Texts("en").t(answer), exact=True).click()
        expect(question).to_have_count(0)
        assert answer == "life-agree" or the_one_who_decides([ada, bo]) is other
    mover.reads(sentence)
    mover.decides_something()


def test_a_request_to_undo_comes_before_the_recap_on_a_phone(guests: Guests) -> None:
    """There is room for one of them; the recap is there again after the answer."""
    ada = guests(PHONE, pace="fast")
    at = moment_of(DecisionKind.TURN)
    with taken_up(ada, at, seat=1 - at.seat, undo="consent") as companions:
        other = companions[at.seat]
        while ada.ask(f"/api/tables/{ada.table}")["game"]["decision"]["seat"] == at.seat:
            assert other.act(other.look()).is_success
        ada.waits_for_a_decision()
        ada.page.reload()
        recap = ada.page.locator("section.recap")
        expect(recap).to_be_visible()
        assert other.send("undo", at.seat, sequence=other.look()["sequence"], scope="step").is_success
        expect(recap).to_have_count(0)
        ada.page.get_by_role("button", name=Texts("en").t("life-disagree")).click()
        expect(recap).to_be_visible()
