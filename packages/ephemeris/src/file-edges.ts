import type { Coverage } from './coverage.ts';
import { BODY_NUMBER, SEFLG_SWIEPH } from './flags.ts';
import type { Scratch } from './scratch.ts';
import type { SwissModule } from './wasm-module.ts';

/** Reach of light time, speeds and rise/set searches across the edge of a file, and a date safely inside it. */
const EDGE_DAYS = 3;
const INSIDE_DAYS = 100;

/**
 * The files hold some days beyond their last year, but the engine looks for a file by the calendar year when none is open yet: in the first and
 * last hours of the range a body would be found or not by what was asked before.
 * Near an edge the files are therefore opened from the inside first, and the answer depends on the question alone.
 */
export function keepFilesOpenAtEdges(coverage: Coverage, wasm: SwissModule, scratch: Scratch): Coverage {
  const [first, end] = coverage.files;
  const openAt = (jdUt: number): void => {
    for (const body of ['sun', 'moon', 'chiron'] as const) {
      wasm._swe_calc_ut(jdUt, BODY_NUMBER[body], SEFLG_SWIEPH, scratch.xx, scratch.serr);
    }
  };
  return {
    ...coverage,
    ephemerisFlag(jdUt) {
      const flag = coverage.ephemerisFlag(jdUt);
      if (flag === SEFLG_SWIEPH) {
        if (jdUt < first + EDGE_DAYS) openAt(first + INSIDE_DAYS);
        else if (jdUt >= end - EDGE_DAYS) openAt(end - INSIDE_DAYS);
      }
      return flag;
    },
  };
}
