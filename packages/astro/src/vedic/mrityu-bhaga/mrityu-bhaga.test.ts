import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mrityuBhaga } from './mrityu-bhaga.ts';

describe('mrityu bhaga', () => {
  it('is measured from the fatal degree of the sign the point is in', () => {
    assert.deepEqual(mrityuBhaga('sun', 20.25), { fatalDeg: 20, distanceDeg: 0.25 });
    assert.deepEqual(mrityuBhaga('lagna', 359), { fatalDeg: 10, distanceDeg: 19 });
    assert.deepEqual(mrityuBhaga('moon', 33), { fatalDeg: 12, distanceDeg: -9 });
  });
});
