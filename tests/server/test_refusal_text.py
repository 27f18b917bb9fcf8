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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", OWN_CODES)
def test_every_code_has_its_sentence(language: str, code: str) -> None:
    told = refusal_text(Texts(language), code, {"detail": "…"})
    assert told.endswith((".", "!"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_tables_are_told_too(language: str) -> None:
    assert "Ann" in refusal_text(Texts(language), "not-host", {"name": "Ann"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(GoodbyeReason))
def test_every_parting_has_its_sentence(language: str, reason: GoodbyeReason) -> None:
    assert goodbye_text(Texts(language), reason).endswith(".")
