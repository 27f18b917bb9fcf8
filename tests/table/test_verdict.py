"""What is said to have decided a game agrees with its scores."""

import random

from oddville.editions.start import new_game
from oddville.protocol.replay import SheetForm
from oddville.rules.game import Game
from oddville.table.replays import scoresheets_of
from oddville.table.verdict import verdict_of

GAMES = 120


def played(seed: int) -> Game:
    game, chance = new_game(2 + seed % 3, seed), random.Random(seed)
    while not game.is_over:
        game.step(chance.choice(game.legal_actions()))
    return game


def of_part(sheet: SheetForm, part: str) -> int:
    parts = {
        "buildings": sum(card.points for card in sheet.cards),
        "characters": sum(item.points for item in sheet.characters),
        "workers": sheet.workers,
    }
    return parts[part]


def test_it_names_the_tie_or_where_the_winner_was_furthest_ahead() -> None:
    codes = set()
    for seed in range(GAMES):
        game = played(seed)
        sheets = scoresheets_of(game)
        verdict = verdict_of(game, sheets)
        assert verdict is not None
        codes.add(verdict.code)
        totals = game.scores()
        others = [total for seat, total in enumerate(totals) if seat != verdict.winner]
        assert verdict.winner == game.winner
        assert [totals[seat] for seat in verdict.rivals] == [max(others)] * len(verdict.rivals)
        if verdict.code == "tie":
            assert verdict.points == verdict.rival_points == totals[game.winner] == max(others)
            continue
        won, lost = sheets[verdict.winner], sheets[verdict.rivals[0]]
        for seat in verdict.rivals:
            assert verdict.rival_points == of_part(sheets[seat], verdict.code)
        ahead = verdict.points - verdict.rival_points
        assert ahead * 3 >= won.total - lost.total > 0  # the largest of three parts
        if verdict.card is not None:
            assert max(card.points for card in won.cards) in [
                card.points for card in won.cards if card.card == verdict.card
            ]
    assert codes >= {"tie", "buildings", "characters"}
