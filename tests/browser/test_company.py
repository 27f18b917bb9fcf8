"""Several people at one table: through the invitation, in four browsers, at one screen, looking on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from oddville.rules.enums import DecisionKind
from oddville.text import Texts
from tests.support.page.moments import moment_of, taken_up
from tests.support.page.player import DESKTOP, PHONE, Guests, Player, the_one_who_decides

pytestmark = pytest.mark.slow

TEXTS = Texts("en")


def named(guests: Guests, name: str, **more: Any) -> Player:
    return guests(name=name, **more)


def decides_in_turn(players: list[Player], times: int) -> list[str]:
    """Whoever must decide does; meanwhile all others read whom they wait for. The names in order."""
    acted = []
    for _ in range(times):
        deciding = the_one_who_decides(players)
        for other in players:
            if other is not deciding:
                expect(other.page.get_by_test_id("sentence")).to_contain_text(deciding.name)
                expect(other.glowing).to_have_count(0)
        deciding.decides_something()
        acted.append(deciding.name)
    return acted


def test_two_browsers_through_the_invitation(guests: Guests) -> None:
    ada, bo = named(guests, "Ada"), named(guests, "Bo", size=PHONE)
    ada.go("/")
    ada.page.get_by_role("button", name=TEXTS.t("start-way-friends")).click()
    ada.page.get_by_role("button", name=TEXTS.t("start-open-table")).click()
    link = ada.page.get_by_role("textbox", name=TEXTS.t("life-invite-link")).input_value()
    picture = ada.page.get_by_role("img", name=TEXTS.t("life-qr"))
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    bo.go(link)
    bo.page.get_by_role("button", name=TEXTS.t("life-sit"), exact=True).first.click()
    ada.table = bo.table = link.rpartition("/")[2]
    acted = decides_in_turn([ada, bo], 4)
    assert set(acted) == {"Ada", "Bo"}


def test_four_browsers_at_one_table(guests: Guests) -> None:
    people = [named(guests, name) for name in ("Ada", "Bo", "Cy", "Di")]
    host = people[0]
    settings = {"players": 4, "seed": 11}
    table = host.ask("/api/tables", {"settings": settings, "name": host.name})["id"]
    for person in people:
        person.table = table
        person.go(f"/t/{table}")
        if person is not host:
            person.page.get_by_role("button", name=TEXTS.t("life-sit"), exact=True).first.click()
            expect(person.page.get_by_role("button", name=TEXTS.t("life-sit"), exact=True)).to_have_count(0)
    acted = decides_in_turn(people, 4)
    assert set(acted) == {"Ada", "Bo", "Cy", "Di"}
    views = [person.ask(f"/api/tables/{table}")["you"] for person in people]
    assert sorted(views) == [[0], [1], [2], [3]]


def test_two_people_at_one_screen(player: Player) -> None:
    player.go("/")
    player.page.get_by_role("button", name=TEXTS.t("start-way-screen")).click()
    for number, name in ((1, "Ada"), (2, "Bo")):
        player.page.get_by_role("textbox", name=TEXTS.t("start-name-of", number=number)).fill(name)
    player.page.get_by_role("button", name=TEXTS.t("start-begin")).click()
    player.page.wait_for_url("**/t/*")
    player.table = player.page.url.rpartition("/")[2]
    acted = []
    for _ in range(4):
        player.waits_for_a_decision()
        acted.append(player.page.locator(".self .name").inner_text())
        player.decides_something()
    assert set(acted) == {"Ada", "Bo"}
    calls = [text for place, text in player.spoken if place == "assertive"]
    assert [call.partition(".")[0] for call in calls[:4]] == acted


def test_whoever_looks_on_sees_all_and_decides_nothing(guests: Guests) -> None:
    ada, eve = named(guests, "Ada"), named(guests, "Eve")
    at = moment_of(DecisionKind.PLACE)
    with taken_up(ada, at):
        eve.go(f"/t/{ada.table}")
        eve.reads(at.sentence(None))
        assert not eve.glowing.count()
        ada.decides_something()
        expect(eve.page.locator(".story ol")).to_contain_text("Ada")
        expect(eve.page.get_by_test_id("sentence")).not_to_have_text(at.sentence(None))
        eve.page.get_by_role("button", name=TEXTS.t("page-chat")).click()
        expect(eve.page.get_by_text(TEXTS.t("life-chat-only-players"))).to_be_visible()


def test_a_table_without_spectators_tells_strangers_so(guests: Guests) -> None:
    ada, eve = named(guests, "Ada"), named(guests, "Eve")
    with taken_up(ada, moment_of(DecisionKind.TURN), spectators=False):
        eve.go(f"/t/{ada.table}")
        expect(eve.page.get_by_text(TEXTS.t("server-error-no-spectators"))).to_be_visible()


def test_talk_reaches_the_other(guests: Guests) -> None:
    ada, bo = named(guests, "Ada"), named(guests, "Bo")
    settings = {"players": 2, "seed": 3}
    table = ada.ask("/api/tables", {"settings": settings, "name": "Ada"})["id"]
    bo.ask(f"/api/tables/{table}/seats", {"name": "Bo"})
    for each in (ada, bo):
        each.go(f"/t/{table}")
        each.page.get_by_test_id("sentence").wait_for()
    ada.page.get_by_role("button", name=TEXTS.t("page-chat")).click()
    field = ada.page.get_by_role("textbox", name=TEXTS.t("life-chat-write"))
    field.fill("<b>Hello</b>")
    field.press("Enter")
    bo.page.get_by_role("button", name=TEXTS.t("life-chat-unread", count=1), exact=True).click()
    expect(bo.page.get_by_text("<b>Hello</b>", exact=True)).to_be_visible()


def test_a_link_for_another_device_opens_the_same_seat(guests: Guests) -> None:
    ada, phone = named(guests, "Ada", size=DESKTOP), named(guests, "", size=PHONE)
    at = moment_of(DecisionKind.TURN)
    with taken_up(ada, at):
        ada.page.get_by_role("button", name=TEXTS.t("life-menu")).click()
        ada.page.get_by_role("button", name=TEXTS.t("life-page-device")).click()
        ada.page.get_by_role("button", name=TEXTS.t("life-device-make")).click()
        link = ada.page.get_by_role("textbox", name=TEXTS.t("life-device-link")).input_value()
        phone.go(link)
        phone.reads(at.sentence(at.seat))
        phone.table = ada.table
        phone.decides_something()
        assert "key" not in phone.page.url
