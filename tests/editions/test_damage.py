"""Hundreds of random damages to a valid file: each is refused with its place named, or does no harm.

Damages of the text are what editors, transfers and tired people do to a file; damages of the data are what
programs do. What is still valid afterwards has to play.
"""

import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oddville.editions import PROBLEM_CODES, Edition, EditionError, from_dict, from_toml, load_edition
from oddville.editions.start import new_game
from oddville.text import Texts

pytestmark = pytest.mark.slow

FILE = Path(__file__).parents[2] / "examples" / "harbour.toml"
TEXT = FILE.read_text("utf-8")
HARBOUR = load_edition(FILE)
DAMAGES = 400
BATCH = 50

# Of the whole file: no card can be named, but a line, a size or a reason.
OF_FILE = {"not-toml", "line-too-long", "file-too-large", "too-many-problems"}
JUNK: tuple[object, ...] = (
    None, True, -1, 0, 3, 99, 10**30, 2.5, "", "rooser", "wood", "up", "\x1b[2J", "ä" * 80, [], ["wood"],
    ["wood"] * 9, [[]], [1, 2], {}, {"id": "x"}, float("nan"),
)  # fmt: skip


# ---- Damages of the text ---------------------------------------------------------------------------


def pick_line(text: str, chance: random.Random) -> tuple[list[str], int]:
    lines = text.split("\n")
    return lines, chance.choice([n for n, line in enumerate(lines) if line and not line.startswith("#")])


def lose_line(text: str, chance: random.Random) -> str:
    lines, number = pick_line(text, chance)
    del lines[number]
    return "\n".join(lines)


def repeat_line(text: str, chance: random.Random) -> str:
    lines, number = pick_line(text, chance)
    return "\n".join([*lines[:number], lines[number], *lines[number:]])


def swap_lines(text: str, chance: random.Random) -> str:
    lines, first = pick_line(text, chance)
    _, second = pick_line(text, chance)
    lines[first], lines[second] = lines[second], lines[first]
    return "\n".join(lines)


def cut_off(text: str, chance: random.Random) -> str:
    return text[: chance.randrange(len(text))]


def mistype(text: str, chance: random.Random) -> str:
    lines, number = pick_line(text, chance)
    place = chance.randrange(len(lines[number]))
    lines[number] = (
        lines[number][:place] + chance.choice('abz059-"[]=# ,.\t\0é\u2028') + lines[number][place + 1 :]
    )
    return "\n".join(lines)


def lose_letter(text: str, chance: random.Random) -> str:
    lines, number = pick_line(text, chance)
    place = chance.randrange(len(lines[number]))
    lines[number] = lines[number][:place] + lines[number][place + 1 :]
    return "\n".join(lines)


def lose_block(text: str, chance: random.Random) -> str:
    lines, number = pick_line(text, chance)
    return "\n".join(lines[:number] + lines[number + chance.randrange(1, 30) :])


def repeat_block(text: str, chance: random.Random) -> str:
    lines, number = pick_line(text, chance)
    return "\n".join(lines[:number] + lines[number : number + 12] + lines[number:])


TEXT_DAMAGES: tuple[Callable[[str, random.Random], str], ...] = (
    lose_line,
    repeat_line,
    swap_lines,
    cut_off,
    mistype,
    lose_letter,
    lose_block,
    repeat_block,
)


