"""A program plays a few moves at a table of the server whose address it is given."""

import asyncio
import sys

from oddville.client import Server
from oddville.protocol.settings import Settings


async def play() -> None:
    settings = Settings(players=2, bots=(None, "newcomer"), pace="instant")
    seat = await Server(sys.argv[1]).create(settings, "Ann")
    moves = 0
    async with seat.connect() as live:
        while moves < 5:
            if live.legal:
                await live.act(live.legal[0])
                moves += 1
            else:
                await live.receive()
    print(f"the client made {moves} moves")


asyncio.run(play())
