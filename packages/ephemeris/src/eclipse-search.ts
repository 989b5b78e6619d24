import {
  DateOutOfRangeError,
  type Ephemeris,
  type SolarEclipse,
  type LunarEclipse,
} from '@theia-astro/astro/ephemeris';
import { lastError, type Engine } from './engine.ts';
import { SE_ECL_ANY_TYPE, SE_ECL_PARTIAL, SE_ECL_TOTAL } from './flags.ts';
import { readDoubles, writeDoubles } from './scratch.ts';

const TIMES = 10;
const ATTRIBUTES = 20;
/** The engine steps over several lunations before it finds an eclipse, at most seven months. */
const LONGEST_WAIT_DAYS = 366;
/** What the engine returns when a lunar or solar series is not in its list. */
const NO_SAROS = -1;

/** One call of an eclipse search with the given ephemeris flag. Returns the engine's return value. */
export type EclipseCall = (flags: number) => number;

/**
 * Runs a search that starts at `jdUt` and puts the maximum first among the times. When the maximum is covered by
 * another ephemeris (across an edge of the files), the search is repeated with that one, so an eclipse never depends on
 * where the search started. Null when the ephemeris ends first. The engine changes its observer during the search.
 * @throws DateOutOfRangeError, RangeError
 */
export function searchEclipse(engine: Engine, jdUt: number, call: EclipseCall): number | null {
  const { modes, coverage } = engine;
  let flags = coverage.ephemerisFlag(jdUt);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    clear(engine);
    const found = call(flags);
    modes.forgetObserver();
    if (found <= 0) {
      if (jdUt + LONGEST_WAIT_DAYS >= coverage.reduced[1]) return null;
      throw new RangeError(`Eclipse search: ${lastError(engine)}`);
    }
    const flagsThere = flagsAt(engine, engine.wasm.HEAPF64[engine.scratch.times / 8]!);
    if (flagsThere === null) return null;
    if (flagsThere === flags) return found;
    flags = flagsThere;
  }
  clear(engine);
  const found = call(flags);
  modes.forgetObserver();
  return found > 0 ? found : null;
}

/** The engine leaves unused times as they were. */
function clear({ wasm, scratch }: Engine): void {
  wasm.HEAPF64.fill(0, scratch.times / 8, scratch.times / 8 + TIMES);
  wasm.HEAPF64.fill(0, scratch.attributes / 8, scratch.attributes / 8 + ATTRIBUTES);
}

function flagsAt({ coverage }: Engine, jdUt: number): number | null {
  try {
    return coverage.ephemerisFlag(jdUt);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) return null;
    throw error;
  }
}

/** Zero means that the phase does not occur. */
export function timeOrNull(jdUt: number): number | null {
  return jdUt === 0 ? null : jdUt;
}

/** The saros number, or null for the engine's placeholder. */
export function sarosOrNull(number: number): number | null {
  return number > NO_SAROS ? number : null;
}

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
