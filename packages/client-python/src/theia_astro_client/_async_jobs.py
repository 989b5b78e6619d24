"""What the service does in the background: jobs, batches of up to 10,000 calls, and reports that are kept."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar, Unpack, overload

import anyio
import httpx

from ._async_resources import AsyncJobsMethods, AsyncReportsMethods
from ._batch import BatchItem
from ._core import Settings
from ._jobs import ResultReader, is_open, looks, submission

if TYPE_CHECKING:
    from .answers import Job, JobDryRun, JobLine, KeptReport
    from .requests import ReportFields

A = TypeVar("A")


class AsyncReports(AsyncReportsMethods):
    """Reports that are kept until they are deleted, awaited."""

    async def create(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
        **fields: Unpack[ReportFields],
    ) -> KeptReport:
        """Orders a report that is kept. The response has its state after ten seconds at most. `POST /report`"""
        given = {name.rstrip("_"): value for name, value in fields.items()}
        return await self._call(  # type: ignore[no-any-return]
            "POST",
            "/report",
            {**given, "keep": True},
            answer="KeptReport",
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    async def wait(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> KeptReport:
        """Waits until a report is ready or has failed."""
        pauses = looks()
        while True:
            report = await self.get(id, timeout=timeout, retries=retries)
            if not is_open(report.status):
                return report
            await anyio.sleep(next(pauses))


class AsyncJobs(AsyncJobsMethods):
    """Batches of up to 10,000 calls, answered in the background, awaited."""

    def __init__(self, call: Callable[..., Awaitable[Any]], settings: Settings) -> None:
        super().__init__(call)
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
        """Sends a batch as a job. The response comes immediately, with the cost of its items. `POST /batch`

        Args:
            items: The calls, made by the functions of `theia_astro_client.items`.
            dry_run: Nothing is computed, charged or logged: the answer is the price.
            idempotency_key: Repeating under the same key gives the same job.
        """
        return await self._call(
            **submission(items, dry_run), timeout=timeout, retries=retries, idempotency_key=idempotency_key
        )

    async def wait(self, id: str, *, timeout: float | None = None, retries: int | None = None) -> Job:
        """Waits until a job is over."""
        pauses = looks()
        while True:
            job = await self.get(id, timeout=timeout, retries=retries)
            if not is_open(job.status):
                return job
            await anyio.sleep(next(pauses))

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
        reading = ResultReader(id, start, items, self._settings, {"timeout": timeout, "retries": retries})
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
