"""nginx as docs/hosting.md configures it, on free ports of this machine, with a certificate of our own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME: Final = "play.example.org"
ADVICE: Final = "install it with `apt-get install nginx`"
START_SECONDS: Final = 20.0


def program() -> str:
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.skip(f"nginx is not installed; {ADVICE}")
    return found


def documented() -> tuple[str, str]:
    """What belongs into the http block, and what belongs outside any block."""
    blocks = re.findall(r"^```nginx\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    site, main = blocks
    assert "server {" in site
    assert "events {" in main
    return site, main


def documented_options() -> list[str]:
    """With which `oddville serve` is started behind nginx."""
    section = DOCUMENT.read_text("utf-8").split("\n## Behind nginx\n")[1]
    line = re.search(r"^\$ oddville serve (.*)$", section, re.MULTILINE)
    assert line is not None
    return line[1].split()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@dataclass(frozen=True)
class Place:
    """A folder with everything that this nginx needs, and its ports."""

    folder: Path
    plain: int
    secure: int

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.secure}"

    @property
    def certificate(self) -> Path:
        return self.folder / "fullchain.pem"

    @property
    def config(self) -> Path:
        return self.folder / "nginx.conf"

    @property
    def said(self) -> str:
        return (self.folder / "error.log").read_text("utf-8")


def set_up(folder: Path, server_port: int) -> Place:
    """Writes the documented configuration; only places and ports differ."""
    place = Place(folder, free_port(), free_port())
    _make_certificate(place)
    site, main = documented()
    for pattern, replacement in (
        (r"/etc/letsencrypt/live/\S+/(\w+\.pem);", rf"{folder}/\1;"),
        (r"error_log \S+", f"error_log {folder}/error.log"),
        (r"server 127\.0\.0\.1:8000;", f"server 127.0.0.1:{server_port};"),
        (r"listen (80|443)\b", r"listen 127.0.0.1:\1"),
        (r"listen \[::\]:(80|443)\b", r"listen [::1]:\1"),
        (r"(listen \S+):80\b", rf"\1:{place.plain}"),
        (r"(listen \S+):443\b", rf"\1:{place.secure}"),
    ):
        site, count = re.subn(pattern, replacement, site)
        assert count, f"{pattern} is not in the documented configuration"
    if not _has_ipv6():
        site = re.sub(r"^ *listen \[::1\].*\n", "", site, flags=re.MULTILINE)
    user = "user root;" if os.geteuid() == 0 else ""  # the folder is ours alone
    place.config.write_text(
        f"{user} daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n{main}\n"
        f"http {{ {_temporary_paths(folder)}\n{site}\n}}\n"
    )
    return place


def check(place: Place) -> subprocess.CompletedProcess[str]:
    """`nginx -t`."""
    words = [program(), "-t", "-p", str(place.folder), "-c", str(place.config)]
    return subprocess.run(words, check=False, capture_output=True, text=True)


@contextmanager
def running(place: Place) -> Iterator[subprocess.Popen[bytes]]:
    words = [program(), "-p", str(place.folder), "-c", str(place.config)]
    with subprocess.Popen(words) as process:
        try:
            _wait_for(process, place)
            yield process
        finally:
            process.terminate()


def _wait_for(process: subprocess.Popen[bytes], place: Place) -> None:
    patience = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < patience:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", place.secure)).close()
            return
        time.sleep(0.02)
    raise AssertionError(f"nginx does not start: {place.said}")


def _make_certificate(place: Place) -> None:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed; install it with `apt-get install openssl`")
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    files = ["-keyout", str(place.folder / "privkey.pem"), "-out", str(place.certificate)]
    words = [openssl, "req", "-x509", *key, *subject, "-days", "2", *files]
    subprocess.run(words, check=True, capture_output=True)


def _temporary_paths(folder: Path) -> str:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)


def _has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as found:
            found.bind(("::1", 0))
    except OSError:
        return False
    return True
