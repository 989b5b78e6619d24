import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { induSign, varnadaSign } from './special-lagnas.ts';

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
