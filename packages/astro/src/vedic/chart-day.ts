import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import type { SunriseDefinition } from './chart.ts';
import { modulo, SEVEN_GRAHAS, type SevenGraha } from './zodiac.ts';

/** The vedic day, from sunrise to sunrise, that contains an instant; Julian days UT1. */
export interface VedicDay {
  readonly sunriseJdUt: number;
  readonly sunsetJdUt: number;
  readonly nextSunriseJdUt: number;
  /** The instant lies between sunrise and sunset. */
  readonly isDaytime: boolean;
  /** Hours since sunrise, from 0 to slightly over 24. */
  readonly hoursSinceSunrise: number;
  /** Julian day number of the civil date on which the day began. */
  readonly civilDayNumber: number;
  /** Weekday of that date, 0 Sunday … 6 Saturday. */
  readonly weekdayIndex: number;
  readonly weekdayLord: SevenGraha;
}

const LONGEST_DAY_DAYS = 1.1;

/**
 * The vedic day around `jdUt`; null when the Sun does not rise or set. `utcOffsetSeconds` of the local clock shows on
 * which side of the date line the place lies: the civil date is the one whose apparent noon follows the sunrise.
 */
export function vedicDayAt(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  utcOffsetSeconds: number,
  sunrise: SunriseDefinition,
): VedicDay | null {
  const next = (from: number, event: 'rise' | 'set'): number | null =>
    ephemeris.riseSet(from, 'sun', place, { event, disc: sunrise });
  let sunriseJdUt = next(jdUt - LONGEST_DAY_DAYS, 'rise');
  if (sunriseJdUt === null) return null;
  let nextSunriseJdUt = next(sunriseJdUt + 0.5, 'rise');
  for (let step = 0; step < 2 && nextSunriseJdUt !== null && nextSunriseJdUt <= jdUt; step++) {
    sunriseJdUt = nextSunriseJdUt;
    nextSunriseJdUt = next(sunriseJdUt + 0.5, 'rise');
  }
  const sunsetJdUt = next(sunriseJdUt, 'set');
  if (
    nextSunriseJdUt === null ||
    sunsetJdUt === null ||
    nextSunriseJdUt - sunriseJdUt > LONGEST_DAY_DAYS ||
    sunsetJdUt >= nextSunriseJdUt
  )
    return null;
  const civilDayNumber = civilDayOfSunrise(ephemeris, sunriseJdUt, place, utcOffsetSeconds);
  const weekdayIndex = modulo(civilDayNumber + 1, 7);
  return {
    sunriseJdUt,
    sunsetJdUt,
    nextSunriseJdUt,
    civilDayNumber,
    weekdayIndex,
    isDaytime: jdUt < sunsetJdUt,
    hoursSinceSunrise: (jdUt - sunriseJdUt) * 24,
    weekdayLord: SEVEN_GRAHAS[weekdayIndex]!,
  };
}

function civilDayOfSunrise(
  ephemeris: Ephemeris,
  sunriseJdUt: number,
  { geoLongitudeDeg }: GeoPosition,
  utcOffsetSeconds: number,
): number {
  const apparentJd = sunriseJdUt + geoLongitudeDeg / 360 + ephemeris.equationOfTimeDays(sunriseJdUt);
  const dateLineDays = Math.round((utcOffsetSeconds / 3600 - geoLongitudeDeg / 15) / 24);
  return Math.ceil(apparentJd - 1e-9) + dateLineDays;
}

/** The civil day of an instant on a clock with a fixed offset, and its weekday (0 Sunday … 6 Saturday). */
export function civilDayAt(
  jdUt: number,
  utcOffsetSeconds: number,
): { readonly startJdUt: number; readonly endJdUt: number; readonly weekdayIndex: number } {
  const offsetDays = utcOffsetSeconds / 86_400;
  const number = Math.floor(jdUt + offsetDays + 0.5);
  const startJdUt = number - 0.5 - offsetDays;
  return { startJdUt, endJdUt: startJdUt + 1, weekdayIndex: modulo(number + 1, 7) };
}
