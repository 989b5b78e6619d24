import type { CalculationContext } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ResolvedPlace } from '../resolve/resolved.ts';
import { instantText, localText, offsetText } from '../time/instant-text.ts';
import { buildPlainMeta } from '../wire/meta.ts';
import { requireYear } from '../time/range.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { type ResolvedTime, resolveInZone } from '../resolve/resolve-time.ts';
import { DEFAULT_RESOLUTION } from '../request/settings.ts';
import { wirePlace } from '../wire/place.ts';
import type { NamedZoneFacts } from '../wire/time.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { timezoneResponseSchema } from './schema.ts';
import type { TimezoneRequest } from './request.ts';

interface Moment extends Pick<ResolvedTime, 'utcMs' | 'warnings' | 'candidates'> {
  readonly zone: Omit<NamedZoneFacts, 'timezone' | 'source'>;
}

/**
 * The zone of a place and its clock at a moment (contract §14).
 * @throws Problem 422 `place_not_found`, `timezone_unresolved`, `date_out_of_range`.
 */
export function calculateTimezone(
  context: CalculationContext,
  request: TimezoneRequest,
): Wire<typeof timezoneResponseSchema> {
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
  const { utcMs, zone, warnings, candidates = [] } = resolveMoment(context, request, place, timezone);
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
    candidates,
    previous_transition_at: previousMs === null ? null : instantText(previousMs),
    next_transition_at: nextMs === null ? null : instantText(nextMs),
    place: wirePlace(place.place),
    input: request.input,
    meta: buildPlainMeta(context),
    warnings: [...request.warnings, ...place.warnings, ...warnings],
  };
}

function resolveMoment(
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
    return resolveInZone(places, request.local.date, request.local.time, at, DEFAULT_RESOLUTION);
  }
  const utcMs = request.utcMs ?? context.nowMs;
  return {
    utcMs,
    zone: { ...places.zoneMoment(timezone, utcMs, geoLongitudeDeg), resolution: 'unique' },
    warnings: [],
  };
}
