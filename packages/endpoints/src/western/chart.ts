import { DateOutOfRangeError, type Ephemeris, type GeoPosition } from '@theia-astro/astro/ephemeris';
import { HouseSystemUndefinedError } from '@theia-astro/astro/houses/compute';
import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/houses/systems';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { computeNatal } from '@theia-astro/astro/natal/compute';
import type { ChartMoment } from '@theia-astro/astro/natal/house-frame';
import type { ChartSettings, NatalParts } from '@theia-astro/astro/natal/settings';
import type { Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';

/** What a product needs from the chart: settings, and the names of its request fields for problems. */
export interface ChartRequest {
  readonly moment: ChartMoment;
  readonly place: GeoPosition | null;
  readonly settings: ChartSettings;
  readonly include: NatalParts;
  /** The caller named the bodies, so a body that cannot be computed is rejected instead of left out. */
  readonly bodiesAsked: boolean;
  readonly fields: { readonly bodies: string; readonly houseSystem: string; readonly date: string };
}

/**
 * A western chart for a product, with the warnings of docs/methods/houses.md.
 * @throws Problem 422 `house_system_undefined`, `body_unavailable`, `date_out_of_range`
 */
export function calculateChart(
  ephemeris: Ephemeris,
  request: ChartRequest,
): { readonly chart: NatalChart; readonly warnings: readonly Warning[] } {
  const chart = compute(ephemeris, request);
  const [missing] = chart.unavailable;
  if (missing !== undefined && request.bodiesAsked) {
    throw new Problem({
      code: 'body_unavailable',
      field: request.fields.bodies,
      message: `${missing.body} is not available for this chart: ${missing.reason}.`,
      hint: 'Leave it out of the bodies, or choose a date from 1800 to 2399 and geocentric coordinates.',
    });
  }
  return { chart, warnings: chartWarnings(chart, request.fields) };
}

function compute(ephemeris: Ephemeris, { moment, place, settings, include, fields }: ChartRequest): NatalChart {
  try {
    return computeNatal(ephemeris, moment, place, settings, include);
  } catch (error) {
    if (error instanceof HouseSystemUndefinedError) {
      throw new Problem({
        code: 'house_system_undefined',
        field: fields.houseSystem,
        message: `${HOUSE_SYSTEM_NAMES[error.system]} houses are not defined at this latitude.`,
        hint: 'Choose another house system, or set settings.polar_fallback to porphyry, whole_sign or equal.',
      });
    }
    if (error instanceof DateOutOfRangeError) {
      throw new Problem({
        code: 'date_out_of_range',
        field: fields.date,
        message: 'The date is outside the ephemeris.',
        hint: 'Use a year from -3000 to 3000.',
      });
    }
    throw error;
  }
}

function chartWarnings(chart: NatalChart, fields: ChartRequest['fields']): Warning[] {
  const warnings: Warning[] = chart.unavailable.map(({ body, reason }) => ({
    code: 'body_unavailable',
    message: `${body} is not available for this chart (${reason}) and was left out.`,
    field: fields.bodies,
  }));
  for (const body of chart.further.withoutParans)
    warnings.push({
      code: 'body_unavailable',
      message: `${body} is left out of star_parans: no ephemeris file has it for the whole day.`,
      field: fields.bodies,
    });
  if (chart.houseFallback !== null) {
    const { requested, used } = chart.houseFallback;
    warnings.push({
      code: 'house_system_fallback',
      field: fields.houseSystem,
      message: `${HOUSE_SYSTEM_NAMES[requested]} houses are not defined at this latitude: ${HOUSE_SYSTEM_NAMES[used]} houses were used.`,
    });
  }
  if (chart.houses?.reversed === true) {
    warnings.push({
      code: 'houses_reversed',
      message: 'At this latitude the house cusps do not follow the order of the signs.',
      field: fields.houseSystem,
    });
  }
  return warnings;
}

/** Milliseconds to bring one body to the angles of a day, and for one star on all angles of one body at the widest orb. */
const BODY_MS = 1;
const PAIR_MS = 0.015;
const WIDEST_ORB_MINUTES = 20;

/** Milliseconds that the star parans of one chart take: measured 215 for 383 stars, 31 bodies and 20 minutes, from a place. */
export function paranCostMs({ bodies, stars, paranOrbMinutes }: ChartSettings): number {
  return bodies.length * (BODY_MS + stars.length * PAIR_MS * (paranOrbMinutes / WIDEST_ORB_MINUTES));
}
