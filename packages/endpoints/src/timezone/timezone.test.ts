import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '../problem.ts';
import { timezoneEndpoint } from './endpoint.ts';
import { timezoneResponseSchema } from './calculate.ts';
import { compute, contextAt, services } from '../testing/call.test-data.ts';
import { describeAnswers } from '../testing/check-answers.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const context = contextAt(NOW);

interface Answer {
  readonly timezone: string;
  readonly offset: string;
  readonly dst: boolean;
  readonly abbreviation: string;
  readonly local: string;
  readonly utc: string;
  readonly resolution: string;
  readonly candidates: readonly { readonly utc: string }[];
  readonly previous_transition_at: string | null;
  readonly next_transition_at: string | null;
  readonly warnings: readonly { readonly code: string }[];
}

const ask = (query: Record<string, unknown>): Answer =>
  timezoneResponseSchema.parse(compute(timezoneEndpoint, query, context)) as Answer;
const faults = (query: Record<string, unknown>): readonly string[] => {
  try {
    ask(query);
    return [];
  } catch (error) {
    assert.ok(error instanceof Problem, String(error));
    return error.issues.map(({ code, field }) => `${code} ${field}`);
  }
};

describe('GET /timezone', () => {
  it('is free and needs no more than Starter', () => {
    assert.deepEqual(timezoneEndpoint.need(timezoneEndpoint.parse({ location: 'Paris' }, NOW)), {
      priceTier: null,
      minimumPlan: 'starter',
      natalSystem: null,
    });
  });

  it('gives the current time of a place by default', () => {
    const { timezone, local, utc, offset } = ask({ location: 'New York' });
    assert.deepEqual(
      [timezone, local, utc, offset],
      ['America/New_York', '2026-01-01T07:00:00-05:00', '2026-01-01T12:00:00Z', '-05:00'],
    );
  });

  it('interprets local time with zone history: New York 1990-06-15 14:30 is EDT, 18:30Z (NY90)', () => {
    const { utc, offset, dst, abbreviation, resolution, candidates } = ask({
      location: 'New York',
      local: '1990-06-15T14:30',
    });
    assert.deepEqual(
      [utc, offset, dst, abbreviation, resolution, candidates],
      ['1990-06-15T18:30:00Z', '-04:00', true, 'EDT', 'unique', []],
    );
  });

  it('gives both readings of a time that occurred twice or was skipped', () => {
    const fold = ask({ lat: 40.71427, lon: -74.00597, local: '2024-11-03T01:30' });
    assert.deepEqual(
      [fold.resolution, fold.utc, fold.candidates.map(({ utc }) => utc)],
      ['earlier', '2024-11-03T05:30:00Z', ['2024-11-03T05:30:00Z', '2024-11-03T06:30:00Z']],
    );
    const gap = ask({ lat: '40.71427', lng: '-74.00597', local: '2024-03-10T02:30' });
    assert.deepEqual(
      [gap.utc, gap.local, gap.warnings.map(({ code }) => code)],
      ['2024-03-10T07:30:00Z', '2024-03-10T03:30:00-04:00', ['nonexistent_local_time']],
    );
  });

  it('uses the mean time of the place before standard time, for local and for utc: New York 1880', () => {
    const { utc, offset, warnings } = ask({ location: 'New York', local: '1880-06-15T14:30' });
    assert.deepEqual(
      [offset, utc, warnings.map(({ code }) => code)],
      ['-04:56:01', '1880-06-15T19:26:01Z', ['local_mean_time_used']],
    );
    assert.equal(ask({ location: 'New York', utc }).local, '1880-06-15T14:30:00-04:56:01');
  });

  it('uses the former zone of a place before 1970 (tzdb, backzone): Belfast kept Dublin time until October 1916', () => {
    const { timezone, offset, next_transition_at, warnings } = ask({ location: 'Belfast', local: '1915-07-01T12:00' });
    assert.deepEqual(
      [timezone, offset, next_transition_at, warnings],
      ['Europe/Belfast', '-00:25:21', '1916-05-21T02:25:21Z', []],
    );
    assert.equal(ask({ lat: 54.5973, lon: -5.9301, utc: '1898-11-29T12:00:00Z' }).offset, '-00:25:21');
    const today = ask({ location: 'Belfast', local: '1990-07-01T12:00' });
    assert.deepEqual([today.timezone, today.offset], ['Europe/London', '+01:00']);
    const chengdu = ask({ location: 'Chengdu', local: '1948-12-01T12:00' });
    assert.deepEqual(
      [chengdu.timezone, chengdu.offset, chengdu.next_transition_at, chengdu.warnings[0]?.code],
      ['Asia/Chongqing', '+07:00', '1949-10-01T00:00:00Z', 'timezone_uncertain'],
    );
    assert.equal(
      ask({ location: 'Chengdu', local: '1955-12-01T12:00' }).previous_transition_at,
      '1949-10-01T00:00:00Z',
    );
  });

  it('gives the clock changes before and after, and null when there are none', () => {
    const { previous_transition_at, next_transition_at } = ask({ location: 'New York', utc: '2024-07-01T00:00:00Z' });
    assert.deepEqual([previous_transition_at, next_transition_at], ['2024-03-10T07:00:00Z', '2024-11-03T06:00:00Z']);
    const sea = ask({ lat: 0, lon: -30, utc: '2024-07-01T00:00:00Z' });
    assert.deepEqual(
      [sea.timezone, sea.offset, sea.previous_transition_at, sea.next_transition_at],
      ['Etc/GMT+2', '-02:00', null, null],
    );
  });

  it('knows histories before 1970: Amsterdam 1930 is +00:19:32', () => {
    assert.equal(ask({ location: 'Amsterdam', local: '1930-01-01T00:00' }).offset, '+00:19:32');
  });

  it('each fault has its own error code', () => {
    assert.deepEqual(faults({}), ['missing_field location']);
    assert.deepEqual(faults({ lat: 91, lon: 0 }), ['invalid_latitude lat']);
    assert.deepEqual(faults({ lat: 10 }), ['missing_field longitude']);
    assert.deepEqual(faults({ location: 'zzqxw' }), ['place_not_found location']);
    for (const local of ['2024-06-15', '2024-06-15T25:00', '2024-02-30T10:00', '2024-06-15T10:00Z', 'noon'])
      assert.deepEqual(faults({ location: 'Paris', local }), ['invalid_datetime local'], local);
    assert.deepEqual(faults({ location: 'Paris', utc: 'soon' }), ['invalid_datetime utc']);
    assert.deepEqual(faults({ location: 'Paris', local: '2024-06-15T10:00', utc: '2024-06-15T10:00Z' }), [
      'conflicting_fields local',
    ]);
    assert.deepEqual(faults({ location: 'Paris', local: '9000-06-15T10:00' }), ['date_out_of_range local']);
  });
});

const newYork = { location: 'New York' };

describeAnswers(timezoneEndpoint, services, {
  requests: {
    now: newYork,
    'an instant': { ...newYork, utc: '2024-07-01T00:00:00Z' },
    'a local time': { ...newYork, local: '2024-07-01T12:00' },
    'a local time that occurred twice': { ...newYork, local: '2024-11-03T01:30' },
    'a skipped local time': { ...newYork, local: '2024-03-10T02:30' },
    'before standard time': { ...newYork, local: '1850-01-01T12:00' },
    'on the sea': { lat: 0, lon: -30 },
  },
  sizes: [{ request: newYork, bytes: 1_000 }],
});
