"""Every refusal of a server, and every parting, has a sentence in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from oddville.protocol.errors import TABLE_CODES
from oddville.protocol.messages import GoodbyeReason
from oddville.protocol.table_text import goodbye_text, refusal_text
from oddville.server.refusals import STATUS
from oddville.text import Texts
from oddville.text.catalogue import LANGUAGES

OWN_CODES = sorted(set(STATUS) - set(TABLE_CODES))


def test_every_code_has_its_sentence() -> None:
    told = {
        (language, code): refusal_text(Texts(language), code, {"detail": "…"})
        for language in LANGUAGES
        for code in OWN_CODES
    }
    assert {place: words for place, words in told.items() if not words.endswith((".", "!"))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_tables_are_told_too(language: str) -> None:
    assert "Ann" in refusal_text(Texts(language), "not-host", {"name": "Ann"})


def test_every_parting_has_its_sentence() -> None:
    for language in LANGUAGES:
        for reason in get_args(GoodbyeReason):
            assert goodbye_text(Texts(language), reason).endswith("."), (language, reason)
