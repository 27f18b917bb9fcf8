"""Editions: what is printed on the components, as data that people can read, check and exchange."""

from .edition import Board, Building, CharacterCard, Edition, MainSquare, WorkerCard
from .engine_tables import components
from .loader import edition_names, from_dict, from_toml, kept_editions, load_edition, standard
from .problems import PROBLEM_CODES, EditionError

__all__ = [
    "PROBLEM_CODES",
    "Board",
    "Building",
    "CharacterCard",
    "Edition",
    "EditionError",
    "MainSquare",
    "WorkerCard",
    "components",
    "edition_names",
    "from_dict",
    "from_toml",
    "kept_editions",
    "load_edition",
    "standard",
]
