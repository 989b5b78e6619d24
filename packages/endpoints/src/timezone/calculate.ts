import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ResolvedPlace } from '../shared/contract.ts';
import { instantText, localText, offsetText } from '../shared/instant-text.ts';
import { buildPlainMeta } from '../shared/meta.ts';
import { requireYear } from '../shared/range.ts';
import { resolvePlace } from '../shared/resolve-place.ts';
import { resolveWallClock } from '../shared/resolve-time.ts';
import { DEFAULT_RESOLUTION } from '../shared/settings.ts';
import { wirePlace } from '../shared/wire-place.ts';
import type { ZoneFacts } from '../shared/wire-time.ts';
import type { TimezoneRequest } from './request.ts';

interface Moment {
  readonly utcMs: number;
  readonly zone: Omit<ZoneFacts, 'timezone' | 'source'>;
  readonly warnings: readonly Warning[];
}

/**
 * The zone of a place and its clock at a moment (contract §14).
 * @throws Problem 422 `place_not_found`, `timezone_unresolved`, `date_out_of_range`.
 */
export function calculateTimezone(context: CalculationContext, request: TimezoneRequest): Record<string, unknown> {
  const { places } = context;
  const place = resolvePlace(
    places,
    request.place,
    DEFAULT_RESOLUTION,
    request.place.coordinates === null ? 'location' : 'latitude',
  );
  const { timezone } = place.place;
  if (timezone === null) {
    throw new Problem({
      code: 'timezone_unresolved',
      field: null,
      message: 'No time zone is known for this point.',
      hint: 'Check latitude and longitude.',
    });
  }
  const { utcMs, zone, warnings } = momentOf(context, request, place, timezone);
  requireYear(utcMs, request.local === null ? 'utc' : 'local');
  const { previousMs, nextMs } = places.transitionsAround(timezone, utcMs);
  return {
    product: 'timezone',
    timezone,
    offset: offsetText(zone.offsetSeconds),
    dst: zone.dst,
    abbreviation: zone.abbreviation,
    local: localText(utcMs, zone.offsetSeconds),
    utc: instantText(utcMs),
    resolution: zone.resolution,
    candidates: warnings.find(({ candidates }) => candidates !== undefined)?.candidates ?? [],
    previous_transition: previousMs === null ? null : instantText(previousMs),
    next_transition: nextMs === null ? null : instantText(nextMs),
    place: wirePlace(place.place),
    input: request.input,
    meta: buildPlainMeta(context),
    warnings: [...request.warnings, ...place.warnings, ...warnings],
  };
}

function momentOf(
  context: CalculationContext,
  request: TimezoneRequest,
  { geo }: ResolvedPlace,
  timezone: string,
): Moment {
  const { places } = context;
  const { geoLongitudeDeg } = geo;
  if (request.local !== null) {
    const at = {
      zone: { kind: 'iana' as const, name: timezone },
      geoLongitudeDeg,
      dateField: 'local',
      timeField: 'local',
    };
    return resolveWallClock(places, request.local.date, request.local.time, at, DEFAULT_RESOLUTION);
  }
  const utcMs = request.utcMs ?? context.nowMs;
  return {
    utcMs,
    zone: { ...places.zoneMoment(timezone, utcMs, geoLongitudeDeg), resolution: 'unique' },
    warnings: [],
  };
}
