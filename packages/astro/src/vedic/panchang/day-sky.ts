import { wrap180 } from '../../angle/angle.ts';
import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { hermiteCubic } from '../../search/grid.ts';
import { memoized, sampler } from '../../search/sample-memory.ts';

export interface Place {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/** Sun and Moon around a day. Longitudes are not reduced to [0, 360). */
export interface DaySky {
  /** The Moon as the ephemeris gives it. */
  readonly moon: (jdUt: number) => Place;
  /** The Moon's longitude to 0.0002°, interpolated from exact samples a day apart. */
  readonly moonNearly: (jdUt: number) => Place;
  /**
   * The Sun's longitude to 1e-8°, from the same samples. It changes so evenly that a cubic over a day is as accurate as
   * the ephemeris.
   */
  readonly sun: (jdUt: number) => Place;
}

/**
 * Samples lie on whole Julian days, so results do not depend on earlier calls.
 * @throws DateOutOfRangeError, BodyUnavailableError
 */
export function daySky(ephemeris: Ephemeris, frame: Frame): DaySky {
  const moon: (jdUt: number) => Place = sampler(ephemeris, 'moon', frame);
  return {
    moon: memoized(moon),
    moonNearly: cubicBetween(memoized(moon)),
    sun: cubicBetween(memoized(sampler(ephemeris, 'sun', frame))),
  };
}

function cubicBetween(sampleAt: (jd: number) => Place): (jdUt: number) => Place {
  return (jdUt) => {
    const start = Math.floor(jdUt);
    const [a, b] = [sampleAt(start), sampleAt(start + 1)];
    const { c1, c2, c3 } = hermiteCubic(
      wrap180(b.longitudeDeg - a.longitudeDeg),
      a.speedDegPerDay,
      b.speedDegPerDay,
      1,
    );
    const s = jdUt - start;
    return {
      longitudeDeg: a.longitudeDeg + s * (c1 + s * (c2 + s * c3)),
      speedDegPerDay: c1 + s * (2 * c2 + 3 * s * c3),
    };
  };
}
