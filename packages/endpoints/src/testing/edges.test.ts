import assert from 'node:assert/strict';
import { it } from 'node:test';
import { checkEdgeCall, edgeCalls } from './edge-calls.ts';
import { services } from './call.ts';

/** Days that reach over an edge by their clock, with and without a birth time; `edges.proof.ts` tries all. */
const SAMPLE = [
  ['1799-12-31', '-05:00', '23:59'],
  ['2399-12-31', '-05:00', null],
  ['2400-01-01', '+05:30', '00:01'],
  ['3000-12-31', '-05:00', '12:00'],
] as const;

for (const [day, offset, birthTime] of SAMPLE)
  it(`every product answers or refuses ${day} ${birthTime ?? 'without a time'} at ${offset}, and says which ephemeris it used`, () => {
    const calls = edgeCalls(day, offset, birthTime);
    const answered = calls.filter((call) => checkEdgeCall(services, call) === 'answered');
    assert.ok(answered.length > (day.includes('3000') ? 0 : calls.length / 2));
  });
