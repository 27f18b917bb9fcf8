"""`oddville learn`: the lessons in a terminal."""

from __future__ import annotations

import argparse
import sys

from ..exit_codes import BAD_USAGE, OK
from ..lessons import lessons
from ..terminal.plain_lesson import PlainLessons
from ..text import Texts
from .failure import CommandFailed


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    known = list(lessons())
    first = arguments.lesson or known[0]
    if first not in known:
        raise CommandFailed("learn-no-such-lesson", BAD_USAGE, name=first[:40], known=", ".join(known))
    left = [lessons()[name] for name in known[known.index(first) :]]
    if PlainLessons(texts, sys.stdout, sys.stdin).play(left):
        print(f"\n{texts.t('lesson-finished')}")
    return OK
