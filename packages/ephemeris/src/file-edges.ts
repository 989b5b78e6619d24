import type { Coverage } from './coverage.ts';
import { BODY_NUMBER, SEFLG_SWIEPH } from './flags.ts';
import type { Scratch } from './scratch.ts';
import type { SwissModule } from './wasm-module.ts';

/** How far light time, speeds and rise/set searches reach across the edge of a file, and a date safely inside it. */
const EDGE_DAYS = 3;
const INSIDE_DAYS = 100;

/**
 * The files contain some days beyond their last year, but when no file is open the engine looks for one by calendar
 * year. In the first and last hours of the range, earlier calls would decide whether a body is found. Near an edge the
 * files are therefore opened with a date inside first, so that results do not depend on earlier calls.
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
