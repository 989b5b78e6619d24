import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byGraha, SEVEN_GRAHAS, type GrahaId } from '../zodiac.ts';
import { evaluateSky, YOGAS } from './evaluate.ts';
import { skyOfLongitudes } from './sky-of-longitudes.ts';
import type { YogaSky } from './context.ts';

/** Charts drawn at random, most of them with the grahas crowded into few signs or in signs of their own. */
function* charts(count: number): Generator<YogaSky> {
  let seed = 20_261_123;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  for (let index = 0; index < count; index++) {
    const crowd = Array.from({ length: 1 + below(8) }, () => below(12));
    const at = (id: GrahaId): number => {
      const own = CHOICE_SIGNS[id];
      const sign = below(3) === 0 ? own[below(own.length)]! : crowd[below(crowd.length)]!;
      return 30 * sign + below(300) / 10;
    };
    const rahu = at('rahu');
    const sky = skyOfLongitudes({ ...byGraha(at), rahu, ketu: (rahu + 180) % 360 }, 30 * below(12) + 15);
    yield { ...sky, gender: below(2) === 0 ? 'male' : 'female', isDay: below(2) === 0 };
  }
}

/** Signs of exaltation and own signs, so that strong planets are not rare. */
const CHOICE_SIGNS: Readonly<Record<GrahaId, readonly number[]>> = {
  sun: [0, 4],
  moon: [1, 3],
  mars: [0, 7, 9],
  mercury: [2, 5],
  jupiter: [3, 8, 11],
  venus: [1, 6, 11],
  saturn: [6, 9, 10],
  rahu: [1, 10],
  ketu: [7],
};
const CHARTS = 20_000;

/** Whole signs of sun to saturn, Rahu and lagna, all at 15° unless a longitude is given. */
function chart(
  lagna: number,
  signs: Readonly<Partial<Record<GrahaId, number>>>,
  rest: number,
  degrees: Readonly<Partial<Record<GrahaId, number>>> = {},
): YogaSky {
  const at = (id: GrahaId): number => degrees[id] ?? 30 * (signs[id] ?? rest) + 15;
  return skyOfLongitudes(byGraha(at), 30 * lagna + 15);
}
const presentIn = (sky: YogaSky): string[] =>
  evaluateSky(sky)
    .filter(({ present }) => present === true)
    .map(({ row }) => row.id);
const seven = (signs: readonly number[]): Partial<Record<GrahaId, number>> =>
  Object.fromEntries(SEVEN_GRAHAS.map((id, index) => [id, signs[index]]));

/** Yogas too rare to wait for, each in a chart drawn for it; some cannot happen in the sky. */
const DRAWN: readonly (readonly [id: string, sky: YogaSky])[] = [
  // Aries rises, the Moon waxes: benefics in Aries and Libra, malefics in Cancer and Capricorn; then the reverse.
  ['vajra', chart(0, seven([3, 6, 9, 0, 0, 6, 9]), 3)],
  ['yava', chart(0, seven([0, 3, 6, 9, 3, 9, 0]), 6)],
  ['yuga', chart(0, seven([2, 2, 2, 2, 6, 6, 6]), 7)],
  ['gola', chart(0, seven([1, 1, 1, 1, 1, 1, 1]), 7)],
  // Scorpio rises: Jupiter in Aries, Venus in Pisces, the Moon in Taurus; Ketu, Mars and an afflicted Mercury are strong.
  ['kurma', chart(7, { ...seven([10, 1, 9, 5, 0, 11, 5]), rahu: 1, ketu: 7 }, 0)],
  // Taurus rises: Venus and Jupiter, Mercury and Saturn exchange their signs.
  // Aries rises: Jupiter and Mercury in it, Venus in the 9th, the waxing Moon with Mars in the 5th, Sun and Saturn in the 4th and 8th.
  ['matsya', chart(0, seven([3, 4, 4, 0, 0, 8, 7]), 3)],
  ['bhratri_shapa', chart(1, { ...seven([0, 5, 5, 8, 0, 8, 0]), rahu: 5, ketu: 11 }, 0)],
  ['budha', chart(0, { ...seven([3, 0, 3, 2, 0, 2, 9]), rahu: 1, ketu: 7 }, 0)],
  ['devendra', chart(1, seven([0, 0, 0, 10, 1, 11, 2]), 3)],
  ...garlands('lagna dhana vikrama sukha putra shatru kalatra randhra bhagya karma labha vyaya', '_malika'),
  ...garlands('nauka ardhachandra ardhachandra kuta ardhachandra ardhachandra chatra ardhachandra ardhachandra chapa'),
];

/** Charts with one planet in each of the seven houses from the first, the second and so on, named in this order. */
function garlands(names: string, suffix = ''): readonly (readonly [id: string, sky: YogaSky])[] {
  return names
    .split(' ')
    .map((name, start) => [
      name + suffix,
      chart(0, seven([0, 1, 2, 3, 4, 5, 6].map((step) => (start + step) % 12)), 0),
    ]);
}

describe('every yoga of the table', () => {
  for (const [index, [id, sky]] of DRAWN.entries())
    it(`${id} holds in chart ${index + 1}, drawn for it`, () => {
      assert.ok(presentIn(sky).includes(id), presentIn(sky).join(' '));
    });

  it('holds in some chart and is absent in some', () => {
    const drawn = new Set(DRAWN.map(([id]) => id));
    const missing = new Map(YOGAS.map(({ id }) => [id, { present: drawn.has(id), absent: false }]));
    for (const sky of charts(CHARTS)) {
      for (const { row, present } of evaluateSky(sky)) {
        const seen = missing.get(row.id);
        if (seen === undefined) continue;
        if (present === true) seen.present = true;
        if (present === false) seen.absent = true;
        if (seen.present && seen.absent) missing.delete(row.id);
      }
      if (missing.size === 0) break;
    }
    assert.deepEqual([...missing], []);
  });
});
