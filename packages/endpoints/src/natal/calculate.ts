import type { NatalInclude } from '@theia/astro/natal/settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { BirthData, Settings } from '../shared/contract.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { resolveBirth } from '../shared/resolve-birth.ts';
import { calculateChart } from './chart.ts';
import { wireChart } from './wire-chart.ts';

export interface NatalRequest {
  readonly product: 'natal';
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly include: ReadonlySet<NatalInclude>;
  /** The normalised request, for `input`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Of parsing. */
  readonly warnings: readonly Warning[];
}

/** The natal answer of contract §5. @throws Problem 422 */
export function calculateNatal(context: CalculationContext, request: NatalRequest): Record<string, unknown> {
  const { birth, settings, include } = request;
  const { time, place, moment, geo, warnings } = resolveBirth(context, birth, settings.resolution);
  const { chart, warnings: chartWarnings } = calculateChart(context.ephemeris, {
    moment,
    place: geo,
    settings: settings.chart,
    include,
    bodiesAsked: settings.bodiesAsked,
    fields: {
      bodies: 'settings.bodies',
      houseSystem: 'settings.house_system',
      date: birth.utcMs === null ? 'birth_date' : 'utc',
    },
  });
  return {
    product: 'natal',
    datetime_utc: time.utc,
    ...wireChart(context.ephemeris, chart, include),
    time,
    place,
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source: chart.source }),
    warnings: [...request.warnings, ...warnings, ...precisionWarnings(chart.source), ...chartWarnings],
  };
}
