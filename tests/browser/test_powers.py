"""Each character's power is reached and used in the page, or its effect is seen there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from oddville.editions import standard
from oddville.rules import vocabulary as v
from oddville.rules.actions import (
    Action,
    Cheat,
    PlaceAt,
    PlayForCoins,
    PlayForResource,
    Recover,
    Swap,
    TakeBack,
    TakeSecond,
    Travel,
    decode,
)
from oddville.rules.decisions import decision_of
from oddville.rules.enums import DecisionKind
from oddville.rules.events import PaymentMade, WorkerPlaced, read_events
from oddville.rules.game import Game
from oddville.rules.views import view_for
from oddville.text import Texts
from tests.support.page.moments import Moment, moment, moment_of, taken_up
from tests.support.page.player import DESKTOP, PHONE, Guests, Player, Size

pytestmark = pytest.mark.slow

TEXTS = Texts("en")
EDITION = standard()
WHICH_COLUMN = "(each) => [...document.querySelectorAll('.column')].indexOf(each.closest('.column'))"


# ---- Looking for moments ------------------------------------------------------------------------


def options(game: Game) -> list[Action]:
    return [decode(number) for number in game.legal_actions()]


def after(game: Game, action: Action) -> Game:
    """The game with this action done, and what happened in `events`."""
    trial = game.copy()
    trial.events = []
    trial.step(action)
    return trial


def turn_of(character: int, is_wanted: Callable[[Game], object]) -> Moment:
    """A turn of the one who holds that character."""
    return moment(
        lambda game: (
            game.decision == DecisionKind.TURN
            and game.holder[character] == game.decider
            and bool(is_wanted(game))
        )
    )


def option(game: Game, is_wanted: Callable[[Action], bool]) -> Action | None:
    return next((action for action in options(game) if is_wanted(action)), None)


def slot_and_price(game: Game, action: Action) -> tuple[int, int]:
    """Where the worker goes that takes a resource, and what is paid for it."""
    events = read_events(after(game, action).events or [])
    slot = next(event.slot for event in events if isinstance(event, WorkerPlaced))
    return slot, sum(event.amount for event in events if isinstance(event, PaymentMade))


def held(game: Game) -> int:
    """How many worker cards the decider has in hand."""
    return game.hand[game.decider].bit_count()


# ---- Looking at the page ------------------------------------------------------------------------


def column(player: Player, resource: int) -> Locator:
    """What is clicked to take a resource."""
    return player.page.locator(".board .column").nth(resource).locator(".cover button")


def workers(player: Player, seat: int, resource: int) -> Locator:
    pawn = f'.pawns span:not(.ghost) > svg use[href="#ov-pawn-{v.COLOURS[seat]}"]'
    return player.page.locator(".board .column").nth(resource).locator(pawn)


def raise_card(player: Player, seat: int, worker: int) -> None:
    """Where there is no other choice, the card is up already."""
    card = player.at(f"hand-{seat}-{worker}").get_by_role("button")
    if card.get_attribute("data-chosen") != "true":
        card.click()


def projects(player: Player, seat: int) -> list[str]:
    """The names of the own projects, without what they are offered for."""
    labels = (
        player.at(f"projects-{seat}")
        .locator("[data-place]")
        .evaluate_all("(found) => found.map((each) => each.getAttribute('aria-label'))")
    )
    return [str(label).partition(":")[0] for label in labels]


# ---- By choice ----------------------------------------------------------------------------------


def test_cheater(player: Player) -> None:
    at = turn_of(v.CHEATER, lambda game: Cheat() in options(game) and game.project_count[game.decider] < 2)
    with taken_up(player, at):
        coins, before = player.coins(at.seat), projects(player, at.seat)
        player.pick(player.page.locator('[data-power="cheat"]'))
        expect(player.at(f"coins-{at.seat}")).to_have_text(str(coins - 1))
        assert projects(player, at.seat)[:-1] == before
        expect(player.page.locator('[data-power="cheat"]')).to_have_attribute("aria-disabled", "true")


def test_bookkeeper(player: Player) -> None:
    at = turn_of(v.BOOKKEEPER, lambda game: Swap(1, 3) in options(game))
    taken = TEXTS.card(at.game.row[2], EDITION)
    with taken_up(player, at):
        given = projects(player, at.seat)[0]
        player.page.locator('[data-power="swap"]').click()
        player.reads(TEXTS.t("page-swap-project"))
        player.at(f"project-{at.seat}-1").click()
        player.reads(TEXTS.t("page-swap-row"))
        player.pick(player.at("row-3"))
        expect(player.at("row-3")).to_have_attribute("aria-label", given)
        assert projects(player, at.seat)[0] == taken


def test_traveller(player: Player) -> None:
    at = turn_of(v.TRAVELLER, lambda game: option(game, lambda action: isinstance(action, Travel)))
    action = option(at.game, lambda action: isinstance(action, Travel))
    assert isinstance(action, Travel)
    with taken_up(player, at):
        count = workers(player, at.seat, action.resource).count()
        player.page.locator('[data-power="travel"]').click()
        player.reads(TEXTS.t("page-travel"))
        player.pick(column(player, action.resource))
        expect(workers(player, at.seat, action.resource)).to_have_count(count - 1)
        spots = player.ask(f"/api/tables/{player.table}")["game"]["spots"]
        assert spots[action.resource] == at.seat
        drawn = ",".join("" if spot is None else str(spot) for spot in spots)
        picture = player.at("cell-0-0").locator("img")
        assert drawn in (picture.get_attribute("src") or "").replace("%2C", ",")


def test_seignior(player: Player) -> None:
    """One worker card, two resources."""
    at = moment_of(DecisionKind.SECOND_RESOURCE)
    with taken_up(player, at):
        second = player.page.locator('.board .cover [data-legal="true"]').first
        resource = int(
            second.evaluate(
                "(each) => [...document.querySelectorAll('.column')].indexOf(each.closest('.column'))"
            )
        )
        count = workers(player, at.seat, resource).count()
        player.pick(second)
        expect(workers(player, at.seat, resource)).to_have_count(count + 1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_seignior_without_a_worker_left(guests: Guests, size: Size) -> None:
    """A worker on the board can be touched while no column is open, and taken back for the second one."""

    def back(game: Game) -> Action | None:
        if game.decision != DecisionKind.SECOND_RESOURCE or option(game, is_second):
            return None
        return option(game, lambda action: isinstance(action, TakeBack) and is_open(after(game, action)))

    def is_second(action: Action) -> bool:
        return isinstance(action, TakeSecond)

    def is_open(game: Game) -> bool:
        return option(game, is_second) is not None

    at = moment(lambda game: back(game) is not None, 3)
    action = back(at.game)
    assert isinstance(action, TakeBack)
    player = guests(size)
    with taken_up(player, at):
        player.reads(TEXTS.t("page-no-second", back="yes"))
        count = workers(player, at.seat, action.resource).count()
        worker = player.at(f"slot-{action.resource}-{action.slot}").get_by_role("button")
        area = worker.bounding_box()
        assert area is not None
        assert min(area["width"], area["height"]) >= 44
        player.pick(worker)
        expect(workers(player, at.seat, action.resource)).to_have_count(count - 1)
        player.reads(at.sentence(at.seat))
        expect(player.page.locator('.board .cover [data-legal="true"]').first).to_be_visible()


def test_builder_answers_in_the_turn_of_another(player: Player) -> None:
    at = moment_of(DecisionKind.BUILDER)
    assert at.game.turn_seat != at.seat
    built = view_for(at.game, None).players[at.seat].workers_in_city
    with taken_up(player, at):
        coins = player.coins(at.seat)
        player.reads(at.sentence(at.seat))
        player.page.locator('[data-place^="project-"][data-legal="true"]').first.click()
        player.pick(player.page.locator('[data-cell] [data-legal="true"]').first)
        expect(player.at(f"coins-{at.seat}")).not_to_have_text(str(coins))
        seen = player.ask(f"/api/tables/{player.table}")["game"]["players"][at.seat]
        assert seen["workers_in_city"] == built + 1


# ---- Without being asked ------------------------------------------------------------------------


def test_human_resources_manager(player: Player) -> None:
    """A card takes a resource that is not printed on it."""

    def is_unprinted(action: Action) -> bool:
        return isinstance(action, PlayForResource) and not (
            components.worker_resources[action.worker - 1] >> action.resource & 1
        )

    components = moment_of(DecisionKind.TURN).game.components
    at = turn_of(v.HUMAN_RESOURCES_MANAGER, lambda game: option(game, is_unprinted))
    action = option(at.game, is_unprinted)
    assert isinstance(action, PlayForResource)
    with taken_up(player, at):
        count = workers(player, at.seat, action.resource).count()
        raise_card(player, at.seat, action.worker)
        player.pick(column(player, action.resource))
        expect(workers(player, at.seat, action.resource)).to_have_count(count + 1)


def test_landowner(player: Player) -> None:
    """The slot that the worker would go to shows a coin less than is printed there."""

    def is_paid(game: Game) -> Action | None:
        found = (action for action in options(game) if isinstance(action, PlayForResource))
        return next((action for action in found if slot_and_price(game, action)[1] > 0), None)

    at = turn_of(v.LANDOWNER, is_paid)
    action = is_paid(at.game)
    assert isinstance(action, PlayForResource)
    slot, price = slot_and_price(at.game, action)
    assert price == at.game.components.slot_price[slot - 1] - 1
    with taken_up(player, at):
        coins = player.coins(at.seat)
        raise_card(player, at.seat, action.worker)
        expect(player.at(f"slot-{action.resource}-{slot}").locator(".price")).to_have_text(str(price))
        player.pick(column(player, action.resource))
        expect(player.at(f"coins-{at.seat}")).to_have_text(str(coins - price))


def test_mistress(player: Player) -> None:
    """Recovering costs a coin less than there are cards in hand."""
    at = turn_of(v.MISTRESS, lambda game: Recover() in options(game) and held(game) > 1)
    cards = held(at.game)
    with taken_up(player, at):
        coins = player.coins(at.seat)
        button = player.page.get_by_role("button", name=TEXTS.t("page-recover", count=4 - cards))
        expect(button).to_contain_text(str(cards - 1))
        player.pick(button)
        expect(player.at(f"coins-{at.seat}")).to_have_text(str(coins - cards + 1))


def test_ghost(player: Player) -> None:
    """Worker 1 shows no coins, and brings three."""
    at = turn_of(v.GHOST, lambda game: PlayForCoins(1) in options(game))
    assert at.game.components.worker_coins[0] == 0
    with taken_up(player, at):
        coins = player.coins(at.seat)
        raise_card(player, at.seat, 1)
        player.pick(player.page.get_by_role("button", name=TEXTS.t("page-take-coins", count=3), exact=True))
        expect(player.at(f"coins-{at.seat}")).to_have_text(str(coins + 3))


def others_action(character: int, is_wanted: Callable[[Game, Game, int], bool]) -> tuple[Moment, Action, int]:
    """A decision of somebody else that does something for the holder of a character; action and holder."""

    def fitting(game: Game) -> Action | None:
        holder = game.holder[character]
        if holder < 0 or game.decider == holder or game.decision == DecisionKind.CHOOSE_RESOURCE:
            return None
        return next((each for each in options(game) if is_wanted(game, after(game, each), holder)), None)

    at = moment(lambda game: fitting(game) is not None)
    action = fitting(at.game)
    assert action is not None
    return at, action, at.game.holder[character]


def test_tax_collector(player: Player) -> None:
    """Somebody else pays: a coin comes."""

    def pays(before: Game, then: Game, holder: int) -> bool:
        return then.coin_count[before.decider] < before.coin_count[before.decider]

    at, action, holder = others_action(v.TAX_COLLECTOR, pays)
    with taken_up(player, at, seat=holder) as companions:
        coins = player.coins(holder)
        seen = companions[at.seat].look()
        companions[at.seat].send("act", at.seat, sequence=seen["sequence"], action=action.number)
        expect(player.at(f"coins-{holder}")).to_have_text(str(coins + 1))
        source = TEXTS.character(v.TAX_COLLECTOR)
        expect(player.page.locator(".story ol")).to_contain_text(source)


def test_benefactor(player: Player) -> None:
    """The turn begins with a coin."""

    def brings_the_turn(before: Game, then: Game, holder: int) -> bool:
        return then.decision == DecisionKind.TURN and then.turn_seat == holder and before.turn_seat != holder

    at, action, holder = others_action(v.BENEFACTOR, brings_the_turn)
    with taken_up(player, at, seat=holder) as companions:
        coins = player.coins(holder)
        seen = companions[at.seat].look()
        companions[at.seat].send("act", at.seat, sequence=seen["sequence"], action=action.number)
        expect(player.at(f"coins-{holder}")).to_have_text(str(coins + 1))
        expect(player.page.locator(".story ol")).to_contain_text(TEXTS.character(v.BENEFACTOR))


def test_lamplighter(player: Player) -> None:
    """The place shows the bonus of a neighbour that no street links, and it is there to use."""

    def lit(game: Game) -> PlaceAt | None:
        """A place where a neighbour gives its bonus although no street leads there."""
        ways = ("own", *EDITION.buildings[decision_of(game).card or 0].streets)
        for action in options(game):
            if isinstance(action, PlaceAt):
                gained = decision_of(after(game, action)).bonuses
                if any(bonus.source not in ways for bonus in gained):
                    return action
        return None

    at = moment(
        lambda game: (
            game.decision == DecisionKind.PLACE
            and game.holder[v.LAMPLIGHTER] == game.decider
            and lit(game) is not None
        )
    )
    place = lit(at.game)
    assert place is not None
    with taken_up(player, at):
        player.page.locator(f'[data-cell="{place.x},{place.y}"] button').click()
        shown = player.page.locator(".place li svg").count()
        player.page.get_by_test_id("build-here").click()
        gained = decision_of(after(at.game, place)).bonuses
        sources = [TEXTS.card(bonus.card, EDITION) for bonus in gained]
        panel = player.page.locator(".bonuses")
        for source in sources:
            expect(panel).to_contain_text(source)
        assert shown >= len(gained)
