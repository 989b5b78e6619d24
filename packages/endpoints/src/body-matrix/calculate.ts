import { DateOutOfRangeError } from '@theia-astro/astro/ephemeris';
import type { CalculationContext } from '../endpoint.ts';
import { natalTargets } from '../western/natal-points.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { dateOutOfRange } from '../time/range.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import type { Wire } from '../wire/wire-type.ts';
import { resolveAnalysis } from './analysis.ts';
import { bodyClock } from './body-clock.ts';
import type { BodyMatrixRequest } from './request.ts';
import type { bodyMatrixResponseSchema } from './schema.ts';
import { skyNow } from './sky-now.ts';

/** The body matrix of a birth at a moment. @throws Problem 422 */
export function calculateBodyMatrix(
  context: CalculationContext,
  request: BodyMatrixRequest,
): Wire<typeof bodyMatrixResponseSchema> {
  const { birth, settings } = request;
  const resolved = resolveBirth(context, birth, settings.resolution);
  const analysis = resolveAnalysis(context, request, resolved);
  const natal = natalTargets(context, resolved, settings, birth.utcMs === null ? 'birth_date' : 'utc');
  try {
    const sky = skyNow(context, request, analysis, natal.points);
    const clock = bodyClock(context, request, analysis);
    const source = sky.source === 'moshier' || natal.chart.source === 'moshier' ? 'moshier' : 'swisseph';
    return {
      product: 'body_matrix',
      datetime_utc: analysis.time.utc,
      ...clock.wire,
      ...sky.wire,
      analysis: { time: analysis.time, place: analysis.place },
      time: resolved.time,
      place: resolved.place,
      input: request.input,
      meta: buildMeta(context, { jdUt: analysis.moment.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
      warnings: [
        ...request.warnings,
        ...resolved.warnings,
        ...analysis.warnings,
        ...precisionWarnings(source),
        ...natal.warnings,
        ...clock.warnings,
      ],
    };
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange('analysis_date', 'The day of the analysis');
    throw error;
  }
}
