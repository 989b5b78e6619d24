import type { CalculationContext } from '../endpoint.ts';
import { wireLongitude } from '../natal/wire-number.ts';
import { birthYearOf } from '../shared/birth-year.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { resolveBirth } from '../shared/resolve-birth.ts';
import { castReturn, natalChart } from './cast.ts';
import { chooseReturns } from './choose.ts';
import type { ReturnRequest } from './request.ts';
import { natalLongitude, returningOf } from './returning.ts';
import { uncertaintyOf } from './uncertainty.ts';
import { venueOf } from './venue.ts';

/** The answer of contract §11. @throws Problem 422 */
export function calculateReturn(context: CalculationContext, request: ReturnRequest): Record<string, unknown> {
  const { settings } = request;
  const birth = resolveBirth(context, request.birth, settings.resolution);
  const venue = venueOf(context, request, birth);
  const natal = natalChart(context, request, birth);
  const returning = returningOf(context, request, birth);
  const at = {
    zone: venue.zone,
    geoLongitudeDeg: venue.geo?.geoLongitudeDeg ?? null,
    dateField: 'year',
    timeField: 'year',
  };
  const { returns, warnings } = chooseReturns({ context, request, returning, birthYear: birthYearOf(birth.time), at });
  const charts = returns.map((found) =>
    castReturn(context, request, birth, venue, natal, found, uncertaintyOf(context.ephemeris, returning, found)),
  );
  const source =
    charts.some((chart) => chart.source === 'moshier') || natal.source === 'moshier' ? 'moshier' : 'swisseph';
  const chartWarnings = charts[0]?.warnings ?? [];
  return {
    product: 'return',
    type: request.type,
    natal_longitude: wireLongitude(natalLongitude(context, request, birth)),
    returns: charts.map(({ wired }) => wired),
    time: birth.time,
    place: birth.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: returns[0]!.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...birth.warnings,
      ...venue.warnings,
      ...warnings,
      ...precisionWarnings(source),
      ...chartWarnings,
    ],
  };
}
