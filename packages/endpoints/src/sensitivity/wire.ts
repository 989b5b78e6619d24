import { isAbsence, type Fact, type FactHistory } from '@theia-astro/astro/sensitivity/facts';
import { type Stay, stayOf } from '@theia-astro/astro/sensitivity/instants';
import type { TimeWindow } from '@theia-astro/astro/sensitivity/window-ephemeris';
import type { CalculationContext } from '../endpoint.ts';
import { zoneFactsAt } from '../resolve/resolve-time.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { ResolutionSettings } from '../request/asked.ts';
import { readOffsetText } from '../time/date-text.ts';
import { utcMsOfJd, instantText, localText } from '../time/instant-text.ts';
import { round, type Wire } from '../wire/wire.ts';
import { wireFact, type sensitivityResponseSchema } from './schema.ts';

/** The offset of the local clock over a window. */
export interface Offsets {
  readonly secondsAt: (jdUt: number) => number;
  /** Where it changes, Julian days UT1. */
  readonly changesJdUt: readonly number[];
}

const LOOK_EVERY_MS = 15 * 60_000;

/** Offsets are looked for every quarter of an hour, and a change is found to the millisecond. */
export function offsetsOver(
  { ephemeris, places }: CalculationContext,
  { zone, time, geo }: ResolvedBirth,
  { lmt }: ResolutionSettings,
  fromMs: number,
  untilMs: number,
): Offsets {
  if (zone === null || zone.kind === 'offset') {
    const seconds = readOffsetText(time.offset) ?? 0;
    return { secondsAt: () => seconds, changesJdUt: [] };
  }
  const longitudeDeg = lmt === 'longitude' ? (geo?.geoLongitudeDeg ?? null) : null;
  const at = (utcMs: number): number => zoneFactsAt(places, zone, utcMs, longitudeDeg).offsetSeconds;
  const spans = [{ jdUt: -Infinity, seconds: at(fromMs) }];
  for (let low = fromMs; low < untilMs; low = Math.min(untilMs, low + LOOK_EVERY_MS)) {
    const high = Math.min(untilMs, low + LOOK_EVERY_MS);
    if (at(low) !== at(high)) spans.push({ jdUt: changeBetween(low, high), seconds: at(high) });
  }
  return {
    secondsAt: (jdUt) => spans.findLast((span) => span.jdUt <= jdUt)!.seconds,
    changesJdUt: spans.slice(1).map(({ jdUt }) => jdUt),
  };

  function changeBetween(fromUtcMs: number, untilUtcMs: number): number {
    let [low, high] = [fromUtcMs, untilUtcMs];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle) === at(fromUtcMs)) low = middle;
      else high = middle;
    }
    return ephemeris.utcMsToJd(high).jdUt;
  }
}

/** Milliseconds since 1970 of the ends of a window. */
export function endsOf(
  { ephemeris }: CalculationContext,
  fromJdUt: number,
  untilJdUt: number,
): readonly [number, number] {
  return [Math.floor(utcMsOfJd(ephemeris, fromJdUt)), Math.ceil(utcMsOfJd(ephemeris, untilJdUt))];
}

type Answer = Wire<typeof sensitivityResponseSchema>;
type WireStay = Answer['stability'][number];

const DAY_MINUTES = 1440;
/** A hundredth of a second. */
const minutesOf = (days: number): number => round(days * DAY_MINUTES, 4);

/** The lists of an answer: what changes, what holds, what has no value. */
export function wireHistories(
  { ephemeris }: CalculationContext,
  histories: readonly FactHistory[],
  birthJdUt: number,
  offsets: Offsets,
): Pick<Answer, 'changes' | 'holds' | 'undefined'> {
  const changes = histories
    .flatMap(({ fact, changes: of }) => of.map((change) => ({ fact, ...change })))
    .toSorted((a, b) => a.jdUt - b.jdUt)
    .map(({ fact, jdUt, from, to }) => {
      const utcMs = utcMsOfJd(ephemeris, jdUt);
      return {
        at: instantText(utcMs),
        at_local: localText(utcMs, offsets.secondsAt(jdUt)),
        minutes_from_birth: minutesOf(jdUt - birthJdUt),
        side: jdUt <= birthJdUt ? ('before' as const) : ('after' as const),
        ...wireFact(fact),
        from,
        to,
      };
    });
  const still = histories.filter((history) => history.changes.length === 0);
  return {
    changes,
    holds: still.filter(({ first }) => first !== null).map(({ fact, first }) => ({ ...wireFact(fact), value: first })),
    undefined: still.filter(({ fact, first }) => first === null && !isAbsence(fact)).map(({ fact }) => wireFact(fact)),
  };
}

/** Facts an astrologer asks about first: each has a line of its own beside that of its kind. */
function isKey({ kind, point }: Fact): boolean {
  switch (kind) {
    case 'angle_sign':
      return point === 'asc' || point === 'mc';
    case 'body_sign':
      return point === 'moon';
    case 'nakshatra':
    case 'pada':
      return point === 'lagna' || point === 'moon';
    case 'varga_sign':
      return point === 'lagna';
    case 'dasha_lord':
      return true;
    default:
      return false;
  }
}

/** How long each kind of facts as a whole, and each key fact, stays as it is at the birth. */
export function wireStability(histories: readonly FactHistory[], birthJdUt: number, window: TimeWindow): WireStay[] {
  return [...Map.groupBy(histories, ({ fact }) => fact.kind)].flatMap(([kind, ofKind]) => [
    { kind, ...wireStay(stayOf(ofKind, birthJdUt, window)) },
    ...ofKind
      .filter(({ fact }) => isKey(fact))
      .map((history) => ({ ...wireFact(history.fact), ...wireStay(stayOf([history], birthJdUt, window)) })),
  ]);
}

function wireStay({
  beforeDays,
  afterDays,
  holds,
}: Stay): Pick<WireStay, 'minutes_before' | 'minutes_after' | 'holds'> {
  return { minutes_before: minutesOf(beforeDays), minutes_after: minutesOf(afterDays), holds };
}
