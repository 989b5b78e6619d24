import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { normalizeDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import type { EngineBody, Frame } from '@theia-astro/astro/ephemeris';
import { voidOfCourse } from '@theia-astro/astro/moon/void-of-course';
import { crossings, TOUCH_DEG } from '@theia-astro/astro/search/crossings';
import { bodyMotion, relativeMotion } from '@theia-astro/astro/search/motion';
import { pathStations, tracePath } from '@theia-astro/astro/search/path';
import { assertStepsAgree, HOUR, hourly } from '../hourly-stepping.test-data.ts';
import { createSwissEphemeris } from '../swiss-ephemeris.ts';
import { builtTables } from './built.test-data.ts';
import { layOutCells, SERIES } from './series.ts';
import { PLANETS } from '@theia-astro/astro/bodies/table';

/** 400 days of 2024 and 2025: each planet but Mars turns twice or more, Mars once each way. */
const FIRST = 2_460_480.5;
const END = FIRST + 400;
const memory = await builtTables([FIRST - 5, END + 5]);
const engine = await createSwissEphemeris();
const served = await createSwissEphemeris({ tables: memory });
/** As `served`, with a count of what the engine or a whole answer was asked for. */
let asked = 0;
const counting = {
  ...served,
  ecliptic: (...question: Parameters<typeof served.ecliptic>) => {
    asked += 1;
    return served.ecliptic(...question);
  },
};

const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const LAHIRI: Frame = { ...TROPICAL, ayanamsa: { kind: 'mode', mode: 1 } };
const KP_USER: Frame = { ...TROPICAL, ayanamsa: { kind: 'user', t0Jd: 2_415_020.5, ayanT0Deg: 22.362416 } };
const PROJECTED: Frame = { ...TROPICAL, ayanamsa: { kind: 'mode', mode: 18 } };
const TRUE_POSITIONS: Frame = { ...TROPICAL, positions: 'true' };
const BODIES = [...PLANETS, 'chiron', 'true_node'] as const satisfies readonly EngineBody[];
const ANGLES_DEG = [0, 30, 45, 60, 72, 90, 120, 135, 150, 180, 210, 225, 240, 270, 288, 300, 315, 330];

/** Numbers in [0, 1), always the same ones. */
let state = 20_261_122;
function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return state / 0x8000_0000;
}

describe('longitudes read for searches', () => {
  for (const [name, frame] of [
    ['tropical', TROPICAL],
    ['Lahiri', LAHIRI],
    ['an ayanamsa of the caller', KP_USER],
  ] as const) {
    test(`${name}: are those of single positions, to the last bit`, () => {
      for (const body of [...BODIES, 'mean_node', 'mean_lilith', 'interpolated_lilith', 'ceres'] as const) {
        const read = served.longitudeReader!(body, frame)!;
        for (let round = 0; round < 200; round += 1) {
          const jdUt = FIRST + random() * 400;
          const found = read(jdUt);
          if (found === null) continue;
          const { longitudeDeg, speedDegPerDay } = served.ecliptic(jdUt, body, frame);
          assert.deepEqual(found, { longitudeDeg, speedDegPerDay }, `${body} at ${jdUt}`);
        }
      }
    });
  }

  test('are left to the engine in frames and for bodies without tables, and where nothing is built', () => {
    for (const [body, frame] of [
      ['mars', PROJECTED],
      ['mars', TRUE_POSITIONS],
      ['mars', { ...TROPICAL, center: 'heliocentric' }],
      ['osculating_lilith', TROPICAL],
      ['cupido', TROPICAL],
    ] as const)
      assert.equal(served.longitudeReader!(body, frame), null, body);
    for (const jdUt of [FIRST - 100, END + 100, 2_300_000, Number.NaN])
      assert.equal(served.longitudeReader!('mars', TROPICAL)!(jdUt), null);
  });
});

