import { BodyUnavailableError } from '@theia-astro/astro/ephemeris';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { lastError, type Engine } from './engine.ts';
import { readDoubles, writeDoubles, writeText } from './scratch.ts';

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
