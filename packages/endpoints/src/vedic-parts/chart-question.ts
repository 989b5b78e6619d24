import type { Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { civilDayAt, vedicDayAt, type VedicDay } from '@theia-astro/astro/vedic/chart-day';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import type { PanchangQuestion } from '@theia-astro/astro/vedic/panchang/panchang';
import type { CivilSpan, SunTimes } from '@theia-astro/astro/vedic/rise-set/sun-times';

/** The panchang is geocentric, regardless of the chart's observer. */
export function panchangFrame({ ayanamsa, positions }: Pick<Frame, 'ayanamsa' | 'positions'>): Frame {
  return { center: 'geocentric', positions, ayanamsa };
}

/** Sunrise, sunset and next sunrise of a vedic day. */
export function sunTimesOfDay({ sunriseJdUt, sunsetJdUt, nextSunriseJdUt }: VedicDay): SunTimes {
  return { sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}

export const NO_SUN: SunTimes = { sunriseJdUt: null, sunsetJdUt: null, nextSunriseJdUt: null };

/** From sunrise to the next sunrise, or the civil day when the Sun does not rise. */
export function sunriseSpan({ sunriseJdUt, nextSunriseJdUt }: SunTimes, civil: CivilSpan): CivilSpan {
  return sunriseJdUt === null ? civil : { startJdUt: sunriseJdUt, endJdUt: nextSunriseJdUt ?? sunriseJdUt + 1 };
}

/**
 * The panchang of a birth: limbs at the birth, the vedic day around it; null without a place. With an unknown time the
 * moment is noon.
 */
export function chartQuestion(
  ephemeris: Ephemeris,
  { birth, settings, frame, day }: VedicChart,
): PanchangQuestion | null {
  const { jdUt, place, utcOffsetSeconds } = birth;
  if (place === null) return null;
  const civil = civilDayAt(jdUt, utcOffsetSeconds);
  const found = day ?? vedicDayAt(ephemeris, jdUt, place, utcOffsetSeconds, settings.sunrise);
  const sun = found === null ? NO_SUN : sunTimesOfDay(found);
  return {
    atJdUt: jdUt,
    sun,
    weekdayIndex: found?.weekdayIndex ?? civil.weekdayIndex,
    span: sunriseSpan(sun, civil),
    moonSpan: civil,
    place,
    frame: panchangFrame(frame),
  };
}
