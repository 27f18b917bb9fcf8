"""The network against another bot, both seats in turn."""

from __future__ import annotations

import oddville
from oddville.bots import Budget, Player, contender, play_game

from .bot import NetworkBot
from .network import Judge


def won_against(judge: Judge, opponent: str, games: int, seed: int) -> float:
    """The share of games won; each deal is played twice, with seats exchanged."""
    other = contender(opponent)
    won = 0
    for number in range(games):
        game = oddville.new_game(players=2, seed=seed * 1_000_000 + number // 2)
        own_seat = number % 2
        players = [Player(other.name, other.bot(number), other.budget)] * 2
        players[own_seat] = Player("network", NetworkBot(number, judge), Budget())
        play_game(game, players)
        won += game.winner == own_seat
    return won / games
