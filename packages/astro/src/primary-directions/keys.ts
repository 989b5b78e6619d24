import { normalizeDeg } from '../angle/normalize.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { NAIBOD_DEG_PER_DAY } from '../progressions/arcs.ts';
import { hermiteCubic, solveCubic } from '../search/grid.ts';

/**
 * Keys that turn an arc into years: Naibod's mean motion of the Sun, Ptolemy's degree for a year (Tetrabiblos III.10), Cardan's 59′ 12″, and the true
 * motion of the Sun in right ascension after birth, a day for a year (Placidus).
 */
export const DIRECTION_KEYS = ['naibod', 'ptolemy', 'cardan', 'true_solar'] as const;
export type DirectionKey = (typeof DIRECTION_KEYS)[number];

/** Years of life that an arc in degrees, 0 or more, measures. */
export type YearsOfArc = (arcDeg: number) => number;

const DEGREES_A_YEAR: Readonly<Record<Exclude<DirectionKey, 'true_solar'>, number>> = {
  naibod: NAIBOD_DEG_PER_DAY,
  ptolemy: 1,
  cardan: 59 / 60 + 12 / 3600,
};

/** The measure of a key for a birth, Julian day UT1. @throws DateOutOfRangeError for `true_solar`, when the days after birth leave the ephemeris */
export function yearsOfArc(ephemeris: Ephemeris, key: DirectionKey, birthJdUt: number): YearsOfArc {
  if (key !== 'true_solar') return (arcDeg) => arcDeg / DEGREES_A_YEAR[key];
  const sunAt = (days: number): SolarDay => {
    const sun = ephemeris.position(birthJdUt + days, 'sun', GEOCENTRIC);
    return { rightAscensionDeg: sun.rightAscensionDeg, degPerDay: sun.rightAscensionSpeedDegPerDay };
  };
  const first = sunAt(0);
  const days: { readonly arcDeg: number; readonly degPerDay: number }[] = [{ arcDeg: 0, degPerDay: first.degPerDay }];
  return (arcDeg) => {
    while (days.at(-1)!.arcDeg <= arcDeg) {
      const last = days.at(-1)!;
      const next = sunAt(days.length);
      const moved = normalizeDeg(next.rightAscensionDeg - first.rightAscensionDeg - last.arcDeg);
      days.push({ arcDeg: last.arcDeg + moved, degPerDay: next.degPerDay });
    }
    const after = days.findIndex((day) => day.arcDeg > arcDeg);
    const [from, to] = [days[after - 1]!, days[after]!];
    if (arcDeg === from.arcDeg) return after - 1;
    const cubic = hermiteCubic(to.arcDeg - from.arcDeg, from.degPerDay, to.degPerDay, 1);
    return after - 1 + solveCubic(cubic, arcDeg - from.arcDeg);
  };
}

const GEOCENTRIC = { center: 'geocentric', positions: 'apparent', ayanamsa: null } as const;

interface SolarDay {
  readonly rightAscensionDeg: number;
  readonly degPerDay: number;
}
