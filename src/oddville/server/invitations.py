"""A link that opens a seat on another device, and the same as a picture to photograph."""

from __future__ import annotations

import io

import segno

from .routes import Call


def link_to(call: Call, table_id: str, key: str) -> str:
    """What stands behind `#` stays in the browser: no server and no log gets to see it."""
    base = call.service.settings.public_url
    if base is None:
        base = f"{'https' if call.is_secure else 'http'}://{call.headers.get('host', 'localhost')}"
    return f"{base.rstrip('/')}/t/{table_id}#key={key}"


def qr_code(text: str) -> str:
    """Black on white with its margin, whatever lies behind it: cameras need that."""
    written = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(written, kind="svg", xmldecl=False, scale=4, border=4, dark="#000", light="#fff")
    return written.getvalue().decode().strip()
