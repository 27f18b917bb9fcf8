"""Whatever a table refuses or writes into its log is said in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import oddville
from oddville.bots.level_names import level_name
from oddville.bots.own_levels import LEVELS
from oddville.protocol import entries as e
from oddville.protocol.commands import Act, Leave, Mute, Say, SeatBot, TakeOver
from oddville.protocol.errors import MESSAGE_CODES, TABLE_CODES, TableError
from oddville.protocol.requests import Arrival
from oddville.protocol.table_text import (
    entry_kind,
    entry_text,
    refusal_text,
    seat_names,
)
from oddville.record.fairness import seed_from
from oddville.rules.action_space import ACTION_COUNT
from oddville.rules.events import CoinDrawn
from oddville.rules.reasons import Reason
from oddville.store import ERROR_CODES
from oddville.table.change import Change
from oddville.table.decide import Actor, decide
from oddville.table.log_text import LogWriter
from oddville.table.match import Match
from oddville.table.seating import sit_down
from oddville.text import LANGUAGES, Texts
from tests.support.readable import assert_readable, assert_sentence
from tests.support.scripted_match import NAMES, SECRET, ScriptedMatch

pytestmark = pytest.mark.slow

EDITION = oddville.standard()
SOURCES = Path(oddville.__file__).parent
Found = list[tuple[str, dict[str, Any]]]
NUMBERS = ("action", "count", "current", "longest", "most", "seat", "sequence")

# ---- What is refused ----------------------------------------------------------------------------


def raised(*makers: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each code with parameters as our code gives them to a maker of errors, by the names in its calls."""
    for folder in ("table", "store", "server"):
        for file in sorted((SOURCES / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and node.args and _name(node.func) in makers:
                    names = [keyword.arg for keyword in node.keywords if keyword.arg]
                    params = {name: 1 if name in NUMBERS else "X" for name in names}
                    for part in ast.walk(node.args[0]):
                        if isinstance(part, ast.Constant) and isinstance(part.value, str):
                            yield part.value, params


def _name(called: ast.expr) -> str:
    return (
        called.attr
        if isinstance(called, ast.Attribute)
        else called.id
        if isinstance(called, ast.Name)
        else ""
    )


@cache  # once for all tests, and only if one of them runs: it reads many files
def refused() -> tuple[Found, Found, Found]:
    """What the table, the store and the server refuse."""
    return (
        [(code, params) for code, params in raised("TableError") if code in TABLE_CODES],
        [(code, params) for code, params in raised("StoreError", "__init__") if code in ERROR_CODES],
        list(raised("fault")),
    )


def test_the_calls_are_found() -> None:
    by_table, by_store, by_server = refused()
    assert {code for code, _ in by_table} == set(TABLE_CODES)
    assert {code for code, _ in by_store} == set(ERROR_CODES)
    assert {code for code, _ in by_server} <= set(MESSAGE_CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    texts = Texts(language)
    by_table, _, by_server = refused()
    for code, params in [*by_table, *by_server, ("too-fast", {})]:
        assert_sentence(refusal_text(texts, code, params))
    for count in (1, 2):
        assert_sentence(refusal_text(texts, "seats-empty", {"count": count}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_of_the_store_is_a_sentence(language: str) -> None:
    _, by_store, _ = refused()
    for code, params in by_store:
        assert_sentence(Texts(language).t(f"store-error-{code}", **params))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_forbid_is_told_with_the_rule(language: str) -> None:
    texts = Texts(language)
    match = ScriptedMatch().begin().match
    seat, game = match.decider, match.game
    assert game is not None
    told = set()
    for action in range(ACTION_COUNT):
        if not game.is_legal(action, seat):
            command = Act(key="k", seat=seat, sequence=match.sequence, action=action)
            with pytest.raises(TableError) as caught:
                decide(match, command, Actor(frozenset((seat,))), 0)
            reason: Any = caught.value.reason
            told.add(texts.reason(Reason(reason.code, reason.params), match.names, match.edition))
    for sentence in told:
        assert_sentence(sentence)


# ---- Names --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_bots(language: str) -> None:
    texts = Texts(language)
    for level in LEVELS:
        if "@" in level.name:  # a level as in an earlier version is called as it is written
            assert level_name(texts, level.name) == level.name
            continue
        assert texts.has(f"level-{level.name}")
        assert_readable(level_name(texts, level.name))
    assert level_name(texts, "somebody-elses") == "somebody-elses"


def test_a_bot_with_the_name_of_a_person_gets_a_number() -> None:
    wishes = (None, "agnes", None, "nell")
    match = ScriptedMatch(players=4, bots=(None, "master", "master", "random"), townspeople=wishes).match
    match.seats[0].name = "Agnès"
    names = seat_names(Texts("fr"), match.seats)
    assert names[:2] == ["Agnès", "Agnès 2"]
    assert names[3] == "Nell"
    assert len(set(names)) == 4


# ---- The log ------------------------------------------------------------------------------------

ENTRIES: list[e.Entry] = [
    e.SeatTaken(at=0, seat=0, name="Ann", key_hash="hash", salt="salt"),
    e.SeatLeft(at=0, seat=0),
    e.BotSeated(at=0, seat=0, level="master"),
    e.BotSeated(at=0, seat=0, level=None),
    e.KeyAdded(at=0, seat=0, key_hash="hash"),
    e.Started(at=0, order=(1, 0), seed=7),
    *(e.UndoAsked(at=0, seat=0, scope=scope, moves=3) for scope in get_args(e.Scope)),
    *(e.UndoAnswered(at=0, seat=0, agreed=agreed) for agreed in (True, False)),
    *(e.Undone(at=0, seat=0, scope=scope, moves=3) for scope in get_args(e.Scope)),
    *(e.TakenOver(at=0, seat=0, level="apprentice", reason=reason) for reason in get_args(e.Reason)),
    e.Reclaimed(at=0, seat=0),
    e.Resigned(at=0, seat=0),
    e.EndAsked(at=0, seat=0),
    *(e.EndAnswered(at=0, seat=0, agreed=agreed) for agreed in (True, False)),
    e.Said(at=0, seat=0, text="Hello!"),
    *(e.Muted(at=0, seat=0, muted=muted) for muted in (True, False)),
    e.Rematched(at=0, match_id="other"),
]


def test_the_samples_know_every_kind() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(e.Entry)) - {e.Moved}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_entry_has_its_own_sentence(language: str) -> None:
    texts = Texts(language)
    told = [entry_text(texts, entry, ["Ann", "Ben"], viewer) for entry in ENTRIES for viewer in (None, 0)]
    for line in told:
        assert_sentence(line)
        assert "hash" not in line
        assert "salt" not in line
    with_a_person = [
        entry for entry in ENTRIES if entry_kind(entry) not in ("bot-seated", "rematched", "started")
    ]
    assert len(set(told)) == len(ENTRIES) + len(with_a_person)


def log_sentences(texts: Texts, match: Match, changes: Iterable[Change]) -> list[list[str]]:
    writer = LogWriter(texts, match.without_entries())
    return [writer.sentences(change) for change in changes]


def told_again(scripted: ScriptedMatch) -> list[Change]:
    match = Match("table", scripted.settings, EDITION, SECRET)
    changes = []
    for sequence, (data, key) in enumerate(scripted.log, 1):
        entry = e.read_entry(data)
        changes.append(Change(sequence, entry, key, match.apply(entry, key)))
    return changes


def test_the_log_knows_who_sat_where() -> None:
    scripted = ScriptedMatch(seat_people=False, order="random")
    for name in NAMES[:2]:
        scripted.enter(sit_down(scripted.match, Arrival(name, f"more{name}"), "hash", 0))
    scripted.do(Leave, 0)
    scripted.do(SeatBot, 1, target=0, level="newcomer")
    scripted.do(Say, 1, text="{ $player } <b>")
    scripted.do(Mute, 1, target=1, muted=True)
    scripted.begin()
    scripted.do(TakeOver, scripted.match.names.index("Ben"), target=scripted.match.names.index("Ben"))
    first, second = seat_names(Texts("en"), scripted.match.seats)
    (bot,) = {first, second} - {"Ben"}
    assert log_sentences(Texts("en"), scripted.match, told_again(scripted)) == [
        ["Ann sits down at the table."],
        ["Ben sits down at the table."],
        ["Ann leaves the table."],
        [f"{bot} (Newcomer) sits down at seat 1."],
        ["Ben: { $player } <b>"],
        ["The host has muted Ben."],
        [f"The game begins. Around the table: {first} and {second}."],
        ["A bot (Apprentice) plays for Ben, at the host’s request."],
    ]


def test_telling_from_the_middle_on() -> None:
    scripted = ScriptedMatch(players=3, order="random").begin()
    writer = LogWriter(Texts("nl"), scripted.match)
    seen = len(scripted.log)
    scripted.play(20)
    changes = told_again(scripted)
    whole = log_sentences(Texts("nl"), scripted.match, changes)
    assert [writer.sentences(change) for change in changes[seen:]] == whole[seen:]


@pytest.fixture(scope="module")
def whole_game() -> ScriptedMatch:
    return ScriptedMatch(players=4, order="random", bots=(None, "random", None, "random")).begin().play()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_words(whole_game: ScriptedMatch, language: str) -> None:
    log = log_sentences(Texts(language), whole_game.match, told_again(whole_game))
    assert len(log) == len(whole_game.log)
    for lines in log:
        assert lines
        for line in lines:
            assert_sentence(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_tells_nothing_hidden(whole_game: ScriptedMatch, language: str) -> None:
    texts = Texts(language)
    cards = [texts.card(number, EDITION) for number in range(len(EDITION.buildings))]
    coins = 0
    for change in told_again(whole_game):
        assert change.events == [event.public() for event in change.events]
        for event in change.events:
            if isinstance(event, CoinDrawn):
                coins += 1
                line = texts.event(event, whole_game.match.names, EDITION)
                assert not any(card in line for card in cards)
    assert coins > 10
    seed = seed_from(SECRET, whole_game.match.salts)
    for lines in log_sentences(texts, whole_game.match, told_again(whole_game)):
        for secret in (str(seed), SECRET.hex(), "hash0", "salt0"):
            assert secret not in " ".join(lines)
