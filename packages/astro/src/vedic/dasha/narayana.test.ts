import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byGraha, type GrahaId, GRAHAS, signLordAt } from '../zodiac.ts';
import { narayana as narayanaBy, narayanaOrder } from './sign-dashas.ts';
import type { DashaCycle } from './period.ts';
import {
  type GrahaSigns,
  type NarayanaLords,
  type NarayanaReading,
  type NarayanaTie,
  signRulers,
} from './sign-rulers.ts';

/** Signs 0 (aries) to 11 of sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu. */
const makeSigns = (...signs: readonly number[]): GrahaSigns =>
  byGraha((id) => ({ signIndex: signs[GRAHAS.indexOf(id)]! % 12, degreeInSignDeg: 15 }));

const narayana = (
  signs: GrahaSigns,
  lagna: number,
  reading: NarayanaReading,
  chara: (sign: number) => GrahaId,
): DashaCycle => narayanaBy(signRulers(signs, reading, chara), lagna);

const cycle = (
  signs: GrahaSigns,
  lagna: number,
  lords: NarayanaLords = 'rao',
  chara: (sign: number) => GrahaId = signLordAt,
): (readonly [number | undefined, number])[] =>
  narayana(signs, lagna, { lords, tie: 'advanced_lord' }, chara).links.map(({ signIndex, years }) => [
    signIndex,
    years,
  ]);
const nowhere = makeSigns(0, 0, 0, 0, 0, 0, 0, 0, 0);

/** Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), example 66, chart 23: 8 August 1912, lagna in Aquarius. */
const CHART_23 = makeSigns(3, 1, 4, 4, 7, 4, 1, 11, 5);

describe('Narayana dasha', () => {
  it("for the book's chart 23 begins with Leo and has the book's years, in both cycles", () => {
    assert.equal(
      cycle(CHART_23, 10).slice(0, 20).join(' '),
      '4,1 9,8 2,2 7,9 0,4 5,1 10,9 3,3 8,11 1,3 6,10 11,4 4,11 9,4 2,10 7,3 0,8 5,11 10,3 3,9',
    );
  });

  it("moves sign by sign, by sixths or by trines, as in the book's examples", () => {
    const order = (first: number, count: number): number[] =>
      narayanaOrder(first, {
        ...nowhere,
        saturn: { signIndex: (first + 1) % 12, degreeInSignDeg: 0 },
        ketu: { signIndex: (first + 1) % 12, degreeInSignDeg: 0 },
      }).slice(0, count);
    assert.deepEqual(order(0, 4), [0, 1, 2, 3]);
    assert.deepEqual(order(3, 4), [3, 2, 1, 0]);
    assert.deepEqual(order(4, 5), [4, 9, 2, 7, 0]);
    assert.deepEqual(order(1, 6), [1, 8, 3, 10, 5, 0]);
    assert.deepEqual(order(5, 8), [5, 9, 1, 2, 6, 10, 11, 3]);
    assert.deepEqual(order(2, 8), [2, 10, 6, 5, 1, 9, 8, 4]);
  });

  it('with Saturn in the first sign it goes forwards sign by sign, Ketu reverses it', () => {
    const away = { signIndex: 5, degreeInSignDeg: 0 };
    const here = { signIndex: 1, degreeInSignDeg: 0 };
    assert.deepEqual(
      narayanaOrder(1, { ...nowhere, saturn: here, ketu: away }),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0],
    );
    assert.deepEqual(narayanaOrder(1, { ...nowhere, saturn: away, ketu: here }).slice(0, 4), [1, 6, 11, 4]);
  });

  it("counts years as in the author's examples: distance, twelve in the own sign, one more when exalted, one less when debilitated", () => {
    const countYears = (sign: number, graha: GrahaId, at: number): number | undefined =>
      cycle({ ...nowhere, [graha]: { signIndex: at, degreeInSignDeg: 0 } }, 0).find(([found]) => found === sign)?.[1];
    assert.deepEqual(
      [2, 6, 10, 0, 9, 3].map((at) => countYears(0, 'mars', at)),
      [2, 6, 10, 12, 10, 2],
    );
    assert.deepEqual(
      [2, 10, 7, 4].map((at) => countYears(4, 'sun', at)),
      [2, 6, 9, 12],
    );
    assert.equal(countYears(5, 'mercury', 5), 12);
  });

  it('fills 144 years in every chart, and a dasha of zero length is left to the second cycle', () => {
    for (let at = 0; at < 12; at++) {
      const links = cycle(makeSigns(at, at + 1, at + 5, at, 9, at + 1, at + 7, at + 2, at + 8), at);
      assert.equal(
        links.reduce((sum, [, years]) => sum + years, 0),
        144,
      );
      assert.ok(links.every(([, years]) => years > 0 && years <= 12));
      assert.deepEqual(
        links.filter(([sign]) => sign === 8).map(([, years]) => years),
        [12],
        'Jupiter in Capricorn gives Sagittarius 1 − 1 years, then 12',
      );
    }
  });

  it('Mars and Saturn rule alone when requested', () => {
    const signs = makeSigns(5, 11, 9, 0, 9, 3, 6, 4, 10);
    const aquarius = (lords: NarayanaLords): number | undefined =>
      cycle(signs, 4, lords).find(([sign]) => sign === 10)?.[1];
    assert.deepEqual([aquarius('rao'), aquarius('mars_saturn')], [6, 5]);
  });

  it('between signs of equal strength follows the more advanced lord, or the longer dasha', () => {
    // Lagna Libra, seventh Aries, both empty and unaspected, both lords in even signs: Mars at 25° of Virgo gives Aries 5 years, Venus at 5° of Cancer gives Libra 9.
    const signs: GrahaSigns = {
      ...makeSigns(2, 2, 5, 2, 2, 3, 2, 8, 2),
      mars: { signIndex: 5, degreeInSignDeg: 25 },
      venus: { signIndex: 3, degreeInSignDeg: 5 },
    };
    const first = (tie: NarayanaTie): number | undefined =>
      narayana(signs, 6, { lords: 'mars_saturn', tie }, signLordAt).links[0]?.signIndex;
    assert.deepEqual([first('advanced_lord'), first('longer_dasha')], [0, 6]);
  });

  it("divides a dasha into twelve equal parts from the stronger of the two lords' signs", () => {
    const [leo] = narayana(CHART_23, 10, { lords: 'rao', tie: 'advanced_lord' }, signLordAt).links;
    const parts = narayana(CHART_23, 10, { lords: 'rao', tie: 'advanced_lord' }, signLordAt).divide(leo!);
    assert.deepEqual(
      parts.map(({ signIndex }) => signIndex),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0],
    );
    assert.ok(parts.every(({ years }) => years === 1 / 12));
  });
});
