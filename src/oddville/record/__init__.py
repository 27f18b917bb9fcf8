"""Games on paper: notation for actions, records of whole games, positions, and the checks for all three."""

from .errors import (
    NOTATION_CODES,
    POSITION_CODES,
    RECORD_CODES,
    NotationError,
    PositionError,
    RecordError,
)
from .fairness import Fairness, commitment, is_salt, order_from, redraw_seed, seed_from
from .fairness_check import check_fairness
from .files import Verified, load_verified, read_verified, record_text, save
from .fingerprint import fingerprint
from .json_form import read_json, record_from_dict, record_to_dict, write_json
from .notation import parse_action, read_action, write_action
from .position import game_from_position, load_position, position_of, read_position_text, write_position
from .record import RULES_VERSION, Move, Player, Record, Redraw, Result
from .recorder import Recording
from .replay import after_turn, replay, states, verify
from .shuffles import Shuffle
from .text_reader import read_text
from .text_writer import write_text

__all__ = [
    "NOTATION_CODES",
    "POSITION_CODES",
    "RECORD_CODES",
    "RULES_VERSION",
    "Fairness",
    "Move",
    "NotationError",
    "Player",
    "PositionError",
    "Record",
    "RecordError",
    "Recording",
    "Redraw",
    "Result",
    "Shuffle",
    "Verified",
    "after_turn",
    "check_fairness",
    "commitment",
    "fingerprint",
    "game_from_position",
    "is_salt",
    "load_position",
    "load_verified",
    "order_from",
    "parse_action",
    "position_of",
    "read_action",
    "read_json",
    "read_position_text",
    "read_text",
    "read_verified",
    "record_from_dict",
    "record_text",
    "record_to_dict",
    "redraw_seed",
    "replay",
    "save",
    "seed_from",
    "states",
    "verify",
    "write_action",
    "write_json",
    "write_position",
    "write_text",
]
