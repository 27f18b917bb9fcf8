"""The secret that opens a seat: made here, shown once, kept as a hash.

A key is random and signed, so that a forged one is refused before any seat is looked at.
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
    """The same key for the same material, so that asking twice is asking once.

    The material must be what no database has, as another key: the secret of a match is stored beside it.
    """
    random = urlsafe_b64encode(hmac.digest(match.secret, _DERIVED + material, "sha256"))[:_RANDOM].decode()
    return random + _signature(match, random)


def _signature(match: Match, random: str) -> str:
    text = match.id.encode() + b"\n" + random.encode()
    return urlsafe_b64encode(hmac.digest(match.secret, _LABEL + text, "sha256"))[:_SIGNATURE].decode()


def hash_of(key: str) -> str:
    """What is stored. A key has 144 random bits: one round of hashing is enough."""
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
    """Compared in constant time: how long it takes tells nothing about a hash."""
    return frozenset(
        number
        for number, seat in enumerate(match.seats)
        for known in seat.key_hashes
        for given in hashes
        if hmac.compare_digest(known, given)
    )


def may_watch(match: Match, seats: frozenset[int]) -> bool:
    """Before it begins everybody who has the link may look who is there."""
    return bool(seats) or match.settings.spectators or match.phase == "open"
