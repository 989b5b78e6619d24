import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PROFECTION_MONTHS } from '@theia-astro/astro/time-lords/profections';
import * as fc from 'fast-check';
import { timeLordsEndpoint } from './endpoint.ts';
import { periodsAtMost } from './settings.ts';
import { context } from '../testing/call.ts';

it('no answer lists more periods than its request was estimated to', () => {
  const day = fc.integer({ min: 0, max: 40_000 });
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 1_096 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...PROFECTION_MONTHS),
      fc.boolean(),
      (from, days, levels, profection_months, whole) => {
        const instant = (after: number): string => new Date(Date.UTC(1990, 5, 15) + after * 86_400_000).toISOString();
        const request = timeLordsEndpoint.parse(
          {
            birth_date: '1990-06-15',
            birth_time: '14:30',
            latitude: 40.71,
            longitude: -74,
            include: ['all'],
            settings: { profection_months },
            ...(whole ? { levels: Math.min(levels, 2) } : { levels, from: instant(from), to: instant(from + days) }),
          },
          context.nowMs,
        );
        const { profections, releasing, firdaria, decennials } = timeLordsEndpoint.calculate(context, request);
        const listed = [...profections!, ...releasing!, firdaria!, decennials!].map(({ periods }) => periods.length);
        assert.ok(listed.reduce((sum, count) => sum + count, 0) <= periodsAtMost(request), `${listed}`);
      },
    ),
    { numRuns: 40 },
  );
});
