import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  groupThousands,
  localDay,
  localTime,
  roundToDecimals,
  roundToDigits,
  utcClock,
  utcDay,
  utcDayOfYear,
  utcMonth,
  writtenDay,
} from './plain-format.ts';

test('thousands are separated as the language data of the browser does it', () => {
  const whole = [0, 7, 999, 1000, 12_345, 100_000, 1_234_567, -999, -1000, -1_234_567];
  for (const value of whole) assert.equal(groupThousands(String(value)), value.toLocaleString('en'));
  assert.equal(groupThousands('12345.6789'), '12,345.6789');
});

test('numbers are rounded to significant digits as the language data of the browser does it', () => {
  for (const digits of [2, 4]) {
    const { format } = new Intl.NumberFormat('en', { maximumSignificantDigits: digits });
    const values = [0, 1, 9.96, 99.6, 0.000_123_4, 0.1, 1e-9, 20, 1234, 99_960, 8.2, 1_500_000, -1234];
    for (const value of values) assert.equal(roundToDigits(value, digits), format(value), `${value}, ${digits} digits`);
  }
});

test('numbers are rounded to decimals, which are left out where they are zero', () => {
  const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  for (const value of [0, 28.8, 28.84, 30, 1440, 12_345.67]) assert.equal(roundToDecimals(value, 1), format(value));
});

test('days and hours read as the language data of the browser writes them', () => {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2024 + month, month, month + 5, month * 2, month * 5, month));
    assert.equal(utcDay(date), new Intl.DateTimeFormat('en-US', { ...day, timeZone: 'UTC' }).format(date));
    assert.equal(
      utcDayOfYear(date),
      new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date),
    );
    assert.equal(
      utcClock(date),
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(date),
    );
    assert.equal(
      utcMonth(date),
      new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date),
    );
    assert.equal(localDay(date), new Intl.DateTimeFormat('en-US', day).format(date));
    assert.equal(localTime(date), new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(date));
  }
});

test('a day of history is written out', () => {
  assert.equal(writtenDay('1879-03-14'), '14 March 1879');
  assert.equal(writtenDay('0044-12-05'), '5 December 44');
});
