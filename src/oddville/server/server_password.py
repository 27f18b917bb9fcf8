"""The password for the whole server, if there is one."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

_LABEL: Final = b"oddville door 1"


class ServerPassword:
    """Open, or opened by a token that follows from the password: another password, and all tokens are void.

    Nothing is kept here from which the password could be read.
    """

    def __init__(self, password: str | None) -> None:
        self._token = None if password is None else _token(password)

    @property
    def is_open(self) -> bool:
        return self._token is None

    def admits(self, token: str) -> bool:
        return self._token is None or hmac.compare_digest(self._token.encode(), token.encode())

    def try_password(self, password: str) -> str | None:
        """The token, if the password is right; takes as long as the making of it, so call it in a thread."""
        token = _token(password)
        return token if self.admits(token) else None


def _token(password: str) -> str:
    """Slow to guess from, even for somebody who has got hold of a token."""
    secret = hashlib.scrypt(password.encode(), salt=_LABEL, n=2**14, r=8, p=1, dklen=32)
    return hmac.new(secret, _LABEL, "sha256").hexdigest()
