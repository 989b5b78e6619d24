import { lessPrecise } from '@theia-astro/astro/ephemeris';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { sadeSatiShape, wireSadeSati, type LifeRange } from '../vedic-parts/wire-sade-sati.ts';
import type { CalculationContext } from '../endpoint.ts';
import { resolveChart } from '../vedic-parts/partner.ts';
import { instantText } from '../time/instant-text.ts';
import { answerEnd } from '../wire/meta.ts';
import { resolveAnalysis } from '../resolve/resolve-time.ts';
import type { Wire } from '../wire/wire.ts';
import type { SadeSatiRequest } from './request.ts';
import { toJulianDays } from '../time/range.ts';

export const sadeSatiResponseSchema = z.object({
  product: z.literal('sade_sati'),
  analysis_at: instantSchema,
  ...sadeSatiShape,
  conventions: z
    .object({
      ayanamsa: z.string(),
      positions: z.enum(['apparent', 'true']),
      counted_from: z.literal('natal_moon_sign'),
      sade_sati: z.array(z.int()).meta({ description: 'Houses from the Moon sign: rising, peak, setting.' }),
      dhaiya: z.array(z.int()).meta({ description: 'Houses from the Moon sign.' }),
      ingresses: z
        .literal('all_with_retrograde')
        .meta({ description: 'Each stay of Saturn in a sign, including re-entries.' }),
    })
    .meta({ description: 'Every reading the answer uses.' }),
  sources: z
    .object({ sade_sati: z.string(), dhaiya: z.string() })
    .meta({ description: 'The sources of each part of the answer.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});

const LIFE_DAYS = 120 * 365.2422;

function lifeRange({ ephemeris }: CalculationContext, { range }: SadeSatiRequest, birthJdUt: number): LifeRange | null {
  if (range === null) return null;
  if (range === 'life') return { birthJdUt, fromJdUt: birthJdUt, untilJdUt: birthJdUt + LIFE_DAYS };
  const [from, until] = [
    toJulianDays(ephemeris, range.fromMs, 'from').jdUt,
    toJulianDays(ephemeris, range.toMs, 'to').jdUt,
  ];
  return { birthJdUt, fromJdUt: from, untilJdUt: until };
}

/** The response. @throws Problem 422 */
export function calculateSadeSati(
  context: CalculationContext,
  request: SadeSatiRequest,
): Wire<typeof sadeSatiResponseSchema> {
  const { chart, resolved } = resolveChart(context, request.birth, request.vedic, request.resolution);
  const analysis = resolveAnalysis(context, resolved, request.analysis, request.resolution);
  const found = wireSadeSati(
    context.ephemeris,
    chart,
    resolved.moment.day,
    analysis.jdUt,
    lifeRange(context, request, resolved.moment.jdUt),
  );
  const source = lessPrecise(chart.source, found.source);
  return {
    product: 'sade_sati',
    analysis_at: instantText(analysis.utcMs),
    ...found.wired,
    conventions: {
      ayanamsa: request.vedic.ayanamsa.id,
      positions: request.vedic.positions,
      counted_from: 'natal_moon_sign',
      sade_sati: [12, 1, 2],
      dhaiya: [4, 8],
      ingresses: 'all_with_retrograde',
    },
    sources: { sade_sati: 'usage', dhaiya: 'usage' },
    time: resolved.time,
    place: resolved.place,
    ...answerEnd(
      context,
      request,
      { jdUt: resolved.moment.jdUt, ayanamsa: request.vedic.ayanamsa, source },
      resolved.warnings,
      analysis.warnings,
      found.warnings,
    ),
  };
}
