/**
 * The types every endpoint folder builds on. Where each function lives:
 *
 * - `reader.ts`          `readFields(input: unknown): FieldReader` — walks a wire input, collects every issue, throws one Problem in `finish()`
 * - `birth-data.ts`      `parseBirthData(fields: FieldReader, options?: { place?: 'required' | 'optional' }): BirthData`
 * - `place-fields.ts`    `parsePlaceQuery(fields, names?): PlaceQuery | null` (location, latitude|lat, longitude|lon|lng, elevation_m)
 * - `instant-fields.ts`  `parseInstantField(fields, names: readonly string[]): number | undefined` (utcMs of an ISO-8601 text; bare = UTC)
 *                        `parseZoneChoice(fields): ZoneChoice | null` (timezone, utc_offset)
 *                        `parseCompanionMoment(fields, dateName, timeName): CompanionMoment | null` (null: now)
 * - `settings.ts`        `parseSettings(fields: FieldReader, defaults: SettingsDefaults): Settings` (reads `settings` and top-level `system`, `sidereal`)
 * - `setting-values.ts`  `parseHouseSystem`, `parseAyanamsa`, `parseAspectList`, `parseBodyList`… for products that take them outside `settings`
 * - `include.ts`         `parseInclude(fields, values, defaults): ReadonlySet<Name>`
 * - `resolve-birth.ts`   `resolveBirth(context, birth: BirthData, resolution: ResolutionSettings): ResolvedBirth`
 * - `resolve-place.ts`   `resolvePlace(context.places, query, resolution, path): ResolvedPlace` (422 place_not_found, place_ambiguous)
 * - `resolve-time.ts`    `resolveCompanion(context, moment | null, place, resolution, fields): ResolvedTime`; `resolveLocal…` for one wall clock
 * - `wire-place.ts`      `wirePlace(place: Place): WirePlace`
 * - `wire-time.ts`       `wireTime(parts): WireTime`
 * - `system.ts`          `parseZodiac(fields, vedicThing?)`: system and sidereal, read by `parseSettings` and by the Vedic products
 * - `meta.ts`            `buildMeta(context, { jdUt, ayanamsa, source }): WireMeta`, `precisionWarnings(source)`, `buildPlainMeta(context)` (no sky)
 * - `instant-text.ts`    `instantText(utcMs)`, `instantTextOfJd(ephemeris, jdUt)`, `localText(utcMs, offsetSeconds)`, `offsetText(offsetSeconds)`
 * - `number.ts`          `round8(x)` and `round(x, decimals)` for the wire
 * - `request-schemas.ts` zod 4 pieces of requests: `birthDataShape`, `placeShape`, `settingsSchema(orbScale)`, `includeField(…)` …
 * - `answer-schemas.ts` zod 4 pieces of answers: `placeSchema`, `timeSchema`, `metaSchema`, `warningSchema`, `answerShape`
 * - `need.ts`            `need(priceTier, minimumPlan, sidereal, natalSystem?)`, `FREE`
 */
import type { Ayanamsa, EphemerisSource, GeoPosition } from '@theia/astro/ephemeris';
import type { ChartSettings } from '@theia/astro/natal/settings';
import type { Place } from '@theia/places/places';
import type { Warning } from '../endpoint.ts';
import type { ProblemCode } from '../problem.ts';
import type { AstrologySystem } from './system.ts';

/** A day of the proleptic Gregorian calendar; astronomical year numbers (0 is 1 BC). */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}
export type CalendarName = 'gregorian' | 'julian';

/** What the caller said about the place; coordinates win and the text is then the label. */
export interface PlaceQuery {
  readonly text: string | null;
  readonly coordinates: { readonly geoLatitudeDeg: number; readonly geoLongitudeDeg: number } | null;
  /** null: not given. */
  readonly elevationM: number | null;
}

/** An explicit zone. `iana` names are checked for spelling here and looked up when resolved. */
export type ZoneChoice =
  { readonly kind: 'iana'; readonly name: string } | { readonly kind: 'offset'; readonly offsetSeconds: number };

