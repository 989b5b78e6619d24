from __future__ import annotations

import re
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any

from ._errors import TheiaError

# The Gregorian calendar repeats after 400 years, so a year beyond those of `datetime` is computed in one within them.
_CYCLE_YEARS = 400
_CYCLE_DAYS = 146_097
_INSTANT = re.compile(r"([+-]?\d{4,6})(-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(?:[Zz]|[+-]\d\d:?\d\d)?)")


def page_requests(request: Mapping[str, Any]) -> Generator[dict[str, Any], Any, None]:
    """The requests for all pages of a range, one after the other. Send each its answer, or throw what it failed with.

    The first request is for the whole range. A rejection is free and says how long a part may be.
    """
    start, end, cursor = request["from"], request["to"], request.get("cursor")
    days: float = float("inf")
    while True:
        try:
            page = yield {**request, "from": start, "to": end, "cursor": cursor}
        except TheiaError as error:
            problem = error.problem if error.code == "range_too_large" else None
            largest = float("inf") if problem is None or problem.largest_range_days is None else problem.largest_range_days
            if problem is None or problem.largest_to is None or largest >= days:
                raise
            days = largest
            end = problem.largest_to
            continue
        # Only some products cut a range into pages.
        cursor = page.get("next_cursor") if isinstance(page, dict) else getattr(page, "next_cursor", None)
        if cursor is not None:
            continue
        if end == request["to"]:
            return
        start, end = end, next_end(end, days, request["to"])


@dataclass(frozen=True)
class Following:
    """A page of a search to be asked for."""

    fields: dict[str, Any]
    next_page: str | None
    """The token of the page before, by which this one is free; None where the service gave none."""


def after_page(request: Mapping[str, Any], page: Any) -> Following | None:
    """The page that follows one: where its answer says that the search goes on. None where it ends."""
    token = page.call.headers.get("theia-next-page")
    edges = page if isinstance(page, dict) else {"next": getattr(page, "next", None), "previous": getattr(page, "previous", None)}
    for name, edge in (("next", "after"), ("previous", "before")):
        if edges.get(name) is not None:
            return Following({**request, edge: edges[name]}, token)
    return None


def next_end(start: str, days: float, to: str) -> str:
    """The end of the part that begins at an instant as the service writes it: so many days later, but not after `to`."""
    try:
        cycles, begin = _read(start)
        last_cycles, last = _read(to)
        end = begin + timedelta(days=days)
    except (ValueError, OverflowError):
        # What cannot be compared is sent as it is, and the service says what it thinks of it.
        return to
    if end - last >= timedelta(days=(last_cycles - cycles) * _CYCLE_DAYS):
        return to
    year = end.year + cycles * _CYCLE_YEARS
    sign = "" if 0 <= year <= 9999 else "-" if year < 0 else "+"
    return f"{sign}{abs(year):0{4 if sign == '' else 6}d}{end:-%m-%dT%H:%M:%SZ}"


def _read(text: str) -> tuple[int, datetime]:
    """An instant as whole cycles of the calendar and an instant in the years 2000 to 2399."""
    match = _INSTANT.fullmatch(text)
    if match is None:
        raise ValueError(text)
    cycles, year = divmod(int(match[1]) - 2000, _CYCLE_YEARS)
    # An instant without an offset is UTC to the service.
    at = datetime.fromisoformat(f"{year + 2000}{match[2].upper()}")
    return cycles, (at if at.tzinfo is not None else at.replace(tzinfo=timezone.utc)).astimezone(timezone.utc)
