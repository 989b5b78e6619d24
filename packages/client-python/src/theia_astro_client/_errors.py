from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .answers import Problem

ErrorKind = Literal["authentication", "payment", "rate_limit", "validation", "conflict", "server", "connection"]


class TheiaError(Exception):
    """Why a call failed. Holds no key, and of the request only what the service quotes in its message."""

    kind: ErrorKind = "server"

    code: str
    """That of the API, or of the client: connection_failed, timed_out, redirected, unreadable_answer, and http_error for an answer of something in between, such as a proxy."""
    status: int | None
    """HTTP status; None without an answer."""
    field: str | None
    """JSON path or query name of the faulty field."""
    hint: str | None
    """How to fix it."""
    request_id: str | None
    """Quote it when you ask for help."""
    problem: Problem | None
    """The problem document (RFC 9457), which lists every fault of the request."""
    retry_after: float | None
    """How long the service asks to wait, seconds."""
    attempts: int
    """Attempts made, the first included."""

    # Every argument but the message has a default, so that an error can be copied and pickled.
    def __init__(
        self,
        message: str,
        *,
        code: str = "http_error",
        status: int | None = None,
        request_id: str | None = None,
        problem: Problem | None = None,
        retry_after: float | None = None,
        attempts: int = 1,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.field = None if problem is None else problem.field
        self.hint = None if problem is None else problem.hint
        self.request_id = request_id
        self.problem = problem
        self.retry_after = retry_after
        self.attempts = attempts


class AuthenticationError(TheiaError):
    """The key is missing, unknown or disabled (401)."""

    kind = "authentication"


class PaymentError(TheiaError):
    """Plan, quota, wallet or spend cap do not allow the call (402, 403)."""

    kind = "payment"


class RateLimitError(TheiaError):
    """More calls per second than the plan allows (429)."""

    kind = "rate_limit"


class ValidationError(TheiaError):
    """The request is wrong, or cannot be resolved (other 4xx). `field` and `hint` say what to change."""

    kind = "validation"


class ConflictError(TheiaError):
    """The idempotency key belongs to another request, or to one that still runs (409)."""

    kind = "conflict"


class ServerError(TheiaError):
    """The service failed (5xx), or sent something that cannot be read."""

    kind = "server"


class NoAnswerError(TheiaError):
    """No answer: the network, a timeout, or a redirection that is not followed."""

    kind = "connection"


_BY_STATUS: dict[int, type[TheiaError]] = {
    401: AuthenticationError,
    402: PaymentError,
    403: PaymentError,
    408: NoAnswerError,
    409: ConflictError,
    429: RateLimitError,
}


def error_class(status: int | None, code: str) -> type[TheiaError]:
    """The class that says who can do something about a failure."""
    if code == "unreadable_answer":
        return ServerError
    if status is None or status < 400:
        return NoAnswerError
    if status >= 500:
        return ServerError
    return _BY_STATUS.get(status, ValidationError)
