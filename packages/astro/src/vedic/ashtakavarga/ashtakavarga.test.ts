import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { z } from 'zod';
import { SEVEN_GRAHAS } from '../zodiac.ts';
import {
  ashtakavarga,
  type ByPlanet,
  type ContributorSigns,
  EKADHIPATYA_READINGS,
  ekadhipatyaShodhana,
  prastara,
} from './ashtakavarga.ts';
import { type AshtakavargaSchool, ASHTAKAVARGA_SCHOOLS, AV_CONTRIBUTORS, BINDU_TABLE_IDS } from './bindu-tables.ts';

/** The D1 signs of NY90. */
const NY90: ContributorSigns = { sun: 2, moon: 10, mars: 11, mercury: 1, jupiter: 2, venus: 0, saturn: 9, lagna: 5 };
const TOTALS: ByPlanet<number> = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 };
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const anySigns: fc.Arbitrary<ContributorSigns> = fc.record({
  sun: fc.nat(11),
  moon: fc.nat(11),
  mars: fc.nat(11),
  mercury: fc.nat(11),
  jupiter: fc.nat(11),
  venus: fc.nat(11),
  saturn: fc.nat(11),
  lagna: fc.nat(11),
});

describe("the ashtakavarga of NY90 when the moon's 9th is counted from mars", () => {
  const chart = ashtakavarga(NY90, { table: 'parashara_moon_from_mars', ekadhipatya: null });

  it('bindus of every planet, and their sum', () => {
    assert.deepEqual(chart.bhinna, {
      sun: [6, 0, 3, 5, 2, 5, 5, 5, 4, 4, 5, 4],
      moon: [4, 3, 4, 6, 5, 2, 1, 6, 6, 4, 4, 4],
      mars: [5, 1, 2, 4, 2, 5, 4, 5, 2, 2, 2, 5],
      mercury: [7, 5, 3, 5, 2, 5, 5, 6, 4, 4, 5, 3],
      jupiter: [3, 4, 7, 3, 5, 6, 4, 0, 7, 6, 4, 7],
      venus: [6, 6, 3, 3, 3, 4, 5, 4, 3, 7, 4, 4],
      saturn: [4, 3, 3, 4, 1, 3, 2, 3, 5, 3, 4, 4],
    });
    assert.deepEqual(chart.sarva, [35, 22, 25, 30, 20, 30, 26, 29, 31, 30, 28, 31]);
  });

  it('pindas after both reductions', () => {
    assert.deepEqual(chart.pinda, {
      sun: { rasi: 131, graha: 58, sodhya: 189 },
      moon: { rasi: 129, graha: 75, sodhya: 204 },
      mars: { rasi: 72, graha: 34, sodhya: 106 },
      mercury: { rasi: 105, graha: 50, sodhya: 155 },
      jupiter: { rasi: 150, graha: 111, sodhya: 261 },
      venus: { rasi: 79, graha: 59, sodhya: 138 },
      saturn: { rasi: 76, graha: 54, sodhya: 130 },
    });
  });
});

/**
 * Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), exercise 22, chart 7, as PyJHora's tests quote it (ashtakavarga.py, sp_e_book): by planet, sun to
 * saturn, rasi pinda and graha pinda.
 */
const CHART_7: ContributorSigns = { sun: 9, moon: 0, mars: 8, mercury: 8, jupiter: 6, venus: 10, saturn: 0, lagna: 7 };
const CHART_7_PINDAS = [
  [152, 81],
  [85, 55],
  [52, 43],
  [95, 33],
  [68, 56],
  [154, 54],
  [162, 63],
] as const;

describe("the default, Parashara's school", () => {
  it("differs from NY90 by the one bindu that Narasimha Rao's edition gives the moon from herself, not from mars (golden/tables/vedic_ashtakavarga.json, notes)", () => {
    const [chart, other] = (['parashara', 'parashara_moon_from_mars'] as const).map((table) =>
      ashtakavarga(NY90, { table, ekadhipatya: null }),
    );
    const moved = Array.from({ length: 12 }, (_, sign) =>
      sign === (NY90.moon + 8) % 12 ? 1 : sign === (NY90.mars + 8) % 12 ? -1 : 0,
    );
    assert.deepEqual(
      chart!.sarva,
      other!.sarva.map((bindus, sign) => bindus + moved[sign]!),
    );
    assert.equal(BINDU_TABLE_IDS[0], 'parashara');
  });
});

