import { newYearJd } from './coverage.ts';
import { withFirstDay } from './se1-header.ts';
import { mountEphemerisFile, readEphemerisFile, type SwissModule } from './wasm-module.ts';

/**
 * Light seen during the first hours of 1800 left the planets in 1799, where the bundled files say they end, although the series of Earth reach
 * 0.92 days further back. The others are continued by up to seven hours, less than a thousandth of their 500 to 4,000 day segments.
 */
const REACH_BACK_DAYS = 0.9;

/** Makes the whole of 1800-01-01 answerable from the bundled files. Needless where the preceding files are mounted. */
export function reachBackBefore1800(wasm: SwissModule): void {
  const firstJdTt = newYearJd(1800, 'gregorian') - REACH_BACK_DAYS;
  for (const name of ['sepl_18.se1', 'seas_18.se1']) {
    mountEphemerisFile(wasm, name, withFirstDay(readEphemerisFile(wasm, name), firstJdTt));
  }
}
