"""Loads the command that was asked for, runs it, and puts into words why it failed."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Final

from ..bots.registry import BotError
from ..editions import EditionError
from ..exit_codes import BAD_DATA, BAD_USAGE
from ..record import RecordError
from ..text import Texts
from ..text.document_errors import record_error
from .edition_problems import problem_lines
from .failure import CommandFailed, missing_extra

MISNAMED: Final = ("unknown-bot", "bad-budget")  # the fault of the arguments, not of a bot
Run = Callable[[Texts, argparse.Namespace], int]


def load(name: str) -> Run:
    """The function that carries a command out, by its "module:function" in this package."""
    module, _, function = name.partition(":")
    try:
        found: Run = getattr(import_module(f"{__package__}.{module}"), function)
    except ImportError as error:
        raise missing_extra(error) from None
    return found


def run_command(texts: Texts, arguments: argparse.Namespace) -> int:
    """Carry out the command that was parsed, with sentences in place of tracebacks.

    With `--debug` the traceback comes before the sentence.
    """
    try:
        return load(arguments.run)(texts, arguments)
    except (CommandFailed, EditionError, RecordError, BotError) as error:
        if "debug" in arguments:
            traceback.print_exc()
        for line in _sentences(texts, error):
            print(line, file=sys.stderr)
        return getattr(arguments, "exit_code_of_failure", _exit_code(error))


def _exit_code(error: Exception) -> int:
    if isinstance(error, CommandFailed):
        return error.exit_code
    return BAD_USAGE if isinstance(error, BotError) and error.code in MISNAMED else BAD_DATA


def _sentences(texts: Texts, error: CommandFailed | EditionError | RecordError | BotError) -> list[str]:
    if isinstance(error, BotError):
        return [texts.t(f"bot-error-{error.code}", **error.params)]
    if isinstance(error, CommandFailed):
        return [texts.t(error.message_id, **error.values)]
    if isinstance(error, EditionError):
        return problem_lines(texts, error.problems)
    return [record_error(texts, error)]
