import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOUSE_SYSTEM_CODES } from '@theia-astro/astro/ephemeris';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { NATAL_INCLUDES } from '@theia-astro/astro/natal/settings';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import * as fc from 'fast-check';
import { catalog } from '../catalog.ts';
import type { CalculationContext, Endpoint } from '../endpoint.ts';
import { EXAMPLE_ACCOUNT } from '../me/endpoint.ts';
import { Problem } from '../problem.ts';
import WORDS from './fuzz.test-data.json' with { type: 'json' };
import { randomCases } from '../../../../scripts/random-cases.ts';

const context: CalculationContext = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  nowMs: Date.UTC(2026, 0, 1),
  account: EXAMPLE_ACCOUNT,
};

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...WORDS.likely) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom<unknown>(...WORDS.likely), { maxLength: 4 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.string(), fc.constantFrom<unknown>(...WORDS.likely), { maxKeys: 4 }) },
);
const settings = fc
  .array(fc.tuple(fc.constantFrom(...WORDS.settings), value), { maxLength: 4 })
  .map((entries) => JSON.parse(objectText(entries)) as unknown);
const mutation = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...WORDS.fields), value) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('settings'), settings) },
  { weight: 1, arbitrary: fc.tuple(fc.string({ maxLength: 600 }), value) },
);

/** Written as JSON text, so that `__proto__` is an own key, as in a parsed body. */
function objectText(entries: readonly (readonly [string, unknown])[]): string {
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`).join(',')}}`;
}

/** True when the request was answered. */
function answerOrProblem(endpoint: Endpoint, input: unknown): boolean {
  let served: Record<string, unknown>;
  try {
    const request = endpoint.parse(input, context.nowMs);
    endpoint.need(request);
    served = endpoint.calculate(context, request);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    assert.ok(error.status >= 400 && error.status < 500);
    assert.ok(error.issues.length <= 100);
    return false;
  }
  const text = JSON.stringify(served);
  assert.ok(!text.includes('"bearer"'));
  const checked = endpoint.responseSchema.safeParse(JSON.parse(text));
  assert.deepEqual(checked.error?.issues ?? [], []);
  return true;
}

/** Mostly valid requests, so that unusual but valid ones reach the calculation. */
const births = fc.record(
  {
    birth_date: fc
      .tuple(fc.integer({ min: -3001, max: 3001 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(
        ([year, month, day]) =>
          `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      ),
    birth_time: fc.constantFrom(null, '00:00', '12:34:56', '23:59:59.999'),
    latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 66.6, 90)),
    longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180)),
    sidereal: fc.boolean(),
    include: fc.subarray([...NATAL_INCLUDES]),
    settings: fc.record(
      {
        house_system: fc.constantFrom(...HOUSE_SYSTEM_CODES),
        coordinates: fc.constantFrom('geocentric', 'topocentric', 'heliocentric'),
        house_placement: fc.constantFrom('ecliptic', 'mundane'),
        polar_fallback: fc.constantFrom('porphyry', 'whole_sign', 'equal', 'error'),
        lilith: fc.constantFrom('mean', 'osculating', 'interpolated'),
        bodies: fc.subarray([...BODY_IDS], { minLength: 1 }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['birth_date', 'latitude', 'longitude'] },
);

describe('any input', () => {
  for (const endpoint of catalog) {
    it(`${endpoint.path} gives an answer that matches its schema, or a 4xx problem`, () => {
      const base = Object.entries(endpoint.example.request);
      fc.assert(
        fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), fc.nat({ max: 4 }), (changes, dropped) => {
          const kept = dropped === 4 ? base.slice(1) : base;
          answerOrProblem(endpoint, JSON.parse(objectText([...kept, ...changes])));
        }),
        randomCases(9, 1990),
      );
    });
  }

  it('unusual but valid births are answered, or rejected because of a body or house system that cannot be computed', () => {
    const natal = catalog.find(({ name }) => name === 'natal') ?? assert.fail('natal');
    let answered = 0;
    const cases = randomCases(40, 1990);
    fc.assert(
      fc.property(births, (birth) => {
        assert.deepEqual(natal.requestSchema.safeParse(birth).error?.issues ?? [], []);
        if (answerOrProblem(natal, birth)) answered += 1;
      }),
      cases,
    );
    assert.ok(answered > cases.numRuns / 4, `only ${answered} of ${cases.numRuns} were answered`);
  });

  it('inputs that are not objects give a problem', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        for (const endpoint of catalog) answerOrProblem(endpoint, input);
      }),
      randomCases(10, 1990),
    );
  });
});
