"""Jobs: batches of up to 10,000 calls that the service answers in the background."""

from __future__ import annotations

import json
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload
from urllib.parse import quote, urlencode

import anyio
import httpx

from ._batch import BatchItem
from ._core import Reply, Settings, Silence, failure_of
from ._errors import NoAnswerError, TheiaError
from ._read import read_answer, read_named
from ._waiting import wait_seconds

if TYPE_CHECKING:
    from .answers import Job, JobDryRun, JobLine, JobList

A = TypeVar("A")

_FIRST_LOOK_S = 0.5
_LONGEST_LOOK_S = 5.0


def _submission(items: Iterable[BatchItem[Any]], dry_run: bool) -> dict[str, Any]:
    lines = "\n".join(json.dumps(item.to_wire(), allow_nan=False) for item in items)
    return {
        "method": "POST",
        "path": "/batch",
        "fields": {},
        "lines": lines.encode(),
        "dry_run": dry_run,
        "answer": "JobDryRun" if dry_run else "Job",
    }


def _path(id: str) -> str:
    return f"/jobs/{quote(id, safe='')}"


def _listing(limit: int | None, cursor: str | None) -> dict[str, Any]:
    fields = {"limit": limit, "cursor": cursor}
    return {"method": "GET", "path": "/jobs", "fields": fields, "answer": "JobList"}


def _was_deleted(error: TheiaError) -> bool:
    """Whether an attempt whose answer was lost has deleted the job."""
    return error.code == "not_found" and error.attempts > 1


class _Reading:
    """How far the results of a job are read: what to ask for, what a line is, and how long to wait."""

    def __init__(self, id: str, start: int, items: Sequence[BatchItem[Any]] | None, settings: Settings, options: dict[str, Any]) -> None:
        self._id, self._next, self._items = id, start, items
        self._origin = settings.origin
        self._timeout: float = settings.timeout if options["timeout"] is None else options["timeout"]
        self._retries: int = settings.retries if options["retries"] is None else options["retries"]
        self._losses, self._look, self._begun, self._open = 0, _FIRST_LOOK_S, start, b""
        self._is_whole = False

    def request(self) -> dict[str, Any]:
        """What asks for the lines that are not read yet."""
        path = f"{_path(self._id)}/results?{urlencode({'from': self._next})}"
        return {"method": "GET", "path": path, "fields": {}, "is_stream": True}

    def begin(self, came: Reply) -> httpx.Response:
        """The lines of an answer."""
        self._begun, self._open = self._next, b""
        self._is_whole = came.headers.get("theia-job-status", "") not in ("queued", "running")
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
            self._losses, self._look = 0, _FIRST_LOOK_S
        if error is not None:
            self._losses += 1
            if self._losses > self._retries:
                failure = failure_of(Silence(error), self._timeout, self._origin, self._losses)
                assert isinstance(failure, NoAnswerError)
                raise failure
            return wait_seconds(self._losses, None, random.random())
        look, self._look = self._look, min(_LONGEST_LOOK_S, self._look * 2)
        return look


