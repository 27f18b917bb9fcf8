"""The configuration of nginx in docs/hosting.md; tests/soak/test_nginx.py plays through it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support import nginx


def test_nginx_takes_the_documented_configuration(tmp_path: Path) -> None:
    nginx.program()
    checked = nginx.check(nginx.set_up(tmp_path, nginx.free_port()))
    assert checked.returncode == 0, checked.stderr


def test_nginx_notices_a_mistake(tmp_path: Path) -> None:
    nginx.program()
    place = nginx.set_up(tmp_path, nginx.free_port())
    place.config.write_text(place.config.read_text().replace("limit_conn players", "limit_conn nobody"))
    checked = nginx.check(place)
    assert checked.returncode != 0
    assert "nobody" in checked.stderr


def test_the_documented_configuration_is_for_debian_12() -> None:
    """nginx 1.22 does not know `http2 on`, which newer ones prefer."""
    site, main = nginx.documented()
    assert re.search(r"^\s*http2 on;", site, re.MULTILINE) is None
    assert "listen 443 ssl http2;" in site
    connections = re.search(r"worker_connections (\d+);", main)
    assert connections is not None
    assert int(connections[1]) >= 2 * 20_000  # two for each live connection that the server takes


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Forwarded-Proto", "Host"])
def test_no_client_can_set_what_the_server_trusts(header: str) -> None:
    """A block that sets one header of its own would inherit none of these."""
    site, _ = nginx.documented()
    assert len(re.findall(rf"proxy_set_header {header}\s", site)) == 1
    locations = re.findall(r"location .*?\{(.*?)\}", site, re.DOTALL)
    assert locations
    assert not any("proxy_set_header" in location for location in locations)
