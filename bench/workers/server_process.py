"""OddVille's server for measurements: `python -m bench.workers.server_process --data games.db`.

The same application as `oddville serve`, with limits that let one client play hundreds of tables.
"""

import argparse
import asyncio

from oddville.server.app import create_app
from oddville.server.runner import Runner, configuration
from oddville.server.settings import Limits, ServerSettings

PLENTY = Limits(
    requests_per_second=1e6,
    requests_at_once=10**6,
    tables_per_minute=10**6,
    tables_per_day=10**6,
    joins_per_minute=10**6,
    commands_per_second=1e6,
    commands_at_once=10**6,
    connections_each=10**6,
    sockets_each=10**6,
    sockets=10**6,
    tables=10**6,
)


async def serve(data: str) -> None:
    app = create_app(ServerSettings(data=data, limits=PLENTY))
    runner = Runner(app, configuration(app, port=0))
    running = asyncio.get_running_loop().create_task(runner.serve())
    while not runner.started and not running.done():
        await asyncio.sleep(0.01)
    if runner.started:
        print("ready", runner.servers[0].sockets[0].getsockname()[1], flush=True)
    await running


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", required=True, help="a file, or the URL of a database")
    with_uvloop(serve(parser.parse_args().data))


def with_uvloop(work: object) -> None:
    import uvloop

    uvloop.run(work)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
