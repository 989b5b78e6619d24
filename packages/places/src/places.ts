import type { CalendarReform } from './calendar-reforms.ts';

/**
 * The offline atlas: text → place, coordinates → zone, local time → instant. Loaded once, synchronous afterwards.
 * Method: docs/methods/time-and-place.md.
 */

/** A place from GeoNames or from our own table, or just a pair of coordinates. */
export interface Place {
  readonly name: string;
  readonly admin1: string | null;
  readonly country: string | null;
  readonly countryCode: string | null;
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
  readonly elevationM: number | null;
  readonly timezone: string | null;
  readonly geonamesId: number | null;
  readonly population: number | null;
  /** `supplement`: a place from our own table that the GeoNames snapshot lacks. */
  readonly source: 'geonames' | 'supplement' | 'coordinates';
  /** 0..1: the score of the formula, 1 for coordinates. */
  readonly confidence: number;
}

export interface PlaceMatch {
  readonly place: Place;
  /**
   * Other possible places (more than 50 km away, score within 0.04), best first, at most five; starts with `place` when
   * ambiguous.
   */
  readonly candidates: readonly Place[];
  readonly ambiguous: boolean;
  /**
   * How the text was corrected: a misspelled name, a country that the place no longer belongs to, or a district that is
   * not known, of the city.
   */
  readonly reading: 'misspelled' | 'former_country' | 'unknown_district' | null;
}

export interface LocalDateTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

/** The zone that the clocks of a place followed, and what else they may have followed. */
export interface PlaceZone {
  readonly zone: string;
  /** Where it is not certain: other zones, or offsets from UTC (±HH:MM[:SS]). */
  readonly or: readonly string[];
  /** Between these wall clocks (milliseconds since 1970, read as UTC; ±Infinity) the zone is the same. */
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface ZoneMoment {
  /** Local minus UTC, seconds (east positive; LMT offsets are not whole minutes). */
  readonly offsetSeconds: number;
  readonly dst: boolean;
  readonly abbreviation: string;
}

export interface LocalTimeOptions {
  readonly resolution: 'earlier' | 'later';
  /** `longitude`: before standard time use the mean time of the place (4 minutes per degree, rounded to a second). */
  readonly lmt: 'longitude' | 'zone';
  readonly geoLongitudeDeg: number | null;
}

/**
 * The resolved moment. In a gap, offset, dst and abbreviation are those in force at `utcMs`, so `utcMs` + offset is the
 * wall clock at that time.
 */
export interface ResolvedLocalTime extends ZoneMoment {
  /** UTC as milliseconds since 1970, proleptic Gregorian, no leap seconds. */
  readonly utcMs: number;
  readonly kind: 'unique' | 'gap' | 'fold';
  readonly source: 'tzdb' | 'lmt_longitude';
  /** For a gap or fold: both readings, the one by the earlier offset first. */
  readonly candidates: readonly { readonly utcMs: number; readonly offsetSeconds: number }[];
}

export interface Places {
  readonly versions: { readonly tzdb: string; readonly geonames: string };
  /** Best matches with score, best first. `country` is an ISO 3166 two-letter code. */
  search(query: string, limit: number, country?: string): readonly Place[];
  /** Places whose name begins with a text that is being typed, best known first. About a millisecond at most. */
  suggest(text: string, limit: number): readonly Place[];
  /** The best place for a free text, or null. Coordinate texts give `source: 'coordinates'`. */
  resolve(query: string): PlaceMatch | null;
  /** Whether the place of a text is in memory, so that `resolve` does not search. */
  isKept(query: string): boolean;
  /** Takes over what another atlas of the same data found for a text. */
  keep(query: string, match: PlaceMatch): void;
  /** IANA zone of a point, `Etc/GMT±n` at sea; null when it is unknown. */
  zoneAt(geoLatitudeDeg: number, geoLongitudeDeg: number): string | null;
  /**
   * The zone of a place at a wall clock (milliseconds since 1970, read as UTC): before 1970 it may differ from
   * `timezone`, into which tzdb has merged it. Null when the place has no zone.
   */
  zoneOn(place: Place, wallMs: number): PlaceZone | null;
  /** When the place adopted the Gregorian calendar; null where it has it from 1582-10-15, or never had the Julian one. */
  calendarReform(place: Place): CalendarReform | null;
  /** Canonical spelling of an IANA name (links stay links), or null when tzdb has no such zone. */
  zoneName(name: string): string | null;
  /** Offset in force at an instant. With a longitude, times the zone calls LMT use the mean time of that longitude. */
  zoneMoment(zone: string, utcMs: number, lmtLongitudeDeg?: number | null): ZoneMoment;
  /** Transition before and after an instant, milliseconds UTC. */
  transitionsAround(
    zone: string,
    utcMs: number,
  ): { readonly previousMs: number | null; readonly nextMs: number | null };
  /** A local wall clock (proleptic Gregorian) to an instant, with gaps and folds reported. */
  resolveLocal(zone: string, local: LocalDateTime, options: LocalTimeOptions): ResolvedLocalTime;
}
