import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { festivalsEndpoint } from '../festivals/endpoint.ts';
import { natalEndpoint } from '../natal/endpoint.ts';
import { natalResponseSchema } from '../natal/calculate.ts';
import { Problem } from '../problem.ts';
import { returnEndpoint } from '../return/endpoint.ts';
import { returnResponseSchema } from '../return/calculate.ts';
import { sadeSatiEndpoint } from '../sade-sati/endpoint.ts';
import { transitsEndpoint } from '../transits/endpoint.ts';
import { compute, context, services } from './call.test-data.ts';
import { checkEdgeCall, edgeCalls } from './edge-calls.ts';

const PLACE = { latitude: 40.7, longitude: -74 };
const LATE = { birth_date: '2380-12-31', birth_time: '12:00', utc_offset: '+00:00', ...PLACE };
const SUN = { center: 'geocentric', positions: 'apparent', ayanamsa: null } as const;

type Body = Readonly<Record<string, unknown>>;
interface Warned {
  readonly warnings: readonly {
    readonly code: string;
    readonly message: string;
    readonly field?: string | undefined;
  }[];
}
const returnsOf = (body: Body): z.infer<typeof returnResponseSchema> =>
  returnResponseSchema.parse(compute(returnEndpoint, body));
const unavailable = ({ warnings }: Warned): readonly string[] =>
  warnings.flatMap(({ code, message }) => (code === 'body_unavailable' ? [message] : []));
const isReduced = ({ warnings }: Warned): boolean => warnings.some(({ code }) => code === 'reduced_precision');

describe('returns across the edges of the files', () => {
  const sunAt = (jdUt: number): number => context.ephemeris.ecliptic(jdUt, 'sun', SUN).longitudeDeg;

  it('before an instant beyond them are the last ones there, from the analytical ephemeris', () => {
    const found = returnsOf({ ...LATE, type: 'solar', before: '2419-06-15', count: 2, include: ['points'] });
    assert.deepEqual(
      found.returns.map(({ at }) => at.slice(0, 10)),
      ['2417-12-31', '2418-12-31'],
    );
    for (const { julian_day_ut } of found.returns)
      assert.ok(Math.abs(sunAt(julian_day_ut) - found.natal_longitude) < 1e-4);
    assert.ok(isReduced(found));
    const early = { ...LATE, birth_date: '1770-06-15' };
    const before = returnsOf({ ...early, type: 'solar', before: '1801-01-01', count: 3, include: ['points'] });
    assert.deepEqual(
      before.returns.map(({ at }) => at.slice(0, 10)),
      ['1798-06-15', '1799-06-15', '1800-06-15'],
    );
  });

  it('the year 2399 has its return at any birthday, and a search goes on beyond the edge with the warnings of all its charts', () => {
    const last = returnsOf({ ...LATE, birth_date: '1990-12-31', type: 'solar', year: 2399, include: ['points'] });
    assert.equal(last.returns[0]!.at.slice(0, 10), '2399-12-31');
    const moons = returnsOf({ ...LATE, type: 'lunar', after: '2399-12-01', count: 4, include: ['points'] });
    assert.equal(moons.returns.length, 4);
    assert.ok(moons.next !== null && isReduced(moons));
    assert.ok(unavailable(moons).some((message) => message.startsWith('chiron')));
  });

  it('of a body that only the files have are rejected beyond them', () => {
    for (const when of [{ before: '2419-06-15' }, { after: '2400-01-01' }, { before: '2400-01-01T12:00:00Z' }])
      assert.throws(
        () => returnsOf({ ...LATE, type: 'chiron', ...when, include: ['points'] }),
        (error) => error instanceof Problem && error.code === 'body_unavailable',
      );
  });
});

describe('days across the edges of the files', () => {
  for (const [birth_date, utc_offset, birth_time] of [
    ['1800-01-01', '+05:30', '12:00'],
    ['2399-12-31', '-05:00', '12:00'],
  ] as const) {
    const birth = { birth_date, utc_offset, ...PLACE };

    it(`star parans of ${birth_date} at ${utc_offset} are without Chiron, and a warning says so`, () => {
      const body = { ...birth, birth_time, include: ['points', 'star_parans'], settings: { stars: 'all' } };
      const natal = natalResponseSchema.parse(compute(natalEndpoint, body));
      const parans = natal.star_parans ?? [];
      assert.ok(parans.length > 0 && parans.every(({ point }) => point !== 'chiron'));
      assert.match(unavailable(natal).join(), /^chiron is left out of star_parans/);
    });

    it(`transits to the Chiron of a birth on ${birth_date} at ${utc_offset} without a time are answered with a warning`, () => {
      const range = birth_date.startsWith('1800') ? ['1800-01-02', '1800-12-01'] : ['2399-02-01', '2399-12-31'];
      const body = { ...birth, from: range[0], to: range[1], bodies: ['mars'], targets: ['chiron'] };
      const transits = compute(transitsEndpoint, body);
      assert.ok(transits.mode === 'range' && transits.events.some(({ type }) => type === 'exact'));
      assert.match(unavailable(transits).join(), /chiron is available for only a part of the day of birth/);
    });
  }
});

it('festivals of 2400 and a life across 2400 in sade sati name the analytical ephemeris', () => {
  const asked = { year: 2400, latitude: 25.3, longitude: 83, timezone: 'Asia/Kolkata', kinds: ['sankranti'] };
  const festivals = compute(festivalsEndpoint, asked);
  const life = { ...LATE, birth_date: '2350-06-01', span: 'life' };
  const sadeSati = compute(sadeSatiEndpoint, life);
  for (const answer of [festivals, sadeSati]) {
    assert.equal(answer.meta.ephemeris, 'moshier');
    assert.ok(isReduced(answer));
  }
});

/** Days that reach over an edge by their clock, with and without a birth time; `edges.proof.ts` tries all. */
const SAMPLE = [
  ['1799-12-31', '-05:00', '23:59'],
  ['2399-12-31', '-05:00', null],
  ['2400-01-01', '+05:30', '00:01'],
  ['3000-12-31', '-05:00', '12:00'],
] as const;

for (const [day, offset, birthTime] of SAMPLE)
  it(`every product answers or rejects ${day} ${birthTime ?? 'without a time'} at ${offset}, and says which ephemeris it used`, () => {
    const calls = edgeCalls(day, offset, birthTime);
    const answered = calls.filter((call) => checkEdgeCall(services, call) === 'answered');
    assert.ok(answered.length > (day.includes('3000') ? 0 : calls.length / 2));
  });
