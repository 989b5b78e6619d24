from __future__ import annotations

import base64
import json
import os
import unittest

from theia_astro_client.webhooks import WebhookError, verify_webhook

SECRET = "whsec_" + base64.b64encode(bytes([7] * 32)).decode()
OTHER = "whsec_" + base64.b64encode(bytes([8] * 32)).decode()
# Deliveries that the official package of Standard Webhooks has signed, written by webhooks.test.ts.
SIGNED = json.loads(os.environ["SIGNED_DELIVERIES"])
BODY: str = SIGNED["body"]
HEADERS: dict[str, str] = SIGNED["headers"]
BOTH: dict[str, str] = SIGNED["both"]
AT = float(HEADERS["webhook-timestamp"])


def code(body: bytes | str, headers: dict[str, str], secret: str = SECRET, now: float = AT) -> str:
    try:
        verify_webhook(body, headers, secret, now=now)
    except WebhookError as error:
        return error.code
    return "verified"


class Deliveries(unittest.TestCase):
    def test_signed_by_the_official_package_are_verified(self) -> None:
        event = verify_webhook(BODY, {name.title(): value for name, value in HEADERS.items()}, SECRET, now=AT)
        self.assertEqual((event.id, event.type, event.label, event.rule, event.data), ("evt_1", "transit.exact", "Ümläut", 0, {"orb": 0}))
        self.assertEqual(verify_webhook(BODY.encode(), HEADERS, [OTHER, SECRET], now=AT), event)

    def test_with_two_signatures_are_verified_with_either_secret(self) -> None:
        for secret in (SECRET, OTHER):
            self.assertEqual(code(BODY, BOTH, secret), "verified")

    def test_changed_ones_are_refused(self) -> None:
        self.assertEqual(code(BODY + " ", HEADERS), "wrong_signature")
        self.assertEqual(code(BODY, HEADERS, OTHER), "wrong_signature")
        self.assertEqual(code(BODY, {**HEADERS, "webhook-id": "evt_2"}), "wrong_signature")
        self.assertEqual(code(BODY, {**HEADERS, "webhook-timestamp": str(int(AT) - 1)}), "wrong_signature")
        for signature in ("v1,", "v1", "x", "v1,%%%", HEADERS["webhook-signature"].replace("v1,", "v2,")):
            self.assertEqual(code(BODY, {**HEADERS, "webhook-signature": signature}), "wrong_signature", signature)
        for name in HEADERS:
            self.assertEqual(code(BODY, {**HEADERS, name: ""}), "missing_header", name)

    def test_are_believed_for_five_minutes(self) -> None:
        codes = [code(BODY, HEADERS, now=AT + seconds) for seconds in (-301, -300, 0, 300, 301)]
        self.assertEqual(codes, ["wrong_time", "verified", "verified", "verified", "wrong_time"])
        for timestamp in ("x", "1e9", "-1", " ", "٣"):
            self.assertEqual(code(BODY, {**HEADERS, "webhook-timestamp": timestamp}), "wrong_time", timestamp)


if __name__ == "__main__":
    unittest.main()
