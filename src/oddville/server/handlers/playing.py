"""Creating a table, sitting down, playing without a socket, and switching devices."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from ...protocol.commands import Command
from ...protocol.entries import KeyAdded, SeatTaken
from ...protocol.errors import TableError
from ...protocol.requests import Arrival, Claim, Follow, Moment, NewKey, NewTable
from ...protocol.responses import Claimed, Done, KeyForm, Seated
from ...protocol.settings import Settings
from ...record import Record, replay
from ...table.branch import branch_point_of
from ...table.decide import Actor
from ...table.match import Match
from ...table.replays import record_of
from ...table.seating import move_on, sit_down
from ...table.table import Table, now
from .. import cookies, frames
from ..refusals import Refused
from ..routes import Answer, Call
from ..seat_keys import derived_key, hash_of, is_signed, may_watch, new_key, seats_of, seats_of_hashes
from .invitations import qr_code, seat_link
from .uploaded_records import beside, read


async def create(call: Call) -> Answer:
    body: NewTable = call.body
    record = None if body.moment is None else await _record(call, body.moment)
    call.service.take("create-in-a-day", call.client)
    await call.service.require_room()
    if record is None or body.moment is None:
        table = await call.service.hall.create(body.settings, call.client)
    else:
        table = await _continue_from(call, body.settings, record, body.moment.moves)
    try:
        arrival = Arrival(body.name, body.salt, body.seat)
        seated = await _sit(table, arrival, new_key(table.match))
    except TableError:
        await call.service.hall.forget(table.match.id)  # nobody knows it yet
        raise
    return Answer(seated, _cookie(call, seated.id, [seated.key]))


# ---- From a moment of another game --------------------------------------------------------------


async def _record(call: Call, moment: Moment) -> Record:
    """The game to continue; raises `Refused`, or `TableError` if it is still being played."""
    if (moment.table is None) == (moment.record is None):
        raise Refused("unreadable", detail="from: either a table or a record")
    if moment.record is not None:
        return await read(call, moment.record)
    table = await call.service.table(moment.table or "")
    match = await table.look()
    if not may_watch(match, seats_of(match, cookies.keys_in(call.headers, match.id))):
        raise Refused("no-spectators")
    if match.phase != "over":
        raise TableError("not-over")
    if match.game is None:
        raise Refused("no-such-moment", moves=0)
    return await beside(call, lambda: record_of(match))


async def _continue_from(call: Call, settings: Settings, record: Record, moves: int) -> Table:
    """A table at that moment; raises `Refused` if the game had no such moment."""
    if moves > len(record.moves) or replay(record, moves).is_over:
        raise Refused("no-such-moment", moves=len(record.moves))
    settings = structs.replace(settings, players=len(record.players))
    branch = branch_point_of(record, moves)
    return await call.service.hall.create_from(branch, settings, record.edition, call.client)


async def snapshot(call: Call) -> Answer:
    table = await call.service.table(call.path["id"])
    match = await table.look()
    seats = require_view(call, match)
    return Answer(frames.snapshot(table, match, seats, [], now()))


def require_view(call: Call, match: Match) -> frozenset[int]:
    """The seats of the client; raises `Refused` for strangers if spectators are not allowed."""
    seats = seats_of(match, call.keys)
    if not may_watch(match, seats):
        raise Refused("no-spectators")
    return seats


# ---- Sitting down -------------------------------------------------------------------------------


async def sit(call: Call) -> Answer:
    body: Arrival = call.body
    table = await call.service.table(call.path["id"])
    seated = await _sit(table, body, new_key(table.match))
    known = _useful(table.match, cookies.cookie_keys(call.headers, seated.id))
    return Answer(seated, _cookie(call, seated.id, [*known, seated.key]))


async def _sit(table: Table, arrival: Arrival, key: str) -> Seated:
    return await _seated(table, key, lambda match, at: sit_down(match, arrival, hash_of(key), at))


async def _seated(table: Table, key: str, make: Callable[[Match, int], SeatTaken | KeyAdded]) -> Seated:
    """Enter what `make` decides on, and answer with its seat."""
    taken: list[int] = []

    def enter(match: Match, at: int) -> SeatTaken | KeyAdded:
        entry = make(match, at)
        taken[:] = [entry.seat]
        return entry

    entered = await table.enter(enter)
    return Seated(table.match.id, taken[0], key, entered.sequence)


def _cookie(call: Call, table_id: str, keys: list[str]) -> dict[str, str]:
    once = list(dict.fromkeys(keys))
    return {"Set-Cookie": cookies.table_cookie(table_id, once, call.is_secure)}


# ---- Another device -----------------------------------------------------------------------------


async def another_key(call: Call) -> Answer:
    body: NewKey = call.body
    table = await call.service.table(call.path["id"])
    hashes = _hashes(call, table.match)
    key = new_key(table.match)

    def enter(match: Match, at: int) -> KeyAdded:
        if body.seat not in seats_of_hashes(match, hashes):
            raise TableError("not-your-seat", seat=body.seat + 1)
        return KeyAdded(at=at, seat=body.seat, key_hash=hash_of(key), only=body.only)

    await table.enter(enter)
    link = seat_link(call, table.match.id, key)
    headers = {}
    if body.seat not in seats_of_hashes(table.match, hashes):  # do not lock out this device
        known = cookies.cookie_keys(call.headers, table.match.id)
        headers = _cookie(call, table.match.id, [*_useful(table.match, known), key])
    return Answer(KeyForm(key, link, qr_code(link)), headers)


def _hashes(call: Call, match: Match) -> list[str]:
    return [hash_of(key) for key in call.keys if is_signed(match, key)]


def _useful(match: Match, keys: list[str]) -> list[str]:
    return [key for key in keys if seats_of(match, [key])]


async def claim(call: Call) -> Answer:
    body: Claim = call.body
    table = await call.service.table(call.path["id"])
    match = await table.look(lambda match: bool(seats_of(match, [body.key])))
    if not seats_of(match, [body.key]):
        raise Refused("wrong-key")
    keys = [*_useful(match, cookies.cookie_keys(call.headers, match.id)), body.key]
    return Answer(Claimed(tuple(sorted(seats_of(match, keys)))), _cookie(call, match.id, keys))


async def forget(call: Call) -> Answer:
    """The browser forgets its keys; the seat stays taken."""
    table = await call.service.table(call.path["id"])
    return Answer(None, _cookie(call, table.match.id, []))


# ---- Playing ------------------------------------------------------------------------------------


async def command(call: Call) -> Answer:
    body: Command = call.body
    table = await call.service.table(call.path["id"])
    hashes = _hashes(call, table.match)

    if seats_of_hashes(table.match, hashes):
        table.belongs_to(call.client)

    def actor(match: Match) -> Actor:
        return Actor(seats_of_hashes(match, hashes), present=table.lately_present)

    done = await table.do(body, actor)
    return Answer(Done(done.sequence))


async def follow(call: Call) -> Answer:
    """Join the rematch, one seat further if that is free. A retry gets the same seat."""
    body: Follow = call.body
    table = await call.service.table(call.path["id"])
    old = await table.look(lambda match: match.rematch_id is not None)
    shown = {seat: key for key in reversed(call.keys) for seat in seats_of(old, [key])}
    seats = sorted(shown)
    if not seats or (body.seat is not None and body.seat not in seats):
        raise TableError("not-your-seat", seat=(body.seat or 0) + 1)
    if old.rematch_id is None:
        raise Refused("no-rematch")
    other = await call.service.table(old.rematch_id)
    new = await other.look()
    keys = {seat: derived_key(new, shown[seat].encode()) for seat in seats}
    there = [seat for seat in seats if seats_of(new, [keys[seat]])]
    chosen = body.seat
    if chosen is None:
        chosen = next((seat for seat in seats if seat not in there), seats[0])
    if chosen in there:
        seated = Seated(new.id, min(seats_of(new, [keys[chosen]])), keys[chosen], new.sequence)
    else:
        if not new.people:  # a rematch is a table like any other, and counts for the first who comes
            call.service.take("create-in-a-day", call.client)
        arrival, key = Arrival(old.seats[chosen].name, body.salt), keys[chosen]
        seated = await _seated(
            other, key, lambda match, at: move_on(match, arrival, chosen, hash_of(key), at)
        )
    # Browsers do not send the new table's cookie with requests to the old one, so it is written completely.
    return Answer(seated, _cookie(call, new.id, [*(keys[seat] for seat in there), seated.key]))
