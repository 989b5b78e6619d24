import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { separationDeg, wrap180 } from '../angle/angle.ts';
import { changesBetween, nextChange, previousChange } from './changes.ts';
import { epicycleMotion } from './epicycle.test-data.ts';
import { tracePath } from './path.ts';
import { refineRoot } from './root.ts';
import { orbWindows } from './windows.ts';

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

test('values of the same sign are rejected', () => {
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

const swinging = epicycleMotion({ startDeg: 100, meanDegPerDay: 0, amplitudeDeg: 5, periodDays: 200 });

test('a near miss is a stay without an exact passage, closest at the station', () => {
  const [stay, ...others] = orbWindows(tracePath(swinging, 10, 90), 105.5, 1);
  assert.equal(others.length, 0);
  assert.deepEqual(stay!.exact, []);
  assert.ok(Math.abs(stay!.closest.orbDeg - 0.5) < 1e-9 && Math.abs(stay!.closest.jdUt - 50) < 1e-4);
  assert.ok(stay!.entersJdUt! < 50 && stay!.leavesJdUt! > 50);
});

test('a stay cut by the range is open at that end', () => {
  const [whole] = orbWindows(tracePath(swinging, 10, 90), 104.8, 1);
  assert.equal(whole!.exact.length, 2);
  const [first] = orbWindows(tracePath(swinging, 10, 50), 104.8, 1);
  assert.equal(first!.leavesJdUt, null);
  assert.equal(first!.exact.length, 1);
  const [second] = orbWindows(tracePath(swinging, 50, 90), 104.8, 1);
  assert.equal(second!.entersJdUt, null);
  assert.deepEqual(
    orbWindows(tracePath(swinging, 49, 51), 104.8, 1).map(({ entersJdUt, leavesJdUt, exact }) => [
      entersJdUt,
      leavesJdUt,
      exact.length,
    ]),
    [[null, null, 0]],
  );
});

test('touching the edge of the orb from outside is not a stay', () => {
  assert.deepEqual(orbWindows(tracePath(swinging, 10, 90), 106, 1), []);
});

test('at every instant the body is within orb exactly during a stay', () => {
  const cycle = fc.record({
    startDeg: fc.double({ min: 0, max: 359, noNaN: true }),
    meanDegPerDay: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
    amplitudeDeg: fc.double({ min: 0.5, max: 15, noNaN: true }),
    periodDays: fc.double({ min: 80, max: 400, noNaN: true }),
  });
  fc.assert(
    fc.property(
      cycle,
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      (parameters, target, orb) => {
        const motion = epicycleMotion(parameters);
        const stays = orbWindows(tracePath(motion, 0, 700), target, orb);
        for (let jd = 0.05; jd < 700; jd += 0.9) {
          const off = separationDeg(motion.at(jd).longitudeDeg, target) - orb;
          if (Math.abs(off) < 1e-6) continue;
          const inside = stays.some(
            ({ entersJdUt, leavesJdUt }) => (entersJdUt ?? 0) <= jd && jd < (leavesJdUt ?? 700),
          );
          assert.equal(inside, off < 0, `${jd}`);
        }
      },
    ),
    { seed: 7, numRuns: 60 },
  );
});
