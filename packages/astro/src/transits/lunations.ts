import { crossings } from '../search/crossings.ts';
import { relativeMotion, type LongitudeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';
import { LUNATION_PHASES, type LunationEvent } from './event.ts';

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
