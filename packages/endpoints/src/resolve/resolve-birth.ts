import { birthField } from '../request/birth-data.ts';
import { isOver } from '../clock.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { birthDay } from './birth-day.ts';
import { Problem } from '../problem.ts';
import { nextDay } from '../time/date-text.ts';
import { type Moment, requireYear, toJulianDays } from '../time/range.ts';
import type { ResolvedBirth, ResolvedPlace } from './resolved.ts';
import type { BirthData, LocalMoment, ResolutionSettings, ZoneChoice } from '../request/asked.ts';
import { resolvePlace } from './resolve-place.ts';
import {
  canonicalZone,
  leapSecondWarning,
  MIDNIGHT,
  NOON,
  resolveWallClock,
  zoneFactsAt,
  zoneOfPlace,
} from './resolve-time.ts';
import type { ResolvedTime, WallClockPlace } from './resolve-time.ts';
import { wirePlace, wireTime } from '../wire/place-and-time.ts';

const UTC: ZoneChoice = { kind: 'iana', name: 'UTC' };

/**
 * Finds place and instant of birth data (docs/methods/time-and-place.md). Pure apart from the look-ups of `context`.
 * @throws Problem 422 `place_not_found`, `place_ambiguous`, `timezone_unresolved`, `nonexistent_local_time`,
 * `ambiguous_local_time`, `date_out_of_range`, `birth_time_required`; 400 `invalid_timezone` for a zone that the atlas
 * does not have, `invalid_date` for a day that the place did not have.
 */
export function resolveBirth(
  context: CalculationContext,
  asked: BirthData,
  resolution: ResolutionSettings,
): ResolvedBirth {
  const { places } = context;
  const field = (name: string): string => `${asked.path}${name}`;
  const place = asked.place === null ? null : resolvePlace(places, asked.place, resolution, field('location'));
  const day = asked.local === null ? null : birthDay(places, asked.local, place?.place ?? null, field('birth_date'));
  const local =
    asked.local === null || day === null ? null : { ...asked.local, date: day.date, calendar: day.calendar };
  const birth: BirthData = { ...asked, local };
  const zone = zoneOfBirth(context, birth, place);
  const at: WallClockPlace = {
    zone,
    geoLongitudeDeg: place?.geo.geoLongitudeDeg ?? null,
    dateField: field('birth_date'),
    timeField: field('birth_time'),
    written: local,
  };
  if (birth.local !== null && birth.local.time === null && resolution.requireTime) {
    throw new Problem({
      code: 'birth_time_required',
      field: at.timeField,
      message: 'settings.require_time is set and the birth time is unknown.',
      hint: 'Send birth_time, or omit settings.require_time.',
    });
  }
  const found = birthInstant(context, birth, at, resolution);
  const moment = resolveMoment(context, birth, found, at, resolution);
  return {
    time: wireTime(moment, found.zone, local?.calendar ?? 'gregorian'),
    place: place === null ? null : wirePlace(place.place),
    moment,
    geo: place?.geo ?? null,
    zone,
    placeZone: place === null ? null : zoneOfPlace(place.place),
    local,
    warnings: [
      ...(place?.warnings ?? []),
      ...(day?.warnings ?? []),
      ...found.warnings,
      ...birthWarnings(moment, context, birth),
    ],
  };
}

function zoneOfBirth({ places }: CalculationContext, birth: BirthData, place: ResolvedPlace | null): ZoneChoice {
  if (birth.zone !== null) return canonicalZone(places, birth.zone, `${birth.path}timezone`);
  const own = place === null ? null : zoneOfPlace(place.place);
  if (own !== null) return own;
  if (birth.utcMs !== null || birth.place === null) return UTC;
  throw new Problem({
    code: 'timezone_unresolved',
    field: `${birth.path}timezone`,
    message: 'No time zone is known for this place.',
    hint: 'Send timezone (an IANA name), utc_offset, or the birth as utc.',
  });
}

function birthInstant(
  { places }: CalculationContext,
  birth: BirthData,
  at: WallClockPlace,
  resolution: ResolutionSettings,
): ResolvedTime {
  if (birth.utcMs !== null) {
    requireYear(birth.utcMs, `${birth.path}utc`);
    return {
      utcMs: birth.utcMs,
      leapSecond: birth.leapSecond,
      zone: zoneFactsAt(places, at.zone, birth.utcMs, resolution.lmt === 'longitude' ? at.geoLongitudeDeg : null),
      warnings: birth.leapSecond ? [leapSecondWarning(birth.utcMs, `${birth.path}utc`)] : [],
    };
  }
  const { date, time } = requireLocal(birth);
  return resolveWallClock(places, date, time ?? NOON, at, resolution);
}

function resolveMoment(
  { ephemeris, places }: CalculationContext,
  birth: BirthData,
  found: ResolvedTime,
  at: WallClockPlace,
  resolution: ResolutionSettings,
): Moment {
  const dateField = birth.utcMs === null ? at.dateField : `${birth.path}utc`;
  const instant = {
    utcMs: found.utcMs,
    ...toJulianDays(ephemeris, found.utcMs, dateField, found.leapSecond, at.written),
  };
  if (birth.utcMs !== null || birth.local?.time !== null) return { ...instant, unknownTime: false, day: null };
  const lenient: ResolutionSettings = { ...resolution, timeResolution: 'earlier' };
  const startOfDay = (date: LocalMoment['date']): number =>
    toJulianDays(ephemeris, resolveWallClock(places, date, MIDNIGHT, at, lenient).utcMs, dateField, false, at.written)
      .jdUt;
  return {
    ...instant,
    unknownTime: true,
    day: { startJdUt: startOfDay(birth.local.date), endJdUt: startOfDay(nextDay(birth.local.date)) },
  };
}

function requireLocal(birth: BirthData): LocalMoment {
  if (birth.local === null)
    throw new TypeError('Birth data without a moment: finish() must be called before it is resolved');
  return birth.local;
}

function birthWarnings(moment: Moment, context: CalculationContext, birth: BirthData): readonly Warning[] {
  const warnings: Warning[] = [];
  if (moment.unknownTime) {
    warnings.push({
      code: 'birth_time_unknown',
      message: 'The birth time is unknown: 12:00 local time was used; houses, angles and lots are left out.',
      field: `${birth.path}birth_time`,
    });
  }
  if (!isOver(context, moment.utcMs)) {
    warnings.push({
      code: 'future_date',
      message: 'The birth is in the future.',
      field: birthField(birth),
    });
  }
  return warnings;
}
