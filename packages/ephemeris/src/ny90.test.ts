import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EngineBody, Frame, HouseSystemCode } from '@theia-astro/astro/ephemeris';
import NUMBERS from './ny90.test-data.json' with { type: 'json' };
import { createSwissEphemeris } from './swiss-ephemeris.ts';

/** The worked numbers of docs/methods: birth 1990-06-15 18:30 UTC, New York. */
const ephemeris = await createSwissEphemeris();
const { jdUt, jdTt } = ephemeris.utcToJd({ year: 1990, month: 6, day: 15, hour: 18, minute: 30, second: 0 });
const newYork = { geoLatitudeDeg: 40.71427, geoLongitudeDeg: -74.00597, elevationM: 0 };
const tromso = { geoLatitudeDeg: 69.6492, geoLongitudeDeg: 18.9553, elevationM: 0 };
const tropical: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };

function near(actual: number, expected: number, decimals: number, what: string): void {
  assert.ok(
    Math.abs(actual - expected) <= 0.5000001 * 10 ** -decimals,
    `${what}: ${actual}, documented is ${expected}`,
  );
}

/** Longitude, latitude, speed, declination and the decimals printed for each. */
const POSITIONS = NUMBERS.positions as unknown as readonly (readonly [
  EngineBody,
  readonly [number, number, number, number],
  readonly [number, number, number, number],
])[];

/** Cusps 1, 2, 3, 10, 11, 12. */
const CUSPS: Readonly<Record<string, readonly number[]>> = NUMBERS.cusps;
const CUSP_NUMBERS = [1, 2, 3, 10, 11, 12];
/** Systems whose opposite cusps are not 180° apart: cusps 5, 6, 8, 9. */
const UNEQUAL_HALVES: Readonly<Record<string, readonly number[]>> = NUMBERS.unequal_halves;

