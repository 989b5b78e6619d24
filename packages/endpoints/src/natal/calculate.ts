import type { CalculationContext } from '../endpoint.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { calculateChart } from '../western/chart.ts';
import { chartSettings } from '../wire/chart-parts.ts';
import { wireChart } from '../wire/chart.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { NatalRequest } from './request.ts';
import type { natalResponseSchema } from './schema.ts';

/** The natal answer of contract §5. @throws Problem 422 */
export function calculateNatal(context: CalculationContext, request: NatalRequest): Wire<typeof natalResponseSchema> {
  const { birth, settings, include } = request;
  const { time, place, moment, geo, warnings } = resolveBirth(context, birth, settings.resolution);
  const { chart, warnings: chartWarnings } = calculateChart(context.ephemeris, {
    moment,
    place: geo,
    settings: chartSettings(settings.chart, include),
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
    at: time.utc,
    ...wireChart(context.ephemeris, chart, include),
    time,
    place,
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source: chart.source }),
    warnings: [...request.warnings, ...warnings, ...precisionWarnings(chart.source), ...chartWarnings],
  };
}
