"""Whole games over real sockets: people and bots, coming and going, taking back, playing again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from oddville.client import Live, Refused, Seat, Server
from oddville.protocol import messages
from oddville.record import record_from_dict, verify
from oddville.record.fairness_check import check_fairness
from oddville.rules.action_space import ACTION_COUNT
from oddville.rules.actions import PlayForBuilding, PlayForResource, decode
from tests.support.running_server import StartServer
from tests.support.socket_play import play, play_on, seated, until

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("players", "bots"),
    [(2, ()), (2, (None, "newcomer")), (3, (None, "newcomer", None)), (4, (None, None, None, "apprentice"))],
)
def test_whole_games_of_people_and_bots(server: str, players: int, bots: tuple[str | None, ...]) -> None:
    async def scene(server: Server) -> None:
        seats = await seated(server, players=players, bots=bots)

        async def person(number: int, seat: Seat) -> Live:
            async with seat.connect() as live:
                await play_on(live, Random(number))
                return live

        async with server.watch(seats[0].table_id).connect() as spectator:
            lives = await asyncio.gather(*(person(*each) for each in enumerate(seats)))
            await until(spectator, lambda: spectator.is_over)
        ends = {(live.sequence, live.table.winner) for live in [*lives, spectator]}
        assert len(ends) == 1
        assert spectator.you == ()
        assert spectator.legal_by_seat == {}
        data = await server.get(f"/api/tables/{seats[0].table_id}/record?form=json")
        record = record_from_dict(data)
        verify(record)
        check_fairness(record)

    play(server, scene)


def test_a_reload_shows_the_same_and_a_reconnection_costs_one_message(server: str) -> None:
    async def scene(server: Server) -> None:
        one, other = await seated(server)
        async with one.connect() as ann, other.connect() as ben:
            await until(ann, lambda: ann.table.phase == "playing")
            await until(ben, lambda: ben.table.phase == "playing")
            for _ in range(5):
                mover = ann if ann.legal else ben
                waiter = ben if mover is ann else ann
                sequence = await mover.act(mover.legal[0])
                await until(waiter, lambda s=sequence, w=waiter: w.sequence >= s)  # type: ignore[misc]
            seen = ann.sequence
            await ann.close()
            if ben.legal:
                await ben.act(ben.legal[0])
            async with one.connect() as reloaded:
                assert reloaded.game == ben.game
                assert reloaded.missed == []
            await ann.reconnect()
            assert ann.sequence == ben.sequence
            assert [missed.sequence for missed in ann.missed] == list(range(seen + 1, ben.sequence + 1))
            assert ann.game == ben.game

    play(server, scene)


def test_a_decision_whose_answer_was_lost_counts_once(server: str) -> None:
    """The line breaks right after sending: the same command again is acknowledged, not repeated."""

    async def scene(server: Server) -> None:
        seats = await seated(server)
        async with seats[0].connect() as ann, seats[1].connect() as ben:
            await until(ann, lambda: ann.table.phase == "playing")
            await until(ben, lambda: ben.table.phase == "playing")
            live = ann if ann.legal else ben
            before = live.sequence
            command = messages.encode(
                {
                    "type": "act",
                    "key": "lost",
                    "seat": live.you[0],
                    "sequence": before,
                    "action": live.legal[0],
                }
            ).decode()
            assert live._socket is not None
            await live._socket.send(command)
            await live._socket.close()
            await live.reconnect()
            await live._socket.send(command)
            assert await live._answer("lost") == before + 1
            await live.ping()
            assert live.sequence == before + 1

    play(server, scene)


def test_who_may_not_do_what_they_decided_sees_the_table_as_it_is(server: str) -> None:
    async def scene(server: Server) -> None:
        (seat,) = await seated(server, bots=(None, "newcomer"))
        async with seat.connect() as ann:
            await until(ann, lambda: bool(ann.legal))
            illegal = next(action for action in range(ACTION_COUNT) if action not in ann.legal)
            with pytest.raises(Refused, match="illegal"):
                await ann.act(illegal)
            async with asyncio.timeout(10):
                while not isinstance(await ann.receive(), messages.Snapshot):
                    pass

    play(server, scene)


def test_another_device_and_only_it(server: str) -> None:
    async def scene(server: Server) -> None:
        one, other = await seated(server)
        async with one.connect() as laptop, other.connect():
            await until(laptop, lambda: laptop.table.phase == "playing")
            phone_seat = await one.another_device(0)
            async with phone_seat.connect() as phone:
                assert phone.you == (0,)
                assert phone.game == laptop.game
            tablet_seat = await one.another_device(0, only=True)
            async with tablet_seat.connect() as tablet:
                assert tablet.you == (0,)
            async with phone_seat.connect() as phone:
                assert phone.you == ()  # a spectator now
            await until(laptop, lambda: laptop.you == ())
            with pytest.raises(Refused, match="not-your-seat"):
                await laptop.command("say", seat=0, text="Still me?")

    play(server, scene)


def test_a_bot_stands_in_until_the_person_is_back(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        one, other = await seated(server, stand_in="newcomer")
        async with one.connect() as ann, other.connect() as ben:
            await until(ben, lambda: ben.table.phase == "playing")
            with pytest.raises(Refused, match="seat-is-present"):
                await ann.command("take-over", target=1)
            await ben.close()
            await until(ann, lambda: ann.present == (0,))
            with pytest.raises(Refused, match="seat-is-present"):  # his page may be loading again
                await ann.command("take-over", target=1)
            monkeypatch.setattr("oddville.table.table.RELOAD_SECONDS", 0.0)
            await ann.command("take-over", target=1)
            await play_on(ann, Random(1), 3)
            await until(ann, lambda: bool(ann.legal))  # the bot has moved each time
            await ben.reconnect()
            assert ben.table.seats[1].stand_in == "newcomer"
            assert 1 not in ben.legal_by_seat
            await ben.command("reclaim")
            assert ben.table.seats[1].stand_in is None
            while not ben.legal:  # until it is really his turn again
                await ann.act(ann.legal[0])
                await until(ben, lambda: ben.sequence >= ann.sequence)
            await ben.act(ben.legal[0])

    play(server, scene)


def test_who_leaves_is_replaced_and_who_resigns_has_lost(server: str) -> None:
    async def scene(server: Server) -> None:
        one, other = await seated(server, stand_in="newcomer")
        async with one.connect() as ann, other.connect() as ben:
            await until(ben, lambda: ben.table.phase == "playing")
            await ben.command("leave")
            assert ben.table.seats[1].stand_in == "newcomer"
            await ben.command("resign")
            assert ben.table.ending == "resigned"
            await until(ann, lambda: ann.is_over)
            assert ann.table.winner == 0

    play(server, scene)


def test_the_same_people_play_again_one_seat_further(server: str) -> None:
    async def scene(server: Server) -> None:
        seats = await seated(server, players=3, bots=(None, None, "newcomer"))
        async with seats[0].connect() as ann, seats[1].connect() as ben:
            await until(ann, lambda: ann.table.phase == "playing")
            await ann.command("ask-end")
            await until(ben, lambda: ben.table.end_asked is not None)
            await ben.command("answer-end", agree=True)
            assert ben.table.ending == "abandoned"
            async with asyncio.timeout(10):  # both at once, and both are answered
                await asyncio.gather(ann.command("rematch"), ben.command("rematch"))
            await until(ann, lambda: ann.table.rematch is not None)
            await until(ben, lambda: ben.table.rematch is not None)
            assert ann.table.rematch == ben.table.rematch
        again = [await seat.follow() for seat in seats]
        assert {seat.table_id for seat in again} == {ben.table.rematch}
        async with again[0].connect() as ann, again[1].connect() as ben:
            await until(ann, lambda: ann.table.phase == "playing")
            assert [seat.name or seat.bot for seat in ann.table.seats] == ["newcomer", "Ann", "Ben"]
            assert (ann.you, ben.you) == ((1,), (2,))

    play(server, scene)


def test_taking_back_freely_and_by_consent(server: str) -> None:
    async def scene(server: Server) -> None:
        seats = await seated(server, seed=5)
        async with seats[0].connect() as ann, seats[1].connect() as ben:
            players = (ann, ben)
            for live in players:
                await until(live, lambda live=live: live.table.phase == "playing")  # type: ignore[misc]
            for _ in range(2):  # everybody picks a resource
                mover = next(live for live in players if live.legal)
                sequence = await mover.act(mover.legal[0])
                for live in players:
                    await until(live, lambda live=live, s=sequence: live.sequence >= s)  # type: ignore[misc]
            mover, waiter = (ann, ben) if ann.legal else (ben, ann)
            before = mover.game
            await mover.act(first(mover, PlayForResource))
            await mover.command("undo", sequence=mover.sequence)
            assert same_table(mover.game, before)
            await mover.act(first(mover, PlayForBuilding))
            after = mover.game
            await mover.command("undo", sequence=mover.sequence)
            assert mover.table.undo_asked is not None
            assert mover.game == after
            await until(waiter, lambda: waiter.table.undo_asked is not None)
            assert waiter.table.undo_asked is not None
            assert waiter.table.undo_asked.waiting_for == (waiter.you[0],)
            await waiter.command("answer-undo", sequence=waiter.sequence, agree=True)
            await until(mover, lambda: mover.sequence >= waiter.sequence)
            assert same_table(mover.game, before)

    play(server, scene)


def first(live: Live, kind: type) -> int:
    return next(number for number in live.legal if type(decode(number)) is kind)


def same_table(one: Any, other: Any) -> bool:
    return bool(one == other)


def test_a_table_without_spectators(server: str) -> None:
    async def scene(server: Server) -> None:
        seats = await seated(server, spectators=False)
        async with seats[0].connect() as ann:
            await until(ann, lambda: ann.table.phase == "playing")
            stranger = server.watch(seats[0].table_id).connect()
            with pytest.raises(Refused) as refused:
                await stranger.__aenter__()
            assert (refused.value.code, refused.value.status) == ("no-spectators", 403)
            with pytest.raises(Refused) as refused:  # at once: to try again would not help
                await stranger.reconnect()
            assert refused.value.code == "no-spectators"

    play(server, scene)


def test_talk_reaches_everybody_and_is_never_markup(server: str) -> None:
    async def scene(server: Server) -> None:
        seats = await seated(server)
        async with seats[0].connect() as ann, seats[1].connect() as ben:
            await until(ben, lambda: ben.table.phase == "playing")
            await ann.command("say", text="<img src=x onerror=alert(1)>\u0007")
            while True:
                message = await ben.receive()
                if isinstance(message, messages.Update) and message.entry.__struct_config__.tag == "said":
                    break
            assert message.entry.text == "<img src=x onerror=alert(1)>"  # type: ignore[union-attr]

    play(server, scene)


def test_a_server_that_stops_says_goodbye_and_goes_on_later(start_server: StartServer) -> None:
    first_server = start_server()
    kept: dict[str, Any] = {}

    async def before(server: Server) -> None:
        seats = await seated(server)
        async with seats[0].connect() as ann, seats[1].connect() as ben:
            await until(ann, lambda: ann.table.phase == "playing")
            await until(ben, lambda: ben.table.phase == "playing")
            mover = ann if ann.legal else ben
            await mover.act(mover.legal[0])
            kept.update(key=seats[0].key, table=seats[0].table_id, game=mover.game)
            stopping = asyncio.get_running_loop().run_in_executor(None, first_server.stop)
            while not isinstance(message := await ben._next(), messages.Goodbye):
                pass
            assert message.reason == "restart"
            await stopping

    async def after(server: Server) -> None:
        async with Seat(server, kept["table"], kept["key"]).connect() as live:
            assert live.game == kept["game"]
            assert live.you == (0,)

    play(first_server.url, before)
    play(start_server().url, after)


def test_a_server_with_a_password(start_server: StartServer) -> None:
    running = start_server(password="open sesame")

    async def scene(server: Server) -> None:
        with pytest.raises(Refused, match="door-closed"):
            await seated(server)
        with pytest.raises(Refused, match="wrong-password"):
            await server.open_door("open barley")
        await server.open_door("open sesame")
        seats = await seated(server)
        async with seats[0].connect() as ann:
            await until(ann, lambda: ann.table.phase == "playing")

    play(running.url, scene)
