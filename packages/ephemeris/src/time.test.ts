import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createSwissEphemeris } from './swiss-ephemeris.ts';
import { carried } from './time.ts';

const ephemeris = await createSwissEphemeris();

describe('UTC and Julian days', () => {
  test('leap seconds are applied: TT − UTC is 69.184 s since 2017, 32.184 + 10 s in 1972', () => {
    for (const [year, expected] of [
      [2017, 69.184],
      [2026, 69.184],
      [1972, 42.184],
    ] as const) {
      const { jdTt } = ephemeris.utcToJd({ year, month: 2, day: 1, hour: 0, minute: 0, second: 0 });
      const utcAsJd = Date.UTC(year, 1, 1) / 86_400_000 + 2440587.5;
      assert.ok(Math.abs((jdTt - utcAsJd) * 86_400 - expected) < 1e-4, String(year));
    }
  });

  test('before 1972 UTC is read as UT1', () => {
    const { jdUt } = ephemeris.utcToJd({ year: 1858, month: 11, day: 17, hour: 0, minute: 0, second: 0 });
    assert.equal(jdUt, 2400000.5);
  });

  test('an impossible calendar day is rejected', () => {
    assert.throws(
      () => ephemeris.utcToJd({ year: 2023, month: 2, day: 29, hour: 0, minute: 0, second: 0 }),
      RangeError,
    );
  });

  test('convert back to the same second, never to second 60', () => {
    for (let step = 0; step < 5000; step += 1) {
      const ms = Date.UTC(1801, 0, 1) + step * 3_650_123_000;
      const date = new Date(ms);
      const utc = {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        minute: date.getUTCMinutes(),
        second: date.getUTCSeconds(),
      };
      const back = ephemeris.jdToUtc(ephemeris.utcToJd(utc).jdUt);
      assert.ok(back.second >= 0 && back.second < 60);
      const backMs = Date.UTC(back.year, back.month - 1, back.day, back.hour, back.minute) + back.second * 1000;
      assert.ok(Math.abs(backMs - ms) <= 0.2, `${date.toISOString()} came back as ${JSON.stringify(back)}`);
    }
  });

  test('rounding to second 60 is carried through minute, hour, day, month and year', () => {
    assert.deepEqual(carried({ year: 1999, month: 12, day: 31, hour: 23, minute: 59, second: 59.99997 }), {
      year: 2000,
      month: 1,
      day: 1,
      hour: 0,
      minute: 0,
      second: 0,
    });
    assert.deepEqual(carried({ year: 2024, month: 2, day: 28, hour: 23, minute: 59, second: 60 }), {
      year: 2024,
      month: 2,
      day: 29,
      hour: 0,
      minute: 0,
      second: 0,
    });
    assert.deepEqual(carried({ year: -1, month: 12, day: 31, hour: 23, minute: 59, second: 60 }), {
      year: 0,
      month: 1,
      day: 1,
      hour: 0,
      minute: 0,
      second: 0,
    });
  });

  test('an instant inside a leap second is shown as the next minute', () => {
    const { jdUt } = ephemeris.utcToJd({ year: 2016, month: 12, day: 31, hour: 23, minute: 59, second: 60.5 });
    const { year, month, day, hour, minute, second } = ephemeris.jdToUtc(jdUt);
    assert.deepEqual([year, month, day, hour, minute], [2017, 1, 1, 0, 0]);
    assert.ok(second < 1);
  });
});
