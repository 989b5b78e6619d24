import type { Ephemeris, SolarEclipse } from '@theia/astro/ephemeris';
import { sarosOrNull, searchEclipse, timeOrNull } from './eclipse-search.ts';
import { lastError, type Engine } from './engine.ts';
import {
  SE_ECL_1ST_VISIBLE, SE_ECL_4TH_VISIBLE, SE_ECL_ANNULAR, SE_ECL_ANNULAR_TOTAL, SE_ECL_ANY_TYPE, SE_ECL_TOTAL,
} from './flags.ts';
import { readDoubles, writeDoubles } from './scratch.ts';

/**
 * Magnitudes among the attributes. NASA's is the ratio of the diameters for central eclipses, else the covered part of the Sun's diameter;
 * the engine's own (attribute 8) takes the ratio for non-central total and annular ones too, 0.03 off (1950-03-18).
 */
const COVERED_DIAMETER = 0;
const DIAMETER_RATIO = 1;

/** `swe_sol_eclipse_when_glob`, `_where` and `_when_loc` behind the port (Swiss Ephemeris programmer's documentation §7). */
export function createSolarEclipses(engine: Engine): Pick<Ephemeris, 'nextSolarEclipse' | 'nextSolarEclipseAt'> {
  const { wasm, scratch, coverage } = engine;

  const shadowAt = (jdUt: number, central: boolean): Pick<SolarEclipse, 'greatest' | 'magnitude' | 'obscuration' | 'saros' | 'sarosMember'> => {
    const returned = wasm._swe_sol_eclipse_where(jdUt, coverage.ephemerisFlag(jdUt), scratch.shadow, scratch.attributes, scratch.serr);
    engine.modes.forgetObserver();
    if (returned < 0) throw new RangeError(`Eclipse: ${lastError(engine)}`);
    const [geoLongitudeDeg, geoLatitudeDeg] = readDoubles(wasm, scratch.shadow, 2);
    const attributes = readDoubles(wasm, scratch.attributes, 11);
    return {
      greatest: { geoLatitudeDeg: geoLatitudeDeg!, geoLongitudeDeg: geoLongitudeDeg!, altitudeDeg: attributes[5]! },
      magnitude: attributes[central ? DIAMETER_RATIO : COVERED_DIAMETER]!,
      obscuration: Math.min(1, attributes[2]!),
      saros: sarosOrNull(attributes[9]!),
      sarosMember: sarosOrNull(attributes[10]!),
    };
  };

  return {
    nextSolarEclipse(jdUt) {
      const found = searchEclipse(engine, jdUt, (flags) => (
        wasm._swe_sol_eclipse_when_glob(jdUt, flags, SE_ECL_ANY_TYPE, scratch.times, 0, scratch.serr)
      ));
      if (found === null) return null;
      const times = readDoubles(wasm, scratch.times, 8);
      const [maximumJdUt, , p1, p4, u1, u4, c1, c2] = times;
      return {
        type: (found & SE_ECL_ANNULAR_TOTAL) !== 0 ? 'hybrid' : typeOf(found),
        maximumJdUt: maximumJdUt!,
        contacts: { p1: p1!, u1: timeOrNull(u1!), c1: timeOrNull(c1!), c2: timeOrNull(c2!), u4: timeOrNull(u4!), p4: p4! },
        ...shadowAt(maximumJdUt!, c1 !== 0),
      };
    },

    nextSolarEclipseAt(jdUt, place) {
      const found = searchEclipse(engine, jdUt, (flags) => {
        writeDoubles(wasm, scratch.geopos, place.geoLongitudeDeg, place.geoLatitudeDeg, place.elevationM);
        return wasm._swe_sol_eclipse_when_loc(jdUt, flags, scratch.geopos, scratch.times, scratch.attributes, 0, scratch.serr);
      });
      if (found === null) return null;
      const [maximumJdUt, c1, c2, c3, c4, rise, set] = readDoubles(wasm, scratch.times, 7);
      const [diameters, , obscuration, , , altitudeDeg, , , magnitude] = readDoubles(wasm, scratch.attributes, 9);
      return {
        beginsJdUt: (found & SE_ECL_1ST_VISIBLE) === 0 && rise !== 0 ? rise! : c1!,
        maximumJdUt: maximumJdUt!,
        endsJdUt: (found & SE_ECL_4TH_VISIBLE) === 0 && set !== 0 ? set! : c4!,
        contacts: { c1: c1!, c2: timeOrNull(c2!), c3: timeOrNull(c3!), c4: c4! },
        type: typeOf(found),
        magnitude: magnitude === 0 ? diameters! : magnitude!,
        obscuration: Math.min(1, obscuration!),
        altitudeDeg: altitudeDeg!,
      };
    },
  };
}

function typeOf(returned: number): 'total' | 'annular' | 'partial' {
  if ((returned & SE_ECL_TOTAL) !== 0) return 'total';
  return (returned & SE_ECL_ANNULAR) !== 0 ? 'annular' : 'partial';
}
