import type { Ephemeris } from '../../ephemeris.ts';
import { ascendantAt, type VedicChart } from '../chart.ts';
import type { VedicDay } from '../chart-day.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import { normalizeDeg } from '../../angle/normalize.ts';

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
