import type { Ephemeris } from '../ephemeris.ts';
import { holdingBetween, intersection, SAME_EDGE_DAYS, union, type Span } from './spans.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Interval between two reads of the offset; clocks do not change twice in so short a time. */
const LOOK_MS = 6 * HOUR_MS;
/** 1970-01-01 was a Thursday. */
const WEEKDAY_OF_EPOCH = 4;

/** The wall clock between two changes of its offset; milliseconds since 1970, UTC. */
interface ClockPeriod {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly offsetMs: number;
}

export interface CivilClock {
  readonly ephemeris: Ephemeris;
  /** Local minus UTC in milliseconds at an instant, milliseconds since 1970. */
  readonly offsetMsAt: (utcMs: number) => number;
}

/** Pieces of local days that touch a span, in order; a day on which clocks change has two. Whole days where clocks do not change. */
function dayPieces(
  clock: CivilClock,
  span: Span,
): { readonly piece: Span; readonly dayNumber: number; readonly period: ClockPeriod }[] {
  const { ephemeris } = clock;
  const fromMs = Math.floor(ephemeris.jdToUtcMs(span.startJdUt)) - 1;
  const untilMs = Math.ceil(ephemeris.jdToUtcMs(span.endJdUt)) + 1;
  const at = (utcMs: number): number => ephemeris.utcMsToJd(utcMs).jdUt;
  return clockPeriods(clock, fromMs, untilMs).flatMap((period) => {
    const { offsetMs } = period;
    const first = Math.floor((period.fromMs + offsetMs) / DAY_MS);
    const last = Math.ceil((period.untilMs + offsetMs) / DAY_MS);
    return Array.from({ length: last - first }, (_, index) => {
      const dayNumber = first + index;
      const start = Math.max(period.fromMs, dayNumber * DAY_MS - offsetMs);
      const end = Math.min(period.untilMs, (dayNumber + 1) * DAY_MS - offsetMs);
      return { piece: { startJdUt: at(start), endJdUt: at(end) }, dayNumber, period };
    });
  });
}

/** Reaches a day beyond both ends, so that the days at the ends are whole. */
function clockPeriods({ offsetMsAt }: CivilClock, fromMs: number, untilMs: number): ClockPeriod[] {
  const periods: ClockPeriod[] = [];
  const end = untilMs + DAY_MS;
  let [begun, offsetMs] = [fromMs - DAY_MS, offsetMsAt(fromMs - DAY_MS)];
  for (let left = begun; left < end; left += LOOK_MS) {
    const right = Math.min(left + LOOK_MS, end);
    const after = offsetMsAt(right);
    if (after === offsetMs) continue;
    const changeMs = changeOfOffset(offsetMsAt, left, right, offsetMs);
    periods.push({ fromMs: begun, untilMs: changeMs, offsetMs });
    [begun, offsetMs] = [changeMs, after];
  }
  return [...periods, { fromMs: begun, untilMs: end, offsetMs }];
}

function changeOfOffset(offsetMsAt: CivilClock['offsetMsAt'], fromMs: number, untilMs: number, before: number): number {
  let [left, right] = [fromMs, untilMs];
  while (right - left > 1) {
    const middle = Math.floor((left + right) / 2);
    if (offsetMsAt(middle) === before) left = middle;
    else right = middle;
  }
  return right;
}

/** The weekday, 0 Sunday, of the local date at an instant (Julian day UT1). */
export function localWeekdayAt({ ephemeris, offsetMsAt }: CivilClock, jdUt: number): number {
  const utcMs = ephemeris.jdToUtcMs(jdUt);
  return weekdayOf(Math.floor((utcMs + offsetMsAt(utcMs)) / DAY_MS));
}

function weekdayOf(dayNumber: number): number {
  return (((dayNumber + WEEKDAY_OF_EPOCH) % 7) + 7) % 7;
}

/** The parts of spans on these weekdays (0 Sunday) of the local calendar. */
export function onWeekdays(clock: CivilClock, weekdays: readonly number[], within: readonly Span[]): Span[] {
  return partsOf(within, (span) =>
    dayPieces(clock, span).flatMap(({ piece, dayNumber }) => (weekdays.includes(weekdayOf(dayNumber)) ? [piece] : [])),
  );
}

/** The parts of spans in which the wall clock shows from `fromHours` to before `toHours`, over midnight where that is not later. */
export function atLocalTimes(clock: CivilClock, fromHours: number, toHours: number, within: readonly Span[]): Span[] {
  const { ephemeris } = clock;
  const holds = (hours: number): boolean =>
    fromHours < toHours ? hours >= fromHours && hours < toHours : hours >= fromHours || hours < toHours;
  return partsOf(within, (span) =>
    dayPieces(clock, span).flatMap(({ piece, dayNumber, period }) => {
      const midnightMs = dayNumber * DAY_MS - period.offsetMs;
      const edges = [fromHours, toHours].map((hours) => ephemeris.utcMsToJd(midnightMs + hours * HOUR_MS).jdUt);
      return holdingBetween(piece, edges, (jdUt) => holds((ephemeris.jdToUtcMs(jdUt) - midnightMs) / HOUR_MS));
    }),
  );
}

/** What spans found around each of some spans have in common with them. */
export function partsOf(within: readonly Span[], find: (span: Span) => Span[]): Span[] {
  return intersection(
    within,
    union(within.flatMap(find)).filter(({ startJdUt, endJdUt }) => endJdUt - startJdUt > SAME_EDGE_DAYS),
  );
}
