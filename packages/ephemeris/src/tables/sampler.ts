import { wrap180 } from '@theia-astro/astro/angle/angle';
import type { NamedEngineBody } from '@theia-astro/astro/ephemeris';
import { lastError, type Engine } from '../engine.ts';
import { BODY_NUMBER, SE_ECL_NUT, SEFLG_NONUT, SEFLG_SPEED, SEFLG_SWIEPH } from '../flags.ts';
import { ayanamsaShift } from './ayanamsa-shift.ts';
import { earthRotationDeg, hasSiderealTime } from './sidereal-time.ts';
import type { Series } from './series.ts';

/** What a series holds, from the engine: three quantities and three rates into `out`. */
export type Sample = (jdTt: number, out: Float64Array) => void;

/** The step over which the engine itself takes the rate of the nutation (`NUT_SPEED_INTV` in sweph.h). */
const NUTATION_STEP_DAYS = 1e-4;

/** @throws Error when the engine cannot answer from its files */
export function createSampler(engine: Engine, { name }: Series): Sample {
  if (name === 'nutation') return nutationSampler(engine);
  if (name === 'moon_light') return moonLightSampler(engine);
  if (name.startsWith('ayanamsa:')) {
    const ayanamsa = { kind: 'mode', mode: Number(name.slice(name.indexOf(':') + 1)) } as const;
    return (jdTt, out) => {
      const { deg, degPerDay } = ayanamsaShift(engine, jdTt, ayanamsa);
      out.fill(0);
      out[0] = deg;
      out[3] = degPerDay;
    };
  }
  return bodySampler(engine, BODY_NUMBER[name as NamedEngineBody]);
}

function bodySampler(engine: Engine, number: number): Sample {
  const { wasm, scratch } = engine;
  const flags = SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_NONUT;
  const first = scratch.xx / 8;
  return (jdTt, out) => {
    const answered = wasm._swe_calc(jdTt, number, flags, scratch.xx, scratch.serr);
    if (answered < 0 || (answered & SEFLG_SWIEPH) === 0)
      throw new Error(`No table of body ${number} at ${jdTt}: ${lastError(engine)}`);
    for (let index = 0; index < 6; index += 1) out[index] = wasm.HEAPF64[first + index]!;
  };
}

function moonLightSampler({ wasm, scratch }: Engine): Sample {
  return (jdTt, out) => {
    const answered = wasm._swe_pheno(jdTt, BODY_NUMBER.moon, SEFLG_SWIEPH, scratch.attributes, scratch.serr);
    if (answered < 0) throw new Error(`No table of the Moon's light at ${jdTt}`);
    out.fill(0);
    out[1] = wasm.HEAPF64[scratch.attributes / 8 + 1]!;
  };
}

/**
 * Nutation in longitude, true and mean obliquity; the rates of nutation in longitude and in obliquity; what mean sidereal time exceeds the rotation of
 * the Earth by, 0 where it has no such rest.
 */
function nutationSampler(engine: Engine): Sample {
  const { wasm, scratch } = engine;
  const first = scratch.xx / 8;
  const universalTime = (jdTt: number): number => {
    const about = jdTt - wasm._swe_deltat_ex(jdTt, SEFLG_SWIEPH, scratch.serr);
    return jdTt - wasm._swe_deltat_ex(about, SEFLG_SWIEPH, scratch.serr);
  };
  const siderealRest = (jdUt: number, obliquityDeg: number): number =>
    wrap180(wasm._swe_sidtime0(jdUt, obliquityDeg, 0) * 15 - earthRotationDeg(jdUt));
  const ask = (jdTt: number): void => {
    if (wasm._swe_calc(jdTt, SE_ECL_NUT, SEFLG_SWIEPH, scratch.xx, scratch.serr) < 0)
      throw new Error(`No table of the nutation at ${jdTt}: ${lastError(engine)}`);
  };
  return (jdTt, out) => {
    const before = jdTt - NUTATION_STEP_DAYS;
    ask(before);
    const [longitudeBefore, obliquityBefore] = [wasm.HEAPF64[first + 2]!, wasm.HEAPF64[first + 3]!];
    ask(jdTt);
    const heap = wasm.HEAPF64;
    out[0] = heap[first + 2]!;
    out[1] = heap[first]!;
    out[2] = heap[first + 1]!;
    out[3] = (heap[first + 2]! - longitudeBefore) / (jdTt - before);
    out[4] = (heap[first + 3]! - obliquityBefore) / (jdTt - before);
    out[5] = hasSiderealTime(jdTt) ? siderealRest(universalTime(jdTt), heap[first]!) : 0;
  };
}