describe('the search on tables compared with hourly stepping', () => {
  for (const [name, frame] of [
    ['tropical', TROPICAL],
    ['Lahiri', LAHIRI],
    ['an ayanamsa of the caller', KP_USER],
  ] as const) {
    test(`${name}: finds exactly the stepped hits in random ranges, without asking for positions`, () => {
      for (const body of BODIES) {
        const hours = 24 * (20 + Math.floor(random() * 80));
        const from = FIRST + 30 + random() * (400 - 60 - hours * HOUR);
        const targets = Array.from({ length: 6 }, () => random() * 360).flatMap((natal) =>
          ANGLES_DEG.map((angle) => normalizeDeg(natal + angle)),
        );
        asked = 0;
        const found = crossings(tracePath(bodyMotion(counting, body, frame), from, from + hours * HOUR), targets);
        // Beside the borders of lunar cells, and where the Sun bends light, the engine answers.
        assert.ok(
          asked <= (body === 'true_node' || body === 'moon' ? 10 : 40),
          `${body}: ${asked} positions asked for`,
        );
        for (const { jdUt, longitudeDeg, speedDegPerDay } of found) {
          const offDeg = wrap180(served.ecliptic(jdUt, body, frame).longitudeDeg - longitudeDeg);
          assert.ok(Math.abs(offDeg) < 1e-9 || Math.abs(offDeg / speedDegPerDay) * 86_400 < 0.1, `${body} ${offDeg}`);
        }
        const steps = hourly(served, body, frame, from, hours).map(({ longitudeDeg }) => longitudeDeg);
        assertStepsAgree(steps, targets, found, from, body);
      }
    });
  }

  test('every pair of bodies, including stations of either', () => {
    const from = FIRST + 150 + random();
    const hours = 60 * 24;
    const bodies = BODIES.filter((body) => body !== 'true_node');
    const samples = bodies.map((body) => hourly(served, body, TROPICAL, from, hours));
    for (const [i, first] of bodies.entries()) {
      for (let j = 0; j < i; j += 1) {
        const angles = samples[i]!.map(({ longitudeDeg }, hour) =>
          normalizeDeg(longitudeDeg - samples[j]![hour]!.longitudeDeg),
        );
        const motion = relativeMotion(bodyMotion(served, first, TROPICAL), bodyMotion(served, bodies[j]!, TROPICAL));
        const found = crossings(tracePath(motion, from, from + hours * HOUR), ANGLES_DEG);
        assertStepsAgree(angles, ANGLES_DEG, found, from, `${first} ${bodies[j]}`);
      }
    }
  });
});

describe('the search on tables compared with the search on the engine', () => {
  /** Tables are within 1e-6° of the engine: an instant may differ by what the body needs for that. */
  const TABLE_DEG = 1e-6;
  const targets = Array.from({ length: 72 }, (_, index) => index * 5 + 1.7);

  test('the same passages, each to what a millionth of a degree takes', () => {
    for (const body of BODIES) {
      const [ours, engines] = [served, engine].map((sky) =>
        crossings(tracePath(bodyMotion(sky, body, TROPICAL), FIRST + 10, END - 10), targets),
      );
      assert.deepEqual(
        ours!.map(({ target, motion }) => [target, motion]),
        engines!.map(({ target, motion }) => [target, motion]),
        body,
      );
      for (const [index, { jdUt, speedDegPerDay }] of ours!.entries())
        assert.ok(
          Math.abs(jdUt - engines![index]!.jdUt) * Math.abs(speedDegPerDay) < TABLE_DEG ||
            Math.abs(jdUt - engines![index]!.jdUt) < 0.1 / 86_400,
          `${body} at ${jdUt}`,
        );
    }
  });

  test('the same stations, at the same longitudes', () => {
    for (const body of ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const) {
      const [ours, engines] = [served, engine].map((sky) =>
        pathStations(tracePath(bodyMotion(sky, body, TROPICAL), FIRST + 10, END - 10)),
      );
      assert.deepEqual(
        ours!.map(({ kind }) => kind),
        engines!.map(({ kind }) => kind),
        body,
      );
      assert.ok(ours!.length > 0, body);
      for (const [index, { longitudeDeg }] of ours!.entries())
        assert.ok(Math.abs(wrap180(longitudeDeg - engines![index]!.longitudeDeg)) < TABLE_DEG, body);
    }
  });

  test('the same voids of course, to a second', () => {
    const [ours, engines] = [served, engine].map((sky) =>
      voidOfCourse(sky, { bodies: 'modern' }, FIRST + 10, END - 10),
    );
    assert.equal(ours!.length, engines!.length);
    for (const [index, { startsJdUt, endsJdUt, lastAspect, signIndex }] of ours!.entries()) {
      const other = engines![index]!;
      assert.deepEqual(
        [lastAspect?.body, lastAspect?.aspect, signIndex],
        [other.lastAspect?.body, other.lastAspect?.aspect, other.signIndex],
      );
      assert.ok(
        Math.abs(startsJdUt - other.startsJdUt) < 1 / 86_400 && Math.abs(endsJdUt - other.endsJdUt) < 1 / 86_400,
      );
    }
  });
});

