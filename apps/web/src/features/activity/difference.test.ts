import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefly, differences } from './difference.ts';

test('each part that was added, removed or changed is named by its place', () => {
  const { found, complete } = differences(
    { a: 1, b: { c: [1, 2, { d: 'x' }] }, gone: null, same: [1] },
    { a: 2, b: { c: [1, 2, { d: 'y' }, 4] }, same: [1], fresh: false },
  );
  assert.equal(complete, true);
  assert.deepEqual(
    found.map(({ at, kind }) => `${kind} ${at}`),
    ['changed a', 'changed b.c[2].d', 'added b.c[3]', 'removed gone', 'added fresh'],
  );
});

test('a value of another kind is one change', () => {
  assert.deepEqual(differences([1], { 0: 1 }).found, [{ at: '', kind: 'changed', before: [1], after: { 0: 1 } }]);
  assert.equal(differences(null, null).found.length, 0);
});

test('the number of differences and the work are bounded, and it is said that there may be more', () => {
  const long = (value: number) => Array.from({ length: 500_000 }, () => value);
  const many = differences(long(1), long(2));
  assert.deepEqual([many.found.length, many.complete], [200, false]);
  assert.deepEqual(differences(long(1), long(1)), { found: [], complete: false });
});

test('a long value is shortened to one line', () => {
  assert.equal(briefly(undefined), 'absent');
  assert.equal(briefly('x'.repeat(1000)).length, 201);
});
