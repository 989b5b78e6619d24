import type { ResolvedBirth } from './resolved.ts';
import type { Place, Places, PlaceZone, ResolvedLocalTime } from '@theia-astro/places/places';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { type CivilDate, civilToUtcMs, type ClockTime, readOffsetText, utcMsToCivil } from '../time/date-text.ts';
import type { CompanionMoment, NamedZone, ResolutionSettings, ZoneChoice } from '../request/asked.ts';
import { instantText, leapSecondText, localText, offsetText } from '../time/instant-text.ts';
import { isLeapSecond, LEAP_SECOND_HINT } from '../time/leap-seconds.ts';
import { quote } from '../request/issue-list.ts';
import { FIRST_YEAR, LAST_YEAR, toJulianDays, type WrittenDate, yearOutOfRange } from '../time/range.ts';
import type { localCandidateSchema, NamedZoneFacts, ZoneFacts } from '../wire/place-and-time.ts';
import type { Wire } from '../wire/wire.ts';

export const NOON: ClockTime = { hour: 12, minute: 0, second: 0, millisecond: 0 };
export const MIDNIGHT: ClockTime = { hour: 0, minute: 0, second: 0, millisecond: 0 };

/** An instant and how it was found. */
export interface ResolvedTime<Zone extends ZoneFacts = ZoneFacts> {
  readonly utcMs: number;
  readonly zone: Zone;
  readonly warnings: readonly Warning[];
  /** The time was second 60; `utcMs` is that of the following second. */
  readonly leapSecond?: boolean;
  /** Both readings of a local time that occurred twice or was skipped; absent for others. */
  readonly candidates?: readonly Wire<typeof localCandidateSchema>[];
}

/**
 * The location of a wall clock: its zone, the longitude for local mean time, and the request fields to name in
 * problems.
 */
export interface WallClockPlace<Zone extends ZoneChoice = ZoneChoice> {
  readonly zone: Zone;
  readonly geoLongitudeDeg: number | null;
  readonly dateField: string;
  readonly timeField: string;
  /** The date as it was sent, for problems. */
  readonly written?: WrittenDate | null;
}

/** The canonical zone of a choice. @throws Problem `invalid_timezone` when the atlas has no such zone. */
export function canonicalZone(places: Places, zone: ZoneChoice, field: string): ZoneChoice {
  if (zone.kind === 'offset') return zone;
  const name = places.zoneName(zone.name);
  if (name === null) {
    throw new Problem({
      code: 'invalid_timezone',
      field,
      message: `${field} ${quote(zone.name)} is not an IANA time zone.`,
      hint: 'Use a name such as America/New_York, or utc_offset.',
    });
  }
  return name === zone.name ? zone : { kind: 'iana', name };
}

/** The zone of a place, whose former zone holds on old dates; null when it has none. */
export function zoneOfPlace(place: Place): NamedZone | null {
  return place.timezone === null ? null : { kind: 'iana', name: place.timezone, place };
}

/** The zone in force at a wall clock, milliseconds since 1970. */
export function zoneOn(places: Places, zone: NamedZone, wallMs: number): PlaceZone {
  const own = zone.place === undefined ? null : places.zoneOn(zone.place, wallMs);
  return own ?? { zone: zone.name, or: [], fromMs: -Infinity, untilMs: Infinity };
}

/**
 * A local wall clock (proleptic Gregorian) to an instant.
 * @throws Problem 400 `invalid_time` for a leap second that does not exist; 422 `date_out_of_range`;
 * `nonexistent_local_time` and `ambiguous_local_time` when `settings.time_resolution` is reject.
 */
export function resolveWallClock(
  places: Places,
  date: CivilDate,
  time: ClockTime,
  at: WallClockPlace,
  resolution: ResolutionSettings,
): ResolvedTime {
  const { zone } = at;
  if (zone.kind === 'iana') return resolveInZone(places, date, time, { ...at, zone }, resolution);
  return resolveSecond(date, time, at, (clock) => ({
    utcMs: civilToUtcMs(date, clock) - zone.offsetSeconds * 1000,
    zone: offsetFacts(zone.offsetSeconds),
    warnings: [],
  }));
}

/** `resolveWallClock` in a zone of tzdb. */
export function resolveInZone(
  places: Places,
  date: CivilDate,
  time: ClockTime,
  at: WallClockPlace<NamedZone>,
  resolution: ResolutionSettings,
): ResolvedTime<NamedZoneFacts> {
  return resolveSecond(date, time, at, (clock) => readClockInZone(places, date, clock, at, resolution));
}

