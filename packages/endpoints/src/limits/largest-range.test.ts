import assert from 'node:assert/strict';
import { it } from 'node:test';
import { catalog } from '../catalog.ts';
import { type Issue, Problem } from '../problem.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

function refusal(path: string, input: Readonly<Record<string, unknown>>): Issue | null {
  try {
    catalog.find((endpoint) => endpoint.path === path)!.parse(input, NOW_MS);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.issues[0];
    throw error;
  }
}

for (const [path, input, days] of [
  ['/transits', BIRTH, 366],
  ['/transits', { ...BIRTH, bodies: ['saturn'] }, 3660],
  ['/moonphases', {}, 400],
  ['/eclipses', {}, 36_525],
  ['/progressions', { ...BIRTH, progressed_date: '2024-06-15', include: ['events'] }, 43_830],
] as const)
  it(`a range too long for ${path} is refused with the longest that is accepted, ${days} days`, () => {
    const from = '1990-07-01';
    const { code, extra } = refusal(path, { ...input, from, to: '2190-07-01' })!;
    assert.deepEqual([code, extra?.largest_range_days], ['range_too_large', days]);
    assert.equal(refusal(path, { ...input, from, to: extra!.largest_to }), null);
    const beyond = new Date(Date.parse(extra!.largest_to!) + 86_400_000).toISOString().slice(0, 19);
    assert.equal(refusal(path, { ...input, from, to: `${beyond}Z` })?.code, 'range_too_large');
  });
