import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { normalizeDeg, wrap180 } from '../../angle/angle.ts';
import { byGraha, GRAHAS } from '../zodiac.ts';
import { induSign, mrityuBhaga, sphutas, varnadaSign } from './points.ts';

describe('special lagnas that are signs', () => {
  it('varnada adds signs of the same parity and subtracts others, and is counted in the direction of the lagna', () => {
    assert.equal(varnadaSign(0, 2), 3); // Aries 1 and Gemini 3: the 4th from Aries
    assert.equal(varnadaSign(0, 11), 11); // Aries 1 and Pisces 1: nothing left, the sign before Aries
    assert.equal(varnadaSign(1, 3), 4); // Taurus 11 and Cancer 9: 20, the 8th from Pisces backwards
    assert.equal(varnadaSign(5, 10), 8); // Virgo 7 and Aquarius 11: 4 apart, the 4th from Pisces backwards is Sagittarius
  });

  it('indu lagna counts the rays of the ninth lords from the Moon', () => {
    assert.equal(induSign(0, 0), 7); // Jupiter twice: 20, the 8th from Aries
  });
});

const degrees = fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000);
const record = fc.tuple(...GRAHAS.map(() => degrees)).map((values) => byGraha((id) => values[GRAHAS.indexOf(id)]!));

describe('sphutas', () => {
  it('the Bhrigu bindu is as far from Rahu as the Moon is from it', () => {
    fc.assert(
      fc.property(record, (longitudes) => {
        const bindu = sphutas(longitudes, null, null).bhrigu_bindu!;
        const before = normalizeDeg(bindu - longitudes.rahu);
        assert.ok(before < 180);
        assert.ok(Math.abs(wrap180(longitudes.moon - bindu - before)) < 1e-9);
      }),
      { seed: 9 },
    );
  });

  it('those with the lagna and Gulika need both; chatur and pancha add the Sun and Rahu to tri', () => {
    fc.assert(
      fc.property(record, degrees, degrees, (longitudes, lagna, gulika) => {
        const { tri, chatur, pancha, sookshma_tri, prana, deha, mrityu } = sphutas(longitudes, lagna, gulika);
        assert.ok(Math.abs(wrap180(chatur! - tri! - longitudes.sun)) < 1e-9);
        assert.ok(Math.abs(wrap180(pancha! - chatur! - longitudes.rahu)) < 1e-9);
        assert.ok(Math.abs(wrap180(sookshma_tri! - prana! - deha! - mrityu!)) < 1e-9);
        assert.equal(sphutas(longitudes, lagna, null).tri, null);
        assert.equal(sphutas(longitudes, null, gulika).prana, null);
      }),
      { seed: 10 },
    );
  });
});

describe('mrityu bhaga', () => {
  it('is measured from the fatal degree of the sign the point is in', () => {
    assert.deepEqual(mrityuBhaga('sun', 20.25), { fatalDeg: 20, distanceDeg: 0.25 });
    assert.deepEqual(mrityuBhaga('lagna', 359), { fatalDeg: 10, distanceDeg: 19 });
    assert.deepEqual(mrityuBhaga('moon', 33), { fatalDeg: 12, distanceDeg: -9 });
  });
});
