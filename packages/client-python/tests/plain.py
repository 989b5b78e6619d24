from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any


def plain(value: Any) -> Any:
    """A value as JSON would have it, with the names of the wire; what is None is left out."""
    if is_dataclass(value) and not isinstance(value, type):
        known = ((one.name.rstrip("_"), getattr(value, one.name)) for one in fields(value))
        return {name: plain(one) for name, one in known if one is not None}
    if isinstance(value, bytes):
        return None
    if isinstance(value, Mapping):
        return {name: plain(one) for name, one in value.items() if one is not None}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value
