import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { plainMetaSchema, buildPlainMeta } from '../wire/meta.ts';
import { placeSchema, wirePlace } from '../wire/place-and-time.ts';
import { warningSchema } from '../wire/warning.ts';
import type { CalculationContext } from '../endpoint.ts';
import { correctedWarnings } from '../resolve/resolve-place.ts';
import type { Wire } from '../wire/wire.ts';
import type { GeocodeRequest } from './request.ts';

export const geocodeResponseSchema = z.object({
  product: z.literal('geocode'),
  query: z.string(),
  results: z.array(
    placeSchema
      .extend({
        score: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: 'How well the place fits: 0.55 name, 0.20 qualifiers, 0.25 population.' }),
      })
      .meta({
        id: 'GeocodeResult',
        description: 'A place and how well it fits. Names and coordinates: GeoNames, CC BY 4.0.',
      }),
  ),
  input: answerShape.input,
  meta: plainMetaSchema,
  warnings: z.array(warningSchema),
});

/** The places a text may refer to, best first; an empty list when there are none. */
export function calculateGeocode(
  context: CalculationContext,
  request: GeocodeRequest,
): Wire<typeof geocodeResponseSchema> {
  const places = context.places.search(request.query, request.limit, request.country ?? undefined);
  const match = context.places.resolve(request.query);
  const corrected =
    match !== null && match.place.geonamesId === places[0]?.geonamesId
      ? correctedWarnings(match, request.query, 'q')
      : [];
  return {
    product: 'geocode',
    query: request.query,
    results: places.map((place) => {
      const wired = wirePlace(place);
      return { ...wired, score: wired.confidence };
    }),
    input: request.input,
    meta: buildPlainMeta(context),
    warnings: [...request.warnings, ...corrected],
  };
}
