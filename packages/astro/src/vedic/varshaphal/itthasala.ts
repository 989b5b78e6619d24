import type { VedicGraha } from '../chart.ts';
import { houseFromSign, SEVEN_GRAHAS, type SevenGraha, signLordAt } from '../zodiac.ts';
import { tajikaAspect, tajikaAspectKind, type TajikaAspectKind } from './tajika-bala.ts';
import { faceRuler } from '../../dignities/dignity.ts';
import { termRuler } from '../../dignities/terms.ts';
import { vargaPlace } from '../varga/rules.ts';

/**
 * Deeptamsha, degrees of light, of each planet. Half the sum of two is the orb of their application. Tajika
 * Neelakanthi.
 */
export const DEEPTAMSHA_DEG: Readonly<Record<SevenGraha, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

/** The planets by their mean motion, the fastest first. */
const BY_SPEED: readonly SevenGraha[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'];
export const isFaster = (a: SevenGraha, b: SevenGraha): boolean => BY_SPEED.indexOf(a) < BY_SPEED.indexOf(b);

/** Poorna: within a degree; vartamana: within the orb; bhavishyat: at most a degree outside it. */
export const ITTHASALA_KINDS = ['poorna', 'vartamana', 'bhavishyat'] as const;
export type ItthasalaKind = (typeof ITTHASALA_KINDS)[number];

/** How two planets that aspect each other apply or separate, by their degrees in the sign. */
export interface Application {
  readonly faster: SevenGraha;
  readonly slower: SevenGraha;
  readonly aspect: TajikaAspectKind;
  readonly orbDeg: number;
  /** Degrees by which the slower planet is ahead; negative once the faster has passed it. */
  readonly gapDeg: number;
}

/** The part of a year's chart that applications need. */
export type TajikaSky = Readonly<Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'degreeInSignDeg'>>>;

/** The application of two planets, or null when they do not aspect each other (2, 6, 8, 12). */
export function findApplication(sky: TajikaSky, a: SevenGraha, b: SevenGraha): Application | null {
  const [faster, slower] = isFaster(a, b) ? [a, b] : [b, a];
  const [from, to] = [sky[faster].signIndex, sky[slower].signIndex];
  if (tajikaAspect(from, to) === 0) return null;
  return {
    faster,
    slower,
    aspect: tajikaAspectKind(from, to),
    orbDeg: (DEEPTAMSHA_DEG[a] + DEEPTAMSHA_DEG[b]) / 2,
    gapDeg: sky[slower].degreeInSignDeg - sky[faster].degreeInSignDeg,
  };
}

/** Every pair of the seven that aspects each other. */
export function applicationsIn(sky: TajikaSky): Application[] {
  return SEVEN_GRAHAS.flatMap((a, index) =>
    SEVEN_GRAHAS.slice(index + 1).map((b) => findApplication(sky, a, b)),
  ).filter((found) => found !== null);
}

/** Itthasala: the faster planet is behind the slower one and moving towards it; null when there is none. */
export function itthasalaKind({ gapDeg, orbDeg }: Application): ItthasalaKind | null {
  if (gapDeg < 0 || gapDeg > orbDeg + 1) return null;
  if (gapDeg <= 1) return 'poorna';
  return gapDeg <= orbDeg ? 'vartamana' : 'bhavishyat';
}

/** Ishrafa: the faster planet has passed the slower one by more than a degree and is still within the orb. */
export function isIshrafa({ gapDeg, orbDeg }: Application): boolean {
  return gapDeg < -1 && -gapDeg <= orbDeg;
}

/** How well a planet stands, for the sixteen kinds of kamboola. */
export const TAJIKA_GRADES = ['uttama', 'madhyama', 'sama', 'adhama'] as const;
export type TajikaGrade = (typeof TAJIKA_GRADES)[number];

/** The part of a year's chart that grades need. */
type GradedGrahas = Readonly<Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'degreeInSignDeg' | 'dignity'>>>;

/** Whether a planet is in its own sign or exaltation. */
export const isDignified = (byId: GradedGrahas, id: SevenGraha): boolean =>
  ['own', 'moolatrikona', 'exalted'].includes(byId[id].dignity);

/**
 * Uttama: own sign or exaltation; madhyama: own hadda, drekkana or navamsa; adhama: debilitated, or in the sign of an enemy (a lord in the 1st, 4th, 7th
 * or 10th from it); sama: none of these, which for the Moon is the empty path. Neelakantha, Tajika Neelakanthi, on kamboola.
 */
export function tajikaGrade(byId: GradedGrahas, id: SevenGraha): TajikaGrade {
  if (isDignified(byId, id)) return 'uttama';
  const { signIndex, degreeInSignDeg, dignity } = byId[id];
  const longitudeDeg = 30 * signIndex + degreeInSignDeg;
  const own = [
    termRuler(longitudeDeg, 'egyptian'),
    faceRuler(longitudeDeg),
    signLordAt(vargaPlace(9, longitudeDeg).signIndex),
  ];
  if (own.includes(id)) return 'madhyama';
  const lordHouse = houseFromSign(byId[signLordAt(signIndex)].signIndex, signIndex);
  return dignity === 'debilitated' || lordHouse % 3 === 1 ? 'adhama' : 'sama';
}
