from __future__ import annotations

import math
from datetime import timezone
from email.utils import parsedate_to_datetime

_FIRST_WAIT_S = 0.5
_LONGEST_BACK_OFF_S = 8.0
# Random addition to the requested wait, so that clients that were rejected together do not retry together.
_JITTER = 0.25


def read_retry_after(text: str | None, now: float) -> float | None:
    """`Retry-After` in seconds: seconds or an HTTP date (RFC 9110 §10.2.3); None when it is absent or unreadable.

    now: Unix time in seconds.
    """
    text = (text or "").strip()
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        date = parsedate_to_datetime(text)
    except ValueError:
        return None
    # A date without a zone is UTC (RFC 9110 §5.6.7).
    at = date if date.tzinfo is not None else date.replace(tzinfo=timezone.utc)
    return max(0.0, at.timestamp() - now)


def wait_seconds(attempt: int, retry_after: float | None, random: float) -> float:
    """How long to wait before another attempt: what the service asks for and up to a quarter more, else an exponential
    back-off of which a random half is left out.

    random: in [0, 1).
    """
    if retry_after is not None:
        return retry_after * (1 + _JITTER * random)
    return min(_LONGEST_BACK_OFF_S, _FIRST_WAIT_S * math.ldexp(1, min(attempt, 30) - 1)) * (1 - random / 2)
