from __future__ import annotations

import asyncio
import copy
import json
import logging
import pickle
import time
import traceback
import unittest
from collections.abc import Callable
from typing import Any
from unittest import mock

import httpx

from theia_astro_client import AsyncTheia, CallInfo, Theia, TheiaError
from theia_astro_client._catalogue import CLIENT_VERSION

KEY = "THE0123456789abcdef0123"
BIRTH = {"birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York"}
PLAIN: dict[str, Any] = {"method": "POST", "path": "/swiss/natal", "fields": BIRTH}

Answering = Callable[[httpx.Request], httpx.Response]


def body(value: Any, status: int = 200, **headers: str) -> Answering:
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    return lambda _: httpx.Response(status, json=value, headers=named)


def content(text: str, kind: str) -> Answering:
    return lambda _: httpx.Response(200, text=text, headers={"content-type": kind})


def problem(status: int, code: str, **headers: str) -> Answering:
    document = {"code": code, "status": status, "message": f"It is {code}.", "request_id": "req_1", "errors": []}
    return body(document, status, **headers)


def lost(request: httpx.Request) -> httpx.Response:
    raise httpx.ReadError("Connection reset by peer", request=request)


def late(request: httpx.Request) -> httpx.Response:
    raise httpx.ReadTimeout("", request=request)


class Both:
    """A sync and an async client whose requests are answered in this order; the last answer is given to all that follow."""

    def __init__(self, answers: list[Answering], **options: Any) -> None:
        self.sent: list[httpx.Request] = []
        self.pauses: list[float] = []
        self._answers = answers
        self._options: dict[str, Any] = {"base_url": "https://api.example.com", "api_key": KEY, **options}

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self.sent.append(request)
        return self._answers[min(len(self.sent), len(self._answers)) - 1](request)

    def outcomes(self, product: str = "call", /, **arguments: Any) -> list[Any]:
        """What both clients give, or fail with. No time passes."""
        arguments = arguments or PLAIN
        found: list[Any] = []
        for run in (self._sync, self._async):
            self.sent.clear()
            self.pauses.clear()
            try:
                found.append(run(product, arguments))
            except TheiaError as error:
                found.append(error)
        return found

    def _sync(self, method: str, arguments: dict[str, Any]) -> Any:
        with httpx.Client(transport=httpx.MockTransport(self._answer)) as http, mock.patch("time.sleep", self.pauses.append):
            return getattr(Theia(**self._options, http_client=http), method)(**arguments)

    def _async(self, method: str, arguments: dict[str, Any]) -> Any:
        async def sleep(seconds: float) -> None:
            self.pauses.append(seconds)

        async def run() -> Any:
            async with httpx.AsyncClient(transport=httpx.MockTransport(self._answer)) as http:
                return await getattr(AsyncTheia(**self._options, http_client=http), method)(**arguments)

        with mock.patch("anyio.sleep", sleep):
            return asyncio.run(run())


class WhatIsSent(unittest.TestCase):
    def test_is_the_request_as_json_under_the_address_with_the_key_the_version_and_a_key_of_the_call(self) -> None:
        both = Both([body({})], base_url="https://example.com/theia/v1/")
        for _ in both.outcomes():
            [request] = both.sent
            self.assertEqual(str(request.url), "https://example.com/theia/v1/swiss/natal")
            self.assertEqual(json.loads(request.content), BIRTH)
            self.assertEqual(request.headers["authorization"], f"Bearer {KEY}")
            self.assertEqual(request.headers["theia-version"], "2026-01-01")
            self.assertEqual(request.headers["user-agent"], f"theia-astro-python/{CLIENT_VERSION}")
            self.assertRegex(request.headers["idempotency-key"], r"^[\da-f-]{36}$")

    def test_is_a_query_where_the_product_takes_only_that_without_what_is_none(self) -> None:
        both = Both([body({})])
        fields = {"q": "São Paulo & more", "country": None, "limit": 3, "exact": True, "bodies": ["sun", "moon"]}
        both.outcomes(method="GET", path="/geocode", fields=fields)
        [request] = both.sent
        self.assertEqual(
            str(request.url),
            "https://api.example.com/geocode?q=S%C3%A3o+Paulo+%26+more&limit=3&exact=true&bodies=sun&bodies=moon",
        )
        self.assertEqual(request.content, b"")
        self.assertNotIn("idempotency-key", request.headers)

    def test_holds_no_credentials_but_the_key(self) -> None:
        both = Both([body({})], api_key=None)
        with mock.patch("httpx.Client", side_effect=httpx.Client):
            both.outcomes()
        self.assertNotIn("authorization", both.sent[0].headers)

    def test_cannot_be_a_number_that_json_does_not_have(self) -> None:
        with self.assertRaises(ValueError):
            Both([body({})]).outcomes(**{**PLAIN, "fields": {"latitude": float("nan")}})


