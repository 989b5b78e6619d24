import { polarPhaseAt } from '@theia-astro/astro/vedic/rise-set/sun-times';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { ChartRequest } from '../western/chart.ts';
import { castTraditional, planetaryHourAt, type Cast } from '../western/traditional/cast.ts';
import { wireAlmuten } from '../western/traditional/wire-almuten.ts';
import { wireHyleg } from '../western/traditional/wire-hyleg.ts';
import { wireStrengths } from '../western/traditional/wire-strengths.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { polarWarning } from '../polar-warning.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { NatalRequest, TraditionalPart } from './request.ts';
import type { natalResponseSchema } from './schema.ts';

export type TraditionalAnswer = Pick<Wire<typeof natalResponseSchema>, TraditionalPart>;

interface Found {
  readonly parts: TraditionalAnswer;
  readonly warnings: readonly Warning[];
}

/** The parts of traditional judgement that were asked for; null where the chart has none. @throws Problem 422 */
export function traditionalParts(
  context: CalculationContext,
  request: NatalRequest,
  birth: ResolvedBirth,
  fields: ChartRequest['fields'],
): Found {
  const { traditional, settings } = request;
  if (traditional.size === 0) return { parts: {}, warnings: [] };
  const cast = castTraditional(context, birth, settings.chart, fields);
  const almuten = traditional.has('almuten') ? almutenPart(context, request, birth, cast) : null;
  return {
    parts: {
      ...(traditional.has('strengths') ? { strengths: cast && wireStrengths(cast.chart) } : {}),
      ...(almuten === null ? {} : { almuten: almuten.wire }),
      ...(traditional.has('hyleg') ? { hyleg: cast && wireHyleg(cast) } : {}),
    },
    warnings: almuten?.warnings ?? [],
  };
}

function almutenPart(
  context: CalculationContext,
  { almutenTriplicity }: NatalRequest,
  { moment, zone }: ResolvedBirth,
  cast: Cast | null,
): { readonly wire: TraditionalAnswer['almuten']; readonly warnings: readonly Warning[] } {
  if (cast === null) return { wire: null, warnings: [] };
  const hour = planetaryHourAt(context, moment.jdUt, cast.geo, zone);
  return {
    wire: wireAlmuten(cast, hour, almutenTriplicity, (jdUt) => instantTextOfJd(context.ephemeris, jdUt)),
    warnings:
      hour === null
        ? [
            polarWarning(
              polarPhaseAt(context.ephemeris, cast.geo, moment.jdUt, 'upper_limb'),
              'The almuten has no rulers of day and hour.',
            ),
          ]
        : [],
  };
}
