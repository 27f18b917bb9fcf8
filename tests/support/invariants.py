"""What holds in every position of every game, counted from scratch.

Nothing here asks the engine's own functions for an answer that they might get wrong: cards come from the
edition's words, and the city's frontier is worked out anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from oddville.editions import Edition
from oddville.rules import action_space as space
from oddville.rules import vocabulary as v
from oddville.rules.game import Game

STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
OPPOSITE = {"up": "down", "right": "left", "down": "up", "left": "right"}
Cell = tuple[int, int]


def check(game: Game, edition: Edition) -> None:
    """Raise an AssertionError where the position cannot be."""
    check_cards(game, edition)
    check_workers(game)
    check_limits(game)
    check_city(game, edition)
    check_characters(game, edition)
    check_knowledge(game)
    check_decision(game)
    check_legal_actions(game)


# ---- Reading the state -------------------------------------------------------------------------


def deck_of(game: Game) -> list[int]:
    """From the bottom to the top."""
    ring = game.deck
    return [ring[(game.deck_bottom + i) % v.MAX_CARDS] for i in range(game.deck_count)]


def coins_of(game: Game, seat: int) -> list[int]:
    return game.coins[seat * v.MAX_COINS : seat * v.MAX_COINS + game.coin_count[seat]]


def projects_of(game: Game, seat: int) -> list[int]:
    return game.projects[seat * v.PROJECT_SPACES : seat * v.PROJECT_SPACES + game.project_count[seat]]


def pile_of(game: Game, guild: int) -> list[int]:
    """From the bottom to the top."""
    return game.pile[guild * v.PILE_SIZE : guild * v.PILE_SIZE + game.pile_count[guild]]


def row_of(game: Game) -> list[int]:
    return [card for card in game.row if card != v.NOTHING]


def is_gap_open(game: Game) -> bool:
    """A card was taken from the row, and the discard comes before the row is filled (R5)."""
    return game.decision == v.DISCARD and game.resume == v.NOTHING


# ---- Cards and workers -------------------------------------------------------------------------


def check_cards(game: Game, edition: Edition) -> None:
    """Every card is somewhere, once."""
    found = [*deck_of(game), *row_of(game), *game.city_card[1 : game.city_count]]
    for seat in range(game.players):
        found += coins_of(game, seat) + projects_of(game, seat)
    if game.project_to_place != v.NOTHING:
        found.append(game.project_to_place)
    assert sorted(found) == list(range(len(edition.buildings)))
    assert game.city_card[0] == v.MAIN_SQUARE
    short = v.ROW_LENGTH - len(row_of(game))
    if is_gap_open(game):
        assert short >= 1
    else:
        assert v.NOTHING not in game.row[: len(row_of(game))], "a gap in the row"
        assert short == 0 or game.deck_count == 0, "the row is short of cards"


def check_workers(game: Game) -> None:
    """Nine of each player, in the supply, on the board and in the city."""
    lower, upper = game.lower, game.upper
    owners = game.city_owner[: game.city_count]
    assert owners[0] == v.NOBODY
    assert v.NOBODY not in owners[1:]
    for seat in range(v.MAX_PLAYERS):
        on_board = lower.count(seat) + sum(upper[seat :: v.MAX_PLAYERS])
        in_city = owners.count(seat) + game.spot.count(seat)
        assert game.city_workers[seat] == in_city
        everybody = v.WORKERS if seat < game.players else 0
        assert game.supply[seat] + on_board + in_city == everybody
        assert game.supply[seat] >= 0
    for resource in range(v.RESOURCE_COUNT):
        slots = lower[resource * v.LOWER_SLOTS : (resource + 1) * v.LOWER_SLOTS]
        assert set(slots[game.components.lower_slots :]) <= {v.NOBODY}, "a worker beside the board"


def check_limits(game: Game) -> None:
    for seat in range(v.MAX_PLAYERS):
        assert 0 <= game.coin_count[seat] <= v.MAX_COINS
        must_discard = game.decision == v.DISCARD and game.decider == seat
        assert (game.project_count[seat] == 3) is must_discard
        assert 0 <= game.project_count[seat] <= 3
        assert 0 <= game.hand[seat] <= v.ALL_WORKER_CARDS
        assert game.spot.count(seat) <= 1, "two workers on the Main Square"
        if seat >= game.players:
            assert game.hand[seat] == game.coin_count[seat] == game.project_count[seat] == 0
    assert min(game.upper) >= 0
    assert {*game.lower, *game.spot} <= {v.NOBODY, *range(game.players)}
    for resource, worker in enumerate(game.spot):
        assert worker == v.NOBODY or game.components.spots[resource]
    reached = [seat for seat in range(game.players) if game.city_workers[seat] >= v.WORKERS_TO_END]
    assert (game.end_trigger in reached) if reached else (game.end_trigger == v.NOBODY)


# ---- The city ----------------------------------------------------------------------------------


def check_city(game: Game, edition: Edition) -> None:
    count = game.city_count
    cells = list(zip(game.city_x[:count], game.city_y[:count], strict=True))
    streets = [set(edition.main_square.streets)]
    streets += [set(edition.buildings[card].streets) for card in game.city_card[1:count]]
    city = dict(zip(cells, streets, strict=True))
    assert cells[0] == (0, 0)
    assert len(city) == count, "two cards in one cell"
    assert all(y >= 0 for _, y in cells), "a card above the Main Square's row"
    for number, cell in enumerate(cells[1:], start=1):
        earlier = set(cells[:number])
        assert any(beside in earlier for beside in neighbours(cell).values()), "a card apart from the city"
    for cell, edges in city.items():
        for direction, beside in neighbours(cell).items():
            if beside in city:
                assert (direction in edges) == (OPPOSITE[direction] in city[beside]), "edges do not match"
    check_frontier(game, city)


def neighbours(cell: Cell) -> dict[str, Cell]:
    return {direction: (cell[0] + x, cell[1] + y) for direction, (x, y) in STEPS.items()}


def bits_of(directions: Iterable[str]) -> int:
    return sum(1 << v.DIRECTIONS.index(direction) for direction in directions)


def check_frontier(game: Game, city: dict[Cell, set[str]]) -> None:
    """The open cells with what a card there must match, as bits of directions."""
    expected: dict[Cell, tuple[int, int]] = {}
    for cell in city:
        for open_cell in neighbours(cell).values():
            if open_cell not in city and open_cell[1] >= 0:
                beside = {d: city[c] for d, c in neighbours(open_cell).items() if c in city}
                linked = [d for d, edges in beside.items() if OPPOSITE[d] in edges]
                expected[open_cell] = (bits_of(beside), bits_of(linked))
    columns = (game.frontier_x, game.frontier_y, game.frontier_touched, game.frontier_streets)
    listed = list(zip(*columns, strict=True))[: game.frontier_count]
    assert len(listed) == len(expected)
    assert {(x, y): (touched, linked) for x, y, touched, linked in listed} == expected


# ---- Characters and what is known --------------------------------------------------------------


def check_characters(game: Game, edition: Edition) -> None:
    """Each is in its guild's pile, with a player, or out of the game."""
    holder = game.holder
    members = {v.CHARACTERS.index(character.id): character.guild for character in edition.characters}
    for guild, name in enumerate(v.GUILDS):
        pile = pile_of(game, guild)
        own = [character for character, of_guild in members.items() if of_guild == name]
        in_pile = [character for character in own if holder[character] == v.IN_PILE]
        removed = [character for character in own if holder[character] == v.OUT_OF_GAME]
        assert sorted(pile) == in_pile
        assert len(removed) == min(len(own), v.MAX_PLAYERS - game.players)
    absent = set(range(v.CHARACTER_COUNT)) - set(members)
    assert all(holder[character] == v.OUT_OF_GAME for character in absent)
    assert all(v.OUT_OF_GAME <= seat < game.players for seat in holder)


