import { DateOutOfRangeError } from '@theia/astro/ephemeris';
import { lastError, type Engine } from './engine.ts';

const TIMES = 10;
const ATTRIBUTES = 20;
/** The engine steps over several lunations before it finds an eclipse; seven months are the longest. */
const LONGEST_WAIT_DAYS = 366;
/** What the engine puts where a lunar or solar series is not in its list. */
const NO_SAROS = -1;

/** One call of an eclipse search with the given ephemeris flag; answers the engine's own return value. */
export type EclipseCall = (flags: number) => number;

/**
 * Runs a search that starts at `jdUt` and leaves its maximum first among the times. When that lies where another ephemeris answers (across an edge
 * of the files) the search is made again with that one, so the same eclipse never depends on where the search began.
 * Null when the ephemeris ends first. The engine moves its observer meanwhile. @throws DateOutOfRangeError, RangeError
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

/** Zero stands for a phase that does not occur. */
export function timeOrNull(jdUt: number): number | null {
  return jdUt === 0 ? null : jdUt;
}

export function sarosOrNull(number: number): number | null {
  return number > NO_SAROS ? number : null;
}
