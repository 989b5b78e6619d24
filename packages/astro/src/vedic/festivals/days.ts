import { memoized } from '../../search/sample-memory.ts';
import { RAD } from '../../angle/angle.ts';
import type { Ephemeris, Frame, GeoPosition } from '../../ephemeris.ts';
import type { SunriseDefinition } from '../chart.ts';
import { modulo } from '../zodiac.ts';

/** The days of one place: where it lies, and when its civil days begin. */
export interface CivilDays {
  readonly place: GeoPosition;
  readonly sunrise: SunriseDefinition;
  /** Start of a civil day, Julian day UT1; the day is given by its Julian day number. */
  readonly midnightJdUt: (dayNumber: number) => number;
}

/** A civil day and the sunrise to sunrise that begins in it. Julian days UT1; null where the Sun does not rise or set. */
export interface FestivalDay {
  /** Julian day number of the civil date. */
  readonly dayNumber: number;
  /** 0 Sunday … 6 Saturday. */
  readonly weekdayIndex: number;
  readonly midnightJdUt: number;
  readonly sunriseJdUt: number | null;
  readonly sunsetJdUt: number | null;
  readonly nextSunriseJdUt: number | null;
  readonly previousSunsetJdUt: number | null;
}

/** Days with sunrise and sunset, computed on first use. */
export interface DayBook {
  readonly day: (dayNumber: number) => FestivalDay;
  /** The day so many days after (or before) another, without dates that the clocks of the place skipped. */
  readonly beside: (day: FestivalDay, days: number) => FestivalDay;
  /** The first moonrise after the middle of the day; null where there is none within a day. */
  readonly eveningMoonriseJdUt: (day: FestivalDay) => number | null;
  /** The first moonrise after the middle of the night before the day; null where there is none within a day. */
  readonly dawnMoonriseJdUt: (day: FestivalDay) => number | null;
  /** Day number of the civil day that contains an instant. */
  readonly civilDayNumber: (jdUt: number) => number;
  /** The day from sunrise to sunrise that contains an instant; the civil day where there is no sunrise. */
  readonly dayAt: (jdUt: number) => FestivalDay;
}

/** @throws DateOutOfRangeError where the ephemeris ends */
export function dayBook(ephemeris: Ephemeris, { place, sunrise, midnightJdUt }: CivilDays): DayBook {
  const sunOf = memoized((dayNumber: number) => {
    const [from, until] = [midnightJdUt(dayNumber), midnightJdUt(dayNumber + 1)];
    const first = isFarFromHorizon(ephemeris, from, place)
      ? null
      : ephemeris.riseSet(from, 'sun', place, { event: 'rise', disc: sunrise });
    const rise = first !== null && first < until ? first : null;
    const after = rise === null ? null : ephemeris.riseSet(rise, 'sun', place, { event: 'set', disc: sunrise });
    return { rise, set: after !== null && rise !== null && after < rise + 1 ? after : null };
  });
  const existing = (dayNumber: number, step: 1 | -1): number => {
    const number = dayNumber + step;
    return midnightJdUt(number + 1) > midnightJdUt(number) ? number : existing(number, step);
  };
  const day = memoized((dayNumber: number): FestivalDay => {
    const sun = sunOf(dayNumber);
    return {
      dayNumber,
      weekdayIndex: modulo(dayNumber + 1, 7),
      midnightJdUt: midnightJdUt(dayNumber),
      sunriseJdUt: sun.rise,
      sunsetJdUt: sun.set,
      nextSunriseJdUt: sunOf(existing(dayNumber, 1)).rise,
      previousSunsetJdUt: sunOf(existing(dayNumber, -1)).set,
    };
  });
  const beside = (from: FestivalDay, count: number): FestivalDay => {
    let { dayNumber } = from;
    for (let step = 0; step < Math.abs(count); step++) dayNumber = existing(dayNumber, count > 0 ? 1 : -1);
    return day(dayNumber);
  };
  const civilDayNumber = (jdUt: number): number => {
    let number = Math.floor(jdUt + place.geoLongitudeDeg / 360 + 0.5);
    while (midnightJdUt(number) > jdUt) number -= 1;
    while (midnightJdUt(number + 1) <= jdUt) number += 1;
    return number;
  };
  const dayAt = (jdUt: number): FestivalDay => {
    const civil = day(civilDayNumber(jdUt));
    return civil.sunriseJdUt !== null && civil.sunriseJdUt > jdUt ? beside(civil, -1) : civil;
  };
  const moonriseAfterMiddle = (startJdUt: number | null, endJdUt: number | null): number | null => {
    if (startJdUt === null || endJdUt === null) return null;
    const middle = (startJdUt + endJdUt) / 2;
    const found = ephemeris.riseSet(middle, 'moon', place, { event: 'rise', disc: 'upper_limb' });
    return found !== null && found < middle + 1 ? found : null;
  };
  return {
    day,
    beside,
    civilDayNumber,
    dayAt,
    eveningMoonriseJdUt: ({ sunriseJdUt, sunsetJdUt }) => moonriseAfterMiddle(sunriseJdUt, sunsetJdUt),
    dawnMoonriseJdUt: ({ previousSunsetJdUt, sunriseJdUt }) => moonriseAfterMiddle(previousSunsetJdUt, sunriseJdUt),
  };
}

const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
/** Refraction, the disc and a day of motion in declination, rounded up. */
const MARGIN_DEG = 1.5;

/** Whether the Sun surely does not touch the horizon within a day: a search of the engine for what is not there takes long. */
function isFarFromHorizon(ephemeris: Ephemeris, jdUt: number, { geoLatitudeDeg }: GeoPosition): boolean {
  if (Math.abs(geoLatitudeDeg) < 65) return false;
  const { longitudeDeg } = ephemeris.ecliptic(jdUt, 'sun', TROPICAL);
  const obliquityDeg = ephemeris.obliquity(jdUt).trueDeg;
  const declinationDeg = Math.asin(Math.sin(obliquityDeg * RAD) * Math.sin(longitudeDeg * RAD)) / RAD;
  return Math.abs(geoLatitudeDeg) + Math.abs(declinationDeg) > 90 + MARGIN_DEG;
}
