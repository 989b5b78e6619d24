"""Deliveries to webhooks: verification and content."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

__all__ = ["DeliveredEvent", "WebhookError", "verify_webhook"]

_PREFIX = "whsec_"
_TOLERANCE_SECONDS = 300


class WebhookError(Exception):
    """Why a delivery is not from Theia, or is too old to be believed. Answer it with 400."""

    code: Literal["missing_header", "wrong_time", "wrong_signature"]

    def __init__(self, code: Literal["missing_header", "wrong_time", "wrong_signature"], message: str = "") -> None:
        super().__init__(code, message)
        self.code = code


@dataclass(frozen=True)
class DeliveredEvent:
    """An event of a subscription, as it is sent to a webhook."""

    id: str
    """The same in every attempt: keep it to notice an event that comes twice."""
    type: str
    """What happens, for example transit.exact; theia.test for a test."""
    at: str
    """When it happens: ISO-8601 UTC."""
    subscription_id: str | None
    """None for a test."""
    label: str
    rule: int | None
    """Position of the rule in the subscription, from 0; None for a test."""
    data: Mapping[str, Any]


def verify_webhook(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = _TOLERANCE_SECONDS,
    now: float | None = None,
) -> DeliveredEvent:
    """
    Checks that a delivery is from Theia and returns its event.

    body: as it came, not parsed and written again. headers: names in any letter case. secret: whsec_… of the webhook; several while it is rotated.
    tolerance_seconds: how far the clock of the sender may be from yours. now: seconds since 1970, by default the clock of the machine.
    Raises WebhookError. Signatures are compared in constant time.
    """
    given = {name.lower(): value for name, value in headers.items()}
    for name in ("webhook-id", "webhook-timestamp", "webhook-signature"):
        if not given.get(name):
            raise WebhookError("missing_header", f"{name} is missing.")
    timestamp = given["webhook-timestamp"]
    present = time.time() if now is None else now
    if re.fullmatch(r"[0-9]{1,12}", timestamp) is None or abs(present - int(timestamp)) > tolerance_seconds:
        raise WebhookError("wrong_time", "webhook-timestamp is too far from the present moment.")
    content = body.encode() if isinstance(body, str) else body
    signed = f"{given['webhook-id']}.{timestamp}.".encode() + content
    signatures = [_decoded(text[3:]) for text in given["webhook-signature"].split(" ") if text.startswith("v1,")]
    for one in [secret] if isinstance(secret, str) else secret:
        expected = hmac.digest(base64.b64decode(one.removeprefix(_PREFIX)), signed, hashlib.sha256)
        if any(hmac.compare_digest(expected, signature) for signature in signatures):
            return _event(json.loads(content))
    raise WebhookError("wrong_signature", "No signature of webhook-signature fits the body and the secret.")


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""


def _event(given: Mapping[str, Any]) -> DeliveredEvent:
    return DeliveredEvent(
        id=given["id"],
        type=given["type"],
        at=given["at"],
        subscription_id=given["subscription_id"],
        label=given["label"],
        rule=given["rule"],
        data=given["data"],
    )
