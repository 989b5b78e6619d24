import type { CalculationContext } from '../endpoint.ts';
import type { ResolvedBirth, ResolvedPlace } from './resolved.ts';
import type { PlaceQuery, ResolutionSettings, ZoneChoice } from '../request/asked.ts';
import { resolvePlace } from './resolve-place.ts';
import { zoneOfPlace } from './resolve-time.ts';

/** The place of a companion moment (a transit, a return), and the zone of its wall clock. */
export interface CompanionPlace {
  /** Null when the request names none; the birth place is then used. */
  readonly place: ResolvedPlace | null;
  readonly zone: ZoneChoice;
  readonly geoLongitudeDeg: number | null;
}

const UTC: ZoneChoice = { kind: 'iana', name: 'UTC' };

/**
 * The companion's own place if given, else the birth place (docs/methods/time-and-place.md). The zone of the birth place is preferred
 * over a fixed offset of the birth, which is not valid for other dates.
 * @throws Problem 422 `place_not_found`, `place_ambiguous`
 */
export function resolveCompanionPlace(
  { places }: CalculationContext,
  query: PlaceQuery | null,
  birth: ResolvedBirth,
  resolution: ResolutionSettings,
  field: string,
): CompanionPlace {
  if (query !== null) {
    const place = resolvePlace(places, query, resolution, field);
    return { place, zone: zoneOfPlace(place.place) ?? UTC, geoLongitudeDeg: place.geo.geoLongitudeDeg };
  }
  const zone = (birth.zone?.kind === 'offset' ? birth.placeZone : null) ?? birth.zone ?? UTC;
  return { place: null, zone, geoLongitudeDeg: birth.geo?.geoLongitudeDeg ?? null };
}
