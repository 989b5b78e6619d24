import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import type { EkadhipatyaReading } from './ashtakavarga.ts';

/** What can give a bindu: the seven planets and the lagna. */
export const AV_CONTRIBUTORS = [...SEVEN_GRAHAS, 'lagna'] as const;
export type AvContributor = (typeof AV_CONTRIBUTORS)[number];

export const BINDU_TABLE_IDS = ['parashara', 'varahamihira', 'narasimha_rao', 'parashara_moon_from_mars'] as const;
export type BinduTableId = (typeof BINDU_TABLE_IDS)[number];

/** Houses with a bindu, counted from each contributor in the order of `AV_CONTRIBUTORS`. */
export type BinduRow = readonly (readonly number[])[];

const houses = (text: string): BinduRow => text.split(';').map((part) => part.split(',').map(Number));

/**
 * Brihat Parashara Hora Shastra 66 in the version of Narasimha Rao (Vedic Astrology: An Integrated Approach, ch. 12)
 * and Jagannatha Hora; totals 48 49 39 54 56 52 39.
 */
const PARASHARA: Readonly<Record<SevenGraha, BinduRow>> = {
  sun: houses(
    '1,2,4,7,8,9,10,11; 3,6,10,11; 1,2,4,7,8,9,10,11; 3,5,6,9,10,11,12; 5,6,9,11; 6,7,12; 1,2,4,7,8,9,10,11; 3,4,6,10,11,12',
  ),
  moon: houses(
    '3,6,7,8,10,11; 1,3,6,7,9,10,11; 2,3,5,6,10,11; 1,3,4,5,7,8,10,11; 1,2,4,7,8,10,11; 3,4,5,7,9,10,11; 3,5,6,11; 3,6,10,11',
  ),
  mars: houses('3,5,6,10,11; 3,6,11; 1,2,4,7,8,10,11; 3,5,6,11; 6,10,11,12; 6,8,11,12; 1,4,7,8,9,10,11; 1,3,6,10,11'),
  mercury: houses(
    '5,6,9,11,12; 2,4,6,8,10,11; 1,2,4,7,8,9,10,11; 1,3,5,6,9,10,11,12; 6,8,11,12; 1,2,3,4,5,8,9,11; 1,2,4,7,8,9,10,11; 1,2,4,6,8,10,11',
  ),
  jupiter: houses(
    '1,2,3,4,7,8,9,10,11; 2,5,7,9,11; 1,2,4,7,8,10,11; 1,2,4,5,6,9,10,11; 1,2,3,4,7,8,10,11; 2,5,6,9,10,11; 3,5,6,12; 1,2,4,5,6,7,9,10,11',
  ),
  venus: houses(
    '8,11,12; 1,2,3,4,5,8,9,11,12; 3,4,6,9,11,12; 3,5,6,9,11; 5,8,9,10,11; 1,2,3,4,5,8,9,10,11; 3,4,5,8,9,10,11; 1,2,3,4,5,8,9,11',
  ),
  saturn: houses(
    '1,2,4,7,8,10,11; 3,6,11; 3,5,6,10,11,12; 6,8,9,10,11,12; 5,6,11,12; 6,11,12; 3,5,6,11; 1,3,4,6,10,11',
  ),
};

/**
 * Brihat Jataka 9, also in Raman, Ashtakavarga System of Prediction. The moon's bindus from moon, mars and jupiter
 * differ, and those of venus from mars; the totals are the same.
 */
const VARAHAMIHIRA: Readonly<Record<SevenGraha, BinduRow>> = {
  ...PARASHARA,
  moon: PARASHARA.moon.with(1, [1, 3, 6, 7, 10, 11]).with(2, [2, 3, 5, 6, 9, 10, 11]).with(4, [1, 4, 7, 8, 10, 11, 12]),
  venus: PARASHARA.venus.with(2, [3, 5, 6, 9, 11, 12]),
};
/**
 * Parashara's table in the editions that count the moon's bindu in the 9th house from mars, as Varahamihira does. The
 * rest is as above (docs/methods/ashtakavarga.md).
 */
