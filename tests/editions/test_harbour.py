"""The second edition in examples/ goes through everything without a change of code."""

import random
from pathlib import Path

import pytest

from oddville.editions import Edition, load_edition, standard
from oddville.editions.start import new_game
from oddville.editions.statistics import count_buildings
from oddville.editions.writer import write_toml
from oddville.record import Recording, read_verified, replay, verify, write_json, write_text
from oddville.text import LANGUAGES, Texts

FILE = Path(__file__).parents[2] / "examples" / "harbour.toml"
MOST_MOVES = 20_000


@pytest.fixture(scope="module")
def harbour() -> Edition:
    return load_edition(FILE)


def test_it_is_another_deck(harbour: Edition) -> None:
    assert len(harbour.buildings) == 64
    assert not {card.id for card in harbour.buildings} & {card.id for card in standard().buildings}
    assert count_buildings(harbour)["scoring"] != count_buildings(standard())["scoring"]
    assert len({(card.scoring, card.streets, card.cost, card.bonus) for card in harbour.buildings}) == 64


def test_it_keeps_what_is_known_of_the_printed_cards(harbour: Edition) -> None:
    shields = {"diamonds": 3, "column": 1, "row": 2, "neighbours": 1}
    for card in harbour.buildings:
        expected = card.value if card.scoring == "guild" else shields.get(card.scoring, 0)
        assert card.shield == expected, card.id
        assert 2 <= len(card.streets) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_cards_have_names(harbour: Edition, language: str) -> None:
    texts = Texts(language)
    names = [texts.card(number, harbour) for number in range(64)]
    assert names[0] == "Pearl Divers’ House"
    assert len(set(names)) == 64


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_played_recorded_and_replayed(harbour: Edition, players: int) -> None:
    chooser = random.Random(players)
    recording = Recording.begin([f"Player {number}" for number in range(players)], 11, harbour)
    game = recording.game
    for _ in range(MOST_MOVES):
        if game.is_over:
            break
        recording.play(chooser.choice(game.legal_actions()))
    assert game.is_over
    record = recording.record()
    verify(record)
    for text in (write_json(record), write_text(record)):
        again = read_verified(text).record  # carries the edition in itself
        assert again.edition == harbour
        assert replay(again).scores() == game.scores()


def test_its_text_is_what_we_write(harbour: Edition) -> None:
    data = [line for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    written = [line for line in write_toml(harbour).splitlines() if line]
    assert data == written


def test_a_game_by_seed_is_the_same_every_time(harbour: Edition) -> None:
    first, second = new_game(3, 5, harbour), new_game(3, 5, harbour)
    assert list(first.row) == list(second.row)
