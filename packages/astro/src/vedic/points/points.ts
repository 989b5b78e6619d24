import fatalDegrees from '../../../data/vedic/mrityu-bhaga.json' with { type: 'json' };
import { normalizeDeg } from '../../angle/angle.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import type { VedicDay } from '../chart-day.ts';
import { ascendantAt, type VedicChart, type VedicLagna } from '../chart.ts';
import {
  type GrahaId,
  isOddSign,
  modalityIndex,
  modulo,
  SEVEN_GRAHAS,
  type SevenGraha,
  signLordAt,
} from '../zodiac.ts';

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

export const SPHUTAS = [
  'bhrigu_bindu',
  'yogi',
  'avayogi',
  'beeja',
  'kshetra',
  'tithi',
  'yoga',
  'rahu_tithi',
  'tri',
  'chatur',
  'pancha',
  'prana',
  'deha',
  'mrityu',
  'sookshma_tri',
] as const;
export type SphutaId = (typeof SPHUTAS)[number];

/** 93°20′: where the circle of yogas begins, Pushya, for the yogi point. */
const YOGI_START_DEG = 93 + 1 / 3;
/** From the yogi to the avayogi: six nakshatras more than half the circle of yogas, 186°40′. */
const AVAYOGI_DEG = 186 + 2 / 3;

/**
 * Points that are sums of longitudes, sidereal degrees in [0, 360); those that need the lagna or Gulika are null
 * without them.
 * Bhrigu bindu: the middle of the arc from Rahu on to the Moon. Yogi and avayogi: usage. Beeja and kshetra: Prasna
 * Marga 18. Tri, chatur, pancha: Prasna Marga 5; prana, deha and mrityu: Prasna Marga 5 (five times the lagna, eight
 * times the Moon, seven times Gulika).
 */
export function sphutas(
  longitudes: Readonly<Record<GrahaId, number>>,
  lagnaDeg: number | null,
  gulikaDeg: number | null,
): Readonly<Record<SphutaId, number | null>> {
  const { sun, moon, mars, jupiter, venus, rahu } = longitudes;
  const yogi = normalizeDeg(sun + moon + YOGI_START_DEG);
  const known = {
    bhrigu_bindu: normalizeDeg(rahu + normalizeDeg(moon - rahu) / 2),
    yogi,
    avayogi: normalizeDeg(yogi + AVAYOGI_DEG),
    beeja: normalizeDeg(sun + venus + jupiter),
    kshetra: normalizeDeg(moon + mars + jupiter),
    tithi: normalizeDeg(moon - sun),
    yoga: normalizeDeg(sun + moon),
    rahu_tithi: normalizeDeg(rahu - sun),
  };
  if (lagnaDeg === null || gulikaDeg === null)
    return {
      ...known,
      tri: null,
      chatur: null,
      pancha: null,
      prana: null,
      deha: null,
      mrityu: null,
      sookshma_tri: null,
    };
  const tri = lagnaDeg + moon + gulikaDeg;
  const prana = 5 * lagnaDeg + gulikaDeg;
  const deha = 8 * moon + gulikaDeg;
  const mrityu = 7 * gulikaDeg + sun;
  return {
    ...known,
    tri: normalizeDeg(tri),
    chatur: normalizeDeg(tri + sun),
    pancha: normalizeDeg(tri + sun + rahu),
    prana: normalizeDeg(prana),
    deha: normalizeDeg(deha),
    mrityu: normalizeDeg(mrityu),
    sookshma_tri: normalizeDeg(prana + deha + mrityu),
  };
}

export const KALA_VELAS = ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka', 'gulika'] as const;
type KalaVela = (typeof KALA_VELAS)[number];

/** The point of its eighth of the day at which an upagraha rises. */
export const GULIKA_MOMENTS = ['start', 'middle', 'end'] as const;
export type GulikaMoment = (typeof GULIKA_MOMENTS)[number];

/** The graha to whose eighth of the day each one belongs. BPHS 3.66–69. */
const PART_LORDS: Readonly<Record<KalaVela, SevenGraha>> = {
  kala: 'sun',
  mrityu: 'mars',
  ardhaprahara: 'mercury',
  yamaghantaka: 'jupiter',
  gulika: 'saturn',
};

/**
 * Thirtieths of the day after sunrise at which Mandi rises, Sunday to Saturday; by night the list starts with the fifth
 * weekday. PD 25.
 */
