import { birthField } from '../../request/birth-data.ts';
import type { Side } from '@theia-astro/astro/synastry/inter-aspects';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import { calculateChart } from '../chart.ts';
import { Problem } from '../../problem.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import type { BirthData } from '../../request/asked.ts';
import { resolveBirth } from '../../resolve/resolve-birth.ts';
import { type JoinedCharts, personParts } from './schemas.ts';

/** One of the two people: resolved, with the chart. */
export interface Person extends Side {
  readonly time: ResolvedBirth['time'];
  readonly wirePlace: ResolvedBirth['place'];
  readonly warnings: readonly Warning[];
}

/** Finds place and instant of a person and casts the chart. @throws Problem 422, fields prefixed with the person's path */
export function resolvePerson(
  context: CalculationContext,
  birth: BirthData,
  { settings, include }: Pick<JoinedCharts, 'settings' | 'include'>,
): Person {
  const { time, place, moment, geo, warnings } = resolveBirth(context, birth, settings.resolution);
  if (geo === null)
    throw new Problem({
      code: 'missing_field',
      field: `${birth.path}location`,
      message: `${birth.path}location is required.`,
    });
  const { chart, warnings: chartWarnings } = calculateChart(context.ephemeris, {
    moment,
    place: geo,
    settings: settings.chart,
    include: new Set([...personParts(include), ...(include.has('balance') ? (['balance'] as const) : [])]),
    bodiesAsked: settings.bodiesAsked,
    fields: { date: birthField(birth) },
  });
  return { moment, place: geo, chart, time, wirePlace: place, warnings: [...warnings, ...chartWarnings] };
}

/** Removes duplicate warnings when both charts have the same one. */
export function once(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}