describe('the complete school of Narasimha Rao', () => {
  const chart = ashtakavarga(CHART_7, { table: 'narasimha_rao', ekadhipatya: null });

  it('gives the bindus and every pinda printed in the book for chart 7', () => {
    assert.deepEqual(chart.sarva, [27, 24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21]);
    assert.deepEqual(chart.bhinna.moon, [6, 3, 5, 3, 5, 5, 6, 3, 3, 4, 4, 2]);
    assert.deepEqual(
      SEVEN_GRAHAS.map((planet) => [chart.pinda[planet].rasi, chart.pinda[planet].graha]),
      CHART_7_PINDAS,
    );
  });

  it("differs from the other schools: only here the lagna's sign counts as occupied", () => {
    assert.deepEqual(
      BINDU_TABLE_IDS.map((table) => ASHTAKAVARGA_SCHOOLS[table].lagnaOccupies),
      [false, false, true, false],
    );
    assert.equal(ashtakavarga(CHART_7, { table: 'varahamihira', ekadhipatya: null }).lagna, null);
  });
});

it('ashtakavarga.json has complete schools only', () => {
  const row = z.array(z.array(z.int().min(1).max(12)).min(1)).length(8);
  const text = z.string().min(1);
  const school: z.ZodType<AshtakavargaSchool> = z.strictObject({
    ekadhipatya: z.enum(EKADHIPATYA_READINGS),
    lagnaOccupies: z.boolean(),
    name: text,
    sources: z.strictObject({ bindus: text, trikona: text, ekadhipatya: text, pinda: text }),
    lagna: row.nullable(),
    planets: z.record(z.enum(SEVEN_GRAHAS), row),
  });
  z.record(z.string(), school).parse(ASHTAKAVARGA_SCHOOLS);
});

describe('in every chart', () => {
  it('the sarvashtakavarga holds 337 bindus and each planet its own number, in every edition', () => {
    fc.assert(
      fc.property(
        anySigns,
        fc.constantFrom(...BINDU_TABLE_IDS),
        fc.constantFrom(...EKADHIPATYA_READINGS),
        (signs, table, ekadhipatya) => {
          const chart = ashtakavarga(signs, { table, ekadhipatya });
          assert.equal(sum(chart.sarva), 337);
          assert.equal(chart.lagna === null ? 49 : sum(chart.lagna), 49);
          for (const planet of SEVEN_GRAHAS) assert.equal(sum(chart.bhinna[planet]), TOTALS[planet]);
        },
      ),
      { numRuns: 2000, seed: 337 },
    );
  });

  it('the prastara adds up to the bindus, and a reduction never adds one', () => {
    fc.assert(
      fc.property(
        anySigns,
        fc.constantFrom(...BINDU_TABLE_IDS),
        fc.constantFrom(...EKADHIPATYA_READINGS),
        (signs, table, ekadhipatya) => {
          const [chart, spread] = [ashtakavarga(signs, { table, ekadhipatya }), prastara(signs, table)];
          for (const planet of SEVEN_GRAHAS) {
            chart.bhinna[planet].forEach((bindus, sign) => {
              assert.equal(
                AV_CONTRIBUTORS.reduce((total, giver) => total + spread[planet][giver][sign]!, 0),
                bindus,
              );
              assert.ok(
                chart.trikona[planet][sign]! <= bindus &&
                  chart.ekadhipatya[planet][sign]! <= chart.trikona[planet][sign]!,
              );
              assert.ok(chart.ekadhipatya[planet][sign]! >= 0);
            });
          }
        },
      ),
      { numRuns: 300, seed: 69 },
    );
  });
});

describe('ekadhipatya shodhana follows each clause of BPHS 68', () => {
  const pair = (
    aries: number,
    scorpio: number,
    occupied: readonly number[],
    reading: 'replace' | 'subtract' = 'replace',
  ): readonly number[] => {
    const reduced = ekadhipatyaShodhana(
      [aries, 0, 0, 0, 0, 0, 0, scorpio, 0, 0, 0, 0],
      (sign) => occupied.includes(sign),
      reading,
    );
    return [reduced[0]!, reduced[7]!];
  };

  it('a zero or two occupants leave the pair alone', () => {
    assert.deepEqual(
      [pair(0, 4, []), pair(3, 5, [0, 7])],
      [
        [0, 4],
        [3, 5],
      ],
    );
  });
  it('two empty signs both take the smaller value, or nothing when equal', () => {
    assert.deepEqual(
      [pair(3, 5, []), pair(4, 4, [])],
      [
        [3, 3],
        [0, 0],
      ],
    );
  });
  it('an empty sign beside an occupied one takes its value when larger and loses all when not', () => {
    assert.deepEqual(
      [pair(3, 5, [0]), pair(5, 3, [7]), pair(3, 3, [0]), pair(5, 3, [0])],
      [
        [3, 3],
        [3, 3],
        [3, 0],
        [5, 0],
      ],
    );
  });
  it("by Santhanam's reading the larger empty sign keeps the difference", () => {
    assert.deepEqual(
      [pair(3, 5, [0], 'subtract'), pair(3, 3, [0], 'subtract')],
      [
        [3, 2],
        [3, 0],
      ],
    );
  });
});
