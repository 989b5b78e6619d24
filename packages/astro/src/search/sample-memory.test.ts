import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EclipticPosition, EngineBody, Frame } from '../ephemeris.ts';
import { sampler } from './sample-memory.ts';

const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const LAHIRI: Frame = { ...TROPICAL, ayanamsa: { kind: 'mode', mode: 1 } };

/** A sky that moves a degree a day and counts how often it is called. */
function countingSky(): {
  readonly ecliptic: (jdUt: number, body: EngineBody, frame: Frame) => EclipticPosition;
  calls: number;
} {
  const sky = {
    calls: 0,
    ecliptic: (jdUt: number, body: EngineBody, frame: Frame): EclipticPosition => {
      sky.calls += 1;
      const longitudeDeg = (jdUt + (body === 'sun' ? 0 : 100) + (frame.ayanamsa === null ? 0 : 30)) % 360;
      return {
        longitudeDeg,
        latitudeDeg: 0,
        distanceAu: 1,
        speedDegPerDay: 1,
        latitudeSpeedDegPerDay: 0,
        distanceSpeedAuPerDay: 0,
        source: 'swisseph',
      };
    },
  };
  return sky;
}

test('two searches call the ephemeris once for an instant they share', () => {
  const sky = countingSky();
  const [first, second] = [sampler(sky, 'sun', TROPICAL), sampler(sky, 'sun', { ...TROPICAL })];
  assert.deepEqual(
    [10, 20, 10].map((jd) => first(jd).longitudeDeg),
    [10, 20, 10],
  );
  assert.deepEqual(
    [20, 30].map((jd) => second(jd)),
    [
      { longitudeDeg: 20, speedDegPerDay: 1 },
      { longitudeDeg: 30, speedDegPerDay: 1 },
    ],
  );
  assert.equal(sky.calls, 3);
});

test('bodies, zodiacs and ephemerides are never mixed up', () => {
  const [sky, other] = [countingSky(), countingSky()];
  const all = [
    sampler(sky, 'sun', TROPICAL),
    sampler(sky, 'moon', TROPICAL),
    sampler(sky, 'sun', LAHIRI),
    sampler(other, 'sun', TROPICAL),
  ];
  assert.deepEqual(
    all.map((at) => at(10).longitudeDeg),
    [10, 110, 40, 10],
  );
  assert.deepEqual([sky.calls, other.calls], [3, 1]);
});

test('unused samples are dropped, samples in use are kept, and the results are the same', () => {
  const sky = countingSky();
  const [sun, moon] = [sampler(sky, 'sun', TROPICAL), sampler(sky, 'moon', TROPICAL)];
  sun(1);
  moon(1);
  for (let jd = 2; jd <= 120_000; jd += 1) {
    moon(jd);
    if (jd % 20_000 === 0) moon(1);
  }
  const calls = sky.calls;
  assert.equal(moon(1).longitudeDeg, 101);
  assert.equal(sky.calls, calls);
  assert.equal(sun(1).longitudeDeg, 1);
  assert.equal(moon(2).longitudeDeg, 102);
  assert.equal(sky.calls, calls + 2);
});

test('an instant that the ephemeris rejects is rejected again on the next call', () => {
  const at = sampler(
    {
      ecliptic: () => {
        throw new RangeError('too far');
      },
    },
    'sun',
    TROPICAL,
  );
  assert.throws(() => at(1), RangeError);
  assert.throws(() => at(1), RangeError);
});
