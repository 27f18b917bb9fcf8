"""What the listener writes down is what happened: counted again from actions and events."""

import json
from collections import Counter

import pytest

from oddville.balance.facts import GameFacts
from oddville.balance.listener import Listener
from oddville.bots import Budget, Player, contender, play_game
from oddville.editions import Edition, load_edition, standard
from oddville.editions.start import new_game
from oddville.rules.actions import decode
from oddville.rules.enums import Bonus, CoinSource, Purpose
from oddville.rules.game import Game
from oddville.rules.vocabulary import MAIN_SQUARE, NOTHING
from tests.commands.test_edition import HARBOUR
from tests.support.eager_bot import EagerBot
from tests.support.recount import Recount

pytestmark = pytest.mark.slow

Moves = list[tuple[int, int]]


def play(bot: str, players: int, seed: int, edition: Edition) -> tuple[GameFacts, Moves]:
    game = new_game(players, seed, edition)
    listener = Listener(game, 0)
    moves: Moves = []

    def step(played: Game, action: int, seat: int) -> None:
        listener.step(played, action, seat)
        moves.append((seat, action))

    make = EagerBot if bot == "eager" else contender(bot).level.make
    play_game(game, [Player(bot, make(seed + seat), Budget()) for seat in range(players)], step=step)
    return listener.close(game), moves


GAMES = [
    *(("random", players, 1) for players in (2, 3, 4)),
    *(("eager", players, seed) for players in (2, 3, 4) for seed in range(11, 18)),
    *(("eager", 4, seed) for seed in (43, 48)),  # in which the Builder answers
    *(("newcomer", players, 14) for players in (2, 3, 4)),
]


@pytest.mark.parametrize(("bot", "players", "seed"), GAMES)
def test_facts_are_what_happened(bot: str, players: int, seed: int) -> None:
    edition = load_edition(HARBOUR) if seed == 14 else standard()
    facts, moves = play(bot, players, seed, edition)
    again = Recount(edition)
    again.play(players, seed, moves)
    _check_counts(facts, again)
    _check_cards(facts, again)
    _check_characters(facts, again)
    _check_score(facts, again)


def _check_counts(facts: GameFacts, again: Recount) -> None:
    for number, count in enumerate(facts.plays):
        assert count == again.plays[decode(5 + number)], decode(5 + number)
    assert facts.used == [again.used[bonus.name] for bonus in Bonus]
    assert facts.forgone == [again.forgone[bonus.name] for bonus in Bonus]
    assert facts.coins == [again.coins[source.name] for source in CoinSource]
    assert facts.coins_paid == [again.paid[purpose.name] for purpose in Purpose]
    assert sum(facts.payments) == again.counts["payment-made"]
    assert (facts.taken, facts.discarded) == (again.taken, again.discarded)
    assert facts.recoveries == sum(n for action, n in again.plays.items() if action.kind == "recover")
    assert facts.recoveries + facts.pick_ups == again.counts["worker-cards-recovered"]
    assert facts.take_backs == again.counts["worker-taken-back"]
    assert facts.passes == again.counts["turn-passed"]
    assert facts.builder_asked == again.counts["builder-asked"]
    assert facts.builder_declined == again.counts["builder-declined"]
    assert facts.second_declined == again.counts["second-resource-declined"]
    assert {city: counts for city, *counts in facts.cells} == again.cells


def _check_cards(facts: GameFacts, again: Recount) -> None:
    assert [card.card for card in facts.built] == list(again.owner)
    for card in facts.built:
        number = card.card
        assert card.seat == again.owner[number]
        assert card.turn == again.built_in[number]
        assert card.paid == len(again.edition.buildings[number].cost)
        assert card.points == again.points(number)
        assert card.character == again.character_with.get(number, NOTHING)
        assert card.is_answer == (number in again.answers)
        assert card.used_at_build == again.bonus_uses[number, "at build"]
        assert card.used_by_owner == again.bonus_uses[number, "owner"]
        assert card.used_by_others == again.bonus_uses[number, "others"]
    assert facts.main_square_used == again.bonus_uses[MAIN_SQUARE, "any"]
    assert set(facts.seen) >= {*again.taken, *again.owner, *(card for card in again.game.row if card >= 0)}


def _check_characters(facts: GameFacts, again: Recount) -> None:
    for number in range(12):
        seats = again.character_seats.get(number, set())
        assert facts.character_taken[number] == again.character_taken[number]
        assert facts.character_seats[number] == sum(1 << seat for seat in seats)
        assert facts.character_turns[number] == again.held_turns[number]
        assert facts.character_uses[number] == again.uses[number], number
        assert facts.character_holder[number] == max(again.game.holder[number], -1)
    assert facts.characters == [c for c, holder in enumerate(again.game.holder) if holder != -2]


def _check_score(facts: GameFacts, again: Recount) -> None:
    game = again.game
    assert (facts.is_finished, facts.turns, facts.winner) == (game.is_over, game.turn, game.winner)
    assert facts.end_trigger == game.end_trigger
    assert facts.rounds == sum((turn - 1) % facts.players == 0 for turn in range(1, game.turn + 1))
    for seat, points in enumerate(facts.scores):
        assert points.total == game.score(seat)
        assert points.buildings == sum(c.points for c in facts.built if c.seat == seat)
        assert points.characters == again.held_points(seat)
        assert points.main_square == (again.edition.main_square.points if seat in game.spot else 0)


def test_every_power_is_seen_in_use() -> None:
    """Otherwise the comparison above would compare nothing."""
    uses: Counter[int] = Counter()
    for bot, players, seed in GAMES:
        if bot == "newcomer":
            continue  # it may learn something else
        facts, _ = play(bot, players, seed, standard())
        uses.update({number: count for number, count in enumerate(facts.character_uses) if count})
    assert sorted(uses) == list(range(12))


def test_a_line_gives_the_facts_back() -> None:
    facts, _ = play("newcomer", 3, 5, standard())
    line = facts.to_line()
    assert GameFacts.from_line(line) == facts
    assert "\n" not in line


@pytest.mark.parametrize("line", ["", "{", "[]", "{}", "null", '{"players":2}'])
def test_a_damaged_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        GameFacts.from_line(line)


def test_a_line_with_a_stranger_in_it_is_refused() -> None:
    facts, _ = play("newcomer", 2, 5, standard())
    data = json.loads(facts.to_line()) | {"stranger": 1}
    with pytest.raises(ValueError, match="stranger"):
        GameFacts.from_line(json.dumps(data))
