import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { separationDeg } from '../angle/normalize.ts';
import { epicycleMotion } from './epicycle.test-data.ts';
import { tracePath } from './path.ts';
import { orbWindows } from './windows.ts';

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

test('at every instant the body is within orb exactly when a stay says so', () => {
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
