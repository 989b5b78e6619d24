import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { separationDeg } from '@theia-astro/astro/angle/normalize';
import {
  type BodyPosition,
  type EclipticPosition,
  ENGINE_BODIES,
  type EngineBody,
  type Frame,
} from '@theia-astro/astro/ephemeris';
import { openEngine } from '../open-engine.ts';
import { createSwissEphemeris } from '../swiss-ephemeris.ts';
import { builtTables } from './built.test-data.ts';
import { measureDifference, isWithin, promised } from './difference.ts';
import { tableReaders } from './read.ts';
import { createSampler } from './sampler.ts';
import { layOutCells, SERIES } from './series.ts';

/** 300 days from 2009-07-30 TT: within them the Sun passes every planet but Jupiter, and every sign. */
const FIRST = 2_455_042.5;
const END = FIRST + 300;
const memory = await builtTables([FIRST, END]);
const engine = await createSwissEphemeris();
const served = await createSwissEphemeris({ tables: memory });
const readers = tableReaders(memory);
const TABLED = SERIES.map(({ name }) => name).filter((name): name is EngineBody =>
  (ENGINE_BODIES as readonly string[]).includes(name),
);

const tropical: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
const sidereal = (mode: number): Frame => ({ ...tropical, ayanamsa: { kind: 'mode', mode } });
const user: Frame = { ...tropical, ayanamsa: { kind: 'user', t0Jd: 2_415_020.5, ayanT0Deg: 22.5 } };
const delhi = { geoLatitudeDeg: 28.61, geoLongitudeDeg: 77.21, elevationM: 216 };

/** Numbers in [0, 1), always the same ones. */
let state = 20_261_122;
function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return state / 0x8000_0000;
}
const instant = (): number => FIRST + 0.01 + random() * (END - FIRST - 0.02);

function known(found: BodyPosition | Error | undefined): BodyPosition {
  assert.ok(found !== undefined && !(found instanceof Error));
  return found;
}

/** The ecliptic positions are those of the whole ones within rounding. */
function isEclipticPart(
  ecliptic: readonly (EclipticPosition | Error)[],
  whole: readonly (BodyPosition | Error)[],
): void {
  assert.equal(ecliptic.length, whole.length);
  for (const [index, one] of ecliptic.entries()) {
    const other = known(whole[index]);
    assert.ok(!(one instanceof Error));
    assert.ok(separationDeg(one.longitudeDeg, other.longitudeDeg) < 1e-12);
    for (const part of [
      'latitudeDeg',
      'distanceAu',
      'speedDegPerDay',
      'latitudeSpeedDegPerDay',
      'distanceSpeedAuPerDay',
    ] as const)
      assert.ok(Math.abs(one[part] - other[part]) < 1e-12, `${part} ${one[part]} ${other[part]}`);
  }
}

describe('positions from tables', () => {
  for (const [name, frame] of [
    ['tropical', tropical],
    ['Lahiri', sidereal(1)],
    ['Fagan/Bradley', sidereal(0)],
    ['an ayanamsa of the caller', user],
  ] as const) {
    test(`${name}: every answer is the engine's within the tolerances, in a batch, alone and without equator`, () => {
      for (let round = 0; round < 60; round += 1) {
        const jdUt = instant();
        const [batch, exact] = [served.positions(jdUt, TABLED, frame), engine.positions(jdUt, TABLED, frame)];
        isEclipticPart(served.eclipticPositions(jdUt, TABLED, frame), batch);
        isEclipticPart(engine.eclipticPositions(jdUt, TABLED, frame), exact);
        for (const [index, body] of TABLED.entries()) {
          const limits = promised(body);
          for (const [one, other] of [
            [known(batch[index]), known(exact[index])],
            [served.position(jdUt, body, frame), engine.position(jdUt, body, frame)],
            [served.ecliptic(jdUt, body, frame), engine.ecliptic(jdUt, body, frame)],
          ] as const) {
            const difference = measureDifference(one, other);
            assert.ok(isWithin(difference, limits), `${body} at ${jdUt}: ${JSON.stringify(difference)}`);
            assert.ok(one.longitudeDeg >= 0 && one.longitudeDeg < 360);
            assert.deepEqual(Object.keys(one), Object.keys(other));
          }
        }
      }
    });
  }

  test('the obliquity and the nutation are the engine’s to 1e-8°', () => {
    for (let round = 0; round < 300; round += 1) {
      const jdUt = instant();
      const [one, other] = [served.obliquity(jdUt), engine.obliquity(jdUt)];
      for (const part of Object.keys(other) as (keyof typeof other)[])
        assert.ok(Math.abs(one[part] - other[part]) < 1e-8, `${part} at ${jdUt}`);
    }
  });

  test('houses from them are the engine’s to 1e-9°, the light of the Moon is its to 1e-8', () => {
    for (let round = 0; round < 300; round += 1) {
      const [jdUt, place] = [
        instant(),
        { ...delhi, geoLatitudeDeg: 120 * random() - 60, geoLongitudeDeg: 360 * random() - 180 },
      ];
      const [one, other] = [served, engine].map((of) => of.houses(jdUt, place, 'P', tropical));
      for (const [index, cuspDeg] of one!.cuspsDeg.entries())
        assert.ok(separationDeg(cuspDeg, other!.cuspsDeg[index]!) < 1e-9, `cusp ${index + 1} at ${jdUt}`);
      assert.ok(separationDeg(one!.angles.armcDeg, other!.angles.armcDeg) < 1e-9);
      assert.ok(Math.abs(served.illuminatedFraction(jdUt, 'moon') - engine.illuminatedFraction(jdUt, 'moon')) < 1e-8);
    }
  });

  test('hold around conjunctions with the Sun, where its gravity bends light', () => {
    for (const body of [
      'mercury',
      'venus',
      'mars',
      'saturn',
      'uranus',
      'neptune',
      'pluto',
      'chiron',
      'ceres',
    ] as const) {
      for (let jdUt = FIRST + 1; jdUt < END - 1; jdUt += 1) {
        const sun = engine.ecliptic(jdUt, 'sun', tropical).longitudeDeg;
        const apart = Math.abs(((engine.ecliptic(jdUt, body, tropical).longitudeDeg - sun + 540) % 360) - 180);
        if (apart > 1.5) continue;
        for (let step = 0; step < 24; step += 1) {
          const at = jdUt + step / 24;
          const difference = measureDifference(
            served.position(at, body, tropical),
            engine.position(at, body, tropical),
          );
          assert.ok(isWithin(difference, promised(body)), `${body} at ${at}: ${JSON.stringify(difference)}`);
        }
      }
    }
  });

  test('run on across the borders of cells: on both sides they are the engine’s', async () => {
    const { engine: own } = await openEngine({});
    const [read, asked] = [new Float64Array(6), new Float64Array(6)];
    for (const series of SERIES.filter(({ cellDays }) => cellDays < 200)) {
      const { firstJdTt } = layOutCells(series);
      const reader = readers.get(series.name)!;
      const sample = createSampler(own, series);
      const limits = series.name === 'nutation' ? promised('sun') : promised(series.name as EngineBody);
      // Nearer to the borders of lunar cells the engine itself jumps, and answers.
      const beside = 1.001 * Math.max(1e-6, series.guardDays);
      let met = 0;
      for (let cell = Math.ceil((FIRST - firstJdTt) / series.cellDays); ; cell += 1) {
        const border = firstJdTt + cell * series.cellDays;
        if (border >= END) break;
        for (const at of [border - beside, border + beside]) {
          if (!reader.read(at, read)) continue;
          sample(at, asked);
          met += 1;
          const turned = Math.abs(((((read[0]! - asked[0]! + 540) % 360) + 360) % 360) - 180);
          assert.ok(turned < limits.deg && Math.abs(read[1]! - asked[1]!) < limits.deg, `${series.name} at ${at}`);
          assert.ok(Math.abs(read[3]! - asked[3]!) < limits.degPerDay, `${series.name} at ${at}`);
        }
        if (series.guardDays > 0) assert.ok(!reader.read(border, read), series.name);
      }
      assert.ok(met > 0, series.name);
    }
  });
});

