import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '../catalog.ts';
import { Problem } from '../problem.ts';
import { isLeapSecond } from './leap-seconds.ts';
import { compute, context } from '../testing/call.test-data.ts';
interface Answer {
  readonly time: { readonly utc: string; readonly local: string; readonly julian_day_ut: number };
  readonly points: { readonly moon: { readonly longitude: number } };
  readonly warnings: readonly { readonly code: string }[];
  readonly input: Readonly<Record<string, unknown>>;
}
const ask = (name: string, input: object): Answer => {
  const endpoint = catalog.find((entry) => entry.name === name)!;
  return compute(endpoint, input) as unknown as Answer;
};
const rejection = (name: string, input: object) => {
  try {
    ask(name, input);
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.code, error.issues[0].field];
    throw error;
  }
  return null;
};
/** The Moon moves 0.5″ in a second: the difference between a leap second and the second after it. */
const SECOND_DAYS = 1 / 86_400;
const CODES = ({ warnings }: Answer) => warnings.map(({ code }) => code);

describe('a leap second', () => {
  it('is a separate second, in UTC and in every local time', () => {
    const births = [
      { utc: '2016-12-31T23:59:60Z' },
      { datetime_utc: '2016-12-31T23:59:60' },
      { utc: '2017-01-01T08:59:60+09:00' },
      { birth_date: '2016-12-31', birth_time: '23:59:60', timezone: 'UTC' },
      { birth_date: '2017-01-01', birth_time: '08:59:60', timezone: 'Asia/Tokyo' },
      { birth_date: '2017-01-01', birth_time: '05:29:60', timezone: 'Asia/Kolkata' },
      { birth_date: '2017-01-01', birth_time: '05:44:60', timezone: 'Asia/Kathmandu' },
      { birth_date: '2016-12-31', birth_time: '18:59:60', timezone: 'America/New_York' },
      { birth_date: '2016-12-31', birth_time: '20:59:60', utc_offset: '-03:00' },
    ];
    const place = { latitude: 35.69, longitude: 139.69 };
    const before = ask('natal', { ...place, utc: '2016-12-31T23:59:59Z' });
    const after = ask('natal', { ...place, utc: '2017-01-01T00:00:00Z' });
    for (const birth of births) {
      const found = ask('natal', { ...place, ...birth });
      assert.ok(
        Math.abs(found.time.julian_day_ut - before.time.julian_day_ut - SECOND_DAYS) < 2e-8,
        JSON.stringify(birth),
      );
      assert.ok(
        Math.abs(after.time.julian_day_ut - found.time.julian_day_ut - SECOND_DAYS) < 2e-8,
        JSON.stringify(birth),
      );
      assert.ok(
        Math.abs(found.points.moon.longitude - (before.points.moon.longitude + after.points.moon.longitude) / 2) < 1e-7,
      );
      assert.equal(found.time.utc, '2017-01-01T00:00:00Z');
      assert.deepEqual(CODES(found), ['leap_second']);
    }
    assert.deepEqual(CODES(before), []);
    assert.equal(ask('natal', { ...place, utc: '2016-12-31T23:59:60Z' }).input['utc'], '2016-12-31T23:59:60Z');
  });

  it('has fractions of a second', () => {
    const half = ask('positions', { utc: '2016-12-31T23:59:60.5Z' });
    const after = ask('positions', { utc: '2017-01-01T00:00:00Z' });
    assert.ok(Math.abs(after.time.julian_day_ut - half.time.julian_day_ut - SECOND_DAYS / 2) < 2e-8);
  });

  it('is accepted wherever an instant or a local time is', () => {
    assert.deepEqual(CODES(ask('positions', { utc: '1998-12-31T23:59:60Z' })), ['leap_second']);
    assert.deepEqual(CODES(ask('positions', { date: '1999-01-01', time: '00:59:60', timezone: 'Europe/Berlin' })), [
      'leap_second',
    ]);
    assert.deepEqual(CODES(ask('timezone', { location: 'Tokyo', local: '2017-01-01T08:59:60' })), ['leap_second']);
    assert.deepEqual(
      CODES(
        ask('transits', {
          birth_date: '1990-06-15',
          birth_time: '14:30',
          location: 'London',
          transit_date: '2016-12-31',
          transit_time: '23:59:60',
        }),
      ),
      ['leap_second'],
    );
    assert.deepEqual(CODES(ask('moonphases', { from: '2016-12-31T23:59:60Z', to: '2017-02-01' })), []);
  });

  it('that was not inserted is rejected with the field', () => {
    const place = { latitude: 35.69, longitude: 139.69 };
    for (const [name, input, field, code] of [
      ['natal', { ...place, utc: '2017-12-31T23:59:60Z' }, 'utc', 'invalid_datetime'],
      ['natal', { ...place, utc: '2016-12-31T22:59:60Z' }, 'utc', 'invalid_datetime'],
      ['natal', { ...place, utc: '2016-12-31T23:58:60Z' }, 'utc', 'invalid_datetime'],
      [
        'natal',
        { ...place, birth_date: '2016-12-31', birth_time: '23:59:60', timezone: 'Asia/Tokyo' },
        'birth_time',
        'invalid_time',
      ],
      [
        'natal',
        { ...place, birth_date: '1990-06-15', birth_time: '14:30:60', timezone: 'UTC' },
        'birth_time',
        'invalid_time',
      ],
      [
        'natal',
        { ...place, birth_date: '2016-12-31', birth_time: '23:59:61', timezone: 'UTC' },
        'birth_time',
        'invalid_time',
      ],
      [
        'synastry',
        {
          person_a: { ...place, birth_date: '1990-06-15', birth_time: '23:59:60', timezone: 'UTC' },
          person_b: { ...place, utc: '1990-01-01T00:00:00Z' },
        },
        'person_a.birth_time',
        'invalid_time',
      ],
      ['moonphases', { from: '2016-12-30T23:59:60Z', to: '2017-02-01' }, 'from', 'invalid_datetime'],
    ] as const)
      assert.deepEqual(rejection(name, input), [400, code, field], JSON.stringify(input));
  });

  it('exists on the 27 days known to the engine, and at no other month end since 1972', () => {
    let days = 0;
    for (let month = 1; month <= 12 * 60; month += 1) {
      const midnight = Date.UTC(1972, month, 1);
      const last = new Date(midnight - 1);
      const known = (() => {
        try {
          context.ephemeris.utcToJd({
            year: last.getUTCFullYear(),
            month: last.getUTCMonth() + 1,
            day: last.getUTCDate(),
            hour: 23,
            minute: 59,
            second: 60,
          });
          return true;
        } catch {
          return false;
        }
      })();
      assert.equal(isLeapSecond(midnight), known, last.toISOString());
      if (known) days += 1;
    }
    assert.equal(days, 27);
  });
});
