import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EngineBody, Frame, HouseSystemCode } from '@theia-astro/astro/ephemeris';
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
const POSITIONS: readonly (readonly [
  EngineBody,
  readonly [number, number, number, number],
  readonly [number, number, number, number],
])[] = [
  ['sun', [84.38822558, 0.00012662, 0.9550769, 23.32315], [8, 8, 8, 5]],
  ['moon', [348.99006763, 3.3841227, 13.45978731, -1.24258], [8, 8, 8, 5]],
  ['mercury', [66.157115, -1.614304, 1.728335, 19.74774], [6, 6, 6, 5]],
  ['venus', [49.096127, -1.941054, 1.176233, 15.63027], [6, 6, 6, 5]],
  ['mars', [11.235983, -1.986802, 0.718638, 2.6171], [6, 6, 6, 5]],
  ['jupiter', [105.94818, 0.186013, 0.21679, 22.6739], [6, 6, 6, 5]],
  ['saturn', [294.016017, 0.116225, -0.058913, -21.19361], [6, 6, 6, 5]],
  ['uranus', [278.15466, -0.323841, -0.038994, -23.5143], [6, 6, 6, 5]],
  ['neptune', [283.710291, 0.876228, -0.025083, -21.86435], [6, 6, 6, 5]],
  ['pluto', [225.396051, 15.851983, -0.020077, -1.25261], [6, 6, 6, 5]],
  ['true_node', [308.124969, 0, 0.008937, -18.23725], [6, 6, 6, 5]],
  ['mean_node', [309.683538, 0, -0.052972, -17.82775], [6, 6, 6, 5]],
  ['mean_lilith', [234.981651, -4.964003, 0.111958, -23.82653], [6, 6, 6, 5]],
  ['chiron', [106.08797, -6.265916, 0.10136, 16.24966], [6, 6, 6, 5]],
];

/** Cusps 1, 2, 3, 10, 11, 12. */
const CUSPS: Readonly<Record<string, readonly number[]>> = {
  P: [193.6953, 220.7709, 251.9191, 105.9222, 139.3057, 168.9029],
  K: [193.6953, 222.7212, 252.0796, 105.9222, 135.3932, 164.3963],
  O: [193.6953, 224.4376, 255.1799, 105.9222, 135.1799, 164.4376],
  R: [193.6953, 218.6368, 249.0577, 105.9222, 141.241, 169.5233],
  C: [193.6953, 225.3752, 256.4825, 105.9222, 134.3202, 163.203],
  A: [193.6953, 223.6953, 253.6953, 103.6953, 133.6953, 163.6953],
  E: [193.6953, 223.6953, 253.6953, 103.6953, 133.6953, 163.6953],
  W: [180, 210, 240, 90, 120, 150],
  B: [193.6953, 226.6261, 256.8522, 105.9222, 133.2493, 162.8149],
  V: [178.6953, 208.6953, 238.6953, 88.6953, 118.6953, 148.6953],
  T: [193.6953, 220.8095, 252.0366, 105.9222, 139.2725, 168.902],
  M: [195.9222, 224.8072, 256.1698, 108.7222, 139.7213, 168.2928],
  S: [179.0664, 209.0664, 239.8087, 90.551, 120.551, 149.8087],
  U: [193.6953, 219.4369, 250.0552, 105.9222, 140.3143, 168.7694],
  X: [198.7222, 229.7213, 258.2928, 105.9222, 134.8072, 166.1698],
  H: [215.6602, 261.4016, 276.2365, 105.9222, 116.9287, 140.0651],
  F: [193.6953, 225.0676, 253.9616, 101.5918, 130.1552, 161.144],
  D: [195.9222, 225.9222, 255.9222, 105.9222, 135.9222, 165.9222],
  N: [0, 30, 60, 270, 300, 330],
  L: [193.6953, 224.252, 255.3655, 105.9222, 135.3655, 164.252],
  Q: [193.6953, 224.2468, 255.3707, 105.9222, 135.3604, 164.2571],
  Y: [193.6953, 219.4421, 249.887, 105.9222, 142.1226, 170.3424],
  I: [193.6953, 214.0813, 243.4167, 105.9222, 138.48, 166.5243],
  i: [193.6953, 214.0813, 243.4167, 105.9222, 138.48, 166.5243],
};
const CUSP_NUMBERS = [1, 2, 3, 10, 11, 12];
/** Systems whose opposite cusps are not 180° apart: cusps 5, 6, 8, 9. */
const UNEQUAL_HALVES: Readonly<Record<string, readonly number[]>> = {
  Y: [320.4706, 348.7645, 37.7687, 68.108],
  I: [326.47, 353.8366, 41.8257, 72.027],
  i: [326.47, 353.8366, 41.8257, 72.027],
};

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
    const expected: readonly (readonly [EngineBody, number])[] = [
      ['sun', 60.660922],
      ['moon', 325.262764],
      ['mars', 347.508679],
      ['mercury', 42.429812],
      ['jupiter', 82.220877],
      ['venus', 25.368824],
      ['saturn', 270.288713],
      ['mean_node', 285.956234],
      ['true_node', 284.397666],
    ];
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
