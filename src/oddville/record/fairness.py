"""A shuffle that everybody can check afterwards: a secret promised before the game, a salt from each player.

Whoever deals publishes the `commitment` to a secret and is bound to that secret from then on. Only then each
player adds a salt, so the secret cannot have been chosen for the cards that it gives. Secret and salts decide
everything that chance decides. docs/records.md says what this proves and what not.
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

# Each digest begins with a line of its own, so that none of them can stand for another.
_PREFIX: Final = b"oddville fair shuffle 1\n"
_COMMITMENT: Final = _PREFIX + b"commitment\n"
_SEED: Final = _PREFIX + b"seed\n"
_ORDER: Final = _PREFIX + b"order\n"

_HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_SALT: Final = re.compile(rf"[ -~]{{0,{LONGEST_SALT}}}", re.ASCII)


def is_hex(text: str) -> bool:
    """32 bytes as text, the only spelling of them: a secret or a commitment."""
    return _HEX.fullmatch(text) is not None


def is_salt(text: str) -> bool:
    """What a player may add: printable ASCII, so that it can be read out and typed; empty is allowed."""
    return _SALT.fullmatch(text) is not None


def commitment(secret: bytes) -> str:
    """What is published before the game: it binds to the secret and tells nothing about it."""
    return hashlib.sha256(_COMMITMENT + _checked(secret)).hexdigest()


def seed_from(secret: bytes, salts: Sequence[str]) -> int:
    """The seed for `Recording.begin`; the salts by chair, as they stood before the seat order was drawn."""
    return _number(_SEED, secret, salts)


def order_from(secret: bytes, salts: Sequence[str], count: int) -> tuple[int, ...]:
    """A drawn seat order: which of `count` chairs comes to sit at each seat."""
    return tuple(shuffled(list(range(count)), Generator(_number(_ORDER, secret, salts))))


def _number(label: bytes, secret: bytes, salts: Sequence[str]) -> int:
    """Each salt after its length: nothing can move from one to its neighbour unnoticed."""
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
    """What a record carries so that its chance can be checked. `secret` is None while the game goes on."""

    commitment: str
    secret: str | None
    salts: tuple[str, ...]  # by chair
    order: tuple[int, ...]  # by seat: the chair that came to sit there; 0, 1 … where the order was chosen

    def __post_init__(self) -> None:
        """A value that could not be written down and read back is refused where it is made."""
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
