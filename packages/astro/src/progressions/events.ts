import { normalizeDeg } from '../angle/angle.ts';
import { ASPECT_KINDS, type AspectId } from '../aspects/kinds.ts';
import { type BodyId, isBodyId, toEngineBody } from '../bodies/body-id.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { phaseName, type PhaseName, rudhyarPhase, type RudhyarPhase } from '../phase/phases.ts';
import type { PointId } from '../points/point-id.ts';
import { type Crossing, crossings, nextCrossing, previousCrossing } from '../search/crossings.ts';
import { bodyMotion, motionAtRate, relativeMotion } from '../search/motion.ts';
import { type Path, pathStations, type StationKind, tracePath } from '../search/path.ts';
import { signIngresses } from '../search/sign-ingresses.ts';
import { mundaneHouseIngresses } from '../transits/ingresses.ts';
import { type ProgressedClock, progressedJdUt, solarFrame } from './arcs.ts';
import { type NatalBasis, placeInNatalHouses, type ProgressedChart, type ProgressionChoice } from './compute.ts';
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
  /** Natal cusps, cusp 1 first; null when house ingresses are not found from cusps. */
  readonly cuspsDeg: readonly number[] | null;
}

/**
 * Everything that becomes exact in [from, until) of a life, Julian days UT1, in order of time (docs/methods/returns-and-progressions.md): ingresses,
 * stations, and aspects of progressed to natal points. Each point is sampled once, and no event between stations is
 * missed.
 */
export function findProgressedEvents(search: ProgressedSearch): ProgressedEvent[] {
  const events: ProgressedEvent[] = [];
  for (const { id, motion } of search.moving) {
    const path = tracePath(motion, search.fromJdUt, search.untilJdUt);
    if (path.nodes.length === 0) continue;
    events.push(
      ...exactAspects(id, path, search),
      ...signIngressEvents(id, path),
      ...houseIngresses(id, path, search.cuspsDeg),
    );
    for (const { kind, jdUt, longitudeDeg } of pathStations(path))
      events.push({ kind: 'station', body: id, jdUt, longitudeDeg, station: kind });
  }
  return inOrder(events);
}

/** Sorts by time; events at the same instant follow the order of `PROGRESSED_EVENTS`. */
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

function signIngressEvents(body: PointId, path: Path): ProgressedSignIngress[] {
  return signIngresses(path).map((ingress) => ({ kind: 'sign_ingress', body, ...ingress }));
}

/** Natal houses run in the order of the signs, the 36 Gauquelin sectors in the opposite order. */
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

/** The progressed lunation cycle. Times are instants of life, null when the ephemeris ends first. */
export interface ProgressedLunation {
  /** Progressed Moon − progressed Sun, [0, 360). */
  readonly angleDeg: number;
  readonly name: PhaseName;
  readonly rudhyar: RudhyarPhase;
  readonly previousNewJdUt: number | null;
  readonly previousFullJdUt: number | null;
  readonly nextNewJdUt: number | null;
  readonly nextFullJdUt: number | null;
}

/** Longer than any synodic month. */
const A_MONTH_DAYS = 30;

/** The phase of the progressed Moon at an instant of life, with the new and full moons around it (Rudhyar, The Lunation Cycle, 1967). */
export function progressedLunation(
  ephemeris: Ephemeris,
  clock: ProgressedClock,
  frame: Frame,
  lifeJdUt: number,
): ProgressedLunation {
  const earthly = solarFrame(frame);
  const elongation = motionAtRate(
    relativeMotion(bodyMotion(ephemeris, 'moon', earthly), bodyMotion(ephemeris, 'sun', earthly)),
    clock.birthJdUt,
    clock.rate,
  );
  const month = A_MONTH_DAYS / Math.abs(clock.rate);
  const angleDeg = normalizeDeg(elongation.at(lifeJdUt).longitudeDeg);
  const previous = (deg: number): number | null =>
    previousCrossing(elongation, [deg], lifeJdUt - month, lifeJdUt)?.jdUt ?? null;
  const next = (deg: number): number | null =>
    nextCrossing(elongation, [deg], lifeJdUt, lifeJdUt + month)?.jdUt ?? null;
  return {
    angleDeg,
    name: phaseName(angleDeg),
    rudhyar: rudhyarPhase(angleDeg),
    previousNewJdUt: previous(0),
    previousFullJdUt: previous(180),
    nextNewJdUt: next(0),
    nextFullJdUt: next(180),
  };
}

/** Whether natal houses are arcs of the ecliptic from cusp to cusp. If not, the latitude of a body matters too. */
export function housesAreArcs(
  { chart }: NatalBasis,
  { housePlacement }: Pick<ChartSettings, 'housePlacement'>,
): boolean {
  if (chart.houses === null) return false;
  const { system, reversed } = chart.houses;
  return system === 'W' || system === 'N' || (housePlacement === 'ecliptic' && !reversed);
}

/**
 * House ingresses of progressed bodies when natal houses are not arcs of the ecliptic. Angles have no latitude and are
 * left out.
 */
export function progressedMundaneIngresses(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  { clock, frame }: ProgressedChart,
  choice: ProgressionChoice,
  settings: ChartSettings,
  moving: readonly ProgressedMover[],
  fromJdUt: number,
  untilJdUt: number,
): ProgressedHouseIngress[] {
  const placement = placeInNatalHouses(ephemeris, natal, frame, settings);
  if (placement === null) return [];
  const latitudeAt = (id: BodyId, lifeJdUt: number): number =>
    choice.method === 'solar_arc' || id === 'south_node'
      ? 0
      : ephemeris.ecliptic(progressedJdUt(clock, lifeJdUt), toEngineBody(id, settings), frame).latitudeDeg;
  return moving.flatMap(({ id, motion }) => {
    if (!isBodyId(id)) return [];
    const [from, until] = [Math.max(fromJdUt, motion.coverage[0]), Math.min(untilJdUt, motion.coverage[1])];
    if (!(from < until)) return [];
    return mundaneHouseIngresses(
      id,
      (lifeJdUt) => {
        const { longitudeDeg, speedDegPerDay } = motion.at(lifeJdUt);
        return { longitudeDeg, speedDegPerDay, house: houseNumber(placement(longitudeDeg, latitudeAt(id, lifeJdUt))) };
      },
      from,
      until,
      motion.stepDays,
    );
  });
}
