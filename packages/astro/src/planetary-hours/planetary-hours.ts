import type { Ephemeris, GeoPosition, RiseSetOptions } from '../ephemeris.ts';

const HOURS_PER_DAY = 24;

/** Apparent solar time at a meridian in days, counted like Julian days: noon is a whole number. */
function apparentSolarDays(ephemeris: Ephemeris, jdUt: number, geoLongitudeDeg: number): number {
  return jdUt + geoLongitudeDeg / 360 + ephemeris.equationOfTimeDays(jdUt);
}

/** Local apparent solar time (sundial time), hours in [0, 24). Defined everywhere, even in polar night. */
export function apparentSolarHours(ephemeris: Ephemeris, jdUt: number, geoLongitudeDeg: number): number {
  const days = apparentSolarDays(ephemeris, jdUt, geoLongitudeDeg) + 0.5;
  return (days - Math.floor(days)) * HOURS_PER_DAY;
}

/**
 * The instant (Julian day UT1) at which apparent solar time has advanced by `hours` from `jdUt` (negative hours go
 * back). Accurate to a millisecond over a few days.
 */
export function afterSolarHours(ephemeris: Ephemeris, jdUt: number, geoLongitudeDeg: number, hours: number): number {
  const target = apparentSolarDays(ephemeris, jdUt, geoLongitudeDeg) + hours / HOURS_PER_DAY;
  let found = jdUt + hours / HOURS_PER_DAY;
  for (let iteration = 0; iteration < 3; iteration += 1)
    found += target - apparentSolarDays(ephemeris, found, geoLongitudeDeg);
  return found;
}

/** From one sunrise to the next; Julian days UT1, at sea level (docs/methods/planetary-hours.md). */
export interface SolarDay {
  readonly sunriseJdUt: number;
  readonly sunsetJdUt: number;
  readonly nextSunriseJdUt: number;
}

/** Two consecutive sunrises are never further apart than this, even just before the Sun stops rising. */
const LONGEST_DAY_DAYS = 1.1;
const AFTER_DAYS = 1e-5;

/**
 * The solar day that contains an instant, with sunrises as `disc` defines them. Null when the Sun does not rise, set
 * and rise again around the instant. @throws DateOutOfRangeError
 */
export function solarDayAt(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  disc: RiseSetOptions['disc'],
): SolarDay | null {
  const site = { ...place, elevationM: 0 };
  const nextRise = (after: number): number | null => ephemeris.riseSet(after, 'sun', site, { event: 'rise', disc });
  let sunriseJdUt = nextRise(jdUt - LONGEST_DAY_DAYS);
  if (sunriseJdUt === null || sunriseJdUt > jdUt) return null;
  let next = nextRise(sunriseJdUt + AFTER_DAYS);
  while (next !== null && next <= jdUt) {
    sunriseJdUt = next;
    next = nextRise(sunriseJdUt + AFTER_DAYS);
  }
  if (next === null || next - sunriseJdUt > LONGEST_DAY_DAYS) return null;
  const sunsetJdUt = ephemeris.riseSet(sunriseJdUt + AFTER_DAYS, 'sun', site, { event: 'set', disc });
  return sunsetJdUt === null || sunsetJdUt >= next ? null : { sunriseJdUt, sunsetJdUt, nextSunriseJdUt: next };
}

export type HourRuler = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';

/** Lords of the weekdays, Sunday first. */
const DAY_RULERS: readonly HourRuler[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
/** The planets from slowest to fastest in the traditional (Chaldean) order; the hours repeat it in a cycle. */
const CHALDEAN_ORDER: readonly HourRuler[] = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'];

export interface PlanetaryHour {
  /** 1–12 from sunrise, 13–24 from sunset; with equal hours 1–24 from 06:00. */
  readonly index: number;
  readonly startsJdUt: number;
  readonly endsJdUt: number;
  readonly dayRuler: HourRuler;
  readonly ruler: HourRuler;
  readonly method: 'seasonal' | 'equal';
}

const PARTS = 12;
const HOURS = 24;
const EQUAL_DAY_BEGINS_HOURS = 6;

/** The civil weekday (0 Sunday … 6 Saturday) of the local date at an instant. */
type WeekdayAt = (jdUt: number) => number;

/** Unequal hours: day and night are divided into twelve parts each. The weekday is that of the sunrise. */
export function seasonalHour(jdUt: number, day: SolarDay, weekdayAt: WeekdayAt): PlanetaryHour {
  const daylight = jdUt < day.sunsetJdUt;
  const beginJdUt = daylight ? day.sunriseJdUt : day.sunsetJdUt;
  const lengthDays = ((daylight ? day.sunsetJdUt : day.nextSunriseJdUt) - beginJdUt) / PARTS;
  const part = Math.min(PARTS - 1, Math.floor((jdUt - beginJdUt) / lengthDays));
  const startsJdUt = beginJdUt + part * lengthDays;
  return ruled(
    (daylight ? 0 : PARTS) + part + 1,
    startsJdUt,
    startsJdUt + lengthDays,
    weekdayAt(day.sunriseJdUt),
    'seasonal',
  );
}

/**
 * Equal hours, for places where the Sun neither rises nor sets: 24 hours of apparent solar time from 06:00, the time of
 * sunrise at the equinox.
 */
export function equalHour(
  ephemeris: Ephemeris,
  jdUt: number,
  geoLongitudeDeg: number,
  weekdayAt: WeekdayAt,
): PlanetaryHour {
  const sinceSix = (apparentSolarHours(ephemeris, jdUt, geoLongitudeDeg) - EQUAL_DAY_BEGINS_HOURS + HOURS) % HOURS;
  const part = Math.floor(sinceSix);
  const at = (hours: number): number => afterSolarHours(ephemeris, jdUt, geoLongitudeDeg, hours - sinceSix);
  return ruled(part + 1, at(part), at(part + 1), weekdayAt(at(0)), 'equal');
}

function ruled(
  index: number,
  startsJdUt: number,
  endsJdUt: number,
  weekday: number,
  method: PlanetaryHour['method'],
): PlanetaryHour {
  const dayRuler = DAY_RULERS[weekday]!;
  const first = CHALDEAN_ORDER.indexOf(dayRuler);
  return {
    index,
    startsJdUt,
    endsJdUt,
    dayRuler,
    ruler: CHALDEAN_ORDER[(first + index - 1) % CHALDEAN_ORDER.length]!,
    method,
  };
}

/**
 * Eight windows of three hours of apparent solar time, from midnight; the sequence follows Smolensky & Lamberg,
 * The Body Clock Guide to Better Health (2000), and is informational.
 */
export const CIRCADIAN_WINDOWS = [
  'deep_night',
  'pre_dawn',
  'morning_rise',
  'morning_peak',
  'midday_dip',
  'afternoon_peak',
  'evening_wind_down',
  'night_rest',
] as const;
type CircadianWindow = (typeof CIRCADIAN_WINDOWS)[number];

const WINDOW_HOURS = 3;

/** The window of an apparent solar time in [0, 24) hours. */
export function circadianWindow(solarHours: number): CircadianWindow {
  return CIRCADIAN_WINDOWS[Math.floor(solarHours / WINDOW_HOURS) % CIRCADIAN_WINDOWS.length]!;
}

/** Hours of apparent solar time until the next window begins, (0, 3]. */
export function hoursToNextWindow(solarHours: number): number {
  return WINDOW_HOURS - (solarHours % WINDOW_HOURS);
}
