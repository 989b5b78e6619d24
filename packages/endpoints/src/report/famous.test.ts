import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import type { Cause } from '@theia-astro/report/report';
import { FAMOUS, FAMOUS_VEDIC } from './famous.test-data.ts';
import { contextWith, writtenReport } from './test-products.test-data.ts';

const context = await contextWith(await createSwissEphemeris());
const reportOf = (fields: Readonly<Record<string, unknown>>): ReturnType<typeof writtenReport> =>
  writtenReport(context, fields);

describe('a report says first what an astrologer would say first', () => {
  for (const [name, { birth, first }] of Object.entries(FAMOUS))
    it(name, () => {
      const { opening } = reportOf({ kind: 'natal', ...birth });
      for (const fact of first)
        assert.ok(
          opening.because.some((cause) => names(cause, fact)),
          fact.join(' '),
        );
    });

  for (const [name, { from, first }] of Object.entries(FAMOUS_VEDIC))
    it(`${name}, vedic`, () => {
      const { opening } = reportOf({ kind: 'natal', system: 'vedic', from, ...FAMOUS[name]?.birth });
      for (const fact of first)
        assert.ok(
          opening.because.some((cause) => names(cause, fact)),
          fact.join(' '),
        );
    });
});

/** Whether a cause is about all of these. */
function names(cause: Cause, ids: readonly string[]): boolean {
  const said = new Set(wordsOf(cause));
  return ids.every((id) => said.has(id));
}

function wordsOf(cause: Cause): readonly string[] {
  switch (cause.kind) {
    case 'placement':
      return [cause.point];
    case 'aspect':
      return [cause.point_1, cause.point_2, cause.aspect];
    case 'rule':
      return [cause.id, ...cause.points];
    case 'event':
      return [cause.point, cause.event];
    case 'period':
      return [cause.system, ...cause.lords];
  }
}
