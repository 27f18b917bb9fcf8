"""The schedule is fair, and nothing but the settings decides it."""

from collections import Counter, defaultdict
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville.arena.errors import ArenaError
from oddville.arena.schedule import Schedule, ScheduledGame, derived_seed, lineups_of, written_lineups
from oddville.arena.settings import Settings
from tests.support.tournaments import settings_for

NAMES = ("amber", "birch", "cedar", "dusk", "elm", "fern")


@st.composite
def tournaments(draw: st.DrawFn) -> Settings:
    players = draw(st.integers(2, 4))
    if draw(st.booleans()):
        names = draw(st.lists(st.sampled_from(NAMES), min_size=players, max_size=players))
    else:
        names = list(NAMES[: draw(st.integers(1, len(NAMES)))])
    games, seed = draw(st.integers(1, 150)), draw(st.integers(0, 2**64 - 1))
    return settings_for(*names, players=players, games=games, seed=seed)


def groups(games: list[ScheduledGame]) -> dict[tuple[int, tuple[int, ...]], list[ScheduledGame]]:
    """The games of a deal by the line-up that played them."""
    found = defaultdict(list)
    for game in games:
        found[game.deal, tuple(sorted(game.seats))].append(game)
    return found


@given(tournaments())
def test_everybody_has_every_seat_equally_often(settings: Settings) -> None:
    games = list(Schedule(settings))
    for (_, lineup), exchanged in groups(games).items():
        for contender in set(lineup):
            seats = Counter(
                seat for game in exchanged for seat, who in enumerate(game.seats) if who == contender
            )
            assert len(seats) == settings.players
            assert len(set(seats.values())) == 1
        assert len({game.seats for game in exchanged}) == len(exchanged)


@given(tournaments())
def test_the_games_of_a_deal_have_the_same_cards_and_others_do_not(settings: Settings) -> None:
    games = list(Schedule(settings))
    seeds = {game.deal: game.seed for game in games}
    assert all(game.seed == seeds[game.deal] for game in games)
    assert len(set(seeds.values())) == len(seeds)


@given(tournaments())
def test_bots_keep_their_seed_when_seats_are_exchanged(settings: Settings) -> None:
    for exchanged in groups(list(Schedule(settings))).values():
        pairs = [sorted(zip(game.seats, game.bot_seeds, strict=True)) for game in exchanged]
        assert all(pair == pairs[0] for pair in pairs)
        assert len({seed for _, seed in pairs[0]}) == settings.players


@given(tournaments(), st.integers(1, 100))
def test_it_is_a_pure_function_that_more_games_only_prolong(settings: Settings, more: int) -> None:
    games = list(Schedule(settings))
    assert [game.number for game in games] == list(range(1, len(games) + 1))
    assert settings.games <= len(games) < settings.games + settings.players
    longer = replace(settings, games=settings.games + more)
    assert list(islice(Schedule(longer), len(games))) == games
    assert Schedule(longer).game(len(games)) == games[-1]


@pytest.mark.parametrize("players", [3, 4])
def test_neighbours_change_from_deal_to_deal(players: int) -> None:
    settings = settings_for(*NAMES[:players], players=players, games=players * 6)
    after = Counter(
        game.seats[(game.seats.index(0) + 1) % players]  # who sits after the first contender
        for game in Schedule(settings)
    )
    assert len(after) == players - 1
    assert len(set(after.values())) == 1


def test_two_contenders_alternate() -> None:
    games = list(Schedule(settings_for("amber", "birch", games=4)))
    assert [game.seats for game in games] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [game.deal for game in games] == [0, 0, 1, 1]


def test_equals_among_themselves_do_not_exchange_seats() -> None:
    games = list(Schedule(settings_for("amber", players=3, games=5)))
    assert [game.seats for game in games] == [(0, 0, 0)] * 5
    assert [game.deal for game in games] == [0, 1, 2, 3, 4]


def test_another_seed_gives_other_deals() -> None:
    one, two = (list(Schedule(settings_for("amber", "birch", seed=seed))) for seed in (1, 2))
    assert not {game.seed for game in one} & {game.seed for game in two}


def test_seeds_stay_as_they_are() -> None:
    """They decide every game of a tournament that somebody may want to repeat."""
    assert derived_seed(1, "deal", 0) == 1770831844530026990
    assert derived_seed(1, "bot", 0, 0, 1) == 5506709112954425099


# ---- Line-ups -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "players", "lineups"),
    [
        (["a", "b"], 2, [(0, 1)]),
        (["a", "b", "c"], 2, [(0, 1), (0, 2), (1, 2)]),
        (["m", "a", "a", "a"], 4, [(0, 1, 1, 1)]),
        (["m", "a"], 4, [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]),
        (["m", "a"], 3, [(0, 0, 1), (0, 1, 1)]),
        (["m", "j", "a"], 4, [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]),
        (["a", "b", "c", "d"], 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        (["a"], 2, [(0, 0)]),
        (["a", "a"], 2, [(0, 0)]),
    ],
)
def test_who_meets_whom(names: list[str], players: int, lineups: list[tuple[int, ...]]) -> None:
    distinct, found = lineups_of(names, players)
    assert distinct == tuple(dict.fromkeys(names))
    assert found == tuple(lineups)


def test_somebody_twice_among_too_few_or_too_many() -> None:
    for names in (["m", "a", "a"], ["m", "a", "a", "b", "c"]):
        with pytest.raises(ArenaError, match="not-a-lineup"):
            lineups_of(names, 4)


def test_written_lineups() -> None:
    assert written_lineups(["m a a", "m  m a"], 3) == (("m", "a"), ((0, 1, 1), (0, 0, 1)))
    with pytest.raises(ArenaError, match="not-a-lineup"):
        written_lineups(["m a"], 3)