/** A local date with or without its time; without means that the birth time is unknown. */
export interface LocalMoment {
  /** Proleptic Gregorian, whatever calendar it was written in. */
  readonly date: CivilDate;
  readonly time: ClockTime | null;
  /** The calendar the date was written in. */
  readonly calendar: CalendarName;
}

/** A companion date pair (contract §2.2): no date means today in its zone, a date without time 12:00:00. */
export interface CompanionMoment {
  readonly date: CivilDate | null;
  readonly time: ClockTime | null;
  readonly calendar: CalendarName;
}

/** Birth data as parsed, before any look-up. Exactly one of `local` and `utcMs` is not null. */
export interface BirthData {
  /** Where it stands in the request: `''`, or `person_b.` and the like, for field names in problems. */
  readonly path: string;
  readonly name: string | null;
  readonly gender: 'male' | 'female' | 'other' | null;
  readonly local: LocalMoment | null;
  readonly utcMs: number | null;
  /** `utcMs` was written as second 60; it is that of the second after it. */
  readonly leapSecond: boolean;
  readonly place: PlaceQuery | null;
  readonly zone: ZoneChoice | null;
}

/** The settings that steer how place and time are found. */
export interface ResolutionSettings {
  readonly timeResolution: 'earlier' | 'later' | 'reject';
  readonly lmt: 'longitude' | 'zone';
  readonly locationPolicy: 'best' | 'strict';
  readonly requireTime: boolean;
}

export interface Settings {
  readonly chart: ChartSettings;
  readonly resolution: ResolutionSettings;
  /** `settings.strict`: unknown fields are errors. Pass to `fields.finish(strict)`. */
  readonly strict: boolean;
  /** `settings.bodies` was given: a body that cannot be computed is then a 422, else a warning. */
  readonly bodiesAsked: boolean;
  /** `vedic`: the defaults of contract §6 hold. */
  readonly system: AstrologySystem;
  /** True for `sidereal: true` and for vedic; then `chart.ayanamsa` is not null. */
  readonly sidereal: boolean;
}

/** What a product may set differently from the contract's §2.4 defaults. */
export interface SettingsDefaults {
  readonly orbScale: number;
  readonly chart?: Partial<ChartSettings>;
  /** Settings that cannot change the product's answer: a warning says so. */
  readonly idle?: readonly string[];
  /** What is Vedic by itself, in words for a problem: then `system` need not be said. */
  readonly vedicThing?: string | undefined;
}

/** An instant on the engine's scales. */
export interface Moment {
  readonly utcMs: number;
  readonly jdUt: number;
  readonly jdTt: number;
  /** Birth time not known: `jdUt` is local noon. */
  readonly unknownTime: boolean;
  /** The local civil day (00:00 to 24:00) for the Moon's range; null when the time is known. */
  readonly day: { readonly startJdUt: number; readonly endJdUt: number } | null;
}

export interface ResolvedPlace {
  readonly place: Place;
  readonly geo: GeoPosition;
  readonly warnings: readonly Warning[];
}

export interface ResolvedBirth {
  readonly time: WireTime;
  readonly place: WirePlace | null;
  readonly moment: Moment;
  /** Null only where the product does not need a place and none was given. */
  readonly geo: GeoPosition | null;
  /** IANA name for companion dates and local output; null with an explicit offset and with bare UTC. */
  readonly zone: ZoneChoice | null;
  readonly warnings: readonly Warning[];
}

/** Contract §2.1 `place`. */
export type WirePlace = {
  readonly name: string;
  readonly admin1: string | null;
  readonly country: string | null;
  readonly country_code: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation_m: number | null;
  readonly timezone: string | null;
  readonly geonames_id: number | null;
  readonly population: number | null;
  readonly source: 'geonames' | 'supplement' | 'coordinates';
  readonly confidence: number;
};

