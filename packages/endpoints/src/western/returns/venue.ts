import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import { resolveCompanionPlace } from '../../resolve/companion-place.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import type { ZoneChoice } from '../../request/asked.ts';
import { canonicalZone } from '../../resolve/resolve-time.ts';
import { wirePlace, type WirePlace } from '../../wire/place.ts';
import type { ReturnRequest } from './asked.ts';

/** The place of the returns. */
export interface Venue {
  readonly geo: GeoPosition | null;
  readonly place: WirePlace | null;
  readonly zone: ZoneChoice;
  readonly warnings: readonly Warning[];
}

/**
 * Resolves the place of the relocation, else of the birth.
 * @throws Problem 422 `place_not_found`, `place_ambiguous`; 400 `invalid_timezone`
 */
export function resolveVenue(context: CalculationContext, request: ReturnRequest, birth: ResolvedBirth): Venue {
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
