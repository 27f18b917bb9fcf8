"""`oddville` alone: open the page of a server that runs on this machine already, or start one."""

from __future__ import annotations

import argparse
import json
import threading
import urllib.error
import urllib.request
import webbrowser
from typing import Final

from ..exit_codes import OK
from ..text import Texts
from .arguments.server import DEFAULT_PORT, LOCAL
from .dispatch import load

PATIENCE: Final = 1.0


def open_or_serve(texts: Texts, arguments: argparse.Namespace) -> int:
    url = running_page()
    if url is None:
        return load("serve:run")(texts, arguments)
    print(texts.t("serve-address", url=url))
    show(url)
    return OK


def running_page(port: int = DEFAULT_PORT) -> str | None:
    """The address of a server on this port, if what answers there is OddVille."""
    url = f"http://{LOCAL}:{port}"
    no_proxy = urllib.request.ProxyHandler({})  # a proxy cannot reach this machine
    opener = urllib.request.build_opener(no_proxy)
    try:
        with opener.open(f"{url}/openapi.json", timeout=PATIENCE) as answer:
            title = json.load(answer).get("info", {}).get("title", "")
    except urllib.error.HTTPError as error:
        return url if error.code == 401 and b"door-closed" in error.read(1000) else None  # it has a password
    except (OSError, ValueError, AttributeError, urllib.error.URLError):
        return None
    return url if "OddVille" in str(title) else None


def show(url: str) -> None:
    """In a thread: a browser that is slow to start must not keep us waiting."""
    opening = threading.Thread(target=webbrowser.open, args=(url,), daemon=True)
    opening.start()
    opening.join(PATIENCE)
