"""`python -m tests.browser.serving PORT DATA PAGES`: a server with a page of one's choice."""

from __future__ import annotations

import sys
from pathlib import Path

from oddville.server.app import create_app
from oddville.server.run import Runner, configuration
from oddville.server.settings import ServerSettings
from tests.server.running import PLENTY


def serve(port: str, data: str, pages: str) -> None:
    app = create_app(ServerSettings(data=data, pages=Path(pages), limits=PLENTY))
    Runner(app, configuration(app, port=int(port))).run()


if __name__ == "__main__":
    serve(*sys.argv[1:])
