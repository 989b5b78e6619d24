import { RETURN_TYPES } from '@theia-astro/astro/returns/find';
import { z } from 'zod';
import { asteroidIdSchema } from '../wire/point.ts';
import { longitudeSchema, wireLongitude, type Wire } from '../wire/wire.ts';
import { answerShape, nextShape } from '../wire/answer-parts.ts';
import { placeSchema, timeSchema } from '../wire/place-and-time.ts';
import { returnSchema, describeReturning, natalLongitude } from '../western/returns/returning.ts';
import type { CalculationContext } from '../endpoint.ts';
import { localBirthYear } from '../resolve/birth-day.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { castReturn, natalChart } from '../western/returns/cast.ts';
import { chooseReturns } from './choose.ts';
import { resolveVenue, type ReturnRequest } from '../western/returns/asked.ts';
import { aheadOfText, behindText } from '../time/range.ts';
import { returnUncertainty } from '../resolve/uncertainty.ts';

export const returnResponseSchema = z.object({
  product: z.literal('return'),
  type: z.union([z.enum(RETURN_TYPES), asteroidIdSchema]),
  natal_longitude: longitudeSchema,
  returns: z.array(returnSchema),
  ...nextShape,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});

/** The response. @throws Problem 422 */
export function calculateReturn(
  context: CalculationContext,
  request: ReturnRequest,
): Wire<typeof returnResponseSchema> {
  const { settings } = request;
  const birth = resolveBirth(context, request.birth, settings.resolution);
  const venue = resolveVenue(context, request, birth);
  const natal = natalChart(context, request, birth);
  const returning = describeReturning(context, request, birth);
  const at = {
    zone: venue.zone,
    geoLongitudeDeg: venue.geo?.geoLongitudeDeg ?? null,
    dateField: 'year',
    timeField: 'year',
  };
  const { returns, warnings } = chooseReturns({
    context,
    request,
    returning,
    birthYear: localBirthYear(birth.time),
    at,
  });
  const charts = returns.map((found) =>
    castReturn(context, request, birth, venue, natal, found, returnUncertainty(context.ephemeris, returning, found)),
  );
  const source =
    charts.some((chart) => chart.source === 'moshier') || natal.source === 'moshier' ? 'moshier' : 'swisseph';
  const chartWarnings = new Map(
    charts.flatMap((chart) => chart.warnings).map((warning) => [`${warning.code} ${warning.message}`, warning]),
  );
  return {
    product: 'return',
    type: request.type,
    natal_longitude: wireLongitude(natalLongitude(context, request, birth)),
    returns: charts.map(({ wired }) => wired),
    ...goesOn(
      request,
      charts.map(({ wired }) => wired.at),
    ),
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
      ...chartWarnings.values(),
    ],
  };
}

/** Where the following returns begin; null where fewer than asked for were found. Converse returns are counted back. */
function goesOn(
  { choice, converse }: ReturnRequest,
  at: readonly string[],
): { readonly next?: string | null; readonly previous?: string | null } {
  if (choice.kind !== 'after' && choice.kind !== 'before') return {};
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined || at.length < choice.count)
    return choice.kind === 'after' ? { next: null } : { previous: null };
  if (choice.kind === 'before') return { previous: aheadOfText(first) };
  return { next: converse ? aheadOfText(last) : behindText(last) };
}
