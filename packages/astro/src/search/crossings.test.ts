import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { wrap180 } from '../angle/angle.ts';
import { crossings, nextCrossing, previousCrossing, roughCrossings, TOUCH_DEG } from './crossings.ts';
import { epicycleMotion, type Epicycle } from './epicycle.test-data.ts';
import { motionAtRate, relativeMotion, summedMotion, type LongitudeMotion } from './motion.ts';
import { monotonePieces, pathStations, tracePath } from './path.ts';

const SEED = { seed: 20_240_620, numRuns: 60 } as const;
const epicycle: fc.Arbitrary<Epicycle> = fc.record({
  startDeg: fc.double({ min: 0, max: 359.9, noNaN: true }),
  meanDegPerDay: fc.double({ min: -1, max: 1, noNaN: true }),
  amplitudeDeg: fc.double({ min: 0.5, max: 30, noNaN: true }),
  periodDays: fc.double({ min: 60, max: 400, noNaN: true }),
});
const targets = fc.array(fc.double({ min: -360, max: 720, noNaN: true }), { minLength: 1, maxLength: 8 });

/** Signs of longitude − target at small steps: the minimum a search must find. */
function steppedCrossings(
  motion: LongitudeMotion,
  targetDeg: number,
  from: number,
  until: number,
  step: number,
): number[] {
  const found: number[] = [];
  let before = wrap180(motion.at(from).longitudeDeg - targetDeg);
  for (let jd = from + step; jd <= until; jd += step) {
    const after = wrap180(motion.at(jd).longitudeDeg - targetDeg);
    if (before < 0 !== after < 0 && Math.abs(after - before) < 90) found.push(jd - step);
    before = after;
  }
  return found;
}

test('the search finds exactly the passages that small steps find', () => {
  fc.assert(
    fc.property(epicycle, targets, (cycle, longitudes) => {
      const motion = epicycleMotion(cycle);
      const found = crossings(tracePath(motion, 0, 1000), longitudes);
      for (const { jdUt, longitudeDeg } of found) {
        assert.ok(Math.abs(wrap180(motion.at(jdUt).longitudeDeg - longitudeDeg)) < 2e-5);
      }
      for (const [index, longitude] of longitudes.entries()) {
        const mine = found.filter(({ target }) => target === index);
        for (const stepped of steppedCrossings(motion, longitude, 0, 1000, 0.25)) {
          const nearTouch = Math.abs(wrap180(motion.at(stepped).longitudeDeg - longitude)) < 2 * TOUCH_DEG;
          assert.ok(
            nearTouch || mine.some(({ jdUt }) => jdUt >= stepped - 1e-5 && jdUt <= stepped + 0.25 + 1e-5),
            `${longitude} at ${stepped}`,
          );
        }
      }
    }),
    SEED,
  );
});

test('two halves of a range equal the whole, to the last bit', () => {
  fc.assert(
    fc.property(epicycle, targets, fc.double({ min: 1, max: 999, noNaN: true }), (cycle, longitudes, middle) => {
      const motion = epicycleMotion(cycle);
      const between = (from: number, until: number): unknown[] => {
        const path = tracePath(motion, from, until);
        return [...crossings(path, longitudes), ...pathStations(path)].toSorted((a, b) => a.jdUt - b.jdUt);
      };
      assert.deepEqual([...between(0, middle), ...between(middle, 1000)], between(0, 1000));
    }),
    SEED,
  );
});

test('with time reversed the same events happen in reverse order', () => {
  fc.assert(
    fc.property(epicycle, targets, (cycle, longitudes) => {
      const motion = epicycleMotion(cycle);
      const forward = crossings(tracePath(motion, 0.1, 800.1), longitudes).filter(({ touch }) => !touch);
      const mirrored = crossings(tracePath(motionAtRate(motion, 0, -1), -800.1, -0.1), longitudes)
        .filter(({ touch }) => !touch)
        .toReversed();
      assert.equal(mirrored.length, forward.length);
      for (const [index, { jdUt, target, motion: way }] of forward.entries()) {
        assert.ok(Math.abs(mirrored[index]!.jdUt + jdUt) < 3e-6);
        assert.equal(mirrored[index]!.target, target);
        assert.notEqual(mirrored[index]!.motion, way);
      }
    }),
    SEED,
  );
});

test('passages over one longitude alternate direct and retrograde unless a whole turn lies between', () => {
  const motion = epicycleMotion({ startDeg: 314.4, meanDegPerDay: 0.08, amplitudeDeg: 9, periodDays: 380 });
  const found = crossings(tracePath(motion, 0, 1000), [0]);
  assert.deepEqual(
    found.map(({ motion: way }) => way),
    ['direct', 'retrograde', 'direct'],
  );
});