def check_knowledge(game: Game) -> None:
    """What lies open has been seen; what left the game unseen has not."""
    seen, known = game.seen, game.character_seen
    open_cards = row_of(game) + game.city_card[1 : game.city_count]
    for seat in range(game.players):
        open_cards += projects_of(game, seat)
    assert all(seen[card] for card in open_cards)
    for character, seat in enumerate(game.holder):
        assert seat < 0 or known[character]
        assert seat != v.OUT_OF_GAME or not known[character]
    for guild in range(v.GUILD_COUNT):
        if pile := pile_of(game, guild):
            assert known[pile[-1]]


# ---- The decision ------------------------------------------------------------------------------


def check_decision(game: Game) -> None:
    """The fields of a pending decision are set when it needs them, and only then."""
    decision, decider, turn_seat = game.decision, game.decider, game.turn_seat
    assert (decision == v.CHOOSE_RESOURCE) is (game.turn == 0)
    assert (decider == v.NOBODY) is (decision in (v.SHUFFLE, v.GAME_OVER))
    if decision in (v.TURN, v.SECOND_RESOURCE, v.AFTER_ACTION, v.DISCARD):
        assert decider == turn_seat
    interrupted = game.resume if decision == v.DISCARD else decision
    assert (game.played_card != v.NOTHING) is (interrupted == v.SECOND_RESOURCE)
    assert (game.project_to_place != v.NOTHING) is (decision == v.PLACE)
    building = interrupted in (v.PLACE, v.BONUSES_OPEN, v.SHUFFLE)
    assert (game.building_seat != v.NOBODY) is building
    assert (game.shuffling_guild != v.NOTHING) is (decision == v.SHUFFLE)
    assert game.resume == v.NOTHING or decision == v.DISCARD
    assert game.bonus_sources == 0 or interrupted == v.BONUSES_OPEN
    assert game.end_trigger != v.NOBODY or decision != v.GAME_OVER
    check_questions(game, interrupted)


