import type { VedicChart } from '../chart.ts';
import { byPlanet, SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import schools from '../../../data/vedic/ashtakavarga.json' with { type: 'json' };

/** The contributors of bindus: the seven planets and the lagna. */
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

interface AshtakavargaOptions {
  /** The school whose tables and reductions are used. */
  readonly table: BinduTableId;
  /** A different ekadhipatya reading; null for the school's own. */
  readonly ekadhipatya: EkadhipatyaReading | null;
}

/** Every list runs from aries to pisces. */
interface Ashtakavarga {
  readonly table: BinduTableId;
  readonly school: AshtakavargaSchool;
  /** The reading that was used. */
  readonly reading: EkadhipatyaReading;
  readonly bhinna: ByPlanet<BySign>;
  /** Bindus of the lagna, never included in `sarva`; null when the school has none. */
  readonly lagna: BySign | null;
  /** Sum of the seven planets; 337 in total. */
  readonly sarva: BySign;
  readonly trikona: ByPlanet<BySign>;
  readonly ekadhipatya: ByPlanet<BySign>;
  readonly pinda: ByPlanet<Pinda>;
}

/**
 * Ashtakavarga with both reductions and pindas by one school, from the sign index 0..11 of the seven planets and the
 * lagna.
 */
export function ashtakavarga(
  signs: ContributorSigns,
  { table, ekadhipatya: requested }: AshtakavargaOptions,
): Ashtakavarga {
  const school = ASHTAKAVARGA_SCHOOLS[table];
  const reading = requested ?? school.ekadhipatya;
  const bhinna = bhinnaOfPlanets(signs, table);
  const occupiedSigns = new Set((school.lagnaOccupies ? AV_CONTRIBUTORS : SEVEN_GRAHAS).map((id) => signs[id]));
  const trikona = byPlanet((planet) => trikonaShodhana(bhinna[planet]));
  const ekadhipatya = byPlanet((planet) =>
    ekadhipatyaShodhana(trikona[planet], (sign) => occupiedSigns.has(sign), reading),
  );
  return {
    table,
    school,
    reading,
    bhinna,
    lagna: bhinnaOfLagna(signs, table),
    sarva: sumSarva(bhinna),
    trikona,
    ekadhipatya,
    pinda: byPlanet((planet) => computePinda(ekadhipatya[planet], signs)),
  };
}

/** The eight rows behind each bhinnashtakavarga: which contributor gives a bindu in which sign. */
export interface Prastara extends ByPlanet<Readonly<Record<AvContributor, BySign>>> {
  readonly lagna: Readonly<Record<AvContributor, BySign>> | null;
}

/**
 * The prastara of the seven planets and of the lagna by a table of bindus, from the sign indexes of the contributors.
 */
export function prastara(signs: ContributorSigns, table: BinduTableId): Prastara {
  const { planets, lagna } = ASHTAKAVARGA_SCHOOLS[table];
  return {
    ...byPlanet((planet) => spreadPrastara(planets[planet], signs)),
    lagna: lagna && spreadPrastara(lagna, signs),
  };
}

/** The signs of those that give bindus in a chart; null without a birth time, because the lagna is one of them. */
export function contributorSigns({ byId, lagna }: Pick<VedicChart, 'byId' | 'lagna'>): ContributorSigns | null {
  return lagna && { ...byPlanet((id) => byId[id].signIndex), lagna: lagna.signIndex };
}

/** BPHS 69: multipliers of the signs, aries to pisces (virgo 5; some charts print 6), and of the planets. */
const RASIMANA: BySign = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];
const GRAHAMANA: ByPlanet<number> = { sun: 5, moon: 5, mars: 8, mercury: 5, jupiter: 10, venus: 7, saturn: 5 };

interface Pinda {
  readonly rasi: number;
  readonly graha: number;
  readonly sodhya: number;
}

/**
 * Rasi, graha and sodhya pinda of one planet's bindus after both shodhanas. `signs` holds the signs of sun to saturn.
 */
function computePinda(reduced: BySign, signs: ByPlanet<number>): Pinda {
  const rasi = reduced.reduce((sum, value, sign) => sum + value * RASIMANA[sign]!, 0);
  const graha = SEVEN_GRAHAS.reduce((sum, planet) => sum + reduced[signs[planet]]! * GRAHAMANA[planet], 0);
  return { rasi, graha, sodhya: rasi + graha };
}

