import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normalizeDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { crossings } from '@theia-astro/astro/search/crossings';
import { bodyMotion, motionAtRate, relativeMotion, remembered } from '@theia-astro/astro/search/motion';
import { pathStations, tracePath } from '@theia-astro/astro/search/path';
import { assertStepsAgree, HOUR, hourly } from './hourly-stepping.test-data.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';
import { PLANETS } from '@theia-astro/astro/bodies/table';

const ephemeris = await createSwissEphemeris();
const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const LAHIRI: Frame = { ...TROPICAL, ayanamsa: { kind: 'mode', mode: 1 } };
const BODIES = PLANETS;
const ASPECT_ANGLES_DEG = [0, 60, 90, 120, 180, 240, 270, 300];

/** Deterministic numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}

describe('the search compared with hourly stepping', () => {
  for (const [year, frame] of [
    [1931, TROPICAL],
    [2024, LAHIRI],
  ] as const) {
    it(`10 bodies to 12 targets by 5 aspects in ${year}: the search finds exactly the stepped hits`, () => {
      const random = seeded(year);
      const from = 2_451_545 + (year - 2000) * 365.25 + random();
      const hours = 120 * 24;
      const targets = Array.from({ length: 12 }, () => random() * 360).flatMap((natal) =>
        ASPECT_ANGLES_DEG.map((angle) => normalizeDeg(natal + angle)),
      );
      for (const body of BODIES) {
        const found = crossings(tracePath(bodyMotion(ephemeris, body, frame), from, from + hours * HOUR), targets);
        for (const { jdUt, longitudeDeg, speedDegPerDay } of found) {
          const offDeg = wrap180(ephemeris.ecliptic(jdUt, body, frame).longitudeDeg - longitudeDeg);
          assert.ok(Math.abs(offDeg) < 1e-9 || Math.abs(offDeg / speedDegPerDay) * 86_400 < 0.1, `${body} ${offDeg}`);
        }
        assertStepsAgree(
          hourly(ephemeris, body, frame, from, hours).map(({ longitudeDeg }) => longitudeDeg),
          targets,
          found,
          from,
          body,
        );
      }
    });
  }

  it('every pair of bodies by 5 aspects, including stations of either body', () => {
    const from = 2_460_000.5;
    const hours = 90 * 24;
    const samples = BODIES.map((body) => hourly(ephemeris, body, TROPICAL, from, hours));
    const motions = BODIES.map((body) => remembered(bodyMotion(ephemeris, body, TROPICAL)));
    for (const [i, first] of BODIES.entries()) {
      for (let j = 0; j < i; j++) {
        const angles = samples[i]!.map(({ longitudeDeg }, hour) =>
          normalizeDeg(longitudeDeg - samples[j]![hour]!.longitudeDeg),
        );
        const found = crossings(
          tracePath(relativeMotion(motions[i]!, motions[j]!), from, from + hours * HOUR),
          ASPECT_ANGLES_DEG,
        );
        assertStepsAgree(angles, ASPECT_ANGLES_DEG, found, from, `${first} ${BODIES[j]}`);
      }
    }
  });

  it('stations of planets and of the true node', () => {
    const from = 2_457_900.5;
    for (const [body, days] of [
      ['mercury', 300],
      ['mars', 800],
      ['true_node', 90],
      ['chiron', 400],
    ] as const) {
      const speeds = Array.from(
        { length: days * 12 },
        (_, index) => ephemeris.ecliptic(from + index / 12, body, TROPICAL).speedDegPerDay,
      );
      const stepped = speeds
        .slice(1)
        .flatMap((speed, index) => (speed < 0 !== speeds[index]! < 0 ? [from + index / 12] : []));
      const found = pathStations(tracePath(bodyMotion(ephemeris, body, TROPICAL), from, from + (days * 12 - 1) / 12));
      assert.ok(found.length >= stepped.length && (found.length - stepped.length) % 2 === 0, body);
      for (const jd of stepped)
        assert.ok(
          found.some(({ jdUt }) => jdUt >= jd - 1e-5 && jdUt <= jd + 1 / 12 + 1e-5),
          `${body} ${jd}`,
        );
      for (const { jdUt, kind } of found) {
        const before = ephemeris.ecliptic(jdUt - 0.01, body, TROPICAL).speedDegPerDay;
        assert.equal(before < 0, kind === 'station_direct', `${body} ${jdUt}`);
      }
    }
  });
});

describe('laws of the search', () => {
  const targets = Array.from({ length: 36 }, (_, index) => index * 10 + 3.3);

  it('two halves of a year equal the whole, to the last bit, wherever it is split', () => {
    const random = seeded(3);
    for (const body of ['moon', 'mercury', 'saturn', 'true_node', 'chiron'] as const) {
      const motion = remembered(bodyMotion(ephemeris, body, TROPICAL));
      const between = (from: number, until: number): unknown[] => {
        const path = tracePath(motion, from, until);
        return [...crossings(path, targets), ...pathStations(path)].toSorted((a, b) => a.jdUt - b.jdUt);
      };
      const [from, until] = [2_460_310.5, 2_460_430.5];
      const cut = from + random() * (until - from);
      assert.deepEqual([...between(from, cut), ...between(cut, until)], between(from, until), body);
    }
  });

  it('with time reversed the same hits happen in reverse order, and direct becomes retrograde', () => {
    for (const body of ['mercury', 'mars', 'jupiter'] as const) {
      const motion = bodyMotion(ephemeris, body, TROPICAL);
      const origin = 2_460_400;
      const forward = crossings(tracePath(motion, origin - 300.1, origin + 300.1), targets);
      const mirrored = crossings(
        tracePath(motionAtRate(motion, origin, -1), origin - 300.1, origin + 300.1),
        targets,
      ).toReversed();
      assert.deepEqual(
        mirrored.map(({ target }) => target),
        forward.map(({ target }) => target),
      );
      for (const [index, { jdUt, motion: way }] of forward.entries()) {
        assert.ok(Math.abs(mirrored[index]!.jdUt - origin - (origin - jdUt)) * 86_400 < 0.1);
        assert.notEqual(mirrored[index]!.motion, way);
      }
    }
  });

  it('progressed motion at a day for a year finds the same Moon passages as stepping', () => {
    const birth = 2_448_058.27;
    const rate = 1 / 365.24219;
    const progressed = motionAtRate(bodyMotion(ephemeris, 'moon', TROPICAL), birth, rate);
    const found = crossings(tracePath(progressed, birth, birth + 60 * 365.25), targets);
    for (const { jdUt, longitudeDeg } of found) {
      const offDeg = wrap180(
        ephemeris.ecliptic(birth + (jdUt - birth) * rate, 'moon', TROPICAL).longitudeDeg - longitudeDeg,
      );
      assert.ok(Math.abs(offDeg) < 1e-6);
    }
    const daily = Array.from({ length: 61 * 12 }, (_, month) => progressed.at(birth + month * 30).longitudeDeg);
    const travelled = daily.slice(1).reduce((sum, longitude, index) => sum + wrap180(longitude - daily[index]!), 0);
    assert.ok(Math.abs(found.length - travelled / 10) < 2);
  });

  it('a year of 10 bodies to 12 points by 5 aspects needs a few thousand ephemeris calls', () => {
    let asked = 0;
    const counting = {
      ...ephemeris,
      ecliptic: (...question: Parameters<typeof ephemeris.ecliptic>) => {
        asked += 1;
        return ephemeris.ecliptic(...question);
      },
    };
    const points = Array.from({ length: 12 }, (_, index) => index * 29.3 + 3.7).flatMap((natal) =>
      ASPECT_ANGLES_DEG.map((angle) => normalizeDeg(natal + angle)),
    );
    const hits = BODIES.map(
      (body) => crossings(tracePath(bodyMotion(counting, body, TROPICAL), 2_460_310.5, 2_460_676.5), points).length,
    );
    assert.ok(asked < 3000, `${asked} calls for ${hits.reduce((a, b) => a + b, 0)} hits`);
  });
});
