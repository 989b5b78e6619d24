import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { catalog } from '../catalog.ts';
import { checkAnswers } from './check-answers.ts';

const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };

it('answers and problems of calls at random are what the OpenAPI document says, on every path', () => {
  const { numRuns: count, seed } = randomCases(260, 1991);
  const { answers, problems, byPath, faults } = checkAnswers(services, { count, seed, mostMs: 1000 });
  assert.deepEqual(faults, []);
  assert.ok(
    answers >= (110 / 260) * count && problems >= (10 / 260) * count,
    `${answers} answers, ${problems} problems`,
  );
  for (const { path } of catalog) assert.ok(byPath.has(path), path);
});
