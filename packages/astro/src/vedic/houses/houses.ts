import { signIndexAt } from '../../zodiac/signs.ts';
import { grahasAspecting, type NodeAspects } from '../aspects/aspects.ts';
import type { VedicChart } from '../chart.ts';
import { advanceDeg, type GrahaSigns, strongerSign } from '../dasha/sign-rulers.ts';
import { ownsSign, strongerLord } from '../dignity/dignity.ts';
import { type GrahaId, GRAHAS, houseFromSign, modulo, type SevenGraha, SIGN_LORDS, signLordAt } from '../zodiac.ts';

export interface Bhava {
  /** 1..12. */
  readonly house: number;
  /** Sign of the house, or of the bhava's middle when houses are those of the chalit. */
  readonly signIndex: number;
  readonly lord: SevenGraha;
  readonly occupants: readonly GrahaId[];
  /** Full graha drishti on the sign (BPHS 26). */
  readonly aspectedBy: readonly GrahaId[];
}

/** The twelve bhavas by `settings.bhava`, counted from the lagna or, without one, from the Moon's sign. */
export function bhavas(chart: VedicChart, nodeAspects: NodeAspects): Bhava[] {
  const { firstSignIndex, chalit, settings, grahas, houseLords } = chart;
  const middles = settings.bhava === 'chalit' && chalit?.bhavas.length === 12 ? chalit.bhavas : null;
  return Array.from({ length: 12 }, (_, index) => {
    const signIndex = middles === null ? modulo(firstSignIndex + index, 12) : signIndexAt(middles[index]!.middleDeg);
    return {
      house: index + 1,
      signIndex,
      lord: houseLords[index]!,
      occupants: grahas.filter(({ house }) => house === index + 1).map(({ id }) => id),
      aspectedBy: grahasAspecting(chart, signIndex, nodeAspects),
    };
  });
}

interface Arudha {
  /** 1..12; 1 is the arudha lagna, 12 the upapada. */
  readonly house: number;
  readonly signIndex: number;
  /** The house, counted from the lagna, in which it falls. */
  readonly inHouse: number;
  /** The lord counted to. */
  readonly lord: GrahaId;
}

/**
 * Arudha padas (BPHS 29.1–5): as far beyond the lord as the lord is from the house. A pada that falls in the house
 * itself moves to the tenth from there, one in the seventh to the fourth. With `dualLords`, Scorpio and Aquarius take
 * the stronger of Mars/Ketu and Saturn/Rahu.
 */
export function arudhas(chart: VedicChart, dualLords: boolean): Arudha[] {
  const { firstSignIndex, byId } = chart;
  return Array.from({ length: 12 }, (_, index) => {
    const sign = modulo(firstSignIndex + index, 12);
    const lord = dualLords ? strongerLord(chart, sign) : signLordAt(sign);
    const toLord = modulo(byId[lord].signIndex - sign, 12);
    const steps = (2 * toLord) % 12;
    const offset = steps === 0 ? 9 : steps === 6 ? 3 : steps;
    const signIndex = (sign + offset) % 12;
    return { house: index + 1, signIndex, inHouse: houseFromSign(signIndex, firstSignIndex), lord };
  });
}

interface GrahaArudha {
  /** The graha's sign to which is counted: of two signs the stronger. */
  readonly ownSignIndex: number;
  readonly signIndex: number;
}

/**
 * The pada of a graha (BPHS 29; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 9): as far beyond
 * the graha's own sign as that sign is from the graha. One that falls in the graha's own place or the seventh from it
 * moves to the tenth from there. Of two signs the stronger is taken, by that author's sources of strength and then by
 * the lord that is more advanced in its sign; Rahu counts to Aquarius, Ketu to Scorpio.
 */
export function grahaArudha(signs: GrahaSigns, id: GrahaId): GrahaArudha {
  const lordOf = (sign: number): GrahaId => SIGN_LORDS[sign]!;
  const owned = SIGN_LORDS.map((_, sign) => sign).filter((sign) => ownsSign(id, sign));
  const ownSignIndex = owned.reduce((first, second) =>
    strongerSign(signs, first, second, lordOf, (sign) => advanceDeg(signs, lordOf(sign))),
  );
  const from = signs[id].signIndex;
  const steps = modulo(2 * (ownSignIndex - from), 12);
  const moved = steps === 0 || steps === 6 ? steps + 9 : steps;
  return { ownSignIndex, signIndex: modulo(from + moved, 12) };
}

