"""What is the same for all tables: lobby, bots, editions, drawings, texts, pages."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import httpx
import pytest

from oddville import standard
from oddville.text import LANGUAGES
from tests.support.http_player import QUICK, Player


def test_the_lobby_shows_listed_tables_only(client: httpx.Client) -> None:
    listed = Player(client).open(QUICK | {"listed": True}, name="Seen")["id"]
    hidden = Player(client).open(QUICK, name="Unseen")["id"]
    response = client.get("/api/lobby")
    lines = {line["id"]: line for line in response.json()["tables"]}
    assert lines[listed]["names"] == ["Seen", ""]
    assert lines[listed]["phase"] == "open"
    assert hidden not in lines
    assert "Unseen" not in response.text


def test_the_bots(client: httpx.Client) -> None:
    names = [level["name"] for level in client.get("/api/levels").json()["levels"]]
    assert names.index("newcomer") < names.index("master")


def test_editions(client: httpx.Client) -> None:
    lines = client.get("/api/editions").json()["editions"]
    assert {"id": "standard", "hash": standard().hash}.items() <= lines[0].items()
    whole = client.get("/api/editions/standard").json()
    assert whole == {"hash": standard().hash, "edition": standard().to_dict()}
    assert client.get(f"/api/editions/{standard().hash}").json() == whole
    assert client.get("/api/editions/nowhere").json()["error"]["code"] == "unknown-edition"
    assert client.get("/api/editions/..%2fpyproject.toml").status_code == 404


@pytest.mark.parametrize("card", ["0", "main-square", standard().buildings[5].id])
def test_drawings_of_cards(client: httpx.Client, card: str) -> None:
    address = f"/api/editions/standard/cards/{card}.svg"
    response = client.get(address)
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(response.text).tag.endswith("svg")
    assert "max-age" in response.headers["cache-control"]
    again = client.get(address, headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    dark = client.get(address, params={"theme": "night", "built_by": "2", "language": "fr"})
    assert dark.status_code == 200
    assert dark.headers["etag"] != response.headers["etag"]


@pytest.mark.parametrize("card", ["nowhere", "999", "-1", "²"])
def test_cards_that_are_not_there(client: httpx.Client, card: str) -> None:
    response = client.get(f"/api/editions/standard/cards/{card}.svg")
    assert response.json()["error"]["code"] == "unknown-card"
    assert client.get("/api/editions/nowhere/cards/1.svg").json()["error"]["code"] == "unknown-edition"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts(client: httpx.Client, language: str) -> None:
    response = client.get(f"/api/texts/{language}")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert "resource-clay =" in response.text
    again = client.get(f"/api/texts/{language}", headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304


def test_a_language_that_is_not_there(client: httpx.Client) -> None:
    for language in ("xx", "..", "en%2f.."):
        assert client.get(f"/api/texts/{language}").status_code == 404


def test_health(client: httpx.Client) -> None:
    assert client.get("/health").json() == {"status": "ok"}


def test_pages(client: httpx.Client) -> None:
    for address in ("/", "/t/abcdefghijklmnop"):
        response = client.get(address)
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert "<title>OddVille</title>" in response.text
    for address in ("/nowhere", "/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/pages"):
        assert client.get(address).json()["error"]["code"] == "not-found"


def test_places_and_methods_that_are_not_there(client: httpx.Client) -> None:
    assert client.get("/api/nowhere").json()["error"]["code"] == "not-found"
    assert client.post("/api/nowhere", json={}).status_code == 404
    response = client.put("/api/tables/abcdefghijklmnop/claim", json={})
    assert response.status_code == 405
    assert sorted(response.headers["allow"].split(", ")) == ["DELETE", "POST"]
    assert client.post("/nowhere", json={}).headers["allow"] in ("GET, HEAD", "HEAD, GET")
    assert client.head("/api/lobby").status_code == 200
    assert client.get("/api/tables/abcdefghijklmnop/live").status_code == 426


def test_the_strength_of_a_person_follows_the_result(client: httpx.Client) -> None:
    lost, won = (
        client.post(
            "/api/strength",
            json={"before": None, "own": own, "others": [{"level": "matched-0", "points": 30}]},
        ).json()
        for own in (20, 45)
    )
    assert lost["level"] == "matched-0"
    assert won["strength"]["games"] == 1
    assert won["strength"]["points"] > 0 > lost["strength"]["points"]
    again = {"before": won["strength"], "own": 30, "others": [{"level": "uct", "points": 30}]}
    assert client.post("/api/strength", json=again).json() == won
