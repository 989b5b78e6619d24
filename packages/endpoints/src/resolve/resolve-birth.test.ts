import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { loadZoneTable } from '@theia-astro/places/zones/zone-table';
import { natalEndpoint } from '../natal/endpoint.ts';
import type { ResolvedBirth } from './resolved.ts';
import { resolveBirth } from './resolve-birth.ts';
import { context, problemOf, contextAt } from '../testing/call.test-data.ts';
import type { CompanionMoment, ZoneChoice } from '../request/asked.ts';
import { instantText } from '../time/instant-text.ts';
import { FieldSet } from '../request/field.ts';
import { clock, companionMoment, date } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { isZoneName } from '../time/zone-name.ts';
import { resolveCompanion } from './resolve-time.ts';
import { DEFAULT_RESOLUTION } from '../request/settings.ts';

const BASE = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

function resolve(change: object, base: object = BASE): ResolvedBirth {
  const { birth, settings } = natalEndpoint.parse({ ...base, ...change }, context.nowMs);
  return resolveBirth(context, birth, settings.resolution);
}

const rejection = (change: object, base: object = BASE) => problemOf(() => resolve(change, base));

const codes = (birth: ResolvedBirth): readonly string[] => birth.warnings.map(({ code }) => code);

describe('where and when a birth was', () => {
  it('NY90: New York, EDT, JD(UT1) 2448058.270833541', () => {
    const { time, place, moment, warnings } = resolve({});
    assert.ok(Math.abs(moment.jdUt - 2448058.270833541) < 5e-9);
    assert.deepEqual(
      { ...time, julian_day_ut: 0, julian_day_tt: 0 },
      {
        local: '1990-06-15T14:30:00-04:00',
        utc: '1990-06-15T18:30:00Z',
        julian_day_ut: 0,
        julian_day_tt: 0,
        timezone: 'America/New_York',
        offset: '-04:00',
        dst: true,
        abbreviation: 'EDT',
        source: 'tzdb',
        unknown: false,
        resolution: 'unique',
        calendar: 'gregorian',
      },
    );
    assert.equal(place?.geonames_id, 5128581);
    assert.deepEqual(
      [place?.name, place?.latitude, place?.longitude, place?.country_code],
      ['New York City', 40.71427, -74.00597, 'US'],
    );
    assert.deepEqual(warnings, []);
  });

  it('row 14: an unknown time is local noon, with the civil day for the Moon', () => {
    const { time, moment, warnings } = resolve({ birth_time: null });
    assert.equal(time.utc, '1990-06-15T16:00:00Z');
    assert.equal(time.unknown, true);
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['birth_time_unknown'],
    );
    assert.ok(moment.day !== null && Math.abs(moment.day.endJdUt - moment.day.startJdUt - 1) < 1e-6);
    const moon = (jdUt: number): number =>
      context.ephemeris.ecliptic(jdUt, 'moon', { ayanamsa: null, center: 'geocentric', positions: 'apparent' })
        .longitudeDeg;
    assert.equal(moon(moment.day.startJdUt).toFixed(5), '340.92369');
    assert.equal(moon(moment.day.endJdUt).toFixed(5), '354.34699');
  });

  it('row 18: an unknown place is 422', () => {
    const problem = rejection({ location: 'zzqxw' });
    assert.deepEqual([problem.status, problem.code, problem.issues[0].field], [422, 'place_not_found', 'location']);
  });

  it('row 19: an ambiguous place warns, or is rejected when strict, with the same candidates', () => {
    assert.deepEqual(
      resolve({ location: 'Lndon, England' }).warnings.map(({ code, message, field }) => [code, message, field]),
      [
        [
          'location_corrected',
          "No place has that name: 'Lndon, England' was read as London, England, United Kingdom.",
          'location',
        ],
      ],
    );
    const { warnings } = resolve({ location: 'Springfield' });
    const problem = rejection({ location: 'Springfield', settings: { location_policy: 'strict' } });
    assert.deepEqual([problem.status, problem.code], [422, 'place_ambiguous']);
    assert.equal(warnings[0]?.code, 'ambiguous_location');
    assert.deepEqual(problem.issues[0].extra?.['candidates'], warnings[0]?.candidates);
    assert.deepEqual(codes(resolve({ location: 'Paris' })), []);
  });

  it('a place keeps the zone it had before tzdb merged it: Belfast 1915, by text, by coordinates and by zone', () => {
    const belfast = { birth_date: '1915-07-01', birth_time: '12:00' };
    for (const where of [
      { location: 'Belfast' },
      { location: undefined, latitude: 54.5973, longitude: -5.9301 },
      { timezone: 'Europe/Belfast' },
    ]) {
      const { time, warnings } = resolve({ ...belfast, ...where });
      assert.deepEqual([time.timezone, time.offset, time.utc], ['Europe/Belfast', '-00:25:21', '1915-07-01T12:25:21Z']);
      assert.deepEqual(warnings, []);
    }
    assert.equal(resolve({ ...belfast, location: 'London' }).time.offset, '+00:00');
  });

  it('where a place may have kept another clock the answer warns, with every reading', () => {
    const { time, warnings } = resolve({ birth_date: '1935-05-01', birth_time: '12:00', location: 'Chongqing' });
    assert.equal(time.offset, '+07:00');
    assert.deepEqual(
      warnings.map(({ code, field, message }) => [code, field, message]),
      [
        [
          'timezone_uncertain',
          'birth_time',
          'Which clock Chongqing kept then is not certain: +07:00 (Asia/Chongqing) was used.',
        ],
      ],
    );
    assert.deepEqual(warnings[0]?.candidates, [
      { local: '1935-05-01T12:00:00+07:00', utc: '1935-05-01T05:00:00Z', offset: '+07:00', timezone: 'Asia/Chongqing' },
      { local: '1935-05-01T12:00:00+08:00', utc: '1935-05-01T04:00:00Z', offset: '+08:00', timezone: 'Asia/Shanghai' },
    ]);
    const bombay = resolve({ birth_date: '1930-01-05', birth_time: '06:00', location: 'Bombay' });
    assert.equal(bombay.time.offset, '+05:30');
    assert.deepEqual(
      bombay.warnings.flatMap(({ candidates = [] }) => candidates.map((one) => (one as { offset: string }).offset)),
      ['+05:30', '+04:51'],
    );
    assert.deepEqual(codes(resolve({ birth_date: '1960-01-05', birth_time: '06:00', location: 'Bombay' })), []);
  });

  it('a date is in the calendar of its place, with a warning that names the other reading', () => {
    // Old Style dates and the Gregorian days of Astro-Databank: Lilly, Newton, Washington, Dostoevsky, Lenin.
    for (const [location, birth_date, gregorian] of [
      ['Diseworth, England', '1602-05-01', '1602-05-11'],
      ['Grantham, England', '1642-12-25', '1643-01-04'],
      ['Colonial Beach, Virginia', '1732-02-11', '1732-02-22'],
      ['Moscow', '1821-10-30', '1821-11-11'],
      ['Ulyanovsk, Russia', '1870-04-10', '1870-04-22'],
      ['Eisenach, Germany', '1685-03-21', '1685-03-31'],
      ['55.7558, 37.6173', '1821-10-30', '1821-11-11'],
    ] as const) {
      const { time, warnings } = resolve({ location, birth_date, birth_time: '12:00' });
      assert.deepEqual([time.local.slice(0, 10), time.calendar], [gregorian, 'julian'], location);
      const warning = warnings.find(({ code }) => code === 'calendar_assumed');
      assert.equal(warning?.field, 'birth_date', location);
    }
    const lilly = { location: 'Diseworth, England', birth_date: '1602-05-01', birth_time: '12:00' };
    const warning = resolve(lilly).warnings.find(({ code }) => code === 'calendar_assumed');
    assert.equal(
      warning?.message,
      'birth_date 1602-05-01 was read as Julian, by the calendar of Great Britain and its colonies (Gregorian, adopted there on 1752-09-14): it is the Gregorian 1602-05-11. Read as Gregorian, it would be the Gregorian 1602-05-01, Julian 1602-04-21. Send calendar to choose.',
    );
    assert.deepEqual(warning?.candidates, [
      { calendar: 'julian', julian: '1602-05-01', gregorian: '1602-05-11' },
      { calendar: 'gregorian', julian: '1602-04-21', gregorian: '1602-05-01' },
    ]);
    for (const calendar of ['julian', 'gregorian'])
      assert.ok(!codes(resolve({ ...lilly, calendar })).includes('calendar_assumed'), calendar);
    assert.equal(resolve({ ...lilly, calendar: 'gregorian' }).time.local.slice(0, 10), '1602-05-01');
  });

  it('the calendar of the place decides which days exist', () => {
    const dayOf = (change: object): string => resolve({ birth_time: '12:00', ...change }).time.local.slice(0, 10);
    assert.equal(dayOf({ location: 'London', birth_date: '1752-09-02' }), '1752-09-13');
    assert.equal(dayOf({ location: 'London', birth_date: '1752-09-14' }), '1752-09-14');
    assert.deepEqual(codes(resolve({ location: 'London', birth_date: '1752-09-14', birth_time: '12:00' })), [
      'local_mean_time_used',
    ]);
    assert.equal(dayOf({ location: 'London', birth_date: '1700-02-29' }), '1700-03-11');
    assert.equal(dayOf({ location: 'Madrid', birth_date: '1583-02-01' }), '1583-02-01');
    assert.equal(dayOf({ location: 'New York', birth_date: '1650-01-01' }), '1650-01-01');
    assert.equal(dayOf({ location: 'New York', birth_date: '1700-01-01' }), '1700-01-11');
    for (const [location, birth_date, message] of [
      [
        'London',
        '1752-09-05',
        'fell into the calendar reform of Great Britain and its colonies: 1752-09-02 was followed by 1752-09-14.',
      ],
      ['Moscow', '1918-02-05', 'fell into the calendar reform of Russia: 1918-01-31 was followed by 1918-02-14.'],
      ['Madrid', '1700-02-29', 'is not a date of the Gregorian calendar, which the place used then.'],
    ] as const) {
      const problem = rejection({ location, birth_date });
      assert.deepEqual([problem.status, problem.code, problem.issues[0].field], [400, 'invalid_date', 'birth_date']);
      assert.equal(problem.issues[0].message, `birth_date ${birth_date} ${message}`);
    }
  });

  it('a year outside the range is named as it was sent', () => {
    assert.match(rejection({ birth_date: '-3001-01-10' }).issues[0].message, /^The year -3001 is outside/);
    assert.match(
      rejection({ birth_date: '-3000-01-10' }).issues[0].message,
      /^The Julian date -3000-01-10, of the Gregorian year -3001, is outside/,
    );
    assert.match(rejection({ birth_date: '3500-01-01' }).issues[0].message, /^The year 3500 is outside/);
  });

  it('row 21: in a gap the offset before the transition is used, unless later or reject is set', () => {
    const gap = { birth_date: '2024-03-10', birth_time: '02:30' };
    const { time, warnings } = resolve(gap);
    assert.deepEqual(
      [time.utc, time.local, time.resolution],
      ['2024-03-10T07:30:00Z', '2024-03-10T03:30:00-04:00', 'earlier'],
    );
    assert.equal(warnings[0]?.code, 'nonexistent_local_time');
    assert.equal(resolve({ ...gap, settings: { time_resolution: 'later' } }).time.utc, '2024-03-10T06:30:00Z');
    assert.deepEqual(
      [rejection({ ...gap, settings: { time_resolution: 'reject' } })].map(({ status, code }) => [status, code]),
      [[422, 'nonexistent_local_time']],
    );
  });

  it('row 22: in a fold the first occurrence is used, unless later or reject is set', () => {
    const fold = { birth_date: '2024-11-03', birth_time: '01:30' };
    const { time, warnings } = resolve(fold);
    assert.deepEqual([time.utc, time.resolution], ['2024-11-03T05:30:00Z', 'earlier']);
    assert.equal(warnings[0]?.code, 'ambiguous_local_time');
    assert.equal(warnings[0]?.candidates?.length, 2);
    assert.equal(resolve({ ...fold, settings: { time_resolution: 'later' } }).time.utc, '2024-11-03T06:30:00Z');
    assert.deepEqual(
      [rejection({ ...fold, settings: { time_resolution: 'reject' } })].map(({ status, code }) => [status, code]),
      [[422, 'ambiguous_local_time']],
    );
  });

  it('row 23: years outside −3000 to 3000 are 422', () => {
    for (const birth_date of ['3500-01-01', '-3500-01-01', '999999-01-01', '-999999-01-01']) {
      const problem = rejection({ birth_date });
      assert.deepEqual(
        [problem.status, problem.code, problem.issues[0].field],
        [422, 'date_out_of_range', 'birth_date'],
        birth_date,
      );
    }
    assert.equal(rejection({ utc: '9999-01-01T00:00:00Z' }, { location: 'Paris' }).code, 'date_out_of_range');
  });

  it('row 45: a birth in the future gives a warning', () => {
    assert.deepEqual(codes(resolve({ birth_date: '2030-01-01' })), ['future_date']);
  });

  it('before standard time the mean time of the place is used, or on request that of its zone', () => {
    const old = { birth_date: '1880-06-15' };
    assert.deepEqual(
      [resolve(old).time.offset, resolve(old).time.source, codes(resolve(old))],
      ['-04:56:01', 'lmt_longitude', ['local_mean_time_used']],
    );
    const zone = resolve({ ...old, settings: { lmt: 'zone' } });
    assert.deepEqual(
      [zone.time.offset, zone.time.source, codes(zone)],
      ['-04:56:02', 'tzdb', ['local_mean_time_used']],
    );
  });

  it('Amsterdam has its own history before 1940', () => {
    assert.equal(
      resolve({ birth_date: '1930-01-01', birth_time: '12:00', location: 'Amsterdam' }).time.offset,
      '+00:19:32',
    );
  });

  it('an explicit offset overrides an explicit zone, which overrides the place', () => {
    assert.deepEqual(
      [resolve({ utc_offset: '-05:00' }).time.utc, resolve({ utc_offset: '-05:00' }).time.source],
      ['1990-06-15T19:30:00Z', 'utc_offset'],
    );
    assert.deepEqual(
      [resolve({ timezone: 'europe/paris' }).time.utc, resolve({ timezone: 'europe/paris' }).time.timezone],
      ['1990-06-15T12:30:00Z', 'Europe/Paris'],
    );
  });

  it('coordinates override the name, which becomes the label; places at sea have a zone', () => {
    const { place, time, warnings } = resolve({ lat: 0, lon: -30 });
    assert.deepEqual(
      [place?.name, place?.source, place?.timezone, time.offset],
      ['New York', 'coordinates', 'Etc/GMT+2', '-02:00'],
    );
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['location_ignored'],
    );
  });

  it('coordinates as text are coordinates', () => {
    for (const location of ['40.7143,-74.006', '40°42\'51"N 74°0\'22"W'])
      assert.equal(resolve({ location }).time.utc, '1990-06-15T18:30:00Z');
  });

  it('a birth in UTC shows the clock of its place', () => {
    const { time } = resolve({ utc: '1990-06-15T18:30:00Z' }, { location: 'New York' });
    assert.deepEqual([time.local, time.source, time.resolution], ['1990-06-15T14:30:00-04:00', 'utc', 'unique']);
  });

  it('a birth in UTC before standard time shows the mean time of its place', () => {
    assert.equal(
      resolve({ utc: '1880-06-15T19:26:01Z' }, { location: 'New York' }).time.local,
      '1880-06-15T14:30:00-04:56:01',
    );
  });

  it('settings.require_time rejects an unknown time', () => {
    const problem = rejection({ birth_time: 'unknown', settings: { require_time: true } });
    assert.deepEqual(
      [problem.status, problem.code, problem.issues[0].field],
      [422, 'birth_time_required', 'birth_time'],
    );
  });
});

