import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { reportProducts as products } from '../report-products.ts';
import { reportSamples } from './samples.ts';
import { reportResponseSchema } from './schema.ts';
import { contextWith, LIBRARY } from './test-products.test-data.ts';

const context = await contextWith(await createSwissEphemeris());

it('there is a sample of each of the six kinds, whole, and the same on another day', () => {
  const samples = reportSamples(context, products, LIBRARY);
  assert.deepEqual(
    samples.map(({ report: { kind, system } }) => `${kind} ${system}`),
    [
      'natal western',
      'natal vedic',
      'relationship western',
      'year_ahead western',
      'dasha_period vedic',
      'moon_month western',
    ],
  );
  for (const { report } of samples) {
    assert.equal(reportResponseSchema.safeParse(report).error?.message, undefined);
    assert.deepEqual(report.limits, []);
  }
  assert.deepEqual(reportSamples({ ...context, nowMs: context.nowMs + 1e11 }, products, LIBRARY), samples);
});
