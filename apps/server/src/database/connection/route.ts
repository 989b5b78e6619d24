import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { type Address, readAddresses, readTarget, withFirstAddress } from '../../config/connection-string.ts';
import { dial, type Encryption, readEncryption, whenLate } from './dial.ts';
import { type Login, readLogin } from './login.ts';
import { Client } from './client.ts';

/** Finds the server that takes writes, and knows every connection to each server. */
export interface Route {
  /** A new socket to the primary. @throws when none is found in time */
  connect(): Promise<{ readonly socket: Socket; readonly address: Address }>;
  /** Registers a connection, so that it ends when its server, or its way there, is found silent. */
  hold(held: Held): void;
  /**
   * Asks the server of a connection, on a new one, whether it works on the statement that was sent at `sentMs`. If the server is silent, every
   * connection to it is destroyed.
   * @returns false when the server has nothing left to do for this connection, or is silent
   */
  isWorking(held: Held, sentMs: number): Promise<boolean>;
  /** Destroys a connection whose server answers elsewhere, and the idle ones to the same server: they are silent too, or cheap to open again. */
  giveUp(held: Held): void;
}

/** A connection that a route knows. */
export interface Held {
  readonly socket: Socket;
  readonly address: Address;
  readonly login: Login;
  readonly pid: number;
  /** True if nothing is lost with it. */
  isIdle(): boolean;
}

interface Check {
  readonly begunMs: number;
  readonly backends: Promise<Backends | undefined>;
}

/** No server of the list takes writes. */
class NoPrimary extends Error {
  readonly code = 'NO_PRIMARY';
  /** `unreachable`: servers that no connection could be made to, each with the reason. */
  constructor(unreachable: ReadonlyMap<string, string>) {
    const reasons = [...unreachable].map(([server, reason]) => `${server}: ${reason}`).join('; ');
    super(`no server of DATABASE_URL takes writes${reasons === '' ? '' : ` (${reasons})`}`);
    this.name = 'NoPrimary';
  }
}

/** A server that was found silent: what was sent to it may or may not have been done. */
export class ServerSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(address: string) {
    super(`the database at ${address} does not answer`);
    this.name = 'ServerSilent';
  }
}

/** How long a new connection may take to be made. */
const CONNECT_MS = 2_000;
/** How long the primary is taken to be where it was. */
const KNOWN_MS = 5_000;
/** How long others are waited for once one server says that it is the primary. */
const OTHERS_MS = 200;
const AGAIN_MS = 200;

const routes = new Map<string, Route>();

/** The route of a connection string. All pools of this process with the same servers and the same encryption share one. @throws Error for settings of encryption that cannot be obeyed */
export function routeFor(url: string): Route {
  const addresses = readAddresses(url);
  const encryption = readEncryption(withFirstAddress(url));
  const name = [...addresses.map(nameOf), readTarget(url), encryption.mode, encryption.ca].join();
  const known = routes.get(name);
  if (known !== undefined) return known;
  const route = openRoute(url, addresses, encryption);
  routes.set(name, route);
  return route;
}

function openRoute(url: string, addresses: readonly Address[], encryption: Encryption): Route {
  const login = readLogin(url);
  const chooses = addresses.length > 1 || readTarget(url) !== null;
  const heldAt = new Map<string, Set<Held>>();
  const checks = new Map<string, Check>();
  let known: { readonly address: Address; readonly untilMs: number } | null = null;
  let finding: Promise<Address> | null = null;
  let newest: Standing | null = null;
  const unreachable = new Map<string, string>();

  const forget = (address: Address): void => {
    if (known !== null && nameOf(known.address) === nameOf(address)) known = null;
  };

  const isOutdated = ({ system, timeline }: Standing): boolean =>
    newest !== null && system === newest.system && timeline < newest.timeline;
  /** Asks all servers at once. Of several that take writes, the one promoted last is right; timelines of another cluster say nothing. */
  const askAll = async (): Promise<Address | null> => {
    unreachable.clear();
    const answers: { readonly address: Address; readonly standing: Standing }[] = [];
    let found = (): void => {};
    const first = new Promise<void>((resolve) => {
      found = resolve;
    });
    const all = Promise.all(
      addresses.map(async (address) => {
        const standing = await probe(login, address, encryption, ({ message, code }: NodeJS.ErrnoException) => {
          unreachable.set(nameOf(address), message || (code ?? 'unreachable'));
        });
        if (standing === null) return;
        answers.push({ address, standing });
        if (standing.takesWrites && !isOutdated(standing)) found();
      }),
    );
    await Promise.race([all, first.then(() => sleep(OTHERS_MS))]);
    // A new cluster in the place of the old one counts from one again.
    const known = answers.filter(({ standing }) => standing.system === newest?.system);
    const [chosen] = (known.length > 0 ? known : answers)
      .filter(({ standing }) => standing.takesWrites && !isOutdated(standing))
      .toSorted((a, b) => b.standing.timeline - a.standing.timeline);
    if (chosen === undefined) return null;
    newest = chosen.standing;
    return chosen.address;
  };

  const find = async (): Promise<Address> => {
    const untilMs = performance.now() + CONNECT_MS;
    for (;;) {
      const address = await askAll();
      if (address !== null) {
        known = { address, untilMs: performance.now() + KNOWN_MS };
        return address;
      }
      if (performance.now() > untilMs) throw new NoPrimary(unreachable);
      await sleep(AGAIN_MS);
    }
  };

  const findAddress = (): Promise<Address> => {
    if (!chooses) return Promise.resolve(addresses[0]!);
    if (known !== null && performance.now() < known.untilMs) return Promise.resolve(known.address);
    return (finding ??= find().finally(() => {
      finding = null;
    }));
  };

  const allAt = (address: Address): readonly Held[] => [...(heldAt.get(nameOf(address)) ?? [])];
  const destroy = ({ socket, address }: Held): void => void socket.destroy(new ServerSilent(nameOf(address)));

  const ask = async ({ login: asked, address }: Held): Promise<Backends | undefined> => {
    const backends = await readBackends(asked, address, encryption);
    if (backends !== undefined) return backends;
    forget(address);
    for (const held of allAt(address)) destroy(held);
    return undefined;
  };
  /** One question answers for all connections of a role that wait for the same server. */
  const check = (held: Held): Check => {
    const name = `${held.login.user}@${nameOf(held.address)}`;
    const running = checks.get(name);
    if (running !== undefined) return running;
    const begun = { begunMs: performance.now(), backends: ask(held).finally(() => checks.delete(name)) };
    checks.set(name, begun);
    return begun;
  };

  return {
    hold: (held) => {
      const name = nameOf(held.address);
      const all = heldAt.get(name) ?? new Set();
      heldAt.set(name, all.add(held));
      held.socket.once('close', () => {
        all.delete(held);
        forget(held.address);
      });
    },
    connect: async () => {
      const untilMs = performance.now() + CONNECT_MS;
      for (;;) {
        const address = await findAddress();
        try {
          return { socket: await dial(address, encryption, CONNECT_MS), address };
        } catch (error) {
          forget(address);
          if (!chooses || performance.now() > untilMs) throw error;
        }
      }
    },
    isWorking: async (held, sentMs) => {
      for (;;) {
        const { begunMs, backends } = check(held);
        const answer = await backends;
        if (answer === undefined) return false;
        // What was asked before the statement was sent does not count.
        if (begunMs >= sentMs) return answer === null || answer.get(held.pid) === true;
      }
    },
    giveUp: (lost) => {
      for (const held of allAt(lost.address)) if (held === lost || held.isIdle()) destroy(held);
    },
  };
}

