import type { AspectId } from '../aspects/kinds.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { tracePath } from '../search/path.ts';
import { aspectTargets, hitsAndWindows, type HitsAndWindows, type NatalTarget, type OrbOf } from './exact.ts';
import { TRANSIT_EVENTS, type TransitEvent, type TransitEventKind, type TransitWindow } from './event.ts';
import { houseIngresses, signIngressEvents, stationEvents } from './ingresses.ts';
import type { MovingBody } from './moving.ts';
import { LILITH_LOOPS, NODE_LOOPS, passCounter, PLANETARY_LOOPS, type Loops } from './passes.ts';

export interface TransitSearch {
  readonly fromJdUt: number;
  /** Exclusive. */
  readonly untilJdUt: number;
  readonly moving: readonly MovingBody[];
  readonly targets: readonly NatalTarget[];
  readonly aspects: readonly AspectId[];
  readonly orbOf: OrbOf;
  readonly events: ReadonlySet<TransitEventKind>;
  /** Cusp longitudes when natal houses are arcs of the ecliptic; null when house ingresses are not found from cusps. */
  readonly cuspsDeg: readonly number[] | null;
}

/** Events in order of time; windows in order of their start. */
export interface TransitReport {
  readonly events: readonly TransitEvent[];
  readonly windows: readonly TransitWindow[];
}

/** Transits of moving bodies to natal points, their ingresses and stations, in [from, until) (docs/methods/transits-and-searches.md). Each body is sampled once. */
export function findTransits(search: TransitSearch): TransitReport {
  const { events: wanted, targets, aspects, orbOf, cuspsDeg } = search;
  const events: TransitEvent[] = [];
  const windows: TransitWindow[] = [];
  for (const { id, motion, steady } of search.moving) {
    const path = tracePath(motion, search.fromJdUt, search.untilJdUt);
    if (path.nodes.length === 0) continue;
    if (wanted.has('exact')) {
      const found: HitsAndWindows = hitsAndWindows(
        id,
        path,
        aspectTargets(id, targets, aspects, orbOf),
        passCounter(path, bodyLoops(id), steady),
        null,
      );
      events.push(...found.hits);
      windows.push(...found.windows);
    }
    if (wanted.has('sign_ingress')) events.push(...signIngressEvents(id, path));
    if (wanted.has('house_ingress') && cuspsDeg !== null) events.push(...houseIngresses(id, path, cuspsDeg));
    if (wanted.has('station')) events.push(...stationEvents(id, path));
  }
  return { events: inOrder(events), windows: windows.toSorted((a, b) => a.entersJdUt - b.entersJdUt) };
}

/** Sorts by time; events at the same instant follow the order of `TRANSIT_EVENTS`. */
export function inOrder(events: readonly TransitEvent[]): TransitEvent[] {
  return events.toSorted((a, b) => a.jdUt - b.jdUt || TRANSIT_EVENTS.indexOf(a.kind) - TRANSIT_EVENTS.indexOf(b.kind));
}

/** How far the motion of a body goes back in its loops, and its direction of progress. */
export function bodyLoops(id: BodyId): Loops {
  if (id === 'north_node' || id === 'south_node') return NODE_LOOPS;
  return id === 'lilith' ? LILITH_LOOPS : PLANETARY_LOOPS;
}
