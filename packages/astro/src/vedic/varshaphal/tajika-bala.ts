import { separationDeg } from '../../angle/angle.ts';
import { faceRuler } from '../../dignities/dignity.ts';
import { termRuler } from '../../dignities/terms.ts';
import type { VedicChart, VedicGraha } from '../chart.ts';
import { DEEP_EXALTATION_DEG } from '../dignity/dignity.ts';
import { vargaPlace } from '../varga/rules.ts';
import { houseFromSign, type SevenGraha, signLordAt } from '../zodiac.ts';

/**
 * Relation of a planet to the lord of a place in the year's chart, by the distance of their signs rather than by
 * nature.
 */
type TajikaRelation = 'own' | 'friend' | 'neutral' | 'enemy';

/**
 * Friendly aspect (3, 5, 9, 11): friend; hostile aspect (1, 4, 7, 10): enemy; no aspect (2, 6, 8, 12): neutral.
 * Neelakantha, Tajika Neelakanthi.
 */
function tajikaRelation({ byId }: VedicChart, planet: SevenGraha, lord: SevenGraha): TajikaRelation {
  if (planet === lord) return 'own';
  const house = houseFromSign(byId[lord].signIndex, byId[planet].signIndex);
  if (house % 3 === 1) return 'enemy';
  return house === 3 || house === 5 || house === 9 || house === 11 ? 'friend' : 'neutral';
}

/** Fivefold strength in virupas (out of 80) and in vishvas (a quarter of that, out of 20). */
export interface PanchavargiyaBala {
  readonly kshetra: number;
  readonly uccha: number;
  readonly hadda: number;
  readonly drekkana: number;
  readonly navamsa: number;
  readonly vishva: number;
}

const SHARE: Readonly<Record<TajikaRelation, number>> = { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 };

/**
 * Panchavargiya bala of a planet in the year's chart (Tajika Neelakanthi): sign 30, exaltation 20, hadda 15, drekkana
 * 10, navamsa 5. The haddas are the Egyptian terms; the drekkana lords follow the order of the planets from Mars.
 */
export function panchavargiyaBala(chart: VedicChart, planet: SevenGraha): PanchavargiyaBala {
  const { longitudeDeg, signLord } = chart.byId[planet];
  const share = (lord: SevenGraha): number => SHARE[tajikaRelation(chart, planet, lord)];
  const kshetra = 30 * share(signLord);
  const uccha = (180 - separationDeg(longitudeDeg, DEEP_EXALTATION_DEG[planet])) / 9;
  const hadda = 15 * share(termRuler(longitudeDeg, 'egyptian'));
  const drekkana = 10 * share(faceRuler(longitudeDeg));
  const navamsa = 5 * share(signLordAt(vargaPlace(9, longitudeDeg).signIndex));
  return { kshetra, uccha, hadda, drekkana, navamsa, vishva: (kshetra + uccha + hadda + drekkana + navamsa) / 4 };
}

/**
 * Strength of a Tajika aspect in sixtieths, by the house of the aspected planet counted from the aspecting one; no
 * aspect from 2, 6, 8 and 12.
 */
const ASPECT_STRENGTH: Readonly<Partial<Record<number, number>>> = {
  1: 60,
  3: 40,
  4: 15,
  5: 45,
  7: 60,
  9: 45,
  10: 15,
  11: 10,
};

/** Strength of the Tajika aspect from one sign to another (indexes 0..11), in sixtieths; 0 when there is none. */
export function tajikaAspect(fromSignIndex: number, toSignIndex: number): number {
  return ASPECT_STRENGTH[houseFromSign(toSignIndex, fromSignIndex)] ?? 0;
}

/** Friendly from 3, 5, 9 and 11; hostile from 1, 4, 7 and 10. */
export const TAJIKA_ASPECT_KINDS = ['friendly', 'inimical'] as const;
export type TajikaAspectKind = (typeof TAJIKA_ASPECT_KINDS)[number];

/** The kind of an existing aspect. */
export function tajikaAspectKind(fromSignIndex: number, toSignIndex: number): TajikaAspectKind {
  return houseFromSign(toSignIndex, fromSignIndex) % 3 === 1 ? 'inimical' : 'friendly';
}

/** Units that one source gives, or 0. */
type HarshaUnits = 0 | typeof HARSHA_UNITS;

/** Harsha bala (strength of joy): five units from each of four sources. */
export interface HarshaBala {
  /** It is in the house of its joy. */
  readonly sthana: HarshaUnits;
  /** It is in its own or exaltation sign. */
  readonly swakshetra: HarshaUnits;
  /** A male planet in 4–6 or 10–12, a female one in the others. */
  readonly linga: HarshaUnits;
  /** A male planet by day, a female one by night. */
  readonly dinaRatri: HarshaUnits;
  readonly total: number;
}

/** Houses of joy from the year's lagna. */
const JOYS: Readonly<Record<SevenGraha, number>> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
};
const MALE_GRAHAS: readonly SevenGraha[] = ['sun', 'mars', 'jupiter'];
const HARSHA_UNITS = 5;

/** Harsha bala of a planet in the year's chart: Neelakantha, Tajika Neelakanthi; Mercury and Saturn count as female. */
export function harshaBala(
  byId: Readonly<Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'dignity'>>>,
  id: SevenGraha,
  lagnaSignIndex: number,
  isDaytime: boolean,
): HarshaBala {
  const house = houseFromSign(byId[id].signIndex, lagnaSignIndex);
  const male = MALE_GRAHAS.includes(id);
  const units = (holds: boolean): HarshaUnits => (holds ? HARSHA_UNITS : 0);
  const sthana = units(house === JOYS[id]);
  const swakshetra = units(['own', 'moolatrikona', 'exalted'].includes(byId[id].dignity));
  const linga = units(male === (house - 1) % 6 >= 3);
  const dinaRatri = units(male === isDaytime);
  return { sthana, swakshetra, linga, dinaRatri, total: sthana + swakshetra + linga + dinaRatri };
}