/** Second 60 is found by the second before it. */
function resolveSecond<Zone extends ZoneFacts>(
  date: CivilDate,
  time: ClockTime,
  at: WallClockPlace,
  resolve: (time: ClockTime) => ResolvedTime<Zone>,
): ResolvedTime<Zone> {
  if (date.year < FIRST_YEAR - 1 || date.year > LAST_YEAR + 1)
    throw yearOutOfRange(date.year, at.dateField, at.written);
  if (time.second !== 60) return resolve(time);
  const before = resolve({ ...time, second: 59 });
  const utcMs = before.utcMs + 1000;
  if (isLeapSecond(utcMs))
    return {
      ...before,
      utcMs,
      leapSecond: true,
      warnings: [...before.warnings, leapSecondWarning(utcMs, at.timeField)],
    };
  throw new Problem({
    code: 'invalid_time',
    field: at.timeField,
    message: `${clockText(date, { ...time, second: 59 }).replace(/59$/, '60')} does not exist: no leap second was inserted there.`,
    hint: LEAP_SECOND_HINT,
  });
}

/** The warning for a leap second: answers show whole seconds below 60. */
export function leapSecondWarning(utcMs: number, field: string): Warning {
  return {
    code: 'leap_second',
    message: `${leapSecondText(utcMs)} is a leap second: it is computed as such, and shown as the following second.`,
    field,
  };
}

function readClockInZone(
  places: Places,
  date: CivilDate,
  time: ClockTime,
  at: WallClockPlace<NamedZone>,
  resolution: ResolutionSettings,
): ResolvedTime<NamedZoneFacts> {
  const wallMs = civilToUtcMs(date, time);
  const { zone, or } = zoneOn(places, at.zone, wallMs);
  const read = (name: string): ResolvedLocalTime =>
    places.resolveLocal(
      name,
      { ...date, ...time },
      {
        resolution: resolution.timeResolution === 'later' ? 'later' : 'earlier',
        lmt: resolution.lmt,
        geoLongitudeDeg: at.geoLongitudeDeg,
      },
    );
  const found = read(zone);
  if (found.kind !== 'unique' && resolution.timeResolution === 'reject')
    throw rejected(found, zone, date, time, at.timeField);
  const inForce = found.kind === 'gap' ? places.zoneMoment(zone, found.utcMs) : found;
  const others = or.map((name): ClockReading => {
    const offsetSeconds = readOffsetText(name);
    if (offsetSeconds !== undefined) return { timezone: null, utcMs: wallMs - offsetSeconds * 1000, offsetSeconds };
    const { utcMs, offsetSeconds: offset } = read(name);
    return { timezone: name, utcMs, offsetSeconds: offset };
  });
  return {
    utcMs: found.utcMs,
    zone: {
      timezone: zone,
      offsetSeconds: inForce.offsetSeconds,
      dst: inForce.dst,
      abbreviation: inForce.abbreviation,
      source: found.source,
      resolution: found.kind === 'unique' ? 'unique' : resolution.timeResolution === 'later' ? 'later' : 'earlier',
    },
    warnings: [
      ...wallClockWarnings(found, zone, date, time, at.timeField),
      ...uncertainClock({ timezone: zone, utcMs: found.utcMs, offsetSeconds: inForce.offsetSeconds }, others, at),
    ],
    ...(found.kind === 'unique' ? {} : { candidates: wireCandidates(found) }),
  };
}

/** One of several clocks that a place may have kept. */
interface ClockReading {
  /** Null for a town's own clock, which is no zone of tzdb. */
  readonly timezone: string | null;
  readonly utcMs: number;
  readonly offsetSeconds: number;
}

/** The warning that a place may have kept another clock, where that makes a difference. */
function uncertainClock(
  used: ClockReading,
  others: readonly ClockReading[],
  { zone, timeField }: WallClockPlace<NamedZone>,
): readonly Warning[] {
  const different = others.filter(
    ({ utcMs }, i) => utcMs !== used.utcMs && others.findIndex((one) => one.utcMs === utcMs) === i,
  );
  if (different.length === 0) return [];
  return [
    {
      code: 'timezone_uncertain',
      message: `Which clock ${zone.place?.name ?? zone.name} kept then is not certain: ${offsetText(used.offsetSeconds)} (${used.timezone}) was used.`,
      field: timeField,
      candidates: [used, ...different].map(({ timezone, utcMs, offsetSeconds }) => ({
        local: localText(utcMs, offsetSeconds),
        utc: instantText(utcMs),
        offset: offsetText(offsetSeconds),
        timezone,
      })),
    },
  ];
}

/**
 * Resolves a companion date pair: no fields mean now, a time alone means today, a date alone means 12:00:00. The zone
 * is that of the companion place.
 */
export function resolveCompanion(
  context: CalculationContext,
  moment: CompanionMoment | null,
  at: WallClockPlace,
  resolution: ResolutionSettings,
): ResolvedTime & { readonly jdUt: number; readonly jdTt: number } {
  const { ephemeris, places } = context;
  const written = moment?.written == null ? null : { written: moment.written, calendar: moment.calendar };
  const time =
    moment === null
      ? atNow(context, at.zone)
      : resolveWallClock(
          places,
          moment.date ?? dayAt(places, at.zone, context.nowMs),
          moment.time ?? NOON,
          { ...at, written },
          resolution,
        );
  return { ...time, ...toJulianDays(ephemeris, time.utcMs, at.dateField, time.leapSecond, written) };
}

