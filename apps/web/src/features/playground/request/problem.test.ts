import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsByField, hasFaultIn, readProblem } from './problem.ts';

const PROBLEM = readProblem(400, {
  code: 'invalid_date',
  message: 'The calendar has no 30 February.',
  field: 'people[0].birth_date',
  hint: 'Use a real day.',
  errors: [
    { code: 'invalid_date', field: 'people[0].birth_date', message: 'The calendar has no 30 February.' },
    { code: 'missing_field', field: 'settings.house_system', message: 'It is missing.' },
    { code: 'other', field: null, message: 'No field.' },
  ],
});

describe('the faults of a request', () => {
  it('are shown at their fields, the hint at the first', () => {
    assert.deepEqual(
      [...faultsByField(PROBLEM)],
      [
        ['people[0].birth_date', 'The calendar has no 30 February. Use a real day.'],
        ['settings.house_system', 'It is missing.'],
      ],
    );
  });

  it('are found in what holds their field, and nowhere else', () => {
    const faults = faultsByField(PROBLEM);
    for (const path of ['people', 'people[0]', 'people[0].birth_date', 'settings'])
      assert.ok(hasFaultIn(faults, path), path);
    for (const path of ['people[1]', 'setting', 'peoples', '']) assert.ok(!hasFaultIn(faults, path), path);
  });

  it('can be shown in part', () => {
    const faults = faultsByField(PROBLEM, ({ code }) => code !== 'missing_field');
    assert.deepEqual([...faults.keys()], ['people[0].birth_date']);
  });

  it('are described by the status if there is no problem document', () => {
    for (const json of [undefined, null, 'Bad gateway', []])
      assert.equal(readProblem(502, json).message, 'The call failed with status 502.');
  });
});
