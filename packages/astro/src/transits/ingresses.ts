import type { BodyId } from '../bodies/body-id.ts';
import { crossings } from '../search/crossings.ts';
import { type Path, pathStations, tracePath } from '../search/path.ts';
import { signIngresses } from '../search/sign-ingresses.ts';
import {
  type HouseIngress,
  LUNATION_PHASES,
  type LunationEvent,
  type SignIngress,
  type StationEvent,
} from './event.ts';
import { type LongitudeMotion, relativeMotion } from '../search/motion.ts';

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
