import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { DatabaseError, type QueryArrayResult, type QueryResult } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type PoolState, poolState, tellStatement } from '../../observability/statements.ts';
import { Client, withCode } from './client.ts';
import type { Login } from './login.ts';
import { whenLate } from './dial.ts';
import { type Held, type Route, ServerSilent } from './route.ts';
import { type Patience, type SilenceWatch, silenceWatch } from './silence.ts';
import { type Answer, type Statement, tagFor, type Target, type TransactionSql } from './sql.ts';

/** Statements that keep a plan in each session; the others are planned each time. */
const NAMES_MAX = 2_000;

const statementNames = new Map<string, string>();
let namesMade = 0;

/** The name under which each session prepares a text; null when there are too many. */
function nameOfStatement(text: string): string | null {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= NAMES_MAX) return known ?? null;
  namesMade += 1;
  statementNames.set(text, `s${namesMade}`);
  return `s${namesMade}`;
}

/** Prepares a text under another name from now on. */
function forgetName(text: string): void {
  statementNames.delete(text);
}

export interface ConnectionSettings {
  readonly pool: string;
  readonly login: Login;
  /** Instead of the password of the login; asked for by each new connection. */
  readonly password?: (() => Promise<string>) | undefined;
  readonly settings: Readonly<Record<string, string>>;
  readonly patience: Patience;
  readonly holdsLocks: boolean;
}

/** From the connection to the first answer. */
const LOG_IN_MS = 3_000;
/** An idle connection is asked for a sign of life after this; the system gives it up ten seconds later. */
const KEEP_ALIVE_MS = 3_000;
/** How long a server may take to end a connection that says goodbye. */
const GOODBYE_MS = 1_000;

/** Opens and logs in. @throws the error of the socket or of the server, with a code */
export async function openConnection(
  route: Route,
  { pool, login: as, password, settings, patience, holdsLocks }: ConnectionSettings,
): Promise<Connection> {
  const login = password === undefined ? as : { ...as, password: await password() };
  const { socket, address } = await route.connect();
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  const stopWaiting = whenLate(LOG_IN_MS, () => socket.destroy(new ServerSilent(`${address.host}:${address.port}`)));
  try {
    const client = new Client(socket, login, settings);
    await client.logIn();
    // A pooler reports another number at the log-in.
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { pid } = rows[0]!;
    const held: Held = { socket, address, login, pid, isIdle: () => !holdsLocks && connection.isIdle };
    const connection = new Connection(client, held, silenceWatch(held, route, patience), pool);
    route.hold(held);
    return connection;
  } catch (error) {
    socket.destroy();
    throw withCode(error);
  } finally {
    stopWaiting();
  }
}

/** One session of the database. Its statements are sent one after another. */
export class Connection implements Target {
  readonly #client: Client;
  readonly #held: Held;
  readonly #watch: SilenceWatch;
  readonly #pool: string;
  readonly #state: PoolState;
  #turn: Promise<unknown> = Promise.resolve();
  #underWay = 0;

  constructor(client: Client, held: Held, watch: SilenceWatch, pool: string) {
    this.#client = client;
    this.#held = held;
    this.#watch = watch;
    this.#pool = pool;
    this.#state = poolState(pool);
    this.#state.connections += 1;
    held.socket.once('close', () => (this.#state.connections -= 1));
    // The driver takes nothing more, although the socket may still be open: the next user must get another connection.
    client.on('error', () => this.destroy());
  }

  get isOpen(): boolean {
    return !this.#held.socket.destroyed && this.#held.socket.writable;
  }

  get isIdle(): boolean {
    return this.#underWay === 0 && !this.isInTransaction;
  }

  get isInTransaction(): boolean {
    return this.#client.getTransactionStatus() !== 'I';
  }

  onClose(listener: () => void): void {
    if (this.#held.socket.destroyed) listener();
    else this.#held.socket.once('close', listener);
  }

  onNotification(listener: (channel: string, payload: string) => void): void {
    this.#client.on('notification', ({ channel, payload }) => listener(channel, payload ?? ''));
  }

  run(statement: Statement): Promise<Answer> {
    const bytes = statement.parameters.reduce((sum, value) => sum + (value?.length ?? 0), statement.text.length);
    return this.#inTurn(statement.text, bytes, () => this.#send(statement));
  }

  async copyOut(text: string): Promise<Readable> {
    return this.#copy(text, () => this.#client.query(copyTo(text)));
  }

  async copyIn(text: string): Promise<Writable> {
    return this.#copy(text, () => this.#client.query(copyFrom(text)));
  }

  /** Ends the session when what was sent is answered. */
  async close(): Promise<void> {
    const { socket } = this.#held;
    if (socket.destroyed) return;
    const ended = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    const late = setTimeout(() => socket.destroy(), GOODBYE_MS);
    void this.#client.end().catch(() => {});
    await ended;
    clearTimeout(late);
  }

  destroy(error?: Error): void {
    this.#held.socket.destroy(error);
  }

  async #send({ text, parameters, isPrepared, isList }: Statement, isRepeated = false): Promise<Answer> {
    const name = isPrepared ? nameOfStatement(text) : null;
    const query = {
      text,
      ...(parameters.length === 0 ? {} : { values: [...parameters] }),
      ...(name === null ? {} : { name }),
    };
    try {
      const result = await (isList
        ? this.#client.query({ ...query, rowMode: 'array' as const })
        : this.#client.query<object>(query));
      return answerOf(result);
    } catch (error) {
      if (name === null || !isOutdatedPlan(error)) throw error;
      forgetName(text);
      if (isRepeated || this.isInTransaction) throw error;
      return this.#send({ text, parameters, isPrepared, isList }, true);
    }
  }

  async #copy<Stream extends Readable | Writable>(text: string, open: () => Stream): Promise<Stream> {
    return new Promise((resolve, reject) => {
      this.#inTurn(text, 0, async () => {
        const stream = open();
        // `pg` reports a failure without ending the stream.
        stream.on('error', (error) => stream.destroy(error));
        resolve(stream);
        // A stream that was closed early leaves an unread response on the connection, which is then destroyed.
        await finished(stream);
      }).catch(reject);
    });
  }

