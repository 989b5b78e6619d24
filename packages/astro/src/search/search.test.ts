import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { wrap180 } from '../angle/normalize.ts';
import { changesBetween, nextChange, previousChange } from './changes.ts';
import { refineRoot } from './root.ts';

test('a root is found within the tolerance, for smooth, flat and steep functions', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), fc.constantFrom(1, 3, 5), (root, power) => {
      const f = (x: number): number => (x - root) ** power + (x - root);
      const found = refineRoot(f, -100, f(-100), 100, f(100), 1e-9);
      assert.ok(Math.abs(found - root) <= 1e-9, `${found} ${root}`);
    }),
  );
});

test('a root of a cube, where interpolation fails, is still bracketed', () => {
  const f = (x: number): number => (x - 0.3) ** 3;
  assert.ok(Math.abs(refineRoot(f, -1, f(-1), 2, f(2), 1e-6) - 0.3) <= 1e-6);
});

test('values of the same sign are refused', () => {
  assert.throws(() => refineRoot((x) => x + 10, 0, 10, 1, 11, 1e-6), RangeError);
});

const sine = { valueAt: (x: number): number => Math.sin(x), stepDays: 1 };

test('changes are found in order, forwards and backwards, with their direction', () => {
  const found = changesBetween(sine, 1, 10);
  assert.deepEqual(
    found.map(({ rising }) => rising),
    [false, true, false],
  );
  found.forEach(({ jdUt }, index) => assert.ok(Math.abs(jdUt - Math.PI * (index + 1)) < 1.2e-6));
  assert.ok(Math.abs(nextChange(sine, 1, 10)!.jdUt - Math.PI) < 1.2e-6);
  assert.ok(Math.abs(previousChange(sine, 10, 1)!.jdUt - 3 * Math.PI) < 1.2e-6);
  assert.equal(nextChange(sine, 0.5, 3), null);
  assert.equal(previousChange(sine, 3, 0.5), null);
});

test('the jump of an angle at ±180° is not a change', () => {
  const angle = { valueAt: (x: number): number => wrap180(10 * x), stepDays: 1 };
  assert.deepEqual(
    changesBetween(angle, 1, 40).map(({ jdUt }) => Math.round(jdUt)),
    [36],
  );
});
