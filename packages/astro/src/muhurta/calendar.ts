import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import type { Span } from '../elections/spans.ts';
import { signIngresses } from '../search/sign-ingresses.ts';
import type { LongitudeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';
import type { SunriseDefinition } from '../vedic/chart.ts';
import { vedicDayAt } from '../vedic/chart-day.ts';
import type { DaySky } from '../vedic/panchang/day-sky.ts';
import { type Limb, limbsIn } from '../vedic/panchang/limbs.ts';
import { type LunarMonth, lunarMonthAt } from '../vedic/panchang/lunar-month.ts';
import type { SunDay } from '../vedic/panchang/parts-of-day.ts';
import { signIndexAt } from '../zodiac/signs.ts';

/** The longest time between two sunrises where the Sun rises daily. */
const LONGEST_DAY_DAYS = 1.1;

/** The vedic days that touch a range, in order; those on which the Sun does not both rise and set are missing. */
export function sunDays(
  ephemeris: Ephemeris,
  place: GeoPosition,
  utcOffsetSeconds: number,
  disc: SunriseDefinition,
  range: Span,
): SunDay[] {
  const days: SunDay[] = [];
  let jdUt = range.startJdUt;
  while (jdUt < range.endJdUt) {
    let day: SunDay | null = vedicDayAt(ephemeris, jdUt, place, utcOffsetSeconds, disc);
    for (; day !== null && day.sunriseJdUt < range.endJdUt; day = dayAfter(ephemeris, place, disc, day)) {
      days.push(day);
      jdUt = day.nextSunriseJdUt;
    }
    jdUt += 1;
  }
  return days;
}

function dayAfter(
  ephemeris: Ephemeris,
  place: GeoPosition,
  disc: SunriseDefinition,
  { nextSunriseJdUt: sunriseJdUt, weekdayIndex }: SunDay,
): SunDay | null {
  const next = (fromJdUt: number, event: 'rise' | 'set'): number | null =>
    ephemeris.riseSet(fromJdUt, 'sun', place, { event, disc });
  const nextSunriseJdUt = next(sunriseJdUt + 0.5, 'rise');
  const sunsetJdUt = next(sunriseJdUt, 'set');
  const complete =
    nextSunriseJdUt !== null &&
    sunsetJdUt !== null &&
    nextSunriseJdUt - sunriseJdUt < LONGEST_DAY_DAYS &&
    sunsetJdUt < nextSunriseJdUt;
  return complete ? { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, weekdayIndex: (weekdayIndex + 1) % 7 } : null;
}

/** A tithi and the lunar month it is in. */
export interface LunarDay extends Limb<'tithi'> {
  readonly month: LunarMonth;
}

/** The tithis that touch a range, each with its month. @throws DateOutOfRangeError */
export function lunarDays(ephemeris: Ephemeris, frame: Frame, sky: DaySky, range: Span): LunarDay[] {
  const middle = ({ startJdUt, endJdUt }: Span): number => (startJdUt + endJdUt) / 2;
  let month: LunarMonth | null = null;
  return limbsIn(sky, 'tithi', range.startJdUt, range.endJdUt).map((tithi) => {
    const found: LunarMonth =
      month === null || tithi.index === 1 ? lunarMonthAt(ephemeris, frame, middle(tithi)) : month;
    month = found;
    return { ...tithi, month: found };
  });
}

/** The time a body spends in one sign. */
export interface SignStay extends Span {
  readonly signIndex: number;
}

/** The signs a motion passes within a range, cut at its ends. */
export function signStays(motion: LongitudeMotion, { startJdUt, endJdUt }: Span): SignStay[] {
  const entries = signIngresses(tracePath(motion, startJdUt, endJdUt));
  const starts = [{ signIndex: signIndexAt(motion.at(startJdUt).longitudeDeg), jdUt: startJdUt }, ...entries];
  return starts.map(({ signIndex, jdUt }, index) => ({
    signIndex,
    startJdUt: jdUt,
    endJdUt: starts[index + 1]?.jdUt ?? endJdUt,
  }));
}
