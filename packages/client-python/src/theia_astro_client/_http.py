from __future__ import annotations

import logging
import time
from contextvars import ContextVar
from typing import Any

import httpx

from ._core import Attempt

# Sends the key of the client and no other credentials, such as those of a .netrc file.
NO_OTHER_AUTH = httpx.Auth()

_is_calling: ContextVar[bool] = ContextVar("theia_astro_is_calling", default=False)


class _WithoutQuery(logging.Filter):
    """httpx logs the address of each request; in that of a question about a place or a zone is the question itself."""

    def filter(self, record: logging.LogRecord) -> bool:
        if _is_calling.get() and isinstance(record.args, tuple):
            record.args = tuple(
                one.copy_with(query=None) if isinstance(one, httpx.URL) else one for one in record.args
            )
        return True


_FILTER = _WithoutQuery()


class Discreetly:
    """Keeps questions out of the log while it is entered."""

    def __enter__(self) -> None:
        logging.getLogger("httpx").addFilter(_FILTER)
        self._token = _is_calling.set(True)

    def __exit__(self, *_: object) -> None:
        _is_calling.reset(self._token)


def request_options(attempt: Attempt) -> dict[str, Any]:
    """The arguments of httpx's `build_request`. An endless timeout is None there."""
    seconds = None if attempt.timeout == float("inf") else attempt.timeout
    return {
        "method": attempt.method,
        "url": attempt.url,
        "headers": attempt.headers,
        "content": attempt.content,
        "timeout": httpx.Timeout(seconds),
    }


def is_over(attempt: Attempt, started: float) -> bool:
    """Whether the time of an attempt that began then, by the monotonic clock, is over."""
    return time.monotonic() - started > attempt.timeout
