"""Asking what would be, over HTTP; and that no answer depends on what is hidden."""

from __future__ import annotations

from random import Random

import httpx
import pytest

from oddville.protocol.study import StudyMove
from oddville.server.refusals import encode
from oddville.server.settings import Limits
from oddville.table.match import Match
from oddville.table.study import study_match as study
from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, QUICK, Player
from tests.support.match_twins import random_entry, started, twin_of
from tests.support.running_server import StartServer

pytestmark = pytest.mark.slow


def ask(player: Player, moves: list[dict[str, int]]) -> httpx.Response:
    return player.client.post(
        f"/api/tables/{player.table}/study", json={"moves": moves}, headers=player.headers
    )


# ---- Secrecy ------------------------------------------------------------------------------------


def random_moves(match: Match, random: Random) -> list[StudyMove]:
    """Some moves from here on, chosen by what the answers say."""
    moves: list[StudyMove] = []
    for _ in range(random.randrange(6)):
        found = study(match, moves)
        seat = found.game.decision.seat
        if seat is None:
            break
        moves.append(StudyMove(seat, random.choice(found.legal[seat])))
    return moves


def compare_game(players: int, seed: int, most: int) -> int:
    """Play a random game and ask the same of each position and of its twin; how many were compared."""
    random = Random(seed)
    match = started(players, random)
    compared = 0
    while match.phase == "playing" and compared < most:
        twin = twin_of(match, random)
        assert twin.game is not None
        assert match.game is not None
        moves = random_moves(match, random)
        for asked in ([], moves):
            answer = encode(study(match, asked))
            assert answer == encode(study(twin, asked))
            assert answer == encode(study(match, asked))
        compared += 1
        for _ in range(3):
            if match.phase == "playing":
                match.apply(random_entry(match, random, 1))
    return compared


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_answer_depends_on_what_is_hidden(players: int) -> None:
    assert compare_game(players, players, 80) == 80


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_answer_of_many_games_depends_on_what_is_hidden(players: int) -> None:
    positions = sum(compare_game(players, seed, 10_000) for seed in range(500, 508))
    print(f"{players} players: {positions} positions compared")


def test_the_truth_would_be_noticed() -> None:
    """A study of the game itself, and not of an imagined one, would differ."""
    random = Random(2)
    match = started(2, random)
    while not match.game or match.game.decision != 1:
        match.apply(random_entry(match, random, 1))
    twin = twin_of(match, random)
    assert match.game is not None
    assert twin.game is not None
    take = next(option.action for option in study(match, []).options if option.kind == "play-for-building")
    for game in (match.game, twin.game):
        game.step(take)
    assert match.game.row != twin.game.row


# ---- Over HTTP ----------------------------------------------------------------------------------


def test_options_before_they_count(player: Player) -> None:
    player.open()
    seen = player.wait_for("playing")
    answer = ask(player, []).json()
    assert answer["sequence"] == seen["sequence"]
    assert answer["game"] == seen["game"]
    seat = seen["game"]["decision"]["seat"]
    assert answer["legal"][str(seat)] == seen["legal"][str(seat)]
    assert set(answer["legal"]) == {"0", "1"}
    assert [option["action"] for option in answer["options"]] == seen["legal"][str(seat)]
    assert answer["refused"] is None
    first = answer["options"][0]
    assert first["kind"] == "pick-resource"
    assert first["fields"] == {"resource": first["action"] - 1}
    assert (first["price"], first["coins"], first["supply"], first["reveals"]) == (0, 0, 8, False)
    assert first["events"][0]["kind"] == "resource-picked"
    assert player.look()["sequence"] == seen["sequence"]


def test_what_if(player: Player) -> None:
    player.open()
    player.wait_for("playing")
    moves: list[dict[str, int]] = []
    for _ in range(10):
        answer = ask(player, moves).json()
        seat = answer["game"]["decision"]["seat"]
        moves.append({"seat": seat, "action": answer["legal"][str(seat)][0]})
    assert [(move["seat"], move["action"]) for move in answer["moves"]] == [
        (move["seat"], move["action"]) for move in moves[:-1]
    ]
    assert answer["game"]["decision"]["kind"] == 1
    done = next(option for option in answer["not_now"] if option["kind"] == "done")
    assert done["reason"] == {"code": "action-compulsory", "params": {"decision": 1}}
    refused = ask(player, [moves[0], moves[0]]).json()["refused"]
    assert refused["index"] == 1
    assert refused["reason"]["code"] in ("not-your-decision", "other-decision")  # by who picks last


