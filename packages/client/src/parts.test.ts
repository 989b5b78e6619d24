import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nextEnd } from './parts.ts';

it('a part ends so many days later, or where the whole range does, as its caller wrote it', () => {
  const from = '2001-02-04T00:00:00Z';
  assert.equal(nextEnd(from, 400, '2003-06-01'), '2002-03-11T00:00:00Z');
  for (const to of [
    '2002-03-11',
    '2002-03-11T00:00:00Z',
    '2002-03-11T00:00',
    '2002-03-10T20:00:00-04:00',
    '2001-03-01',
  ])
    assert.equal(nextEnd(from, 400, to), to);
  assert.equal(nextEnd('-000044-03-15T00:00:00Z', 1, '-000043-01-01'), '-000044-03-16T00:00:00Z');
  assert.equal(nextEnd(from, 400, 'a word'), 'a word');
});
