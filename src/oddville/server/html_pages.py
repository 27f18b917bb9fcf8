"""The HTML pages, each with a header that preloads the texts of the right language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..text import LANGUAGES, choose_language
from .assets import HASHED, Assets

INDEX: Final = "index.html"
TABLE: Final = "table.html"  # the same page, but it loads the scripts of a table at once
RULES: Final = "rules.html"
PAGES: Final = {
    "/": INDEX,
    "/t/{id}": TABLE,
    "/t/{id}/replay": INDEX,
    "/t/{id}/review": INDEX,
    "/replay": INDEX,
    "/review": INDEX,
    "/puzzle": INDEX,
    "/puzzle/{puzzle}": INDEX,
    "/rules": RULES,
    "/five-minutes": INDEX,
    "/learn": INDEX,
    "/learn/{id}": INDEX,
    "/lobby": INDEX,
}


def page(files: Assets, pages: Path, name: str) -> Callable[[Request], Awaitable[Response]]:
    """The page is the same for every table: its script reads the table from the URL."""
    present = name if (pages / name).is_file() else INDEX
    texts = _texts(pages)

    async def get(request: Request) -> Response:
        response = await files.get_response(present, request.scope)
        wished = f"{request.query_params.get('language')},{request.headers.get('accept-language')}"
        if found := texts.get(choose_language(wished)):
            # Earlier than the script can; its settings may still choose another language.
            response.headers["Link"] = f"</{found}>; rel=modulepreload"
        response.headers.append("Vary", "Accept-Language")
        return response

    return get


def _texts(pages: Path) -> dict[str, str]:
    """By language, the file with the page's messages."""
    found = ((language, [*(pages / HASHED).glob(f"{language}-*.js")]) for language in LANGUAGES)
    return {language: f"{HASHED}{files[0].name}" for language, files in found if len(files) == 1}
