import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `open`: serves. `leaving`: serves, says on `/ready` that it does not, and closes each connection after its answer. `refusing`: refuses new work. */
export type DrainState = 'open' | 'leaving' | 'refusing';

/** Paths that monitors request while the server is stopping. */
const STILL_SERVED: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);
/** How long a client may take to close its side, and to read its answer. */
const GRACE_MS = 1_000;

/** Counts the requests and connections of a server, so that it can stop without cutting off any of them. */
export function openDrain(server: Server) {
  let state: DrainState = 'open';
  const running = new Set<ServerResponse>();
  const busy = new Map<Socket, number>();
  let idle: (() => void) | null = null;

  server.on('connection', (socket: Socket) => {
    busy.set(socket, 0);
    socket.once('close', () => busy.delete(socket));
  });

  const begin = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { socket } = incoming;
    running.add(outgoing);
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    if (state !== 'open') outgoing.shouldKeepAlive = false;
    outgoing.once('close', () => {
      running.delete(outgoing);
      const left = busy.get(socket);
      if (left !== undefined) busy.set(socket, left - 1);
      if (running.size === 0) idle?.();
    });
  };

  const keepNoneAlive = (): void => {
    for (const outgoing of running) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
  };

  return {
    get state(): DrainState {
      return state;
    },
    get running(): number {
      return running.size;
    },
    /** Wraps the server's listener. While it refuses, `refuse` answers in place of the listener; paths of the server itself still pass. */
    listener:
      (next: RequestListener, refuse: RequestListener): RequestListener =>
      (incoming, outgoing) => {
        begin(incoming, outgoing);
        const refused = state === 'refusing' && !STILL_SERVED.has((incoming.url ?? '').split('?', 1)[0]!);
        (refused ? refuse : next)(incoming, outgoing);
      },
    leave: () => {
      if (state === 'open') state = 'leaving';
      keepNoneAlive();
    },
    refuse: () => {
      state = 'refusing';
      keepNoneAlive();
    },
    /** Resolves to true when no request runs, to false when that takes longer than `patienceMs`. */
    finished: async (patienceMs: number): Promise<boolean> => {
      if (running.size === 0) return true;
      const timer = new AbortController();
      const done = new Promise<true>((resolve) => {
        idle = () => resolve(true);
      });
      const late = sleep(patienceMs, false as const, { signal: timer.signal }).catch(() => false as const);
      const withTimeout = await Promise.race([done, late]);
      timer.abort();
      idle = null;
      return withTimeout;
    },
    /** Ends idle connections, then stops listening and ends what is left. Never resets a connection whose answer is on its way. */
    closeConnections: async () => {
      // FIN, not RST: the client learns that the connection is over before it sends on it.
      const ended = [...busy]
        .filter(([, requests]) => requests === 0)
        .map(([socket]) => {
          socket.end();
          return new Promise<void>((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));
        });
      await within(GRACE_MS, Promise.all(ended));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if (await within(GRACE_MS, closed)) return;
      server.closeAllConnections();
      for (const socket of busy.keys()) socket.destroy();
      await closed;
    },
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const withTimeout = await Promise.race([work.then(() => true), late]);
  timer.abort();
  return withTimeout;
}
