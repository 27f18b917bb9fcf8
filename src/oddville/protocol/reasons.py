"""Why the rules forbid something, as it goes over the wire, and back."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final

from msgspec import Struct

from ..rules.enums import Bonus, Character, DecisionKind, Resource
from ..rules.reasons import Reason

_ENUMS: Final[Mapping[str, type[IntEnum]]] = {
    "bonus": Bonus,
    "character": Character,
    "decision": DecisionKind,
    "resource": Resource,
}


class ReasonForm(Struct, frozen=True):
    """The rule that stands against an action; the catalogues put it into words."""

    code: str
    params: dict[str, Any]


def reason_form(reason: Reason) -> ReasonForm:
    return ReasonForm(reason.code, dict(reason.params))


def reason_from_form(form: ReasonForm) -> Reason:
    return Reason(form.code, {name: _value(name, value) for name, value in form.params.items()})


def _value(name: str, value: Any) -> Any:
    """Numbers become members of the enumeration that a parameter of this name has."""
    kind = _ENUMS.get(name)
    return value if kind is None or not isinstance(value, int) else kind(value)
