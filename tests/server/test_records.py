"""A whole game over HTTP, and what can be read of it: secrets stay secret until they may be told."""

from __future__ import annotations

import pytest

from oddville.record import read_json, read_text, record_to_dict, verify
from oddville.server.seat_keys import derived_key
from oddville.table.replays import recording_of
from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, Player
from tests.support.running_server import RunningServer, StartServer

pytestmark = pytest.mark.slow


def test_the_record_of_a_whole_game_can_be_checked(finished: Player) -> None:
    response = finished.client.get(f"/api/tables/{finished.table}/record")
    assert response.headers["content-type"] == "application/json"
    record = read_json(response.content)
    game = verify(record)
    assert game.is_over
    assert record.fairness is not None
    assert record.fairness.is_revealed
    assert "ada-salt" in record.fairness.salts
    person, bot = sorted(player.name for player in record.players)
    assert person == "Ada"
    assert bot.endswith(" (newcomer)")
    seen = finished.look()
    assert seen["table"]["ending"] == "finished"
    assert seen["table"]["winner"] == game.winner
    assert seen["table"]["fairness"]["commitment"] == record.fairness.commitment
    text = finished.client.get(f"/api/tables/{finished.table}/record?form=text")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert record_to_dict(read_text(text.text)) == record_to_dict(record)


def test_the_moves_are_those_of_the_record(finished: Player) -> None:
    moves = finished.client.get(f"/api/tables/{finished.table}/moves").json()["moves"]
    record = read_json(finished.client.get(f"/api/tables/{finished.table}/record").content)
    assert [(move["seat"], move["action"], move["text"]) for move in moves] == [
        (move.seat, move.action, move.text) for move in record.moves
    ]


def test_the_log_page_by_page_and_in_words(finished: Player) -> None:
    address = f"/api/tables/{finished.table}/log"
    entries: list[dict[str, object]] = []
    while True:
        after = entries[-1]["sequence"] if entries else 0
        query = {"after": str(after), "limit": "50", "language": "de"}
        page = finished.client.get(address, params=query).json()
        entries += page["entries"]
        if not page["entries"]:
            break
    assert [entry["sequence"] for entry in entries] == list(range(1, page["sequence"] + 1))
    words = [word for entry in entries for word in entry["words"]]  # type: ignore[attr-defined]
    assert any("Ada" in word for word in words)
    plain = finished.client.get(address, params={"limit": "500"}).json()["entries"]
    assert all("words" not in entry for entry in plain)


def test_a_rematch_and_following_to_it(finished: Player, server: str) -> None:
    you = finished.look()["you"]
    assert finished.send("rematch", you[0]).status_code == 200
    rematch = finished.look()["table"]["rematch"]
    followed = finished.client.post(f"/api/tables/{finished.table}/follow", json={"salt": "again"})
    assert followed.status_code == 201
    seated = followed.json()
    assert seated["id"] == rematch
    assert seated["seat"] == (you[0] + 1) % 2
    assert f"Path=/api/tables/{rematch}" in followed.headers["set-cookie"]
    again = finished.client.post(f"/api/tables/{finished.table}/follow", json={}).json()
    assert (again["seat"], again["key"]) == (seated["seat"], seated["key"])
    assert finished.client.get(f"/api/tables/{rematch}").json()["you"] == [seated["seat"]]
    with http_client.client(server) as other:
        response = other.post(f"/api/tables/{finished.table}/follow", json={})
        assert response.status_code == 403


def test_another_device_follows_to_the_same_seat(player: Player, server: str) -> None:
    table, you = player.open()["id"], 0
    link = player.client.post(f"/api/tables/{table}/keys", json={"seat": you}).json()
    player.wait_for("playing")
    player.send("ask-end", you)
    player.send("rematch", you)
    follow = f"/api/tables/{table}/follow"
    first = player.client.post(follow, json={}).json()
    with http_client.client(server, headers={"Authorization": f"Bearer {link['key']}"}) as phone:
        second = phone.post(follow, json={}).json()
        again = phone.post(follow, json={}).json()
    assert first["seat"] == second["seat"] == 1
    assert first["key"] != second["key"] == again["key"]
    for seated in (first, second):
        headers = {"Authorization": f"Bearer {seated['key']}"}
        seen = http_client.get(f"{server}/api/tables/{seated['id']}", headers=headers).json()
        assert seen["you"] == [1]