export const EKADHIPATYA_READINGS = ['replace', 'subtract'] as const;
export type EkadhipatyaReading = (typeof EKADHIPATYA_READINGS)[number];

/** Trikona shodhana (BPHS 67): in each group of trine signs the smallest value is subtracted from all three. */
function trikonaShodhana(bindus: BySign): BySign {
  return bindus.map((value, sign) => value - Math.min(...[0, 4, 8].map((step) => bindus[(sign + step) % 12]!)));
}

/** The pairs of signs with one lord: mars, venus, mercury, jupiter, saturn. */
const ONE_LORD_PAIRS: readonly (readonly [number, number])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
];

/**
 * Ekadhipatya shodhana (BPHS 68) of values after the trikona shodhana. `occupied`: whether a sign counts as
 * occupied. When one sign of a pair is empty and has the larger value, `replace` gives it the value of the occupied
 * sign (the verse), `subtract` the difference (Santhanam's translation).
 */
export function ekadhipatyaShodhana(
  bindus: BySign,
  occupied: (signIndex: number) => boolean,
  reading: EkadhipatyaReading,
): BySign {
  const reduced = [...bindus];
  for (const [first, second] of ONE_LORD_PAIRS) {
    const [a, b] = [bindus[first]!, bindus[second]!];
    if (a === 0 || b === 0 || (occupied(first) && occupied(second))) continue;
    if (!occupied(first) && !occupied(second)) {
      const left = a === b ? 0 : Math.min(a, b);
      reduced[first] = left;
      reduced[second] = left;
    } else if (occupied(first)) {
      reduced[second] = emptyAfter(b, a, reading);
    } else {
      reduced[first] = emptyAfter(a, b, reading);
    }
  }
  return reduced;
}

function emptyAfter(empty: number, occupied: number, reading: EkadhipatyaReading): number {
  if (empty <= occupied) return 0;
  return reading === 'replace' ? occupied : empty - occupied;
}

/** Sign index 0..11 of each contributor. */
export type ContributorSigns = Readonly<Record<AvContributor, number>>;
/** Twelve values, aries to pisces. */
export type BySign = readonly number[];
export type ByPlanet<Value> = Readonly<Record<SevenGraha, Value>>;

/** Bhinnashtakavarga: the bindus, 0..8, of one planet or the lagna in each sign. */
function countBhinna(row: BinduRow, signs: ContributorSigns): BySign {
  const bindus = Array.from({ length: 12 }, () => 0);
  AV_CONTRIBUTORS.forEach((contributor, index) => {
    for (const house of row[index]!) bindus[(signs[contributor] + house - 1) % 12]! += 1;
  });
  return bindus;
}

/** Prastara: for each contributor, 1 in the signs where it gives a bindu and 0 elsewhere; 8 rows of 12. */
function spreadPrastara(row: BinduRow, signs: ContributorSigns): Readonly<Record<AvContributor, BySign>> {
  const spread = AV_CONTRIBUTORS.map((contributor, index) => {
    const line = Array.from({ length: 12 }, () => 0);
    for (const house of row[index]!) line[(signs[contributor] + house - 1) % 12] = 1;
    return [contributor, line] as const;
  });
  return byContributor(spread);
}

/** The seven bhinnashtakavargas by the chosen table. */
export function bhinnaOfPlanets(signs: ContributorSigns, table: BinduTableId): ByPlanet<BySign> {
  return byPlanet((planet) => countBhinna(ASHTAKAVARGA_SCHOOLS[table].planets[planet], signs));
}

/** The bhinnashtakavarga of the lagna, which is not part of any sum; null when the school has none. */
function bhinnaOfLagna(signs: ContributorSigns, table: BinduTableId): BySign | null {
  const { lagna } = ASHTAKAVARGA_SCHOOLS[table];
  return lagna && countBhinna(lagna, signs);
}

/** Sarvashtakavarga: the sum of the seven, sign by sign. The total is 337 for every chart. */
export function sumSarva(bhinna: ByPlanet<BySign>): BySign {
  return Array.from({ length: 12 }, (_, sign) => SEVEN_GRAHAS.reduce((sum, planet) => sum + bhinna[planet][sign]!, 0));
}

function byContributor(
  entries: readonly (readonly [AvContributor, BySign])[],
): Readonly<Record<AvContributor, BySign>> {
  const lines = new Map(entries);
  return { ...byPlanet((planet) => lines.get(planet)!), lagna: lines.get('lagna')! };
}
