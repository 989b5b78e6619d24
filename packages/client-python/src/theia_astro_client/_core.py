"""What a call is, without sending it: both clients go through these steps, and only they know how to send and to wait."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urljoin, urlsplit
from uuid import uuid4

import httpx

from ._answered import AnswerBytes, AnswerText, CallInfo, RateLimit, with_call
from ._catalogue import API_VERSION, CLIENT_VERSION
from ._errors import TheiaError, error_class
from ._read import read_answer, read_named, read_problem
from ._waiting import read_retry_after, wait_seconds

# Longer than the service computes or lets a computation wait.
_RUNNING_S_MAX = 30.0
_RETRIED_STATUSES = frozenset({408, 429, 502, 503, 504})


class Secret:
    """A text that nothing prints."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return "Secret(…)"

    def reveal(self) -> str:
        return self._text


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a client makes its calls."""

    base_url: str
    api_key: Secret | None
    timeout: float
    retries: int
    longest_wait: float

    @property
    def origin(self) -> str:
        """Where calls go, for messages."""
        scheme, host, *_ = urlsplit(self.base_url)
        return f"{scheme}://{host}"


def read_settings(base_url: str, api_key: str | None, timeout: float, retries: int, longest_wait: float) -> Settings:
    """Checks what a client is made with. Raises ValueError when the address or the key cannot be used."""
    if api_key is not None and re.fullmatch(r"[\x21-\x7e]+", api_key) is None:
        raise ValueError("api_key must be the key alone, without spaces or line breaks.")
    if not _is_address(base_url):
        raise ValueError("base_url must be the address of the service, such as https://api.example.com, and nothing else.")
    return Settings(
        base_url=base_url.rstrip("/"),
        api_key=None if api_key is None else Secret(api_key),
        timeout=timeout,
        retries=retries,
        longest_wait=longest_wait,
    )


def _is_address(text: str) -> bool:
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, TypeError):
        return False
    return url.scheme in ("http", "https") and url.host != "" and not (url.query or url.fragment or url.userinfo)


@dataclass(frozen=True, kw_only=True)
class Call:
    """A call, as the caller asks for it."""

    method: str
    path: str
    fields: Mapping[str, Any] = field(repr=False)
    dry_run: bool = False
    is_plain: bool = False
    """The answer is left as it was sent, without a class."""
    timeout: float | None = None
    retries: int | None = None
    idempotency_key: str | None = None
    next_page: str | None = None
    """The token of the answer before: this page of its search is free."""
    answer: str | None = None
    """The class of the answer, where the path does not say it."""
    lines: bytes | None = field(default=None, repr=False)
    """NDJSON, sent instead of the fields."""
    is_stream: bool = False
    """The body of a good answer is left to be read."""
    is_once: bool = False
    """Doing it twice is not the same as once: it is sent again only if it was not done."""
    keeps_none: bool = False
    """None is sent as null."""


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """To be sent once, without following a redirection: the key and what is sent belong to this address only."""

    method: str
    url: str
    headers: httpx.Headers
    content: bytes | None = field(repr=False)
    timeout: float
    is_stream: bool = False
    """The body of a good answer is left to be read."""


@dataclass(frozen=True)
class Pause:
    """To be waited for."""

    seconds: float


@dataclass(frozen=True, kw_only=True)
class Reply:
    """What came back."""

    status: int
    headers: httpx.Headers
    content: bytes = field(repr=False)
    stream: httpx.Response | None = field(default=None, repr=False)
    """The body, if it is left to be read."""


@dataclass(frozen=True)
class Silence:
    """Nothing came back."""

    error: httpx.HTTPError


Steps = Generator[Attempt | Pause, Reply | Silence | None, Any]


def steps_of(settings: Settings, call: Call) -> Steps:
    """The steps of a call: send what is yielded or wait, and send back what came. Returns the answer.

    Raises TheiaError.
    """
    is_post = call.method == "POST"
    key = (call.idempotency_key or str(uuid4())) if is_post and not call.dry_run else None
    if key is not None and re.fullmatch(r"[\x20-\x7e]{1,255}", key) is None:
        raise ValueError("idempotency_key must be 1 to 255 printable ASCII characters.")
    asked = {name: value for name, value in call.fields.items() if value is not None or call.keeps_none}
    if call.dry_run:
        asked["dry_run"] = True
    in_query = asked if not is_post or call.lines is not None else {}
    attempt = Attempt(
        method=call.method,
        url=f"{settings.base_url}{call.path}{_query_of(in_query)}",
        headers=_headers(settings, key, call),
        content=call.lines if call.lines is not None else json.dumps(asked, allow_nan=False).encode() if is_post else None,
        is_stream=call.is_stream,
        timeout=settings.timeout if call.timeout is None else call.timeout,
    )
    retries = settings.retries if call.retries is None else call.retries
    retries_left, patience, number = retries, _RUNNING_S_MAX, 1
    while True:
        came = yield attempt
        assert came is not None
        failure = failure_of(came, attempt.timeout, settings.origin, number)
        if failure is None:
            assert isinstance(came, Reply)
            if call.is_stream or (came.status == 204 and call.method == "DELETE"):
                return came
            info = _call_info(came, number, key)
            return with_call(_read(came, call, settings.origin, number), info)
        pause = wait_seconds(retries - retries_left + 1, failure.retry_after, random.random())
        # An earlier attempt, whose connection was lost, is still being answered: its answer is waited for, not asked for again.
        if failure.code == "idempotency_in_progress" and retries > 0:
            patience -= pause
        elif _is_passing(failure, call.is_once):
            retries_left -= 1
        else:
            raise failure
        if retries_left < 0 or patience < 0 or pause > settings.longest_wait:
            raise failure
        # What waits holds neither an answer nor an error with it.
        del came, failure
        yield Pause(pause)
        number += 1


def _is_passing(failure: TheiaError, is_once: bool) -> bool:
    """Whether another attempt may succeed although nothing else is changed, and with `is_once` this one has certainly done nothing."""
    if is_once:
        return failure.status in (429, 503)
    return failure.code in ("connection_failed", "timed_out") or failure.status in _RETRIED_STATUSES


def _headers(settings: Settings, key: str | None, call: Call) -> httpx.Headers:
    secret = settings.api_key
    headers = httpx.Headers({"theia-version": API_VERSION, "user-agent": f"theia-astro-python/{CLIENT_VERSION}"})
    if secret is not None:
        headers["authorization"] = f"Bearer {secret.reveal()}"
    if call.method == "POST":
        headers["content-type"] = "application/json" if call.lines is None else "application/x-ndjson"
    if key is not None:
        headers["idempotency-key"] = key
    if call.next_page is not None:
        headers["theia-next-page"] = call.next_page
    return headers


def _query_of(fields: Mapping[str, Any]) -> str:
    """Fields as a query; lists are repeated."""
    pairs = [
        (name, str(one).lower() if isinstance(one, bool) else str(one))
        for name, value in fields.items()
        for one in (value if isinstance(value, Iterable) and not isinstance(value, str) else [value])
        if one is not None
    ]
    return f"?{urlencode(pairs)}" if pairs else ""


def failure_of(came: Reply | Silence, timeout: float, origin: str, attempts: int) -> TheiaError | None:
    """Why an attempt failed; None where it was answered."""
    if isinstance(came, Silence):
        is_late = isinstance(came.error, httpx.TimeoutException)
        code = "timed_out" if is_late else "connection_failed"
        why = f" within {timeout:g} s" if is_late else f": {str(came.error) or type(came.error).__name__}"
        failure = error_class(None, code)(f"No answer from {origin}{why}.", code=code, attempts=attempts)
        # The error of httpx holds the request, and with it the birth, so only its class and text are kept.
        failure.__cause__ = type(came.error)(str(came.error))
        return failure
    if 300 <= came.status < 400:
        target = _target_of(came.headers.get("location"), origin)
        text = f"{origin} redirects{target}. Nothing was sent there: set base_url to the address that answers."
        return _failed(came, text, "redirected", attempts)
    if came.status < 300:
        return None
    document = _json_of(came)
    if not isinstance(document, dict) or not isinstance(document.get("code"), str):
        text = f"{origin} answered {came.status} without a problem document."
        return _failed(came, text, "http_error", attempts)
    parts = (document.get("message"), document.get("hint"), f"({document['code']}, request {document.get('request_id')})")
    return _failed(came, " ".join(str(part) for part in parts if part), document["code"], attempts, document)


def _failed(came: Reply, text: str, code: str, attempts: int, document: dict[str, Any] | None = None) -> TheiaError:
    request_id = (document or {}).get("request_id", came.headers.get("x-request-id"))
    return error_class(came.status, code)(
        text,
        code=code,
        status=came.status,
        request_id=request_id if isinstance(request_id, str) else None,
        problem=None if document is None else read_problem(document),
        retry_after=read_retry_after(came.headers.get("retry-after"), time.time()),
        attempts=attempts,
    )


def _target_of(location: str | None, origin: str) -> str:
    try:
        target = urlsplit(urljoin(origin, location or ""))
    except ValueError:
        return ""
    return f" to {target.scheme}://{target.netloc.rpartition('@')[2]}" if location and target.netloc else ""


def _read(came: Reply, call: Call, origin: str, attempts: int) -> Any:
    """The answer: an object of its class, text, or bytes."""
    kind = came.headers.get("content-type", "")
    if kind.startswith(("image/png", "application/pdf")):
        return AnswerBytes(came.content)
    # HTML of a proxy is no answer.
    is_page = kind.startswith("text/html") and "theia-version" in came.headers
    if is_page or re.match(r"text/(?:csv|markdown)|image/svg", kind) is not None:
        return AnswerText(came.content.decode())
    document = _json_of(came)
    if not isinstance(document, dict):
        answer = None
    elif call.answer is not None:
        answer = read_named(document, call.answer)
    else:
        answer = read_answer(document, call.path, call.fields, call.is_plain)
    if answer is None:
        text = f"{origin} answered something that is not of this API ({kind})."
        raise _failed(came, text, "unreadable_answer", attempts)
    return answer


def _json_of(came: Reply) -> Any:
    if re.match(r"[^;]*[/+]json\b", came.headers.get("content-type", "")) is None:
        return None
    try:
        return json.loads(came.content)
    except ValueError:
        return None


def _call_info(came: Reply, attempts: int, key: str | None) -> CallInfo:
    headers = came.headers
    limit, remaining, reset = (headers.get(f"ratelimit-{name}") for name in ("limit", "remaining", "reset"))
    return CallInfo(
        status=came.status,
        request_id=headers.get("x-request-id"),
        cost_usd=headers.get("theia-cost-usd"),
        balance_usd=headers.get("theia-balance-usd"),
        rate_limit=None if limit is None or remaining is None or reset is None else RateLimit(int(limit), int(remaining), float(reset)),
        is_replayed=headers.get("idempotency-replayed") == "true",
        attempts=attempts,
        idempotency_key=key,
        headers=headers,
        content=came.content,
    )
