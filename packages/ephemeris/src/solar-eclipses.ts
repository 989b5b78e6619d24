import type { Ephemeris, SolarEclipse } from '@theia-astro/astro/ephemeris';
import { sarosOrNull, searchEclipse } from './eclipse-search.ts';
import { lastError, type Engine } from './engine.ts';
import { SE_ECL_ANY_TYPE } from './flags.ts';
import { readDoubles } from './scratch.ts';

const SAROS_ATTRIBUTE = 9;

/** `swe_sol_eclipse_when_glob` and `_where` behind the port (Swiss Ephemeris programmer's documentation §7). */
export function createSolarEclipses(engine: Engine): Pick<Ephemeris, 'nextSolarEclipse'> {
  const { wasm, scratch, coverage } = engine;

  const shadowAt = (jdUt: number): Omit<SolarEclipse, 'maximumJdUt'> => {
    const returned = wasm._swe_sol_eclipse_where(
      jdUt,
      coverage.ephemerisFlag(jdUt),
      scratch.shadow,
      scratch.attributes,
      scratch.serr,
    );
    engine.modes.forgetObserver();
    if (returned < 0) throw new RangeError(`Eclipse: ${lastError(engine)}`);
    const [geoLongitudeDeg, geoLatitudeDeg] = readDoubles(wasm, scratch.shadow, 2);
    const attributes = readDoubles(wasm, scratch.attributes, SAROS_ATTRIBUTE + 2);
    return {
      about: { geoLatitudeDeg: geoLatitudeDeg!, geoLongitudeDeg: geoLongitudeDeg! },
      saros: sarosOrNull(attributes[SAROS_ATTRIBUTE]!),
      sarosMember: sarosOrNull(attributes[SAROS_ATTRIBUTE + 1]!),
    };
  };

  return {
    nextSolarEclipse(jdUt) {
      const found = searchEclipse(engine, jdUt, (flags) =>
        wasm._swe_sol_eclipse_when_glob(jdUt, flags, SE_ECL_ANY_TYPE, scratch.times, 0, scratch.serr),
      );
      if (found === null) return null;
      const [maximumJdUt] = readDoubles(wasm, scratch.times, 1);
      return { maximumJdUt: maximumJdUt!, ...shadowAt(maximumJdUt!) };
    },
  };
}
