import type { HeliacalEvent, HeliacalEventType, HeliacalSearch } from './events.ts';
import { watchFor, type HeliacalBody } from './watch.ts';

/**
 * When a body can be seen. `evening_and_morning`: it sets after dusk and rises again before dawn. `night`: it rises
 * after sunset and sets before sunrise. `polar`: the Sun does not rise or set. `circumpolar`: it never sets.
 */
export const VISIBILITY_STATES = [
  'invisible',
  'morning',
  'evening',
  'all_night',
  'evening_and_morning',
  'night',
  'visible',
  'polar',
  'circumpolar',
  'never_rises',
] as const;
export type VisibilityState = (typeof VISIBILITY_STATES)[number];

export interface VisibilityPeriod {
  readonly startsJdUt: number;
  readonly endsJdUt: number;
  readonly state: VisibilityState;
}

const POLAR_LATITUDE_DEG = 60;

/**
 * The periods that the events of a body divide [fromJdUt, untilJdUt) into, without gaps. `events` are those of
 * `heliacalEvents` for the same span.
 */
export function visibilityPeriods(
  search: HeliacalSearch,
  body: HeliacalBody,
  events: readonly HeliacalEvent[],
  fromJdUt: number,
  untilJdUt: number,
): VisibilityPeriod[] {
  const crossing = horizonState(search, body, (fromJdUt + untilJdUt) / 2);
  const changes = crossing === null ? stateChanges(body, events) : [{ jdUt: -Infinity, state: crossing }];
  const marks = [
    fromJdUt,
    ...changes.map(({ jdUt }) => jdUt).filter((jdUt) => jdUt > fromJdUt && jdUt < untilJdUt),
    ...polarEdges(search, fromJdUt, untilJdUt),
  ].toSorted((a, b) => a - b);
  const periods: VisibilityPeriod[] = [];
  for (const [index, startsJdUt] of marks.entries()) {
    const endsJdUt = marks[index + 1] ?? untilJdUt;
    if (endsJdUt <= startsJdUt) continue;
    const usual = changes.findLast(({ jdUt }) => jdUt <= startsJdUt)?.state ?? 'invisible';
    const state = isPolar(search, (startsJdUt + endsJdUt) / 2) ? 'polar' : usual;
    const last = periods.at(-1);
    if (last?.state === state) periods[periods.length - 1] = { ...last, endsJdUt };
    else periods.push({ startsJdUt, endsJdUt, state });
  }
  return periods;
}

interface StateChange {
  readonly jdUt: number;
  readonly state: VisibilityState;
}

/** Whether the body is seen in mornings or evenings from an event on. */
const SEEN_FROM: Readonly<Record<HeliacalEventType, readonly [side: 'mornings' | 'evenings', seen: boolean]>> = {
  morning_first: ['mornings', true],
  morning_last: ['mornings', false],
  cosmical_setting: ['mornings', false],
  evening_first: ['evenings', true],
  acronychal_rising: ['evenings', true],
  evening_last: ['evenings', false],
};

function stateChanges(body: HeliacalBody, events: readonly HeliacalEvent[]): StateChange[] {
  if (body === 'moon')
    return events.map(({ jdUt, type }) => ({ jdUt, state: type === 'evening_first' ? 'visible' : 'invisible' }));
  const startsSeen = (side: 'mornings' | 'evenings'): boolean => {
    const first = events.find(({ type }) => SEEN_FROM[type][0] === side);
    return first !== undefined && !SEEN_FROM[first.type][1];
  };
  const seen = { mornings: startsSeen('mornings'), evenings: startsSeen('evenings') };
  return events.map(({ jdUt, type }) => {
    const [side, isSeen] = SEEN_FROM[type];
    seen[side] = isSeen;
    return { jdUt, state: stateAfter(type, seen) };
  });
}

function stateAfter(
  type: HeliacalEventType,
  { mornings, evenings }: { readonly mornings: boolean; readonly evenings: boolean },
): VisibilityState {
  if (mornings && evenings) return type === 'acronychal_rising' ? 'all_night' : 'evening_and_morning';
  if (mornings) return 'morning';
  if (evenings) return 'evening';
  return type === 'cosmical_setting' ? 'night' : 'invisible';
}

/** A body that does not cross the horizon in that year. Only stars stay at one declination. */
function horizonState(
  { ephemeris, place, seeing, halfNight }: HeliacalSearch,
  body: HeliacalBody,
  jdUt: number,
): 'circumpolar' | 'never_rises' | null {
  const watch = watchFor(ephemeris, body, place, seeing, halfNight);
  if (!watch.isStar) return null;
  const { geoLatitudeDeg } = place;
  const declinationDeg = watch.declinationDeg(jdUt);
  if (Math.abs(geoLatitudeDeg + declinationDeg) > 90 - HORIZON_DEG) return 'circumpolar';
  return Math.abs(geoLatitudeDeg - declinationDeg) > 90 + HORIZON_DEG ? 'never_rises' : null;
}

/** Refraction at the horizon, degrees. */
const HORIZON_DEG = 34 / 60;

function isPolar({ place, halfNight }: HeliacalSearch, jdUt: number): boolean {
  if (Math.abs(place.geoLatitudeDeg) < POLAR_LATITUDE_DEG) return false;
  const day = Math.round(jdUt + place.geoLongitudeDeg / 360);
  return halfNight(day, 'morning') === null || halfNight(day, 'evening') === null;
}

/** Noons at which days without a sunrise or sunset begin and end. */
function polarEdges(search: HeliacalSearch, fromJdUt: number, untilJdUt: number): number[] {
  const { geoLatitudeDeg, geoLongitudeDeg } = search.place;
  if (Math.abs(geoLatitudeDeg) < POLAR_LATITUDE_DEG) return [];
  const edges: number[] = [];
  const midnight = (jdUt: number): number => Math.round(jdUt + geoLongitudeDeg / 360) - 0.5 - geoLongitudeDeg / 360;
  let was: boolean | null = null;
  for (let jdUt = midnight(fromJdUt); jdUt < untilJdUt; jdUt += 1) {
    const is = isPolar(search, jdUt + 0.5);
    if (was !== null && was !== is && jdUt > fromJdUt) edges.push(jdUt);
    was = is;
  }
  return edges;
}
