import words from '../../../data/names/sanskrit.json' with { type: 'json' };
import { normalizeDeg } from '../../angle/normalize.ts';
import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { lastNewMoonJd } from '../../phase/phases.ts';
import { signIndexAt } from '../../zodiac/signs.ts';
import { modulo } from '../zodiac.ts';

export type LunarMonthId = keyof typeof words.lunar_months;
export const LUNAR_MONTHS = Object.keys(words.lunar_months) as readonly LunarMonthId[];

export interface NamedMonth {
  /** From 1: chaitra. */
  readonly index: number;
  readonly id: LunarMonthId;
  readonly adhika: boolean;
}

export interface LunarMonth {
  /** The month from new moon to new moon. */
  readonly amanta: NamedMonth;
  /** The month from full moon to full moon. In the dark half it has the name of the next month. */
  readonly purnimanta: NamedMonth;
  readonly paksha: 'shukla' | 'krishna';
  /** Two solar ingresses in one month: the second month's name is lost. */
  readonly kshaya: LunarMonthId | null;
  /** New moons around the instant, Julian days UT1. */
  readonly startJdUt: number;
  readonly endJdUt: number;
}

const named = (index: number, adhika: boolean): NamedMonth => ({ index: index + 1, id: LUNAR_MONTHS[index]!, adhika });

/**
 * The lunar month around an instant, docs/methods/panchang.md: named after the sign the sidereal Sun enters during it (aries:
 * chaitra). It is adhika when the Sun enters no sign; it then has the name of the month after it.
 * @throws DateOutOfRangeError where the ephemeris ends within the month
 */
export function lunarMonthAt(ephemeris: Ephemeris, frame: Frame, jdUt: number): LunarMonth {
  const sunAt = (jd: number): number => ephemeris.ecliptic(jd, 'sun', frame).longitudeDeg;
  const elongationDeg = normalizeDeg(ephemeris.ecliptic(jdUt, 'moon', frame).longitudeDeg - sunAt(jdUt));
  const startJdUt = lastNewMoonJd(ephemeris, jdUt, elongationDeg);
  const endJdUt = lastNewMoonJd(ephemeris, startJdUt + 31, ((31 - 29.53) / 29.53) * 360);
  const startSign = signIndexAt(sunAt(startJdUt));
  const entered = modulo(signIndexAt(sunAt(endJdUt)) - startSign, 12);
  const index = (startSign + 1) % 12;
  const adhika = entered === 0;
  const paksha = elongationDeg < 180 ? 'shukla' : 'krishna';
  return {
    amanta: named(index, adhika),
    purnimanta: paksha === 'krishna' && !adhika ? named((index + 1) % 12, false) : named(index, adhika),
    paksha,
    kshaya: entered === 2 ? LUNAR_MONTHS[(index + 1) % 12]! : null,
    startJdUt,
    endJdUt,
  };
}

export const RITUS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;
export type Ritu = (typeof RITUS)[number];
export const AYANAS = ['uttarayana', 'dakshinayana'] as const;
export type Ayana = (typeof AYANAS)[number];

/**
 * Season at a longitude of the Sun: two signs each, vasanta in pisces and aries. A sidereal longitude gives the vedic
 * season, a tropical one the drik season.
 */
export function rituAt(sunLongitudeDeg: number): Ritu {
  return RITUS[Math.floor(((signIndexAt(sunLongitudeDeg) + 1) % 12) / 2)]!;
}

/**
 * Ayana at a longitude of the Sun. The northward course (uttarayana) runs from the entry into capricorn to the end of
 * gemini.
 */
export function ayanaAt(sunLongitudeDeg: number): Ayana {
  const sign = signIndexAt(sunLongitudeDeg);
  return sign >= 9 || sign <= 2 ? 'uttarayana' : 'dakshinayana';
}
