"""PNG from SVG, where the package resvg-py is installed."""

from __future__ import annotations

from .failure import CommandFailed


def png(svg: str) -> bytes:
    try:
        import resvg_py
    except ImportError:
        raise CommandFailed("draw-needs-png") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg))
