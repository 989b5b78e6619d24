import type { Database } from '../../apps/server/src/database/database.ts';
import { type Cursor, dashboardQueries } from './dashboard.ts';
import { withLargeDatabase } from './database.ts';
import type { GeneratedRows } from './generate.ts';
import { measureQueries, openDashboard } from './measure.ts';
import { auditFromCheckpoint } from '../../apps/server/src/database/audit/audit.ts';

/** Prints the time of every query of the dashboard for an account with many calls. Returns true if every query is answered within 200 ms (median). */
export function largeAccount(): Promise<boolean> {
  return withLargeDatabase(measureAccount);
}

async function measureAccount(database: Database, { userId, days }: GeneratedRows): Promise<boolean> {
  const cursor = async (age: number): Promise<Cursor> => {
    const [row] = await database.sql<Cursor[]>`
      select to_json(created_at)#>>'{}' as created_at, id from public.translator_logs
      where user_id = ${userId} and created_at < now() - make_interval(days => ${age}) order by created_at desc limit 1`;
    return row!;
  };
  const queries = dashboardQueries(userId, {
    middle: await cursor(Math.min(30, Math.floor(days / 2))),
    oldest: await cursor(days - 1),
  });
  const dashboard = openDashboard(database, userId);
  try {
    return (await measureQueries(database, dashboard, queries)) === 0;
  } finally {
    await dashboard.close();
  }
}

/**
 * Prints the time of a full audit, which makes a checkpoint, and of one from the checkpoint on, as the nightly task does, on the generated rows of
 * `npm run bench -- large`. Returns true if both find the books in order.
 */
export async function auditTimes(): Promise<boolean> {
  return withLargeDatabase(async (database) => {
    let agree = true;
    for (const full of [true, false]) {
      const start = performance.now();
      const { mode, checked, differences } = await auditFromCheckpoint(database.sql, {
        full,
        renew: full,
        keySecretHex: database.keySecretHex,
      });
      console.log(
        `    ${mode.padEnd(12)} ${((performance.now() - start) / 1_000).toFixed(1).padStart(7)} s   ${checked.usageRows} charged calls, ${checked.ledgerRows} ledger rows, ${differences.length} differences`,
      );
      for (const difference of differences.slice(0, 5)) console.log(`      ${difference}`);
      agree &&= differences.length === 0;
    }
    return agree;
  });
}
