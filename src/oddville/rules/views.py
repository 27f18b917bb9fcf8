"""What a seat, or a spectator, may see: built by allow-list from public facts alone (docs/rules.md 6).

In OddVille nothing is known to one player and hidden from another; a view differs by viewer only in
the actions it offers. Cards are numbers of the edition; 64 is the Main Square.

Views are values: nobody changes one. They are not frozen, because that would make them a third slower to
build, and a server builds one for every action.
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
    NOBODY,
    NOTHING,
    PILE_SIZE,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    WORKER_CARDS,
)


@dataclass(slots=True)
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


@dataclass(slots=True)
class ResourceView:
    """One resource of the board: whose workers are where."""

    lower: tuple[int | None, ...]  # by slot
    upper: tuple[int, ...]  # how many of each seat


@dataclass(slots=True)
class PileView:
    size: int
    top: Character | None  # None: the pile is empty, or about to be shuffled


@dataclass(slots=True)
class CityCard:
    card: int
    x: int
    y: int
    owner: int | None


@dataclass(slots=True)
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


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def view_for(game: Game, viewer: int | None) -> View:
    """The game through the eyes of a seat, or of a spectator (None)."""
    holders = game.holder
    return View(
        viewer=viewer,
        players=tuple([_player(game, seat, holders) for seat in range(game.players)]),
        board=_board(game),
        row=tuple([None if card == NOTHING else card for card in game.row]),
        deck_size=game.deck_count,
        piles=_piles(game),
        city=_city(game),
        spots=tuple([_seat(seat) for seat in game.spot]),
        first_player=game.first_player,
        cheater_used=game.cheater_used != 0,
        bookkeeper_used=game.bookkeeper_used != 0,
        end_trigger=_seat(game.end_trigger),
        decision=decision_of(game),
        legal_actions=() if viewer is None else tuple(game.legal_actions(viewer)),
        winner=_seat(game.winner),
    )


def _player(game: Game, seat: int, holders: list[int]) -> PlayerView:
    hand = game.hand[seat]
    start = seat * PROJECT_SPACES
    return PlayerView(
        hand=_SHOWN[hand],
        played=_SHOWN[hand ^ ALL_WORKER_CARDS],
        supply=game.supply[seat],
        workers_on_board=workers_on_board(game, seat),
        workers_in_city=game.city_workers[seat],
        coins=game.coin_count[seat],
        projects=tuple(game.projects[start : start + game.project_count[seat]]),
        characters=tuple([who for who, holder in zip(_CHARACTERS, holders, strict=True) if holder == seat]),
        score=game.score(seat),
    )


def _board(game: Game) -> tuple[ResourceView, ...]:
    lower, upper = game.lower, game.upper
    slots, players = game.components.lower_slots, game.players
    return tuple(
        [
            ResourceView(
                tuple([_seat(seat) for seat in lower[first : first + slots]]),
                tuple(upper[above : above + players]),
            )
            for first, above in zip(_LOWER_STARTS, _UPPER_STARTS, strict=True)
        ]
    )


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
    return tuple([CityCard(card, x, y, _seat(owner)) for card, x, y, owner in cards])
