import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { kalachakra } from './kalachakra.ts';

const longitudes = fc.double({ min: 0, max: 359.999_999_9, noNaN: true });
const QUARTER_DEG = 10 / 3;
const CYCLE_YEARS = 2 * (100 + 85 + 83 + 86);

/** Nine signs of a quarter, counted from 0° Aries: 0 to 107. */
const signsOf = (quarter: number): (number | undefined)[] =>
  kalachakra((quarter + 1e-6) * QUARTER_DEG)
    .cycle.links.slice(0, 9)
    .map(({ signIndex }) => signIndex);

describe('Kalachakra dasha', () => {
  it('has 100, 85, 83 and 86 years in the quarters of direct nakshatras, and backwards in those of indirect ones', () => {
    const years = (quarter: number): number =>
      kalachakra((quarter + 1e-6) * QUARTER_DEG)
        .cycle.links.slice(0, 9)
        .reduce((sum, link) => sum + link.years, 0);
    assert.deepEqual([0, 1, 2, 3].map(years), [100, 85, 83, 86]);
    assert.deepEqual([12, 13, 14, 15].map(years), [86, 83, 85, 100]);
  });

  it('gives ashwini’s quarters the signs of the book, and mrigashira’s the same from end to beginning', () => {
    assert.deepEqual([0, 1, 2, 3].map(signsOf), [
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 7, 6, 5, 3, 4, 2],
      [1, 0, 11, 10, 9, 8, 0, 1, 2],
      [3, 4, 5, 6, 7, 8, 9, 10, 11],
    ]);
    assert.deepEqual(
      [19, 18, 17, 16].map((quarter) => signsOf(quarter).toReversed()),
      [0, 1, 2, 3].map(signsOf),
    );
    assert.deepEqual(
      [15, 14, 13, 12].map((quarter) => signsOf(quarter).toReversed()),
      [4, 5, 6, 7].map(signsOf),
    );
  });

  it('goes on with the next quarter: nine dashas later it is where a Moon in that quarter begins', () => {
    for (let quarter = 0; quarter < 3; quarter++) {
      const links = kalachakra((quarter + 1e-6) * QUARTER_DEG).cycle.links;
      assert.deepEqual(
        links.slice(9, 18).map(({ signIndex }) => signIndex),
        signsOf(quarter + 1),
      );
    }
  });

  it('has as much of its first quarter over at birth as the Moon has passed of it, and is shown beyond 120 years', () => {
    fc.assert(
      fc.property(longitudes, (moonDeg) => {
        const { seed, cycle } = kalachakra(moonDeg);
        assert.equal(
          cycle.links.reduce((sum, { years }) => sum + years, 0),
          CYCLE_YEARS,
        );
        assert.ok(seed.balanceYears > 0 && seed.fractionElapsed >= 0 && seed.fractionElapsed < 1);
        assert.ok(Math.abs(seed.balanceYears - cycle.links[0]!.years - cycle.startYears) < 1e-9);
        const shown = cycle.links.slice(0, cycle.shown).reduce((sum, { years }) => sum + years, cycle.startYears);
        assert.ok(shown >= 120 && shown - cycle.links[cycle.shown! - 1]!.years < 120);
      }),
    );
  });

  it('divides every period among nine signs from its own, in proportion, and those likewise', () => {
    fc.assert(
      fc.property(longitudes, fc.nat({ max: 11 }), fc.nat({ max: 8 }), (moonDeg, at, inner) => {
        const { cycle } = kalachakra(moonDeg);
        const parent = cycle.links[at]!;
        const parts = cycle.divide(parent);
        assert.deepEqual(
          parts.map(({ signIndex }) => signIndex),
          cycle.links.slice(at, at + 9).map(({ signIndex }) => signIndex),
        );
        const sum = (links: readonly { readonly years: number }[]): number =>
          links.reduce((total, { years }) => total + years, 0);
        assert.ok(Math.abs(sum(parts) - parent.years) < 1e-12);
        const deeper = cycle.divide(parts[inner]!);
        assert.equal(deeper[0]!.signIndex, parts[inner]!.signIndex);
        assert.ok(Math.abs(sum(deeper) - parts[inner]!.years) < 1e-12);
      }),
    );
  });
});