const PARASHARA_MOON_FROM_MARS: Readonly<Record<SevenGraha, BinduRow>> = {
  ...PARASHARA,
  moon: PARASHARA.moon.with(1, [1, 3, 6, 7, 10, 11]).with(2, [2, 3, 5, 6, 9, 10, 11]),
};

/**
 * The table of the lagna: 49 bindus, never counted in the sarvashtakavarga. BPHS 66; the same in Narasimha Rao, ch. 12.
 */
const LAGNA_BINDUS: BinduRow = houses(
  '3,4,6,10,11,12; 3,6,10,11,12; 1,3,6,10,11; 1,2,4,6,8,10,11; 1,2,4,5,6,7,9,10,11; 1,2,3,4,5,8,9; 1,3,4,6,10,11; 3,6,10,11',
);

/** One complete school of ashtakavarga: its tables and how it reduces them. */
export interface AshtakavargaSchool {
  readonly planets: Readonly<Record<SevenGraha, BinduRow>>;
  /** Null when the school has no table for the lagna. */
  readonly lagna: BinduRow | null;
  readonly ekadhipatya: EkadhipatyaReading;
  /** Whether the lagna's sign counts as occupied in ekadhipatya shodhana. */
  readonly lagnaOccupies: boolean;
  readonly name: string;
  /** The source of each part. */
  readonly sources: Readonly<Record<'bindus' | 'trikona' | 'ekadhipatya' | 'pinda', string>>;
}

/**
 * The schools. Parashara's ekadhipatya follows the verse ("make the empty one equal to the lesser", BPHS 68.4), not its
 * translation. Narasimha Rao counts the lagna's sign as occupied; without this the sodhya pindas he prints for chart 7
 * do not result.
 */
export const ASHTAKAVARGA_SCHOOLS: Readonly<Record<BinduTableId, AshtakavargaSchool>> = {
  parashara: {
    planets: PARASHARA,
    lagna: LAGNA_BINDUS,
    ekadhipatya: 'replace',
    lagnaOccupies: false,
    name: 'Brihat Parashara Hora Shastra 66–69',
    sources: {
      bindus: 'BPHS 66',
      trikona: 'BPHS 67',
      ekadhipatya: 'BPHS 68.4, the empty sign made equal to the lesser',
      pinda: 'BPHS 69',
    },
  },
  varahamihira: {
    planets: VARAHAMIHIRA,
    lagna: null,
    ekadhipatya: 'replace',
    lagnaOccupies: false,
    name: 'Varahamihira, with the reductions of B. V. Raman',
    sources: {
      bindus: 'BJ 9; Raman, Ashtakavarga System of Prediction (1962)',
      trikona: 'Raman, Ashtakavarga System of Prediction',
      ekadhipatya: 'Raman, Ashtakavarga System of Prediction',
      pinda: 'Raman, Ashtakavarga System of Prediction',
    },
  },
  narasimha_rao: {
    planets: PARASHARA,
    lagna: LAGNA_BINDUS,
    ekadhipatya: 'replace',
    lagnaOccupies: true,
    name: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), ch. 12',
    sources: {
      bindus: 'Narasimha Rao, ch. 12',
      trikona: 'Narasimha Rao, ch. 12',
      ekadhipatya: 'Narasimha Rao, ch. 12; the lagna counts as an occupant',
      pinda: 'Narasimha Rao, ch. 12',
    },
  },
  parashara_moon_from_mars: {
    planets: PARASHARA_MOON_FROM_MARS,
    lagna: LAGNA_BINDUS,
    ekadhipatya: 'replace',
    lagnaOccupies: false,
    name: 'Brihat Parashara Hora Shastra 66–69, editions with the moon’s 9th from mars',
    sources: {
      bindus: 'BPHS 66, editions with the moon’s 9th from mars',
      trikona: 'BPHS 67',
      ekadhipatya: 'BPHS 68.4, the empty sign made equal to the lesser',
      pinda: 'BPHS 69',
    },
  },
};