def test_no_key_of_a_rematch_follows_from_what_is_stored(running: RunningServer, player: Player) -> None:
    """A copy of the database has secrets and hashes of both tables, which open no seat."""
    table = player.open()["id"]
    player.wait_for("playing")
    player.send("ask-end", 0)
    player.send("rematch", 0)
    seated = player.client.post(f"/api/tables/{table}/follow", json={}).json()
    matches = {match.id: match for match in (each.match for each in running.app.service.hall.open_tables)}
    old, new = matches[table], matches[seated["id"]]
    known = old.seats[0].key_hashes[0]
    for material in (known, f"follow {old.id} {known}", old.secret.hex()):
        assert derived_key(new, material.encode()) != seated["key"]
    assert derived_key(new, player.key.encode()) == seated["key"]


def test_before_the_end(player: Player) -> None:
    table = player.open()["id"]
    assert player.client.get(f"/api/tables/{table}/moves").json()["moves"] == []
    assert player.act(player.wait_for("playing")).status_code == 200
    moves = player.client.get(f"/api/tables/{table}/moves").json()["moves"]
    assert moves[0]["text"]
    for form in ("json", "text"):
        response = player.client.get(f"/api/tables/{table}/record?form={form}")
        assert response.status_code == 409
        assert response.json()["error"]["code"] == "not-over"


def test_the_game_so_far_without_its_secrets(player: Player, running: RunningServer) -> None:
    table = player.open()["id"]
    for _ in range(8):
        assert player.act(player.wait_for("playing")).status_code == 200
    player.wait_for("playing")
    asked = f"/api/tables/{table}/record?so_far=true"
    texts = [player.client.get(asked).text for _ in range(2)]
    first, second = (read_json(text.encode()) for text in texts)
    for record in (first, second):
        verify(record)
        assert record.fairness is None
    moves = player.client.get(f"/api/tables/{table}/moves").json()["moves"]
    assert [move.text for move in first.moves] == [move["text"] for move in moves]
    (match,) = (each.match for each in running.app.service.hall.open_tables if each.match.id == table)
    truth = recording_of(match).record()
    assert truth.moves == first.moves == second.moves
    assert len({record.deal for record in (truth, first, second)}) == 3
    assert len(player.client.get(f"{asked}&form=text").text.splitlines()) > len(moves)


@pytest.mark.parametrize("query", ["after=x", "after=-1", "after=", "limit=0", "limit=501", "language=xx"])
def test_questions_that_cannot_be_read(player: Player, query: str) -> None:
    table = player.open()["id"]
    response = player.client.get(f"/api/tables/{table}/log?{query}")
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "unreadable"


@pytest.mark.parametrize("chosen", [None, 8_765_432_101_234])
def test_secrets_are_in_no_answer(
    running: RunningServer, player: Player, server: str, chosen: int | None
) -> None:
    """Secret, seed and the hashes of keys: not to strangers, not to the players."""
    table = player.open(AGAINST_A_BOT | {"seed": chosen, "listed": True})["id"]
    player.act(player.wait_for("playing"))
    extra = player.client.post(f"/api/tables/{table}/keys", json={"seat": 0}).json()["key"]
    match = next(t.match for t in running.app.service.hall.open_tables if t.match.id == table)
    hidden = [match.secret.hex(), str(match.seed), *match.seats[0].key_hashes, player.key, extra]
    assert len(hidden) == 6
    addresses = [
        "/api/lobby",
        *(
            f"/api/tables/{table}{path}"
            for path in ("", "/log", "/log?language=en", "/moves", "/record", "/nowhere", "/live")
        ),
    ]
    with http_client.client(server) as stranger:
        for client in (stranger, player.client):
            for address in addresses:
                text = client.get(address).text
                assert [secret for secret in hidden if secret in text] == [], address


def test_a_match_that_was_given_up_has_a_record_too(player: Player) -> None:
    table = player.open()["id"]
    player.act(player.wait_for("playing"))
    assert player.send("resign", 0).status_code == 200
    record = read_json(player.client.get(f"/api/tables/{table}/record").content)
    assert record.result is None
    assert record.fairness is not None
    verify(record)


def test_matches_go_on_after_a_restart(start_server: StartServer) -> None:
    first = start_server()
    with http_client.client(first.url) as client:
        player = Player(client)
        player.open()
        before = player.wait_for("playing")
    first.stop()
    second = start_server()
    with http_client.client(second.url) as client:
        player.client = client
        after = player.wait_for("playing")
        assert after["game"] == before["game"]
        assert after["you"] == before["you"]
        assert player.act(after).status_code == 200