const in2024 = contextAt(Date.UTC(2024, 5, 16, 2, 15));
const NEW_YORK: ZoneChoice = { kind: 'iana', name: 'America/New_York' };

function companion(body: object): CompanionMoment | null {
  const fields = readFields(body);
  const values = new FieldSet({ transit_date: date(), transit_time: clock() }).read(fields);
  const moment = companionMoment(values.transit_date, values.transit_time);
  fields.finish(true);
  return moment;
}

function resolvedInstant(body: object, zone: ZoneChoice = NEW_YORK): string {
  return instantText(
    resolveCompanion(
      in2024,
      companion(body),
      { zone, geoLongitudeDeg: -74, dateField: 'transit_date', timeField: 'transit_time' },
      DEFAULT_RESOLUTION,
    ).utcMs,
  );
}

test('every zone of the atlas can be sent', () => {
  assert.deepEqual(
    loadZoneTable().names.filter((name) => !isZoneName(name)),
    [],
  );
});

describe('companion dates', () => {
  it('a date without time is 12:00 local', () => {
    assert.equal(resolvedInstant({ transit_date: '2024-06-15' }), '2024-06-15T16:00:00Z');
  });

  it('a time without date is today in the zone', () => {
    assert.equal(resolvedInstant({ transit_time: '20:00' }), '2024-06-16T00:00:00Z');
    assert.equal(
      resolvedInstant({ transit_time: '20:00' }, { kind: 'offset', offsetSeconds: 7200 }),
      '2024-06-16T18:00:00Z',
    );
  });

  it('an empty request means now', () => {
    assert.equal(resolvedInstant({}), '2024-06-16T02:15:00Z');
  });
});
