import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { yearlyCycleEndpoint } from '../yearly-cycle/endpoint.ts';
import { returnEndpoint } from './endpoint.ts';
import { returnResponseSchema } from './calculate.ts';
import { compute, contextAt } from '../testing/call.test-data.ts';

const nowMs = Date.UTC(2026, 2, 1);
const context = contextAt(nowMs);
type Answer = z.infer<typeof returnResponseSchema>;
const DAY = { birth_date: '1990-06-15', latitude: 40.71427, longitude: -74.00597 };
const calculateReturns = (request: Record<string, unknown>): Answer['returns'] =>
  returnResponseSchema.parse(compute(returnEndpoint, { ...DAY, include: [], ...request }, context)).returns;
const seconds = (text: string): number => Date.parse(text) / 1000;

describe('a return without a birth time', () => {
  for (const [type, when] of [
    ['lunar', { after: '2024-06-20', count: 3 }],
    ['solar', { year: 2024 }],
    ['mercury', { year: 2025 }],
    ['venus', { after: '2024-01-01', count: 2 }],
    ['mars', { after: '2024-01-01' }],
    ['jupiter', { year: 2026 }],
  ] as const) {
    it(`${type}: is marked approximate, and its span covers all births of the day`, () => {
      const found = calculateReturns({ type, ...when });
      assert.ok(found.length > 0);
      const hourly = ['00:00', '04:00', '09:30', '12:00', '15:00', '20:00', '23:59:59'].map((birth_time) =>
        calculateReturns({
          type,
          after: new Date(seconds(found[0]!.span!.starts_at) * 1000 - 60_000).toISOString(),
          count: 12,
          birth_time,
        }),
      );
      for (const one of found) {
        assert.equal(one.approximate, true);
        const [from, until] = [seconds(one.span!.starts_at), seconds(one.span!.ends_at)];
        assert.ok(from <= seconds(one.at) && seconds(one.at) <= until);
        const near = hourly.map((returns) =>
          returns
            .filter(({ motion }) => motion === one.motion)
            .map(({ at }) => seconds(at))
            .reduce((a, b) => (Math.abs(b - seconds(one.at)) < Math.abs(a - seconds(one.at)) ? b : a)),
        );
        for (const at of near)
          assert.ok(
            at >= from - 1 && at <= until + 1,
            `${new Date(at * 1000).toISOString()} is not in ${one.span!.starts_at} to ${one.span!.ends_at}`,
          );
        assert.ok(
          Math.abs(Math.min(...near) - from) <= 30 && Math.abs(Math.max(...near) - until) <= 30,
          `${type} ${one.at}`,
        );
      }
    });
  }

  it('a retrograde Mercury that turns on the day of birth is covered completely, and a pass that some births do not have ends at the station', () => {
    const station = { birth_date: '2024-04-25', latitude: 0, longitude: 0, timezone: 'UTC' };
    for (const { span, at } of calculateReturns({ ...station, type: 'mercury', after: '2024-05-10', count: 2 }))
      assert.ok(span === undefined || (span.starts_at <= at && at <= span.ends_at));
  });

  it('with a birth time nothing is approximate', () => {
    for (const found of calculateReturns({ type: 'lunar', after: '2024-06-20', count: 3, birth_time: '14:30' }))
      assert.deepEqual([found.approximate, found.span], [undefined, undefined]);
  });

  it('the yearly cycle marks its solar return, its lunar returns and its own span', () => {
    const cycle = yearlyCycleEndpoint.responseSchema.parse(
      compute(yearlyCycleEndpoint, { ...DAY, year: 2024, include: ['solar_return', 'lunar_returns'] }, context),
    ) as {
      span: { approximate?: true };
      solar_return: Answer['returns'][number];
      lunar_returns: readonly { at: string; approximate?: true; span?: { starts_at: string; ends_at: string } }[];
    };
    const [solar] = calculateReturns({ type: 'solar', year: 2024 });
    assert.deepEqual(
      [cycle.span.approximate, cycle.solar_return.approximate, cycle.solar_return.span],
      [true, true, solar?.span],
    );
    const [lunar] = calculateReturns({ type: 'lunar', after: '2024-06-20' });
    assert.deepEqual(cycle.lunar_returns.find(({ at }) => at === lunar?.at)?.span, lunar?.span);
    const birthYear = compute(yearlyCycleEndpoint, { ...DAY, year: 1990, include: ['solar_return'] }, context) as {
      solar_return: Answer['returns'][number];
    };
    assert.deepEqual(birthYear.solar_return.span, {
      starts_at: '1990-06-15T04:00:00Z',
      ends_at: '1990-06-16T04:00:00Z',
    });
  });
});
