"""What both clients send for jobs, and how they read the results of one."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

import httpx

from ._batch import BatchItem
from ._core import Reply, Settings, Silence, failure_of
from ._errors import NoAnswerError, TheiaError
from ._read import read_answer, read_named
from ._waiting import wait_seconds

if TYPE_CHECKING:
    from .answers import JobLine

_FIRST_POLL_S = 0.5
_LONGEST_POLL_S = 5.0


def submission(items: Iterable[BatchItem[Any]], dry_run: bool) -> dict[str, Any]:
    lines = "\n".join(json.dumps(item.to_wire(), allow_nan=False) for item in items)
    return {
        "method": "POST",
        "path": "/batch",
        "fields": {},
        "lines": lines.encode(),
        "dry_run": dry_run,
        "answer": "JobDryRun" if dry_run else "Job",
    }


def is_open(status: str) -> bool:
    """Whether a job or report is not over yet."""
    return status in ("queued", "running", "waiting", "writing")


def looks() -> Iterator[float]:
    """Seconds to wait before each next look."""
    pause = _FIRST_POLL_S
    while True:
        yield pause
        pause = min(_LONGEST_POLL_S, pause * 2)


def was_deleted(error: TheiaError) -> bool:
    """Whether an attempt whose answer was lost has deleted it."""
    return error.code == "not_found" and error.attempts > 1


class ResultReader:
    """How far the results of a job are read: what to ask for, what a line is, and how long to wait."""

    def __init__(self, id: str, start: int, items: Sequence[BatchItem[Any]] | None, settings: Settings, options: dict[str, Any]) -> None:
        self._id, self._next, self._items = id, start, items
        self._origin = settings.origin
        self._timeout: float = settings.timeout if options["timeout"] is None else options["timeout"]
        self._retries: int = settings.retries if options["retries"] is None else options["retries"]
        self._losses, self._look, self._begun, self._open = 0, _FIRST_POLL_S, start, b""
        self._is_whole = False

    def request(self) -> dict[str, Any]:
        """What asks for the lines that are not read yet."""
        path = f"/jobs/{quote(self._id, safe='')}/results?{urlencode({'from': self._next})}"
        return {"method": "GET", "path": path, "fields": {}, "is_stream": True}

    def begin(self, came: Reply) -> httpx.Response:
        """The lines of an answer."""
        self._begun, self._open = self._next, b""
        self._is_whole = not is_open(came.headers.get("theia-job-status", ""))
        assert came.stream is not None
        return came.stream

    def lines(self, chunk: bytes) -> Iterator[JobLine[Any]]:
        """The results that this part of the stream completes."""
        *whole, self._open = (self._open + chunk).split(b"\n")
        for text in whole:
            line = self._line(json.loads(text))
            self._next = line.index + 1
            yield line

    def _line(self, document: dict[str, Any]) -> JobLine[Any]:
        line: JobLine[Any] | None = read_named(document, "JobLine")
        item = None if self._items is None or line is None else self._items[line.index]
        if line is not None and line.body is not None and item is not None:
            body = read_answer(document["body"], item.path, item.body)
            object.__setattr__(line, "body", body)
        if line is None or (item is not None and line.body is None and "body" in document):
            raise TheiaError(f"{self._origin} answered something that is not of this API.", code="unreadable_answer", attempts=1)
        return line

    def pause(self, error: httpx.HTTPError | None) -> float | None:
        """How long to wait before the next look, when a stream has ended or was lost; None when the job is over. Raises
        TheiaError when it was lost too often."""
        if error is None and self._open != b"":
            error = httpx.ReadError("The results end within a line.")
        if error is None and self._is_whole:
            return None
        if self._next > self._begun:
            self._losses, self._look = 0, _FIRST_POLL_S
        if error is not None:
            self._losses += 1
            if self._losses > self._retries:
                failure = failure_of(Silence(error), self._timeout, self._origin, self._losses)
                assert isinstance(failure, NoAnswerError)
                raise failure
            return wait_seconds(self._losses, None, random.random())
        look, self._look = self._look, min(_LONGEST_POLL_S, self._look * 2)
        return look
