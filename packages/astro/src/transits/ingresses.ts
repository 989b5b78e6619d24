import { normalizeDeg } from '../angle/angle.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { EngineBody, Ephemeris, Frame } from '../ephemeris.ts';
import { houseNumber } from '../houses/placement.ts';
import type { Placement } from '../natal/house-frame.ts';
import { TIME_TOLERANCE_DAYS } from '../search/changes.ts';
import { crossings } from '../search/crossings.ts';
import { type LongitudeMotion, relativeMotion } from '../search/motion.ts';
import { type Path, pathStations, tracePath } from '../search/path.ts';
import { signIngresses } from '../search/sign-ingresses.ts';
import {
  type HouseIngress,
  LUNATION_PHASES,
  type LunationEvent,
  type SignIngress,
  type StationEvent,
} from './event.ts';

/** Every change of sign, direct or retrograde. */
export function signIngressEvents(body: BodyId, path: Path): SignIngress[] {
  return signIngresses(path).map((ingress) => ({ kind: 'sign_ingress', body, ...ingress }));
}

/**
 * Every passage over a natal cusp (docs/methods/transits-and-searches.md). `cuspsDeg`: cusp 1 first; the houses run in the order of the signs,
 * the 36 Gauquelin sectors in the opposite order. Valid when the cusps go around the zodiac once in order.
 */
export function houseIngresses(body: BodyId, path: Path, cuspsDeg: readonly number[]): HouseIngress[] {
  const count = cuspsDeg.length;
  const clockwise = count === 36;
  return crossings(path, cuspsDeg)
    .filter(({ touch }) => !touch)
    .map(({ jdUt, target, longitudeDeg, motion }) => {
      const [begins, ends] = [target + 1, ((target + count - 1) % count) + 1];
      const [house, fromHouse] = (motion === 'direct') !== clockwise ? [begins, ends] : [ends, begins];
      return { kind: 'house_ingress', body, jdUt, longitudeDeg, house, fromHouse, motion };
    });
}

/** The stations of a path as transit events of a body. */
export function stationEvents(body: BodyId, path: Path): StationEvent[] {
  return pathStations(path).map(({ kind, jdUt, longitudeDeg }) => ({
    kind: 'station',
    body,
    jdUt,
    longitudeDeg,
    station: kind,
  }));
}

/** New moons, quarters and full moons in [from, until): the Moon 0°, 90°, 180°, 270° ahead of the Sun. `longitudeDeg` is the Moon's. */
export function lunations(
  sun: LongitudeMotion,
  moon: LongitudeMotion,
  fromJdUt: number,
  untilJdUt: number,
): LunationEvent[] {
  const path = tracePath(relativeMotion(moon, sun), fromJdUt, untilJdUt);
  return crossings(path, [0, 90, 180, 270]).map(({ jdUt, target }) => ({
    kind: 'lunation',
    body: 'moon',
    jdUt,
    longitudeDeg: moon.at(jdUt).longitudeDeg,
    phase: LUNATION_PHASES[target]!,
  }));
}

/** A body's ecliptic position, and its house when natal houses are not arcs of the ecliptic. */
type HouseAt = (jdUt: number) => {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
  readonly house: number | null;
};

/** The position of a body in mundane houses. */
export function mundaneHouseAt(
  ephemeris: Ephemeris,
  body: EngineBody,
  frame: Frame,
  placement: Placement,
  opposite: boolean,
): HouseAt {
  return (jdUt) => {
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = ephemeris.ecliptic(jdUt, body, frame);
    const own = opposite
      ? { longitudeDeg: normalizeDeg(longitudeDeg + 180), latitudeDeg: 0 }
      : { longitudeDeg, latitudeDeg };
    return {
      longitudeDeg: own.longitudeDeg,
      speedDegPerDay,
      house: houseNumber(placement(own.longitudeDeg, own.latitudeDeg)),
    };
  };
}

/**
 * Changes of house when the houses are mundane, or their cusps do not run in order. The body's latitude matters, so a
 * house has no fixed boundary in longitude. The house is computed at every step, and each change is narrowed to 0.1 s
 * by bisection. A house entered and left within one step is not found.
 */
export function mundaneHouseIngresses(
  body: BodyId,
  houseAt: HouseAt,
  fromJdUt: number,
  untilJdUt: number,
  stepDays: number,
): HouseIngress[] {
  const found: HouseIngress[] = [];
  let a = houseAt(fromJdUt);
  for (let left = fromJdUt; left < untilJdUt;) {
    const right = Math.min(left + stepDays, untilJdUt);
    const b = houseAt(right);
    if (a.house !== null && b.house !== null && a.house !== b.house)
      found.push(...changes(body, houseAt, [left, a.house], [right, b.house]));
    [left, a] = [right, b];
  }
  return found.filter(({ jdUt }) => jdUt < untilJdUt);
}

type Placed = readonly [jdUt: number, house: number];

/**
 * The changes between two instants at which the body is in different houses, in order. Houses passed in between are
 * found too.
 */
function changes(body: BodyId, houseAt: HouseAt, [fromJd, fromHouse]: Placed, [toJd, toHouse]: Placed): HouseIngress[] {
  const middleJd = (fromJd + toJd) / 2;
  const { longitudeDeg, speedDegPerDay, house } = houseAt(middleJd);
  if (toJd - fromJd <= TIME_TOLERANCE_DAYS) {
    return [
      {
        kind: 'house_ingress',
        body,
        jdUt: toJd,
        longitudeDeg,
        house: toHouse,
        fromHouse,
        motion: speedDegPerDay < 0 ? 'retrograde' : 'direct',
      },
    ];
  }
  const middle: Placed = [middleJd, house ?? toHouse];
  return [
    ...(middle[1] === fromHouse ? [] : changes(body, houseAt, [fromJd, fromHouse], middle)),
    ...(middle[1] === toHouse ? [] : changes(body, houseAt, middle, [toJd, toHouse])),
  ];
}
