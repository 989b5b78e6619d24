import { BodyUnavailableError } from '@theia-astro/astro/ephemeris';
import type { Ephemeris, RiseSetOptions } from '@theia-astro/astro/ephemeris';
import { lastError, engineNumber, type Engine } from './engine.ts';
import {
  SE_BIT_DISC_CENTER,
  SE_BIT_HINDU_RISING,
  SE_CALC_ITRANSIT,
  SE_CALC_MTRANSIT,
  SE_CALC_RISE,
  SE_CALC_SET,
} from './flags.ts';
import { readDoubles, writeDoubles } from './scratch.ts';

const EVENT_BIT: Readonly<Record<RiseSetOptions['event'], number>> = {
  rise: SE_CALC_RISE,
  set: SE_CALC_SET,
  upper_transit: SE_CALC_MTRANSIT,
  lower_transit: SE_CALC_ITRANSIT,
};

const DISC_BITS: Readonly<Record<RiseSetOptions['disc'], number>> = {
  hindu: SE_BIT_HINDU_RISING,
  center: SE_BIT_DISC_CENTER,
  upper_limb: 0,
};

/** Standard atmosphere for refraction at the horizon (docs/methods/planetary-hours.md). */
const PRESSURE_HPA = 1013.25;
const TEMPERATURE_C = 15;
const NO_EVENT = -2;

/** The part of the port for rise, set and transit. */
export function createRiseSet(engine: Engine): Pick<Ephemeris, 'riseSet'> {
  const { wasm, scratch, modes, coverage } = engine;
  return {
    riseSet(jdUt, body, place, { event, disc }) {
      const flags = coverage.ephemerisFlag(jdUt);
      const number = engineNumber(engine, jdUt, body, flags);
      if (typeof number !== 'number') throw number;
      writeDoubles(wasm, scratch.geopos, place.geoLongitudeDeg, place.geoLatitudeDeg, place.elevationM);
      const returned = wasm._swe_rise_trans(
        jdUt,
        number,
        scratch.noStar,
        flags,
        EVENT_BIT[event] | DISC_BITS[disc],
        scratch.geopos,
        PRESSURE_HPA,
        TEMPERATURE_C,
        scratch.xx,
        scratch.serr,
      );
      modes.forgetObserver();
      if (returned === NO_EVENT) return null;
      if (returned < 0) throw new BodyUnavailableError(body, lastError(engine));
      return readDoubles(wasm, scratch.xx, 1)[0]!;
    },
  };
}
