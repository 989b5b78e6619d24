import { poolState } from '../../observability/statements.ts';
import { type ConnectionSettings, inTransaction, openConnection } from './connection.ts';
import { listening } from './listening.ts';
import { readLogin, readSettings } from './login.ts';
import { Pool } from './pool.ts';
import { routeFor } from './route.ts';
import type { Patience } from './silence.ts';
import { type Sql, tagFor, type TransactionSql } from './sql.ts';

export interface ConnectionOptions {
  readonly max: number;
  /** After this without work a connection is closed; 0: never. */
  readonly idleTimeoutSeconds: number;
  readonly settings: Readonly<Record<string, string>> & { readonly application_name: string };
  readonly patience?: Patience;
  /** True if a session holds locks between its statements: then it is not closed because others to the same server were found silent. */
  readonly holdsLocks?: boolean;
  /** Instead of the password in the URL; asked for by each new connection. */
  readonly password?: () => Promise<string>;
}

/** What the server says when it cannot do a statement: `code` (SQLSTATE), `constraint`, `column`, `table`, `detail`, `hint`. */
export { DatabaseError } from 'pg';

/** For statements that may take long: a silent server is noticed, a slow one is waited for. */
const PATIENT: Patience = { verifyMs: 2_000, destroyMs: null };
const END_SECONDS = 5;

/**
 * Opens a pool of connections to the primary of a connection string, which may name several servers (`target_session_attrs`) and how to encrypt. This
 * is the only place that uses the driver `pg`.
 *
 * - `` sql<{ id: string }[]>`select id from t where a = ${value}` `` sends a statement when it is awaited, and returns its rows with their `count`. A
 *   value is a parameter: text, number, boolean, `Date`, bytes, null, or an array of them. Objects are sent as JSON text that the caller makes.
 * - A statement inside another is a fragment of it: `` ${all ? sql`` : sql`where a = 1`} ``. `sql('schema.table')` is a name, `sql(list)` a list for
 *   `in`, `sql(rows)` the columns and values of an `insert`.
 * - `sql.unsafe(text, parameters)` sends a text made at run time; `.values()` returns lists instead of rows; `.readable()` and `.writable()` are the
 *   streams of a `copy`, inside a transaction.
 * - `sql.begin(work)` is a transaction, `transaction.savepoint(work)` a part of it that may fail alone. A failed statement fails the transaction.
 * - `sql.listen(channel, notify, onListen)` hears notifications on one more connection, again after it was lost.
 * - bigint and numeric are read as text, json as its value, date and timestamps as `Date`, arrays as arrays, everything unknown as text.
 *
 * A statement fails with a `DatabaseError`, or, when its connection is lost, with an error that has a code of `database-failure.ts`. Whether it was done
 * is then unknown. A server or a way that goes silent is noticed after seconds (`Patience`): its connections are destroyed and opened again when needed.
 * Every statement is reported to `observability/statements.ts`.
 */
export function openConnections(url: string, options: ConnectionOptions): Sql {
  const { settings, max, idleTimeoutSeconds, patience = PATIENT, holdsLocks = false, password } = options;
  const name = settings.application_name;
  const route = routeFor(url);
  const session: Omit<ConnectionSettings, 'pool'> = {
    login: readLogin(url),
    password,
    settings: { ...settings, ...readSettings(url) },
    patience,
    holdsLocks,
  };
  const state = poolState(name);
  state.connectionsMax = Math.max(state.connectionsMax, max);
  const pool = new Pool({ max, idleTimeoutSeconds, open: () => openConnection(route, { ...session, pool: name }) });
  const heard = listening(() => openConnection(route, { ...session, pool: `${name}-listen` }));

  const tag = tagFor({
    run: (statement) => pool.use((connection) => connection.run(statement)),
    copyOut: () => Promise.reject(new Error('a copy needs a transaction')),
    copyIn: () => Promise.reject(new Error('a copy needs a transaction')),
  });
  type Work<Result> = (transaction: TransactionSql) => Promise<Result>;
  const begin = <Result>(first: string | Work<Result>, second?: Work<Result>): Promise<Result> => {
    const [mode, work] = typeof first === 'string' ? [first, second!] : ['', first];
    return pool.use((connection) => inTransaction(connection, mode, work));
  };
  return Object.assign(tag, {
    begin,
    listen: (channel: string, notify: (payload: string) => void, onListen: () => void = () => {}) =>
      heard.listen({ channel, notify, onListen }),
    ask: () => pool.ask(),
    end: async ({ timeout = END_SECONDS }: { readonly timeout?: number } = {}): Promise<void> => {
      await Promise.all([pool.end(timeout), heard.end()]);
    },
  });
}
