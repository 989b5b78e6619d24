import { createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { openRestEngine } from '../../apps/server/src/account/rest/engine.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { type Cursor, dashboardQueries } from './dashboard.ts';
import { withLargeDatabase } from './database.ts';
import { processorNs } from '../processor-time.ts';
import type { GeneratedRows } from './generate.ts';

const TRIES = 5;
const QUERY_MS_MAX = 200;

/** Prints the time of every query of the dashboard for an account with many calls. Returns true if every query is answered within 200 ms (median). */
export function largeAccount(): Promise<boolean> {
  return withLargeDatabase(measureQueries);
}

async function measureQueries(database: Database, { userId, days }: GeneratedRows): Promise<boolean> {
  const engine = openRestEngine({
    authenticatorUrl: database.authenticatorUrl,
    roles: database.roles,
    authenticatorPassword: database.authenticatorPassword,
    keySecrets: database,
    poolSize: 1,
    logger: pino({ level: 'silent' }),
    readAnswers: async () => [],
  });
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    sub: userId,
    role: 'authenticated',
    session_id: userId,
    aal: 'aal1',
    amr: [],
    email: '',
    aud: 'authenticated',
    exp: now + 3_600,
    iat: now,
  };
  const caller = { role: 'authenticated', userId, claims } as unknown as Parameters<typeof engine.fetch>[1];
  const client = createClient('http://theia.test', 'publishable', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => engine.fetch(new Request(input, init), caller) },
  });
  let slow = 0;
  try {
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
    console.log(
      `    ${'first'.padStart(8)} ${'median'.padStart(8)}  ms${'PostgreSQL'.padStart(12)}  ms of processor time (median), rows, count`,
    );
    for (const { name, ask } of queries) {
      const times: number[] = [];
      const processorTimes: number[] = [];
      let said = '';
      for (let tried = 0; tried < TRIES; tried += 1) {
        const before = await backendNs(database);
        const start = performance.now();
        const { data, error, count } = await ask(client);
        times.push(performance.now() - start);
        if (tried > 0) processorTimes.push(((await backendNs(database)) - before) / 1e6);
        if (error !== null) throw new Error(`${name}: ${error.message}`);
        said = `${Array.isArray(data) ? data.length : '-'}${typeof count === 'number' ? `, ${count}` : ''}`;
      }
      const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
      const median = middle(times);
      if (median > QUERY_MS_MAX) slow += 1;
      console.log(
        `    ${times[0]!.toFixed(1).padStart(8)} ${median.toFixed(1).padStart(8)}    ${middle(processorTimes).toFixed(1).padStart(12)}  ${median > QUERY_MS_MAX ? 'SLOW ' : ''}${name}: ${said}`,
      );
    }
  } finally {
    await engine.close();
  }
  console.log(`  queries above ${QUERY_MS_MAX} ms: ${slow}`);
  return slow === 0;
}

/** Processor time so far of the connection that reads tables: what a busy machine does not falsify. Linux only, elsewhere 0. */
async function backendNs({ sql }: Database): Promise<number> {
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity where application_name = 'theia-rest'`;
  return rows.reduce((sum, { pid }) => sum + processorNs(pid), 0);
}