describe('where a search on tables could go wrong', () => {
  test('a target at a station is touched once; just inside it is met twice, just outside never', () => {
    for (const body of ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'pluto'] as const) {
      const path = tracePath(bodyMotion(served, body, TROPICAL), FIRST + 10, END - 10);
      for (const { jdUt, kind, longitudeDeg } of pathStations(path)) {
        const inwards = kind === 'station_retrograde' ? -1 : 1;
        const near = (targetDeg: number): number =>
          crossings(path, [targetDeg]).filter((hit) => Math.abs(hit.jdUt - jdUt) < 4).length;
        assert.equal(near(longitudeDeg), 1, body);
        assert.equal(near(longitudeDeg + 0.5 * inwards * TOUCH_DEG), 1, body);
        if (jdUt - FIRST < 15 || END - jdUt < 15) continue;
        assert.equal(near(longitudeDeg + 1000 * inwards * TOUCH_DEG), 2, body);
        assert.equal(near(longitudeDeg - 1000 * inwards * TOUCH_DEG), 0, body);
      }
    }
  });

  test('a target that lies in the step between two cells is passed once', () => {
    for (const body of ['sun', 'moon'] as const) {
      const series = SERIES.find(({ name }) => name === body)!;
      const { firstJdTt } = layOutCells(series);
      const deltaTDays = served.deltaTSeconds(FIRST) / 86_400;
      const motion = bodyMotion(served, body, TROPICAL);
      let met = 0;
      for (let cell = Math.ceil((FIRST + 10 - firstJdTt) / series.cellDays); ; cell += 1) {
        const border = firstJdTt + cell * series.cellDays - deltaTDays;
        if (border > END - 10) break;
        const path = tracePath(motion, border - 3, border + 3);
        for (const seconds of [-60, -35, -1, -1e-3, 0, 1e-3, 1, 35, 60]) {
          const targetDeg = motion.at(border + seconds / 86_400).longitudeDeg;
          for (const off of [-3e-7, -1e-7, 0, 1e-7, 3e-7]) {
            const found = crossings(path, [targetDeg + off]);
            assert.equal(found.length, 1, `${body} at ${border}`);
            assert.ok(Math.abs(found[0]!.jdUt - border - seconds / 86_400) < 0.2 / 86_400 + 1e-6, body);
            met += 1;
          }
        }
      }
      assert.ok(met > 100, body);
    }
  });

  test('two parts of a range, cut anywhere, give the events of the whole to the last bit', () => {
    const targets = Array.from({ length: 36 }, (_, index) => index * 10 + 3.3);
    for (const body of ['moon', 'mercury', 'saturn', 'true_node', 'chiron'] as const) {
      const motion = bodyMotion(served, body, TROPICAL);
      const between = (from: number, until: number): unknown[] => {
        const path = tracePath(motion, from, until);
        return [...crossings(path, targets), ...pathStations(path)].toSorted((a, b) => a.jdUt - b.jdUt);
      };
      const [from, until] = [FIRST + 40, FIRST + 200];
      const cut = from + random() * (until - from);
      assert.deepEqual([...between(from, cut), ...between(cut, until)], between(from, until), body);
    }
  });
});