/** Contract §2.2 `time`. */
export type WireTime = {
  readonly local: string;
  readonly utc: string;
  readonly julian_day_ut: number;
  readonly julian_day_tt: number;
  readonly timezone: string | null;
  readonly offset: string;
  readonly dst: boolean;
  readonly abbreviation: string | null;
  readonly source: 'tzdb' | 'utc_offset' | 'lmt_longitude' | 'utc';
  readonly unknown: boolean;
  readonly resolution: 'unique' | 'earlier' | 'later';
  readonly calendar: CalendarName;
};

/** Contract §0 `meta` without `theia_version`, `request_id` and `computed_ms`, which the server adds. */
export type WireMeta = {
  readonly api_version: string;
  readonly engine: string;
  readonly ephemeris: EphemerisSource;
  readonly delta_t_seconds: number;
  readonly zodiac: 'tropical' | 'sidereal';
  readonly ayanamsa: { readonly id: string; readonly value: number; readonly mean: number } | null;
  readonly data_versions: { readonly tzdb: string; readonly geonames: string; readonly ephemeris: string };
};

/** `meta` of an answer without a sky, for `buildPlainMeta`. */
export type PlainMeta = Pick<WireMeta, 'api_version' | 'data_versions'>;

/** Facts for `buildMeta`. */
export interface MetaFacts {
  readonly jdUt: number;
  readonly ayanamsa: { readonly id: string; readonly definition: Ayanamsa } | null;
  readonly source: EphemerisSource;
}

export interface TextRule {
  readonly code: ProblemCode;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Free text: spaces at both ends do not count. */
  readonly trim?: boolean;
  readonly hint?: string;
}
export interface ListRule<U extends string = never> {
  readonly code: ProblemCode;
  readonly csv?: boolean;
  /** What an entry is called in messages. */
  readonly what?: string;
  /** Ids of a form, beside the closed list: the id that a text means, or null. `form` tells of them in hints. */
  readonly open?: { readonly idOf: (text: string) => U | null; readonly form: string };
}

export interface NumberRule {
  readonly code: ProblemCode;
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
  readonly hint?: string;
}

/**
 * One object of the wire input. Every accessor marks its field as known, returns the value or undefined (absent or faulty,
 * the fault being recorded) and writes the normalised value to `echo` under the canonical name.
 */
export interface FieldReader {
  /** `''` at top level, else `person_a.` or `settings.`. */
  readonly path: string;
  /** The normalised input: canonical names, canonical values, only what was given. Becomes `input` of the answer. */
  readonly echo: Record<string, unknown>;
  /** Own property present, whatever its value. */
  has(name: string): boolean;
  /** The value as sent; marks the field as known. */
  raw(name: string): unknown;
  text(name: string, rule: TextRule): string | undefined;
  /** JSON number or numeric text. The first name is canonical, the others are aliases (different values conflict). */
  number(names: string | readonly string[], rule: NumberRule): number | undefined;
  /** true, false, 1, 0 and the texts of them; else `invalid_boolean` (or the given code). */
  boolean(name: string, code?: ProblemCode): boolean | undefined;
  /** Case-insensitive choice. */
  oneOf<const T extends string>(name: string, values: readonly T[], code: ProblemCode): T | undefined;
  /** List of ids, case-insensitive, duplicates dropped; a comma-separated text is read too when `csv`. */
  list<const T extends string, U extends string = never>(
    name: string,
    values: readonly T[],
    rule: ListRule<U>,
  ): readonly (T | U)[] | undefined;
  /**
   * A nested object with its own path; undefined when absent or not an object (recorded). With `wrongType: 'own_code'` a wrong JSON
   * type inside it answers the field's own code (as in `settings`), else `invalid_type_of_field`.
   */
  child(name: string, options?: { readonly wrongType: 'own_code' }): FieldReader | undefined;
  issue(code: ProblemCode, name: string | null, message: string, hint?: string): void;
  missing(name: string, message?: string, hint?: string): void;
  warn(warning: Warning): void;
  /**
   * Ends parsing of the whole input (any reader of the tree): throws one Problem with all issues in document order, or returns the
   * warnings (`unknown_field` for every field nobody asked for; those are issues when `strict`).
   */
  finish(strict: boolean): readonly Warning[];
}
