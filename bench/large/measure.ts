import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { callHandlers } from '../../apps/server/src/account/operations/calls.ts';
import { findOperation, runOperation } from '../../apps/server/src/account/operations/operation.ts';
import { openRestEngine } from '../../apps/server/src/account/rest/engine.ts';
import type { User } from '../../apps/server/src/sessions/access.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { processorNs } from '../processor-time.ts';
import type { DashboardQuery } from './dashboard.ts';
import { median } from '../statistics.ts';

const TRIES = 5;
const QUERY_MS_MAX = 200;

/** The dashboard's client of one account, without HTTP. */
export interface Dashboard {
  readonly client: SupabaseClient;
  close(): Promise<void>;
}

/** Opens the tables and the call log of a database as a signed-in user. */
export function openDashboard(database: Database, userId: string) {
  const logger = pino({ level: 'silent' });
  const handlers = callHandlers(null);
  const engine = openRestEngine({
    authenticatorUrl: database.authenticatorUrl,
    roles: database.roles,
    authenticatorPassword: database.authenticatorPassword,
    keySecrets: database,
    poolSize: 1,
    logger,
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
  const respond = async (request: Request): Promise<Response> => {
    const [, operation = ''] = /\/functions\/v1\/(.*)$/.exec(request.url) ?? [];
    const name = findOperation(handlers, operation);
    if (name === null) return engine.fetch(request, caller);
    const call = { user: caller as User, input: await request.json(), sql: database.sql, logger };
    return Response.json(await runOperation(handlers, name, call));
  };
  const client = createClient('http://theia.test', 'publishable', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => respond(new Request(input, init)) },
  });
  return { client, close: () => engine.close() };
}

/**
 * Prints the time of every query: the first, the fastest, the median and the processor time of PostgreSQL, and of other processes. Returns how many have a median above
 * 200 ms. `read`: processor time of a process so far, in milliseconds.
 */
export async function measureQueries(
  database: Database,
  { client }: Pick<Dashboard, 'client'>,
  queries: readonly DashboardQuery[],
  others: readonly { readonly name: string; read(): number }[] = [],
): Promise<number> {
  let slow = 0;
  const columns = ['first', 'best', 'median'].map((title) => title.padStart(8)).join(' ');
  const titles = others.map(({ name }) => name.padStart(12)).join('');
  console.log(`    ${columns}  ms${'PostgreSQL'.padStart(12)}${titles}  ms of processor time (median, mean), rows`);
  for (const { name, ask } of queries) {
    const times: number[] = [];
    const processorTimes: number[] = [];
    const othersBefore = others.map(({ read }) => read());
    let said = '';
    for (let tried = 0; tried < TRIES; tried += 1) {
      const before = await backendNs(database);
      const start = performance.now();
      const { data, error } = await ask(client);
      times.push(performance.now() - start);
      if (tried > 0) processorTimes.push(((await backendNs(database)) - before) / 1e6);
      if (error !== null) throw new Error(`${name}: ${error.message}`);
      said = Array.isArray(data) ? String(data.length) : '-';
    }
    const spent = others
      .map(({ read }, index) => ((read() - othersBefore[index]!) / TRIES).toFixed(0).padStart(12))
      .join('');
    const middle = median(times);
    if (middle > QUERY_MS_MAX) slow += 1;
    console.log(
      `    ${times[0]!.toFixed(1).padStart(8)} ${Math.min(...times)
        .toFixed(1)
        .padStart(
          8,
        )} ${middle.toFixed(1).padStart(8)}    ${median(processorTimes).toFixed(1).padStart(12)}${spent}  ${middle > QUERY_MS_MAX ? 'SLOW ' : ''}${name}: ${said}`,
    );
  }
  console.log(`  queries above ${QUERY_MS_MAX} ms: ${slow}`);
  return slow;
}

/** Processor time so far of the connection that reads tables: what a busy machine does not falsify. Linux only, elsewhere 0. */
async function backendNs({ sql }: Database): Promise<number> {
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity where application_name = 'theia-rest'`;
  return rows.reduce((sum, { pid }) => sum + processorNs(pid), 0);
}
