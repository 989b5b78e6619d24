import { AsyncLocalStorage } from 'node:async_hooks';
import console from 'node:console';
import { App, type IntrospectResult } from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import type { Logger } from 'pino';
import type { Caller } from '../access.ts';
import { answerableError } from './answerable-error.ts';
import { wireTypes } from './wire-types.ts';

export interface RestEngine {
  /** Answers a request to `/rest/v1/<table>` as the caller; row level security and grants decide what it sees. */
  fetch(request: Request, caller: Caller): Promise<Response>;
  close(): Promise<void>;
}

export interface RestEngineOptions {
  /** A login role that owns nothing and can only become `anon` or `authenticated`. */
  readonly authenticatorUrl: string;
  readonly keySecretHex: string;
  readonly poolSize: number;
  readonly logger: Logger;
}

const EXPOSED_SCHEMA = 'public';
const STATEMENT_TIMEOUT_MS = 10_000;
const ROWS_MAX = 1_000;
const ENGINE_KEY = 'sb_publishable_engine';

const currentCaller = new AsyncLocalStorage<Caller>();

/**
 * The PostgREST engine of `@supabase/lite`, and nothing else of that package. It never sees a token: the caller was identified before, and
 * reaches the engine as the claims of its key.
 */
export function openRestEngine(options: RestEngineOptions): RestEngine {
  const connect = (max: number, settings: Record<string, string>) =>
    createPostgresConnection({
      url: options.authenticatorUrl,
      postgresOptions: {
        max,
        idle_timeout: 0,
        onnotice: () => {},
        connection: { application_name: 'theia-rest', 'theia.key_secret': options.keySecretHex, statement_timeout: STATEMENT_TIMEOUT_MS, ...settings },
        types: wireTypes,
      },
    });
  const connection = connect(options.poolSize, {});
  forbidGrants(connection);
  connection.introspect = exposedTables(() => connect(1, { role: 'authenticated' }));
  connection.normalizeDbError = (error) => {
    const { answer, summary } = answerableError(error);
    options.logger.debug(summary, 'table request refused by the database');
    return answer;
  };
  const app = new App({
    connection,
    api: { enabled: true, schemas: [EXPOSED_SCHEMA], max_rows: ROWS_MAX, pg_safe_update: true },
    auth: { enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: {
        disableStudio: true,
        disableFallback: true,
        admin: false,
        apiKeys: { resolver: async () => ({ type: 'publishable', claims: { ...(currentCaller.getStore() ?? { claims: { role: 'anon' } }).claims } }) },
      },
    },
  });
  const unfilter = keepStatementsOutOfTheConsole();
  return {
    fetch: (request, caller) => currentCaller.run(caller, () => app.fetch(withEngineKey(request))),
    close: async () => {
      unfilter();
      await connection.close();
    },
  };
}

/** Before its first request the engine grants ALL on every table to the request roles, unless it believes that was done. */
function forbidGrants(connection: PostgresConnection): void {
  if (Reflect.get(connection, 'rlsState') !== 'unknown') throw new Error('@supabase/lite no longer has the flag that stops it from granting ALL on our tables; review it before upgrading');
  Reflect.set(connection, 'rlsState', 'active');
}

/** The tables as `authenticated` sees them, without the schemas and functions that are nobody's business; read once. */
function exposedTables(connect: () => PostgresConnection): () => Promise<IntrospectResult> {
  let known: Promise<IntrospectResult> | null = null;
  const read = async (): Promise<IntrospectResult> => {
    const connection = connect();
    try {
      const all = await connection.introspect();
      if (all.tables.length === 0) throw new Error('The table interface could not read its tables from the database');
      const exposed = <T extends { schema?: string | undefined }>(rows: readonly T[]) => rows.filter((row) => row.schema === EXPOSED_SCHEMA);
      const names = new Set([...all.tables, ...all.views].filter((row) => row.schema === EXPOSED_SCHEMA).map((row) => row.name));
      return {
        ...all,
        tables: exposed(all.tables),
        views: exposed(all.views),
        columns: exposed(all.columns),
        indexes: exposed(all.indexes),
        primary_keys: exposed(all.primary_keys),
        foreign_keys: exposed(all.foreign_keys).filter((key) => names.has(key.table) && names.has(key.ref_table)),
        check_constraints: [],
        comments: [],
        functions: [],
      };
    } finally {
      await connection.close();
    }
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

function withEngineKey(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  headers.set('apikey', ENGINE_KEY);
  return new Request(request, { headers });
}

/** The engine prints failed statements with their parameters; what it says while it works for a caller goes nowhere. */
function keepStatementsOutOfTheConsole(): () => void {
  const print = console.error;
  const filtered = (...words: unknown[]) => {
    if (currentCaller.getStore() === undefined) print(...words);
  };
  console.error = filtered;
  return () => {
    if (console.error === filtered) console.error = print;
  };
}
