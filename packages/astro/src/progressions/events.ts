import type { PointId } from '../bodies/groups.ts';
import type { AspectId } from '../natal/settings.ts';
import { ASPECT_KINDS } from '../aspects/kinds.ts';
import { crossings, type Crossing } from '../search/crossings.ts';
import { stationsOf, tracePath, type Path, type StationKind } from '../search/path.ts';
import type { ProgressedMover } from './movers.ts';

type Direction = Crossing['motion'];

interface At {
  readonly body: PointId;
  /** Instant of life. */
  readonly jdUt: number;
  /** Of the progressed body, [0, 360). */
  readonly longitudeDeg: number;
}

export interface ProgressedExact extends At {
  readonly kind: 'exact';
  readonly aspect: AspectId;
  readonly target: PointId;
  readonly motion: Direction;
}
export interface ProgressedSignIngress extends At {
  readonly kind: 'sign_ingress';
  readonly signIndex: number;
  readonly fromSignIndex: number;
  readonly motion: Direction;
}
export interface ProgressedHouseIngress extends At {
  readonly kind: 'house_ingress';
  readonly house: number;
  readonly fromHouse: number;
  readonly motion: Direction;
}
export interface ProgressedStation extends At {
  readonly kind: 'station';
  readonly station: StationKind;
}
export type ProgressedEvent = ProgressedExact | ProgressedSignIngress | ProgressedHouseIngress | ProgressedStation;

export const PROGRESSED_EVENTS = ['exact', 'sign_ingress', 'house_ingress', 'station'] as const;

export interface ProgressedSearch {
  readonly fromJdUt: number;
  /** Exclusive. */
  readonly untilJdUt: number;
  readonly moving: readonly ProgressedMover[];
  /** Natal points. */
  readonly targets: readonly { readonly id: PointId; readonly longitudeDeg: number }[];
  readonly aspects: readonly AspectId[];
  /** Natal cusps, cusp 1 first; null: no house ingresses from here. */
  readonly cuspsDeg: readonly number[] | null;
}

/**
 * Everything that becomes exact in [from, until) of a life, Julian days UT1, in order of time (contract §9): ingresses, stations, aspects of
 * progressed to natal points. Each point is sampled once; nothing is missed between its stations.
 */
export function findProgressedEvents(search: ProgressedSearch): ProgressedEvent[] {
  const events: ProgressedEvent[] = [];
  for (const { id, motion } of search.moving) {
    const path = tracePath(motion, search.fromJdUt, search.untilJdUt);
    if (path.nodes.length === 0) continue;
    events.push(
      ...exactAspects(id, path, search),
      ...signIngresses(id, path),
      ...houseIngresses(id, path, search.cuspsDeg),
    );
    for (const { kind, jdUt, longitudeDeg } of stationsOf(path))
      events.push({ kind: 'station', body: id, jdUt, longitudeDeg, station: kind });
  }
  return inOrder(events);
}

/** Order of time; at one instant the order of the kinds in `PROGRESSED_EVENTS`. */
export function inOrder(events: readonly ProgressedEvent[]): ProgressedEvent[] {
  return events.toSorted(
    (a, b) => a.jdUt - b.jdUt || PROGRESSED_EVENTS.indexOf(a.kind) - PROGRESSED_EVENTS.indexOf(b.kind),
  );
}

function exactAspects(body: PointId, path: Path, { targets, aspects }: ProgressedSearch): ProgressedExact[] {
  const sought = targets.flatMap(({ id, longitudeDeg }) =>
    aspects.flatMap((aspect) => {
      const { angleDeg } = ASPECT_KINDS[aspect];
      const sides = angleDeg === 0 || angleDeg === 180 ? [angleDeg] : [angleDeg, -angleDeg];
      return sides.map((side) => ({ target: id, aspect, targetDeg: longitudeDeg + side }));
    }),
  );
  return crossings(
    path,
    sought.map(({ targetDeg }) => targetDeg),
  ).map(({ jdUt, longitudeDeg, motion, target: index }) => {
    const { aspect, target } = sought[index]!;
    return { kind: 'exact', body, jdUt, longitudeDeg, aspect, target, motion };
  });
}

const SIGN_STARTS_DEG: readonly number[] = Array.from({ length: 12 }, (_, index) => 30 * index);

function signIngresses(body: PointId, path: Path): ProgressedSignIngress[] {
  return crossings(path, SIGN_STARTS_DEG)
    .filter(({ touch }) => !touch)
    .map(({ jdUt, longitudeDeg, motion, target }) => {
      const before = (target + 11) % 12;
      const [signIndex, fromSignIndex] = motion === 'direct' ? [target, before] : [before, target];
      return { kind: 'sign_ingress', body, jdUt, longitudeDeg, signIndex, fromSignIndex, motion };
    });
}

/** Natal houses run with the signs, the 36 Gauquelin sectors against them. */
function houseIngresses(body: PointId, path: Path, cuspsDeg: readonly number[] | null): ProgressedHouseIngress[] {
  if (cuspsDeg === null) return [];
  const count = cuspsDeg.length;
  return crossings(path, cuspsDeg)
    .filter(({ touch }) => !touch)
    .map(({ jdUt, longitudeDeg, motion, target }) => {
      const [begins, ends] = [target + 1, ((target + count - 1) % count) + 1];
      const [house, fromHouse] = (motion === 'direct') !== (count === 36) ? [begins, ends] : [ends, begins];
      return { kind: 'house_ingress', body, jdUt, longitudeDeg, house, fromHouse, motion };
    });
}
