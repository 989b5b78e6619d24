import type { Database } from '../../apps/server/src/database/database.ts';
import { type Cursor, dashboardQueries } from './dashboard.ts';
import { withLargeDatabase } from './database.ts';
import type { GeneratedRows } from './generate.ts';
import { measureQueries, openDashboard } from './measure.ts';

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
