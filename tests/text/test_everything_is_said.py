"""Whatever a game can bring is a proper sentence in every language."""

import random
from collections.abc import Iterator

import pytest

import oddville
from oddville.editions import Edition, EditionError, from_dict, standard
from oddville.rules.action_space import ACTION_COUNT
from oddville.rules.actions import decode
from oddville.rules.decisions import decision_of
from oddville.rules.offers import offer_of
from oddville.rules.reasons import REASON_CODES, why_not
from oddville.rules.scoresheet import scoresheet
from oddville.rules.views import view_for
from oddville.text import LANGUAGES, Texts
from tests.support.play import moments
from tests.support.readable import assert_readable, assert_sentence
from tests.support.small_edition import small_edition
from tests.support.text_values import NAMES, REASON_VALUES, every_decision, every_event, every_reason

pytestmark = pytest.mark.slow

EDITION = standard()
WHIMS = 25  # percent: enough for actions that nobody in his senses would take
EVERY = 25  # of so many decisions one is asked for all its options and refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event(language: str) -> None:
    texts = Texts(language)
    for event in every_event():
        assert_sentence(texts.event(event, NAMES, EDITION))
        assert_sentence(texts.event(event, NAMES, EDITION, viewer=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision(language: str) -> None:
    texts = Texts(language)
    for decision in every_decision():
        for viewer in (None, 0, 1):
            assert_sentence(texts.decision(decision, NAMES, viewer, EDITION))


def test_the_samples_know_every_reason() -> None:
    assert set(REASON_VALUES) == set(REASON_CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason(language: str) -> None:
    for reason in every_reason():
        assert_sentence(Texts(language).reason(reason, NAMES, EDITION))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(players: int, language: str) -> None:
    texts = Texts(language)
    names = NAMES[:players]
    chooser = random.Random(players)
    for moment, (game, events) in enumerate(moments(players, seed=players, whims=WHIMS)):
        for event in events:
            assert_sentence(texts.event(event, names, EDITION, viewer=chooser.choice([None, 0])))
        assert_sentence(texts.decision(decision_of(game), names, 0, EDITION))
        if moment % EVERY == 0:
            assert_all_options_are_said(texts, game, names, EDITION)
    for seat in range(players):
        for line in texts.score_lines(scoresheet(game, seat), EDITION):
            assert_readable(line.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_the_few_cards_of_somebody_else(language: str) -> None:
    texts = Texts(language)
    edition = from_dict(small_edition())
    for moment, (game, events) in enumerate(moments(2, 1, edition, whims=WHIMS, most=400)):
        for event in events:
            assert_sentence(texts.event(event, NAMES, edition))
        if moment % EVERY == 0:
            assert_all_options_are_said(texts, game, NAMES, edition)


def assert_all_options_are_said(
    texts: Texts, game: oddville.Game, names: list[str], edition: Edition
) -> None:
    seat = game.decider if game.decider >= 0 else 0
    view = view_for(game, None)
    for number in [*range(0, ACTION_COUNT, 7), *game.legal_actions()]:
        action = decode(number)
        assert_readable(texts.action(offer_of(game, action, seat), view, edition))
        assert_readable(texts.short_action(action))
        if reason := why_not(game, action, seat):
            assert_sentence(texts.reason(reason, names, edition))


def broken_editions() -> Iterator[dict[str, object]]:
    """Each with mistakes of its own kind."""
    for changes in (
        {"format": 9},
        {"worker": [], "surprise": 1},
        {"id": "No Id!", "building": "none"},
        {"character": [{"id": "traveller", "guild": "bells", "points": 99, "points_on_main_square": 0}] * 2},
        {
            "building": [
                {"id": "main-square", "scoring": "guild", "bonus": "coins", "cost": [], "name": "x" * 99}
            ]
        },
    ):
        yield small_edition() | changes


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_in_an_edition(language: str) -> None:
    for data in broken_editions():
        with pytest.raises(EditionError) as caught:
            from_dict(data)
        for problem in caught.value.problems:
            assert_readable(Texts(language).problem(problem))
