import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Address, readAddresses, readTarget, withFirstAddress } from '../../config/connection-string.ts';
import { dial } from './dial.ts';
import { type Encryption, readEncryption } from './encryption.ts';
import { probe, type Standing } from './probe.ts';

/** Finds the server that takes writes, and knows every connection to each server. */
export interface Route {
  /** A new connection to the primary. @throws when none is found in time */
  connect(socketPath: string | null): Promise<Socket>;
  /** The address of the primary. @throws when none is found in time */
  address(): Promise<Address>;
  /** Registers a connection, so that it ends when its server is found silent. */
  hold(socket: Socket, address: Address): void;
  /** Asks the server at the other end whether it lives; if it does not, every connection to it is destroyed. */
  verify(socket: Socket): Promise<boolean>;
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
  const single = withFirstAddress(url);
  const chooses = addresses.length > 1 || readTarget(url) !== null;
  const held = new Map<string, Set<Socket>>();
  const addressOf = new WeakMap<Socket, Address>();
  const checks = new Map<string, Promise<boolean>>();
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
        const standing = await probe(single, address, encryption, ({ message, code }: NodeJS.ErrnoException) => {
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

  const address = (): Promise<Address> => {
    if (!chooses) return Promise.resolve(addresses[0]!);
    if (known !== null && performance.now() < known.untilMs) return Promise.resolve(known.address);
    return (finding ??= find().finally(() => {
      finding = null;
    }));
  };

  const hold = (socket: Socket, at: Address): void => {
    const name = nameOf(at);
    const sockets = held.get(name) ?? new Set();
    held.set(name, sockets.add(socket));
    addressOf.set(socket, at);
    socket.once('close', () => {
      sockets.delete(socket);
      forget(at);
    });
  };

  const check = async (at: Address): Promise<boolean> => {
    if ((await probe(single, at, encryption)) !== null) return true;
    forget(at);
    for (const socket of held.get(nameOf(at)) ?? []) socket.destroy(new ServerSilent(nameOf(at)));
    return false;
  };

  return {
    address,
    hold,
    connect: async (socketPath) => {
      const untilMs = performance.now() + CONNECT_MS;
      for (;;) {
        const at = await address();
        try {
          const socket = await dial(at, encryption, CONNECT_MS, socketPath);
          hold(socket, at);
          return socket;
        } catch (error) {
          forget(at);
          if (!chooses || performance.now() > untilMs) throw error;
        }
      }
    },
    verify: (socket) => {
      const at = addressOf.get(socket);
      if (at === undefined) return Promise.resolve(true);
      const name = nameOf(at);
      const running = checks.get(name);
      if (running !== undefined) return running;
      const checking = check(at).finally(() => checks.delete(name));
      checks.set(name, checking);
      return checking;
    },
  };
}

function nameOf({ host, port }: Address): string {
  return `${host}:${port}`;
}
