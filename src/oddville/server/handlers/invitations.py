"""Links to a table and to a seat at it, and the same as pictures to photograph."""

from __future__ import annotations

import io

import segno

from ..routes import Answer, Call
from .cards import SVG, document

FRESH = "no-cache"


async def invitation(call: Call) -> Answer:
    """Whoever photographs it comes to the table, and may sit down there."""
    table = await call.service.table(call.path["id"])
    return document(call, qr_code(table_link(call, table.match.id)), SVG, FRESH)


def table_link(call: Call, table_id: str) -> str:
    base = call.service.settings.public_url
    if base is None:
        base = f"{'https' if call.is_secure else 'http'}://{call.headers.get('host', 'localhost')}"
    return f"{base.rstrip('/')}/t/{table_id}"


def seat_link(call: Call, table_id: str, key: str) -> str:
    """What stands behind `#` stays in the browser: no server and no log gets to see it."""
    return f"{table_link(call, table_id)}#key={key}"


def qr_code(text: str) -> str:
    """Black on white with its margin, whatever lies behind it: cameras need that."""
    written = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(written, kind="svg", xmldecl=False, scale=4, border=4, dark="#000", light="#fff")
    return written.getvalue().decode().strip()
