import schools from '../../../data/vedic/ashtakavarga.json' with { type: 'json' };
import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import type { EkadhipatyaReading } from './ashtakavarga.ts';

/** What can give a bindu: the seven planets and the lagna. */
export const AV_CONTRIBUTORS = [...SEVEN_GRAHAS, 'lagna'] as const;
export type AvContributor = (typeof AV_CONTRIBUTORS)[number];

/** Houses with a bindu, counted from each contributor in the order of `AV_CONTRIBUTORS`. */
export type BinduRow = readonly (readonly number[])[];

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

export type BinduTableId = keyof typeof schools;
export const BINDU_TABLE_IDS = Object.keys(schools) as [BinduTableId, ...BinduTableId[]];

/**
 * The schools. `parashara`: Brihat Parashara Hora Shastra 66 in the version of Narasimha Rao (Vedic Astrology: An
 * Integrated Approach, ch. 12) and Jagannatha Hora; totals 48 49 39 54 56 52 39, and 49 for the lagna. Its ekadhipatya
 * follows the verse ("make the empty one equal to the lesser", BPHS 68.4), not its translation. `varahamihira`: Brihat
 * Jataka 9, also in Raman, Ashtakavarga System of Prediction; the moon's bindus from moon, mars and jupiter differ, and
 * those of venus from mars. `parashara_moon_from_mars`: the editions that count the moon's bindu in the 9th house from
 * mars, as Varahamihira does (docs/methods/ashtakavarga.md). Narasimha Rao counts the lagna's sign as occupied; without
 * this the sodhya pindas he prints for chart 7 do not result.
 */
export const ASHTAKAVARGA_SCHOOLS = schools as Readonly<Record<BinduTableId, AshtakavargaSchool>>;
