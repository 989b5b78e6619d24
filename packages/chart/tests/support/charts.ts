import type { ChartAnswer } from '../../src/answer.ts';
import { SIGN_IDS } from '../../src/names.ts';

const cusps = (longitudes: readonly number[]) => longitudes.map((longitude) => ({ longitude }));

/** New York, 15 June 1990, 14:30: positions of the published example of the API, to two decimals. */
export const NEW_YORK: ChartAnswer = {
  points: {
    sun: { longitude: 84.39, retrograde: false, house: 9 },
    moon: { longitude: 348.99, retrograde: false, house: 6 },
    mercury: { longitude: 66.16, retrograde: false, house: 8 },
    venus: { longitude: 49.1, retrograde: false, house: 8 },
    mars: { longitude: 11.24, retrograde: false, house: 6 },
    jupiter: { longitude: 105.95, retrograde: false, house: 10 },
    saturn: { longitude: 294.02, retrograde: true, house: 4 },
    south_node: { longitude: 128.12, retrograde: false, house: 10 },
  },
  houses: {
    cusps: cusps([193.7, 221.6, 252.7, 285.92, 318.6, 348.1, 13.7, 41.6, 72.75, 105.92, 138.6, 168.1]),
    angles: { asc: 193.7, mc: 105.92 },
  },
  aspects: [
    { point_1: 'sun', point_2: 'moon', aspect: 'square', orb: 5.4, applying: true },
    { point_1: 'moon', point_2: 'jupiter', aspect: 'trine', orb: -3.04, applying: false },
    { point_1: 'sun', point_2: 'south_node', aspect: 'semi_square', orb: -1.27, applying: false },
    { point_1: 'moon', point_2: 'asc', aspect: 'quincunx', orb: 5.3, applying: null },
  ],
};

/** The same without a birth time. */
export const NO_TIME: ChartAnswer = { ...NEW_YORK, houses: null };

/** Everything in one sign, and houses as near a pole: four of them narrower than a glyph. */
export const CROWDED: ChartAnswer = {
  points: Object.fromEntries(
    ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron'].map(
      (id, index) => [id, { longitude: 120 + index * 0.4, retrograde: index % 2 === 1, house: 5 }],
    ),
  ),
  houses: {
    cusps: cusps([10, 11, 12, 13.5, 15, 100, 190, 191, 192, 193.5, 195, 280]),
    angles: { asc: 10, mc: 193.5 },
  },
  aspects: [],
};

/** A sidereal answer with its navamsa. */
export const VEDIC: ChartAnswer = {
  lagna: { longitude: 37.76 },
  points: {
    sun: { longitude: 118, retrograde: false, bhava: 3 },
    moon: { longitude: 93.98, retrograde: false, bhava: 3 },
    mars: { longitude: 67.46, retrograde: false, bhava: 2 },
    rahu: { longitude: 35.1, retrograde: true, bhava: 1 },
    saturn: { longitude: 110.5, retrograde: true, bhava: 3 },
  },
  vargas: {
    D9: Object.fromEntries(
      Object.entries({ lagna: 11, sun: 11, moon: 4, mars: 8, rahu: 10, saturn: 9 }).map(([id, sign]) => [
        id,
        { sign: SIGN_IDS[sign], bhava: 1 },
      ]),
    ),
    vargottama: [],
  },
};
