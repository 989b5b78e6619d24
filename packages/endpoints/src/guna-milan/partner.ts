import type { Frame } from '@theia/astro/ephemeris';
import { DateOutOfRangeError } from '@theia/astro/ephemeris';
import type { VedicSettings } from '@theia/astro/vedic/chart-settings';
import { computeVedicChart } from '@theia/astro/vedic/chart-compute';
import type { VedicChart } from '@theia/astro/vedic/chart';
import { moonPlaceOf, moonPlacesBetween, type MoonPlace } from '@theia/astro/vedic/matching/moon-place';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { BirthData, ResolutionSettings, ResolvedBirth } from '../shared/contract.ts';
import { readOffsetText } from '../shared/date-text.ts';
import { dateOutOfRange } from '../shared/range.ts';
import { resolveBirth } from '../shared/resolve-birth.ts';

/** One of the two: chart, gender, and where the Moon may stand. */
export interface Partner {
  readonly gender: BirthData['gender'];
  readonly chart: VedicChart;
  /** One place when the birth time is known, else all the Moon passes on that day; the chart's own first. */
  readonly moonPlaces: readonly MoonPlace[];
}

export interface ResolvedPartner extends Partner {
  readonly time: ResolvedBirth['time'];
  readonly place: ResolvedBirth['place'];
  readonly warnings: readonly Warning[];
}

/** The sidereal Moon's places of a birth: of the instant, or of the whole local day when the time is unknown. */
export function moonPlacesOf(
  { ephemeris }: CalculationContext,
  chart: VedicChart,
  day: ResolvedBirth['moment']['day'],
): readonly MoonPlace[] {
  const own = moonPlaceOf(chart.byId.moon.longitudeDeg);
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
  return { gender: birth.gender, chart, moonPlaces: moonPlacesOf(context, chart, moment.day), time, place, warnings };
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
