import { readFileSync } from 'node:fs';
import { keptAnswerCosts } from './answer-log.ts';
import { bookingPrice } from './booking.ts';
import { compressionPrice } from './compression.ts';
import { delays } from './delays.ts';
import { compareElectionsWithStepping } from './elections.ts';
import { ephemerisTimings } from './ephemeris.ts';
import { compareHousesWithEngine } from './houses.ts';
import { type Outcome, publish } from './figure.ts';
import { natalOverHttp } from './http.ts';
import { auditTimes, largeAccount } from './large/run.ts';
import { growthByCalls } from './large/growth.ts';
import { compareNatalWithEngine } from './natal.ts';
import { reportTimings } from './report.ts';
import { compareSearchWithStepping } from './search.ts';
import { secondStart } from './start.ts';
import { compareTablesWithEngine } from './tables.ts';
import { vedicTimings } from './vedic.ts';
import { walletLimits } from './wallets.ts';

/**
 * `npm run bench`, or `npm run bench -- natal search`: measures our work beside the same work done another way, in the same run.
 * Compare the ratios, not the absolute figures. With `publish`, what was measured is also written to the page about
 * speed, and five figures to README.md, unless results differ.
 */
const PIECES: Readonly<Record<string, () => Promise<Outcome | boolean | void>>> = {
  natal: compareNatalWithEngine,
  search: compareSearchWithStepping,
  elections: compareElectionsWithStepping,
  ephemeris: ephemerisTimings,
  houses: compareHousesWithEngine,
  tables: compareTablesWithEngine,
  vedic: vedicTimings,
  report: reportTimings,
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

/** The pieces that the page about speed shows. */
const PUBLISHED: readonly string[] = ['natal', 'search', 'ephemeris', 'vedic', 'report', 'http'];

const publishes = process.argv.includes('publish');
const named = process.argv.slice(2).filter((name) => name !== 'publish');
const asked = publishes && named.length === 0 ? PUBLISHED : named;
const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
for (const [name, piece] of Object.entries(PIECES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(name);
  const told = await piece();
  const outcome = typeof told === 'object' ? told : { kept: told !== false };
  if (!outcome.kept) process.exitCode = 1;
  // A search that finds other events is no figure.
  if (publishes && outcome.kept) publish(outcome, version);
}
