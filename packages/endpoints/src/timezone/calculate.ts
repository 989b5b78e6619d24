import type { Places } from '@theia-astro/places/places';
import { z } from 'zod';
import {
  instantSchema,
  localCandidateSchema,
  offsetSchema,
  type NamedZoneFacts,
  placeSchema,
  wirePlace,
} from '../wire/place-and-time.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { plainMetaSchema, buildPlainMeta } from '../wire/meta.ts';
import { warningSchema } from '../wire/warning.ts';
import type { CalculationContext } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ResolvedPlace } from '../resolve/resolved.ts';
import { instantText, localText, offsetText } from '../time/instant-text.ts';
import { requireYear } from '../time/range.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { type ResolvedTime, namedZoneFactsAt, resolveInZone, zoneOfPlace, zoneOn } from '../resolve/resolve-time.ts';
import type { NamedZone } from '../request/asked.ts';
import { DEFAULT_RESOLUTION } from '../request/settings.ts';
import type { Wire } from '../wire/wire.ts';
import type { TimezoneRequest } from './request.ts';

const transition = instantSchema.nullable();

export const timezoneResponseSchema = z.object({
  product: z.literal('timezone'),
  timezone: z.string().meta({ description: 'IANA name.' }),
  offset: offsetSchema,
  dst: z.boolean().meta({ description: 'Whether clocks are ahead of standard time.' }),
  abbreviation: z
    .string()
    .meta({ description: 'As tzdb has it; digits where a zone has no letters.', examples: ['EDT', '-03'] }),
  local: z.string().meta({ description: 'Wall clock with offset.', examples: ['2024-11-03T01:30:00-04:00'] }),
  utc: instantSchema,
  resolution: z
    .enum(['unique', 'earlier', 'later'])
    .meta({ description: 'Which reading of a local time in a gap or fold was used.' }),
  candidates: z
    .array(localCandidateSchema)
    .meta({ description: 'Both readings of a local time that occurred twice or was skipped; empty for others.' }),
  previous_transition_at: transition.meta({ description: 'Last clock change at or before the instant.' }),
  next_transition_at: transition.meta({ description: 'Next clock change after the instant.' }),
  place: placeSchema,
  input: answerShape.input,
  meta: plainMetaSchema,
  warnings: z.array(warningSchema),
});

interface Moment extends Pick<ResolvedTime, 'utcMs' | 'warnings' | 'candidates'> {
  readonly zone: Omit<NamedZoneFacts, 'source'>;
}

/**
 * The zone of a place and its clock at a moment.
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
  const named = zoneOfPlace(place.place);
  if (named === null) {
    throw new Problem({
      code: 'timezone_unresolved',
      field: null,
      message: 'No time zone is known for this point.',
      hint: 'Check latitude and longitude.',
    });
  }
  const { utcMs, zone, warnings, candidates = [] } = resolveMoment(context, request, place, named);
  requireYear(utcMs, request.local === null ? 'utc' : 'local');
  const { timezone } = zone;
  const previousMs = previousChange(places, named, utcMs);
  const nextMs = nextChange(places, named, utcMs);
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

/** The last clock change at or before an instant; the place may have changed its zone. */
function previousChange(places: Places, named: NamedZone, utcMs: number): number | null {
  const { zone, fromMs } = zoneOn(places, named, utcMs);
  const { previousMs } = places.transitionsAround(zone, utcMs);
  if (fromMs === -Infinity || (previousMs !== null && previousMs >= fromMs)) return previousMs;
  return clocksDiffer(places, named, fromMs) ? fromMs : previousChange(places, named, fromMs - 1);
}

/** The first clock change after an instant. */
function nextChange(places: Places, named: NamedZone, utcMs: number): number | null {
  const { zone, untilMs } = zoneOn(places, named, utcMs);
  const { nextMs } = places.transitionsAround(zone, utcMs);
  if (untilMs === Infinity || (nextMs !== null && nextMs <= untilMs)) return nextMs;
  return clocksDiffer(places, named, untilMs) ? untilMs : nextChange(places, named, untilMs);
}

/** Whether the clock changes where the zone does. */
function clocksDiffer(places: Places, named: NamedZone, atMs: number): boolean {
  const offsetAt = (utcMs: number): number => namedZoneFactsAt(places, named, utcMs).offsetSeconds;
  return offsetAt(atMs - 1) !== offsetAt(atMs);
}

function resolveMoment(
  context: CalculationContext,
  request: TimezoneRequest,
  { geo }: ResolvedPlace,
  named: NamedZone,
): Moment {
  const { places } = context;
  const { geoLongitudeDeg } = geo;
  if (request.local !== null) {
    const at = {
      zone: named,
      geoLongitudeDeg,
      dateField: 'local',
      timeField: 'local',
    };
    return resolveInZone(places, request.local.date, request.local.time, at, DEFAULT_RESOLUTION);
  }
  const utcMs = request.utcMs ?? context.nowMs;
  return {
    utcMs,
    zone: namedZoneFactsAt(places, named, utcMs, geoLongitudeDeg),
    warnings: [],
  };
}
