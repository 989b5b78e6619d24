import assert from 'node:assert/strict';
import { it } from 'node:test';
import { HOUSE_SYSTEM_CODES } from '@theia-astro/astro/ephemeris';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { PROGRESSION_METHODS } from '@theia-astro/astro/progressions/clock';
import { ANGLE_METHODS } from '@theia-astro/astro/progressions/houses';
import { ARC_KINDS } from '@theia-astro/astro/progressions/points';
import * as fc from 'fast-check';
import type { Endpoint } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { progressionsEndpoint } from '../progressions/endpoint.ts';
import { PROGRESSIONS_INCLUDES } from '../progressions/request.ts';
import { synastryEndpoint } from '../synastry/endpoint.ts';
import { SYNASTRY_INCLUDES, SYNASTRY_MODES } from '../synastry/request.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { compute } from './call.test-data.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const date = fc
  .tuple(fc.integer({ min: 1700, max: 2500 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);
const birth = {
  birth_date: date,
  birth_time: fc.constantFrom(null, '00:00', '12:34:56', '23:59:59.999'),
  latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 66.5, 66.56, 90)),
  longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180)),
};
const settings = fc.record(
  {
    house_system: fc.constantFrom(...HOUSE_SYSTEM_CODES),
    coordinates: fc.constantFrom('geocentric', 'topocentric', 'heliocentric'),
    house_placement: fc.constantFrom('ecliptic', 'mundane'),
    polar_fallback: fc.constantFrom('porphyry', 'whole_sign', 'equal', 'error'),
    bodies: fc.subarray([...BODY_IDS], { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const progressions = fc
  .record(
    {
      ...birth,
      progressed_date: date,
      method: fc.constantFrom(...PROGRESSION_METHODS),
      angles: fc.constantFrom(...ANGLE_METHODS),
      arc: fc.constantFrom(...ARC_KINDS),
      converse: fc.boolean(),
      sidereal: fc.boolean(),
      settings,
      include: fc.subarray(PROGRESSIONS_INCLUDES.filter((part) => part !== 'events')),
      range: fc.tuple(fc.integer({ min: 1700, max: 2490 }), fc.integer({ min: 1, max: 6 })),
    },
    { requiredKeys: ['birth_date', 'latitude', 'longitude', 'progressed_date'] },
  )
  .map(({ range, ...request }) =>
    range === undefined ? request : { ...request, from: `${range[0]}-01-01`, to: `${range[0] + range[1]}-01-01` },
  );

const person = fc.record(birth, { requiredKeys: ['birth_date', 'latitude', 'longitude'] });
const synastries = fc.record(
  {
    person_a: person,
    person_b: person,
    mode: fc.constantFrom(...SYNASTRY_MODES),
    sidereal: fc.boolean(),
    settings,
    include: fc.subarray([...SYNASTRY_INCLUDES]),
    composite_houses: fc.constantFrom('derived', 'midpoint'),
    composite_sun_proximity: fc.boolean(),
    davison_geo: fc.constantFrom('arithmetic', 'great_circle'),
  },
  { requiredKeys: ['person_a', 'person_b'] },
);

const CASES = [
  [progressionsEndpoint, progressions],
  [synastryEndpoint, synastries],
] as unknown as readonly (readonly [Endpoint, fc.Arbitrary<object>])[];

for (const [endpoint, requests] of CASES)
  it(`unusual but valid requests of ${endpoint.name} get a response that matches the schema, or a 4xx`, () => {
    let answered = 0;
    fc.assert(
      fc.property(requests, (request) => {
        try {
          const served: unknown = JSON.parse(JSON.stringify(compute(endpoint, request)));
          assert.deepEqual(endpoint.responseSchema.safeParse(served).error?.issues ?? [], []);
          answered += 1;
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          assert.ok(error.status < 500);
        }
      }),
      randomCases(100, 1990),
    );
    assert.ok(answered > 40, `only ${answered} were answered`);
  });