/** The moment of `analysis_date` and `analysis_time`, by the clock of the birth. */
export function resolveAnalysis(
  context: CalculationContext,
  { zone, geo }: Pick<ResolvedBirth, 'zone' | 'geo'>,
  analysis: CompanionMoment | null,
  resolution: ResolutionSettings,
): ReturnType<typeof resolveCompanion> {
  const at = {
    zone: zone ?? ({ kind: 'iana', name: 'UTC' } as const),
    geoLongitudeDeg: geo?.geoLongitudeDeg ?? null,
    dateField: 'analysis_date',
    timeField: 'analysis_time',
  };
  return resolveCompanion(context, analysis, at, resolution);
}

function atNow({ places, nowMs }: CalculationContext, zone: ZoneChoice): ResolvedTime {
  return { utcMs: nowMs, zone: zoneFactsAt(places, zone, nowMs), warnings: [] };
}

/**
 * The local time in a zone at an instant given in UTC. Before standard time it is the mean time of the longitude, when
 * one is given.
 */
export function zoneFactsAt(
  places: Places,
  zone: ZoneChoice,
  utcMs: number,
  lmtLongitudeDeg: number | null = null,
): ZoneFacts {
  return zone.kind === 'offset'
    ? { ...offsetFacts(zone.offsetSeconds), source: 'utc' }
    : namedZoneFactsAt(places, zone, utcMs, lmtLongitudeDeg);
}

/** `zoneFactsAt` in a zone of tzdb. */
export function namedZoneFactsAt(
  places: Places,
  zone: NamedZone,
  utcMs: number,
  lmtLongitudeDeg: number | null = null,
): NamedZoneFacts {
  const { zone: name } = zoneOn(places, zone, utcMs);
  const { offsetSeconds, dst, abbreviation } = places.zoneMoment(name, utcMs, lmtLongitudeDeg);
  return { timezone: name, offsetSeconds, dst, abbreviation, source: 'utc', resolution: 'unique' };
}

function dayAt(places: Places, zone: ZoneChoice, utcMs: number): CivilDate {
  const offsetSeconds = zone.kind === 'offset' ? zone.offsetSeconds : places.zoneMoment(zone.name, utcMs).offsetSeconds;
  const { year, month, day } = utcMsToCivil(utcMs + offsetSeconds * 1000);
  return { year, month, day };
}

function offsetFacts(offsetSeconds: number): ZoneFacts {
  return { timezone: null, offsetSeconds, dst: false, abbreviation: null, source: 'utc_offset', resolution: 'unique' };
}

function clockText(date: CivilDate, time: ClockTime): string {
  return localText(civilToUtcMs(date, time), 0).replace(/\+00:00$/, '');
}

/** Both readings of a gap or fold, the one by the offset before the transition first. */
export function wireCandidates(found: ResolvedLocalTime): readonly Wire<typeof localCandidateSchema>[] {
  return found.candidates.map(({ utcMs, offsetSeconds }) => ({
    local: localText(utcMs, offsetSeconds),
    utc: instantText(utcMs),
    offset: offsetText(offsetSeconds),
  }));
}

function rejected(found: ResolvedLocalTime, zone: string, date: CivilDate, time: ClockTime, field: string): Problem {
  const extra = { candidates: wireCandidates(found) };
  const hint = 'Send utc_offset, or set settings.time_resolution to earlier or later.';
  return found.kind === 'gap'
    ? new Problem({
        code: 'nonexistent_local_time',
        field,
        message: `${clockText(date, time)} does not exist in ${zone}: the clocks were set forward.`,
        hint,
        extra,
      })
    : new Problem({
        code: 'ambiguous_local_time',
        field,
        message: `${clockText(date, time)} occurred twice in ${zone}: the clocks were set back.`,
        hint,
        extra,
      });
}

function wallClockWarnings(
  found: ResolvedLocalTime,
  zone: string,
  date: CivilDate,
  time: ClockTime,
  field: string,
): readonly Warning[] {
  const warnings: Warning[] = [];
  if (found.kind === 'gap') {
    warnings.push({
      code: 'nonexistent_local_time',
      message: `${clockText(date, time)} does not exist in ${zone}; ${instantText(found.utcMs)} was used.`,
      field,
      candidates: wireCandidates(found),
    });
  } else if (found.kind === 'fold') {
    warnings.push({
      code: 'ambiguous_local_time',
      message: `${clockText(date, time)} occurred twice in ${zone}; ${instantText(found.utcMs)} was used.`,
      field,
      candidates: wireCandidates(found),
    });
  }
  if (found.source === 'lmt_longitude' || found.abbreviation === 'LMT') {
    warnings.push({
      code: 'local_mean_time_used',
      message: `${zone} had no standard time yet: local mean time ${offsetText(found.offsetSeconds)} was used.`,
      field,
    });
  }
  return warnings;
}
