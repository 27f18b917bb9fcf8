"""Asking for a message, and which language is asked."""

import pytest

from oddville.text import (
    LANGUAGES,
    BrokenMessageError,
    Texts,
    UnknownLanguageError,
    UnknownMessageError,
    choose_language,
)


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        ("de", "de"),
        ("de_CH.UTF-8", "de"),
        ("nl-BE", "nl"),
        ("fr_FR@euro", "fr"),
        ("FR", "fr"),
        ("en_GB.UTF-8", "en"),
        ("pt_BR:nl:de", "nl"),
        ("it-CH, fr-CH;q=0.8, en;q=0.5", "fr"),
        ("C", "en"),
        ("POSIX", "en"),
        ("ja_JP.UTF-8", "en"),
        ("deutsch", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_is_chosen_from_the_locale(preferred: str | None, language: str) -> None:
    assert choose_language(preferred) == language


def test_a_message_is_filled_in() -> None:
    assert Texts("de").t("score-card", card="Eulenturm", scoring="Spalte") == "Eulenturm: Spalte"


def test_values_are_not_wrapped_in_marks() -> None:
    assert Texts("en").t("list-and", rest="a", end="b") == "a and b"


def test_an_unknown_message_is_an_error_never_its_id() -> None:
    with pytest.raises(UnknownMessageError, match="no message 'no-such-thing' in fr"):
        Texts("fr").t("no-such-thing")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(BrokenMessageError, match=r"'score-card' in nl: .*scoring"):
        Texts("nl").t("score-card", card="Uilentoren")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguageError, match="'tlh'"):
        Texts("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_plural(language: str) -> None:
    texts = Texts(language)
    assert texts.t("price", price=0) not in (texts.t("price", price=1), texts.t("price", price=2))
    assert texts.t("price", price=1)[2:] != texts.t("price", price=2)[2:]
    assert texts.component("coin") != texts.component("coin", 5)
