"""The secret key of a seat: created here, shown once, stored as a hash.

A key is random and signed, so that a forged one is refused before it is compared with any seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from ..table.match import Match

_LABEL: Final = b"oddville seat key 1\n"
_DERIVED: Final = b"oddville derived key 1\n"
_RANDOM: Final = 24  # characters
_SIGNATURE: Final = 16
KEY_LENGTH: Final = _RANDOM + _SIGNATURE


def new_key(match: Match) -> str:
    random = secrets.token_urlsafe(18)
    return random + _signature(match, random)


def derived_key(match: Match, material: bytes) -> str:
    """The same key for the same material, so that a retry gets the same key.

    The material must not be in the database, where the secret of the match is: another key, for example.
    """
    random = urlsafe_b64encode(hmac.digest(match.secret, _DERIVED + material, "sha256"))[:_RANDOM].decode()
    return random + _signature(match, random)


def _signature(match: Match, random: str) -> str:
    text = match.id.encode() + b"\n" + random.encode()
    return urlsafe_b64encode(hmac.digest(match.secret, _LABEL + text, "sha256"))[:_SIGNATURE].decode()


def hash_of(key: str) -> str:
    """What is stored. A key has 144 random bits, so one round of hashing is enough."""
    return hashlib.sha256(_LABEL + key.encode()).hexdigest()


def seats_of(match: Match, keys: list[str]) -> frozenset[int]:
    """The seats that these keys open."""
    hashes = [hash_of(key) for key in keys if is_signed(match, key)]
    return seats_of_hashes(match, hashes)


def is_signed(match: Match, key: str) -> bool:
    if len(key) != KEY_LENGTH or not key.isascii():
        return False
    return hmac.compare_digest(_signature(match, key[:_RANDOM]), key[_RANDOM:])


def seats_of_hashes(match: Match, hashes: list[str]) -> frozenset[int]:
    """Compared in constant time, so that the time tells nothing about a hash."""
    return frozenset(
        number
        for number, seat in enumerate(match.seats)
        for known in seat.key_hashes
        for given in hashes
        if hmac.compare_digest(known, given)
    )


def may_watch(match: Match, seats: frozenset[int]) -> bool:
    """Before the start everybody who has the link may look."""
    return bool(seats) or match.settings.spectators or match.phase == "open"