# ---- Damages of the data ---------------------------------------------------------------------------


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every table and list with each of its keys."""
    items = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    found = [(data, key) for key, _ in items]
    for _, value in items:
        if isinstance(value, dict | list):
            found += places(value)
    return found


def damage_data(data: dict[str, Any], chance: random.Random) -> None:
    parent, key = chance.choice(places(data))
    action = chance.randrange(4)
    if action == 0:
        del parent[key]
    elif action == 1 and isinstance(parent, dict):
        parent[f"{key}s"] = parent.pop(key)
    elif action == 2 and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[key]))
    else:
        parent[key] = copy.deepcopy(chance.choice(JUNK))


# ---- Judgement -------------------------------------------------------------------------------------


def judge(read: Callable[[], Edition], what: str) -> str:
    try:
        edition = read()
    except EditionError as error:
        check_refusal(error, what)
        return "refused"
    check_harmless(edition)
    return "same" if edition.hash == HARBOUR.hash else "valid"


def check_refusal(error: EditionError, what: str) -> None:
    assert error.problems, what
    for problem in error.problems:
        assert problem.code in PROBLEM_CODES, what
        assert problem.where, what
        if problem.code not in OF_FILE and not (
            problem.code == "wrong-type" and "expected" in problem.params
        ):
            assert problem.field, f"{what}: no field in {problem}"
        for language in ("en", "fr"):
            sentence = Texts(language).problem(problem)
            assert "\n" not in sentence
            assert problem.where in sentence


def check_harmless(edition: Edition) -> None:
    """It is the same edition, or another one with which a game can be played."""
    assert from_dict(edition.to_dict()) == edition
    game = new_game(2, 1, edition)
    chance = random.Random(1)
    for _ in range(60):
        actions = game.legal_actions()
        if game.is_over or not actions:
            break
        game.step(chance.choice(actions))


@pytest.mark.parametrize("batch", range(DAMAGES // BATCH))
def test_damages_of_the_text(batch: int) -> None:
    results = []
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        chance = random.Random(number)
        damage = TEXT_DAMAGES[number % len(TEXT_DAMAGES)]
        damaged = damage(TEXT, chance)
        results.append(judge(lambda damaged=damaged: from_toml(damaged), f"{damage.__name__} {number}"))  # type: ignore[misc]
    assert "refused" in results


@pytest.mark.parametrize("batch", range(DAMAGES // BATCH))
def test_damages_of_the_data(batch: int) -> None:
    results = []
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        data = HARBOUR.to_dict()
        damage_data(data, random.Random(number))
        results.append(judge(lambda data=data: from_dict(data), f"data {number}"))  # type: ignore[misc]
    assert "refused" in results


@pytest.mark.parametrize("batch", range(4))
def test_damages_of_the_bytes(batch: int) -> None:
    """What a bad transfer does: any byte may change, whatever the encoding makes of it."""
    content = FILE.read_bytes()
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        chance = random.Random(number)
        place = chance.randrange(len(content))
        damaged = content[:place] + bytes([chance.randrange(256)]) + content[place + 1 :]
        judge(lambda damaged=damaged: from_toml(damaged), f"byte {number}")  # type: ignore[misc]


def test_a_misspelt_word_is_named_with_its_card_and_the_right_one() -> None:
    with pytest.raises(EditionError) as caught:
        from_toml(TEXT.replace('guild   = "rooster"', 'guild   = "rooser"', 1))
    (problem,) = caught.value.problems
    assert problem.field == "guild"
    assert problem.where.startswith("building ")
    assert "Did you mean “rooster”?" in Texts("en").problem(problem)


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1", "cp1252", "utf-32"])
def test_other_encodings_are_refused(encoding: str) -> None:
    text = TEXT.replace("’", "'") if encoding == "latin-1" else TEXT
    content = text.replace("Gate", "Gäte").encode(encoding)
    with pytest.raises(EditionError) as caught:
        from_toml(content, "harbour.toml")
    assert caught.value.problems[0].code in ("not-toml", "line-too-long")


def test_ten_thousand_cards_are_refused_at_once() -> None:
    block = TEXT[TEXT.index("[[building]]") :]
    cards = "\n".join(f'[[building]]\nid="c{n}"' for n in range(10_000))
    for content in (TEXT + "\n" + cards, TEXT + block * 200):
        with pytest.raises(EditionError) as caught:
            from_toml(content, "huge.toml")
        assert {problem.code for problem in caught.value.problems} & {"wrong-count", "file-too-large"}
