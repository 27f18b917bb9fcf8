"""Every refusal of a server, and every parting, has a sentence in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from oddville.server.answers import STATUS
from oddville.server.wire import Parting
from oddville.server.words import parting_in_words, refusal_in_words
from oddville.table.errors import TABLE_CODES
from oddville.text import Texts
from oddville.text.catalogue import LANGUAGES

OWN_CODES = sorted(set(STATUS) - set(TABLE_CODES))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", OWN_CODES)
def test_every_code_has_its_sentence(language: str, code: str) -> None:
    told = refusal_in_words(Texts(language), code, {"detail": "…"})
    assert told.endswith((".", "!"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_tables_are_told_too(language: str) -> None:
    assert "Ann" in refusal_in_words(Texts(language), "not-host", {"name": "Ann"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(Parting))
def test_every_parting_has_its_sentence(language: str, reason: Parting) -> None:
    assert parting_in_words(Texts(language), reason).endswith(".")
