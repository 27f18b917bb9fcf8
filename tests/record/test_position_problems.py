"""A position that cannot be: every kind of mistake is found, named and placed."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddville.documents.problems import MAX_PROBLEMS, Problem
from oddville.editions import standard
from oddville.editions.start import new_game
from oddville.record import POSITION_CODES, PositionError, game_from_position, position_of
from oddville.record.errors import DOCUMENT_CODES
from oddville.rules.randomness import Generator
from oddville.rules.vocabulary import COLOURS
from tests.record.test_record_mistakes import at, json_values, paths, without
from tests.support.positions import Document, moment, settle_supplies, swap_cards, turn_player, with_edition


def problems_of(document: Document) -> list[Problem]:
    try:
        game_from_position(document)
    except PositionError as error:
        return list(error.problems)
    return []


# ---- One broken position for each code -------------------------------------------------------


def card_missing() -> Document:
    document = moment("turn")
    document["deck"].pop()
    return document


def card_twice() -> Document:
    document = moment("turn")
    document["deck"].append(document["row"][0])
    return document


def character_missing() -> Document:
    document = moment("choose-resource")
    document["piles"]["mask"].pop()
    return document


def character_twice() -> Document:
    document = moment("turn")
    pile = next(pile for pile in document["piles"].values() if pile)
    document["players"][0]["characters"].append(pile[0])
    return document


def character_foreign() -> Document:
    document = moment("choose-resource")
    mask, bells = document["piles"]["mask"], document["piles"]["bells"]
    mask[0], bells[0] = bells[0], mask[0]
    return document


def removed_count() -> Document:
    document = moment("choose-resource")
    document["removed"].append(document["piles"]["mask"].pop())
    return document


def removed_seen() -> Document:
    document = removed_count()
    document["seen_below_top"] = list(document["removed"])
    return document


def workers_count() -> Document:
    document = moment("turn")
    document["players"][1]["supply"] -= 1
    return document


def too_many_workers_in_city() -> Document:
    document = moment("turn", buildings=7)
    owner = next(colour for colour in COLOURS if colour != document["turn_player"])
    for item in document["city"][1:7]:
        item["owner"] = owner
    document["end_trigger"] = owner
    return settle_supplies(document)


def two_on_main_square() -> Document:
    document = moment("turn")
    document["spots"] |= {"wood": "blue", "clay": "blue"}
    return settle_supplies(document)


def no_such_spot() -> Document:
    document = moment("turn")
    document["spots"] |= {"wood": "blue"}
    return with_edition(
        settle_supplies(document), main_square=standard().to_dict()["main_square"] | {"spots": []}
    )


def main_square_first() -> Document:
    document = moment("turn")
    document["city"][0]["x"] = 1
    return document


def owner_missing() -> Document:
    document = moment("turn", buildings=2)
    del document["city"][1]["owner"]
    return document


def built_at(x: int, y: int) -> Callable[[], Document]:
    def broken() -> Document:
        document = moment("turn", buildings=2)
        document["city"][1] |= {"x": x, "y": y}
        return document

    return broken


def edge_mismatch() -> Document:
    document = moment("turn", buildings=2)
    built = document["city"][1]
    towards_square = {(1, 0): "left", (-1, 0): "right", (0, 1): "up"}[built["x"], built["y"]]
    walled = next(
        b.id for b in standard().buildings if towards_square not in b.streets and b.id in document["deck"]
    )
    return swap_cards(document, built["card"], walled)


def row_gap() -> Document:
    document = moment("turn")
    document["deck"].append(document["row"][2])
    document["row"][2] = None
    return document


def row_without_gap() -> Document:
    document = moment("discard")
    document["row"] = [card or document["deck"].pop() for card in document["row"]]
    return document


def too_many_projects() -> Document:
    document = moment("turn")
    projects = document["players"][0]["projects"]
    projects += [document["deck"].pop() for _ in range(3 - len(projects))]
    return document


def turn_of_another() -> Document:
    document = moment("turn")
    document["turn"] += 1
    return document


def end_trigger() -> Document:
    document = moment("turn")
    document["end_trigger"] = "blue"
    return document


def hand_empty() -> Document:
    document = moment("turn")
    turn_player(document)["hand"] = []
    return document


def hand_not_full() -> Document:
    document = moment("turn")
    turn_player(document)["hand"] = [1]
    document["recovered"] = True
    return document


def set_up() -> Document:
    document = moment("choose-resource")
    document["players"][0]["coins"].append(document["deck"].pop())
    return document


def decision_field() -> Document:
    document = moment("turn")
    document["decision"]["worker"] = 2
    return document


def decision_player() -> Document:
    document = moment("turn")
    document["decision"]["player"] = next(colour for colour in COLOURS if colour != document["turn_player"])
    return document


def decision_character() -> Document:
    document = moment("second-resource")
    turn_player(document)["characters"].remove("seignior")
    next(p for p in document["players"] if p is not turn_player(document))["characters"].append("seignior")
    return document


def worker_in_hand() -> Document:
    document = moment("second-resource")
    turn_player(document)["hand"] = [1, 2, 3, 4]
    return document


def builder_after_recovery() -> Document:
    document = moment("place")
    document["recovered"] = True
    return document


def project_fits_nowhere() -> Document:
    """In a city of the Main Square alone, a card that only the street below it could join."""
    document = moment("place")
    while len(document["city"]) > 1:
        document["deck"].append(document["city"].pop()["card"])
    buildings = standard().to_dict()["building"]
    next(b for b in buildings if b["id"] == document["decision"]["card"])["streets"] = ["down"]
    document["end_trigger"] = None
    return with_edition(settle_supplies(document), building=buildings)


def supply_empty() -> Document:
    document = moment("place")
    player = document["players"][COLOURS.index(document["decision"]["player"])]
    document["board"]["wood"]["upper"] += [player["colour"]] * player["supply"]
    player["supply"] = 0
    return document


def bonus_not_there() -> Document:
    document = moment("bonuses")
    document["decision"]["bonuses"] = ["up", "right", "down", "left", "own"]
    return document


def last_card_owner() -> Document:
    document = moment("bonuses")
    document["city"][-1]["owner"] = next(c for c in COLOURS if c != document["decision"]["player"])
    document["end_trigger"] = None
    return settle_supplies(document)


def nothing_to_decide() -> Document:
    document = moment("turn")
    assert turn_player(document)["characters"] == []
    document["decision"]["kind"] = "after-action"
    return document


def guild_mismatch() -> Document:
    document = moment("shuffle")
    document["decision"]["guild"] = "mask" if document["decision"]["guild"] != "mask" else "bells"
    return document


def pile_not_returned() -> Document:
    document = moment("shuffle")
    pile = document["piles"][document["decision"]["guild"]]
    document["players"][0]["characters"].append(pile.pop())
    return document


def game_not_ended() -> Document:
    document = moment("turn")
    document["decision"] = {"kind": "game-over", "player": None}
    return document


BROKEN: list[tuple[str, str, Callable[[], Document]]] = [
    ("card-missing", "", card_missing),
    ("card-twice", "row[0]", card_twice),
    ("character-missing", "", character_missing),
    ("character-twice", "piles.", character_twice),
    ("character-foreign", "piles.", character_foreign),
    ("removed-count", "removed", removed_count),
    ("removed-seen", "seen_below_top", removed_seen),
    ("workers-count", "players[1].supply", workers_count),
    ("too-many-workers-in-city", "city", too_many_workers_in_city),
    ("two-on-main-square", "spots", two_on_main_square),
    ("no-such-spot", "spots.wood", no_such_spot),
    ("main-square-first", "city[0]", main_square_first),
    ("owner-missing", "city[1]", owner_missing),
    ("cell-above", "city[1]", built_at(0, -1)),
    ("cell-occupied", "city[1]", built_at(0, 0)),
    ("cell-apart", "city[1]", built_at(9, 9)),
    ("edge-mismatch", "city[1]", edge_mismatch),
    ("row-gap", "row[2]", row_gap),
    ("row-without-gap", "row", row_without_gap),
    ("too-many-projects", "players[0].projects", too_many_projects),
    ("turn-player", "turn_player", turn_of_another),
    ("end-trigger", "end_trigger", end_trigger),
    ("hand-empty", "players[", hand_empty),
    ("hand-not-full", "players[", hand_not_full),
    ("set-up", "", set_up),
    ("decision-field", "decision.worker", decision_field),
    ("decision-player", "decision.player", decision_player),
    ("decision-character", "decision", decision_character),
    ("worker-in-hand", "decision.worker", worker_in_hand),
    ("builder-after-recovery", "recovered", builder_after_recovery),
    ("project-fits-nowhere", "decision.card", project_fits_nowhere),
    ("supply-empty", "players[", supply_empty),
    ("bonus-not-there", "decision.bonuses", bonus_not_there),
    ("last-card-owner", "city[", last_card_owner),
    ("nothing-to-decide", "decision", nothing_to_decide),
    ("guild-mismatch", "decision.guild", guild_mismatch),
    ("pile-not-returned", "piles.", pile_not_returned),
    ("game-not-ended", "end_trigger", game_not_ended),
]


@pytest.mark.parametrize(("code", "where", "broken"), BROKEN, ids=[code for code, _, _ in BROKEN])
def test_every_mistake_is_found(code: str, where: str, broken: Callable[[], Document]) -> None:
    found = {problem.code: problem for problem in problems_of(broken())}
    assert code in found
    assert found[code].where.startswith(where)


def test_the_table_above_is_complete() -> None:
    assert {code for code, _, _ in BROKEN} == set(POSITION_CODES) - set(DOCUMENT_CODES)


# ---- The document itself ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        (("format",), "oddville-record", "wrong-format", "format"),
        (("version",), 2, "unsupported-version", "version"),
        (("rules",), 1.0, "unsupported-version", "rules"),
        (("edition", "hash"), "", "edition-hash", "edition.hash"),
        (("edition", "id"), "standart", "edition-unknown", "edition.id"),
        (("players", 0, "colour"), "blue", "unknown-word", "players[0].colour"),
        (("players", 0, "hand"), [1, 1], "repeated", "players[0].hand"),
        (("players", 0, "hand"), [5], "out-of-range", "players[0].hand[0]"),
        (("players", 0, "coins"), ["owl-tower"] * 6, "wrong-count", "players[0].coins"),
        (("board", "wood", "lower"), [None], "wrong-count", "board.wood.lower"),
        (("board", "gold"), {}, "unknown-key", "board.gold"),
        (("row", 3), "main-square", "unknown-word", "row[3]"),
        (("city", 0, "x"), "0", "wrong-type", "city[0].x"),
        (("city", 0, "x"), 23, "out-of-range", "city[0].x"),
        (("turn",), -1, "out-of-range", "turn"),
        (("recovered",), 1, "wrong-type", "recovered"),
        (("chance",), "xyz", "out-of-range", "chance"),
        (("decision", "kind"), "wait", "unknown-word", "decision.kind"),
        (("decision", "bonuses"), ["north"], "unknown-word", "decision.bonuses[0]"),
    ],
)
def test_fields_of_the_wrong_kind(path: tuple[str | int, ...], value: object, code: str, where: str) -> None:
    document = moment("turn", buildings=2)
    at(*path, value=value)(document)
    assert (code, where) in [(problem.code, problem.where) for problem in problems_of(document)]


def test_all_mistakes_are_told_at_once() -> None:
    document = card_missing()
    document["spots"] |= {"wood": "red", "clay": "red"}
    assert {"card-missing", "workers-count", "two-on-main-square"} <= {
        problem.code for problem in problems_of(document)
    }


def test_no_more_mistakes_than_anybody_would_read() -> None:
    document = moment("turn")
    document |= {f"key{number}": number for number in range(MAX_PROBLEMS + 50)}
    found = problems_of(document)
    assert found[-1].code == "too-many-problems"
    assert len(found) == MAX_PROBLEMS + 1


MOMENTS = ["choose-resource", "turn", "second-resource", "discard", "place", "bonuses", "builder", "shuffle"]


@pytest.mark.slow
@settings(max_examples=80)
@given(data=st.data())
def test_any_change_is_refused_or_can_be_played(data: st.DataObject) -> None:
    """Whatever the checks let through, the engine must be able to go on with."""
    document = moment(data.draw(st.sampled_from(MOMENTS)))
    words = [*COLOURS, "turn", "place", "bonuses", "builder", "discard", "after-action"]
    values = json_values | st.sampled_from(words) | st.integers(-3, 12)
    for path in data.draw(st.lists(st.sampled_from(paths(copy.deepcopy(document))), min_size=1, max_size=3)):
        change = at(*path, value=data.draw(values)) if data.draw(st.booleans()) else without(*path)
        try:
            change(document)
        except (LookupError, TypeError, AttributeError):
            continue  # an earlier change took the place away
    try:
        game, _ = game_from_position(document)
    except PositionError as error:
        assert {problem.code for problem in error.problems} <= set(POSITION_CODES)  # noqa: PT017
        return
    choices = Generator(data.draw(st.integers(0, 2**32)))
    for _ in range(100):
        legal = game.legal_actions()
        if not legal:
            assert game.is_over
            break
        game.step(legal[choices.below(len(legal))])
        assert min(game.supply[: game.players]) >= 0
        assert min(game.coin_count[: game.players]) >= 0


def test_an_edition_without_a_name_is_unknown() -> None:
    document = position_of(new_game(players=2, seed=7), standard())
    document["edition"]["id"] = ""
    with pytest.raises(PositionError) as caught:
        game_from_position(document)
    assert [problem.code for problem in caught.value.problems] == ["edition-unknown"]
