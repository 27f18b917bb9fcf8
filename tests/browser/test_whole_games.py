"""Games against a bot until they are over: by clicking, by touch, by keyboard.

On every run from a moment that is not far from the end; `make soak` plays whole ones.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from oddville.record import read_json
from oddville.record.record import Record
from oddville.record.replay import carry_out, opening
from oddville.rules.decisions import decision_of
from oddville.text import Texts
from tests.support.page.moments import Moment, late_moment, taken_up
from tests.support.page.player import CONFIRMING, DESKTOP, OPEN_KEYS, PHONE, RETRIES, Guests, Player, Size

pytestmark = pytest.mark.slow

TEXTS = Texts("en")

LEVEL = "apprentice"
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@contextmanager
def shortly_before_the_end(player: Player) -> Iterator[Moment]:
    at = late_moment()
    with taken_up(player, at, bots=[None if seat == at.seat else LEVEL for seat in range(2)]):
        yield at


def begin(player: Player) -> None:
    """A table of this browser's own, against a bot."""
    settings = {"players": 2, "bots": [None, LEVEL], "order": "chosen", "pace": "instant", "seed": 5}
    player.table = player.ask("/api/tables", {"settings": settings, "name": player.name})["id"]
    player.go(f"/t/{player.table}")


# ---- By clicking --------------------------------------------------------------------------------


def plays_to_the_end_by_clicking(player: Player) -> None:
    player.plays_to_the_end()
    result = player.ask(f"/api/tables/{player.table}")["table"]
    winner = result["seats"][result["winner"]]
    name = winner["name"] or TEXTS.t(f"townsperson-{winner['townsperson']}")
    expect(player.page.locator("main.end h1")).to_contain_text(name)
    expect(player.page.locator("main.end ol").first).to_contain_text(f"{TEXTS.t('life-you')} · ")
    totals = [sheet["total"] for sheet in player.ask(f"/api/tables/{player.table}/score")["scoresheets"]]
    shown = player.page.locator("main.end b.total").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(totals)


@SIZES
def test_by_clicking(guests: Guests, size: Size) -> None:
    player = guests(size)
    with shortly_before_the_end(player):
        plays_to_the_end_by_clicking(player)


@pytest.mark.soak
@SIZES
def test_a_whole_game_by_clicking(guests: Guests, size: Size) -> None:
    player = guests(size)
    begin(player)
    plays_to_the_end_by_clicking(player)


# ---- By keyboard --------------------------------------------------------------------------------


def press_something(player: Player) -> None:
    """A step of a decision: a number, and Enter where the page asks once more; or the list of options."""
    keyboard, page = player.page.keyboard, player.page
    within_reach = [key for key in player.glowing.evaluate_all(OPEN_KEYS) if key < 10]
    if not within_reach or player.random.random() < 0.1:
        keyboard.press("l")
        page.locator("dialog[open] ol button").first.wait_for()
        for _ in range(1 + player.random.randrange(page.locator("dialog[open] ol button").count())):
            keyboard.press("Tab")
        keyboard.press("Enter")
        page.locator("dialog[open]").wait_for(state="detached")
    else:
        keyboard.press(str(player.random.choice(within_reach)))
    if page.locator(CONFIRMING).count():
        keyboard.press("Enter")


def decided(record: Record, seat: int, since: int) -> tuple[list[str], int]:
    """What a seat is asked after so many moves, in order, and how many turns others play from then on."""
    names = [player.name.partition(" (")[0] for player in record.players]
    asked: list[str] = []
    others = set()
    game = opening(record)
    for number, move in enumerate(record.moves, start=1):
        if number > since and game.decider == seat and move.seat == seat:
            asked.append(TEXTS.decision(decision_of(game), names, seat, record.edition))
        if number > since and game.turn_seat != seat:
            others.add(game.turn)
        carry_out(game, move, number)
    return asked, len(others)


def plays_to_the_end_by_keyboard(player: Player, seat: int, since: int) -> None:
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
    answer = page.context.request.get(f"/api/tables/{player.table}/record", max_retries=RETRIES)
    record = read_json(answer.body())
    asked, turns_of_others = decided(record, seat, since)
    result = page.locator("main.end h1").inner_text()
    expect(page.get_by_test_id("polite")).to_contain_text(result)  # comes a moment later
    heard = player.spoken
    calls = [text for place, text in heard if place == "assertive"]
    assert len(calls) == len(asked)
    assert all(sentence in call for sentence, call in zip(asked, calls, strict=True)), calls
    bot = record.players[1 - seat].name.partition(" (")[0]
    told = [text for place, text in heard if place == "polite" and not text.startswith(result)]
    assert len(told) == turns_of_others
    assert all(text.startswith(f"{bot} ") for text in told), told


def test_by_keyboard_with_what_is_spoken(player: Player) -> None:
    with shortly_before_the_end(player) as at:
        plays_to_the_end_by_keyboard(player, at.seat, at.moves)


@pytest.mark.soak
def test_a_whole_game_by_keyboard_with_what_is_spoken(player: Player) -> None:
    begin(player)
    plays_to_the_end_by_keyboard(player, 0, 0)
