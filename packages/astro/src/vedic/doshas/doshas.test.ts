import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GrahaId } from '../zodiac.ts';
import { kaalSarpa, kaalSarpaType } from './doshas.ts';

const at =
  (longitudes: Readonly<Record<GrahaId, number>>) =>
  (id: GrahaId): number =>
    longitudes[id];
const INSIDE = { sun: 20, moon: 170, mars: 40, mercury: 30, jupiter: 100, venus: 50, saturn: 150, rahu: 10, ketu: 190 };

describe('Kaal Sarpa', () => {
  it('is present when all seven are between Rahu and Ketu, on either side', () => {
    assert.deepEqual(kaalSarpa(at(INSIDE)), { present: true, partial: false, arc: 'rahu_to_ketu', outside: [] });
    assert.deepEqual(kaalSarpa(at({ ...INSIDE, rahu: 190, ketu: 10 })), {
      present: true,
      partial: false,
      arc: 'ketu_to_rahu',
      outside: [],
    });
  });

  it('is partial with one outside, and a planet on the node is outside', () => {
    assert.deepEqual(kaalSarpa(at({ ...INSIDE, saturn: 200 })), {
      present: false,
      partial: true,
      arc: 'rahu_to_ketu',
      outside: ['saturn'],
    });
    assert.deepEqual(kaalSarpa(at({ ...INSIDE, sun: 10 })).outside, ['sun']);
  });

  it('is absent with two outside', () => {
    assert.deepEqual(kaalSarpa(at({ ...INSIDE, saturn: 200, moon: 220 })), {
      present: false,
      partial: false,
      arc: null,
      outside: [],
    });
  });

  it('is named after the house of Rahu', () => {
    assert.deepEqual([1, 6, 12].map(kaalSarpaType), ['anant', 'mahapadma', 'sheshnag']);
  });
});
