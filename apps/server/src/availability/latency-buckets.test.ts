import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bucketOf, percentileMs } from './service-minutes.ts';

const count = (latencies: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const latency of latencies) counts[bucketOf(latency)] = (counts[bucketOf(latency)] ?? 0) + 1;
  return counts;
};

describe('latency percentiles', () => {
  it('are at most 19 % from the exact ones, from a quarter of a millisecond to 14 s', () => {
    for (const scale of [0.3, 1, 7, 40, 333, 1000, 12_000]) {
      const latencies = Array.from({ length: 200 }, (_, index) => Math.min(13_000, scale * (1 + index / 200)));
      for (const share of [0.5, 0.95, 0.99]) {
        const exact = latencies[Math.ceil(share * latencies.length) - 1]!;
        const told = percentileMs(count(latencies), share)!;
        assert.ok(Math.abs(told / exact - 1) < 0.19, `${share} of ${scale}: ${told} for ${exact}`);
      }
    }
  });

  it('put a latency on a bound into the bucket that ends there', () => {
    assert.deepEqual([0, 0.25, 0.26, 0.5, 0.51, 1, 1e9, Number.NaN].map(bucketOf), [0, 0, 1, 4, 5, 8, 64, 0]);
  });

  it('are unknown without calls, and never above 14 s', () => {
    assert.equal(percentileMs({}, 0.5), null);
    assert.equal(Math.round(percentileMs({ 64: 3 }, 0.99)!), 13_777);
  });
});
