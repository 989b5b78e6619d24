import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GRAHAS, type GrahaId } from '../zodiac.ts';
import { grahaArudha } from './arudhas.ts';

const placesOf = (signs: Readonly<Record<GrahaId, number>>) => ({
  sun: place(signs.sun),
  moon: place(signs.moon),
  mars: place(signs.mars),
  mercury: place(signs.mercury),
  jupiter: place(signs.jupiter),
  venus: place(signs.venus),
  saturn: place(signs.saturn),
  rahu: place(signs.rahu),
  ketu: place(signs.ketu),
});
const place = (signIndex: number) => ({ signIndex, degreeInSignDeg: 15 });

/** P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 9; the third chart as recorded by PyJHora from Jagannatha Hora. */
const BOOK: readonly (readonly [string, Readonly<Record<GrahaId, number>>, readonly number[]])[] = [
  [
    'example 29',
    { sun: 11, moon: 2, mars: 0, mercury: 11, jupiter: 0, venus: 11, saturn: 0, rahu: 3, ketu: 9 },
    [9, 4, 9, 2, 10, 1, 3, 5, 5],
  ],
  [
    'exercise 13',
    { sun: 10, moon: 10, mars: 10, mercury: 8, jupiter: 9, venus: 1, saturn: 0, rahu: 3, ketu: 3 },
    [7, 8, 2, 11, 7, 10, 8, 5, 11],
  ],
  [
    '1996-12-07 in Chennai',
    { sun: 7, moon: 6, mars: 4, mercury: 8, jupiter: 8, venus: 6, saturn: 11, rahu: 5, ketu: 11 },
    [10, 9, 7, 11, 11, 3, 9, 3, 3],
  ],
];

describe('graha padas', () => {
  for (const [name, signs, expected] of BOOK)
    it(`are those of ${name}`, () => {
      assert.deepEqual(
        GRAHAS.map((id) => grahaArudha(placesOf(signs), id).signIndex),
        expected,
      );
    });
});
