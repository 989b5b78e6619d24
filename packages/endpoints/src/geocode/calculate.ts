import type { CalculationContext } from '../endpoint.ts';
import { buildPlainMeta } from '../shared/meta.ts';
import { correctedWarnings } from '../shared/resolve-place.ts';
import { wirePlace } from '../shared/wire-place.ts';
import type { GeocodeRequest } from './request.ts';

/** The places a text may mean, best first; an empty list when there are none (contract §14). */
export function calculateGeocode(context: CalculationContext, request: GeocodeRequest): Record<string, unknown> {
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
      const wire = wirePlace(place);
      return { ...wire, score: wire.confidence };
    }),
    input: request.input,
    meta: buildPlainMeta(context),
    warnings: [...request.warnings, ...corrected],
  };
}
