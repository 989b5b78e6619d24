import { after } from 'node:test';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { startService } from '../hostile/service.ts';
import { startLoad } from './clients.ts';
import { startPair } from './pair.ts';

/** Paid calls before and after a fault. */
export const CALLS = 60;

/** What `auditBooks` finds when every call was answered and charged once. */
export const NOTHING = { lost: [], doubled: [], unanswered: [], broken: [], cut: 0 };

/** Theia in front of a pair of databases, which it reaches through a relay; both end with the test. */
export async function startScene() {
  const pair = await startPair();
  after(() => pair.stop());
  const service = await startService({ DATABASE_URL: pair.databaseUrl, LOG_LEVEL: 'fatal' });
  after(() => service.stop());
  const untilReady = (status: 200 | 503) =>
    until(
      async () => (await fetch(`http://127.0.0.1:${service.port}/ready`)).status === status,
      `a /ready of ${status}`,
      50,
    );
  const startPaidLoad = async () => {
    const rich = { plan: null, balanceUsd: '1000', ratePerSecond: 1_000_000 } as const;
    const customers = await Promise.all([rich, rich, rich].map((wish) => customer(service.database, wish)));
    const load = startLoad({ port: () => service.port, customers, clients: 6 });
    // Or a failed test would never end.
    after(() => load.stop());
    await until(() => load.answeredCount >= CALLS, 'calls before the fault');
    return load;
  };
  return { pair, service, untilReady, startPaidLoad };
}
