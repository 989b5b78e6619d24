import type { GeoPosition } from '@theia/astro/ephemeris';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { resolveCompanionPlace } from '../shared/companion-place.ts';
import type { ResolvedBirth, WirePlace, ZoneChoice } from '../shared/contract.ts';
import { canonicalZone } from '../shared/resolve-time.ts';
import { wirePlace } from '../shared/wire-place.ts';
import type { ReturnRequest } from './request.ts';

/** Where the returns are celebrated. */
export interface Venue {
  readonly geo: GeoPosition | null;
  readonly place: WirePlace | null;
  readonly zone: ZoneChoice;
  readonly warnings: readonly Warning[];
}

/** The place of the relocation, else of the birth. @throws Problem 422 `place_not_found`, `place_ambiguous`; 400 `invalid_timezone` */
export function venueOf(context: CalculationContext, request: ReturnRequest, birth: ResolvedBirth): Venue {
  const { relocation, settings } = request;
  const { place, zone } = resolveCompanionPlace(
    context,
    relocation?.place ?? null,
    birth,
    settings.resolution,
    relocation?.field ?? 'location',
  );
  const named = relocation?.timezone ?? null;
  return {
    geo: place?.geo ?? birth.geo,
    place: place === null ? birth.place : wirePlace(place.place),
    zone: named === null ? zone : canonicalZone(context.places, { kind: 'iana', name: named }, 'relocation.timezone'),
    warnings: place?.warnings ?? [],
  };
}