describe('the chart NY90', () => {
  test('has the Julian day and Delta-T printed at its head', () => {
    near(jdUt, 2448058.270833541, 9, 'JD UT1');
    near((jdTt - jdUt) * 86_400, 57.166, 3, 'TT − UT1');
    near(ephemeris.deltaTSeconds(jdUt), 57.166, 3, 'Delta-T');
  });

  test('has every position to the last printed digit', () => {
    const found = ephemeris.positions(
      jdUt,
      POSITIONS.map(([body]) => body),
      tropical,
    );
    for (const [index, [body, expected, decimals]] of POSITIONS.entries()) {
      const position = found[index]!;
      assert.ok(!(position instanceof Error), body);
      const actual = [position.longitudeDeg, position.latitudeDeg, position.speedDegPerDay, position.declinationDeg];
      for (const [part, value] of expected.entries()) near(actual[part]!, value, decimals[part]!, `${body} ${part}`);
      assert.equal(position.source, 'swisseph');
    }
  });

  for (const [system, expected] of Object.entries(CUSPS)) {
    test(`has the cusps of house system ${system}`, () => {
      const houses = ephemeris.houses(jdUt, newYork, system as HouseSystemCode, tropical);
      assert.equal(houses.computed, true);
      assert.equal(houses.cuspsDeg.length, 12);
      for (const [index, house] of CUSP_NUMBERS.entries())
        near(houses.cuspsDeg[house - 1]!, expected[index]!, 4, `cusp ${house}`);
      for (const [index, house] of [5, 6, 8, 9].entries()) {
        const opposite = (houses.cuspsDeg[(house + 5) % 12]! + 180) % 360;
        near(houses.cuspsDeg[house - 1]!, UNEQUAL_HALVES[system]?.[index] ?? opposite, 4, `cusp ${house}`);
      }
    });
  }

  test('has 36 Gauquelin sectors, clockwise, the angles at 1, 10, 19 and 28', () => {
    const { cuspsDeg, computed } = ephemeris.houses(jdUt, newYork, 'G', tropical);
    assert.equal(computed, true);
    assert.equal(cuspsDeg.length, 36);
    for (const [sector, value] of [
      [1, 193.6953],
      [2, 185.951],
      [3, 177.696],
      [10, 105.9222],
      [19, 13.6953],
      [28, 285.9222],
    ] as const) {
      near(cuspsDeg[sector - 1]!, value, 4, `sector ${sector}`);
    }
  });

  test('has its angles', () => {
    const { angles } = ephemeris.houses(jdUt, newYork, 'P', tropical);
    near(angles.ascendantDeg, 193.6953, 5, 'ascendant');
    near(angles.midheavenDeg, 105.92219, 5, 'midheaven');
    near(angles.armcDeg, 107.27258, 5, 'ARMC');
    near(angles.vertexDeg, 35.6602, 5, 'vertex');
    near(angles.eastPointDeg, 198.7222, 5, 'east point');
  });

  test('falls back to Porphyry at Tromsø and says so', () => {
    const { cuspsDeg, angles, computed } = ephemeris.houses(jdUt, tromso, 'P', tropical);
    assert.equal(computed, false);
    near(angles.ascendantDeg, 231.17, 3, 'ascendant');
    near(angles.midheavenDeg, 201.888, 3, 'midheaven');
    near(cuspsDeg[1]!, 281.409, 3, 'cusp 2');
    near(cuspsDeg[11]!, 221.409, 3, 'cusp 12');
    assert.equal(ephemeris.houses(jdUt, tromso, 'G', tropical).cuspsDeg.length, 12);
  });

  test('has the ayanamsas', () => {
    const lahiri = ephemeris.ayanamsa(jdUt, { kind: 'mode', mode: 1 });
    near(lahiri.valueDeg, 23.7273033, 8, 'Lahiri');
    near(lahiri.meanDeg, 23.72374621, 8, 'Lahiri mean');
    for (const [mode, mean] of [
      [0, 24.606954],
      [3, 22.277445],
      [5, 23.626894],
      [27, 23.710898],
      [46, 23.723443],
    ] as const) {
      near(ephemeris.ayanamsa(jdUt, { kind: 'mode', mode }).meanDeg, mean, 6, `mode ${mode}`);
    }
  });

  test('has the sidereal positions, in a batch and one by one', () => {
    const lahiri: Frame = { ...tropical, ayanamsa: { kind: 'mode', mode: 1 } };
    const expected = NUMBERS.sidereal_positions as unknown as readonly (readonly [EngineBody, number])[];
    const batch = ephemeris.positions(
      jdUt,
      expected.map(([body]) => body),
      lahiri,
    );
    for (const [index, [body, longitudeDeg]] of expected.entries()) {
      const position = batch[index]!;
      assert.ok(!(position instanceof Error));
      near(position.longitudeDeg, longitudeDeg, 6, body);
      near(ephemeris.position(jdUt, body, lahiri).longitudeDeg, longitudeDeg, 6, body);
    }
    near(ephemeris.houses(jdUt, newYork, 'P', lahiri).angles.ascendantDeg, 169.967996, 6, 'lagna');
  });

  test('has the true obliquity, the altitude of the Sun and the light of the Moon', () => {
    near(ephemeris.obliquity(jdUt).trueDeg, 23.44204, 5, 'obliquity');
    const sun = ephemeris.ecliptic(jdUt, 'sun', tropical);
    const { altitudeDeg } = ephemeris.horizontal(jdUt, newYork, sun.longitudeDeg, sun.latitudeDeg, sun.distanceAu);
    near(altitudeDeg, 63.7808, 4, 'altitude');
    near(ephemeris.phenomena(jdUt, 'moon').illuminatedFraction, 0.548192, 6, 'illumination');
  });

  test('has Algorab beside the ascendant', () => {
    near(ephemeris.fixedStar(jdUt, 'algorab', tropical).longitudeDeg, 193.3245, 4, 'algorab');
  });

  test('has Chiron at mundane house position 9.983', () => {
    const { longitudeDeg, latitudeDeg } = ephemeris.ecliptic(jdUt, 'chiron', tropical);
    const { trueDeg } = ephemeris.obliquity(jdUt);
    near(
      ephemeris.housePosition(107.27258113, newYork.geoLatitudeDeg, trueDeg, 'P', longitudeDeg, latitudeDeg),
      9.983,
      3,
      'Chiron',
    );
  });
});