  /** Runs one statement after those before it, measures it, and watches for silence. */
  #inTurn<Result>(text: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(async () => {
      const begunMs = performance.now();
      let isLost = false;
      this.#state.busy += 1;
      this.#underWay += 1;
      this.#watch.begin(bytes);
      try {
        return await work();
      } catch (error) {
        const failure = withCode(error);
        isLost = !(failure instanceof DatabaseError) || failure.severity === 'FATAL';
        if (isLost) this.destroy();
        throw Object.defineProperty(failure, 'query', { value: text, configurable: true });
      } finally {
        this.#watch.end();
        this.#underWay -= 1;
        this.#state.busy -= 1;
        tellStatement({ pool: this.#pool, isLost, text, milliseconds: performance.now() - begunMs });
      }
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }
}

/** All rows of one statement or of several. */
function answerOf(result: QueryResult<object> | QueryArrayResult | (QueryResult | QueryArrayResult)[]): Answer {
  const all = Array.isArray(result) ? result : [result];
  const last = all.at(-1);
  return {
    rows: all.length === 1 ? all[0]!.rows : all.flatMap(({ rows }): unknown[] => rows),
    count: last?.rowCount ?? 0,
    command: last?.command ?? '',
  };
}

/** The server has dropped a prepared statement, or its result type has changed. */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    ['FetchPreparedStatement', 'RevalidateCachedQuery', 'transformAssignedExpr'].includes(error.routine ?? '')
  );
}

/** What was to be committed was not, although no statement is known to have failed. */
class NotCommitted extends Error {
  constructor() {
    super('the transaction was rolled back');
    this.name = 'NotCommitted';
  }
}

/** Runs `work` between `begin` and `commit` on a connection of its own. @throws what `work` throws, or the first failure of a statement */
export async function inTransaction<Result>(
  connection: Connection,
  mode: string,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  await send(connection, `begin ${mode}`.trim());
  try {
    const result = await whole(connection, { savepoints: 0 }, work);
    if ((await send(connection, 'commit')).command !== 'COMMIT') throw new NotCommitted();
    return result;
  } catch (error) {
    if (connection.isOpen && connection.isInTransaction)
      await send(connection, 'rollback').catch(() => connection.destroy());
    throw error;
  }
}

/** Runs `work` and waits for all that it sent. @throws also when it has caught the failure of one of its statements: the server undoes all of them */
async function whole<Result>(
  connection: Connection,
  made: { savepoints: number },
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const part = partOf(connection);
  const savepoint: TransactionSql['savepoint'] = async (inner) => {
    made.savepoints += 1;
    const name = `s${made.savepoints}`;
    await send(part.target, `savepoint ${name}`);
    try {
      return await whole(connection, made, inner);
    } catch (error) {
      if (connection.isOpen) await send(part.target, `rollback to ${name}`);
      throw error;
    }
  };
  try {
    const result = await work(Object.assign(tagFor(part.target), { savepoint }));
    await part.settled();
    return result;
  } finally {
    part.close();
  }
}

/** Sends the statements of one part of a transaction, and remembers the first that fails. */
function partOf(outer: Target) {
  let isOver = false;
  let failure: { readonly error: unknown } | null = null;
  const underWay = new Set<Promise<unknown>>();
  const noting = <Sent>(send: () => Promise<Sent>): Promise<Sent> => {
    if (isOver) return Promise.reject(new Error('the transaction is over'));
    const sent = send();
    underWay.add(sent);
    sent.then(
      () => underWay.delete(sent),
      (error: unknown) => {
        failure ??= { error };
        underWay.delete(sent);
      },
    );
    return sent;
  };
  const target: Target = {
    run: (statement) => noting(() => outer.run(statement)),
    copyOut: (text) => noting(() => outer.copyOut(text)),
    copyIn: (text) => noting(() => outer.copyIn(text)),
  };
  return {
    target,
    settled: async (): Promise<void> => {
      await Promise.allSettled(underWay);
      if (failure !== null) throw (failure as { readonly error: unknown }).error;
    },
    close: (): void => {
      isOver = true;
    },
  };
}

function send(target: Target, text: string): Promise<Answer> {
  const statement: Statement = { text, parameters: [], isPrepared: false, isList: false };
  return target.run(statement);
}
