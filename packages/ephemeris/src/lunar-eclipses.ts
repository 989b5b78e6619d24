import type { Ephemeris, LunarEclipse } from '@theia-astro/astro/ephemeris';
import { sarosOrNull, searchEclipse, timeOrNull } from './eclipse-search.ts';
import { lastError, type Engine } from './engine.ts';
import { SE_ECL_ANY_TYPE, SE_ECL_PARTIAL, SE_ECL_TOTAL } from './flags.ts';
import { readDoubles, writeDoubles } from './scratch.ts';

/** `swe_lun_eclipse_when` and `_how` behind the port (Swiss Ephemeris programmer's documentation §7). */
export function createLunarEclipses(engine: Engine): Pick<Ephemeris, 'nextLunarEclipse' | 'lunarEclipseMagnitudes'> {
  const { wasm, scratch, coverage } = engine;

  const shadowAt = (
    jdUt: number,
  ): Pick<LunarEclipse, 'umbralMagnitude' | 'penumbralMagnitude' | 'saros' | 'sarosMember'> => {
    writeDoubles(wasm, scratch.geopos, 0, 0, 0);
    const returned = wasm._swe_lun_eclipse_how(
      jdUt,
      coverage.ephemerisFlag(jdUt),
      scratch.geopos,
      scratch.attributes,
      scratch.serr,
    );
    engine.modes.forgetObserver();
    if (returned < 0) throw new RangeError(`Eclipse: ${lastError(engine)}`);
    const attributes = readDoubles(wasm, scratch.attributes, 11);
    return {
      umbralMagnitude: attributes[0]!,
      penumbralMagnitude: attributes[1]!,
      saros: sarosOrNull(attributes[9]!),
      sarosMember: sarosOrNull(attributes[10]!),
    };
  };

  return {
    nextLunarEclipse(jdUt) {
      const found = searchEclipse(engine, jdUt, (flags) =>
        wasm._swe_lun_eclipse_when(jdUt, flags, SE_ECL_ANY_TYPE, scratch.times, 0, scratch.serr),
      );
      if (found === null) return null;
      const [maximumJdUt, , u1, u4, u2, u3, p1, p4] = readDoubles(wasm, scratch.times, 8);
      return {
        type: (found & SE_ECL_TOTAL) !== 0 ? 'total' : (found & SE_ECL_PARTIAL) !== 0 ? 'partial' : 'penumbral',
        maximumJdUt: maximumJdUt!,
        contacts: {
          p1: p1!,
          u1: timeOrNull(u1!),
          u2: timeOrNull(u2!),
          u3: timeOrNull(u3!),
          u4: timeOrNull(u4!),
          p4: p4!,
        },
        ...shadowAt(maximumJdUt!),
      };
    },

    lunarEclipseMagnitudes(jdUt) {
      const { umbralMagnitude, penumbralMagnitude } = shadowAt(jdUt);
      return { umbralMagnitude, penumbralMagnitude };
    },
  };
}
