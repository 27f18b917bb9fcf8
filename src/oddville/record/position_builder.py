"""Makes a game from a position's document: read, check, lay out, and check the pending decision."""

from __future__ import annotations

from ..documents.problems import Problems
from ..editions import Edition, components
from ..rules.city import found_city, put_in_city
from ..rules.game import Game
from ..rules.reasons import why_not_cell
from ..rules.vocabulary import (
    CHARACTER_COUNT,
    GUILD_COUNT,
    IN_PILE,
    LOWER_SLOTS,
    MAIN_SQUARE,
    MAX_CARDS,
    MAX_COINS,
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    OUT_OF_GAME,
    PILE_SIZE,
    PROJECT_SPACES,
)
from .errors import POSITION_CODES, PositionError
from .position_checks import check_table, workers_in_city
from .position_decision import check_decision
from .position_reader import Parts, read_parts


def read_position(data: object) -> tuple[Game, Edition]:
    problems = Problems(POSITION_CODES)
    parts = read_parts(data, problems)
    if parts is not None:
        check_table(parts, problems)
        game = Game(components(parts.edition, len(parts.players)))
        _lay_city(game, parts, problems)
        if not problems.found:
            _lay_out(game, parts)
            check_decision(game, parts, problems)
        if not problems.found:
            return game, parts.edition
    raise PositionError(problems.found)


def _lay_city(game: Game, parts: Parts, problems: Problems) -> None:
    """Place the cards in the order of building, each where it is legal; the frontier grows with them."""
    first = parts.city[0]
    if first.card != MAIN_SQUARE or (first.x, first.y) != (0, 0) or first.owner != NOBODY:
        problems.add("main-square-first", "city[0]")
        return
    found_city(game)
    for index, item in enumerate(parts.city[1:], start=1):
        where = f"city[{index}]"
        if item.card == MAIN_SQUARE:
            return  # named twice, which has been noted
        if item.owner == NOBODY:
            problems.add("owner-missing", where)
        reason = why_not_cell(game, item.card, item.x, item.y)
        if reason is not None:
            problems.add(reason.code, where, x=item.x, y=item.y, **_without_cards(reason.params))
            return  # later cards may depend on this one
        put_in_city(game, item.card, item.x, item.y, item.owner)


def _without_cards(params: object) -> dict[str, object]:
    """The parameters of a reason without card numbers: cards are identified by their place."""
    assert isinstance(params, dict)
    return {name: value for name, value in params.items() if isinstance(value, str)}


def _lay_out(game: Game, parts: Parts) -> None:
    """Assigns whole lists, because in the compiled build the fields are arrays of fixed length."""
    _lay_players(game, parts)
    _lay_board(game, parts)
    _lay_cards(game, parts)
    _lay_characters(game, parts)
    game.spot = list(parts.spots)
    game.city_workers = _by_seat([workers_in_city(parts, seat) for seat in range(game.players)], 0)
    game.first_player = parts.first_player
    game.turn = parts.turn
    game.turn_seat = parts.turn_player if parts.turn else parts.first_player
    game.recovered = int(parts.recovered)
    game.cheater_used = int(parts.cheater_used)
    game.bookkeeper_used = int(parts.bookkeeper_used)
    game.end_trigger = parts.end_trigger
    game.chance = parts.chance
    decision = parts.decision
    game.decision = decision.kind
    game.decider = decision.player
    game.resume = decision.resumes
    game.played_card = decision.worker
    game.project_to_place = decision.card
    game.building_seat = decision.building_player
    game.bonus_sources = sum(1 << source for source in set(decision.bonuses))
    game.shuffling_guild = decision.guild


def _by_seat(values: list[int], blank: int) -> list[int]:
    return _padded(values, MAX_PLAYERS, blank)


def _padded(values: list[int], length: int, blank: int = NOTHING) -> list[int]:
    return values + [blank] * (length - len(values))


def _lay_players(game: Game, parts: Parts) -> None:
    players = parts.players
    game.hand = _by_seat([sum(1 << (worker - 1) for worker in player.hand) for player in players], 0)
    game.supply = _by_seat([player.supply for player in players], 0)
    game.coin_count = _by_seat([len(player.coins) for player in players], 0)
    game.project_count = _by_seat([len(player.projects) for player in players], 0)
    coins = [card for player in players for card in _padded(player.coins, MAX_COINS)]
    projects = [card for player in players for card in _padded(player.projects, PROJECT_SPACES)]
    game.coins = _padded(coins, MAX_PLAYERS * MAX_COINS)
    game.projects = _padded(projects, MAX_PLAYERS * PROJECT_SPACES)


def _lay_board(game: Game, parts: Parts) -> None:
    game.lower = [seat for item in parts.board for seat in _padded(item.lower, LOWER_SLOTS, NOBODY)]
    game.upper = [item.upper.count(seat) for item in parts.board for seat in range(MAX_PLAYERS)]


def _lay_cards(game: Game, parts: Parts) -> None:
    game.deck = _padded(parts.deck[::-1], MAX_CARDS)
    game.deck_bottom = 0
    game.deck_count = len(parts.deck)
    game.row = list(parts.row)
    unseen = set(parts.deck).union(*(player.coins for player in parts.players)) - set(parts.seen)
    count = len(parts.edition.buildings)
    game.seen = _padded([int(card not in unseen) for card in range(count)], MAX_CARDS, 0)


def _lay_characters(game: Game, parts: Parts) -> None:
    holder = [OUT_OF_GAME] * CHARACTER_COUNT
    seen = [0] * CHARACTER_COUNT
    for seat, player in enumerate(parts.players):
        for character in player.characters:
            holder[character] = seat
            seen[character] = 1
    for pile in parts.piles:
        for place, character in enumerate(pile):
            holder[character] = IN_PILE
            seen[character] = int(place == 0 or character in parts.seen_below_top)
    game.holder = holder
    game.character_seen = seen
    game.pile = [c for pile in parts.piles for c in _padded(pile[::-1], PILE_SIZE)]
    game.pile_count = [len(parts.piles[guild]) for guild in range(GUILD_COUNT)]
