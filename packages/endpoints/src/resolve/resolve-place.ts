import type { Place, PlaceMatch, Places } from '@theia-astro/places/places';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { ResolvedBirth, ResolvedPlace } from './resolved.ts';
import type { PlaceQuery, ResolutionSettings, ZoneChoice } from '../request/asked.ts';
import { quote, safeText } from '../request/issue-list.ts';
import { wirePlace } from '../wire/place-and-time.ts';
import { zoneOfPlace } from './resolve-time.ts';

/**
 * Finds the place of a query. Coordinates take precedence; the text is then only a label.
 * @throws Problem 422 `place_not_found`; `place_ambiguous` with the candidates when `settings.location_policy` is
 * strict.
 */
export function resolvePlace(
  places: Places,
  query: PlaceQuery,
  resolution: ResolutionSettings,
  field: string,
): ResolvedPlace {
  if (query.coordinates !== null)
    return resolved(coordinatePlace(places, query, query.coordinates), query, labelWarnings(query, field));
  const text = query.text ?? '';
  const match = places.resolve(text);
  if (match === null) {
    throw new Problem({
      code: 'place_not_found',
      field,
      message: `No place was found for ${quote(text)}.`,
      hint: 'Check the spelling, add a country ("Springfield, US"), or send latitude and longitude. GET /geocode?q= lists the known places.',
    });
  }
  const zoned =
    match.place.timezone === null
      ? { ...match.place, timezone: places.zoneAt(match.place.geoLatitudeDeg, match.place.geoLongitudeDeg) }
      : match.place;
  const corrected = correctedWarnings(match, text, field);
  if (!match.ambiguous) return resolved(zoned, query, corrected);
  const candidates = match.candidates.slice(0, 5).map(wirePlace);
  if (resolution.locationPolicy === 'strict') {
    throw new Problem({
      code: 'place_ambiguous',
      field,
      message: `${quote(text)} matches several places.`,
      hint: 'Add the state or country, or send latitude and longitude of one of the candidates.',
      extra: { candidates },
    });
  }
  return resolved(zoned, query, [
    ...corrected,
    {
      code: 'ambiguous_location',
      message: `${quote(text)} matches several places; ${placeLabel(zoned)} was used.`,
      field,
      candidates,
    },
  ]);
}

function resolved(place: Place, query: PlaceQuery, warnings: readonly Warning[]): ResolvedPlace {
  const known = query.elevationM === null ? place : { ...place, elevationM: query.elevationM };
  const { geoLatitudeDeg, geoLongitudeDeg } = place;
  return { place: known, geo: { geoLatitudeDeg, geoLongitudeDeg, elevationM: query.elevationM ?? 0 }, warnings };
}

function coordinatePlace(
  places: Places,
  query: PlaceQuery,
  { geoLatitudeDeg, geoLongitudeDeg }: NonNullable<PlaceQuery['coordinates']>,
): Place {
  return {
    name: query.text ?? `${geoLatitudeDeg}, ${geoLongitudeDeg}`,
    admin1: null,
    country: null,
    countryCode: null,
    geoLatitudeDeg,
    geoLongitudeDeg,
    elevationM: null,
    timezone: places.zoneAt(geoLatitudeDeg, geoLongitudeDeg),
    geonamesId: null,
    population: null,
    source: 'coordinates',
    confidence: 1,
  };
}

const CORRECTIONS = {
  misspelled: 'No place has that name',
  former_country: 'The place is in another country today',
  unknown_district: 'The district is not known',
} as const;

/** The warning that a place was found by a text that does not name it exactly. */
export function correctedWarnings({ reading, place }: PlaceMatch, text: string, field: string): readonly Warning[] {
  if (reading === null) return [];
  return [
    {
      code: 'location_corrected',
      message: `${CORRECTIONS[reading]}: ${quote(text)} was read as ${placeLabel(place)}.`,
      field,
    },
  ];
}

function labelWarnings(query: PlaceQuery, field: string): readonly Warning[] {
  if (query.text === null) return [];
  return [
    {
      code: 'location_ignored',
      message: `Coordinates were given: ${safeText(query.text)} is used as a label only.`,
      field,
    },
  ];
}

function placeLabel(place: Place): string {
  return [place.name, place.admin1, place.country].filter((part) => part !== null).join(', ');
}

/** The place of a companion moment (a transit, a return), and the zone of its wall clock. */
interface CompanionPlace {
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
