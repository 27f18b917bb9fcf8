"""Drawings for the page, how long they are kept, and the files of the page itself."""

from __future__ import annotations

import base64
import gzip
import hashlib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from oddville import standard
from oddville.art import css
from oddville.rules.vocabulary import CHARACTERS
from oddville.server.handlers.invitations import qr_code
from oddville.server.settings import ServerSettings
from oddville.text import LANGUAGES
from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, QUICK, Player
from tests.support.running_server import PLENTY, RunningServer, StartServer

pytestmark = pytest.mark.slow

HASH = standard().hash
BY_HASH = f"/api/editions/{HASH}"
FOR_EVER = "public, max-age=31536000, immutable"
PRESENT = [card.id for card in standard().characters]


def drawing(response: httpx.Response) -> ET.Element:
    assert response.status_code == 200, response.text
    assert response.headers["content-type"].startswith("image/svg+xml")
    root = ET.fromstring(response.text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return root


# ---- Cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["17", "main-square", "64"])
def test_cards_in_a_city_have_no_margin(client: httpx.Client, card: str) -> None:
    root = drawing(client.get(f"{BY_HASH}/cards/{card}.svg", params={"form": "city"}))
    assert root.attrib["viewBox"] == "0 0 252 352"
    assert "width" not in root.attrib


def test_the_forms_of_a_card(client: httpx.Client) -> None:
    address = f"{BY_HASH}/cards/17.svg"
    queries = [
        {},
        {"form": "city"},
        {"form": "mini"},
        {"form": "city", "built_by": "1"},
        {"form": "city", "built_by": "1", "colour_safe": "true"},
        {"form": "city", "built_by": "1", "theme": "night"},
        {"form": "city", "language": "fr"},
    ]
    found = [client.get(address, params=query).text for query in queries]
    assert len(set(found)) == len(queries)
    assert client.get(address, params={"form": "hand"}).text == found[0]
    assert len(found[2]) < len(found[0])


def test_whose_workers_are_on_the_main_square(client: httpx.Client) -> None:
    address = f"{BY_HASH}/cards/main-square.svg"
    for form in ("hand", "city"):
        empty = client.get(address, params={"form": form, "spots": ",,,"}).text
        taken = client.get(address, params={"form": form, "spots": "0,,2,"}).text
        assert "pawn-purple" in taken
        assert "pawn-red" in taken
        assert "pawn-" not in empty
    for spots in ("4,,,", "0,1", "0,,2,,", "x", "0,,2,\n"):
        assert client.get(address, params={"spots": spots}).json()["error"]["code"] == "unreadable"


# ---- Other pieces -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        f"{BY_HASH}/cards/3.svg",
        f"{BY_HASH}/workers/0-1.svg",
        f"{BY_HASH}/workers/3-4.svg",
        f"{BY_HASH}/characters/{PRESENT[0]}.svg",
        f"{BY_HASH}/characters/{CHARACTERS.index(PRESENT[-1])}.svg",
        f"{BY_HASH}/coin-side.svg",
    ],
)
def test_by_its_hash_an_edition_is_kept_for_ever(client: httpx.Client, address: str) -> None:
    response = client.get(address)
    drawing(response)
    assert response.headers["cache-control"] == FOR_EVER
    again = client.get(address, headers={"If-None-Match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == FOR_EVER
    named = client.get(address.replace(HASH, "standard"))
    assert named.text == response.text
    assert named.headers["cache-control"] == "public, max-age=3600"
    assert client.get(address, params={"theme": "night"}).text != response.text


@pytest.mark.parametrize(
    "path",
    [
        "workers/4-1.svg",
        "workers/0-0.svg",
        "workers/0-5.svg",
        "workers/a-b.svg",
        "workers/-1-1.svg",
        "characters/12.svg",
        "characters/nobody.svg",
        "characters/².svg",
    ],
)
def test_pieces_that_are_not_there(client: httpx.Client, path: str) -> None:
    assert client.get(f"{BY_HASH}/{path}").json()["error"]["code"] == "unknown-card"


def test_pawns(client: httpx.Client) -> None:
    found = [client.get(f"/api/art/pawns/{seat}.svg") for seat in range(4)]
    assert len({drawing(pawn).findtext("{*}title") for pawn in found}) == 4
    assert client.get("/api/art/pawns/4.svg").json()["error"]["code"] == "unknown-card"
    safe = client.get("/api/art/pawns/0.svg", params={"colour_safe": "true"})
    assert safe.text != found[0].text


def test_the_symbols_of_a_page(client: httpx.Client) -> None:
    for colour_safe in (False, True):
        query = {"colour_safe": str(colour_safe).lower()}
        sheet = client.get("/api/art/symbols.svg", params=query)
        assert drawing(sheet).find(".//*[@id='ov-wood']") is not None
        assert f"<style>{css(colour_safe)}</style>" in sheet.text


def test_the_city_as_a_picture(player: Player) -> None:
    player.open(QUICK)
    address = f"/api/tables/{player.table}/city.svg"
    assert player.client.get(address).json()["error"]["code"] == "not-started"
    player.open()
    player.play_to_the_end()
    address = f"/api/tables/{player.table}/city.svg"
    response = player.client.get(address)
    titles = [title.text for title in drawing(response).iterfind(".//{*}g/{*}title")]
    assert len(titles) == len(player.look()["game"]["city"])
    assert "pawn-" in response.text
    assert response.headers["cache-control"] == "no-cache"
    again = player.client.get(address, headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304
    assert player.client.get(address, params={"theme": "night"}).text != response.text


def test_a_closed_table_shows_its_city_to_nobody_else(player: Player, server: str) -> None:
    player.open(AGAINST_A_BOT | {"spectators": False})
    player.wait_for("playing")
    with http_client.client(server) as stranger:
        response = stranger.get(f"/api/tables/{player.table}/city.svg")
        assert response.json()["error"]["code"] == "no-spectators"


# ---- Small answers ------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["/api/editions/standard", f"{BY_HASH}/cards/3.svg", "/openapi.json"])
def test_answers_are_compressed(client: httpx.Client, address: str) -> None:
    packed = client.get(address, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == packed.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_short_answers_are_not(client: httpx.Client) -> None:
    response = client.get("/health", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in response.headers


# ---- The files of the page ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>OddVille</title>")
    (folder / "assets" / "app.1a2b.js").write_text("plain" * 1000)
    (folder / "assets" / "app.1a2b.js.gz").write_bytes(gzip.compress(b"zipped" * 1000))
    (folder / "assets" / "app.1a2b.js.br").write_bytes(b"as if it were brotli")
    (folder / "manifest.webmanifest").write_text("{}")
    for language in LANGUAGES:
        (folder / "assets" / f"{language}-0123.js").write_text("export default ''", "utf-8")
    return folder


@pytest.fixture(scope="module")
def visitor(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Of a server that has these files for its page."""
    data = tmp_path_factory.mktemp("paged") / "games.db"
    server = RunningServer(ServerSettings(data=str(data), limits=PLENTY, pages=pages))
    with http_client.client(server.url) as found:
        yield found
    server.stop()


def raw(client: httpx.Client, address: str, accepted: str) -> tuple[str | None, bytes]:
    with client.stream("GET", address, headers={"Accept-Encoding": accepted}) as response:
        assert response.status_code == 200
        return response.headers.get("content-encoding"), b"".join(response.iter_raw())


def test_compressed_files_are_sent_to_whoever_takes_them(visitor: httpx.Client) -> None:
    address = "/assets/app.1a2b.js"
    assert raw(visitor, address, "gzip, deflate, br") == ("br", b"as if it were brotli")
    encoding, content = raw(visitor, address, "gzip")
    assert (encoding, gzip.decompress(content)) == ("gzip", b"zipped" * 1000)
    assert raw(visitor, address, "identity") == (None, b"plain" * 1000)
    assert raw(visitor, address, "br;q=0") == (None, b"plain" * 1000)
    response = visitor.get(address, headers={"Accept-Encoding": "gzip"})
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["cache-control"] == FOR_EVER
    assert "accept-encoding" in response.headers["vary"].lower()
    tag = response.headers["etag"]
    again = visitor.get(address, headers={"Accept-Encoding": "gzip", "If-None-Match": tag})
    assert again.status_code == 304
    assert visitor.get("/manifest.webmanifest").headers["cache-control"] == "no-cache"
    missing = visitor.get("/assets/nowhere.js")
    assert missing.status_code == 404
    assert missing.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "address", ["/", "/t/abcdefghijklmnop", "/t/abcdefghijklmnop/replay", "/replay", "/rules", "/lobby"]
)
def test_every_place_of_the_page(visitor: httpx.Client, address: str) -> None:
    response = visitor.get(address)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert "<title>OddVille</title>" in response.text
    policy = response.headers["content-security-policy"]
    for rule in ("script-src 'self';", "img-src 'self' data: blob:;", "connect-src 'self';"):
        assert rule in policy


def test_the_page_may_take_in_the_symbols_and_no_other_style(client: httpx.Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    for colour_safe in (False, True):
        digest = hashlib.sha256(css(colour_safe).encode()).digest()
        assert f"'sha256-{base64.b64encode(digest).decode()}'" in policy


# ---- Invitations --------------------------------------------------------------------------------


def test_the_link_to_a_table_as_a_picture(client: httpx.Client) -> None:
    host = Player(client)
    host.open()
    picture = client.get(f"/api/tables/{host.table}/invitation.svg")
    drawing(picture)
    assert picture.text == qr_code(str(client.base_url.join(f"/t/{host.table}")))
    assert client.get("/api/tables/nowhere/invitation.svg").status_code == 404


@pytest.mark.parametrize(
    ("address", "accepted", "language"),
    [
        ("/", "nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("/t/AAAAAAAAAAAAAAAA", "fr", "fr"),
        ("/rules", "xx, de-CH;q=0.5", "de"),
        ("/?language=de", "fr", "de"),
        ("/?language=xx", "", "en"),
    ],
)
def test_a_document_names_the_texts_of_its_reader(
    visitor: httpx.Client, address: str, accepted: str, language: str
) -> None:
    answer = visitor.get(address, headers={"Accept-Language": accepted})
    assert answer.headers["link"] == f"</assets/{language}-0123.js>; rel=modulepreload"
    assert "Accept-Language" in answer.headers["vary"]
    assert visitor.get(f"/assets/{language}-0123.js").status_code == 200


def test_a_page_without_texts_names_none(start_server: StartServer, tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>OddVille</title>")
    with http_client.client(start_server(pages=folder).url) as client:
        assert "link" not in client.get("/").headers
