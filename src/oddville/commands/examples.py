"""What is shown below the help of each command: lines to copy. Commands need no translation."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "oddville": (
        "oddville",
        "oddville play",
        "oddville doctor",
    ),
    "oddville play": (
        "oddville play",
        "oddville play --players 3 --bot master --bot newcomer",
        "oddville play --people 2 --name Ada --name Ben",
        "oddville play --resume",
        "oddville play --replay games/game-1.json",
        "oddville play --server http://127.0.0.1:8000",
        "oddville play --plain --seed 7 --record game.json < moves.txt",
    ),
    "oddville learn": ("oddville learn", "oddville learn streets"),
    "oddville site": ("oddville site -o site", "oddville site -o public --headers /usr/include/python3.13"),
    "oddville serve": (
        "oddville serve --open",
        "oddville serve --host 0.0.0.0 --password-file password.txt",
        "oddville serve --data postgresql://host/games --workers 4",
    ),
    "oddville record": (
        "oddville record verify game.json",
        "oddville record make --games 3 --seed 7 -o games",
    ),
    "oddville record show": (
        "oddville record show game.json",
        "oddville record show --form text game.json",
    ),
    "oddville record verify": (
        "oddville record verify game-1.json game-2.json",
        "oddville record verify --json - < game.json",
    ),
    "oddville record make": (
        "oddville record make --games 3 --players 4 --seed 7 -o games",
        "oddville record make --bot newcomer --games 10 -o games",
    ),
    "oddville position": ("oddville position check table.json",),
    "oddville position show": ("oddville position show table.json",),
    "oddville position check": (
        "oddville position check table.json",
        "oddville position check --json - < table.json",
    ),
    "oddville position make": ("oddville position make game.json --turn 12 -o table.json",),
    "oddville review": (
        "oddville review game.json",
        "oddville review games/*.json -o report.html",
        "oddville review game.json --json --effort deep",
    ),
    "oddville puzzle": ("oddville puzzle today",),
    "oddville puzzle today": ("oddville puzzle today",),
    "oddville puzzle past": ("oddville puzzle past", "oddville puzzle past --days 30"),
    "oddville puzzle make": ("oddville puzzle make --count 20 --edition my-box -o puzzles.jsonl",),
    "oddville edition": (
        "oddville edition new my-box --worksheet my-box.pdf",
        "oddville edition check my-box",
        "oddville edition show my-box",
    ),
    "oddville edition new": (
        "oddville edition new my-box --worksheet my-box.pdf",
        "oddville edition new my-box --from cards.csv",
    ),
    "oddville edition check": ("oddville edition check my-box", "oddville edition check --json my-box"),
    "oddville edition show": ("oddville edition show", "oddville edition show my-box -o cards.html"),
    "oddville edition diff": ("oddville edition diff standard my-box",),
    "oddville edition export": ("oddville edition export standard -o cards.csv",),
    "oddville edition sheets": ("oddville edition sheets -o sheets --paper letter",),
    "oddville edition balance": ("oddville edition balance --bot apprentice --games 500 -o my-balance",),
    "oddville edition folder": ("oddville edition folder",),
    "oddville art": ("oddville art card 17 -o card.svg",),
    "oddville art card": ("oddville art card 17 -o card.svg",),
    "oddville art city": ("oddville art city games/game-1.json --turn 12 -o city.svg",),
    "oddville art table": ("oddville art table games/game-1.json -o table.svg --theme night",),
    "oddville art sheet": ("oddville art sheet -o sheet.svg",),
    "oddville arena": (
        "oddville arena newcomer apprentice master:seconds=0.1 --games 200 --output my-tournament",
        "oddville arena --sprt apprentice master:iterations=100",
        "oddville arena --report my-tournament",
    ),
    "oddville store": ("oddville store info", "oddville store backup copy.db"),
    "oddville store info": ("oddville store info", "oddville store info --data games.db --json"),
    "oddville store backup": ("oddville store backup --data games.db copy.db",),
    "oddville store export": ("oddville store export --ended-before 2026-01-01 --output records",),
    "oddville store prune": (
        "oddville store prune --ended-before 2026-01-01",
        "oddville store prune --untouched-since 2026-01-01",
    ),
    "oddville doctor": ("oddville doctor", "oddville doctor --json"),
    "oddville help": ("oddville help play", "oddville help record make"),
    "oddville completion": (
        'eval "$(oddville completion bash)"',
        "oddville completion zsh > ~/.zfunc/_oddville",
        "oddville completion fish > ~/.config/fish/completions/oddville.fish",
    ),
}