def test_what_cannot_be_studied(player: Player, server: str) -> None:
    player.open(QUICK)
    assert ask(player, []).json()["error"]["code"] == "not-started"
    player.open(AGAINST_A_BOT | {"spectators": False})
    player.wait_for("playing")
    move = {"seat": 0, "action": 1}
    for moves in ([move] * 81, [{"seat": 4, "action": 1}], [{"seat": 0, "action": 724}], [{"seat": 0}]):
        response = ask(player, moves)
        assert (response.status_code, response.json()["error"]["code"]) == (400, "unreadable")
    with http_client.client(server) as stranger:
        response = stranger.post(f"/api/tables/{player.table}/study", json={})
        assert (response.status_code, response.json()["error"]["code"]) == (403, "no-spectators")


def test_studies_have_a_rate_of_their_own(start_server: StartServer) -> None:
    server = start_server(limits=Limits(studies_per_minute=3))
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open()
        assert [ask(player, []).status_code for _ in range(4)][-1] == 429
        assert client.get(f"/api/tables/{player.table}").status_code == 200


# ---- How it may end -----------------------------------------------------------------------------


def test_a_forecast(player: Player) -> None:
    player.open(QUICK | {"players": 3, "bots": [None, "newcomer", "newcomer"]})
    address = f"/api/tables/{player.table}/forecast"
    seen = player.wait_for("playing")
    answer = player.client.get(address).json()
    assert answer["sequence"] == seen["sequence"]
    assert len(answer["scores"]) == len(answer["shares"]) == 3
    assert all(0 < score < 100 for score in answer["scores"])
    assert sum(answer["shares"]) == pytest.approx(1)
    again = player.client.get(address).json()
    assert again == answer  # searched once


def test_a_forecast_after_the_end_is_what_happened(player: Player) -> None:
    player.open(QUICK)
    assert player.client.get(f"/api/tables/{player.table}/forecast").json()["error"]["code"] == "not-started"
    player.open()
    player.play_to_the_end()
    seen = player.look()
    answer = player.client.get(f"/api/tables/{player.table}/forecast").json()
    assert answer["scores"] == [seat["score"] for seat in seen["game"]["players"]]
    assert answer["shares"][seen["table"]["winner"]] == 1


# ---- Hints --------------------------------------------------------------------------------------


def test_a_hint_is_an_action_that_is_offered(player: Player) -> None:
    player.open()
    seen = player.wait_for("playing")
    address = f"/api/tables/{player.table}/hint"
    answer = player.client.get(address, params={"level": "newcomer"}, headers=player.headers).json()
    assert answer["sequence"] == seen["sequence"]
    assert answer["action"] in seen["legal"][str(seen["game"]["decision"]["seat"])]
    assert answer["why"].endswith(".")


def test_hints_are_for_the_player_who_decides(player: Player) -> None:
    address = "/api/tables/{}/hint?level={}"

    def code(level: str = "newcomer", **headers: str) -> str:
        response = player.client.get(address.format(player.table, level), headers=headers)
        return str(response.json()["error"]["code"])

    player.open(QUICK)
    assert code() == "not-started"
    player.open()
    player.wait_for("playing")
    player.client.cookies.clear()
    assert code() == "not-your-turn"
    assert code("nobody", **player.headers) == "unknown-level"
    assert code("No Level", **player.headers) == "unreadable"
    player.send("resign", 0)
    assert code(**player.headers) == "game-over"


def test_hints_have_a_rate_of_their_own(start_server: StartServer) -> None:
    server = start_server(limits=Limits(hints_per_minute=2))
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open()
        player.wait_for("playing")
        address = f"/api/tables/{player.table}/hint?level=newcomer"
        assert [client.get(address, headers=player.headers).status_code for _ in range(3)] == [200, 200, 429]
