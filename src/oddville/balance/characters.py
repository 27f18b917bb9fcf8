"""The twelve characters: how often each is taken, how much its power does, and whether its holder wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..editions import Edition
from ..reports.intervals import Estimate, mean, ratio, share
from ..rules.vocabulary import CHARACTERS
from .facts import GameFacts


@dataclass(frozen=True, slots=True)
class CharacterFigures:
    character: str
    guild: str
    games: int  # in which it takes part
    taken: float  # times per game
    taken_in: Estimate  # the share of games in which anybody takes it
    rounds: float  # that it is held, per game
    uses: float  # of its power, per game
    uses_per_round: Estimate  # that it is held
    points: Estimate  # for its holder at the end
    holder_wins: Estimate  # of its holder at the end
    ever_wins: Estimate  # of everybody who held it at some time
    expected_wins: float  # if holding it at the end made no difference


def character_figures(games: Sequence[GameFacts], edition: Edition) -> list[CharacterFigures]:
    guilds = {card.id: card.guild for card in edition.characters}
    return [
        _figures([game for game in games if number in game.characters], number, guilds[name])
        for number, name in enumerate(CHARACTERS)
        if name in guilds
    ]


def _figures(games: Sequence[GameFacts], number: int, guild: str) -> CharacterFigures:
    rounds = [game.character_turns[number] / game.players for game in games]
    uses = [game.character_uses[number] for game in games]
    ended = [game for game in games if game.character_holder[number] >= 0]
    ever = [
        game.winner == seat
        for game in games
        for seat in range(game.players)
        if game.character_seats[number] >> seat & 1
    ]
    return CharacterFigures(
        character=CHARACTERS[number],
        guild=guild,
        games=len(games),
        taken=mean([game.character_taken[number] for game in games]).value,
        taken_in=share(sum(game.character_taken[number] > 0 for game in games), len(games)),
        rounds=mean(rounds).value,
        uses=mean(uses).value,
        uses_per_round=ratio(uses, rounds),
        points=mean([game.character_points[number] for game in ended]),
        holder_wins=share(sum(game.winner == game.character_holder[number] for game in ended), len(ended)),
        ever_wins=share(sum(ever), len(ever)),
        expected_wins=mean([1 / game.players for game in ended]).value,
    )
