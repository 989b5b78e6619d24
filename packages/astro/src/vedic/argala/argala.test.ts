import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { GRAHAS, type GrahaId } from '../zodiac.ts';
import { argalas } from './argala.ts';

const MALEFICS: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
const isMalefic = (id: GrahaId): boolean => MALEFICS.includes(id);
const signs = fc
  .array(fc.integer({ min: 0, max: 11 }), { minLength: 9, maxLength: 9 })
  .map((list) => (id: GrahaId) => list[GRAHAS.indexOf(id)]!);

describe('argala', () => {
  it('of the second is obstructed by more grahas in the twelfth', () => {
    const place = (id: GrahaId) => (({ jupiter: 1, sun: 11, mars: 11 }) as Partial<Record<GrahaId, number>>)[id] ?? 6;
    const [second] = argalas(place, isMalefic, 0);
    assert.deepEqual(second, {
      place: 2,
      grahas: ['jupiter'],
      obstructedFrom: 12,
      obstructors: ['sun', 'mars'],
      outcome: 'obstructed',
    });
  });

  it('of three malefics in the third is obstructed by nothing', () => {
    const place = (id: GrahaId) => (({ saturn: 2, sun: 2, mars: 2 }) as Partial<Record<GrahaId, number>>)[id] ?? 6;
    assert.deepEqual(
      argalas(place, isMalefic, 0).map(({ place: where, grahas, outcome }) => [where, grahas, outcome]),
      [[3, ['sun', 'mars', 'saturn'], 'argala']],
    );
  });

  it('counted backwards is that of the mirrored chart', () => {
    fc.assert(
      fc.property(signs, fc.integer({ min: 0, max: 11 }), (signOf, on) => {
        const mirrored = (id: GrahaId): number => (2 * on - signOf(id) + 24) % 12;
        assert.deepEqual(argalas(signOf, isMalefic, on, -1), argalas(mirrored, isMalefic, on));
      }),
      { seed: 31 },
    );
  });

  it('names every graha in the places that cause it once, and only grahas there', () => {
    fc.assert(
      fc.property(signs, fc.integer({ min: 0, max: 11 }), (signOf, on) => {
        const named = argalas(signOf, isMalefic, on).flatMap(({ place, grahas }) => (place === 3 ? [] : grahas));
        const causing = GRAHAS.filter((id) => [1, 3, 10, 4].includes((signOf(id) - on + 12) % 12));
        assert.deepEqual(named.toSorted(), causing.toSorted());
      }),
      { seed: 32 },
    );
  });
});
