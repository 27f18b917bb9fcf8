"""Numbers as a language writes them."""

from __future__ import annotations

from typing import Final

from .intervals import Estimate

_DECIMAL_COMMA: Final = ("de", "fr", "nl")
_SPACED_PERCENT: Final = ("de", "fr")
_THIN: Final = "\u202f"  # a narrow space that does not break
_UNITS: Final = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


class Numbers:
    def __init__(self, language: str) -> None:
        self._has_comma = language in _DECIMAL_COMMA
        self._percent = f"{_THIN}%" if language in _SPACED_PERCENT else "%"

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}".replace(",", _THIN)
        if text.lstrip("-") == f"{0:.{digits}f}":
            text = text.lstrip("-")
        return (text.replace(".", ",") if self._has_comma else text).replace("-", "−")

    def percent(self, share: float, digits: int = 0) -> str:
        return self.number(share * 100, digits) + self._percent

    def range(self, estimate: Estimate, digits: int = 1) -> str:
        """The interval: 2.1–2.4."""
        return f"{self.number(estimate.low, digits)}–{self.number(estimate.high, digits)}"

    def percent_range(self, estimate: Estimate, digits: int = 1) -> str:
        low, high = (self.number(share * 100, digits) for share in (estimate.low, estimate.high))
        return f"{low}–{high}{self._percent}"

    def seconds(self, value: float, figures: int = 3) -> str:
        """A time in seconds, milliseconds or microseconds, with this many digits."""
        factor, unit = next(((f, u) for f, u in _UNITS if value >= f * 0.9995), _UNITS[-1])
        scaled = value / factor
        before = 3 if scaled >= 99.95 else 2 if scaled >= 9.995 else 1
        return f"{self.number(scaled, max(0, figures - before))}{_THIN}{unit}"


class InNumbers:
    """Short names for the most frequent number formats."""

    numbers: Numbers

    def percent(self, share: float) -> str:
        return self.numbers.percent(share, 1)

    def whole_percent(self, share: float) -> str:
        return self.numbers.percent(share)

    def one(self, value: float) -> str:
        return self.numbers.number(value, 1)

    def two(self, value: float) -> str:
        return self.numbers.number(value, 2)

    def whole(self, value: float) -> str:
        return self.numbers.number(value)
