import type { CalculationContext } from '../endpoint.ts';
import { buildPlainMeta } from '../wire/meta.ts';
import { correctedWarnings } from '../resolve/resolve-place.ts';
import { wirePlace } from '../wire/place.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { geocodeResponseSchema } from './schema.ts';
import type { GeocodeRequest } from './request.ts';

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
