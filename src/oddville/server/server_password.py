"""The password for the whole server, if there is one."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

_LABEL: Final = b"oddville door 1"


class ServerPassword:
    """Checks tokens that are derived from the password: with another password all tokens are void.

    The password itself is not kept.
    """

    def __init__(self, password: str | None) -> None:
        self._token = None if password is None else _token(password)

    @property
    def is_unset(self) -> bool:
        return self._token is None

    def accepts(self, token: str) -> bool:
        return self._token is None or hmac.compare_digest(self._token.encode(), token.encode())

    def try_password(self, password: str) -> str | None:
        """The token, if the password is right. Slow on purpose: call it in a thread."""
        token = _token(password)
        return token if self.accepts(token) else None


def _token(password: str) -> str:
    """Slow to brute-force, even with a stolen token."""
    secret = hashlib.scrypt(password.encode(), salt=_LABEL, n=2**14, r=8, p=1, dklen=32)
    return hmac.new(secret, _LABEL, "sha256").hexdigest()
