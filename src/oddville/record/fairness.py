"""A shuffle that everybody can verify afterwards: a committed secret, and a salt from each player.

The dealer publishes the `commitment` to a secret and is bound to it from then on. Only then each player adds
a salt, so the secret cannot have been chosen for the cards it gives. Secret and salts determine everything
random. docs/records.md says what this proves and what it does not.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..rules.randomness import Generator, shuffled
from ..rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS
from .errors import RecordError

SECRET_SIZE: Final = 32  # bytes
LONGEST_SALT: Final = 64
SEED_SIZE: Final = 8  # bytes of a digest that make a seed

# Each digest starts with a line of its own, so that none can be used as another.
_PREFIX: Final = b"oddville fair shuffle 1\n"
_COMMITMENT: Final = _PREFIX + b"commitment\n"
_SEED: Final = _PREFIX + b"seed\n"
_ORDER: Final = _PREFIX + b"order\n"

_HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_SALT: Final = re.compile(rf"[ -~]{{0,{LONGEST_SALT}}}", re.ASCII)


def is_hex(text: str) -> bool:
    """Whether this is a secret or a commitment: 32 bytes in their only spelling."""
    return _HEX.fullmatch(text) is not None


def is_salt(text: str) -> bool:
    """Whether this may be a player's salt: printable ASCII, so that it can be typed, or empty."""
    return _SALT.fullmatch(text) is not None


def commitment(secret: bytes) -> str:
    """The hash that is published before the game: it binds the dealer to the secret without revealing it."""
    return hashlib.sha256(_COMMITMENT + _checked(secret)).hexdigest()


def seed_from(secret: bytes, salts: Sequence[str]) -> int:
    """The seed for `Recording.begin`; the salts are by chair, the order before the seats were drawn."""
    return _number(_SEED, secret, salts)


def redraw_seed(secret: bytes, salts: Sequence[str], entry: int) -> int:
    """The seed with which the undo at this log entry redrew the hidden cards."""
    return _number(_PREFIX + b"redraw %d\n" % entry, secret, salts)


def order_from(secret: bytes, salts: Sequence[str], count: int) -> tuple[int, ...]:
    """A random seat order: which of `count` chairs gets each seat."""
    return tuple(shuffled(list(range(count)), Generator(_number(_ORDER, secret, salts))))


def _number(label: bytes, secret: bytes, salts: Sequence[str]) -> int:
    """Hash each salt after its length, so that no character can move from one to the next unnoticed."""
    _check_salts(salts)
    parts = [bytes([len(salt)]) + salt.encode("ascii") for salt in salts]
    digest = hashlib.sha256(b"".join([label, _checked(secret), *parts])).digest()
    return int.from_bytes(digest[:SEED_SIZE], "big")


def _checked(secret: bytes) -> bytes:
    if len(secret) != SECRET_SIZE:
        raise RecordError("fairness-hex", where="fairness.secret", digits=2 * SECRET_SIZE)
    return secret


def _check_salts(salts: Sequence[str]) -> None:
    for chair, salt in enumerate(salts):
        if not is_salt(salt):
            raise RecordError("fairness-salt", where=f"fairness.salts[{chair}]", longest=LONGEST_SALT)


@dataclass(frozen=True, slots=True)
class Fairness:
    """The proof in a record that its randomness was fair. `secret` is None until the game is over."""

    commitment: str
    secret: str | None
    salts: tuple[str, ...]  # by chair
    order: tuple[int, ...]  # by seat: the chair that got it; 0, 1 … if the order was not drawn

    def __post_init__(self) -> None:
        """Refuse values that could not be written to a record and read back."""
        for name, text in (("commitment", self.commitment), ("secret", self.secret)):
            if text is not None and not is_hex(text):
                raise RecordError("fairness-hex", where=f"fairness.{name}", digits=2 * SECRET_SIZE)
        _check_salts(self.salts)
        count = len(self.salts)
        if not MIN_PLAYERS <= count <= MAX_PLAYERS:
            raise RecordError(
                "wrong-count", where="fairness.salts", count=count, low=MIN_PLAYERS, high=MAX_PLAYERS
            )
        if sorted(self.order) != list(range(count)):
            raise RecordError("fairness-order", where="fairness.order")

    @property
    def is_revealed(self) -> bool:
        return self.secret is not None
