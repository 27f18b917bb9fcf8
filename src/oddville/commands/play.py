"""`oddville play`: find out who plays and where, then open the app or the line mode."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..bots import contender
from ..bots.townspeople import recorded_name, seated_people
from ..editions import Edition, load_edition
from ..exit_codes import BAD_USAGE
from ..record import record_text
from ..terminal import saved_games
from ..terminal.games.local import LocalGame
from ..terminal.glyphs import ASCII, UTF8, is_utf8, write_in_ascii
from ..terminal.names import SEED_BITS, colour_names, distinct
from ..terminal.own_strength import fitting
from ..terminal.plain_game import PlainGame
from ..terminal.plain_session import play_lines
from ..terminal.saved_games import SaveError
from ..terminal.saved_list import saved_list
from ..terminal.session import Session, Setting
from ..terminal.typed_lines import awaited_lines
from ..text import Texts
from .arguments.play import DEFAULT_BOT, LATEST
from .failure import CommandFailed, missing_extra
from .output import refuse_existing, write_file
from .parser import DEFAULT_PLAYERS
from .record_source import read_played

if TYPE_CHECKING:
    from ..terminal.games.remote import RemoteGame
    from ..terminal.launch import Launcher
    from ..terminal.look import Look

Opened = Callable[["RemoteGame"], Coroutine[Any, Any, None]]  # plays at the table that was found
LONGEST_NAME: Final = 24
EXCLUSIVE: Final = ("resume", "replay", "server")  # each says where the game comes from
NEW_GAME: Final = ("players", "people", "bot", "name", "seed")  # what only a new game takes


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    if arguments.saved:
        return _list_saved(texts, arguments)
    _choose_line_mode(arguments)
    _check(texts, arguments)
    if arguments.plain:
        return _plain(texts, arguments)
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise CommandFailed("play-no-terminal", BAD_USAGE)
    return _app(texts, arguments)


def _choose_line_mode(arguments: argparse.Namespace) -> None:
    """On request, and in a terminal that cannot do more than print lines."""
    is_dumb = os.environ.get("TERM") == "dumb"
    if is_dumb and arguments.replay is not None:
        raise CommandFailed("play-dumb-terminal", BAD_USAGE, option="--replay")
    arguments.plain = arguments.plain or arguments.spoken or is_dumb


def _check(texts: Texts, arguments: argparse.Namespace) -> None:
    chosen = [name for name in EXCLUSIVE if getattr(arguments, name) is not None]
    rivals = [*chosen, *(["plain"] if arguments.plain and arguments.replay else [])]
    if arguments.resume is not None or arguments.replay is not None:
        rivals += [name for name in NEW_GAME if getattr(arguments, name) is not None]
    if len(rivals) > 1:
        raise CommandFailed("play-only-one", BAD_USAGE, first=f"--{rivals[0]}", second=f"--{rivals[1]}")
    if arguments.table is not None and arguments.server is None:
        raise CommandFailed("play-table-needs-server", BAD_USAGE)
    if arguments.record is not None:
        refuse_existing([Path(arguments.record)], arguments.force)
    for name in [*(arguments.bot or []), arguments.hints]:
        contender(name)  # raises an error if there is no such bot
    for name in arguments.name or []:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise CommandFailed("play-bad-name", BAD_USAGE, name=name[:40], longest=LONGEST_NAME)


def _list_saved(texts: Texts, arguments: argparse.Namespace) -> int:
    if arguments.ascii or not is_utf8():
        write_in_ascii(sys.stdout)
    games = saved_list(texts)
    for game in games:
        print(f"{game.line(texts)}\n    {game.path}")
    if not games:
        print(texts.t("terminal-saved-none"))
    return 0


# ---- Who plays ----------------------------------------------------------------------------------


def _levels(arguments: argparse.Namespace) -> list[str | None]:
    """People first, then bots."""
    people = 1 if arguments.people is None else arguments.people
    players = arguments.players or max(people, DEFAULT_PLAYERS)
    if people > players:
        raise CommandFailed("play-bad-people", BAD_USAGE, people=people, players=players)
    named = arguments.bot or [DEFAULT_BOT]
    bots = [named[min(number, len(named) - 1)] for number in range(players - people)]
    return [None] * people + bots


def _setting(
    texts: Texts, arguments: argparse.Namespace, levels: Sequence[str | None], edition: Edition
) -> Setting:
    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    levels = fitting(levels)
    return Setting(tuple(_names(texts, arguments.name or [], levels, seed)), tuple(levels), seed, edition)


def _names(texts: Texts, given: Sequence[str], levels: Sequence[str | None], seed: int) -> list[str]:
    """For the record: people who do not say otherwise are called by their colours."""
    people = sum(level is None for level in levels)
    persons = [*given[:people], *colour_names(texts)[len(given) :]]
    bots = [
        recorded_name(who, level)
        for who, level in zip(seated_people(str(seed), levels), levels, strict=True)
        if who is not None and level is not None
    ]
    return distinct([*persons[:people], *bots])


def _resumed(arguments: argparse.Namespace) -> Session:
    if arguments.resume == LATEST:
        kept = saved_games.unfinished()
        if not kept:
            raise CommandFailed("play-nothing-saved")
        return Session.resume(kept[0])
    try:
        return Session.resume(Path(arguments.resume))
    except SaveError as error:
        raise CommandFailed("play-save-unreadable", path=str(error.path), detail=error.detail) from None


def _session(texts: Texts, arguments: argparse.Namespace) -> Session:
    if arguments.resume is not None:
        return _resumed(arguments)
    edition = load_edition(arguments.edition)
    setting = _setting(texts, arguments, _levels(arguments), edition)
    return Session.begin(setting, saved_games.new_path(setting.seed))


def _write_record(texts: Texts, session: Session, arguments: argparse.Namespace) -> None:
    if arguments.record is None:
        return
    path, force = Path(arguments.record), arguments.force
    write_file(path, record_text(session.recording.record(), path), force)
    print(texts.t("play-recorded", path=str(path)), file=sys.stderr)


# ---- Line by line -------------------------------------------------------------------------------


def _plain(texts: Texts, arguments: argparse.Namespace) -> int:
    if arguments.ascii or not is_utf8():
        write_in_ascii(sys.stdout)
    if arguments.server is not None:
        return _on_server(texts, arguments, _plain_table(texts, arguments))
    session = _session(texts, arguments)
    print(texts.t("play-seed", seed=str(session.seed)))
    try:
        local = LocalGame(session, texts, pace=0.0)
        play_lines(PlainGame(local, texts, sys.stdout, arguments.hints, arguments.spoken), sys.stdin)
    finally:
        _write_record(texts, session, arguments)
    return 0


def _plain_table(texts: Texts, arguments: argparse.Namespace) -> Opened:
    async def opened(play: RemoteGame) -> None:
        from ..terminal.plain_table import PlainTable

        lines = awaited_lines(sys.stdin)
        await PlainTable(play, texts, sys.stdout, arguments.hints, arguments.spoken).run(lines)

    return opened


# ---- The app ------------------------------------------------------------------------------------


def _app(texts: Texts, arguments: argparse.Namespace) -> int:
    for name in ("COLUMNS", "LINES"):  # the terminal itself knows how large it is now
        os.environ.pop(name, None)
    is_colourless = arguments.no_colour or bool(os.environ.get("NO_COLOR"))
    try:
        from ..terminal import launch  # noqa: F401 - the extra may be missing
    except ImportError as error:
        raise missing_extra(error) from None
    from ..terminal.look import Look

    glyphs = ASCII if arguments.ascii or not is_utf8() else UTF8
    look = Look(texts, glyphs, is_dark=not arguments.light, has_colour=not is_colourless)
    if arguments.server is not None:
        return _on_server(texts, arguments, _table_screen(look, arguments))
    if arguments.replay is not None:
        played = read_played(arguments.replay)
        levels = () if played.save is None else played.save.levels
        launcher = _launcher(look, arguments)
        session = launcher.run(lambda: launcher.replay(played.record, played.cast(texts), levels))
        return _left(texts, session, arguments)
    return _play_here(look, arguments)


def _on_server(texts: Texts, arguments: argparse.Namespace, opened: Opened) -> int:
    try:
        from .play_on_server import join
    except ImportError as error:
        raise missing_extra(error) from None
    return join(texts, arguments, _levels(arguments), opened)


def _table_screen(look: Look, arguments: argparse.Namespace) -> Opened:
    async def opened(play: RemoteGame) -> None:
        from ..terminal.app import OddVilleApp
        from ..terminal.screens.table import TableScreen

        await OddVilleApp(look, lambda: TableScreen(play, arguments.hints)).run_async()

    return opened


def _launcher(look: Look, arguments: argparse.Namespace) -> Launcher:
    from ..terminal.launch import Launcher

    edition = load_edition(arguments.edition)

    def begin(levels: Sequence[str | None]) -> Session:
        setting = _setting(look.texts, arguments, levels, edition)
        return Session.begin(setting, saved_games.new_path(setting.seed))

    return Launcher(look, arguments.hints, begin)


def _play_here(look: Look, arguments: argparse.Namespace) -> int:
    launcher = _launcher(look, arguments)
    if any(getattr(arguments, name) is not None for name in (*NEW_GAME, "resume")):
        session = _session(look.texts, arguments)
        played = launcher.run(lambda: launcher.game(session))
    else:
        played = launcher.run(launcher.start)
    return _left(look.texts, played, arguments)


def _left(texts: Texts, played: Session | None, arguments: argparse.Namespace) -> int:
    """What is said when the app was closed."""
    if played is not None:
        if not played.game.is_over:
            print(texts.t("play-saved"))
        _write_record(texts, played, arguments)
    return 0
