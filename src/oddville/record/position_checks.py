"""Checks for any table: all cards, workers and characters exactly once, and within the limits."""

from __future__ import annotations

from collections.abc import Iterator

from ..documents.problems import Problems
from ..rules.deal import leaving_characters
from ..rules.vocabulary import (
    CHARACTERS,
    COLOURS,
    GUILD_COUNT,
    GUILDS,
    MAIN_SQUARE,
    MAX_PROJECTS,
    NOBODY,
    NOTHING,
    RESOURCES,
    ROW_LENGTH,
    WORKERS,
)
from ..rules.vocabulary import DISCARD as DISCARD_DECISION
from .card_ids import CardIds
from .position_reader import Parts


def check_table(parts: Parts, problems: Problems) -> None:
    _check_cards(parts, problems)
    _check_characters(parts, problems)
    _check_workers(parts, problems)
    _check_spots(parts, problems)
    _check_row(parts, problems)
    _check_projects(parts, problems)


def _places_of_cards(parts: Parts) -> Iterator[tuple[str, int]]:
    yield from ((f"deck[{index}]", card) for index, card in enumerate(parts.deck))
    yield from ((f"row[{index}]", card) for index, card in enumerate(parts.row) if card != NOTHING)
    for seat, player in enumerate(parts.players):
        yield from ((f"players[{seat}].coins[{index}]", card) for index, card in enumerate(player.coins))
        yield from (
            (f"players[{seat}].projects[{index}]", card) for index, card in enumerate(player.projects)
        )
    yield from ((f"city[{index}].card", item.card) for index, item in enumerate(parts.city))
    if parts.decision.card != NOTHING:
        yield "decision.card", parts.decision.card


def _check_cards(parts: Parts, problems: Problems) -> None:
    ids = CardIds(parts.edition)
    places: dict[int, str] = {}
    for where, card in _places_of_cards(parts):
        if card in places:
            problems.add("card-twice", where, card=ids.of(card), other=places[card])
        places.setdefault(card, where)
    for card in (*range(len(parts.edition.buildings)), MAIN_SQUARE):
        if card not in places:
            problems.add("card-missing", "", card=ids.of(card))


def _places_of_characters(parts: Parts) -> Iterator[tuple[str, int]]:
    for seat, player in enumerate(parts.players):
        where = f"players[{seat}].characters"
        yield from ((f"{where}[{index}]", character) for index, character in enumerate(player.characters))
    for guild, pile in enumerate(parts.piles):
        yield from ((f"piles.{GUILDS[guild]}[{index}]", character) for index, character in enumerate(pile))
    yield from ((f"removed[{index}]", character) for index, character in enumerate(parts.removed))


def _check_characters(parts: Parts, problems: Problems) -> None:
    guilds = {CHARACTERS.index(item.id): GUILDS.index(item.guild) for item in parts.edition.characters}
    places: dict[int, str] = {}
    for where, character in _places_of_characters(parts):
        name = CHARACTERS[character]
        if character in places:
            problems.add("character-twice", where, character=name, other=places[character])
        if character not in guilds:
            problems.add("character-foreign", where, character=name)
        places.setdefault(character, where)
    for character in guilds:
        if character not in places:
            problems.add("character-missing", "", character=CHARACTERS[character])
    for guild, pile in enumerate(parts.piles):
        for character in pile:
            if guilds.get(character, guild) != guild:
                problems.add("character-foreign", f"piles.{GUILDS[guild]}", character=CHARACTERS[character])
    _check_removed(parts, guilds, problems)


def _check_removed(parts: Parts, guilds: dict[int, int], problems: Problems) -> None:
    """With 3 players one of each guild has left the game unseen, with 2 players two."""
    for guild in range(GUILD_COUNT):
        members = [character for character in guilds if guilds[character] == guild]
        expected = leaving_characters(len(members), len(parts.players))
        found = [character for character in parts.removed if character in members]
        if len(found) != expected:
            problems.add("removed-count", "removed", guild=GUILDS[guild], count=len(found), expected=expected)
    for character in parts.seen_below_top:
        if character in parts.removed:
            problems.add("removed-seen", "seen_below_top", character=CHARACTERS[character])


def workers_in_city(parts: Parts, seat: int) -> int:
    return parts.spots.count(seat) + [item.owner for item in parts.city].count(seat)


def workers_on_board(parts: Parts, seat: int) -> int:
    return sum(item.lower.count(seat) + item.upper.count(seat) for item in parts.board)


def _check_workers(parts: Parts, problems: Problems) -> None:
    for seat, player in enumerate(parts.players):
        board, city = workers_on_board(parts, seat), workers_in_city(parts, seat)
        if player.supply + board + city != WORKERS:
            problems.add(
                "workers-count",
                f"players[{seat}].supply",
                player=COLOURS[seat],
                supply=player.supply,
                board=board,
                city=city,
                expected=WORKERS,
            )


def _check_spots(parts: Parts, problems: Problems) -> None:
    for seat in range(len(parts.players)):
        if parts.spots.count(seat) > 1:
            problems.add("two-on-main-square", "spots", player=COLOURS[seat])
    for name, seat in zip(RESOURCES, parts.spots, strict=True):
        if seat != NOBODY and name not in parts.edition.main_square.spots:
            problems.add("no-such-spot", f"spots.{name}", resource=name)


def _check_row(parts: Parts, problems: Problems) -> None:
    """Gaps only at the end with an empty deck, or while a discard delays the refill (R5)."""
    filled = [position for position, card in enumerate(parts.row) if card != NOTHING]
    waits = parts.decision.kind == DISCARD_DECISION and parts.decision.resumes == NOTHING
    if waits:
        if len(filled) == ROW_LENGTH:
            problems.add("row-without-gap", "row")
        return
    if filled != list(range(len(filled))) or (len(filled) < ROW_LENGTH and parts.deck):
        gap = next(position for position in range(ROW_LENGTH) if position not in filled)
        problems.add("row-gap", f"row[{gap}]", position=gap + 1)


def _check_projects(parts: Parts, problems: Problems) -> None:
    """At most two projects, but exactly three for the player who must discard."""
    discards = parts.decision.player if parts.decision.kind == DISCARD_DECISION else NOBODY
    for seat, player in enumerate(parts.players):
        count, where = len(player.projects), f"players[{seat}].projects"
        if seat != discards and count > MAX_PROJECTS:
            problems.add("too-many-projects", where, player=COLOURS[seat], count=count, most=MAX_PROJECTS)
        if seat == discards and count != MAX_PROJECTS + 1:
            problems.add("wrong-count", where, count=count, low=MAX_PROJECTS + 1, high=MAX_PROJECTS + 1)
