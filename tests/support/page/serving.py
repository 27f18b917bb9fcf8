"""The page that is served in tests."""

from __future__ import annotations

import os
from pathlib import Path

from oddville.server import settings


def built_pages() -> Path:
    """ODDVILLE_PAGES names the folder of another build of the page than the one that is served."""
    return Path(os.environ.get("ODDVILLE_PAGES") or Path(settings.__file__).parent / "pages")
