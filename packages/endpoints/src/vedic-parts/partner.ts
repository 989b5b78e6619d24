import { type Frame, DateOutOfRangeError, type Ephemeris } from '@theia-astro/astro/ephemeris';
import type { VedicChart, VedicSettings } from '@theia-astro/astro/vedic/chart';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { type MoonPlace, moonPlaceAt, moonPlacesBetween } from '@theia-astro/astro/vedic/matching/moon-place';
import { civilDayAt, vedicDayAt, type VedicDay } from '@theia-astro/astro/vedic/chart-day';
import type { PanchangQuestion } from '@theia-astro/astro/vedic/panchang/panchang';
import type { CivilSpan, SunTimes } from '@theia-astro/astro/vedic/rise-set/sun-times';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { BirthData, ResolutionSettings } from '../request/asked.ts';
import { readOffsetText } from '../time/date-text.ts';
import { dateOutOfRange } from '../time/range.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';

/** One partner: chart, gender, and the possible places of the Moon. */
export interface Partner {
  readonly gender: BirthData['gender'];
  readonly chart: VedicChart;
  /**
   * One place when the birth time is known, else all places the Moon passes on that day, starting with that of the
   * chart.
   */
  readonly moonPlaces: readonly MoonPlace[];
}

export interface ResolvedPartner extends Partner {
  readonly time: ResolvedBirth['time'];
  readonly place: ResolvedBirth['place'];
  readonly warnings: readonly Warning[];
}

/** The possible places of the sidereal Moon: that of the instant, or all of the local day when the time is unknown. */
function possibleMoonPlaces(
  { ephemeris }: CalculationContext,
  chart: VedicChart,
  day: ResolvedBirth['moment']['day'],
): readonly MoonPlace[] {
  const own = moonPlaceAt(chart.byId.moon.longitudeDeg);
  if (day === null) return [own];
  const moonAt = (jdUt: number, frame: Frame): number => ephemeris.ecliptic(jdUt, 'moon', frame).longitudeDeg;
  return [own, ...moonPlacesBetween(moonAt(day.startJdUt, chart.frame), moonAt(day.endJdUt, chart.frame))];
}

/** Finds place and instant of a partner and casts the chart. @throws Problem 422, fields prefixed with the partner's path */
export function resolvePartner(
  context: CalculationContext,
  birth: BirthData,
  vedic: VedicSettings,
  resolution: ResolutionSettings,
): ResolvedPartner {
  const { chart, resolved } = resolveChart(context, birth, vedic, resolution);
  const { time, place, moment, warnings } = resolved;
  return {
    gender: birth.gender,
    chart,
    moonPlaces: possibleMoonPlaces(context, chart, moment.day),
    time,
    place,
    warnings,
  };
}

/** Finds place and instant of a birth and casts its Vedic chart. @throws Problem 422, fields prefixed with the birth's path */
export function resolveChart(
  context: CalculationContext,
  birth: BirthData,
  vedic: VedicSettings,
  resolution: ResolutionSettings,
): { readonly chart: VedicChart; readonly resolved: ResolvedBirth } {
  const resolved = resolveBirth(context, birth, resolution);
  const { jdUt, unknownTime } = resolved.moment;
  try {
    const chart = computeVedicChart(
      context.ephemeris,
      { jdUt, unknownTime, place: resolved.geo, utcOffsetSeconds: readOffsetText(resolved.time.offset) ?? 0 },
      vedic,
    );
    return { chart, resolved };
  } catch (error) {
    if (error instanceof DateOutOfRangeError)
      throw dateOutOfRange(`${birth.path}${birth.utcMs === null ? 'birth_date' : 'utc'}`, 'The birth');
    throw error;
  }
}

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
