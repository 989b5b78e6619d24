import { BodyUnavailableError } from '@theia-astro/astro/ephemeris';
import type { EngineBody, Ephemeris } from '@theia-astro/astro/ephemeris';
import { lastError, engineNumber, type Engine } from './engine.ts';
import { SEFLG_NONUT, SEFLG_SWIEPH, SE_ECL2HOR, SE_ECL_NUT } from './flags.ts';
import { readDoubles, writeDoubles } from './scratch.ts';

type SkyQuestions = Pick<Ephemeris, 'obliquity' | 'ayanamsa' | 'horizontal' | 'phenomena' | 'illuminatedFraction'>;

/** The part of the port for obliquity, ayanamsa, horizontal coordinates and phenomena. */
export function createSky(engine: Engine): SkyQuestions {
  const { wasm, scratch, modes, coverage } = engine;

  const ayanamsaDeg = (jdUt: number, flags: number): number => {
    if (wasm._swe_get_ayanamsa_ex_ut(jdUt, flags, scratch.xx, scratch.serr) < 0) {
      throw new RangeError(`Ayanamsa: ${lastError(engine)}`);
    }
    return wasm.HEAPF64[scratch.xx / 8]!;
  };

  const phenomena = (jdUt: number, body: EngineBody): ReturnType<SkyQuestions['phenomena']> => {
    const flags = coverage.ephemerisFlag(jdUt);
    const number = engineNumber(engine, jdUt, body, flags);
    if (typeof number !== 'number') throw number;
    if (wasm._swe_pheno_ut(jdUt, number, flags, scratch.attributes, scratch.serr) < 0) {
      throw new BodyUnavailableError(body, lastError(engine));
    }
    const [phaseAngleDeg, illuminatedFraction, elongationDeg, apparentDiameterDeg, magnitude] = readDoubles(
      wasm,
      scratch.attributes,
      5,
    );
    return {
      phaseAngleDeg: phaseAngleDeg!,
      illuminatedFraction: illuminatedFraction!,
      elongationDeg: elongationDeg!,
      apparentDiameterDeg: apparentDiameterDeg!,
      magnitude: magnitude!,
    };
  };

  return {
    obliquity(jdUt) {
      coverage.ephemerisFlag(jdUt);
      // Nutation does not depend on the ephemeris, but requesting it with the analytical one would leave the engine
      // unable to read its files on the next call.
      if (wasm._swe_calc_ut(jdUt, SE_ECL_NUT, SEFLG_SWIEPH, scratch.xx, scratch.serr) < 0) {
        throw new RangeError(`Obliquity: ${lastError(engine)}`);
      }
      const [trueDeg, meanDeg, nutationInLongitudeDeg, nutationInObliquityDeg] = readDoubles(wasm, scratch.xx, 4);
      return {
        trueDeg: trueDeg!,
        meanDeg: meanDeg!,
        nutationInLongitudeDeg: nutationInLongitudeDeg!,
        nutationInObliquityDeg: nutationInObliquityDeg!,
      };
    },

    ayanamsa(jdUt, ayanamsa) {
      const flags = coverage.ephemerisFlag(jdUt);
      modes.enterAyanamsa(ayanamsa);
      return { valueDeg: ayanamsaDeg(jdUt, flags), meanDeg: ayanamsaDeg(jdUt, flags | SEFLG_NONUT) };
    },

    horizontal(jdUt, place, longitudeDeg, latitudeDeg, distanceAu) {
      writeDoubles(wasm, scratch.geopos, place.geoLongitudeDeg, place.geoLatitudeDeg, place.elevationM);
      writeDoubles(wasm, scratch.input, longitudeDeg, latitudeDeg, distanceAu);
      wasm._swe_azalt(jdUt, SE_ECL2HOR, scratch.geopos, 0, 0, scratch.input, scratch.xx);
      const [azimuthDeg, altitudeDeg] = readDoubles(wasm, scratch.xx, 2);
      return { azimuthDeg: azimuthDeg!, altitudeDeg: altitudeDeg! };
    },

    phenomena,

    illuminatedFraction: (jdUt, body) => phenomena(jdUt, body).illuminatedFraction,
  };
}
