"""A table of a server, line by line: the game, what others say, and a few more commands."""

from __future__ import annotations

from typing import Final, TextIO

from ..text import Texts
from .games.remote import RemoteGame
from .games.shown_game import Trouble
from .games.table_actions import TableAction
from .plain_game import COMMANDS, PlainGame

# What can be typed, and what it does if that is possible now.
WORDS: Final = {
    "bots": (TableAction.FILL,),
    "begin": (TableAction.BEGIN,),
    "yes": (TableAction.AGREE,),
    "no": (TableAction.DISAGREE,),
    "leave": (TableAction.STAND_IN,),
    "return": (TableAction.RECLAIM,),
    "stop": (TableAction.STOP,),
    "resign": (TableAction.RESIGN,),
}


class PlainTable(PlainGame):
    commands = (*COMMANDS, "say", *WORDS)

    def __init__(
        self, play: RemoteGame, texts: Texts, out: TextIO, adviser: str, is_spoken: bool = False
    ) -> None:
        super().__init__(play, texts, out, adviser, is_spoken)
        self.table = play
        self.told = 0  # also what happened before one came
        self._notice = ""

    @property
    def ending(self) -> str:
        return self.table.company.ending

    def tell_news(self) -> None:
        super().tell_news()
        if self.play.notice != self._notice:
            self._notice = self.play.notice
            self.say(self._notice)
            ways = self.table.company.ways
            words = [word for word, found in WORDS.items() if any(way in ways for way in found)]
            if words and self._notice:
                self.say(self.texts.t("play-table-words", words=", ".join(words)))

    def is_for_a_turn(self, line: str) -> bool:
        command = line.strip().partition(" ")[0].casefold()
        return command not in ("", "say", "help", "quit", *WORDS)

    async def obey(self, words: str) -> None:
        command, _, rest = words.partition(" ")
        if command.casefold() == "say" and rest.strip():
            await self.table.company.say(rest.strip())
        elif command.casefold() in WORDS:
            await self._take(command.casefold())
        elif command.casefold() == "help":
            await super().obey(words)
            self.say(self.texts.t("play-table-commands"), indent="  ")
        else:
            await super().obey(words)

    async def _take(self, word: str) -> None:
        for way in self.table.company.ways:
            if way in WORDS[word]:
                await self.table.company.take(way)
                return
        raise Trouble(self.texts.t("play-not-now", word=word))
