"""What a command says when it cannot do what it was asked for."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable

from ..editions import EditionError
from ..record import RecordError
from ..text import Texts
from ..text.mistakes import record_error

BAD_DATA = 1
BAD_USAGE = 2

Run = Callable[[Texts, argparse.Namespace], int]


class CommandFailed(Exception):
    """Ends a command with one message of the catalogues."""

    def __init__(self, message_id: str, exit_code: int = BAD_DATA, **values: str | int) -> None:
        super().__init__(message_id, values)
        self.message_id = message_id
        self.exit_code = exit_code
        self.values = values


def guarded(run: Run, exit_code: int | None = None) -> Run:
    """The same command, with sentences in place of tracebacks; `exit_code` is its own code for trouble.

    With `--debug` the traceback comes before the sentence.
    """

    def safe(texts: Texts, arguments: argparse.Namespace) -> int:
        try:
            return run(texts, arguments)
        except (CommandFailed, EditionError, RecordError) as error:
            if "debug" in arguments:
                traceback.print_exc()
            for line in _sentences(texts, error):
                print(line, file=sys.stderr)
            return exit_code or (error.exit_code if isinstance(error, CommandFailed) else BAD_DATA)

    return safe


def _sentences(texts: Texts, error: CommandFailed | EditionError | RecordError) -> list[str]:
    if isinstance(error, CommandFailed):
        return [texts.t(error.message_id, **error.values)]
    if isinstance(error, EditionError):
        return [texts.problem(problem) for problem in error.problems]
    return [record_error(texts, error)]