class TheKey(unittest.TestCase):
    def test_is_in_nothing_that_a_client_or_its_errors_show(self) -> None:
        theia = Theia("https://api.example.com", KEY)
        self.assertNotIn(KEY, f"{theia!r} {vars(theia)!r} {theia._settings!r}")
        for answer in (problem(401, "invalid_key"), problem(500, "internal_error"), body("text"), lost, late):
            for error in Both([answer], retries=0).outcomes():
                self.assertIsInstance(error, TheiaError)
                shown = "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
                self.assertNotIn(KEY, shown)
                text = "".join(traceback.format_exception(error)) + repr(error) + repr(vars(error))
                self.assertNotIn("New York", text)

    def test_is_refused_where_it_cannot_be_sent_without_being_repeated(self) -> None:
        for key in ("", f" {KEY}", f"{KEY}\n", f"Bearer {KEY}", f"{KEY}€"):
            with self.assertRaises(ValueError) as caught:
                Theia("https://api.example.com", key)
            self.assertNotIn("THE0", str(caught.exception))

    def test_goes_to_an_address_that_is_nothing_else(self) -> None:
        for address in ("", "api.example.com", "ftp://example.com", "https://a:b@example.com", "https://a.com?b", "https://a.com/#b"):
            for client in (Theia, AsyncTheia):
                with self.assertRaisesRegex(ValueError, "base_url must be"):
                    client(address, KEY)

    def test_and_what_is_asked_are_not_in_the_log_of_httpx(self) -> None:
        def logging_as_httpx_does(request: httpx.Request) -> httpx.Response:
            logging.getLogger("httpx").info('HTTP Request: %s %s "%s"', request.method, request.url, "HTTP/1.1 200 OK")
            return httpx.Response(200, json={})

        with self.assertLogs("httpx", logging.INFO) as logs:
            Both([logging_as_httpx_does]).outcomes(
                method="GET", path="/timezone", fields={"location": "Springfield"}
            )
            logging.getLogger("httpx").info("%s", httpx.URL("https://other.example/?q=1"))
        text = "\n".join(logs.output)
        self.assertIn("https://api.example.com/timezone", text)
        self.assertNotIn("Springfield", text)
        self.assertNotIn(KEY, text)
        self.assertIn("https://other.example/?q=1", text)


