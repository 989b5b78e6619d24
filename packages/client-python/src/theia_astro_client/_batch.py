from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

A = TypeVar("A", covariant=True)


@dataclass(frozen=True)
class BatchItem(Generic[A]):
    """One call of a batch, which is answered by an object of this class. The functions of `theia_astro_client.items` make it."""

    path: str
    body: Mapping[str, Any] = field(repr=False)
    id: str | float | None = None
    """Your id for the call, returned with its result."""
    next_page: str | None = None
    """`next_page` of the result before: this page of its search is free. Not in a job."""

    def to_wire(self) -> dict[str, Any]:
        """The call as the service reads it."""
        page = {} if self.next_page is None else {"next_page": self.next_page}
        return {"id": self.id, "path": self.path, "body": self.body, **page}


def item(path: str, fields: Mapping[str, Any], id: str | float | None) -> BatchItem[Any]:
    """A call of this path; what is None is left out."""
    return BatchItem(path, {name: value for name, value in fields.items() if value is not None}, id)
