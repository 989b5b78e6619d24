import type { Place } from '@theia-astro/places/places';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { CalendarName, CivilDate, ClockTime } from '../time/date-text.ts';
import type { AstrologySystem } from './system.ts';

/** The place in a request. Coordinates take precedence; the text is then only a label. */
export interface PlaceQuery {
  readonly text: string | null;
  readonly coordinates: { readonly geoLatitudeDeg: number; readonly geoLongitudeDeg: number } | null;
  /** null: not given. */
  readonly elevationM: number | null;
}

/** An explicit zone. `iana` names are checked for spelling here and looked up when resolved. */
export type ZoneChoice = NamedZone | { readonly kind: 'offset'; readonly offsetSeconds: number };

export interface NamedZone {
  readonly kind: 'iana';
  readonly name: string;
  /** The place whose zone it is: on old dates it may have been in another one. Absent when the zone itself was given. */
  readonly place?: Place;
}

/** A local date, with the time or without it when the birth time is unknown. */
export interface LocalMoment {
  /** Proleptic Gregorian, regardless of the calendar it was written in. */
  readonly date: CivilDate;
  readonly time: ClockTime | null;
  /** The calendar the date was written in. */
  readonly calendar: CalendarName;
  /** The date as it was sent. */
  readonly written: CivilDate;
  /** The calendar depends on the place: `date` and `calendar` are then those of Catholic countries. */
  readonly byPlace: boolean;
}

/** A companion date pair (docs/methods/time-and-place.md): no date means today in its zone, a date without time 12:00:00. */
export interface CompanionMoment {
  readonly date: CivilDate | null;
  readonly time: ClockTime | null;
  readonly calendar: CalendarName;
  /** The date as it was sent; null for today. */
  readonly written: CivilDate | null;
}

/** Birth data as parsed, before any look-up. Exactly one of `local` and `utcMs` is not null. */
export interface BirthData {
  /** Path of the birth in the request, such as `''` or `person_b.`, for field names in problems. */
  readonly path: string;
  readonly name: string | null;
  readonly gender: 'male' | 'female' | 'other' | null;
  readonly local: LocalMoment | null;
  readonly utcMs: number | null;
  /** The instant was written as second 60; `utcMs` is that of the following second. */
  readonly leapSecond: boolean;
  readonly place: PlaceQuery | null;
  readonly zone: ZoneChoice | null;
}

/** The settings that control how place and time are resolved. */
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
  /** With `vedic` the defaults of docs/methods/vedic-charts.md apply. */
  readonly system: AstrologySystem;
  /** True for `sidereal: true` and for vedic; then `chart.ayanamsa` is not null. */
  readonly sidereal: boolean;
}
