import type { Ayanamsa } from '@theia-astro/astro/ephemeris';
import { lastError, type Engine } from '../engine.ts';
import { isProjectedAyanamsa, isStarAyanamsa, SEFLG_NONUT, SEFLG_SWIEPH } from '../flags.ts';
import type { TableReaders } from './read.ts';

/** What a longitude without nutation and its speed exceed the sidereal ones by. */
export interface AyanamsaShift {
  readonly deg: number;
  readonly degPerDay: number;
}

/** The step over which the engine itself takes the rate (`swi_get_ayanamsa_with_speed` in sweph.c). */
const STEP_DAYS = 1e-3;

/** Whether a sidereal longitude is the one without nutation less a smooth number, the same for all bodies. */
export function isPlainAyanamsa(ayanamsa: Ayanamsa): boolean {
  return !isProjectedAyanamsa(ayanamsa) && !isStarAyanamsa(ayanamsa);
}

/** As the engine takes it itself for a sidereal position. */
export function ayanamsaShift(engine: Engine, jdTt: number, ayanamsa: Ayanamsa): AyanamsaShift {
  engine.modes.enterAyanamsa(ayanamsa);
  const deg = meanDeg(engine, jdTt);
  return { deg, degPerDay: (deg - meanDeg(engine, jdTt - STEP_DAYS)) / STEP_DAYS };
}

/** The same from the tables where they have it. */
export function ayanamsaShifts(
  engine: Engine,
  readers: TableReaders,
): (jdTt: number, ayanamsa: Ayanamsa) => AyanamsaShift {
  const read = new Float64Array(6);
  const ofMode = Array.from({ length: 256 }, (_, mode) => readers.get(`ayanamsa:${mode}`));
  return (jdTt, ayanamsa) =>
    ayanamsa.kind === 'mode' && ofMode[ayanamsa.mode]?.read(jdTt, read, 1) === true
      ? { deg: read[0]!, degPerDay: read[3]! }
      : ayanamsaShift(engine, jdTt, ayanamsa);
}

function meanDeg(engine: Engine, jdTt: number): number {
  const { wasm, scratch } = engine;
  if (wasm._swe_get_ayanamsa_ex(jdTt, SEFLG_SWIEPH | SEFLG_NONUT, scratch.xx, scratch.serr) < 0)
    throw new RangeError(`Ayanamsa: ${lastError(engine)}`);
  return wasm.HEAPF64[scratch.xx / 8]!;
}
