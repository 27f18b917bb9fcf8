"""Whole games against a bot: by clicking, by touch, by keyboard."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from oddville.record import read_json
from oddville.record.record import Record
from oddville.record.replay import carry_out, opening
from oddville.rules.decisions import decision_of
from oddville.rules.events import (
    CoinPaid,
    Event,
    PileTopShown,
    ProjectChosen,
    RowShifted,
    TurnEnded,
    WorkerSpent,
    read_events,
)
from oddville.text import Texts
from tests.support.page.player import CONFIRMING, DESKTOP, OPEN_TARGETS, PHONE, RETRIES, Guests, Player, Size

pytestmark = pytest.mark.slow

AGAINST_A_BOT = {"players": 2, "bots": [None, "apprentice"], "order": "chosen", "pace": "instant", "seed": 5}


def begin(player: Player, **settings: Any) -> str:
    """A table of this browser's own, against a bot."""
    table: str = player.ask("/api/tables", {"settings": AGAINST_A_BOT | settings, "name": player.name})["id"]
    player.go(f"/t/{table}")
    return table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_by_clicking(guests: Guests, size: Size) -> None:
    player = guests(size)
    table = begin(player)
    player.plays_to_the_end()
    result = player.ask(f"/api/tables/{table}")["table"]
    expect(player.page.locator("main.end h1")).to_contain_text(
        result["seats"][result["winner"]]["name"] or "Apprentice"
    )
    totals = [sheet["total"] for sheet in player.ask(f"/api/tables/{table}/score")["scoresheets"]]
    shown = player.page.locator(".sheet .head b").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(totals)


# ---- By keyboard --------------------------------------------------------------------------------

# Parts of what is told anyway: saying them too would drown the rest.
UNSPOKEN = (RowShifted, CoinPaid, TurnEnded, WorkerSpent, PileTopShown, ProjectChosen)


def press_something(player: Player) -> None:
    """A step of a decision: a number, and Enter where the page asks once more; or the list of options."""
    keyboard, page = player.page.keyboard, player.page
    within_reach = [index for index, _ in player.glowing.evaluate_all(OPEN_TARGETS) if index < 9]
    if not within_reach or player.random.random() < 0.1:
        keyboard.press("l")
        page.locator("dialog[open] ol button").first.wait_for()
        for _ in range(1 + player.random.randrange(page.locator("dialog[open] ol button").count())):
            keyboard.press("Tab")
        keyboard.press("Enter")
        page.locator("dialog[open]").wait_for(state="detached")
    else:
        keyboard.press(str(player.random.choice(within_reach) + 1))
    if page.locator(CONFIRMING).count():
        keyboard.press("Enter")


def told(record: Record) -> tuple[list[str], list[str]]:
    """What the first player hears in such a game: each call to decide, and each event, both in order."""
    texts = Texts("en")
    names = [record.players[0].name, texts.t("level-apprentice")]
    calls: list[str] = []
    events: list[Event] = []
    game = opening(record)
    for number, move in enumerate(record.moves, start=1):
        if game.decider == 0 and move.seat == 0:
            sentence = texts.decision(decision_of(game), names, 0, record.edition)
            count = len(game.legal_actions())
            calls.append(texts.t("page-your-turn", player=names[0], sentence=sentence, count=count))
        game.events = []
        carry_out(game, move, number)
        events += read_events(game.events)
    spoken = [event for event in events if not isinstance(event, UNSPOKEN)]
    return calls, [texts.event(event, names, record.edition, 0) for event in spoken]


def test_by_keyboard_with_what_is_spoken(guests: Guests) -> None:
    player = guests()
    table = begin(player)
    keyboard, page = player.page.keyboard, player.page
    player.waits_for_a_decision()
    keyboard.press("1")
    until = time.monotonic() + 240
    has_gone_back = False
    while not player.is_at_the_end:
        assert time.monotonic() < until, player.sentence
        player.waits_for_a_decision()
        if not has_gone_back and page.locator('[data-place^="hand-"] [data-chosen="true"]').count():
            keyboard.press("Escape")
            expect(page.locator('[data-place^="hand-"] [data-chosen="true"]')).to_have_count(0)
            has_gone_back = True
        if player.is_deciding:
            press_something(player)
    assert has_gone_back
    record = read_json(page.context.request.get(f"/api/tables/{table}/record", max_retries=RETRIES).body())
    calls, events = told(record)
    expect(page.get_by_test_id("polite")).to_contain_text(events[-1])  # which comes a moment later
    heard = player.spoken
    assert [text for place, text in heard if place == "assertive"] == calls
    assert " ".join(text for place, text in heard if place == "polite") == " ".join(events)
