"""What happens at a server's sockets, for those who measure it."""

from __future__ import annotations

from ..table.measurements import Measurements


class ServerMeasurements(Measurements):
    """Does nothing; `metrics.py` counts."""

    def refused(self, code: str) -> None:
        """A request or a command was not carried out."""

    def socket_refused(self, code: str) -> None:
        """A connection was not accepted."""

    def socket_opened(self) -> None: ...

    def socket_closed(self, reason: str, code: int | None, seconds: float) -> None:
        """`code` is that of RFC 6455 where there was one."""
