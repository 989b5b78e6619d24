import { keptAnswerCosts } from './answer-log.ts';
import { bookingPrice } from './booking.ts';
import { compressionPrice } from './compression.ts';
import { delays } from './delays.ts';
import { compareElectionsWithStepping } from './elections.ts';
import { ephemerisTimings } from './ephemeris.ts';
import { compareHousesWithEngine } from './houses.ts';
import { natalOverHttp } from './http.ts';
import { auditTimes } from './large/audits.ts';
import { growthByCalls } from './large/growth.ts';
import { largeAccount } from './large/run.ts';
import { compareNatalWithEngine } from './natal.ts';
import { compareSearchWithStepping } from './search.ts';
import { secondStart } from './start.ts';
import { compareTablesWithEngine } from './tables.ts';
import { vedicTimings } from './vedic.ts';
import { walletLimits } from './wallets.ts';

/**
 * `npm run bench`, or `npm run bench -- natal search`: measures our work beside the same work done another way, in the same run.
 * Compare the ratios, not the absolute figures.
 */
const PIECES: Readonly<Record<string, () => Promise<boolean | void>>> = {
  natal: compareNatalWithEngine,
  search: compareSearchWithStepping,
  elections: compareElectionsWithStepping,
  ephemeris: ephemerisTimings,
  houses: compareHousesWithEngine,
  tables: compareTablesWithEngine,
  vedic: vedicTimings,
  booking: bookingPrice,
  wallets: walletLimits,
  compression: compressionPrice,
  answers: keptAnswerCosts,
  start: secondStart,
  http: natalOverHttp,
  delays,
  large: largeAccount,
  audit: auditTimes,
  growth: growthByCalls,
};

const asked = process.argv.slice(2);
for (const [name, piece] of Object.entries(PIECES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(name);
  if ((await piece()) === false) process.exitCode = 1;
}
