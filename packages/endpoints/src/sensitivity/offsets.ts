import type { CalculationContext } from '../endpoint.ts';
import { zoneFactsAt } from '../resolve/resolve-time.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { ResolutionSettings } from '../request/asked.ts';
import { readOffsetText } from '../time/date-text.ts';
import { utcMsOfJd } from '../time/instant-text.ts';

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