def check_questions(game: Game, interrupted: int) -> None:
    """Who is asked may be asked: by his hand, his characters and his coins."""
    decision, decider = game.decision, game.decider
    if decision == v.TURN:
        assert game.hand[decider] != 0
    if decision == v.DISCARD and game.resume != v.NOTHING:
        assert game.cheater_used
        assert game.resume in (v.TURN, v.SECOND_RESOURCE, v.BONUSES_OPEN, v.AFTER_ACTION)
    if interrupted == v.SECOND_RESOURCE:
        assert game.holder[v.SEIGNIOR] == game.turn_seat
        assert not game.hand[game.turn_seat] >> game.played_card & 1
    if decision in (v.PLACE, v.BONUSES_OPEN):
        assert game.building_seat == decider
    if interrupted == v.BONUSES_OPEN:
        assert game.city_owner[game.city_count - 1] == game.building_seat
    if decision == v.PLACE:
        assert game.supply[decider] > 0
    if decision == v.BUILDER_ANSWER:
        assert game.holder[v.BUILDER] == decider != game.turn_seat
        assert game.coin_count[decider] >= 2
    if decision == v.SHUFFLE:
        assert pile_of(game, game.shuffling_guild)


def check_legal_actions(game: Game) -> None:
    """Somebody can go on, no choice is offered twice, and other seats can only take workers back."""
    legal = game.legal_actions()
    assert bool(legal) is (game.decision != v.GAME_OVER)
    assert max(Counter(legal).values(), default=1) == 1, "an action is offered twice"
    assert all(0 <= action < space.ACTION_COUNT for action in legal)
    powers = [action for action in legal if space.CHEAT <= action < space.TAKE_BACK]
    if game.decision == v.AFTER_ACTION:
        assert powers, "the turn should have ended by itself"
    if game.decision == v.BONUSES_OPEN:
        assert powers or game.bonus_sources, "the bonuses should have closed by themselves"
    if game.decision == v.BUILDER_ANSWER:
        assert any(space.BUILD <= action < space.TAKE_SECOND for action in legal)
    if game.decider != game.turn_seat:
        assert not powers, "a power outside one's own turn"
    for seat in range(game.players):
        if seat != game.decider:
            assert game.legal_actions(seat) == expected_take_backs(game, seat)
    if game.decider != v.NOBODY:
        own = [action for action in legal if space.TAKE_BACK <= action < space.PLACE_AT]
        assert own == expected_take_backs(game, game.decider)


def expected_take_backs(game: Game, seat: int) -> list[int]:
    """From the end of set-up to the end of the game, but not while a discard is open or chance decides."""
    if game.decision in (v.CHOOSE_RESOURCE, v.DISCARD, v.SHUFFLE, v.GAME_OVER):
        return []
    found = []
    for resource in range(v.RESOURCE_COUNT):
        for slot in range(v.LOWER_SLOTS):
            if game.lower[resource * v.LOWER_SLOTS + slot] == seat:
                found.append(space.TAKE_BACK + resource * v.SLOT_COUNT + slot)
        if game.upper[resource * v.MAX_PLAYERS + seat]:
            found.append(space.TAKE_BACK + resource * v.SLOT_COUNT + v.UPPER_SLOT)
    return found
