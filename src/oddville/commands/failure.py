"""What a command says when it cannot do what it was asked for."""

from __future__ import annotations

import argparse
import sys
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
    """The same command, with sentences in place of tracebacks; `exit_code` is its own code for trouble."""

    def safe(texts: Texts, arguments: argparse.Namespace) -> int:
        try:
            return run(texts, arguments)
        except CommandFailed as failure:
            print(texts.t(failure.message_id, **failure.values), file=sys.stderr)
            return exit_code or failure.exit_code
        except EditionError as error:
            for problem in error.problems:
                print(texts.problem(problem), file=sys.stderr)
        except RecordError as error:
            print(record_error(texts, error), file=sys.stderr)
        return exit_code or BAD_DATA

    return safe
