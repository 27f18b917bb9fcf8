"""Playing on from a moment of a finished game: the same past, another future, a record that holds."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from oddville.editions import from_dict
from oddville.record import Recording, read_json, replay, verify, write_json, write_text
from oddville.rules.action_space import PLAY_FOR_COINS
from oddville.rules.views import view_for
from oddville.server.refusals import encode
from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, QUICK, Player
from tests.support.recorded_games import finished as finished_game
from tests.support.running_server import RunningServer, StartServer
from tests.support.small_edition import small_edition

pytestmark = pytest.mark.slow

GAME = finished_game(3, 5).record()
BOTS = QUICK | {"bots": [None, "newcomer", "newcomer"]}


def take_up(
    player: Player, moment: dict[str, Any], settings: dict[str, Any] = BOTS, seat: int | None = None
) -> httpx.Response:
    body = {"settings": settings, "name": "Eve", "seat": seat, "from": moment}
    response = player.client.post("/api/tables", json=body)
    if response.status_code == 201:
        player._seated(response)
    return response


def view_after(moves: int) -> Any:
    """The game of the record after so many moves, as the server would show it."""
    return json.loads(encode(view_for(replay(GAME, moves), None)))


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


# ---- The moment ---------------------------------------------------------------------------------


@pytest.mark.parametrize("write", [write_json, write_text])
@pytest.mark.parametrize("moves", [0, 3, 40, len(GAME.moves) - 1])
def test_a_table_begins_at_the_moment(player: Player, moves: int, write: Any) -> None:
    settings = QUICK | {"players": 3, "bots": [None, None, None]}
    moment = {"record": write(GAME), "moves": moves}
    assert take_up(player, moment, settings, seat=2).status_code == 201
    for name in ("Bo", "Cy"):
        other = Player(player.client)
        other.join(player.table, name)
    seen = player.wait_for("playing", turn=False)
    assert seen["game"] == view_after(moves)
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Bo", "Cy", "Eve"]
    assert seen["table"]["fairness"] is None
    assert seen["table"]["settings"]["seed"] is None
    assert "opening" not in seen["table"]["settings"]
    past = player.client.get(f"/api/tables/{player.table}/moves").json()["moves"]
    assert [move["text"] for move in past] == [move.text for move in GAME.moves[:moves]]
    history = player.client.get(f"/api/tables/{player.table}/score").json()["history"]
    assert len(history) == max(0, seen["game"]["decision"]["turn"] - 1)


def test_players_and_edition_are_those_of_the_game(player: Player) -> None:
    settings = BOTS | {"players": 2, "edition": "whatever", "order": "random"}
    take_up(player, {"record": write_json(GAME), "moves": 10}, settings)
    seen = player.wait_for("playing", turn=False)
    told = seen["table"]["settings"]
    assert (told["players"], told["edition"], told["order"]) == (3, "standard", "chosen")


def test_the_same_moment_has_many_futures(player: Player, running: RunningServer) -> None:
    """Whoever has seen the replay does not know what comes."""
    decks = set()
    for _ in range(3):
        take_up(player, {"record": write_json(GAME), "moves": 12})
        player.wait_for("playing")
        match = next(t.match for t in running.app.service.hall.open_tables if t.match.id == player.table)
        assert match.game is not None
        decks.add(tuple(match.game.deck))
    assert len(decks) == 3
    assert tuple(replay(GAME, 12).deck) not in decks


# ---- Playing on ---------------------------------------------------------------------------------


def test_the_record_is_one_whole_game(player: Player) -> None:
    take_up(player, {"record": write_json(GAME), "moves": 30})
    player.play_to_the_end()
    record = read_json(player.client.get(f"/api/tables/{player.table}/record").content)
    assert verify(record).is_over
    assert record.fairness is None
    assert [(move.seat, move.action, move.text) for move in record.moves[:30]] == [
        (move.seat, move.action, move.text) for move in GAME.moves[:30]
    ]
    assert len(record.moves) > 30
    frames = player.client.get(f"/api/tables/{player.table}/replay").json()["frames"]
    assert len(frames) == len(record.moves) + 1
    assert frames[-1]["game"] == player.look()["game"]


def test_from_a_table_and_from_a_table_that_was_itself_taken_up(finished: Player, server: str) -> None:
    with http_client.client(server) as client:
        first = Player(client)
        moment = {"table": finished.table, "moves": 20}
        assert take_up(first, moment, AGAINST_A_BOT).status_code == 201
        first.play_to_the_end()
        second = Player(client)
        assert take_up(second, {"table": first.table, "moves": 25}, AGAINST_A_BOT).status_code == 201
        seen = second.wait_for("playing", turn=False)
        assert seen["table"]["phase"] == "playing"
        now, before, long_before = (
            [move["text"] for move in client.get(f"/api/tables/{table}/moves").json()["moves"]]
            for table in (second.table, first.table, finished.table)
        )
        assert now[:25] == before[:25]
        assert now[:20] == long_before[:20]


def test_taking_back_ends_at_the_moment(player: Player) -> None:
    """To take coins reveals nothing, so that it can be taken back; what went before belongs to the past."""
    moves = next(n for n in range(20, len(GAME.moves)) if replay(GAME, n).is_legal(PLAY_FOR_COINS + 1))
    seat = replay(GAME, moves).decider
    people = QUICK | {"players": 3, "bots": [None if chair == seat else "newcomer" for chair in range(3)]}
    take_up(player, {"record": write_json(GAME), "moves": moves}, people | {"pace": "natural"})
    seen = player.wait_for("playing")
    assert refusal(player.send("undo", seat, sequence=seen["sequence"])) == (409, "nothing-to-undo")
    sent = player.send("act", seat, sequence=seen["sequence"], action=PLAY_FOR_COINS + 1)
    undone = player.send("undo", seat, sequence=sent.json()["sequence"], scope="turn")
    assert undone.status_code == 200, undone.text
    again = player.look()
    assert again["game"] == seen["game"] == view_after(moves)
    assert refusal(player.send("undo", seat, sequence=again["sequence"])) == (409, "nothing-to-undo")


def test_it_goes_on_after_a_restart(start_server: StartServer) -> None:
    first = start_server()
    with http_client.client(first.url) as client:
        player = Player(client)
        take_up(player, {"record": write_text(GAME), "moves": 40})
        assert player.act(player.wait_for("playing")).status_code == 200
        before = player.wait_for("playing")
        moves = client.get(f"/api/tables/{player.table}/moves").json()
    first.stop()
    second = start_server()
    with http_client.client(second.url) as client:
        player.client = client
        after = player.wait_for("playing")
        assert after["game"] == before["game"]
        assert after["table"]["fairness"] is None
        assert client.get(f"/api/tables/{player.table}/moves").json() == moves
        log = client.get(f"/api/tables/{player.table}/log", params={"language": "en"}).json()
        assert log["sequence"] == after["sequence"]
        assert client.get(f"/api/tables/{player.table}/statistics").json()["moves"] >= 1
        player.play_to_the_end()
        verify(read_json(client.get(f"/api/tables/{player.table}/record").content))


def test_a_rematch_begins_with_a_deal(player: Player) -> None:
    take_up(player, {"record": write_json(GAME), "moves": len(GAME.moves) - 2})
    player.play_to_the_end()
    assert player.send("rematch", 0).status_code == 200
    followed = player.client.post(f"/api/tables/{player.table}/follow", json={})
    player._seated(followed)
    seen = player.wait_for("playing", turn=False)
    assert seen["table"]["fairness"] is not None
    assert len(seen["game"]["city"]) == 1


# ---- What is refused ----------------------------------------------------------------------------


def test_moments_that_there_are_not(player: Player, finished: Player) -> None:
    for moves in (len(GAME.moves), len(GAME.moves) + 1, 50_000):
        response = take_up(player, {"record": write_json(GAME), "moves": moves})
        assert refusal(response) == (422, "no-such-moment")
        assert response.json()["error"]["params"] == {"moves": len(GAME.moves)}
    whole = len(finished.client.get(f"/api/tables/{finished.table}/moves").json()["moves"])
    assert refusal(take_up(player, {"table": finished.table, "moves": whole})) == (422, "no-such-moment")
    assert refusal(take_up(player, {"table": "abcdefghijklmnop", "moves": 1})) == (404, "unknown-table")
    assert refusal(take_up(player, {"table": "x", "moves": 1})) == (404, "unknown-table")
    assert refusal(take_up(player, {"record": "nonsense", "moves": 1})) == (422, "bad-record")
    for unreadable in (
        {"moves": 1},
        {"moves": 1, "table": finished.table, "record": "x"},
        {"moves": -1, "table": finished.table},
        {"table": finished.table},
    ):
        assert refusal(take_up(player, unreadable)) == (400, "unreadable")


def test_a_game_that_is_still_played(player: Player) -> None:
    player.open()
    player.wait_for("playing")
    assert refusal(take_up(player, {"table": player.table, "moves": 1})) == (409, "not-over")


def test_a_closed_table_is_taken_up_by_its_players_alone(player: Player, server: str) -> None:
    player.open(AGAINST_A_BOT | {"spectators": False})
    player.wait_for("playing")
    player.send("resign", 0)
    body = {"settings": AGAINST_A_BOT, "name": "Eve", "from": {"table": player.table, "moves": 0}}
    with http_client.client(server) as stranger:
        assert refusal(stranger.post("/api/tables", json=body)) == (403, "no-spectators")
        assert stranger.post("/api/tables", json=body, headers=player.headers).status_code == 201


def test_an_edition_that_the_server_does_not_have(player: Player) -> None:
    recording = Recording.begin(["Ann", "Ben"], 1, from_dict(small_edition()))
    moment = {"record": write_json(recording.record()), "moves": 0}
    assert refusal(take_up(player, moment)) == (404, "unknown-edition")


def test_the_wanted_seat_may_be_taken(player: Player) -> None:
    moment = {"record": write_json(GAME), "moves": 4}
    assert refusal(take_up(player, moment, BOTS, seat=1)) == (409, "seat-taken")
    assert refusal(take_up(player, moment, BOTS, seat=3)) == (409, "no-such-seat")
