import type { Ephemeris, GeoPosition, Seeing, Sighting } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';
import { crossings } from '../search/crossings.ts';
import { bodyMotion, relativeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';
import {
  type HalfNightOf,
  halfNights,
  type HeliacalBody,
  horizonTurns,
  type Side,
  type Watch,
  watchFor,
} from './watch.ts';
import { lookFor, seenSpan } from './seen.ts';

/**
 * `morning_first` is the heliacal rising, `evening_last` the heliacal setting. Acronychal rising and cosmical setting
 * are those of the horizon: the last evening on which the body rises after sunset, and the first morning on which it
 * sets before sunrise.
 */
export const HELIACAL_EVENTS = [
  'morning_first',
  'morning_last',
  'evening_first',
  'evening_last',
  'acronychal_rising',
  'cosmical_setting',
] as const;
export type HeliacalEventType = (typeof HELIACAL_EVENTS)[number];

export interface HeliacalEvent {
  readonly body: HeliacalBody;
  readonly type: HeliacalEventType;
  /** When the body is easiest to see that day; of acronychal rising and cosmical setting the Sun's set or rise. */
  readonly jdUt: number;
  /** The span in which it is seen, and how; null for acronychal rising and cosmical setting. */
  readonly seen: { readonly startsJdUt: number; readonly endsJdUt: number; readonly sighting: Sighting } | null;
}

export interface HeliacalSearch {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPosition;
  readonly seeing: Seeing;
  readonly halfNight: HalfNightOf;
}

/** A search at one place; the Sun's rises and sets are found once for all bodies. */
export function heliacalSearch(ephemeris: Ephemeris, place: GeoPosition, seeing: Seeing): HeliacalSearch {
  return { ephemeris, place, seeing, halfNight: halfNights(ephemeris, place) };
}

/** Days that hold every kind of event of a body at least once. */
const LONGEST_CYCLE: Readonly<Partial<Record<HeliacalBody, number>>> = {
  moon: 32,
  mercury: 150,
  venus: 640,
  mars: 860,
  jupiter: 430,
  saturn: 410,
};
const STAR_CYCLE = 400;

/** Days before and after a range that are searched too. */
export function cycleDays(body: HeliacalBody): number {
  return LONGEST_CYCLE[body] ?? STAR_CYCLE;
}

/** Around a conjunction Venus may be seen on both sides of the day, because of her latitude. */
const VENUS_LEAD_DAYS = 30;
/** An outer planet or a star that is not found for that long after its conjunction is not found at all. */
const LONGEST_WAIT_DAYS = 300;
const MOON_WAIT_DAYS = 16;

/**
 * The heliacal events of a body that decide its visibility in [fromJdUt, untilJdUt): those within, and those of a whole
 * cycle on either side. In order of time.
 *
 * A body is seen when it is brighter than the faintest star the eye sees in its direction (Schaefer's model, as in
 * `swe_heliacal_ut` of Swiss Ephemeris 2.10). Here every day after a conjunction is checked, so a search takes a
 * known number of looks and an event that does not happen is not listed. @throws DateOutOfRangeError
 */
export function heliacalEvents(
  search: HeliacalSearch,
  body: HeliacalBody,
  fromJdUt: number,
  untilJdUt: number,
): HeliacalEvent[] {
  const { ephemeris, place, seeing, halfNight } = search;
  const watch = watchFor(ephemeris, body, place, seeing, halfNight);
  const cycle = cycleDays(body);
  const [first, end] = ephemeris.range.reduced;
  const from = Math.max(first + 2, fromJdUt - cycle);
  const until = Math.min(end - 2, untilJdUt + cycle);
  const found = ((): HeliacalEvent[] => {
    if (body === 'moon') return moonEvents(watch, conjunctions(ephemeris, body, from, until));
    if (body === 'mercury' || body === 'venus') return innerEvents(watch, conjunctions(ephemeris, body, from, until));
    return outerEvents(watch, watch.dayOf(from), watch.dayOf(until));
  })();
  return found.toSorted((a, b) => a.jdUt - b.jdUt);
}

interface Conjunction {
  readonly jdUt: number;
  readonly isInferior: boolean;
}

function conjunctions(
  ephemeris: Ephemeris,
  body: 'moon' | 'mercury' | 'venus',
  from: number,
  until: number,
): Conjunction[] {
  const motion = relativeMotion(
    bodyMotion(ephemeris, body, GEOCENTRIC_APPARENT),
    bodyMotion(ephemeris, 'sun', GEOCENTRIC_APPARENT),
  );
  return crossings(tracePath(motion, from, until), [0]).map(({ jdUt, motion: direction }) => ({
    jdUt,
    isInferior: direction === 'retrograde',
  }));
}

/** From one new moon to the next: first seen in the evening, last in the morning. */
function moonEvents(watch: Watch, newMoons: readonly Conjunction[]): HeliacalEvent[] {
  return newMoons.flatMap(({ jdUt }) => {
    const day = watch.dayOf(jdUt);
    return [
      ...firstSeen(watch, 'morning', day + 1, day - MOON_WAIT_DAYS, 'morning_last'),
      ...firstSeen(watch, 'evening', day - 1, day + MOON_WAIT_DAYS, 'evening_first'),
    ];
  });
}

/** Morning star from the inferior conjunction to the superior one, evening star from there to the next inferior one. */
function innerEvents(watch: Watch, met: readonly Conjunction[]): HeliacalEvent[] {
  const lead = watch.body === 'venus' ? VENUS_LEAD_DAYS : 0;
  return met.slice(1).flatMap((next, index) => {
    const { jdUt, isInferior } = met[index]!;
    const [from, until] = [watch.dayOf(jdUt) - lead, watch.dayOf(next.jdUt) + lead];
    const [side, first, last] = isInferior
      ? (['morning', 'morning_first', 'morning_last'] as const)
      : (['evening', 'evening_first', 'evening_last'] as const);
    const begins = firstSeen(watch, side, from, until, first);
    return begins.length === 0 ? [] : [...begins, ...firstSeen(watch, side, until, from, last)];
  });
}

/** Planets beyond the Earth's orbit and stars. */
function outerEvents(watch: Watch, from: number, until: number): HeliacalEvent[] {
  const mornings = horizonTurns(watch, 'morning', from, until);
  const evenings = horizonTurns(watch, 'evening', from, until);
  return [
    ...mornings.flatMap(({ day, isUp }) =>
      isUp
        ? firstSeen(watch, 'morning', day, day + LONGEST_WAIT_DAYS, 'morning_first')
        : atSun(watch, 'morning', day, 'cosmical_setting'),
    ),
    ...evenings.flatMap(({ day, isUp }) =>
      isUp
        ? atSun(watch, 'evening', day - 1, 'acronychal_rising')
        : firstSeen(watch, 'evening', day - 1, day - LONGEST_WAIT_DAYS, 'evening_last'),
    ),
  ];
}

function atSun({ body, halfNight }: Watch, side: Side, day: number, type: HeliacalEventType): HeliacalEvent[] {
  const night = halfNight(day, side);
  return night === null ? [] : [{ body, type, jdUt: night.sunJdUt, seen: null }];
}

/** The event of the first day, going from one day towards another, on which the body is seen. */
function firstSeen(watch: Watch, side: Side, fromDay: number, toDay: number, type: HeliacalEventType): HeliacalEvent[] {
  const direction = Math.sign(toDay - fromDay);
  for (let day = fromDay; (toDay - day) * direction >= 0;) {
    const { seenJdUt, margin } = lookFor(watch, day, side);
    if (seenJdUt !== null) {
      const { bestJdUt, ...seen } = seenSpan(watch, watch.halfNight(day, side)!, seenJdUt);
      return [{ body: watch.body, type, jdUt: bestJdUt, seen }];
    }
    day += direction * (1 + daysOff(watch.body, margin));
  }
  return [];
}

/** The most magnitudes a body can gain against twilight in a day. */
const GAIN: Readonly<Partial<Record<HeliacalBody, number>>> = { moon: 20, mercury: 2.5, venus: 2.5 };
const SLOW_GAIN = 2;
const MOST_DAYS_OFF = 3;

/** How many days nothing can be seen when so many magnitudes are missing. */
function daysOff(body: HeliacalBody, margin: number): number {
  return Number.isFinite(margin) ? Math.min(MOST_DAYS_OFF, Math.floor(-margin / (GAIN[body] ?? SLOW_GAIN))) : 0;
}
