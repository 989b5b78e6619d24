from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, cast, dataclass_transform


@dataclass(frozen=True)
class RateLimit:
    """The burst limit of the key, the calls left, and the seconds until all are available."""

    limit: int
    remaining: int
    reset_seconds: float


@dataclass(frozen=True, kw_only=True)
class CallInfo:
    """Details of a call."""

    status: int
    request_id: str | None
    """Quote it when you ask for help."""
    cost_usd: str | None
    """What this answer cost, US dollars as decimal text; `0.0000` where the quota covers it, or an earlier attempt paid. None where nothing is metered."""
    balance_usd: str | None
    """The wallet after the call, US dollars as decimal text."""
    rate_limit: RateLimit | None
    is_replayed: bool
    """The answer is that of an earlier attempt, which was paid then."""
    attempts: int
    """Attempts it took, the first included."""
    idempotency_key: str | None
    headers: Mapping[str, str]
    """Those of the answer; their names in any letter case."""
    content: bytes = field(repr=False)
    """The answer as it was sent."""

    def json(self) -> Any:
        """The answer as plain dicts and lists, with fields that are newer than this client too."""
        return json.loads(self.content)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Shape:
    """What the objects of answers have in common: each of their classes is a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True, kw_only=True, repr=False)(cls)

    def __repr__(self) -> str:
        known = ((one.name, getattr(self, one.name)) for one in fields(cast(Any, self)))
        shown = ", ".join(f"{name}={value!r}" for name, value in known if value is not None)
        return f"{type(self).__name__}({shown})"

    def to_dict(self) -> dict[str, Any]:
        """As plain dicts and lists, with the names of the API. What is None is left out."""
        known = ((one.name.rstrip("_"), getattr(self, one.name)) for one in fields(cast(Any, self)))
        return {name: _plain(value) for name, value in known if value is not None}

    def _repr_svg_(self) -> str | None:
        """What a notebook shows of an answer that is drawn."""
        return cast("str | None", getattr(self, "svg", None))


def _plain(value: Any) -> Any:
    if isinstance(value, Shape):
        return value.to_dict()
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    return {name: _plain(one) for name, one in value.items()} if isinstance(value, dict) else value


def rows(entries: Mapping[str, Shape | None] | Iterable[Shape] | Shape, key: str = "name") -> list[dict[str, Any]]:
    """Entries as flat dicts, as `pandas.DataFrame` takes them: those of a list, of a dict, or the parts of an object by
    name. A field within a field is a column `field.inner`.

    Args:
        key: The column with the names of the entries.
    """
    if isinstance(entries, Shape):
        entries = {one.name: getattr(entries, one.name) for one in fields(cast(Any, entries))}
    if isinstance(entries, Mapping):
        named = [(name, entry) for name, entry in entries.items() if isinstance(entry, Shape)]
        return [{key: name, **_flat(entry.to_dict())} for name, entry in named]
    return [_flat(entry.to_dict()) for entry in entries]


def _flat(value: dict[str, Any], before: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, one in value.items():
        found.update(_flat(one, f"{before}{name}.") if isinstance(one, dict) else {f"{before}{name}": one})
    return found


class Answered:
    """An answer with the details of its call."""

    _call: CallInfo

    @property
    def call(self) -> CallInfo:
        """Cost, balance, rate limit and request id of the call, and the answer as it was sent."""
        try:
            return self._call
        except AttributeError:
            raise AttributeError("An answer within a batch has no call of its own: see the call of the batch.") from None

    def _is(self, kind: str) -> bool:
        call = getattr(self, "_call", None)
        return call is not None and call.headers.get("content-type", "").startswith(kind)


class Answer(Shape, Answered):
    """An answer of the service."""


class PlainAnswer(dict[str, Any], Answered):
    """An answer as a plain dict."""


class AnswerText(str, Answered):
    """An answer as text: SVG, CSV, Markdown or HTML. A notebook draws it."""

    def _repr_svg_(self) -> str | None:
        return str(self) if self._is("image/svg") else None

    def _repr_markdown_(self) -> str | None:
        return str(self) if self._is("text/markdown") else None

    def _repr_html_(self) -> str | None:
        return str(self) if self._is("text/html") else None


class AnswerBytes(bytes, Answered):
    """An answer as bytes: PNG or PDF. A notebook shows a PNG."""

    def _repr_png_(self) -> bytes | None:
        return bytes(self) if self._is("image/png") else None


def with_call(answer: Any, call: CallInfo) -> Any:
    """Attaches the details of its call to an answer."""
    object.__setattr__(answer, "_call", call)
    return answer
