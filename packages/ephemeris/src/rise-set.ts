import { BodyUnavailableError, type Ephemeris, type RiseSetOptions } from '@theia-astro/astro/ephemeris';
import { lastError, engineNumber, type Engine } from './engine.ts';
import {
  SE_BIT_DISC_CENTER,
  SE_BIT_HINDU_RISING,
  SE_CALC_ITRANSIT,
  SE_CALC_MTRANSIT,
  SE_CALC_RISE,
  SE_CALC_SET,
} from './flags.ts';
import { readDoubles, writeDoubles, writeText } from './scratch.ts';

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

const BELOW_HORIZON = -2;
const ATMOSPHERE = 4;
const OBSERVER = 6;
const ANSWERS = 50;
const DOUBLE_BYTES = 8;
const NAME_BYTES = 257;

/**
 * `swe_vis_limit_mag` behind the port: the faintest magnitude that the naked eye sees in the direction of a body
 * (Schaefer, Archaeoastronomy 15, 2000, as programmed by V. Reijs for Swiss Ephemeris 2.10).
 */
export function createVisibility(engine: Engine): Pick<Ephemeris, 'sighting'> {
  const { wasm, scratch, modes, coverage } = engine;
  const atmosphere = wasm._malloc(ATMOSPHERE * DOUBLE_BYTES);
  const observer = wasm._malloc(OBSERVER * DOUBLE_BYTES);
  const answers = wasm._malloc(ANSWERS * DOUBLE_BYTES);
  const name = wasm._malloc(NAME_BYTES);
  return {
    sighting(jdUt, object, place, { pressureHpa, temperatureC, humidityPercent, extinction, ageYears, acuity }) {
      const flags = coverage.ephemerisFlag(jdUt);
      writeDoubles(wasm, scratch.geopos, place.geoLongitudeDeg, place.geoLatitudeDeg, place.elevationM);
      // The engine puts its defaults into what it is given, and its own name of a star over the one asked for.
      wasm.HEAPF64.set([pressureHpa, temperatureC, humidityPercent, extinction ?? 0], atmosphere / DOUBLE_BYTES);
      wasm.HEAPF64.set([ageYears, acuity, 0, 0, 0, 0], observer / DOUBLE_BYTES);
      writeText(wasm, name, object);
      const returned = wasm._swe_vis_limit_mag(
        jdUt,
        scratch.geopos,
        atmosphere,
        observer,
        name,
        flags,
        answers,
        scratch.serr,
      );
      modes.forgetObserver();
      if (returned === BELOW_HORIZON) return null;
      if (returned < 0) throw new BodyUnavailableError(object, lastError(engine));
      const [limit, altitude, azimuth, sunAltitude, sunAzimuth, , , magnitude] = readDoubles(wasm, answers, 8);
      return {
        limitingMagnitude: limit!,
        magnitude: magnitude!,
        altitudeDeg: altitude!,
        azimuthDeg: azimuth!,
        sunAltitudeDeg: sunAltitude!,
        sunAzimuthDeg: sunAzimuth!,
      };
    },
  };
}
