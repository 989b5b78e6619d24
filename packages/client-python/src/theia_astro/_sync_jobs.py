# Generated from _async_jobs.py by packages/client-python/scripts/modules.ts.
"""Jobs: batches of up to 10,000 calls that the service answers in the background."""

from __future__ import annotations

from collections.abc import Iterator, Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

import time
import httpx

from ._batch import BatchItem
from ._core import Settings
from ._errors import TheiaError
from ._jobs import ResultReader, job_path, listing, submission, was_deleted

if TYPE_CHECKING:
    from .answers import Job, JobDryRun, JobLine, JobList

A = TypeVar("A")


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
        """Sends a batch as a job. The response comes immediately, with the cost of its items. `POST /batch`

        Args:
            items: The calls, made by the functions of `theia_astro.items`.
            dry_run: Nothing is computed, charged or logged: the answer is the price.
            idempotency_key: Repeating under the same key gives the same job.
        """
        return self._call(
            **submission(items, dry_run), timeout=timeout, retries=retries, idempotency_key=idempotency_key
        )

    def get(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> Job:
        """How far a job is, and what it has cost. `GET /jobs/ID`"""
        return self._call(  # type: ignore[no-any-return]
            "GET", job_path(id), {}, answer="Job", timeout=timeout, retries=retries
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
        return self._call(**listing(limit, cursor), timeout=timeout, retries=retries)  # type: ignore[no-any-return]

    def cancel(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> Job:
        """Ends a job: what is answered stays, and stays charged; the rest is never charged. `POST /jobs/ID/cancel`"""
        return self._call(  # type: ignore[no-any-return]
            "POST", f"{job_path(id)}/cancel", {}, answer="Job", timeout=timeout, retries=retries
        )

    def delete(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> None:
        """Deletes a job with its results. `DELETE /jobs/ID`"""
        try:
            self._call("DELETE", job_path(id), {}, timeout=timeout, retries=retries)
        except TheiaError as error:
            if not was_deleted(error):
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
        reading = ResultReader(id, start, items, self._settings, {"timeout": timeout, "retries": retries})
        while True:
            stream = reading.begin(self._call(**reading.request(), timeout=timeout, retries=retries))
            lost: httpx.HTTPError | None = None
            try:
                for chunk in stream.iter_bytes():
                    for line in reading.lines(chunk):
                        yield line
            except httpx.HTTPError as error:
                lost = error
            finally:
                stream.close()
            pause = reading.pause(lost)
            if pause is None:
                return
            time.sleep(pause)