test('a station exactly on a target counts once, one a millionth of a degree beyond it counts twice, one short of it does not count', () => {
  const motion = epicycleMotion({ startDeg: 100, meanDegPerDay: 0, amplitudeDeg: 5, periodDays: 200 });
  const countAt = (longitude: number): number => crossings(tracePath(motion, 20, 80), [longitude]).length;
  assert.equal(countAt(105), 1);
  assert.equal(countAt(105 + 5e-8), 1);
  assert.equal(countAt(105 - 5e-8), 1);
  assert.equal(countAt(105 - 1e-6), 2);
  assert.equal(countAt(105 + 1e-6), 0);
  assert.equal(crossings(tracePath(motion, 20, 80), [105])[0]!.touch, true);
});

test('two stations closer together than the step are still found', () => {
  const motion = {
    ...epicycleMotion({ startDeg: 0, meanDegPerDay: -0.05, amplitudeDeg: 0.1095, periodDays: 13.6 }),
    stepDays: 1,
  };
  const stations = pathStations(tracePath(motion, 0, 136));
  assert.equal(stations.length, 20);
  assert.ok(stations[1]!.jdUt - stations[0]!.jdUt > 13.6 * 0.9 || stations[1]!.jdUt - stations[0]!.jdUt < 1);
});

test('pieces between stations are monotone and have no gaps between them', () => {
  const pieces = monotonePieces(
    tracePath(epicycleMotion({ startDeg: 10, meanDegPerDay: 0.1, amplitudeDeg: 12, periodDays: 300 }), 0, 900),
  );
  assert.equal(pieces.length, 7);
  pieces.slice(1).forEach(({ from, motion }, index) => {
    assert.equal(from, pieces[index]!.to);
    assert.notEqual(motion, pieces[index]!.motion);
  });
});

test('at any instant, every passage is either next or previous', () => {
  const motion = epicycleMotion({ startDeg: 0, meanDegPerDay: 0.9, amplitudeDeg: 4, periodDays: 90 });
  const all = crossings(tracePath(motion, 0, 2000), [10, 200]);
  for (const [index, { jdUt }] of all.entries()) {
    assert.deepEqual(nextCrossing(motion, [10, 200], jdUt, 3000), all[index]);
    assert.deepEqual(previousCrossing(motion, [10, 200], 0, jdUt), all[index - 1] ?? null);
  }
});

test('interpolated passages are close to the true ones, and each appears once', () => {
  const path = tracePath(
    epicycleMotion({ startDeg: 0, meanDegPerDay: 0.5, amplitudeDeg: 20, periodDays: 120 }),
    0,
    960,
  );
  const rough = roughCrossings(path, [30, 60]).filter(({ aboutJdUt }) => aboutJdUt >= 0 && aboutJdUt < 960);
  assert.equal(rough.length, crossings(path, [30, 60]).length);
  for (const { aboutJdUt, refine } of rough) assert.ok(Math.abs(refine().jdUt - aboutJdUt) < 0.05);
});

test('the angle between two motions and the sum of two motions can be searched like a body', () => {
  const sun = epicycleMotion({ startDeg: 280, meanDegPerDay: 0.9856, amplitudeDeg: 1.9, periodDays: 365.25 });
  const moon = epicycleMotion({ startDeg: 90, meanDegPerDay: 13.1764, amplitudeDeg: 6.29, periodDays: 27.55 });
  const phases = crossings(tracePath(relativeMotion(moon, sun), 0, 365.25), [0, 90, 180, 270]);
  phases.slice(1).forEach(({ target }, index) => assert.equal(target, (phases[index]!.target + 1) % 4));
  const yoga = crossings(tracePath(summedMotion(moon, sun), 0, 27), [0]);
  for (const { jdUt } of yoga)
    assert.ok(Math.abs(wrap180(moon.at(jdUt).longitudeDeg + sun.at(jdUt).longitudeDeg)) < 1e-4);
  assert.equal(yoga.length, 1);
});

test('a range outside the coverage of the motion has no events; one across its edge has only those inside', () => {
  const motion = {
    ...epicycleMotion({ startDeg: 0, meanDegPerDay: 1, amplitudeDeg: 0, periodDays: 100 }),
    coverage: [0, 50] as const,
  };
  assert.deepEqual(crossings(tracePath(motion, 100, 200), [10]), []);
  assert.deepEqual(
    crossings(tracePath(motion, -100, 200), [10, 49, 51]).map(({ target }) => target),
    [0, 1],
  );
});
