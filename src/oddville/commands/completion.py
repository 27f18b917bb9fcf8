"""`oddville completion`: the scripts for the shells, and which words may come next."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from .parser import Parser

if TYPE_CHECKING:
    from ..text import Texts

FILES: Final = "\t"  # on a line of its own: the shell may offer files
STANDARD: Final = "standard"
MOST_SAVED: Final = 10  # saved games that are offered
FILE_WORDS: Final = ("FILE", "DIR", "RECORD", "DATA", "EDITION")

BASH: Final = """\
_oddville() {
    local IFS=$'\\n' answer
    answer=$(oddville --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    COMPREPLY=($(compgen -W "${answer//$'\\t'/}" -- "${COMP_WORDS[COMP_CWORD]}"))
    case $answer in *$'\\t'*) COMPREPLY+=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"));; esac
}
complete -o filenames -F _oddville oddville
"""
ZSH: Final = """\
#compdef oddville
_oddville() {
    local -a answer
    answer=("${(@f)$(oddville --complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    (( ${answer[(I)*$'\\t'*]} )) && _files
    answer=(${answer:#*$'\\t'*})
    compadd -a answer
}
if [ "$funcstack[1]" = _oddville ]; then _oddville; else compdef _oddville oddville; fi
"""
FISH: Final = """\
function __oddville
    set -l words (commandline -opc) (commandline -ct)
    for word in (oddville --complete $words[2..-1] 2>/dev/null)
        if test "$word" = \\t
            __fish_complete_path (commandline -ct)
        else
            echo $word
        end
    end
end
complete -c oddville -f -a '(__oddville)'
"""
SCRIPTS: Final = {"bash": BASH, "zsh": ZSH, "fish": FISH}
SHELLS: Final = tuple(SCRIPTS)


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    print(SCRIPTS[arguments.shell], end="")
    return 0


def candidates(parser: argparse.ArgumentParser, words: Sequence[str]) -> Iterator[str]:
    """What the last of the words may become, after those before it."""
    *before, begun = words or [""]
    waiting: argparse.Action | None = None  # an option whose value comes next
    for word in before:
        if waiting is not None:
            waiting = None
            continue
        commands = _commands(parser)
        if word == "help" and word in commands:
            continue  # what follows are the words of another command
        if word in commands:
            parser = commands[word]
        else:
            option = parser._option_string_actions.get(word)
            waiting = option if option is not None and option.nargs != 0 else None
    edition = next((word for option, word in pairwise(before) if option == "--edition"), STANDARD)
    if waiting is not None:
        yield from _values(waiting, begun, edition)
        return
    positional = [action for action in parser._actions if not action.option_strings]
    yield from sorted(name for name in _commands(parser) if name.startswith(begun))
    if begun.startswith("-"):
        assert isinstance(parser, Parser)
        yield from sorted(name for name in parser.shown_options() if name.startswith(begun))
        return
    for action in positional:
        if not isinstance(action, argparse._SubParsersAction):
            yield from _values(action, begun, edition)


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    inner = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(inner[0].choices) if inner else {}


def _values(action: argparse.Action, begun: str, edition: str) -> Iterator[str]:
    yield from (value for value in _known_values(action, edition) if value.startswith(begun))
    if action.choices is None and any(word in str(action.metavar or "") for word in FILE_WORDS):
        yield FILES


def _known_values(action: argparse.Action, edition: str) -> list[str]:
    """What an argument may be, as far as it can be listed; loaded only when it is asked for."""
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if action.dest == "resume":
        from ..terminal.saved_games import newest_first

        return [str(file) for file in newest_first()[:MOST_SAVED]]
    match action.metavar:
        case "BOT" | "CONTENDER":
            from ..bots.registry import levels

            return list(levels())
        case "EDITION":
            from ..editions import edition_names
            from ..editions.folder import user_edition_names

            return [*edition_names(), *user_edition_names()]
        case "CARD":
            return _cards(edition)
        case "LESSON":
            from ..lessons import lessons

            return list(lessons())
    return []


def _cards(edition: str) -> list[str]:
    from ..editions import EditionError, load_edition

    try:
        return ["main-square", *(building.id for building in load_edition(edition).buildings)]
    except EditionError:
        return []
