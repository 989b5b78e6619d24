import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { crossings, type Crossing } from '../search/crossings.ts';
import { epicycleMotion, type Epicycle } from '../search/epicycle.test-data.ts';
import { tracePath } from '../search/path.ts';
import { numbered, passCounter, PLANETARY_LOOPS, type Pass } from './passes.ts';

/** Like Saturn: a loop every 378 days, at most 7° deep, and 12° of progress a year. */
const saturnine: fc.Arbitrary<Epicycle> = fc.record({
  startDeg: fc.double({ min: 0, max: 359.9, noNaN: true }),
  meanDegPerDay: fc.double({ min: 0.025, max: 0.04, noNaN: true }),
  amplitudeDeg: fc.double({ min: 4, max: 7, noNaN: true }),
  periodDays: fc.constant(378),
});

const passesIn = (cycle: Epicycle, targetDeg: number, from: number, until: number): [number, Pass][] => {
  const path = tracePath(epicycleMotion(cycle), from, until);
  const hits = crossings(path, [targetDeg]);
  const passes = passCounter(path, PLANETARY_LOOPS).count(targetDeg, hits);
  return hits.map(({ jdUt }, index) => [jdUt, passes[index]!]);
};

test('a hit has the same pass number in every range that contains it', () => {
  fc.assert(
    fc.property(
      saturnine,
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 10_000, max: 12_000 }),
      fc.integer({ min: 5, max: 400 }),
      (cycle, targetDeg, from, days) => {
        const whole = passesIn(cycle, targetDeg, 8000, 14_000).filter(([jdUt]) => jdUt >= from && jdUt < from + days);
        assert.deepEqual(passesIn(cycle, targetDeg, from, from + days), whole);
      },
    ),
    { seed: 378, numRuns: 100 },
  );
});

test('loops give three passes, a body without loops has one', () => {
  const loops = { startDeg: 0, meanDegPerDay: 0.033, amplitudeDeg: 6, periodDays: 378 };
  const counts = new Set(passesIn(loops, 200, 0, 20_000).map(([, { passCount }]) => passCount));
  assert.ok([...counts].every((count) => count % 2 === 1));
  assert.deepEqual(
    new Set(passesIn({ ...loops, amplitudeDeg: 0 }, 200, 0, 30_000).map(([, { passCount }]) => passCount)),
    new Set([1]),
  );
});

const hit = (jdUt: number, motion: Crossing['motion'], touch = false): Crossing => ({
  jdUt,
  target: 0,
  longitudeDeg: 0,
  motion,
  speedDegPerDay: 0,
  touch,
});

test('hits in the same direction, and hits years apart, belong to different encounters', () => {
  const passes = numbered([
    hit(0, 'direct'),
    hit(80, 'retrograde'),
    hit(250, 'direct'),
    hit(10_000, 'direct'),
    hit(11_000, 'retrograde'),
  ]);
  assert.deepEqual(
    passes.map(({ pass, passCount }) => `${pass}/${passCount}`),
    ['1/3', '2/3', '3/3', '1/1', '1/1'],
  );
});

test('a station exactly on the point touches it once and the body goes back the other way', () => {
  const passes = numbered([hit(0, 'direct', true), hit(200, 'direct'), hit(10_000, 'direct')]);
  assert.deepEqual(
    passes.map(({ pass, passCount }) => `${pass}/${passCount}`),
    ['1/2', '2/2', '1/1'],
  );
});
