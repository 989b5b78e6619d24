import { chartsBesideEngine } from './batch.ts';
import { natalOverHttp } from './http.ts';
import { natalInProcess } from './in-process.ts';
import { searchBesideStepping } from './search.ts';
import { transitsBesideStepping } from './transits.ts';
import { vedicTimings } from './vedic.ts';

/**
 * `npm run bench`, or `npm run bench -- natal search`: what our work takes beside the same work done otherwise, in the same run.
 * Compare the ratios, not the figures.
 */
const PIECES: Readonly<Record<string, () => Promise<boolean | void>>> = {
  natal: async () => {
    const { microseconds, bytes } = await natalInProcess();
    console.log(
      `  ${'natal, parse to JSON text'.padEnd(46)} ${microseconds.toFixed(0).padStart(7)} µs   ${(bytes / 1024).toFixed(1)} KB, ${Math.round(1e6 / microseconds)}/s a core`,
    );
    await chartsBesideEngine();
  },
  search: searchBesideStepping,
  transits: async () => {
    const { searchMs, steppingMs, ratio, hits } = await transitsBesideStepping();
    console.log(
      `  ${'transits, a year with windows and passes'.padEnd(46)} ${searchMs.toFixed(1).padStart(7)} ms   stepping ${steppingMs.toFixed(0).padStart(6)} ms   ratio ${ratio.toFixed(0)}   ${hits} hits`,
    );
  },
  vedic: vedicTimings,
  http: natalOverHttp,
};

const asked = process.argv.slice(2);
for (const [name, piece] of Object.entries(PIECES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(name);
  if ((await piece()) === false) process.exitCode = 1;
}