/** Places that cause argala with the places that obstruct them (BPHS 31.2–5). */
const PLACES = [
  { place: 2, against: 12 },
  { place: 4, against: 10 },
  { place: 11, against: 3 },
  { place: 5, against: 9 },
] as const;

export interface Argala {
  /** Counted from the sign, itself 1; backwards for Rahu and Ketu. */
  readonly place: number;
  readonly grahas: readonly GrahaId[];
  /** The place that obstructs it; null for the malefics of the third, which nothing obstructs. */
  readonly obstructedFrom: number | null;
  readonly obstructors: readonly GrahaId[];
  /** By number: more grahas cause it, more obstruct it, or as many. */
  readonly outcome: 'argala' | 'obstructed' | 'equal';
}

/**
 * The argalas (interventions) on a sign: grahas in the 2nd, 4th, 11th and 5th from it, and whether those in the 12th,
 * 10th, 3rd and 9th obstruct them; three or more malefics in the 3rd also cause one (BPHS 31.2–8). From Rahu and Ketu
 * the places are counted backwards (BPHS 31.9, for both nodes as P. V. R. Narasimha Rao). Whether obstructors prevail
 * is judged by their number alone; the text also weighs their strength.
 */
export function argalas(
  signOf: (id: GrahaId) => number,
  isMalefic: (id: GrahaId) => boolean,
  onSignIndex: number,
  direction: 1 | -1 = 1,
): readonly Argala[] {
  const inPlace = (place: number): readonly GrahaId[] =>
    GRAHAS.filter((id) => signOf(id) === modulo(onSignIndex + direction * (place - 1), 12));
  const found = PLACES.flatMap(({ place, against }): Argala[] => {
    const grahas = inPlace(place);
    if (grahas.length === 0) return [];
    const obstructors = inPlace(against);
    const difference = grahas.length - obstructors.length;
    const outcome = difference > 0 ? 'argala' : difference < 0 ? 'obstructed' : 'equal';
    return [{ place, grahas, obstructedFrom: against, obstructors, outcome }];
  });
  const malefics = inPlace(3).filter(isMalefic);
  return malefics.length < 3
    ? found
    : [...found, { place: 3, grahas: malefics, obstructedFrom: null, obstructors: [], outcome: 'argala' }];
}

export const SUDARSHANA_RINGS = ['lagna', 'moon', 'sun'] as const;
export type SudarshanaRing = (typeof SUDARSHANA_RINGS)[number];

export interface SudarshanaPlace {
  readonly signIndex: number;
  readonly grahas: readonly GrahaId[];
}

/** One of the twelve houses as seen from the lagna, the Moon and the Sun. */
export type SudarshanaHouse = Readonly<Record<SudarshanaRing, SudarshanaPlace>>;

/** The three rings of the Sudarshana chakra (BPHS 74.5–10): houses 1..12 (index 0..11) from lagna, Moon and Sun. */
export function sudarshanaHouses(signOf: (id: GrahaId | 'lagna') => number): readonly SudarshanaHouse[] {
  const place = (ring: SudarshanaRing, index: number): SudarshanaPlace => {
    const signIndex = modulo(signOf(ring) + index, 12);
    return { signIndex, grahas: GRAHAS.filter((id) => signOf(id) === signIndex) };
  };
  return Array.from({ length: 12 }, (_, index) => ({
    lagna: place('lagna', index),
    moon: place('moon', index),
    sun: place('sun', index),
  }));
}

export interface SudarshanaPeriod {
  readonly level: 'year' | 'month' | 'part';
  /** 1..12. */
  readonly house: number;
  /** Years since birth. */
  readonly startYears: number;
  readonly endYears: number;
}

/**
 * The houses that run at an age: one a year from the first, in each year one a month from that year's house, in each
 * month twelve parts (of about 2½ days) from that month's house. BPHS 74.12–15. Nothing before birth.
 */
export function sudarshanaPeriods(ageYears: number): readonly SudarshanaPeriod[] {
  if (ageYears < 0) return [];
  const year = Math.floor(ageYears);
  const month = Math.min(11, Math.floor((ageYears - year) * 12));
  const part = Math.min(11, Math.floor((ageYears - year - month / 12) * 144));
  const house = (steps: number): number => modulo(steps, 12) + 1;
  const monthStart = year + month / 12;
  const partStart = monthStart + part / 144;
  return [
    { level: 'year', house: house(year), startYears: year, endYears: year + 1 },
    { level: 'month', house: house(year + month), startYears: monthStart, endYears: year + (month + 1) / 12 },
    {
      level: 'part',
      house: house(year + month + part),
      startYears: partStart,
      endYears: monthStart + (part + 1) / 144,
    },
  ];
}
