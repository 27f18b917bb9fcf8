"""Reviews, other tries, hints with reasons and puzzles over HTTP."""

from __future__ import annotations

from datetime import date
from typing import Any

import httpx
import pytest

from oddville.coach.judging import Effort
from oddville.coach.puzzles import puzzle_of_day, puzzles
from oddville.record import write_json
from tests.support import http_client
from tests.support.http_player import QUICK, Player
from tests.support.reviewed_games import bots_game
from tests.support.running_server import StartServer

pytestmark = pytest.mark.slow

TINY = Effort(64, 64, 64)


@pytest.fixture(autouse=True)
def quick_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.reviews.STANDARD", TINY)


def ask(client: httpx.Client, path: str, **body: object) -> dict[str, object]:
    response = client.post(path, json=body)
    assert response.status_code == 200, response.text
    found: dict[str, object] = response.json()
    return found


def whole_review(client: httpx.Client, record: str) -> dict[str, object]:
    found: dict[str, object] = {"judged": 0, "complete": False}
    for _ in range(200):
        found = ask(client, "/api/review", record=record, judged=found["judged"])
        if found["complete"]:
            break
    return found


def test_a_record_is_reviewed_from_its_end(client: httpx.Client) -> None:
    record = write_json(bots_game(2, seed=31))
    first = ask(client, "/api/review", record=record)
    whole = whole_review(client, record)
    assert whole["complete"]
    assert whole["judged"] == whole["stretches"]
    decisions = first["decisions"]
    assert isinstance(decisions, list)
    assert isinstance(whole["decisions"], list)
    if decisions:
        assert whole["decisions"][-len(decisions) :] == decisions


def test_another_try_is_judged(client: httpx.Client) -> None:
    game = bots_game(2, seed=31)
    record = write_json(game)
    whole = whole_review(client, record)
    assert isinstance(whole["decisions"], list)
    decision = next(item for item in whole["decisions"] if item["verdict"] != "forced" and item["turn"] > 3)
    start = ask(client, "/api/review/try", record=record, decision=decision["number"])
    assert start["is_whole"] is False
    assert start["verdict"] is None
    played = ask(
        client, "/api/review/try", record=record, decision=decision["number"], moves=decision["actions"]
    )
    assert played["is_whole"] is True
    assert played["verdict"] is not None
    seen = ask(
        client,
        "/api/review/try",
        record=record,
        decision=decision["number"],
        moves=decision["better"],
        judge=False,
    )
    assert seen["verdict"] is None
    refused = client.post("/api/review/try", json={"record": record, "decision": 99_999})
    assert refused.json()["error"]["code"] == "no-such-moment"


def test_a_running_game_cannot_be_reviewed(client: httpx.Client, player: Player) -> None:
    record = write_json(bots_game(2, seed=3, most_moves=20))
    assert client.post("/api/review", json={"record": record}).json()["error"]["code"] == "not-over"
    player.open()
    for path in ("review", "review/try"):
        address = f"/api/tables/{player.table}/{path}"
        body = {} if path == "review" else {"decision": 0}
        answer = player.client.post(address, json=body, headers=player.headers)
        assert answer.json()["error"]["code"] == "not-over"


def test_a_finished_table_is_reviewed(player: Player) -> None:
    player.open()
    player.play_to_the_end()
    address = f"/api/tables/{player.table}/review"
    found = player.client.post(address, json={}, headers=player.headers).json()
    assert found["stretches"] > 10


def review_of_table(player: Player) -> dict[str, Any]:
    address = f"/api/tables/{player.table}/review"
    found: dict[str, Any] = {"judged": 0, "complete": False}
    for _ in range(200):
        body = {"judged": found["judged"]}
        found = player.client.post(address, json=body, headers=player.headers).json()
        if found["complete"]:
            break
    return found


