import type { Ephemeris, UtcInstant } from '@theia-astro/astro/ephemeris';
import { lastError, type Engine } from './engine.ts';
import { readDoubles } from './scratch.ts';
import { createUtcScale, TICKS_PER_SECOND } from './utc.ts';

type TimeQuestions = Pick<
  Ephemeris,
  'utcToJd' | 'utcMsToJd' | 'jdToUtc' | 'jdToUtcMs' | 'deltaTSeconds' | 'siderealTimeHours' | 'equationOfTimeDays'
>;

const SECONDS_PER_DAY = 86_400;

/** The tidal acceleration of the ephemeris that the engine prefers: what its own conversions take. */
const BY_DEFAULT_EPHEMERIS = -1;

/** The part of the port for time scales. */
export function createTime(engine: Engine): TimeQuestions {
  const { wasm, scratch, coverage } = engine;
  const utc = createUtcScale((jd) => wasm._swe_deltat_ex(jd, BY_DEFAULT_EPHEMERIS, scratch.serr));
  return {
    utcToJd: utc.utcToJd,
    utcMsToJd: utc.utcMsToJd,
    jdToUtcMs: utc.jdToUtcMs,
    jdToUtc: (jdUt) => carried(utc.jdToUtc(jdUt)),

    deltaTSeconds(jdUt) {
      return wasm._swe_deltat_ex(jdUt, coverage.ephemerisFlag(jdUt), scratch.serr) * SECONDS_PER_DAY;
    },

    siderealTimeHours(jdUt) {
      return wasm._swe_sidtime(jdUt);
    },

    equationOfTimeDays(jdUt) {
      if (wasm._swe_time_equ(jdUt, scratch.xx, scratch.serr) < 0)
        throw new RangeError(`Equation of time: ${lastError(engine)}`);
      return readDoubles(wasm, scratch.xx, 1)[0]!;
    },
  };
}

/**
 * Seconds rounded to a tenth of a millisecond, with 60 and more carried into minute and date. The engine's rounding can
 * give 60.0, and an instant inside a leap second is shown as the first second of the next minute.
 */
export function carried(utc: UtcInstant): UtcInstant {
  const ticks = Math.round(utc.second * TICKS_PER_SECOND);
  if (ticks < 60 * TICKS_PER_SECOND) return { ...utc, second: ticks / TICKS_PER_SECOND };
  const date = new Date(0);
  date.setUTCFullYear(utc.year, utc.month - 1, utc.day);
  date.setUTCHours(utc.hour, utc.minute + 1);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: (ticks - 60 * TICKS_PER_SECOND) / TICKS_PER_SECOND,
  };
}
