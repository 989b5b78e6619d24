import assert from 'node:assert/strict';
import { it } from 'node:test';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { catalog } from '../catalog.ts';
import { checkAnswers } from './check-answers.ts';
import { services } from './call.ts';

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
