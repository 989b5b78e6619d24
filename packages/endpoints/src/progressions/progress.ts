import { DateOutOfRangeError, type Ephemeris, HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/ephemeris';
import { HouseSystemUndefinedError } from '@theia-astro/astro/houses/compute';
import {
  computeProgressed,
  type NatalBasis,
  type ProgressedChart,
  type ProgressionChoice,
} from '@theia-astro/astro/progressions/compute';
import type { Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../request/asked.ts';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { ChartRole } from '../wire/aspect.ts';
import { chartSettings } from '../wire/chart-parts.ts';
import type { ProgressionsInclude } from './request.ts';

/** The progressed chart with its warnings. @throws Problem 422 `date_out_of_range`, `house_system_undefined`, `body_unavailable` */
export function progressChart(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  targetJdUt: number,
  choice: ProgressionChoice,
  settings: Settings,
): { readonly progressed: ProgressedChart; readonly warnings: readonly Warning[] } {
  const progressed = compute(ephemeris, natal, targetJdUt, choice, settings);
  const [missing] = progressed.unavailable;
  if (missing !== undefined && settings.bodiesAsked) {
    throw new Problem({
      code: 'body_unavailable',
      field: 'settings.bodies',
      message: `${missing} is not available at the progressed instant.`,
      hint: 'Leave it out of the bodies, or choose a date whose progressed instant lies from 1800 to 2399.',
    });
  }
  return { progressed, warnings: [...missingBodies(natal, progressed), ...houseWarnings(natal, progressed)] };
}

function compute(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  targetJdUt: number,
  choice: ProgressionChoice,
  settings: Settings,
): ProgressedChart {
  try {
    return computeProgressed(ephemeris, natal, targetJdUt, choice, settings.chart);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) {
      throw new Problem({
        code: 'date_out_of_range',
        field: 'progressed_date',
        message: 'The progressed instant is outside the ephemeris.',
        hint: 'Choose a date nearer to the birth.',
      });
    }
    if (error instanceof HouseSystemUndefinedError) {
      throw new Problem({
        code: 'house_system_undefined',
        field: 'settings.house_system',
        message: `${HOUSE_SYSTEM_NAMES[error.system]} houses are not defined for the progressed chart.`,
        hint: 'Choose another house system, or set settings.polar_fallback to porphyry, whole_sign or equal.',
      });
    }
    throw error;
  }
}

function missingBodies(natal: NatalBasis, { unavailable }: ProgressedChart): readonly Warning[] {
  const said = new Set(natal.chart.unavailable.map(({ body }) => body));
  return unavailable
    .filter((body) => !said.has(body))
    .map((body) => ({
      code: 'body_unavailable',
      message: `${body} is not available at the progressed instant and was left out.`,
      field: 'settings.bodies',
    }));
}

/** Only warnings that the natal chart does not already have. */
function houseWarnings({ chart }: NatalBasis, { houses }: ProgressedChart): readonly Warning[] {
  if (houses === null) return [];
  const warnings: Warning[] = [];
  const field = 'settings.house_system';
  if (houses.system !== houses.requestedSystem && chart.houseFallback === null) {
    warnings.push({
      code: 'house_system_fallback',
      field,
      message: `${HOUSE_SYSTEM_NAMES[houses.requestedSystem]} houses are not defined for the progressed chart: ${HOUSE_SYSTEM_NAMES[houses.system]} houses were used.`,
    });
  }
  if (houses.reversed && chart.houses?.reversed !== true) {
    warnings.push({
      code: 'houses_reversed',
      field,
      message: 'The progressed house cusps do not follow the order of the signs.',
    });
  }
  return warnings;
}

/** The name of a method's moving chart in aspects. */
export function chartRole({ method }: Pick<ProgressionChoice, 'method'>): ChartRole {
  return method === 'solar_arc' ? 'directed' : 'progressed';
}

/** The settings used to find aspects: only the major ones unless all are shown. */
export function shownSettings(settings: ChartSettings, include: ReadonlySet<ProgressionsInclude>): ChartSettings {
  return chartSettings(settings, new Set(include.has('all_aspects') ? (['all_aspects'] as const) : []));
}
