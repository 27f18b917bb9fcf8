"""The page of a server that runs on this machine already."""

from __future__ import annotations

import json
import threading
import urllib.error
import urllib.request
import webbrowser
from typing import Final

from .serve import LOCAL, USUAL_PORT

PATIENCE: Final = 1.0


def running_page(port: int = USUAL_PORT) -> str | None:
    """Its address, if what answers there is OddVille."""
    url = f"http://{LOCAL}:{port}"
    opener = urllib.request.build_opener(
        urllib.request.ProxyHandler({})
    )  # never ask a proxy for this machine
    try:
        with opener.open(f"{url}/openapi.json", timeout=PATIENCE) as answer:
            title = json.load(answer).get("info", {}).get("title", "")
    except (OSError, ValueError, AttributeError, urllib.error.URLError):
        return None
    return url if "OddVille" in str(title) else None


def show(url: str) -> None:
    """Opened beside: a browser that is slow to start keeps nobody waiting."""
    opening = threading.Thread(target=webbrowser.open, args=(url,), daemon=True)
    opening.start()
    opening.join(PATIENCE)