class AnotherAttempt(unittest.TestCase):
    def test_is_made_after_a_lost_connection_a_timeout_and_408_429_502_503_and_504_under_the_same_key(self) -> None:
        now = {"retry_after": "0"}
        answers = [
            problem(429, "rate_limited", **now),
            body("<html>", 502, **now),
            problem(503, "unavailable", **now),
            problem(504, "timeout", **now),
            problem(408, "request_timeout", **now),
            lost,
            late,
            body({"product": "natal"}),
        ]
        both = Both(answers, retries=7)
        for answer in both.outcomes():
            self.assertEqual((answer.call.attempts, len(both.sent)), (8, 8))
            self.assertEqual(len({request.headers["idempotency-key"] for request in both.sent}), 1)

    def test_is_not_made_for_what_another_attempt_cannot_change(self) -> None:
        for status, code, name in (
            (400, "invalid_date", "ValidationError"),
            (401, "invalid_key", "AuthenticationError"),
            (402, "quota_exhausted", "PaymentError"),
            (403, "plan_does_not_include", "PaymentError"),
            (404, "not_found", "ValidationError"),
            (409, "idempotency_key_reused", "ConflictError"),
            (422, "place_not_found", "ValidationError"),
            (500, "internal_error", "ServerError"),
            (418, "a_code_of_the_future", "ValidationError"),
        ):
            both = Both([problem(status, code)])
            for error in both.outcomes():
                found = (type(error).__name__, error.code, error.status, error.attempts, error.request_id, len(both.sent))
                self.assertEqual(found, (name, code, status, 1, "req_1", 1))

    def test_waits_longer_each_time_less_a_random_half(self) -> None:
        both = Both([lost], retries=6)
        for _ in both.outcomes():
            self.assertEqual(len(both.pauses), 6)
            for pause, most in zip(both.pauses, (0.5, 1, 2, 4, 8, 8), strict=True):
                self.assertTrue(most / 2 <= pause <= most, f"{pause} of {most}")

    def test_waits_as_long_as_it_is_asked_to_and_up_to_a_quarter_more(self) -> None:
        both = Both([problem(429, "rate_limited", retry_after="8")])
        for error in both.outcomes():
            self.assertEqual((error.retry_after, error.attempts), (8, 4))
            self.assertTrue(all(8 <= pause <= 10 for pause in both.pauses) and len(both.pauses) == 3)

    def test_is_given_up_after_the_retries_that_were_allowed(self) -> None:
        both = Both([problem(503, "unavailable", retry_after="0")])
        for error in both.outcomes():
            self.assertEqual((error.kind, error.attempts), ("server", 4))
        for error in both.outcomes(**PLAIN, retries=0):
            self.assertEqual((error.attempts, len(both.sent)), (1, 1))

    def test_is_left_to_the_caller_when_a_longer_wait_is_asked_for_than_is_waited_for(self) -> None:
        both = Both([problem(429, "rate_limited", retry_after="3600")])
        for error in both.outcomes():
            self.assertEqual((error.kind, error.retry_after, len(both.sent)), ("rate_limit", 3600, 1))

    def test_waits_for_the_first_one_if_that_is_still_being_answered_without_using_up_the_retries(self) -> None:
        running = problem(409, "idempotency_in_progress", retry_after="0")
        for answer in Both([running] * 7 + [body({})], retries=1).outcomes():
            self.assertEqual(answer.call.attempts, 8)
        for error in Both([running]).outcomes(**PLAIN, retries=0):
            self.assertEqual((error.kind, error.code, error.attempts), ("conflict", "idempotency_in_progress", 1))
        slow = Both([problem(409, "idempotency_in_progress", retry_after="7")])
        for error in slow.outcomes():
            self.assertEqual(error.code, "idempotency_in_progress")
            self.assertTrue(sum(slow.pauses) <= 30 and len(slow.pauses) in (3, 4))