function nameOf({ host, port }: Address): string {
  return `${host}:${port}`;
}

/** What a server says about itself. */
interface Standing {
  /** False for a standby, and for a server closed for writing. */
  readonly takesWrites: boolean;
  /** Grows by one with each promotion: of two primaries the one with the higher number is the right one. */
  readonly timeline: number;
  /** Names the cluster, its standbys included. Null: not said. */
  readonly system: string | null;
}

/** The processes of a server that serve connections of a role, and whether each works on a statement. Null: the server lives, and does not say. */
type Backends = ReadonlyMap<number, boolean> | null;

/** How long a living server may take to be reached, and again to log us in and answer. */
const PATIENCE_MS = 2_000;
const SETTINGS = { application_name: 'theia-probe', TimeZone: 'UTC' };
/** A server that answers with an error lives: it is full, starting or stopping. */
const UNKNOWN: Standing = { takesWrites: false, timeline: 0, system: null };

const STANDING = `
  select current_setting('transaction_read_only') = 'off' as takes_writes,
    case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer::text end as timeline,
    (select system_identifier::text from pg_control_system()) as system`;

/**
 * A process that waits for its client in the middle of a statement sends an answer that does not arrive, and an idle one has sent it.
 * Without the right to see the state of a process, it is taken to work.
 */
const BACKENDS = `
  select pid, coalesce(state not like 'idle%', true) and wait_event is distinct from 'ClientWrite' as works
  from pg_stat_activity where usename = session_user`;

/** Logs in to a server and asks what it is; null when it does not answer in time. `onUnreachable` gets the reason when no connection could be made. */
async function probe(
  login: Login,
  address: Address,
  encryption: Encryption,
  onUnreachable: (error: Error) => void,
): Promise<Standing | null> {
  const rows = await ask<{ takes_writes: boolean; timeline: string | null; system: string | null }>(
    { login, address, encryption, onUnreachable },
    STANDING,
  );
  if (rows === null) return null;
  const [row] = rows === 'refused' ? [] : rows;
  return row === undefined
    ? UNKNOWN
    : { takesWrites: row.takes_writes, timeline: Number(row.timeline ?? 0), system: row.system };
}

/** Asks a server on a new connection what its processes for a role do. @returns undefined when it does not answer in time */
async function readBackends(login: Login, address: Address, encryption: Encryption): Promise<Backends | undefined> {
  const rows = await ask<{ pid: number; works: boolean }>({ login, address, encryption }, BACKENDS);
  if (rows === null) return undefined;
  return rows === 'refused' ? null : new Map(rows.map(({ pid, works }) => [pid, works]));
}

interface Asked {
  readonly login: Login;
  readonly address: Address;
  readonly encryption: Encryption;
  readonly onUnreachable?: (error: Error) => void;
}

/** The rows of a statement on a connection of its own; `refused` when the server answers with an error, null when it does not answer in time. */
async function ask<Row extends object>(
  { login, address, encryption, onUnreachable = () => {} }: Asked,
  text: string,
): Promise<readonly Row[] | 'refused' | null> {
  const socket = await dial(address, encryption, PATIENCE_MS).catch((error: unknown) => {
    onUnreachable(error as Error);
    return null;
  });
  if (socket === null) return null;
  const stopWaiting = whenLate(PATIENCE_MS, () => socket.destroy());
  try {
    const client = new Client(socket, login, SETTINGS);
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } catch (error) {
    return error instanceof DatabaseError ? 'refused' : null;
  } finally {
    stopWaiting();
    socket.destroySoon();
  }
}