describe('the engine answers, to the last bit', () => {
  const bodies = ['mars', 'moon', 'true_node', 'osculating_lilith'] as const;
  const others: readonly (readonly [string, Frame])[] = [
    ['heliocentric', { ...tropical, center: 'heliocentric' }],
    ['topocentric', { ...tropical, center: 'topocentric', observer: delhi }],
    ['true positions', { ...tropical, positions: 'true' }],
    ...[17, 18, 19, 20, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 39, 40].map(
      (mode) => [`ayanamsa ${mode}, of a star or another plane`, sidereal(mode)] as const,
    ),
  ];
  for (const [name, frame] of others) {
    test(`in other frames: ${name}`, () => {
      for (const jdUt of [instant(), instant()]) {
        assert.deepEqual(served.positions(jdUt, bodies, frame), engine.positions(jdUt, bodies, frame));
        assert.deepEqual(served.eclipticPositions(jdUt, bodies, frame), engine.eclipticPositions(jdUt, bodies, frame));
        isEclipticPart(engine.eclipticPositions(jdUt, bodies, frame), engine.positions(jdUt, bodies, frame));
        assert.deepEqual(served.ecliptic(jdUt, 'mars', frame), engine.ecliptic(jdUt, 'mars', frame));
        assert.deepEqual(served.position(jdUt, 'mars', frame), engine.position(jdUt, 'mars', frame));
      }
    });
  }

  test('where nothing is built, and beyond 1800 to 2399', () => {
    for (const jdUt of [FIRST - 400, END + 400, 2_378_497, 2_597_640, 2_300_000]) {
      for (const frame of [tropical, sidereal(1)])
        assert.deepEqual(served.positions(jdUt, bodies, frame), engine.positions(jdUt, bodies, frame));
      assert.deepEqual(served.obliquity(jdUt), engine.obliquity(jdUt));
    }
    for (const jdUt of [Number.NaN, Number.POSITIVE_INFINITY])
      assert.throws(() => served.position(jdUt, 'sun', tropical), { name: 'DateOutOfRangeError' });
  });

  test('bodies without a table stand in their place among the others', () => {
    const mixed = ['cupido', 'sun', 'asteroid:433', 'earth', 'moon'] as const;
    for (const frame of [tropical, sidereal(1)]) {
      const jdUt = instant();
      const [found, exact] = [served.positions(jdUt, mixed, frame), engine.positions(jdUt, mixed, frame)];
      assert.deepEqual([found[0], found[2], found[3]], [exact[0], exact[2], exact[3]]);
      for (const index of [1, 4])
        assert.ok(isWithin(measureDifference(known(found[index]), known(exact[index])), promised(mixed[index]!)));
    }
  });

  test('an answer does not depend on what was asked before', () => {
    const jdUt = instant();
    const fresh = served.positions(jdUt, TABLED, sidereal(1));
    engine.positions(jdUt, TABLED, sidereal(1));
    for (const frame of [tropical, user, sidereal(27), ...others.map(([, other]) => other)]) {
      served.positions(jdUt + random(), bodies, frame);
      assert.deepEqual(served.positions(jdUt, TABLED, sidereal(1)), fresh);
    }
  });
});
