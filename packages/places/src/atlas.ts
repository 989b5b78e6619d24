import { calendarReformAt } from './calendar-reforms.ts';
import type { Gazetteer } from './gazetteer/gazetteer.ts';
import { AMBIGUITY_MARGIN, distanceKm, standing } from './gazetteer/score.ts';
import { type Candidate, searchGazetteer } from './gazetteer/search.ts';
import { suggestPlaces } from './gazetteer/suggest.ts';
import type { Region } from './countries.ts';
import type { Place, PlaceMatch, Places } from './places.ts';
import { RecentlyUsed } from './recently-used.ts';
import { type Coordinates, parseCoordinates } from './text/coordinates.ts';
import { momentAt, resolveLocalTime } from './zones/local-time.ts';
import { zoneOfPlace } from './zones/place-zones.ts';
import type { ZoneTable } from './zones/zone-table.ts';

const AMBIGUITY_DISTANCE_KM = 50;
const MAX_CANDIDATES = 5;
/** More than the largest number of places that share a name within the margin. */
const AMBIGUITY_POOL = 200;
/** The most likely place of a list is chosen from at least this many. */
const LISTED_POOL = 10;
/** Number of cached matches. A text has at most some hundred characters, its match some kilobytes. */
const KEPT_MATCHES = 2_000;

/** Combines gazetteer, zone histories and zone polygons behind the {@link Places} interface. */
export function atlas(
  gazetteer: Gazetteer,
  zones: ZoneTable,
  zoneAt: (geoLatitudeDeg: number, geoLongitudeDeg: number) => string | null,
): Places {
  const describe = ({ place, score }: Candidate): Place => gazetteer.describe(place, score);
  const coordinatesPlace = ({ geoLatitudeDeg, geoLongitudeDeg }: Coordinates): Place => ({
    name: `${geoLatitudeDeg}, ${geoLongitudeDeg}`,
    admin1: null,
    country: null,
    countryCode: null,
    geoLatitudeDeg,
    geoLongitudeDeg,
    elevationM: null,
    timezone: zoneAt(geoLatitudeDeg, geoLongitudeDeg),
    geonamesId: null,
    population: null,
    source: 'coordinates',
    confidence: 1,
  });
  const candidatePosition = ({ place }: Candidate): readonly [number, number] => [
    gazetteer.geoLatitudeDeg(place),
    gazetteer.geoLongitudeDeg(place),
  ];

  /**
   * Moves the most likely candidate to the front: the best known of those whose score is within the margin of the best
   * one and whose name fits the text equally well.
   */
  const likeliestFirst = (candidates: readonly Candidate[]): readonly Candidate[] => {
    const best = candidates[0];
    if (best === undefined) return candidates;
    const candidateStanding = ({ place, score }: Candidate): number => standing(score, gazetteer.nameCounts[place]!);
    const likeliest = candidates
      .filter(({ score, nameScore }) => score >= best.score - AMBIGUITY_MARGIN && nameScore >= best.nameScore)
      .reduce((a, b) => (candidateStanding(b) > candidateStanding(a) ? b : a));
    return likeliest === best ? candidates : [likeliest, ...candidates.filter((candidate) => candidate !== likeliest)];
  };

  const findMatch = (query: string): PlaceMatch | null => {
    const coordinates = parseCoordinates(query);
    if (coordinates !== null)
      return { place: coordinatesPlace(coordinates), candidates: [], ambiguous: false, reading: null };
    const found = searchGazetteer(gazetteer, query, { limit: AMBIGUITY_POOL, country: null, margin: AMBIGUITY_MARGIN });
    const [top, ...others] = likeliestFirst(found.candidates);
    const best = found.candidates[0];
    if (top === undefined || best === undefined) return null;
    const rivals = others.filter(
      (other) =>
        other.score >= best.score - AMBIGUITY_MARGIN &&
        distanceKm(candidatePosition(top), candidatePosition(other)) > AMBIGUITY_DISTANCE_KM,
    );
    return {
      place: describe(top),
      candidates: rivals.length === 0 ? [] : [top, ...rivals].slice(0, MAX_CANDIDATES).map(describe),
      ambiguous: rivals.length > 0,
      reading: found.reading,
    };
  };
  const regions = new WeakMap<Place, Region | null>();
  /** Country and division of a place; those of a point are looked up once. */
  const regionOf = (place: Place): Region | null => {
    const { countryCode, admin1, geoLatitudeDeg, geoLongitudeDeg } = place;
    if (countryCode !== null) return { countryCode, admin1 };
    const known = regions.get(place);
    if (known !== undefined) return known;
    const found = gazetteer.regionAt(geoLatitudeDeg, geoLongitudeDeg);
    regions.set(place, found);
    return found;
  };
  const matches = new RecentlyUsed<PlaceMatch>(KEPT_MATCHES);

  return {
    versions: { tzdb: zones.version, geonames: gazetteer.meta.geonamesVersion },
    zoneAt,
    zoneOn(place, wallMs) {
      const { timezone, geoLatitudeDeg, geoLongitudeDeg } = place;
      return timezone === null
        ? null
        : zoneOfPlace({ timezone, geoLatitudeDeg, geoLongitudeDeg }, wallMs, () => regionOf(place));
    },
    calendarReform(place) {
      const region = regionOf(place);
      return region === null ? null : calendarReformAt(place, region);
    },
    zoneName: (name) => zones.canonicalName(name),
    zoneMoment: (zone, utcMs, lmtLongitudeDeg = null) => momentAt(zones.history(zone), utcMs / 1000, lmtLongitudeDeg),

    search(query, limit, country) {
      const coordinates = parseCoordinates(query);
      if (coordinates !== null) return [coordinatesPlace(coordinates)];
      const index =
        country === undefined ? null : gazetteer.meta.countries.findIndex(({ code }) => code === country.toUpperCase());
      return likeliestFirst(
        searchGazetteer(gazetteer, query, { limit: Math.max(limit, LISTED_POOL), country: index, margin: Infinity })
          .candidates,
      )
        .slice(0, limit)
        .map(describe);
    },

    suggest(text, limit) {
      // Parts of a town often have its name; readers could not distinguish them.
      const named = new Map<string, Place>();
      for (const number of suggestPlaces(gazetteer, text, 2 * limit)) {
        const place = gazetteer.describe(number, 1);
        const name = [place.name, place.admin1, place.countryCode].join('\n');
        if (!named.has(name)) named.set(name, place);
      }
      return [...named.values()].slice(0, limit);
    },

    resolve(query) {
      const known = matches.get(query);
      if (known !== undefined) return known;
      const found = findMatch(query);
      if (found !== null) matches.set(query, found);
      return found;
    },

    isKept: (query) => matches.has(query),
    keep: (query, match) => matches.set(query, match),

    transitionsAround(zone, utcMs) {
      const { startSeconds, endSeconds } = zones.history(zone).periodAt(utcMs / 1000);
      return {
        previousMs: startSeconds === -Infinity ? null : startSeconds * 1000,
        nextMs: endSeconds === Infinity ? null : endSeconds * 1000,
      };
    },

    resolveLocal: (zone, local, options) => resolveLocalTime(zones.history(zone), local, options),
  };
}
