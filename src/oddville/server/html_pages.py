"""The documents of the page. With each goes a word about the texts that its script is going to ask for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..text import LANGUAGES, choose_language
from .assets import HASHED, Assets

INDEX: Final = "index.html"
TABLE: Final = "table.html"  # the same page, which asks for the scripts of a table at once
RULES: Final = "rules.html"
PAGES: Final = {
    "/": INDEX,
    "/t/{id}": TABLE,
    "/t/{id}/replay": INDEX,
    "/replay": INDEX,
    "/rules": RULES,
    "/lobby": INDEX,
}


def page(files: Assets, pages: Path, name: str) -> Callable[[Request], Awaitable[Response]]:
    """The page is the same for every table: its script reads from the address which one is meant."""
    present = name if (pages / name).is_file() else INDEX
    texts = _texts(pages)

    async def get(request: Request) -> Response:
        response = await files.get_response(present, request.scope)
        wished = f"{request.query_params.get('language')},{request.headers.get('accept-language')}"
        if found := texts.get(choose_language(wished)):
            # Sooner than the script can ask, which may yet prefer the language of a setting.
            response.headers["Link"] = f"</{found}>; rel=modulepreload"
        response.headers.append("Vary", "Accept-Language")
        return response

    return get


def _texts(pages: Path) -> dict[str, str]:
    """By language, the file with the page's messages."""
    found = ((language, [*(pages / HASHED).glob(f"{language}-*.js")]) for language in LANGUAGES)
    return {language: f"{HASHED}{files[0].name}" for language, files in found if len(files) == 1}
