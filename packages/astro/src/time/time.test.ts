import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { civilDay, isoInstant, julianDay, julianDayNumber } from './julian-day.ts';

const at = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0): string =>
  isoInstant({ year, month, day, hour, minute, second });

test('seconds round half up and carry up to the year, never to :60', () => {
  assert.equal(at(1990, 6, 15, 18, 30, 0.49), '1990-06-15T18:30:00Z');
  assert.equal(at(1990, 6, 15, 18, 30, 0.5), '1990-06-15T18:30:01Z');
  assert.equal(at(1990, 6, 15, 18, 59, 59.999), '1990-06-15T19:00:00Z');
  assert.equal(at(2024, 2, 28, 23, 59, 59.6), '2024-02-29T00:00:00Z');
  assert.equal(at(1999, 12, 31, 23, 59, 59.6), '2000-01-01T00:00:00Z');
});

test('years before 0000 and after 9999 have a sign and six digits', () => {
  assert.equal(at(-44, 3, 13), '-000044-03-13T00:00:00Z');
  assert.equal(at(12_000, 1, 1), '+012000-01-01T00:00:00Z');
  assert.equal(at(0, 1, 1), '0000-01-01T00:00:00Z');
});

test("Meeus' examples 7.a and 7.b: Sputnik and the battle of Zama's year 333", () => {
  assert.equal(julianDay(1957, 10, 4, 0.81 * 24), 2436116.31);
  assert.equal(julianDay(333, 1, 27, 12, 'julian'), 1842713);
  assert.equal(julianDayNumber(2000, 1, 1), 2451545);
  assert.equal(julianDayNumber(-4712, 1, 1, 'julian'), 0);
});

test('a day number converts back to its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000 }), (day) => {
      const civil = civilDay(day);
      assert.equal(julianDayNumber(civil.year, civil.month, civil.day), day);
    }),
  );
});
