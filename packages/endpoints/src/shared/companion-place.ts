import type { CalculationContext } from '../endpoint.ts';
import type { PlaceQuery, ResolutionSettings, ResolvedBirth, ResolvedPlace, ZoneChoice } from './contract.ts';
import { resolvePlace } from './resolve-place.ts';

/** Where a companion moment (a transit, a return) is seen from, and the zone its wall clock is read in. */
export interface CompanionPlace {
  /** Null when the request names none: the birth's place then stands. */
  readonly place: ResolvedPlace | null;
  readonly zone: ZoneChoice;
  readonly geoLongitudeDeg: number | null;
}

const UTC: ZoneChoice = { kind: 'iana', name: 'UTC' };

/**
 * The companion's own place if given, else the birth's (contract §2.2). The zone of the birth's place is preferred to a fixed offset of the
 * birth, which says nothing about other dates. @throws Problem 422 `place_not_found`, `place_ambiguous`
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
    const name = place.place.timezone;
    return { place, zone: name === null ? UTC : { kind: 'iana', name }, geoLongitudeDeg: place.geo.geoLongitudeDeg };
  }
  const name = birth.place?.timezone ?? null;
  const zone = birth.zone?.kind === 'offset' && name !== null ? { kind: 'iana' as const, name } : (birth.zone ?? UTC);
  return { place: null, zone, geoLongitudeDeg: birth.geo?.geoLongitudeDeg ?? null };
}
