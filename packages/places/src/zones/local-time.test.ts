import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { LocalDateTime, LocalTimeOptions, ResolvedLocalTime } from '../places.ts';
import { momentAt, resolveLocalTime, wallSeconds } from './local-time.ts';
import { loadZoneTable } from './zone-table.ts';

interface Row {
  readonly id: string;
  readonly zone?: string;
  readonly local: string;
  readonly lon?: number;
  readonly expected: {
    readonly kind: string;
    readonly offset_s: number;
    readonly abbr: string;
    readonly utc: string;
    readonly tolerance_s: number;
    readonly utc_earlier: string;
    readonly utc_later: string;
    readonly utc_by_shifting_forward: string;
    readonly utc_with_offset_after: string;
  };
}

const table = loadZoneTable();
const { cases } = JSON.parse(
  readFileSync(new URL('../../../../golden/tables/local_time.json', import.meta.url), 'utf8'),
) as { cases: Row[] };

function clock(text: string): LocalDateTime {
  const [year, month, day, hour, minute, second] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)(?::(\d+))?$/
    .exec(text)!
    .slice(1)
    .map((part) => Number(part ?? 0)) as [number, number, number, number, number, number];
  return { year, month, day, hour, minute, second, millisecond: 0 };
}

function resolve(zone: string, local: string, options: Partial<LocalTimeOptions> = {}): ResolvedLocalTime {
  return resolveLocalTime(table.history(zone), clock(local), {
    resolution: 'earlier',
    lmt: 'longitude',
    geoLongitudeDeg: null,
    ...options,
  });
}

const utcText = ({ utcMs }: { utcMs: number }): string => new Date(utcMs).toISOString().replace('.000Z', 'Z');

describe('local time: golden table', () => {
  for (const { id, zone, local, lon, expected } of cases) {
    if (zone === undefined) continue;
    it(`${id}: ${zone} ${local}`, () => {
      const options = { geoLongitudeDeg: lon ?? null };
      const found = resolve(zone, local, options);
      const later = resolve(zone, local, { ...options, resolution: 'later' });
      if (expected.kind === 'normal') {
        assert.deepEqual(
          [found.kind, found.offsetSeconds, found.abbreviation, utcText(found)],
          ['unique', expected.offset_s, expected.abbr, expected.utc],
        );
      } else if (expected.kind === 'ambiguous') {
        assert.deepEqual(
          [found.kind, utcText(found), utcText(later)],
          ['fold', expected.utc_earlier, expected.utc_later],
        );
      } else if (expected.kind === 'nonexistent') {
        assert.deepEqual(
          [found.kind, utcText(found), utcText(later)],
          ['gap', expected.utc_by_shifting_forward, expected.utc_with_offset_after],
        );
      } else {
        assert.equal(found.source, 'lmt_longitude');
        assert.ok(Math.abs(found.offsetSeconds - expected.offset_s) <= expected.tolerance_s);
      }
    });
  }
});

