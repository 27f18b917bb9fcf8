"""The fonts of the printed sheets for self-contained HTML pages."""

from __future__ import annotations

import base64
from importlib import resources
from typing import Final

_FONTS: Final = (
    ("OddVille Title", 600, "GrenzeGotisch-SemiBold"),
    ("OddVille Text", 400, "AlegreyaSans-Regular"),
    ("OddVille Text", 700, "AlegreyaSans-Bold"),
)

# For such a page: nothing may be loaded, whatever the cards are named.
POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:"
)


def font_faces() -> str:
    """Style rules that contain the fonts."""
    folder = resources.files("oddville.print").joinpath("fonts")
    rules = []
    for family, weight, name in _FONTS:
        content = base64.b64encode(folder.joinpath(f"{name}.ttf").read_bytes()).decode("ascii")
        rules.append(
            f'@font-face{{font-family:"{family}";font-weight:{weight};'
            f"src:url(data:font/ttf;base64,{content})}}"
        )
    return "".join(rules)
