"""Whole games over HTTP, from tables and from records; scores at any time."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from oddville import standard
from oddville.editions import from_dict
from oddville.record import Recording, read_json, states, write_json, write_text
from oddville.rules.scoresheet import scoresheet
from oddville.text import LANGUAGES, Texts
from tests.support.http_player import QUICK, Player
from tests.support.recorded_games import finished as finished_game
from tests.support.small_edition import small_edition

pytestmark = pytest.mark.slow

SHORT = finished_game(2, 1).record()


def refusal(response: httpx.Response) -> tuple[int, str, dict[str, Any]]:
    error = response.json()["error"]
    return response.status_code, error["code"], error["params"]


def bring(client: httpx.Client, record: str) -> httpx.Response:
    return client.post("/api/replay", json={"record": record})


# ---- Replays ------------------------------------------------------------------------------------


def test_a_table_after_its_end(finished: Player) -> None:
    response = finished.client.get(f"/api/tables/{finished.table}/replay")
    assert response.headers["content-encoding"] == "gzip"
    replay = response.json()
    record = read_json(finished.client.get(f"/api/tables/{finished.table}/record").content)
    assert replay["edition"] == standard().hash
    assert replay["edition_data"] == standard().to_dict()
    sitting = [
        {key: seat[key] for key in ("name", "bot", "townsperson")}
        for seat in finished.look()["table"]["seats"]
    ]
    assert replay["players"] == sitting
    assert {"name": "Ada", "bot": None, "townsperson": None} in sitting
    assert sorted(str(seat["bot"]) for seat in sitting) == ["None", "newcomer"]
    first, *frames = replay["frames"]
    assert (first["seat"], first["action"], first["text"], first["turn"]) == (None, None, None, 0)
    assert [(frame["seat"], frame["action"], frame["text"]) for frame in frames] == [
        (move.seat, move.action, move.text) for move in record.moves
    ]
    deck = [standard().buildings[card].id for card in first["hidden"]["deck"]]
    assert deck == [standard().buildings[card].id for card in record.deal.deck[6:]]
    assert first["hidden"]["piles"] == [list(pile) for pile in record.deal.piles]
    assert first["hidden"]["coins"] == [[], []]
    assert frames[-1]["game"] == finished.look()["game"]
    log = finished.client.get(f"/api/tables/{finished.table}/log", params={"limit": "500"}).json()["entries"]
    told = [entry["events"] for entry in log if entry["entry"]["kind"] == "moved"]
    assert [frame["events"] for frame in frames][: len(told)] == told
    turns = [frame["turn"] for frame in frames]
    assert turns == sorted(turns)
    assert replay["result"]["winner"] == finished.look()["table"]["winner"]
    assert replay["result"]["scores"] == [sheet["total"] for sheet in replay["result"]["scoresheets"]]


@pytest.mark.parametrize("write", [write_json, write_text])
def test_a_record_that_somebody_brings(client: httpx.Client, write: Any) -> None:
    record = finished_game(3, 5).record()
    replay = bring(client, write(record)).json()
    assert [player["name"] for player in replay["players"]] == [player.name for player in record.players]
    for frame, game in zip(replay["frames"], states(record), strict=True):
        assert [seat["score"] for seat in frame["game"]["players"]] == game.scores()
        assert frame["game"]["deck_size"] == len(frame["hidden"]["deck"]) == game.deck_count
        assert [len(coins) for coins in frame["hidden"]["coins"]] == list(game.coin_count[: game.players])
    assert replay["result"]["winner"] == game.winner


def test_a_game_that_was_not_finished_has_no_result(client: httpx.Client) -> None:
    recording = Recording.begin(["Ann", "Ben"], seed=4)
    recording.play(recording.game.legal_actions()[0])
    replay = bring(client, write_text(recording.record())).json()
    assert replay["result"] is None
    assert len(replay["frames"]) == 2


def test_before_the_end(player: Player) -> None:
    player.open()
    player.wait_for("playing")
    assert refusal(player.client.get(f"/api/tables/{player.table}/replay"))[:2] == (409, "not-over")


# ---- What is wrong with a record ----------------------------------------------------------------


def test_a_move_that_the_rules_forbid(client: httpx.Client) -> None:
    data = json.loads(write_json(SHORT))
    data["moves"][1] = data["moves"][0] | {"seat": data["moves"][1]["seat"]}
    response = bring(client, json.dumps(data))
    status, code, params = refusal(response)
    assert (status, code) == (422, "bad-record")
    assert (params["mistake"], params["move"], params["where"]) == ("illegal-move", 2, "action")
    assert response.json()["error"]["reason"]["code"] == "resource-picked"


@pytest.mark.parametrize(
    ("record", "mistake", "where"),
    [
        ("", "not-text", ""),
        ("{", "not-json", ""),
        ("[]", "wrong-type", ""),
        ("oddville record 9\n", "unsupported-version", "line 1"),
        (write_text(SHORT).replace("rules 1", "rules 2"), "unsupported-version", "line 2"),
        (write_text(SHORT).replace("first ", "first x"), "unknown-word", "line"),
        (write_text(SHORT).replace("standard", "nowhere"), "edition-unknown", "line 4"),
        (write_text(SHORT).replace(standard().hash, "0" * 64), "edition-hash", "line 4"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    client: httpx.Client, record: str, mistake: str, where: str
) -> None:
    status, code, params = refusal(bring(client, record))
    assert (status, code, params["mistake"]) == (422, "bad-record", mistake)
    assert params["where"].startswith(where)
    for language in LANGUAGES:
        assert Texts(language).has(f"record-error-{params['mistake']}")


def test_words_that_mean_nothing(client: httpx.Client) -> None:
    text = write_text(SHORT).replace("pick ", "pluck ", 1)
    _, code, params = refusal(bring(client, text))
    assert (code, params["mistake"]) == ("bad-record", "unreadable-move")
    assert params["error"]["code"] == "unreadable"
    assert params["error"]["params"]["token"]


def test_cards_that_this_server_cannot_draw(client: httpx.Client) -> None:
    recording = Recording.begin(["Ann", "Ben"], 1, from_dict(small_edition()))
    assert refusal(bring(client, write_json(recording.record())))[:2] == (404, "unknown-edition")


def test_more_moves_than_are_shown(client: httpx.Client) -> None:
    """A worker can be placed and taken back for ever."""
    recording = Recording.begin(["Ann", "Ben"], seed=4)
    while len(recording.moves) <= 5000:
        recording.play(recording.game.legal_actions()[0])
        assert not recording.game.is_over
    lines = write_text(recording.record())
    assert refusal(bring(client, lines))[:2] == (422, "record-too-long")


# ---- Scores -------------------------------------------------------------------------------------


def test_scores_item_by_item(finished: Player) -> None:
    score = finished.client.get(f"/api/tables/{finished.table}/score").json()
    record = read_json(finished.client.get(f"/api/tables/{finished.table}/record").content)
    games = list(states(record))
    for seat, sheet in enumerate(score["scoresheets"]):
        right = scoresheet(games[-1], seat)
        assert sheet["cards"] == [
            {"card": item.card, "points": item.points, "counted": list(item.counted)} for item in right.cards
        ]
        assert sheet["characters"] == [
            {"character": item.character, "points": item.points} for item in right.characters
        ]
        assert (sheet["workers"], sheet["total"]) == (right.workers, right.total)
    after = {game.turn - 1: game.scores() for game in reversed(games) if game.turn > 1 and not game.is_over}
    after[games[-1].turn] = games[-1].scores()
    assert [turn for turn, _ in score["history"]] == list(range(1, games[-1].turn + 1))
    assert dict(score["history"]) == after


def test_scores_while_it_is_played(player: Player) -> None:
    player.open(QUICK)
    address = f"/api/tables/{player.table}/score"
    assert refusal(player.client.get(address))[:2] == (409, "not-started")
    player.open()
    seen = player.wait_for("playing")
    score = player.client.get(f"/api/tables/{player.table}/score").json()
    assert score["sequence"] == seen["sequence"]
    assert [sheet["total"] for sheet in score["scoresheets"]] == [
        seat["score"] for seat in seen["game"]["players"]
    ]
    assert score["history"] == []
