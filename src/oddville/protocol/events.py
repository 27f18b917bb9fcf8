"""The events of a game as they go over the wire, and back."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, get_args, get_type_hints

from ..rules.events import EVENT_TYPES, Event

_BY_KIND: Final = {event.kind: event for event in EVENT_TYPES}


def event_to_dict(event: Event) -> dict[str, Any]:
    """The caller has blanked what is hidden, with `event.public()`."""
    return {"kind": event.kind, **event.params}


def event_from_dict(form: dict[str, Any]) -> Event:
    kind = _BY_KIND[form["kind"]]
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name not in ("kind", "hidden")}
    return kind(**{name: _value(hint, form.get(name)) for name, hint in hints.items()})


def _value(hint: Any, value: Any) -> Any:
    """Numbers become members of the enumeration that the field has."""
    for part in (hint, *get_args(hint)):
        if isinstance(part, type) and issubclass(part, IntEnum) and value is not None:
            return part(value)
    return value
