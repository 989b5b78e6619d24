import type { Ephemeris } from '../ephemeris.ts';
import { afterSolarHours, apparentSolarHours, type SolarDay } from './solar-time.ts';

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
