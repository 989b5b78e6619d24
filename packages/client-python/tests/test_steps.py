from __future__ import annotations

import unittest

from theia_astro_client._parts import next_end
from theia_astro_client._waiting import read_retry_after, wait_seconds

# 1994-11-06 08:49:37 UTC, the instant of the examples of RFC 9110 §5.6.7.
RFC_INSTANT = 784_111_777.0


class RetryAfter(unittest.TestCase):
    def test_is_seconds_or_a_date(self) -> None:
        for text, seconds in (
            ("120", 120),
            (" 0 ", 0),
            ("Sun, 06 Nov 1994 08:49:37 GMT", 10),
            ("Sun, 06 Nov 1994 08:49:07 GMT", 0),
            ("Sunday, 06-Nov-94 08:49:37 GMT", 10),
            (None, None),
            ("", None),
            ("soon", None),
            ("-1", None),
            ("٣", None),
        ):
            self.assertEqual(read_retry_after(text, RFC_INSTANT - 10), seconds, text)


class Waiting(unittest.TestCase):
    def test_grows_to_eight_seconds_and_follows_what_is_asked_for(self) -> None:
        self.assertEqual([wait_seconds(number, None, 0) for number in (1, 2, 5, 6, 5_000)], [0.5, 1, 8, 8, 8])
        self.assertEqual(wait_seconds(2, None, 0.5), 0.75)
        self.assertEqual([wait_seconds(9, 4, random) for random in (0, 0.5)], [4, 4.5])


class TheEndOfAPart(unittest.TestCase):
    def test_is_so_many_days_later_but_not_after_the_end_of_the_range(self) -> None:
        for start, days, to, end in (
            ("2020-01-01T00:00:00Z", 366, "2023-01-01", "2021-01-01T00:00:00Z"),
            ("2020-01-01T00:00:00Z", 366, "2021-01-01", "2021-01-01"),
            ("2020-01-01T00:00:00Z", 366, "2021-01-01T00:00:01", "2021-01-01T00:00:00Z"),
            ("2020-01-01T00:00:00Z", 366, "2021-01-01T01:00:00+01:00", "2021-01-01T01:00:00+01:00"),
            ("0000-12-31T00:00:00Z", 1, "0001-06-01", "0001-01-01T00:00:00Z"),
            ("-000001-01-01T00:00:00Z", 365, "0001-01-01", "0000-01-01T00:00:00Z"),
            ("-000400-02-28T12:00:00Z", 1, "0001-01-01", "-000400-02-29T12:00:00Z"),
            ("9999-12-31T00:00:00Z", 1, "+010001-01-01", "+010000-01-01T00:00:00Z"),
            ("2020-01-01T00:00:00Z", float("inf"), "2023-01-01", "2023-01-01"),
            ("2020-01-01T00:00:00Z", 10, "whenever", "whenever"),
        ):
            self.assertEqual(next_end(start, days, to), end, (start, days, to))


if __name__ == "__main__":
    unittest.main()
