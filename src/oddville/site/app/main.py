"""Starts the application in a worker of the browser."""

from __future__ import annotations

from ...bots.bot_pool import SEARCH_NICENESS, BotPool
from ...server.app import Server, create_app
from ...server.settings import Limits, ServerSettings
from ...store import Hear, Store, StoreError, StoreUnavailable, Wake, WakeAll
from ...store.indexed_db import IndexedDbStore
from .bridge import Bridge
from .cookie_jar import CookieJar
from .exchange import Exchange
from .thinking import OwnWorkers, ThinkerWorkers

_PLENTY = 10**6
# There are no strangers here: one person asks, in several tabs at most.
LIMITS = Limits(
    requests_per_second=_PLENTY,
    requests_at_once=_PLENTY,
    tables_per_minute=_PLENTY,
    tables_per_day=_PLENTY,
    joins_per_minute=_PLENTY,
    studies_per_minute=_PLENTY,
    histories_per_minute=_PLENTY,
    replays_per_minute=_PLENTY,
    forecasts_per_minute=_PLENTY,
    hints_per_minute=_PLENTY,
    commands_per_second=_PLENTY,
    commands_at_once=_PLENTY,
)


class Application(Exchange):
    """What the worker calls."""

    def __init__(self, app: Server, bridge: Bridge, cookies: CookieJar, workers: ThinkerWorkers) -> None:
        super().__init__(app, bridge, cookies)
        self._workers = workers

    def thought(self, number: int, result: str) -> None:
        self._workers.thought(number, result)

    def thinker_died(self) -> None:
        self._workers.died()


async def start(bridge: Bridge) -> Application:
    """Raises a `StoreError` if games cannot be stored."""
    workers = ThinkerWorkers(bridge)
    try:
        store = await IndexedDbStore.open(bridge.database)
    except StoreError as fault:
        bridge.storage(fault.kind if isinstance(fault, StoreUnavailable) else "newer")
        raise

    async def open_store(data: str, wake: Wake, wake_all: WakeAll, hear: Hear) -> Store:
        return store

    cookies = CookieJar(bridge.database)
    await cookies.load()
    pool = BotPool(1, lambda count, niceness: workers if niceness == SEARCH_NICENESS else OwnWorkers())
    settings = ServerSettings(data="", limits=LIMITS, pages=None)
    app = create_app(settings, open_store=open_store, bot_pool=pool)
    await app.service.open()
    _tell_of_faults(store, bridge)
    return Application(app, bridge, cookies, workers)


def _tell_of_faults(store: Store, bridge: Bridge) -> None:
    """Besides the server's own watch, which the pages cannot see."""
    watch, said = store.on_outcome, ""

    def tell(fault: StoreUnavailable | None) -> None:
        nonlocal said
        watch(fault)
        kind = "" if fault is None else fault.kind
        if kind != said:
            said = kind
            bridge.storage(kind)

    store.on_write(tell)
