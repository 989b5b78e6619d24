import type { BodyId } from '../natal/settings.ts';
import { crossings } from '../search/crossings.ts';
import { stationsOf, type Path } from '../search/path.ts';
import type { HouseIngress, SignIngress, StationEvent } from './event.ts';

const SIGN_STARTS_DEG: readonly number[] = Array.from({ length: 12 }, (_, index) => 30 * index);

/** Every change of sign, forwards and back. */
export function signIngresses(body: BodyId, path: Path): SignIngress[] {
  return crossings(path, SIGN_STARTS_DEG)
    .filter(({ touch }) => !touch)
    .map(({ jdUt, target, longitudeDeg, motion }) => {
      const [above, below] = [target, (target + 11) % 12];
      const [signIndex, fromSignIndex] = motion === 'direct' ? [above, below] : [below, above];
      return { kind: 'sign_ingress', body, jdUt, longitudeDeg, signIndex, fromSignIndex, motion };
    });
}

/**
 * Every passage over a natal cusp (contract §7). `cuspsDeg`: cusp 1 first; the houses run with the signs, the 36 Gauquelin sectors against them.
 * Valid where the cusps go once round in order.
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

export function stationEvents(body: BodyId, path: Path): StationEvent[] {
  return stationsOf(path).map(({ kind, jdUt, longitudeDeg }) => ({
    kind: 'station',
    body,
    jdUt,
    longitudeDeg,
    station: kind,
  }));
}
