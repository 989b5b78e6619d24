import { it } from 'node:test';
import { checkEdgeCall, EDGE_DAYS, EDGE_OFFSETS, edgeCalls } from './edge-calls.ts';
import { services } from './call.test-data.ts';

for (const day of EDGE_DAYS)
  it(`every product answers or rejects ${day} on clocks of both sides, at any time of the day`, () => {
    for (const offset of EDGE_OFFSETS)
      for (const birthTime of [null, '00:01', '12:00', '23:59'])
        for (const call of edgeCalls(day, offset, birthTime)) checkEdgeCall(services, call);
  });
