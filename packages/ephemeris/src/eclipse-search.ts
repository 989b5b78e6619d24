import { DateOutOfRangeError } from '@theia-astro/astro/ephemeris';
import { lastError, type Engine } from './engine.ts';

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