class AnAnswer(unittest.TestCase):
    def test_that_is_not_of_this_api_is_an_error_that_says_so(self) -> None:
        html = {"content-type": "text/html"}
        for answer, code, kind in (
            (httpx.Response(200, text="<html>", headers=html), "unreadable_answer", "server"),
            (httpx.Response(200, text='{"product', headers={"content-type": "application/json"}), "unreadable_answer", "server"),
            (httpx.Response(204), "unreadable_answer", "server"),
            (httpx.Response(403, text="<html>", headers=html), "http_error", "payment"),
            (httpx.Response(500, text="no"), "http_error", "server"),
            (httpx.Response(308, headers={"location": "https://other.example/x?y"}), "redirected", "connection"),
        ):
            both = Both([lambda _, answer=answer: httpx.Response(answer.status_code, content=answer.content, headers=answer.headers)])  # type: ignore[misc]
            for error in both.outcomes():
                self.assertEqual((error.code, error.kind, len(both.sent)), (code, kind, 1))
                self.assertIn("https://api.example.com", str(error))

    def test_that_lacks_a_field_of_its_class_is_an_error_and_one_that_is_new_is_left_out(self) -> None:
        [error, _] = Both([body({"product": "natal", "system": "western"})]).outcomes("natal", **BIRTH)
        self.assertEqual((error.code, error.kind), ("unreadable_answer", "server"))
        price = {"product": "natal", "dry_run": True, "cost_usd": "0.0100", "quota_left": None, "balance_usd": None, "new": 1}
        for answer in Both([body(price)]).outcomes("natal", **BIRTH, dry_run=True):
            self.assertEqual((answer.cost_usd, hasattr(answer, "new"), answer.call.json()["new"]), ("0.0100", False, 1))

    def test_is_shown_by_a_notebook_in_its_form(self) -> None:
        names = ("_repr_svg_", "_repr_markdown_", "_repr_html_")
        for one in Both([content("text", "image/svg+xml")]).outcomes():
            self.assertEqual([getattr(one, name)() for name in names], ["text", None, None])
        for one in Both([content("text", "text/markdown; charset=utf-8")]).outcomes():
            self.assertEqual([getattr(one, name)() for name in names], [None, "text", None])
        for one in Both([content("text", "image/png")]).outcomes():
            self.assertEqual(one._repr_png_(), b"text")

    def test_cannot_be_changed_and_shows_what_it_holds(self) -> None:
        price = {"product": "natal", "dry_run": True, "cost_usd": "0.0100", "quota_left": None, "balance_usd": None}
        [answer, again] = Both([body(price)]).outcomes("natal", **BIRTH, dry_run=True)
        with self.assertRaises(AttributeError):
            answer.cost_usd = "0"
        self.assertEqual(repr(answer), "DryRun(product='natal', dry_run=True, cost_usd='0.0100')")
        self.assertEqual(answer, again)
        self.assertIsInstance(pickle.loads(pickle.dumps(answer)).call, CallInfo)

    def test_of_a_sync_client_that_drips_is_given_up_after_the_timeout(self) -> None:
        clock = iter(range(100))

        def drip(_: httpx.Request) -> httpx.Response:
            return httpx.Response(200, content=(b"{" for _ in range(50)), headers={"content-type": "application/json"})

        with httpx.Client(transport=httpx.MockTransport(drip)) as http, mock.patch("time.monotonic", lambda: next(clock)):
            with self.assertRaises(TheiaError) as caught:
                Theia("https://api.example.com", KEY, http_client=http, retries=0, timeout=5).call(
                    "POST", "/swiss/natal", BIRTH
                )
        self.assertEqual(caught.exception.code, "timed_out")


class AnError(unittest.TestCase):
    def test_can_be_copied_and_sent_to_another_process(self) -> None:
        for error in Both([problem(422, "place_not_found")]).outcomes():
            for other in (copy.copy(error), pickle.loads(pickle.dumps(error))):
                self.assertEqual((type(other), vars(other), str(other)), (type(error), vars(error), str(error)))


class AClient(unittest.TestCase):
    def test_closes_its_own_connections_and_those_of_nobody_else(self) -> None:
        with Theia("https://api.example.com") as theia:
            http = theia._http
        self.assertTrue(http.is_closed)
        with httpx.Client() as own:
            with Theia("https://api.example.com", http_client=own):
                pass
            self.assertFalse(own.is_closed)

    def test_that_is_cancelled_ends_at_once(self) -> None:
        async def run() -> float:
            async with AsyncTheia("https://api.example.com", http_client=httpx.AsyncClient(transport=httpx.MockTransport(lost))) as theia:
                call = asyncio.create_task(theia.call("POST", "/swiss/natal", BIRTH))
                await asyncio.sleep(0)
                call.cancel()
                started = time.monotonic()
                with self.assertRaises(asyncio.CancelledError):
                    await call
                return time.monotonic() - started

        asyncio.run(run())


if __name__ == "__main__":
    unittest.main()
