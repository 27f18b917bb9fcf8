"""Links to a table and to a seat, also as QR codes."""

from __future__ import annotations

import io

from ..routes import Answer, Call
from .cards import SVG, document

FRESH = "no-cache"


async def invitation(call: Call) -> Answer:
    """A QR code that leads to the table."""
    table = await call.service.table(call.path["id"])
    return document(call, qr_code(table_link(call, table.match.id)), SVG, FRESH)


def table_link(call: Call, table_id: str) -> str:
    base = call.service.settings.public_url
    if base is None:
        base = f"{'https' if call.is_secure else 'http'}://{call.headers.get('host', 'localhost')}"
    return f"{base.rstrip('/')}/t/{table_id}"


def seat_link(call: Call, table_id: str, key: str) -> str:
    """Browsers do not send what follows the `#`, so the key reaches no server and no log."""
    return f"{table_link(call, table_id)}#key={key}"


def qr_code(text: str) -> str:
    """Black on white with a margin, on any background: cameras need that."""
    written = io.BytesIO()
    import segno  # only where somebody invites

    code = segno.make(text, error="m", micro=False)
    code.save(written, kind="svg", xmldecl=False, scale=4, border=4, dark="#000", light="#fff")
    return written.getvalue().decode().strip()
