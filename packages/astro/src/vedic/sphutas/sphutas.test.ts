import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { normalizeDeg, wrap180 } from '../../angle/normalize.ts';
import { GRAHAS, type GrahaId } from '../zodiac.ts';
import { sphutas } from './sphutas.ts';

const degrees = fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000);
const record = fc
  .tuple(...GRAHAS.map(() => degrees))
  .map((values) => Object.fromEntries(GRAHAS.map((id, index) => [id, values[index]!])) as Record<GrahaId, number>);

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