const MANDI_THIRTIETHS: readonly number[] = [26, 22, 18, 14, 10, 6, 2];

export interface RisingPoint {
  /** Julian day UT1 of the moment it is the lagna of. */
  readonly jdUt: number;
  /** Sidereal. */
  readonly longitudeDeg: number;
}

interface KalaVelas {
  readonly points: Readonly<Record<KalaVela, RisingPoint>>;
  readonly mandi: RisingPoint;
}

/**
 * Kala-velas and Mandi: the lagna at moments of the day or night of birth. Day parts start with the weekday's lord,
 * night parts with the fifth from it, in the order of the weekdays. The eighth part has no lord. Null without time,
 * place or sunrise.
 */
export function kalaVelas(ephemeris: Ephemeris, chart: VedicChart, at: GulikaMoment): KalaVelas | null {
  const {
    day,
    birth: { place },
    frame,
  } = chart;
  if (day === null || place === null) return null;
  const point = (jdUt: number): RisingPoint => ({ jdUt, longitudeDeg: ascendantAt(ephemeris, jdUt, place, frame) });
  const { startJdUt, lengthDays, firstIndex } = birthHalf(day);
  const shift = { start: 0, middle: 0.5, end: 1 }[at];
  const eighth = (lord: SevenGraha): RisingPoint => {
    const part = (SEVEN_GRAHAS.indexOf(lord) - firstIndex + 7) % 7;
    return point(startJdUt + (lengthDays * (part + shift)) / 8);
  };
  return {
    points: {
      kala: eighth(PART_LORDS.kala),
      mrityu: eighth(PART_LORDS.mrityu),
      ardhaprahara: eighth(PART_LORDS.ardhaprahara),
      yamaghantaka: eighth(PART_LORDS.yamaghantaka),
      gulika: eighth(PART_LORDS.gulika),
    },
    mandi: point(startJdUt + (lengthDays * MANDI_THIRTIETHS[firstIndex]!) / 30),
  };
}

/** The half of the vedic day that contains the birth, and the weekday index of the lord of its first part. */
function birthHalf({ isDaytime, sunriseJdUt, sunsetJdUt, nextSunriseJdUt, weekdayIndex }: VedicDay): {
  readonly startJdUt: number;
  readonly lengthDays: number;
  readonly firstIndex: number;
} {
  return isDaytime
    ? { startJdUt: sunriseJdUt, lengthDays: sunsetJdUt - sunriseJdUt, firstIndex: weekdayIndex }
    : { startJdUt: sunsetJdUt, lengthDays: nextSunriseJdUt - sunsetJdUt, firstIndex: (weekdayIndex + 4) % 7 };
}

export const SUN_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
type SunUpagraha = (typeof SUN_UPAGRAHAS)[number];

/** The five points derived from the Sun (BPHS 3.61–64); sidereal degrees. Upaketu plus 30° is the Sun again. */
export function sunUpagrahas(sunLongitudeDeg: number): Record<SunUpagraha, number> {
  const dhuma = normalizeDeg(sunLongitudeDeg + 133 + 1 / 3);
  const vyatipata = normalizeDeg(360 - dhuma);
  const parivesha = normalizeDeg(vyatipata + 180);
  const indrachapa = normalizeDeg(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: normalizeDeg(indrachapa + 16 + 2 / 3) };
}

export type MortalPoint = GrahaId | 'mandi' | 'lagna';

/** The fatal degree of each point in each sign, Aries first: Phaladeepika 13, as tabulated in PyJHora. */
const DEGREES: Readonly<Record<MortalPoint, readonly number[]>> = fatalDegrees;

export interface MrityuBhaga {
  /** The fatal degree of the sign the point is in, 1..29. */
  readonly fatalDeg: number;
  /** The point's degree in its sign minus the fatal one. */
  readonly distanceDeg: number;
}

/**
 * How far a point is from the fatal degree (mrityu bhaga) of its sign, for a sidereal longitude in [0, 360). Traditions
 * differ in the orb, so none is applied.
 */
export function mrityuBhaga(point: MortalPoint, longitudeDeg: number): MrityuBhaga {
  const signIndex = Math.floor(longitudeDeg / 30) % 12;
  const fatalDeg = DEGREES[point][signIndex]!;
  return { fatalDeg, distanceDeg: longitudeDeg - 30 * signIndex - fatalDeg };
}
