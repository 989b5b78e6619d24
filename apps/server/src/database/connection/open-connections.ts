import { Socket } from 'node:net';
import postgres from 'postgres';
import { withFirstAddress, withoutEncryption } from '../../config/connection-string.ts';
import { poolState } from '../../observability/statements.ts';
import { knowArrays } from './array-types.ts';
import { keepFailing } from './keep-failing.ts';
import { listening, type ListeningEvents } from './listening.ts';
import { type Route, routeFor } from './route.ts';
import { manyStatements, type Patience, watchSilence } from './silence.ts';
import { watchStatements } from './watch-statements.ts';

export interface ConnectionOptions {
  readonly max: number;
  /** After this without work a connection is closed; 0: never. */
  readonly idleTimeoutSeconds: number;
  /** Settings of each session. */
  readonly settings: Readonly<Record<string, string | number>> & { readonly application_name: string };
  readonly patience?: Patience;
  /** Instead of the password in the URL; asked for by each new connection. */
  readonly password?: () => Promise<string>;
}

/** For statements that may take long: a silent server is noticed, a slow one is waited for. */
const PATIENT: Patience = { verifyMs: 2_000, destroyMs: null };
/** From the connection to the first answer. */
const CONNECT_SECONDS = 3;
const RETRY_SECONDS_MAX = 1;
/** How long statements on other connections may still run when one connection of a pool has broken. */
const RETIRE_SECONDS = 1;
const CLOSED_AFTER_MS = RETIRE_SECONDS * 1_000 + 200;

/**
 * Opens a pool of connections to the primary of a connection string. It notices when the server goes silent, and then finds the primary again.
 *
 * A pool of the driver is given up when one of its connections ends unexpectedly: a statement that the driver sends just before the end of a connection
 * may never be answered, and blocks the connection that is opened in its place. The next statement gets a new pool.
 * All that `listen` hears comes on one more connection.
 */
export function openConnections(url: string, options: ConnectionOptions): postgres.Sql {
  const state = poolState(options.settings.application_name);
  state.connectionsMax = Math.max(state.connectionsMax, options.max);
  const route = routeFor(url);
  const single = withoutEncryption(withFirstAddress(url));
  let ended: Promise<void> | null = null;
  const open = (): postgres.Sql => {
    const pool: postgres.Sql = driverPool(single, route, options, {}, () => {
      if (pool !== current || ended !== null) return;
      current = open();
      pool.end({ timeout: RETIRE_SECONDS }).catch(() => {});
    });
    return pool;
  };
  let current = open();
  const heard = listening((events) =>
    driverPool(single, route, { ...options, max: 1, idleTimeoutSeconds: 0 }, events, null),
  );
  const end = (settings?: { readonly timeout?: number }): Promise<void> =>
    (ended ??= Promise.all([current.end(settings), heard.end()]).then(() => {}));
  const listen = (channel: string, notify: (payload: string) => void, onListen: () => void = () => {}) =>
    heard.listen({ channel, notify, onListen });
  // Without the question for types, the driver never answers a `reserve` that opens a connection.
  const reserve = () => Promise.reject(new Error('A connection cannot be reserved: use begin'));
  const own: Readonly<Record<PropertyKey, unknown>> = { end, listen, reserve };
  return new Proxy(current, {
    apply: (_target, _self, args: unknown[]) => Reflect.apply(current, undefined, args) as unknown,
    get: (_target, key) => own[key] ?? (Reflect.get(current, key) as unknown),
  });
}

function driverPool(
  url: string,
  route: Route,
  { max, idleTimeoutSeconds, settings, patience = PATIENT, password }: ConnectionOptions,
  events: Partial<ListeningEvents>,
  onBroken: (() => void) | null,
): postgres.Sql {
  const pool = onBroken === null ? `${settings.application_name}-listen` : settings.application_name;
  const socket = async ({ path }: { readonly path?: string | false }): Promise<Socket> => {
    try {
      const opened = await route.connect(typeof path === 'string' ? path : null);
      watchSilence(opened, route, manyStatements(), patience);
      watchStatements(opened, pool);
      if (onBroken !== null) keepFailing(opened, onBroken, CLOSED_AFTER_MS);
      return opened;
    } catch (error) {
      return brokenSocket(error as Error);
    }
  };
  // `socket` and `onnotify` are options of the driver that its types do not know. A `max_pipeline` below the driver's own makes it forget to reserve
  // the connection of a `begin` that is written behind another statement: statements of others then run inside that transaction.
  const driverOptions = {
    max,
    ssl: false,
    idle_timeout: idleTimeoutSeconds,
    max_lifetime: null,
    fetch_types: false,
    connect_timeout: CONNECT_SECONDS,
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, RETRY_SECONDS_MAX),
    onnotice: () => {},
    connection: settings,
    ...(password === undefined ? {} : { password }),
    socket,
    ...events,
  } as unknown as postgres.Options<Record<string, never>>;
  const opened = postgres(url, driverOptions);
  knowArrays(opened);
  return opened;
}

/** The driver forgets a connection whose socket could not be made, so it gets one that fails with the first message. */
function brokenSocket(error: Error): Socket {
  const socket = new Socket();
  socket._write = (_chunk, _encoding, done) => done(error);
  delete (socket as { _writev?: unknown })._writev;
  Object.defineProperty(socket, '_writev', { value: null });
  return socket;
}