class Jobs:
    """Batches of up to 10,000 calls, answered in the background."""

    def __init__(self, call: Callable[..., Any], settings: Settings) -> None:
        self._call = call
        self._settings = settings

    @overload
    def submit(
        self,
        items: Iterable[BatchItem[Any]],
        *,
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> JobDryRun: ...
    @overload
    def submit(
        self,
        items: Iterable[BatchItem[Any]],
        *,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Job: ...
    def submit(
        self,
        items: Iterable[BatchItem[Any]],
        *,
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Sends a batch as a job. It is answered at once, with what its items will cost. `POST /batch`

        Args:
            items: The calls, made by the functions of `theia_astro.items`.
            dry_run: Nothing is computed, charged or logged: the answer is the price.
            idempotency_key: Repeating under the same key gives the same job.
        """
        return self._call(
            **_submission(items, dry_run), timeout=timeout, retries=retries, idempotency_key=idempotency_key
        )

    def get(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> Job:
        """How far a job is, and what it has cost. `GET /jobs/ID`"""
        return self._call(  # type: ignore[no-any-return]
            "GET", _path(id), {}, answer="Job", timeout=timeout, retries=retries
        )

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> JobList:
        """Jobs of this key, newest first. `GET /jobs`

        Args:
            limit: Jobs a page.
            cursor: `next_cursor` of the page before.
        """
        return self._call(**_listing(limit, cursor), timeout=timeout, retries=retries)  # type: ignore[no-any-return]

    def cancel(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> Job:
        """Ends a job: what is answered stays, and stays charged; the rest is never charged. `POST /jobs/ID/cancel`"""
        return self._call(  # type: ignore[no-any-return]
            "POST", f"{_path(id)}/cancel", {}, answer="Job", timeout=timeout, retries=retries
        )

    def delete(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> None:
        """Deletes a job with its results. `DELETE /jobs/ID`"""
        try:
            self._call("DELETE", _path(id), {}, timeout=timeout, retries=retries)
        except TheiaError as error:
            if not _was_deleted(error):
                raise

    @overload
    def results(
        self,
        id: str,
        *,
        items: Sequence[BatchItem[A]],
        start: int = 0,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[JobLine[A]]: ...
    @overload
    def results(
        self,
        id: str,
        *,
        items: None = None,
        start: int = 0,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[JobLine[dict[str, Any]]]: ...
    def results(
        self,
        id: str,
        *,
        items: Sequence[BatchItem[Any]] | None = None,
        start: int = 0,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> Iterator[Any]:
        """The results of a job in the order of its items, as they come, until the job is over. After a lost connection it
        goes on where it was. `GET /jobs/ID/results`

        Args:
            items: The calls of the job; with them each `body` is an object of the class of its path, else a plain dict.
            start: Number of the first item whose result is wanted, from 0.
        """
        reading = _Reading(id, start, items, self._settings, {"timeout": timeout, "retries": retries})
        while True:
            stream = reading.begin(self._call(**reading.request(), timeout=timeout, retries=retries))
            lost: httpx.HTTPError | None = None
            try:
                for chunk in stream.iter_bytes():
                    yield from reading.lines(chunk)
            except httpx.HTTPError as error:
                lost = error
            finally:
                stream.close()
            pause = reading.pause(lost)
            if pause is None:
                return
            time.sleep(pause)


class AsyncJobs:
    """Batches of up to 10,000 calls, answered in the background, awaited."""

    def __init__(self, call: Callable[..., Awaitable[Any]], settings: Settings) -> None:
        self._call = call
        self._settings = settings

    @overload
    async def submit(
        self,
        items: Iterable[BatchItem[Any]],
        *,
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> JobDryRun: ...
    @overload
    async def submit(
        self,
        items: Iterable[BatchItem[Any]],
        *,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Job: ...
    async def submit(
        self,
        items: Iterable[BatchItem[Any]],
        *,
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Sends a batch as a job. It is answered at once, with what its items will cost. `POST /batch`

        Args:
            items: The calls, made by the functions of `theia_astro.items`.
            dry_run: Nothing is computed, charged or logged: the answer is the price.
            idempotency_key: Repeating under the same key gives the same job.
        """
        return await self._call(
            **_submission(items, dry_run), timeout=timeout, retries=retries, idempotency_key=idempotency_key
        )

    async def get(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> Job:
        """How far a job is, and what it has cost. `GET /jobs/ID`"""
        return await self._call(  # type: ignore[no-any-return]
            "GET", _path(id), {}, answer="Job", timeout=timeout, retries=retries
        )

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> JobList:
        """Jobs of this key, newest first. `GET /jobs`

        Args:
            limit: Jobs a page.
            cursor: `next_cursor` of the page before.
        """
        return await self._call(**_listing(limit, cursor), timeout=timeout, retries=retries)  # type: ignore[no-any-return]

    async def cancel(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> Job:
        """Ends a job: what is answered stays, and stays charged; the rest is never charged. `POST /jobs/ID/cancel`"""
        return await self._call(  # type: ignore[no-any-return]
            "POST", f"{_path(id)}/cancel", {}, answer="Job", timeout=timeout, retries=retries
        )

    async def delete(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> None:
        """Deletes a job with its results. `DELETE /jobs/ID`"""
        try:
            await self._call("DELETE", _path(id), {}, timeout=timeout, retries=retries)
        except TheiaError as error:
            if not _was_deleted(error):
                raise

    @overload
    def results(
        self,
        id: str,
        *,
        items: Sequence[BatchItem[A]],
        start: int = 0,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[JobLine[A]]: ...
    @overload
    def results(
        self,
        id: str,
        *,
        items: None = None,
        start: int = 0,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[JobLine[dict[str, Any]]]: ...
    async def results(
        self,
        id: str,
        *,
        items: Sequence[BatchItem[Any]] | None = None,
        start: int = 0,
        timeout: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[Any]:
        """The results of a job in the order of its items, as they come, until the job is over. After a lost connection it
        goes on where it was. `GET /jobs/ID/results`

        Args:
            items: The calls of the job; with them each `body` is an object of the class of its path, else a plain dict.
            start: Number of the first item whose result is wanted, from 0.
        """
        reading = _Reading(id, start, items, self._settings, {"timeout": timeout, "retries": retries})
        while True:
            stream = reading.begin(await self._call(**reading.request(), timeout=timeout, retries=retries))
            lost: httpx.HTTPError | None = None
            try:
                async for chunk in stream.aiter_bytes():
                    for line in reading.lines(chunk):
                        yield line
            except httpx.HTTPError as error:
                lost = error
            finally:
                await stream.aclose()
            pause = reading.pause(lost)
            if pause is None:
                return
            await anyio.sleep(pause)
