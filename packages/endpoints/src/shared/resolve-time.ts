import type { Places, ResolvedLocalTime } from '@theia/places/places';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { civilToUtcMs, utcMsToCivil } from './civil.ts';
import type { CivilDate, ClockTime, CompanionMoment, ResolutionSettings, WireTime, ZoneChoice } from './contract.ts';
import { instantText, leapSecondText, localText, offsetText } from './instant-text.ts';
import { isLeapSecond, LEAP_SECOND_HINT } from './leap-seconds.ts';
import { quote } from './quote.ts';
import { dateOutOfRange, FIRST_YEAR, julianDaysOf, LAST_YEAR } from './range.ts';
import type { ZoneFacts } from './wire-time.ts';

export const NOON: ClockTime = { hour: 12, minute: 0, second: 0, millisecond: 0 };
export const MIDNIGHT: ClockTime = { hour: 0, minute: 0, second: 0, millisecond: 0 };

/** An instant found, and how. */
export interface ResolvedTime {
  readonly utcMs: number;
  readonly zone: ZoneFacts;
  readonly warnings: readonly Warning[];
  /** Second 60: `utcMs` is that of the second after it. */
  readonly leapSecond?: boolean;
}

/** Where a wall clock hangs: its zone, the longitude for local mean time, and the request fields to name in problems. */
export interface WallClockPlace {
  readonly zone: ZoneChoice;
  readonly geoLongitudeDeg: number | null;
  readonly dateField: string;
  readonly timeField: string;
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

/**
 * A local wall clock (proleptic Gregorian) to an instant.
 * @throws Problem 400 `invalid_time` for a leap second that never was; 422 `date_out_of_range`; `nonexistent_local_time` and `ambiguous_local_time` when `settings.time_resolution` is reject.
 */
export function resolveWallClock(
  places: Places,
  date: CivilDate,
  time: ClockTime,
  at: WallClockPlace,
  resolution: ResolutionSettings,
): ResolvedTime {
  if (time.second !== 60) return resolveClock(places, date, time, at, resolution);
  const before = resolveClock(places, date, { ...time, second: 59 }, at, resolution);
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
    message: `${clockText(date, { ...time, second: 59 }).replace(/59$/, '60')} never was: no leap second was inserted there.`,
    hint: LEAP_SECOND_HINT,
  });
}

/** What a leap second is told: answers print whole seconds below 60. */
export function leapSecondWarning(utcMs: number, field: string): Warning {
  return {
    code: 'leap_second',
    message: `${leapSecondText(utcMs)} is a leap second: it is computed as such, and printed as the second after it.`,
    field,
  };
}

function resolveClock(
  places: Places,
  date: CivilDate,
  time: ClockTime,
  at: WallClockPlace,
  resolution: ResolutionSettings,
): ResolvedTime {
  if (date.year < FIRST_YEAR - 1 || date.year > LAST_YEAR + 1)
    throw dateOutOfRange(at.dateField, `The year ${date.year}`);
  const { zone } = at;
  if (zone.kind === 'offset') {
    const utcMs = civilToUtcMs(date, time) - zone.offsetSeconds * 1000;
    return { utcMs, zone: offsetFacts(zone.offsetSeconds), warnings: [] };
  }
  const found = places.resolveLocal(
    zone.name,
    { ...date, ...time },
    {
      resolution: resolution.timeResolution === 'later' ? 'later' : 'earlier',
      lmt: resolution.lmt,
      geoLongitudeDeg: at.geoLongitudeDeg,
    },
  );
  if (found.kind !== 'unique' && resolution.timeResolution === 'reject')
    throw rejected(found, zone.name, date, time, at.timeField);
  const inForce = found.kind === 'gap' ? places.zoneMoment(zone.name, found.utcMs) : found;
  return {
    utcMs: found.utcMs,
    zone: {
      timezone: zone.name,
      offsetSeconds: inForce.offsetSeconds,
      dst: inForce.dst,
      abbreviation: inForce.abbreviation,
      source: found.source,
      resolution: found.kind === 'unique' ? 'unique' : resolution.timeResolution === 'later' ? 'later' : 'earlier',
    },
    warnings: wallClockWarnings(found, zone.name, date, time, at.timeField),
  };
}

/** A companion date pair: nothing means now, a time alone today, a date alone 12:00:00. The zone is the caller's choice of place. */
export function resolveCompanion(
  context: CalculationContext,
  moment: CompanionMoment | null,
  at: WallClockPlace,
  resolution: ResolutionSettings,
): ResolvedTime & { readonly jdUt: number; readonly jdTt: number } {
  const { ephemeris, places } = context;
  const time =
    moment === null
      ? atNow(context, at.zone)
      : resolveWallClock(
          places,
          moment.date ?? dayAt(places, at.zone, context.nowMs),
          moment.time ?? NOON,
          at,
          resolution,
        );
  return { ...time, ...julianDaysOf(ephemeris, time.utcMs, at.dateField, time.leapSecond) };
}

function atNow({ places, nowMs }: CalculationContext, zone: ZoneChoice): ResolvedTime {
  return { utcMs: nowMs, zone: zoneFactsAt(places, zone, nowMs), warnings: [] };
}

/** What a zone says at an instant that was given in UTC; with a longitude, before standard time the mean time of that place. */
export function zoneFactsAt(
  places: Places,
  zone: ZoneChoice,
  utcMs: number,
  lmtLongitudeDeg: number | null = null,
): ZoneFacts {
  if (zone.kind === 'offset') return { ...offsetFacts(zone.offsetSeconds), source: 'utc' };
  const { offsetSeconds, dst, abbreviation } = places.zoneMoment(zone.name, utcMs, lmtLongitudeDeg);
  return { timezone: zone.name, offsetSeconds, dst, abbreviation, source: 'utc', resolution: 'unique' };
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

type LocalCandidate = { readonly local: string; readonly utc: WireTime['utc']; readonly offset: WireTime['offset'] };

/** Both readings of a gap or fold, the one by the offset before the transition first. */
export function wireCandidates(found: ResolvedLocalTime): readonly LocalCandidate[] {
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
        message: `${clockText(date, time)} never was in ${zone}: the clocks were set forward.`,
        hint,
        extra,
      })
    : new Problem({
        code: 'ambiguous_local_time',
        field,
        message: `${clockText(date, time)} was twice in ${zone}: the clocks were set back.`,
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
      message: `${clockText(date, time)} never was in ${zone}; ${instantText(found.utcMs)} was taken.`,
      field,
      candidates: wireCandidates(found),
    });
  } else if (found.kind === 'fold') {
    warnings.push({
      code: 'ambiguous_local_time',
      message: `${clockText(date, time)} was twice in ${zone}; ${instantText(found.utcMs)} was taken.`,
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
