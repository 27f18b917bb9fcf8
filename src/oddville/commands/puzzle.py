"""`oddville puzzle today`: the daily puzzle in a terminal. `past`: earlier ones. `make`: more of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path

from ..coach.hints import advice
from ..coach.puzzle_maker import make_puzzles
from ..coach.puzzles import TRIES, Puzzle, edition_of, puzzle_of_day, write_puzzles
from ..coach.themes import Theme
from ..coach.words import explanation
from ..exit_codes import BAD_USAGE
from ..rules.actions import decode
from ..rules.offers import offer_of
from ..rules.views import view_for
from ..terminal import puzzle_days
from ..terminal.names import colour_names
from ..terminal.table_painter import TablePainter
from ..text import Texts
from .failure import CommandFailed
from .output import refuse_existing, write_file


def today(texts: Texts, arguments: argparse.Namespace) -> int:
    try:
        day = date.fromisoformat(arguments.day) if arguments.day else date.today()
    except ValueError:
        raise CommandFailed("puzzle-bad-day", BAD_USAGE, day=arguments.day) from None
    puzzle = puzzle_of_day(day)
    game, edition = puzzle.game(), edition_of(puzzle)
    names = colour_names(texts)[: game.players]
    seat = game.decider
    view = view_for(game, seat)
    options = [*puzzle.solutions[:1], *puzzle.others]
    options.sort()
    why = advice(game, puzzle.solutions[0]).reasons
    painter = TablePainter(texts, edition, names)
    print("\n".join(painter.table(view)))
    print(texts.t("puzzle-shell-task", player=names[seat], difficulty=puzzle.difficulty))
    if (card := view.decision.card) is not None:
        print(*painter.fitted([painter.card(card)]), sep="\n")
    for number, action in enumerate(options, start=1):
        print(f"{number:3}  {texts.action(offer_of(game, decode(action), seat), view, edition)}")
    wrong: dict[int, int] = {}
    for number in range(1, TRIES + 1):
        tried = _asked(texts, options, wrong)
        if tried is None:
            return 0
        if tried in puzzle.solutions:
            print(texts.t("puzzle-shell-right"), explanation(texts, why, names, edition))
            print(texts.t("puzzle-shell-share", day=str(day), number=number, tries=TRIES))
            _keep(texts, day, number)
            return 0
        wrong[tried] = round(100 * puzzle.loss(tried))
        print(texts.t("puzzle-shell-wrong", loss=wrong[tried], left=TRIES - number))
    best = offer_of(game, decode(puzzle.solutions[0]), seat)
    print(texts.t("puzzle-shell-solution", text=texts.action(best, view, edition)))
    print(explanation(texts, why, names, edition))
    _keep(texts, day, puzzle_days.NOT_SOLVED)
    return 0


def _keep(texts: Texts, day: date, tried: int) -> None:
    """Only today's puzzle counts; the streak is told if there is one."""
    today = date.today()
    if day != today:
        return
    try:
        puzzle_days.keep(day, tried)
    except OSError as error:
        print(texts.t("puzzle-not-kept", detail=error.strerror or ""), file=sys.stderr)
    in_a_row = puzzle_days.streak(puzzle_days.days(), today)
    if in_a_row > 1:
        print(texts.t("puzzle-streak-days", days=in_a_row))


def past(texts: Texts, arguments: argparse.Namespace) -> int:
    """The puzzles of the last days, and how they went."""
    today, found = date.today(), puzzle_days.days()
    for back in range(arguments.days):
        day = today - timedelta(days=back)
        puzzle = puzzle_of_day(day)
        tried = found.get(day.isoformat())
        result = "open" if tried is None else "missed" if tried == puzzle_days.NOT_SOLVED else "solved"
        theme = texts.t(f"puzzle-theme-{puzzle.theme}")
        line = texts.t("puzzle-past-line", result=result, number=tried or 0, tries=TRIES)
        print(f"{day}  {puzzle.difficulty}/3  {theme:<{_widest(texts)}}  {line}")
    print(texts.t("puzzle-streak-days", days=puzzle_days.streak(found, today)))
    return 0


def _widest(texts: Texts) -> int:
    return max(len(texts.t(f"puzzle-theme-{theme}")) for theme in Theme)


def _asked(texts: Texts, options: list[int], wrong: Mapping[int, int]) -> int | None:
    """The option that was typed; None at the end of the input. What was tried already costs no other try."""
    while True:
        try:
            typed = input(f"{texts.t('puzzle-shell-ask', count=len(options))} ")
        except EOFError:
            print()
            return None
        if typed.strip().isdecimal() and 1 <= int(typed) <= len(options):
            option = options[int(typed) - 1]
            if option not in wrong:
                return option
            print(texts.t("reason-tried", loss=wrong[option]))


def make(texts: Texts, arguments: argparse.Namespace) -> int:
    output = Path(arguments.output)
    refuse_existing([output], arguments.force)
    found: list[Puzzle] = []
    for puzzle in make_puzzles(arguments.count, arguments.seed, arguments.edition, arguments.processes):
        found.append(puzzle)
        print(texts.t("puzzle-found", done=len(found), total=arguments.count), file=sys.stderr)
    write_file(output, write_puzzles(found), arguments.force)
    print(texts.t("review-written", path=str(output)), file=sys.stderr)
    return 0
