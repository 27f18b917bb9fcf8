"""The files of the page: precompressed if the browser accepts that, and with caching headers."""

from __future__ import annotations

import os
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .handlers.cards import FOR_EVER

HASHED: Final = "assets/"  # their names contain a hash of the content
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # the smaller one first


class Assets(StaticFiles):
    """Sends the compressed copy of a file if there is one; nothing is compressed on the fly."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        is_hashed = path.startswith(HASHED)
        response.headers["Cache-Control"] = FOR_EVER if is_hashed else "no-cache"
        return response

    def file_response(
        self,
        full_path: os.PathLike[str] | str,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        path, encoding = str(full_path), None
        accepted = _accepted(Headers(scope=scope).get("accept-encoding", ""))
        for name, suffix in _ENCODINGS:
            if name in accepted and os.path.isfile(path + suffix):
                path, encoding = path + suffix, name
                stat_result = os.stat(path)
                break
        response = super().file_response(path, stat_result, scope, status_code)
        response.headers["Vary"] = "Accept-Encoding"
        if encoding is not None:
            response.headers["Content-Encoding"] = encoding
        return response


def _accepted(header: str) -> set[str]:
    """The encodings that a client accepts, without those with weight 0."""
    found = set()
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return found
