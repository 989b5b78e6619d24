import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOUSE_SYSTEM_CODES } from '@theia-astro/astro/ephemeris';
import { DASHA_SYSTEMS } from '@theia-astro/astro/vedic/dasha/dashas';
import { DASHA_YEARS } from '@theia-astro/astro/vedic/dasha/scale';
import { COUNTINGS } from '@theia-astro/astro/vedic/varga/countings';
import * as fc from 'fast-check';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { AYANAMSA_IDS } from '../request/ayanamsas.ts';
import { vedicEndpoint } from './endpoint.ts';
import { VEDIC_INCLUDES } from '../vedic-chart/parts.ts';
import { vedicSettingFields } from '../vedic-chart/settings.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { compute } from '../testing/call.test-data.ts';

function answered(request: object): boolean {
  try {
    const served: unknown = JSON.parse(JSON.stringify(compute(vedicEndpoint, request)));
    const read = vedicEndpoint.responseSchema.safeParse(served);
    assert.deepEqual(read.error?.issues ?? [], []);
    assert.deepEqual(read.data, served);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    assert.ok(error.status >= 400 && error.status < 500);
    return false;
  }
}

/** The settings with a closed list of values. */
const VEDIC_CHOICES = Object.fromEntries(
  Object.entries(vedicSettingFields).filter(
    ([name, { schema }]) => schema instanceof z.ZodEnum && name !== 'house_system',
  ),
);
const dates = fc
  .tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(
    ([year, month, day]) =>
      `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
const choices = Object.fromEntries(
  Object.entries(VEDIC_CHOICES).map(([name, { schema }]) => [name, fc.constantFrom(...(schema as z.ZodEnum).options)]),
);
const births = fc.record(
  {
    birth_date: dates,
    birth_time: fc.constantFrom(null, '00:00', '04:44', '12:34:56', '23:59:59.999'),
    latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 66.6, 90)),
    longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180)),
    analysis_date: dates,
    gender: fc.constantFrom('male', 'female', 'other'),
    include: fc.subarray([...VEDIC_INCLUDES]),
    settings: fc.record(
      {
        ...choices,
        ayanamsa: fc.oneof(
          fc.constantFrom<unknown>(...AYANAMSA_IDS),
          fc.constant({ user: { t0_jd: 2415020, ayan_t0: 22.46 } }),
        ),
        house_system: fc.constantFrom(...HOUSE_SYSTEM_CODES),
        polar_fallback: fc.constantFrom('porphyry', 'whole_sign', 'equal', 'error'),
        dasha_systems: fc.subarray([...DASHA_SYSTEMS], { minLength: 1 }),
        dasha_year: fc.constantFrom(...DASHA_YEARS),
        dasha_levels: fc.integer({ min: 1, max: 2 }),
        custom_vargas: fc.array(
          fc.record({ divisions: fc.integer({ min: 2, max: 300 }), counting: fc.constantFrom(...COUNTINGS) }),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['birth_date', 'latitude', 'longitude'] },
);

describe('a Vedic chart', () => {
  it('of an unusual but valid birth is answered, at the poles and in any year, or rejected when it cannot be computed', () => {
    let [asked, served] = [0, 0];
    fc.assert(
      fc.property(births, (birth) => {
        assert.deepEqual(vedicEndpoint.requestSchema.safeParse(birth).error?.issues ?? [], []);
        asked += 1;
        if (answered(birth)) served += 1;
      }),
      randomCases(40, 1990),
    );
    assert.ok(served > asked / 2, `only ${served} of ${asked} were answered`);
  });

  it('with invalid settings gives a problem, never an internal error', () => {
    const names = [
      ...Object.keys(VEDIC_CHOICES),
      'ayanamsa',
      'vargas',
      'extra_vargas',
      'custom_vargas',
      'varga_readings',
      'dasha_systems',
      'dasha_year',
      'dasha_levels',
      'karaka_scheme',
      'dual_lords',
      'manglik_houses',
      '__proto__',
    ];
    const settings = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 });
    fc.assert(
      fc.property(settings, (given) => {
        answered({
          birth_date: '1990-06-15',
          birth_time: '14:30',
          latitude: 40.71427,
          longitude: -74.00597,
          include: ['vargas', 'dashas', 'kp'],
          settings: given,
        });
      }),
      randomCases(130, 1990),
    );
  });
});
