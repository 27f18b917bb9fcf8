"""A match is read again under the rules that it was begun with."""

from __future__ import annotations

from msgspec.json import encode

from oddville import standard
from oddville.record import RULES_VERSION
from oddville.store import EntryRow, MatchRow
from oddville.table.loading import KNOWN_RULES, read_match, write_settings
from tests.support.refusals import refusal
from tests.support.scripted_match import SECRET, ScriptedMatch


def test_only_under_rules_that_are_known() -> None:
    assert RULES_VERSION in KNOWN_RULES
    scripted = ScriptedMatch().begin().play(20)
    edition = encode(standard().to_dict())
    row = MatchRow("table", 0, RULES_VERSION, "0.1.0", write_settings(scripted.settings), edition, SECRET)
    log = [EntryRow(number, 0, key, data) for number, (data, key) in enumerate(scripted.log, start=1)]
    assert read_match(row, log).moves == scripted.match.moves
    with refusal("unknown-rules"):
        read_match(row._replace(rules_version=max(KNOWN_RULES) + 1), log)
