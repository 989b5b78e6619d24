import { newYearJd } from './coverage.ts';
import { withFirstDay } from './se1-header.ts';
import { mountEphemerisFile, readEphemerisFile, type SwissModule } from './wasm-module.ts';

/**
 * Light seen in the first hours of 1800 left the planets in 1799, before the declared start of the bundled files,
 * although the series of the Earth reach 0.92 days further back. The other series are extrapolated by up to seven
 * hours, less than a thousandth of their segments of 500 to 4,000 days.
 */
const REACH_BACK_DAYS = 0.9;

/** Makes all of 1800-01-01 available from the bundled files. Not needed when the preceding files are mounted. */
export function reachBackBefore1800(wasm: SwissModule): void {
  const firstJdTt = newYearJd(1800, 'gregorian') - REACH_BACK_DAYS;
  for (const name of ['sepl_18.se1', 'seas_18.se1']) {
    mountEphemerisFile(wasm, name, withFirstDay(readEphemerisFile(wasm, name), firstJdTt));
  }
}
