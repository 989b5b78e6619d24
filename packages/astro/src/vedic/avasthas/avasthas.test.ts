import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { baladiAt, findDeeptadi, findSayanadi, jagradadiFor } from './avasthas.ts';

describe('avasthas (BPHS 45)', () => {
  it('a graha ages through an odd sign and grows younger through an even one', () => {
    const through = (signIndex: number): string[] =>
      [0, 6, 12, 18, 24, 29.99].map((degree) => baladiAt(signIndex, degree));
    assert.deepEqual(through(0), ['bala', 'kumara', 'yuva', 'vriddha', 'mrita', 'mrita']);
    assert.deepEqual(through(1), ['mrita', 'vriddha', 'yuva', 'kumara', 'bala', 'bala']);
  });

  it('it wakes in its own sign, dreams with friends, sleeps among enemies', () => {
    assert.deepEqual(
      (['exalted', 'own', 'moolatrikona', 'great_friend', 'neutral', 'enemy', 'debilitated'] as const).map(
        jagradadiFor,
      ),
      ['jagrat', 'jagrat', 'jagrat', 'swapna', 'swapna', 'sushupti', 'sushupti'],
    );
  });

  it('combustion takes precedence over exaltation, and defeat over dignity and company', () => {
    const state = (
      dignity: 'exalted' | 'own' | 'friend' | 'great_enemy' | 'debilitated',
      combust = false,
      lost = false,
      withMalefic = false,
    ): string => findDeeptadi({ dignity, combust, war: lost ? { opponent: 'mars', won: false } : null }, withMalefic);
    assert.deepEqual(
      [state('exalted', true), state('exalted', false, true), state('exalted', false, false, true)],
      ['kopa', 'khala', 'deepta'],
    );
    assert.deepEqual(
      [state('own', false, false, true), state('friend', false, false, true), state('friend')],
      ['swastha', 'vikala', 'shanta'],
    );
    assert.deepEqual([state('great_enemy'), state('debilitated')], ['khala', 'khala']);
  });

  it('activities repeat every twelve: 12 and 24 are nidra, 13 is sayana', () => {
    const at = (janmaNakshatra: number): string =>
      findSayanadi({ nakshatra: 1, planetNumber: 1, navamsa: 1, janmaNakshatra, ghati: 1, lagnaSign: 1 });
    assert.deepEqual([at(9), at(21), at(10)], ['nidra', 'nidra', 'sayana']);
  });
});
