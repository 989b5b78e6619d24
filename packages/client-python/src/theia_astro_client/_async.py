from __future__ import annotations

import time
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Self, overload

import anyio
import httpx

from ._answered import PlainAnswer
from ._async_jobs import AsyncJobs, AsyncReports
from ._async_resources import AsyncEvents, AsyncSubscriptions, AsyncWebhooks
from ._batch import A, BatchItem
from ._core import Attempt, Call, Pause, Reply, Silence, read_settings, steps_of
from ._errors import TheiaError
from ._http import NO_OTHER_AUTH, Discreetly, is_over, request_options
from ._parts import Following, after_page, page_requests

if TYPE_CHECKING:
    from .answers import BatchAnswer, DryRun


class AsyncCaller:
    """Sends calls and repeats those that failed in passing, on asyncio or trio."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        timeout: float = 30.0,
        retries: int = 3,
        longest_wait: float = 60.0,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """Raises ValueError when the address or the key cannot be used.

        Args:
            base_url: Address of the service, such as `https://api.example.com`; a path in it is kept.
            api_key: API key. Leave it out for `sky`, or where a proxy of your own adds it.
            timeout: Longest time without an answer in one attempt, seconds.
            retries: How often a call that failed in passing is tried again.
            longest_wait: A longer wait than this, seconds, is not waited for: the call fails with the error that asks for it.
            http_client: Sends the requests instead of a client of its own, and is not closed with it.
        """
        self._settings = read_settings(base_url, api_key, timeout, retries, longest_wait)
        self._http = httpx.AsyncClient() if http_client is None else http_client
        self._is_own = http_client is None

    async def aclose(self) -> None:
        """Closes the connections."""
        if self._is_own:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    @property
    def jobs(self) -> AsyncJobs:
        """Batches of up to 10,000 calls, answered in the background."""
        return AsyncJobs(self._call, self._settings)

    @property
    def reports(self) -> AsyncReports:
        """Reports that are kept."""
        return AsyncReports(self._call)

    @property
    def webhooks(self) -> AsyncWebhooks:
        """Where the events of subscriptions are sent."""
        return AsyncWebhooks(self._call)

    @property
    def subscriptions(self) -> AsyncSubscriptions:
        """What is watched for."""
        return AsyncSubscriptions(self._call)

    @property
    def events(self) -> AsyncEvents:
        """What was found."""
        return AsyncEvents(self._call)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._settings.base_url!r})"

    async def call(
        self,
        method: Literal["GET", "POST"],
        path: str,
        fields: Mapping[str, Any],
        *,
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> PlainAnswer:
        """Calls any path of the API and gives its JSON as it is: for products that are newer than this client. The methods
        named after products have types.

        Args:
            fields: The body of a POST, the query of a GET, by their names in the API.
        """
        return await self._call(  # type: ignore[no-any-return]
            method,
            path,
            fields,
            is_plain=True,
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    @overload
    async def batch(
        self,
        items: Sequence[BatchItem[A]],
        *,
        dry_run: Literal[True],
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun: ...
    @overload
    async def batch(
        self,
        items: Sequence[BatchItem[A]],
        *,
        dry_run: Literal[False] = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> BatchAnswer[A]: ...
    async def batch(
        self,
        items: Sequence[BatchItem[Any]],
        *,
        dry_run: bool = False,
        timeout: float | None = None,
        retries: int | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Up to 100 calls in one request. They are made by the functions of `theia_astro_client.items` and answered in their order. Each is
        checked, computed, logged and charged separately. The result of a failed call is its problem, and it is free.

        `POST /batch`
        """
        return await self._call(
            "POST",
            "/batch",
            {"items": [item.to_wire() for item in items]},
            dry_run=dry_run,
            timeout=timeout,
            retries=retries,
            idempotency_key=idempotency_key,
        )

    async def _call(self, method: str, path: str, fields: Mapping[str, Any], **options: Any) -> Any:
        steps = steps_of(self._settings, Call(method=method, path=path, fields=fields, **options))
        came: Reply | Silence | None = None
        while True:
            try:
                step = steps.send(came)
            except StopIteration as end:
                return end.value
            if isinstance(step, Pause):
                came = None
                await anyio.sleep(step.seconds)
            else:
                came = await self._send(step)

    async def _send(self, attempt: Attempt) -> Reply | Silence:
        started = time.monotonic()
        try:
            with Discreetly():
                request = self._http.build_request(**request_options(attempt))
                response = await self._http.send(request, stream=True, follow_redirects=False, auth=NO_OTHER_AUTH)
                if attempt.is_stream and response.is_success:
                    return Reply(status=response.status_code, headers=response.headers, content=b"", stream=response)
                try:
                    chunks = []
                    async for chunk in response.aiter_bytes():
                        chunks.append(chunk)
                        if is_over(attempt, started):
                            raise httpx.ReadTimeout("The answer took too long.")
                finally:
                    await response.aclose()
        except httpx.HTTPError as error:
            return Silence(error)
        return Reply(status=response.status_code, headers=response.headers, content=b"".join(chunks))

    async def _pages(self, path: str, fields: Mapping[str, Any], **options: Any) -> AsyncIterator[Any]:
        requests = page_requests(fields)
        asked = next(requests)
        while True:
            try:
                page = await self._call("POST", path, asked, **options)
            except TheiaError as error:
                asked = requests.throw(error)
                continue
            yield page
            try:
                asked = requests.send(page)
            except StopIteration:
                return

    async def _following(self, path: str, fields: Mapping[str, Any], **options: Any) -> AsyncIterator[Any]:
        asked: Following | None = Following(dict(fields), None)
        while asked is not None:
            page = await self._call("POST", path, asked.fields, next_page=asked.next_page, **options)
            yield page
            asked = after_page(fields, page)
