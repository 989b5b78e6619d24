import type { Ephemeris, UtcInstant } from '@theia-astro/astro/ephemeris';
import { lastError, type Engine } from './engine.ts';
import { SE_GREG_CAL } from './flags.ts';
import { readDoubles, readInteger } from './scratch.ts';

type TimeQuestions = Pick<
  Ephemeris,
  'utcToJd' | 'jdToUtc' | 'deltaTSeconds' | 'siderealTimeHours' | 'equationOfTimeDays'
>;

const INTEGER_BYTES = 4;
/** A Julian day of our era, stored as a double, is accurate to 0.04 ms; finer seconds would be noise. */
const TICKS_PER_SECOND = 10_000;
const SECONDS_PER_DAY = 86_400;

/** The part of the port for time scales. */
export function createTime(engine: Engine): TimeQuestions {
  const { wasm, scratch, coverage } = engine;
  return {
    utcToJd({ year, month, day, hour, minute, second }) {
      const returned = wasm._swe_utc_to_jd(
        year,
        month,
        day,
        hour,
        minute,
        second,
        SE_GREG_CAL,
        scratch.xx,
        scratch.serr,
      );
      if (returned < 0) throw new RangeError(`Not a UTC instant: ${lastError(engine)}`);
      const [jdTt, jdUt] = readDoubles(wasm, scratch.xx, 2);
      return { jdUt: jdUt!, jdTt: jdTt! };
    },

    jdToUtc(jdUt) {
      const field = (index: number): number => scratch.integers + index * INTEGER_BYTES;
      wasm._swe_jdut1_to_utc(jdUt, SE_GREG_CAL, field(0), field(1), field(2), field(3), field(4), scratch.xx);
      const [year, month, day, hour, minute] = [0, 1, 2, 3, 4].map((index) => readInteger(wasm, field(index)));
      const [second] = readDoubles(wasm, scratch.xx, 1);
      return carried({ year: year!, month: month!, day: day!, hour: hour!, minute: minute!, second: second! });
    },

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
