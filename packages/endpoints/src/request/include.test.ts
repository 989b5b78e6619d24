import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '../problem.ts';
import { FieldSet } from './field.ts';
import { include, includedParts } from './include.ts';
import { readFields } from './reader.ts';

const VALUES = ['points', 'houses', 'lots', 'details'] as const;
const set = new FieldSet({ include: include(VALUES, {}) });
const parts = (words: unknown, all: readonly (typeof VALUES)[number][] = VALUES): readonly string[] => {
  const fields = readFields(words === undefined ? {} : { include: words });
  const found = includedParts(set.read(fields).include, ['points', 'houses'], all);
  fields.finish(true);
  return [...found];
};

describe('include', () => {
  it('is the default parts when absent, and only the named ones otherwise', () => {
    assert.deepEqual(parts(undefined), ['points', 'houses']);
    assert.deepEqual(parts(['lots']), ['lots']);
    assert.deepEqual(parts([]), []);
  });

  it('default stands for the default parts, all for every part', () => {
    assert.deepEqual(parts(['default', 'lots']), ['points', 'houses', 'lots']);
    assert.deepEqual(parts(['lots', 'Default', 'points']), ['lots', 'points', 'houses']);
    assert.deepEqual(parts(['all']), [...VALUES]);
    assert.deepEqual(parts('default, details'), ['points', 'houses', 'details']);
  });

  it('all leaves out a part that the request cannot have', () => {
    assert.deepEqual(parts(['all'], ['points', 'houses', 'lots']), ['points', 'houses', 'lots']);
  });

  it('an unknown word is refused, and the hint lists every word', () => {
    assert.throws(
      () => parts(['lots', 'stars']),
      (error: unknown) =>
        error instanceof Problem &&
        error.issues.length === 1 &&
        error.issues[0].code === 'invalid_include' &&
        error.issues[0].field === 'include[1]' &&
        error.issues[0].hint === 'Use some of points, houses, lots, details, default, all.',
    );
  });
});
