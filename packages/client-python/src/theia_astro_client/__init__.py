"""The Theia astrology API: `Theia` calls it, `AsyncTheia` does the same on asyncio or trio."""

from . import items
from ._answered import AnswerBytes, AnswerText, CallInfo, PlainAnswer, RateLimit, rows
from ._async_jobs import AsyncJobs, AsyncReports
from ._async_theia import AsyncTheia
from ._batch import BatchItem
from ._catalogue import API_VERSION, CLIENT_VERSION
from ._errors import (
    AuthenticationError,
    ConflictError,
    ErrorKind,
    NoAnswerError,
    PaymentError,
    RateLimitError,
    ServerError,
    TheiaError,
    ValidationError,
)
from ._sync_jobs import Jobs, Reports
from ._theia import Theia
from .requests import BirthData

__version__ = CLIENT_VERSION

__all__ = [
    "API_VERSION",
    "CLIENT_VERSION",
    "AnswerBytes",
    "AnswerText",
    "AsyncJobs",
    "AsyncReports",
    "AsyncTheia",
    "AuthenticationError",
    "BatchItem",
    "BirthData",
    "CallInfo",
    "ConflictError",
    "ErrorKind",
    "Jobs",
    "NoAnswerError",
    "PaymentError",
    "PlainAnswer",
    "RateLimit",
    "RateLimitError",
    "Reports",
    "ServerError",
    "Theia",
    "TheiaError",
    "ValidationError",
    "items",
    "rows",
]
