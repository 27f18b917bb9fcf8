"""What a seat or a spectator may see: built by allow-list from public facts only (docs/rules.md 6).

In OddVille nothing is known to one player and hidden from another; a view differs by viewer only in
the actions it offers. Cards are numbers of the edition; 64 is the Main Square.

`written_view.py` writes the same as JSON: whatever you add here, add there too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .board import workers_on_board
from .decisions import Decision, decision_of
from .enums import Character
from .game import Game
from .vocabulary import (
    ALL_WORKER_CARDS,
    LOWER_SLOTS,
    MAX_PLAYERS,
    NOTHING,
    PILE_SIZE,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    WORKER_CARDS,
)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's area."""

    hand: tuple[int, ...]  # worker cards, 1 to 4
    played: tuple[int, ...]
    supply: int
    workers_on_board: int
    workers_in_city: int
    coins: int
    projects: tuple[int, ...]
    characters: tuple[Character, ...]
    score: int  # if the game ended now


@dataclass(frozen=True, slots=True)
class ResourceView:
    """One resource of the board: whose workers are where."""

    lower: tuple[int | None, ...]  # by slot
    upper: tuple[int, ...]  # how many of each seat


@dataclass(frozen=True, slots=True)
class PileView:
    size: int
    top: Character | None  # None: the pile is empty, or about to be shuffled


@dataclass(frozen=True, slots=True)
class CityCard:
    card: int
    x: int
    y: int
    owner: int | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it."""

    viewer: int | None  # None: a spectator
    players: tuple[PlayerView, ...]
    board: tuple[ResourceView, ...]  # by resource
    row: tuple[int | None, ...]
    deck_size: int
    piles: tuple[PileView, ...]  # by guild
    city: tuple[CityCard, ...]  # in the order of building, the Main Square first
    spots: tuple[int | None, ...]  # of the Main Square, by resource
    first_player: int
    cheater_used: bool
    bookkeeper_used: bool
    end_trigger: int | None
    decision: Decision
    legal_actions: tuple[int, ...]  # what the viewer may do now
    winner: int | None


# What a hand of worker cards, as bits, shows; and characters by number.
_SHOWN: Final = tuple(
    tuple(worker + 1 for worker in range(WORKER_CARDS) if hand >> worker & 1)
    for hand in range(1 << WORKER_CARDS)
)
_CHARACTERS: Final = tuple(Character)
_SEATS: Final = (*range(MAX_PLAYERS), None)  # NOBODY, -1, finds the None


def view_for(game: Game, viewer: int | None) -> View:
    """The game as a seat, or a spectator (None), sees it."""
    return View(
        viewer=viewer,
        players=_players(game),
        board=_board(game),
        row=tuple([None if card == NOTHING else card for card in game.row]),
        deck_size=game.deck_count,
        piles=_piles(game),
        city=_city(game),
        spots=tuple([_SEATS[seat] for seat in game.spot]),
        first_player=game.first_player,
        cheater_used=game.cheater_used != 0,
        bookkeeper_used=game.bookkeeper_used != 0,
        end_trigger=_SEATS[game.end_trigger],
        decision=decision_of(game),
        legal_actions=() if viewer is None else tuple(game.legal_actions(viewer)),
        winner=_SEATS[game.winner],
    )


def _players(game: Game) -> tuple[PlayerView, ...]:
    # Each list is read once: a compiled game makes a new copy every time.
    hands, supplies, in_city, coins = game.hand, game.supply, game.city_workers, game.coin_count
    projects, counts = game.projects, game.project_count
    held: list[list[Character]] = [[] for _ in range(game.players)]
    for who, holder in zip(_CHARACTERS, game.holder, strict=True):
        if holder >= 0:  # not in a pile and not out of the game
            held[holder].append(who)
    return tuple(
        [
            PlayerView(
                hand=_SHOWN[hands[seat]],
                played=_SHOWN[hands[seat] ^ ALL_WORKER_CARDS],
                supply=supplies[seat],
                workers_on_board=workers_on_board(game, seat),
                workers_in_city=in_city[seat],
                coins=coins[seat],
                projects=tuple(projects[start : start + counts[seat]]),
                characters=tuple(held[seat]),
                score=game.score(seat),
            )
            for seat, start in zip(range(game.players), _PROJECT_STARTS, strict=False)
        ]
    )


def _board(game: Game) -> tuple[ResourceView, ...]:
    lower, upper = [_SEATS[seat] for seat in game.lower], game.upper
    slots, players = game.components.lower_slots, game.players
    return tuple(
        [
            ResourceView(tuple(lower[first : first + slots]), tuple(upper[above : above + players]))
            for first, above in zip(_LOWER_STARTS, _UPPER_STARTS, strict=True)
        ]
    )


_PROJECT_STARTS: Final = tuple(seat * PROJECT_SPACES for seat in range(MAX_PLAYERS))
_LOWER_STARTS: Final = tuple(resource * LOWER_SLOTS for resource in range(RESOURCE_COUNT))
_UPPER_STARTS: Final = tuple(resource * MAX_PLAYERS for resource in range(RESOURCE_COUNT))


def _piles(game: Game) -> tuple[PileView, ...]:
    pile, shuffling = game.pile, game.shuffling_guild
    return tuple(
        [
            PileView(
                size, _CHARACTERS[pile[guild * PILE_SIZE + size - 1]] if size and guild != shuffling else None
            )
            for guild, size in enumerate(game.pile_count)
        ]
    )


def _city(game: Game) -> tuple[CityCard, ...]:
    count = game.city_count
    cards = zip(game.city_card[:count], game.city_x, game.city_y, game.city_owner, strict=False)
    return tuple([CityCard(card, x, y, _SEATS[owner]) for card, x, y, owner in cards])
