"""What decided a game that is over: the tie rule, or where the winner was furthest ahead."""

from __future__ import annotations

from collections.abc import Callable

from ..protocol.replay import Part, SheetForm, Verdict
from ..rules.game import Game
from ..rules.powers import is_on_main_square


def verdict_of(game: Game, sheets: tuple[SheetForm, ...]) -> Verdict | None:
    """None if nobody has won by points."""
    winner = game.winner
    others = [seat for seat in range(game.players) if seat != winner]
    best = max(sheets[seat].total for seat in others)
    if winner not in range(game.players) or best > sheets[winner].total:
        return None
    rivals = tuple(seat for seat in others if sheets[seat].total == best)
    if best == sheets[winner].total:
        trigger = game.end_trigger
        return Verdict("tie", winner, rivals, best, best, _sixth_building(game, trigger), trigger)
    counts: dict[Part, Callable[[SheetForm], int]] = {
        "buildings": _of_buildings,
        "characters": _of_characters,
        "workers": lambda sheet: sheet.workers,
    }
    won, lost = sheets[winner], sheets[rivals[0]]
    part = max(counts, key=lambda name: counts[name](won) - counts[name](lost))
    count = counts[part]
    like_the_first = tuple(seat for seat in rivals if count(sheets[seat]) == count(lost))
    best_card = max(won.cards, key=lambda card: card.points, default=None)
    card = best_card.card if part == "buildings" and best_card is not None else None
    return Verdict(part, winner, like_the_first, count(won), count(lost), card, game.end_trigger)


def _of_buildings(sheet: SheetForm) -> int:
    return sum(card.points for card in sheet.cards)


def _of_characters(sheet: SheetForm) -> int:
    return sum(item.points for item in sheet.characters)


def _sixth_building(game: Game, seat: int) -> int | None:
    """The building with a seat's sixth worker; None if one of the six went to the Main Square."""
    if is_on_main_square(game, seat):
        return None
    count = game.city_count
    built = zip(game.city_card[:count], game.city_owner[:count], strict=True)
    return [card for card, owner in built if owner == seat][-1]
