"""`python -m tests.support.page.serving PORT DATA PAGES`: a server with a page of one's choice."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from oddville.server import settings
from oddville.server.app import create_app
from oddville.server.runner import Runner, configuration
from oddville.server.settings import ServerSettings
from tests.support.running_server import PLENTY


def built_pages() -> Path:
    """ODDVILLE_PAGES names the folder of another build of the page than the one that is served."""
    return Path(os.environ.get("ODDVILLE_PAGES") or Path(settings.__file__).parent / "pages")


def serve(port: str, data: str, pages: str) -> None:
    app = create_app(ServerSettings(data=data, pages=Path(pages), limits=PLENTY))
    Runner(app, configuration(app, port=int(port))).run()


if __name__ == "__main__":
    serve(*sys.argv[1:])