def test_it_is_kept_with_the_match(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start_server()
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open()
        player.play_to_the_end()
        made = review_of_table(player)
    assert made["complete"]
    server.stop()  # which writes what is queued

    def no_search(*_: object) -> None:
        raise AssertionError("judged again")

    monkeypatch.setattr("oddville.table.reviews.judge_here", no_search)
    with http_client.client(start_server().url) as client:
        address = f"/api/tables/{player.table}/review"
        assert client.post(address, json={}, headers=player.headers).json() == made
        first = {"decision": made["decisions"][-1]["number"], "judge": False}
        assert client.post(f"{address}/try", json=first, headers=player.headers).status_code == 200


def test_the_puzzle_of_a_day_is_the_same_for_everybody(client: httpx.Client) -> None:
    day = date(2026, 11, 17)
    found = client.get(f"/api/puzzles/{day}").json()
    assert found["id"] == puzzle_of_day(day).id
    assert client.get(f"/api/puzzles/{found['id']}").json() == found
    assert len(client.get("/api/puzzles").json()["puzzles"]) == len(puzzles())
    assert client.get("/api/puzzles/nonsense").json()["error"]["code"] == "unknown-puzzle"


def test_a_try_at_a_puzzle_tells_right_from_wrong(client: httpx.Client) -> None:
    puzzle = puzzles()[0]
    right = ask(client, f"/api/puzzles/{puzzle.id}", action=puzzle.solutions[0])
    assert right["is_right"] is True
    assert right["reasons"]
    other = next(iter(puzzle.others))
    wrong = ask(client, f"/api/puzzles/{puzzle.id}", action=other)
    assert wrong["is_right"] is False
    assert wrong["loss"] == pytest.approx(puzzle.loss(other), abs=0.001)
    assert wrong["reasons"] == []
    refused = client.post(f"/api/puzzles/{puzzle.id}", json={"action": 723})
    assert refused.status_code in (409, 422)
    told = client.get(f"/api/puzzles/{puzzle.id}/solution").json()
    assert told["action"] == puzzle.solutions[0]


def test_a_hint_says_what_matters_and_why(player: Player) -> None:
    player.open()
    player.wait_for("playing")
    address = f"/api/tables/{player.table}/hint"
    found = player.client.get(address, params={"level": "newcomer"}, headers=player.headers).json()
    assert found["matters"]
    assert found["why"]


def test_a_hint_in_a_study_is_for_whoever_decides_there(player: Player) -> None:
    """After moves that are only tried, for any seat; the table itself does not change."""
    player.open()
    seen = player.wait_for("playing")
    address = f"/api/tables/{player.table}/study"
    moves: list[dict[str, int]] = []
    seats = set()
    for _ in range(12):
        studied = player.client.post(address, json={"moves": moves}, headers=player.headers).json()
        seat = studied["game"]["decision"]["seat"]
        body = {"moves": moves, "level": "newcomer", "language": "de"}
        found = player.client.post(f"{address}/hint", json=body, headers=player.headers).json()
        assert found["action"] in studied["legal"][str(seat)]
        assert found["why"]
        moves.append({"seat": seat, "action": found["action"]})
        seats.add(seat)
    assert len(seats) == 2
    assert player.look()["sequence"] == seen["sequence"]
    moves[0]["action"] = 723
    refused = player.client.post(f"{address}/hint", json={"moves": moves}, headers=player.headers)
    assert refused.json()["error"]["code"] == "illegal"


def hints_for_two(client: httpx.Client, **settings: bool) -> list[dict[str, Any]]:
    ada, bo = Player(client), Player(client)
    ada.open(QUICK | {"order": "chosen"} | settings)
    client.cookies.clear()  # two people, not two at one screen
    bo.join(ada.table)
    client.cookies.clear()
    address = f"/api/tables/{ada.table}/hint?level=newcomer"
    return [client.get(address, headers=one.headers).json() for one in (ada, bo)]


def test_people_who_play_people_get_no_hints(client: httpx.Client) -> None:
    assert {found["error"]["code"] for found in hints_for_two(client)} == {"no-hints", "not-your-turn"}


def test_nor_do_they_by_way_of_a_study(client: httpx.Client) -> None:
    ada, bo = Player(client), Player(client)
    ada.open(QUICK | {"order": "chosen"})
    client.cookies.clear()
    bo.join(ada.table)
    client.cookies.clear()
    for headers in (ada.headers, bo.headers, {}):
        answer = client.post(
            f"/api/tables/{ada.table}/study/hint", json={"level": "newcomer"}, headers=headers
        )
        assert answer.json()["error"]["code"] == "no-hints"


def test_unless_the_table_was_opened_with_them(client: httpx.Client) -> None:
    """Then only the one who decides gets some."""
    found = hints_for_two(client, hints=True)
    assert sorted("why" in each for each in found) == [False, True]
    assert [each["error"]["code"] for each in found if "error" in each] == ["not-your-turn"]
