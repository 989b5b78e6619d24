from __future__ import annotations

import unittest

from theia_astro_client import rows
from theia_astro_client._answered import AnswerText, Shape
from theia_astro_client._decode import reader_of
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


class Place(Shape):
    sign: str
    degree: float | None = None


class Span(Shape):
    from_: str
    place: Place
    parts: list[Place]


PLAIN = {"from": "2024", "place": {"sign": "leo", "degree": 1.5}, "parts": [{"sign": "virgo"}]}
_read = reader_of(Span)
assert _read is not None
SPAN: Span = _read(PLAIN)


class AnAnswer(unittest.TestCase):
    def test_is_a_plain_dict_on_request_with_the_names_of_the_api(self) -> None:
        self.assertEqual(SPAN.to_dict(), PLAIN)

    def test_has_rows_of_a_list_of_a_dict_and_of_an_object_whose_fields_are_columns(self) -> None:
        row = {"from": "2024", "place.sign": "leo", "place.degree": 1.5, "parts": [{"sign": "virgo"}]}
        self.assertEqual(rows([SPAN, SPAN]), [row, row])
        self.assertEqual(rows({"moon": SPAN, "sun": None}, key="body"), [{"body": "moon", **row}])
        self.assertEqual(rows(SPAN), [{"name": "place", "sign": "leo", "degree": 1.5}])

    def test_that_came_without_a_call_is_drawn_by_no_notebook(self) -> None:
        self.assertEqual((AnswerText("<svg/>")._repr_svg_(), SPAN._repr_svg_()), (None, None))


if __name__ == "__main__":
    unittest.main()
