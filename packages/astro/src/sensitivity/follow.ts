import type { FactChange, FactHistory, FactValue, Track } from './facts.ts';

/** A change is found to 5 ms. */
export const CHANGE_TOLERANCE_DAYS = 0.005 / 86_400;
/** Where the exact sky disagrees about a change, it is searched for up to this far away, nearest first. */
const FIRST_REACH_DAYS = 0.02 / 86_400;
const REACH_STEPS = 7;

/** A sky at an instant; `exactAt` is the ephemeris itself, `at` the interpolated one. */
export interface Followed<Instant> {
  readonly at: (jdUt: number) => Instant;
  /** The same at the instants that are given in order. */
  readonly keptAt?: (jdUt: number) => Instant;
  readonly exactAt: ((jdUt: number) => Instant) | null;
}

/**
 * Follows facts along instants in ascending order, between which no fact changes and changes back, and finds every
 * change. With `exactAt` each change is settled by the ephemeris itself.
 */
export function followFacts<Instant>(
  { at, keptAt = at, exactAt }: Followed<Instant>,
  instants: readonly number[],
  tracks: readonly Track<Instant>[],
): FactHistory[] {
  const histories = tracks.flatMap((track) =>
    track.facts.map((fact, index) => ({ fact, track, index, first: null as FactValue, changes: [] as FactChange[] })),
  );
  const last: FactValue[] = [];
  instants.forEach((jdUt, node) => {
    const instant = keptAt(jdUt);
    histories.forEach((history, place) => {
      const { track, index, changes } = history;
      const value = track.valueAt(instant, index);
      if (node === 0) history.first = value;
      else if (value !== last[place]) {
        const valueAt = (sought: number): FactValue => track.valueAt(at(sought), index);
        const exactly = exactAt === null ? null : (sought: number): FactValue => track.valueAt(exactAt(sought), index);
        pushChanges(changes, valueAt, exactly, instants[node - 1]!, last[place]!, jdUt, value);
      }
      last[place] = value;
    });
  });
  return histories.map(({ fact, track: { reported }, first, changes }) =>
    reported === undefined
      ? { fact, first, changes }
      : {
          fact,
          first: reported(first),
          changes: changes
            .map(({ jdUt, from, to }) => ({ jdUt, from: reported(from), to: reported(to) }))
            .filter(({ from, to }) => from !== to),
        },
  );
}

type ValueAt = (jdUt: number) => FactValue;

function pushChanges(
  changes: FactChange[],
  valueAt: ValueAt,
  exactly: ValueAt | null,
  fromJdUt: number,
  from: FactValue,
  untilJdUt: number,
  until: FactValue,
): void {
  let [startJdUt, before] = [fromJdUt, from];
  while (before !== until) {
    const found = bisect(valueAt, startJdUt, before, untilJdUt, until);
    const settled = exactly === null ? null : settle(exactly, found, before, startJdUt, untilJdUt);
    changes.push({ jdUt: (settled ?? found).jdUt, from: before, to: found.value });
    [startJdUt, before] = [found.jdUt, found.value];
  }
}

interface Found {
  readonly jdUt: number;
  readonly value: FactValue;
}

/** The first instant of another value than `from`, where the value changes between two instants. */
function bisect(valueAt: ValueAt, fromJdUt: number, from: FactValue, untilJdUt: number, until: FactValue): Found {
  let [low, high, value] = [fromJdUt, untilJdUt, until];
  while (high - low > CHANGE_TOLERANCE_DAYS) {
    const middle = (low + high) / 2;
    const found = valueAt(middle);
    if (found === from) low = middle;
    else [high, value] = [middle, found];
  }
  return { jdUt: high, value };
}

/** The same change by the ephemeris itself; null where it cannot be bracketed. */
function settle(exactly: ValueAt, { jdUt, value }: Found, from: FactValue, first: number, last: number): Found | null {
  let reach = FIRST_REACH_DAYS;
  for (let step = 0; step < REACH_STEPS; step++) {
    const [low, high] = [Math.max(first, jdUt - reach), Math.min(last, jdUt + reach)];
    if (exactly(low) === from && exactly(high) === value) return bisect(exactly, low, from, high, value);
    reach *= 4;
  }
  return null;
}
