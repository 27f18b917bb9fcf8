"""A shuffle that anyone can check: what was promised can be shown, and every way of cheating is found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville.record import (
    Fairness,
    Record,
    RecordError,
    Recording,
    check_fairness,
    commitment,
    is_salt,
    order_from,
    read_json,
    read_text,
    record_from_dict,
    record_to_dict,
    save,
    seed_from,
    verify,
    write_json,
    write_text,
)
from oddville.record.shuffles import Shuffle
from oddville.rules.randomness import WORD_LIMIT, Generator
from tests.support.play import Chooser
from tests.support.record_schema import schema

SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(1, 33))
SALTS = ("tea with Ada", "", ' "7" # \\', "~")
NAMES = ("Ada", "Ben Li", "Cléo", "Dörte")
DOCUMENT = Path(__file__).parents[2] / "docs" / "records.md"


def fair_record(players: int, secret: bytes = SECRET, *, is_chosen: bool = False) -> Record:
    """A whole game as an honest server would record it, its seats drawn or chosen."""
    salts = SALTS[:players]
    order = tuple(range(players)) if is_chosen else order_from(secret, salts, players)
    recording = Recording.begin([NAMES[chair] for chair in order], seed_from(secret, salts))
    chooser = Chooser(Generator(players))
    while not recording.game.is_over:
        seat, action = chooser.choose(recording.game)
        recording.play(action, seat)
    proof = Fairness(commitment(secret), secret.hex(), salts, order)
    return replace(recording.record(), fairness=proof)


RECORD = fair_record(3)
PROOF = RECORD.fairness or Fairness("", None, (), ())
SHUFFLED = next(index for index, move in enumerate(RECORD.moves) if move.shuffle)


def with_proof(proof: Fairness | None) -> Record:
    return replace(RECORD, fairness=proof)


# ---- Digests ---------------------------------------------------------------------------------


def test_the_digests_stay_as_they_are() -> None:
    """Commitments that servers have published must fit for ever."""
    assert commitment(SECRET) == "07a79765e85b809be62b472dbe2f5fbf08a46848d253f935c5a35fe7d9ec9659"
    assert seed_from(SECRET, ["tea", "", "7 # 7"]) == 9266900227498858301
    assert order_from(SECRET, ["tea", "", "7 # 7"], 3) == (2, 0, 1)


salts = st.lists(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=64), max_size=4)


@given(salts, salts)
def test_only_equal_lists_of_salts_give_one_seed(first: list[str], second: list[str]) -> None:
    assert 0 <= seed_from(SECRET, first) < WORD_LIMIT
    assert (seed_from(SECRET, first) == seed_from(SECRET, second)) is (first == second)


def test_nothing_moves_between_neighbouring_salts() -> None:
    lists = [["ab", "c"], ["a", "bc"], ["abc", ""], ["", "abc"], ["abc"], ["c", "ab"], ["ab", "c", ""]]
    assert len({seed_from(SECRET, salts) for salts in lists}) == len(lists)


def test_seed_order_and_commitment_tell_nothing_about_each_other() -> None:
    for players in range(5):
        seed = seed_from(SECRET, SALTS[:players]).to_bytes(8, "big").hex()
        assert not commitment(SECRET).startswith(seed)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_an_order_has_every_chair_once_and_every_order_comes(count: int) -> None:
    orders = {order_from(bytes([number] * 32), SALTS[:count], count) for number in range(200)}
    assert all(sorted(order) == list(range(count)) for order in orders)
    assert len(orders) == {2: 2, 3: 6, 4: 24}[count]


@pytest.mark.parametrize(
    ("salt", "is_good"), [("", True), ("x" * 64, True), ("x" * 65, False), ("é", False), ("a\n", False)]
)
def test_what_a_salt_may_be(salt: str, is_good: bool) -> None:
    assert is_salt(salt) is is_good
    if not is_good:
        with pytest.raises(RecordError, match="fairness-salt"):
            seed_from(SECRET, [salt])


def test_a_secret_has_its_length() -> None:
    for use in (commitment, lambda secret: seed_from(secret, ())):
        with pytest.raises(RecordError, match="fairness-hex"):
            use(SECRET[:-1])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"commitment": "0" * 63}, "fairness-hex"),
        ({"secret": SECRET.hex().upper()}, "fairness-hex"),
        ({"salts": ("a", "b", "ö")}, "fairness-salt"),
        ({"salts": ("a",), "order": (0,)}, "wrong-count"),
        ({"order": (0, 1)}, "fairness-order"),
        ({"order": (0, 1, 1)}, "fairness-order"),
    ],
)
def test_a_proof_is_well_formed(change: dict[str, object], code: str) -> None:
    with pytest.raises(RecordError) as raised:
        replace(PROOF, **change)  # type: ignore[arg-type]
    assert raised.value.code == code


# ---- Honest records --------------------------------------------------------------------------

HONEST = [
    *(fair_record(players) for players in (2, 3, 4)),
    fair_record(4, is_chosen=True),
    with_proof(replace(PROOF, secret=None)),
    replace(RECORD, moves=RECORD.moves[:40], result=None),
    replace(RECORD, moves=RECORD.moves[: SHUFFLED + 1], result=None),
]


@pytest.mark.parametrize("record", HONEST, ids=range(len(HONEST)))
def test_honest_records_pass_in_both_forms(record: Record) -> None:
    verify(record)
    assert read_json(write_json(record)) == record
    assert read_text(write_text(record)) == record
    jsonschema.Draft202012Validator(schema()).validate(json.loads(write_json(record)))


def test_a_record_may_end_before_chance_has_decided() -> None:
    last = replace(RECORD.moves[SHUFFLED], shuffle=None)
    check_fairness(replace(RECORD, moves=(*RECORD.moves[:SHUFFLED], last), result=None))


def test_a_record_without_proof_says_nothing_of_it() -> None:
    plain = with_proof(None)
    assert "fairness" not in record_to_dict(plain)
    assert "commitment" not in write_text(plain)
    verify(plain)


def test_a_secret_that_is_not_revealed_is_in_neither_form() -> None:
    hidden = with_proof(replace(PROOF, secret=None))
    assert SECRET.hex() not in write_json(hidden) + write_text(hidden)


# ---- Cheating --------------------------------------------------------------------------------


def swapped(items: tuple[int, ...]) -> tuple[int, ...]:
    return (items[1], items[0], *items[2:])


def with_deal(**changes: object) -> Record:
    return replace(RECORD, deal=replace(RECORD.deal, **changes))  # type: ignore[arg-type]


def other_piles() -> tuple[tuple[int, ...], ...]:
    first, *others = RECORD.deal.piles
    return (swapped(first), *others)


def other_shuffle() -> Record:
    """The pile of a later shuffle in another order."""
    told = RECORD.moves[SHUFFLED].shuffle
    assert told is not None
    move = replace(RECORD.moves[SHUFFLED], shuffle=Shuffle(told.guild, told.pile[::-1]))
    return replace(RECORD, moves=(*RECORD.moves[:SHUFFLED], move, *RECORD.moves[SHUFFLED + 1 :]))


def missing_shuffle() -> Record:
    move = replace(RECORD.moves[SHUFFLED], shuffle=None)
    return replace(RECORD, moves=(*RECORD.moves[:SHUFFLED], move, *RECORD.moves[SHUFFLED + 1 :]))


def wrong_orders() -> list[tuple[int, ...]]:
    allowed = {PROOF.order, (0, 1, 2)}
    return [
        order for order in ((1, 0, 2), (2, 1, 0), (0, 2, 1), (1, 2, 0), (2, 0, 1)) if order not in allowed
    ]


CHEATS: list[tuple[Callable[[], Record], str, str]] = [
    (
        lambda: with_proof(replace(PROOF, secret=OTHER_SECRET.hex())),
        "fairness-commitment",
        "fairness.commitment",
    ),
    (
        lambda: with_proof(
            replace(PROOF, secret=OTHER_SECRET.hex(), commitment=commitment(OTHER_SECRET), order=(0, 1, 2))
        ),
        "fairness-deal",
        "deal.first_player",
    ),
    (lambda: with_proof(replace(PROOF, commitment="0" * 64)), "fairness-commitment", "fairness.commitment"),
    (
        lambda: with_proof(replace(PROOF, salts=("tea with Eve", *SALTS[1:3]), order=(0, 1, 2))),
        "fairness-deal",
        "deal.deck",
    ),
    (
        lambda: with_proof(replace(PROOF, salts=(SALTS[1], SALTS[0], SALTS[2]), order=(0, 1, 2))),
        "fairness-deal",
        "deal.deck",
    ),
    (
        lambda: with_proof(replace(PROOF, salts=(*SALTS[:3], "extra"), order=(0, 1, 2, 3))),
        "wrong-count",
        "fairness.salts",
    ),
    (lambda: with_deal(deck=swapped(RECORD.deal.deck)), "fairness-deal", "deal.deck"),
    (lambda: with_deal(piles=other_piles()), "fairness-deal", "deal.piles"),
    (
        lambda: with_deal(first_player=(RECORD.deal.first_player + 1) % 3),
        "fairness-deal",
        "deal.first_player",
    ),
    (lambda: with_deal(removed=RECORD.deal.removed[::-1]), "fairness-deal", "deal.removed"),
    (other_shuffle, "fairness-shuffle", "shuffle"),
    (missing_shuffle, "fairness-shuffle", "shuffle"),
    *(
        (lambda order=order: with_proof(replace(PROOF, order=order)), "fairness-order", "fairness.order")
        for order in wrong_orders()
    ),
]


@pytest.mark.parametrize(("cheat", "code", "where"), CHEATS, ids=range(len(CHEATS)))
def test_every_way_of_cheating_is_found(cheat: Callable[[], Record], code: str, where: str) -> None:
    with pytest.raises(RecordError) as raised:
        check_fairness(cheat())
    error = raised.value
    assert error.code == code
    assert error.where == where or (code == "fairness-deal" and error.where.startswith("deal."))
    assert error.move == (SHUFFLED + 1 if code == "fairness-shuffle" else None)


def test_a_whole_game_of_another_deal_is_found_by_both_readers() -> None:
    """All of it is right but for the promise."""
    other = replace(fair_record(3, OTHER_SECRET, is_chosen=True), fairness=replace(PROOF, order=(0, 1, 2)))
    for read, written in ((read_json, write_json(other)), (read_text, write_text(other))):
        with pytest.raises(RecordError) as raised:
            read(written)
        assert raised.value.code == "fairness-deal"
        assert raised.value.names


def test_other_cards_after_the_deal_are_found_in_a_game_that_is_right() -> None:
    """Deal kept, a later shuffle chosen: the game goes on by the rules, but not by the secret."""
    found = set()
    for chosen in range(6):
        recording = Recording.begin(NAMES[:3], seed_from(SECRET, SALTS[:3]))
        chooser = Chooser(Generator(3))
        recording.game.chance = chosen  # whoever deals draws with numbers of his own
        while not recording.game.is_over:
            seat, action = chooser.choose(recording.game)
            recording.play(action, seat)
        try:
            verify(replace(recording.record(), fairness=replace(PROOF, order=(0, 1, 2))))
        except RecordError as error:
            found.add(error.code)
    assert found == {"fairness-shuffle"}


# ---- Documents -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("commitment", "x", "fairness-hex"),
        ("secret", None, "wrong-type"),
        ("secret", "00", "fairness-hex"),
        ("salts", "tea", "wrong-type"),
        ("salts", ["a", "b", 3], "wrong-type"),
        ("salts", ["a", "b", "c" * 65], "fairness-salt"),
        ("salts", ["a", "b"], "fairness-order"),
        ("order", [0, 1, "2"], "wrong-type"),
        ("order", [0, 1, 9], "out-of-range"),
        ("order", [0, 1, True], "wrong-type"),
        ("other", 1, "unknown-key"),
    ],
)
def test_mistakes_in_json(key: str, value: object, code: str) -> None:
    document = record_to_dict(RECORD)
    document["fairness"][key] = value
    with pytest.raises(RecordError) as raised:
        record_from_dict(document)
    assert raised.value.code == code
    assert raised.value.where.startswith("fairness.")


@pytest.mark.parametrize("value", [None, [], 1, {}])
def test_a_proof_that_is_none(value: object) -> None:
    with pytest.raises(RecordError):
        record_from_dict(record_to_dict(RECORD) | {"fairness": value})


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("\ncommitment ", "\ncommitment 0", "fairness-hex"),
        ("\nsecret ", "\nsecret x", "fairness-hex"),
        ('\nsalt "tea', "\nsalt tea", "not-json"),
        ('\nsalt "tea', '\nsalt "tée', "fairness-salt"),
        ('\nsalt ""', "", "fairness-order"),
        ("\norder ", "\norder x ", "wrong-type"),
        ("\norder ", "\nordre ", "not-text"),
        ("\nsecret ", "\n# secret ", None),
    ],
)
def test_mistakes_in_text(old: str, new: str, code: str | None) -> None:
    text = write_text(RECORD)
    assert old in text
    if code is None:
        assert read_text(text.replace(old, new)) == with_proof(replace(PROOF, secret=None))
        return
    with pytest.raises(RecordError) as raised:
        read_text(text.replace(old, new))
    assert raised.value.code == code
    assert raised.value.where.startswith("line ")


def test_the_check_by_hand_in_the_documentation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It agrees with an honest record, and objects to one whose deck was changed."""
    blocks = re.findall(r"^```python\n(.*?)^```", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (program,) = [block for block in blocks if "hashlib" in block]
    monkeypatch.chdir(tmp_path)
    save(RECORD, "fair.json")
    exec(program, {})
    document = record_to_dict(RECORD)
    document["deal"]["deck"].reverse()
    Path("fair.json").write_text(json.dumps(document), "utf-8")
    with pytest.raises(AssertionError):
        exec(program, {})
