"""Every screen of the page with something on it, for tests that must hold everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Locator

from oddville.record import write_json
from oddville.record.replay import replay
from oddville.rules.enums import DecisionKind
from oddville.server.settings import ServerSettings
from tests.support.page.moments import Moment, looked_at, moment, moment_of, taken_up
from tests.support.page.player import Player, Size
from tests.support.page.serving import built_pages
from tests.support.recorded_games import finished
from tests.support.running_server import PLENTY, RunningServer

# What a window of another size takes away is opened again by what the screen yields.
Again = Callable[[], None]
Screen = Callable[[Player], AbstractContextManager[Again | None]]


def resize(player: Player, size: Size, again: Again | None) -> None:
    player.takes(size)
    if again:
        again()


def _screen(open_it: Callable[[Player], None]) -> Screen:
    """One that needs nobody else."""

    @contextmanager
    def opened(player: Player) -> Iterator[None]:
        open_it(player)
        yield

    return opened


def _way(number: int) -> Screen:
    """A form behind one of the ways on the first screen."""

    def open_it(player: Player) -> None:
        player.go("/")
        player.page.locator("button.way").nth(number).click()
        player.page.locator("dialog[open]").wait_for()

    return _screen(open_it)


def _preferences(player: Player) -> None:
    player.go("/")
    player.page.locator("header nav > button").click()
    player.page.locator("dialog[open]").wait_for()


def _path(path: str, wait_for: str) -> Screen:
    def open_it(player: Player) -> None:
        player.go(path)
        player.page.locator(wait_for).first.wait_for()

    return _screen(open_it)


def _lobby(player: Player) -> None:
    for players in (2, 3):  # one that waits, and one that is being played
        bots = [None, "newcomer"] if players == 2 else []
        settings = {"players": players, "listed": True, "bots": bots, "clock": {"kind": "turns", "hours": 48}}
        player.ask("/api/tables", {"settings": settings, "name": player.name})
    player.go("/lobby")
    player.page.locator("li.panel").nth(1).wait_for()


@contextmanager
def locked_server() -> Iterator[RunningServer]:
    """One with the password "sesame"."""
    with TemporaryDirectory() as folder:
        data = str(Path(folder) / "games.db")
        server = RunningServer(
            ServerSettings(data=data, limits=PLENTY, pages=built_pages(), password="sesame")
        )
        yield server
        server.stop()


@contextmanager
def _door(player: Player) -> Iterator[None]:
    with locked_server() as server:
        player.go(server.url)
        player.page.locator('input[type="password"]').wait_for()
        yield


def _waiting_room(player: Player) -> None:
    table = player.ask("/api/tables", {"settings": {"players": 3}, "name": player.name})["id"]
    player.go(f"/t/{table}")
    player.page.locator("#seats").wait_for()


# ---- At the table -------------------------------------------------------------------------------


def decision(kind: DecisionKind, *clicks: str) -> Screen:
    """A decision with others at the table, after clicks on what is found there."""

    @contextmanager
    def opened(player: Player) -> Iterator[None]:
        with looked_at(player, moment_of(kind, 3)):
            player.glowing.first.wait_for()
            for click in clicks:
                press(player.page.locator(click).first)
            yield

    return opened


def press(target: Locator) -> None:
    target.wait_for()
    target.click()


HAND = '[data-place^="hand-"] [data-legal="true"]'
CELL = '[data-cell] [data-legal="true"]'
MENU = "header > button, header nav > button:last-child"


def _menu(page: int) -> Screen:
    """A page of the menu, by its place among the entries with a sign that more follows."""
    return decision(DecisionKind.TURN, MENU, f"dialog[open] nav button >> nth={page}")


@contextmanager
def _watching(player: Player) -> Iterator[None]:
    at = moment_of(DecisionKind.TURN, 3)
    with taken_up(player, at, seat=(at.seat + 1) % 3):
        player.page.get_by_test_id("sentence").wait_for()
        yield


@contextmanager
def _asking_to_take_back(player: Player) -> Iterator[None]:
    """The others have to agree."""
    at = moment_of(DecisionKind.TURN, 3)
    with taken_up(player, at, undo="consent"):
        send(player, "act", at.seat, action=at.game.legal_actions()[0])
        send(player, "undo", at.seat, scope="step")
        player.page.locator(CONSENT).wait_for()
        yield


@contextmanager
def _agreeing_to_take_back(player: Player) -> Iterator[None]:
    """Another one asks."""
    at = moment_of(DecisionKind.TURN, 3)
    with taken_up(player, at, seat=(at.seat + 1) % 3, undo="consent") as companions:
        other = companions[at.seat]
        assert other.act(other.look()).is_success
        assert other.send("undo", at.seat, sequence=other.look()["sequence"], scope="step").is_success
        player.page.locator(f"{CONSENT} button.primary").wait_for()
        yield


CONSENT = 'section.panel[role="status"]'


def send(player: Player, kind: str, seat: int, **more: Any) -> None:
    command = {"type": kind, "key": kind, "seat": seat, "sequence": player.sequence} | more
    player.ask(f"/api/tables/{player.table}/commands", command)


@contextmanager
def with_bots(player: Player) -> Iterator[None]:
    """In the middle of a game against two bots."""
    at = moment(lambda game: game.decision == DecisionKind.TURN and game.city_count >= 8, 3)
    with taken_up(player, at, bots=[None if seat == at.seat else "newcomer" for seat in range(3)]):
        player.glowing.first.wait_for()
        yield


@contextmanager
def hinted(player: Player) -> Iterator[None]:
    """The coach tells a move."""
    with with_bots(player):
        if player.page.locator(TABS).count():
            press(player.page.locator(MENU).first)
            press(player.page.locator("dialog[open] nav button").nth(1))
        else:
            press(player.page.locator("header nav button").nth(1))
        press(player.page.locator("section.hint button.primary"))
        yield


# ---- What is opened at the table, and closes when it is arranged anew ----------------------------


def _looked_at(tab: str, target: str, shown: str) -> Screen:
    """Something on the table that tells more when a pointer rests on it, or a finger on a phone."""

    @contextmanager
    def opened(player: Player) -> Iterator[Again]:
        def look() -> None:
            page = player.page
            if not page.locator(TABS).count():
                page.mouse.move(1, 1)
                page.locator(target).first.hover()
            elif not page.locator(shown).count():
                press(page.locator(f'{TABS} [data-tab="{tab}"]'))
                page.locator(target).first.dispatch_event("pointerdown", {"pointerType": "touch"})
            page.locator(shown).wait_for()

        with looked_at(player, moment_of(DecisionKind.TURN, 3)):
            player.glowing.first.wait_for()
            look()
            yield look

    return opened


@contextmanager
def _log(player: Player) -> Iterator[Again]:
    """All moves: beside the table, or as one of the tabs on a phone."""

    def show() -> None:
        page = player.page
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        press(page.locator(f'{TABS} [data-tab="story"], .story-head button').last)
        page.locator("#main button.line, dialog[open] button.line").first.wait_for()

    at = moment_of(DecisionKind.TURN, 3)
    with taken_up(player, at):
        send(player, "act", at.seat, action=at.game.legal_actions()[0])
        show()
        yield show


TABS = "#main.phone nav"


# ---- After the game -----------------------------------------------------------------------------


@contextmanager
def _full_table(player: Player) -> Iterator[None]:
    """Four players with many buildings behind them."""
    at = moment(lambda game: game.decision == DecisionKind.TURN and game.city_count == 17, 4)
    with looked_at(player, at):
        player.glowing.first.wait_for()
        yield


@cache
def last_move(players: int = 2) -> tuple[Moment, int]:
    """The last decision of a whole game, and the action that ends it."""
    whole = [game for game in (finished(players, seed) for seed in range(12)) if game.game.is_over]
    record = min(whole, key=lambda game: len(game.moves)).record()
    moves = len(record.moves) - 1
    return Moment(write_json(record), moves, replay(record, moves)), record.moves[-1].action


@contextmanager
def finished_table(player: Player, players: int = 2) -> Iterator[None]:
    """A game that has just come to its end."""
    at, action = last_move(players)
    key = ("finished", at.record)
    if key not in player.tables:
        with taken_up(player, at):
            send(player, "act", at.seat, action=action)
        player.tables[key] = player.table
    else:
        player.table = player.tables[key]
        player.go(f"/t/{player.table}")
    player.page.locator("main.end .sheet").first.wait_for()
    yield


@contextmanager
def _finished_by_four(player: Player) -> Iterator[None]:
    with finished_table(player, 4):
        yield


@contextmanager
def replayed(player: Player) -> Iterator[None]:
    """The middle of that game, with everything open."""
    with finished_table(player):
        player.go(f"/t/{player.table}/replay?move=40")
        player.page.locator(".eyes select").select_option("-1")
        player.page.locator("ol.cards").first.wait_for()
        yield


@contextmanager
def _continuing(player: Player) -> Iterator[None]:
    with replayed(player):
        press(player.page.locator(".eyes ~ button").nth(1))
        player.page.locator("dialog[open]").wait_for()
        yield


@contextmanager
def reviewed(player: Player) -> Iterator[None]:
    """That game with the coach, who may still be at it."""
    with finished_table(player):
        player.go(f"/t/{player.table}/review")
        player.page.locator("section.list").wait_for()
        yield


# ---- All of them --------------------------------------------------------------------------------

DECISIONS: dict[str, Screen] = {
    "choosing-a-resource": decision(DecisionKind.CHOOSE_RESOURCE),
    "turn": decision(DecisionKind.TURN),
    "worker-card": decision(DecisionKind.TURN, HAND),
    "second-resource": decision(DecisionKind.SECOND_RESOURCE),
    "discard": decision(DecisionKind.DISCARD),
    "discard-chosen": decision(DecisionKind.DISCARD, '.discard [data-legal="true"]'),
    "place": decision(DecisionKind.PLACE),
    "place-chosen": decision(DecisionKind.PLACE, CELL),
    "bonuses": decision(DecisionKind.BONUSES),
    "builder": decision(DecisionKind.BUILDER),
    "after-action": decision(DecisionKind.AFTER_ACTION),
    "waiting": _watching,
    "four-players": _full_table,
}
SCREENS: dict[str, Screen] = DECISIONS | {
    "start": _path("/", "button.way"),
    "start-friends": _way(0),
    "start-one-screen": _way(1),
    "start-days": _way(2),
    "start-settings": _screen(_preferences),
    "door": _door,
    "lobby": _screen(_lobby),
    "rules": _path("/rules", ".statement"),
    "rules-short": _path("/rules?short", ".summary section"),
    "lessons": _path("/learn", "ol li a"),
    "lesson": _path("/learn/workers", ".coach .bubble"),
    "five-minutes": _path("/five-minutes", ".small-board [data-place] button"),
    "open-record": _path("/replay", "#pasted"),
    "unknown-table": _path("/t/nowhere", ".closed"),
    "waiting-room": _screen(_waiting_room),
    "options": decision(DecisionKind.TURN, "button.list"),
    "score": decision(DecisionKind.BONUSES, MENU, "dialog[open] nav button >> nth=0"),
    "what-if": decision(DecisionKind.TURN, MENU, "dialog[open] nav button >> nth=1"),
    "close-up": _looked_at("row", '[data-place^="row-"] img', ".close-up"),
    "close-up-worker": _looked_at("hand", '[data-place^="hand-"] img', ".bubble:popover-open"),
    "log": _log,
    "asking-to-take-back": _asking_to_take_back,
    "agreeing-to-take-back": _agreeing_to_take_back,
    "hint": hinted,
    "menu": decision(DecisionKind.TURN, MENU),
    "chat": _menu(3),
    "players": _menu(4),
    "invitation": _menu(5),
    "another-device": _menu(6),
    "settings": _menu(7),
    "fair-shuffle": _menu(8),
    "resigning": _menu(11),
    "leaving": _menu(12),
    "end": finished_table,
    "end-four": _finished_by_four,
    "replay": replayed,
    "continuing": _continuing,
    "review": reviewed,
    "puzzle": _path("/puzzle", '[data-legal="true"]'),
}