describe('local time', () => {
  it('before standard time the place uses its own mean time: New York 1880 is −04:56:01, the zone −04:56:02', () => {
    const own = resolve('America/New_York', '1880-06-15T14:30', { geoLongitudeDeg: -74.00597 });
    assert.deepEqual([own.offsetSeconds, own.abbreviation, own.source], [-17761, 'LMT', 'lmt_longitude']);
    const zone = resolve('America/New_York', '1880-06-15T14:30', { geoLongitudeDeg: -74.00597, lmt: 'zone' });
    assert.deepEqual([zone.offsetSeconds, zone.source], [-17762, 'tzdb']);
  });

  it('national mean times apply everywhere: France 1900 uses Paris time for every birth place', () => {
    assert.deepEqual([resolve('Europe/Paris', '1900-06-15T12:00', { geoLongitudeDeg: -4.5 }).offsetSeconds], [561]);
  });

  it('a fold is read as the first occurrence, or the second on request, with both as candidates', () => {
    const first = resolve('America/New_York', '2024-11-03T01:30');
    assert.deepEqual([first.kind, utcText(first), first.dst], ['fold', '2024-11-03T05:30:00Z', true]);
    assert.equal(
      utcText(resolve('America/New_York', '2024-11-03T01:30', { resolution: 'later' })),
      '2024-11-03T06:30:00Z',
    );
    assert.deepEqual(
      first.candidates.map((candidate) => [utcText(candidate), candidate.offsetSeconds]),
      [
        ['2024-11-03T05:30:00Z', -14400],
        ['2024-11-03T06:30:00Z', -18000],
      ],
    );
  });

  it('a gap is read by the offset before the transition, or after it on request, and gives the wall clock at that time', () => {
    const before = resolve('America/New_York', '2024-03-10T02:30');
    assert.deepEqual(
      [before.kind, utcText(before), before.offsetSeconds, before.abbreviation, before.dst],
      ['gap', '2024-03-10T07:30:00Z', -14400, 'EDT', true],
    );
    const after = resolve('America/New_York', '2024-03-10T02:30', { resolution: 'later' });
    assert.deepEqual(
      [utcText(after), after.offsetSeconds, after.abbreviation],
      ['2024-03-10T06:30:00Z', -18000, 'EST'],
    );
    assert.deepEqual(
      before.candidates.map(({ offsetSeconds }) => offsetSeconds),
      [-18000, -14400],
    );
  });

  it('a skipped day is a gap: Apia 2011-12-30', () => {
    const found = resolve('Pacific/Apia', '2011-12-30T12:00');
    assert.deepEqual([found.kind, utcText(found)], ['gap', '2011-12-30T22:00:00Z']);
  });

  it('mean time stays on the zone’s side of the date line: Manila 1844 had the American date', () => {
    assert.equal(resolve('Asia/Manila', '1844-12-30T12:00', { geoLongitudeDeg: 121 }).offsetSeconds, 121 * 240 - 86400);
    assert.equal(resolve('Asia/Manila', '1845-01-02T12:00', { geoLongitudeDeg: 121 }).offsetSeconds, 121 * 240);
  });

  it('yearly rules continue after the end of the table, to 2399 and beyond', () => {
    assert.deepEqual(
      [
        resolve('America/New_York', '2399-07-01T12:00').abbreviation,
        resolve('America/New_York', '2399-12-01T12:00').abbreviation,
      ],
      ['EDT', 'EST'],
    );
    assert.equal(resolve('Australia/Lord_Howe', '2250-01-01T12:00').offsetSeconds, 39600);
    assert.equal(resolve('Europe/London', '2999-03-31T01:30').kind, 'gap');
  });

  it('daylight saving means ahead of standard time, even when tzdb treats the winter as the exception', () => {
    assert.deepEqual(
      [resolve('Europe/Dublin', '2024-07-01T12:00').dst, resolve('Europe/Dublin', '2024-01-01T12:00').dst],
      [true, false],
    );
    assert.deepEqual(
      [resolve('Europe/Prague', '1947-01-15T12:00').dst, resolve('Europe/Prague', '1947-03-15T12:00').dst],
      [false, false],
    );
  });

  it('keeps milliseconds', () => {
    const found = resolveLocalTime(
      table.history('UTC'),
      { ...clock('2000-01-01T00:00:00'), millisecond: 250 },
      { resolution: 'earlier', lmt: 'zone', geoLongitudeDeg: null },
    );
    assert.equal(found.utcMs, Date.UTC(2000, 0, 1) + 250);
  });
});

describe('local time: properties', () => {
  it('every instant of every zone, converted to local time, converts back', () => {
    for (const [i, zone] of table.names.entries()) {
      for (let step = 0; step < 24; step++) {
        const seconds =
          Date.UTC(1840 + ((i * 7 + step * 41) % 560), step % 12, 1 + ((i + step) % 28), step, i % 60) / 1000;
        const { offsetSeconds } = momentAt(table.history(zone), seconds, null);
        const wall = new Date((seconds + offsetSeconds) * 1000);
        const local = {
          year: wall.getUTCFullYear(),
          month: wall.getUTCMonth() + 1,
          day: wall.getUTCDate(),
          hour: wall.getUTCHours(),
          minute: wall.getUTCMinutes(),
          second: wall.getUTCSeconds(),
          millisecond: 0,
        };
        assert.equal(wallSeconds(local), seconds + offsetSeconds);
        const found = resolveLocalTime(table.history(zone), local, {
          resolution: 'earlier',
          lmt: 'zone',
          geoLongitudeDeg: null,
        });
        const instants = found.kind === 'unique' ? [found.utcMs] : found.candidates.map(({ utcMs }) => utcMs);
        assert.notEqual(found.kind, 'gap');
        assert.ok(instants.includes(seconds * 1000), `${zone} ${wall.toISOString()}`);
      }
    }
  });
});
