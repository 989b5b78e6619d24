import { normalizeDeg } from '../../angle/normalize.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import type { VedicChart, VedicLagna } from '../chart.ts';
import { isOddSign, modalityIndex, modulo, signLordAt, type SevenGraha } from '../zodiac.ts';

/** Speed in degrees per hour at which the time-based lagnas move away from the Sun at sunrise. BPHS 5.2–8. */
const RATES_DEG_PER_HOUR = { bhava_lagna: 15, hora_lagna: 30, ghati_lagna: 75 } as const;
/** Rays (kalas) of the grahas for the indu lagna. */
const KALAS: Readonly<Record<SevenGraha, number>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};

export const SPECIAL_LAGNAS = [
  'bhava_lagna',
  'hora_lagna',
  'ghati_lagna',
  'varnada_lagna',
  'sree_lagna',
  'indu_lagna',
  'pranapada',
] as const;
export type SpecialLagnaId = (typeof SPECIAL_LAGNAS)[number];

/** Sidereal longitudes; varnada and indu are signs, given at the lagna's and the Moon's own degree. */
export type SpecialLagnas = Readonly<Record<SpecialLagnaId, number | null>>;

/** Special lagnas (BPHS 5); the time-based ones are null when the Sun does not rise. */
export function specialLagnas(ephemeris: Ephemeris, chart: VedicChart, lagna: VedicLagna): SpecialLagnas {
  const { day, byId, frame } = chart;
  const sunAtSunrise = day === null ? null : ephemeris.ecliptic(day.sunriseJdUt, 'sun', frame).longitudeDeg;
  const ofTime = (id: keyof typeof RATES_DEG_PER_HOUR): number | null =>
    day === null || sunAtSunrise === null
      ? null
      : normalizeDeg(sunAtSunrise + day.hoursSinceSunrise * RATES_DEG_PER_HOUR[id]);
  const hora = ofTime('hora_lagna');
  return {
    bhava_lagna: ofTime('bhava_lagna'),
    hora_lagna: hora,
    ghati_lagna: ofTime('ghati_lagna'),
    varnada_lagna:
      hora === null ? null : 30 * varnadaSign(lagna.signIndex, Math.floor(hora / 30)) + lagna.degreeInSignDeg,
    sree_lagna: sreeLagnaDeg(lagna.longitudeDeg, byId.moon.nakshatra.fraction),
    pranapada: day === null ? null : pranapadaDeg(byId.sun.longitudeDeg, day.hoursSinceSunrise),
    indu_lagna: 30 * induSign(lagna.signIndex, byId.moon.signIndex) + byId.moon.degreeInSignDeg,
  };
}

/**
 * Pranapada: a sign for every fifteen palas (six minutes) since sunrise, from the Sun in a movable sign, from the ninth
 * from it in a fixed and from the fifth in a dual sign. BPHS 3.71–74.
 */
export function pranapadaDeg(sunDeg: number, hoursSinceSunrise: number): number {
  const startDeg = [0, 240, 120][modalityIndex(Math.floor(sunDeg / 30))]!;
  return normalizeDeg(sunDeg + startDeg + 300 * hoursSinceSunrise);
}

/** Sree lagna: as far beyond the lagna in the zodiac as the Moon in her nakshatra; degrees, sidereal. */
export function sreeLagnaDeg(lagnaDeg: number, moonFraction: number): number {
  return normalizeDeg(lagnaDeg + 360 * moonFraction);
}

/**
 * Odd signs are counted forwards from Aries, even ones backwards from Pisces. Counts of the same parity are added,
 * others subtracted. The result is counted in the direction of the lagna's sign. BPHS 5.13–15.
 */
export function varnadaSign(lagnaSign: number, horaSign: number): number {
  const count = (sign: number): number => (isOddSign(sign) ? sign + 1 : 12 - sign);
  const [a, b] = [count(lagnaSign), count(horaSign)];
  const number = isOddSign(lagnaSign) === isOddSign(horaSign) ? a + b : Math.abs(a - b);
  return isOddSign(lagnaSign) ? modulo(number - 1, 12) : modulo(-number, 12);
}

/** As many signs from the Moon as the remainder, modulo twelve, of the rays of the ninth lords from lagna and Moon. */
export function induSign(lagnaSign: number, moonSign: number): number {
  return modulo(moonSign + KALAS[signLordAt(lagnaSign + 8)] + KALAS[signLordAt(moonSign + 8)] - 1, 12);
}
