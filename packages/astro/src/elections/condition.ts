import type { BodyId } from '../bodies/body-id.ts';
import type { AngleId } from '../houses/compute.ts';
import type { VocBodies } from '../moon/perfections.ts';
import type { HourRuler } from '../planetary-hours/planetary-hours.ts';
import { TIME_TOLERANCE_DAYS } from '../search/changes.ts';
import type { ChoghadiyaId } from '../vedic/panchang/parts-of-day.ts';
import type { Arc } from './arcs.ts';
import { type Span, union } from './spans.ts';

/** Angles that move with the turning sky and can be in a sign. */
export const ELECTION_ANGLES = ['asc', 'mc', 'dsc', 'ic'] as const satisfies readonly AngleId[];
export type ElectionAngle = (typeof ELECTION_ANGLES)[number];

/** Which zodiac an arc is in: that of the search, or one of the two by name. */
export type ArcZodiac = 'own' | 'sidereal' | 'tropical';

export const VOC_DEFINITIONS = ['last_aspect', 'lilly', 'hellenistic'] as const;
export type VocDefinition = (typeof VOC_DEFINITIONS)[number];

export const SUN_STATES = ['combust', 'under_beams', 'cazimi'] as const;
export type SunState = (typeof SUN_STATES)[number];

/** Whether an aspect is still to become exact. */
export const APPROACHES = ['applying', 'separating'] as const;
export type Approach = (typeof APPROACHES)[number];

/** A condition on an instant, as plain data. `spansHolding` finds when it holds. */
export type ElectionCondition =
  /** A body in arcs of a zodiac: signs, degrees, nakshatras, padas, mansions, dignities. */
  | { readonly kind: 'body_in_arcs'; readonly body: BodyId; readonly arcs: readonly Arc[]; readonly zodiac: ArcZodiac }
  /** An angle of the place in arcs of the search's zodiac: lagna, midheaven. */
  | { readonly kind: 'angle_in_arcs'; readonly angle: ElectionAngle; readonly arcs: readonly Arc[] }
  /** Moon − Sun in arcs: tithis, karanas, phases. */
  | { readonly kind: 'elongation'; readonly arcs: readonly Arc[] }
  /** Sun + Moon, sidereal, in arcs: the yogas of the panchang. */
  | { readonly kind: 'sun_moon_sum'; readonly arcs: readonly Arc[] }
  | { readonly kind: 'void_of_course'; readonly bodies: VocBodies; readonly definition: VocDefinition }
  /** A body within an orb of angles to another one, or to a longitude of the search's zodiac. */
  | {
      readonly kind: 'aspect';
      readonly body: BodyId;
      readonly to: BodyId | number;
      readonly aspects: readonly { readonly angleDeg: number; readonly orbDeg: number }[];
      readonly approach: Approach | null;
    }
  /** Houses from 1. */
  | { readonly kind: 'house'; readonly body: BodyId; readonly houses: readonly number[] }
  | { readonly kind: 'retrograde'; readonly body: BodyId }
  /** Distance from the Sun in longitude; `orbDeg` null is the usual one. */
  | { readonly kind: 'near_sun'; readonly body: BodyId; readonly state: SunState; readonly orbDeg: number | null }
  | { readonly kind: 'hour_ruler' | 'day_ruler'; readonly planets: readonly HourRuler[] }
  | { readonly kind: 'daylight' }
  /** Weekdays from 0 Sunday, of the civil day. */
  | { readonly kind: 'weekday'; readonly weekdays: readonly number[] }
  /** Wall clock in hours, [from, to); over midnight where `to` is not after `from`. */
  | { readonly kind: 'local_time'; readonly fromHours: number; readonly toHours: number }
  /** Weekdays from 0 Sunday, from sunrise to sunrise. */
  | { readonly kind: 'vara'; readonly weekdays: readonly number[] }
  | { readonly kind: 'hora'; readonly lords: readonly HourRuler[] }
  | { readonly kind: 'choghadiya'; readonly ids: readonly ChoghadiyaId[] }
  | { readonly kind: 'not'; readonly condition: ElectionCondition }
  | { readonly kind: 'any' | 'all'; readonly conditions: readonly ElectionCondition[] };

/** A place that runs one way or jumps: a house, a sign. */
export interface Followed {
  /** Null: it has none. */
  readonly placeAt: (jdUt: number) => number | null;
  readonly isWanted: (place: number) => boolean;
  /** Whether one follows the other, so that nothing lies between them. */
  readonly areNeighbours: (one: number, other: number) => boolean;
}

/**
 * The parts of a span in which a place meets a condition. It is evaluated at every step, and a change that matters is narrowed to a tenth of a second, with what
 * is passed on the way. Complete where the place runs one way and a step is shorter than a turn; a place entered and left the same way within one step
 * is not found.
 */
export function followed(what: Followed, { startJdUt, endJdUt }: Span, stepDays: number): Span[] {
  const { placeAt, isWanted } = what;
  const found: Span[] = [];
  let [left, place] = [startJdUt, placeAt(startJdUt)];
  let begun = startJdUt;
  const change = (jdUt: number, next: number | null): void => {
    if (place !== null && isWanted(place)) found.push({ startJdUt: begun, endJdUt: jdUt });
    [begun, place] = [jdUt, next];
  };
  for (let step = 1; left < endJdUt; step++) {
    const right = Math.min(startJdUt + step * stepDays, endJdUt);
    narrow(what, [left, place], [right, placeAt(right)], change);
    left = right;
  }
  change(endJdUt, null);
  return union(found);
}

type Placed = readonly [jdUt: number, place: number | null];

/** Reports the changes between two instants in order. */
function narrow(what: Followed, from: Placed, to: Placed, change: (jdUt: number, place: number | null) => void): void {
  if (from[1] === to[1]) return;
  if (to[0] - from[0] <= TIME_TOLERANCE_DAYS || changesNothing(what, from[1], to[1])) {
    change(to[0], to[1]);
    return;
  }
  const middleJdUt = (from[0] + to[0]) / 2;
  const middle: Placed = [middleJdUt, what.placeAt(middleJdUt)];
  narrow(what, from, middle, change);
  narrow(what, middle, to, change);
}

/** Whether both are wanted or neither is, with nothing between them: when it changes does not matter. */
function changesNothing({ isWanted, areNeighbours }: Followed, from: number | null, to: number | null): boolean {
  return from !== null && to !== null && isWanted(from) === isWanted(to) && areNeighbours(from, to);
}
