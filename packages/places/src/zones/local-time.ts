import { civilToEpochDays } from '../calendar.ts';
import type { LocalDateTime, LocalTimeOptions, ResolvedLocalTime, ZoneMoment } from '../places.ts';
import type { Period, ZoneHistory } from './zone-history.ts';

/** More than any offset from Greenwich, plus the whole days that zones have skipped. */
const WINDOW_SECONDS = 2 * 86400;

interface Reading {
  readonly period: Period;
  readonly offsetSeconds: number;
  readonly utcSeconds: number;
}

/** The wall clock as seconds since 1970, treated as UTC (milliseconds separate). */
export function wallSeconds(local: LocalDateTime): number {
  return (
    civilToEpochDays('gregorian', local.year, local.month, local.day) * 86400 +
    local.hour * 3600 +
    local.minute * 60 +
    local.second
  );
}

/**
 * The offset at an instant. With a longitude, a period tzdb calls LMT uses the mean time of that longitude instead of
 * that of the zone's city.
 */
export function momentAt(history: ZoneHistory, utcSeconds: number, lmtLongitudeDeg: number | null): ZoneMoment {
  return describePeriod(history, history.periodAt(utcSeconds), lmtLongitudeDeg);
}

/**
 * Converts a wall clock to an instant (docs/methods/time-and-place.md). A time that occurred twice (fold) or was skipped (gap) is
 * reported with both readings; in a gap the reading by the offset before the transition is the later instant.
 */
export function resolveLocalTime(
  history: ZoneHistory,
  local: LocalDateTime,
  options: LocalTimeOptions,
): ResolvedLocalTime {
  const lmtLongitudeDeg = options.lmt === 'longitude' ? options.geoLongitudeDeg : null;
  const wall = wallSeconds(local);
  const periods = periodsNear(history, wall);
  const read = (period: Period): Reading => {
    const offsetSeconds = periodOffset(period, lmtLongitudeDeg);
    return { period, offsetSeconds, utcSeconds: wall - offsetSeconds };
  };
  const readings = periods.map(read);
  const valid = readings.filter(
    ({ period, utcSeconds }) => period.startSeconds <= utcSeconds && utcSeconds < period.endSeconds,
  );
  const kind = valid.length === 1 ? 'unique' : valid.length === 0 ? 'gap' : 'fold';
  const both = kind === 'gap' ? aroundGap(readings) : valid;
  const chosen = options.resolution === 'earlier' ? both[0]! : both.at(-1)!;
  const inForce = kind === 'gap' ? history.periodAt(chosen.utcSeconds) : chosen.period;
  const ownMeanTime = lmtLongitudeDeg !== null && isLmt(chosen.period);
  return {
    ...describePeriod(history, inForce, lmtLongitudeDeg),
    utcMs: chosen.utcSeconds * 1000 + local.millisecond,
    kind,
    source: ownMeanTime ? 'lmt_longitude' : 'tzdb',
    candidates:
      kind === 'unique'
        ? []
        : both.map(({ utcSeconds, offsetSeconds }) => ({
            utcMs: utcSeconds * 1000 + local.millisecond,
            offsetSeconds,
          })),
  };
}

function periodsNear(history: ZoneHistory, wall: number): readonly Period[] {
  const periods = [history.periodAt(wall - WINDOW_SECONDS)];
  for (;;) {
    const last = periods.at(-1)!;
    if (last.endSeconds > wall + WINDOW_SECONDS) return periods;
    periods.push(history.period(last.index + 1));
  }
}

/** The readings by the offsets before and after the transition that skipped the wall clock. */
function aroundGap(readings: readonly Reading[]): readonly [Reading, Reading] {
  for (let i = 1; i < readings.length; i++) {
    const before = readings[i - 1]!;
    const after = readings[i]!;
    if (before.utcSeconds >= before.period.endSeconds && after.utcSeconds < after.period.startSeconds)
      return [before, after];
  }
  throw new Error('A local time is neither in a period nor between two periods.');
}

function describePeriod(history: ZoneHistory, period: Period, lmtLongitudeDeg: number | null): ZoneMoment {
  return {
    offsetSeconds: periodOffset(period, lmtLongitudeDeg),
    dst: history.isDaylightSaving(period),
    abbreviation: period.type.abbreviation,
  };
}

function isLmt(period: Period): boolean {
  return period.type.abbreviation === 'LMT';
}

/**
 * Offset of a period; for LMT the mean time of a longitude, 240 s per degree, on the same side of the date line as the
 * zone's own LMT (Manila before 1845 had the American date).
 */
function periodOffset(period: Period, lmtLongitudeDeg: number | null): number {
  const { offsetSeconds } = period.type;
  if (lmtLongitudeDeg === null || !isLmt(period)) return offsetSeconds;
  const own = Math.round(lmtLongitudeDeg * 240);
  return own + 86400 * Math.round((offsetSeconds - own) / 86400);
}
