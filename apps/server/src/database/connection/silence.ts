import type { Socket } from 'node:net';
import { messageCounter } from './message-counter.ts';
import { type Route, ServerSilent } from './route.ts';

/** What happens when a server does not answer a statement. */
export interface Patience {
  /** After this without a byte of an answer, the server is asked on another connection whether it lives. A slow statement of a living server goes on. */
  readonly verifyMs: number;
  /** After this, the connection is destroyed in any case. Null: never. */
  readonly destroyMs: number | null;
}

/** An idle connection is asked for a sign of life after this; the system gives it up ten seconds later. */
const KEEP_ALIVE_MS = 3_000;
/** The end of an answer: ReadyForQuery with one of its three states. */
const READY = Buffer.from([90, 0, 0, 0, 5]);
const END_BYTES = READY.length + 1;

/** Whether an answer is due after what was written and what has come. */
export interface Due {
  written(piece: Buffer): void;
  /** Returns true while more must come. */
  came(piece: Buffer): boolean;
}

/** Of a connection that has at most one statement under way. An answer that is cut elsewhere only asks too often. */
export function oneStatement(): Due {
  let end: Buffer = Buffer.alloc(0);
  return {
    written: () => {},
    came: (chunk) => {
      end = chunk.length >= END_BYTES ? chunk.subarray(-END_BYTES) : Buffer.concat([end, chunk]).subarray(-END_BYTES);
      return !end.subarray(0, READY.length).equals(READY);
    },
  };
}

/** Of a connection on which statements are written behind each other: the start-up and each Sync or Query is answered by one ReadyForQuery. */
export function manyStatements(): Due {
  const asked = messageCounter('SQ', true);
  const answered = messageCounter('Z', false);
  let underWay = 1;
  return {
    written: (piece) => void (underWay += asked(piece)),
    came: (piece) => (underWay -= answered(piece)) > 0,
  };
}

/**
 * Watches a connection: TCP alone reports a host that has gone silent after many minutes, when data was on its way to it.
 */
export function watchSilence(socket: Socket, route: Route, due: Due, { verifyMs, destroyMs }: Patience): void {
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  let verifying: NodeJS.Timeout | null = null;
  let ending: NodeJS.Timeout | null = null;
  const rest = (): void => {
    if (verifying !== null) clearTimeout(verifying);
    if (ending !== null) clearTimeout(ending);
    verifying = ending = null;
  };
  const verify = (): void => {
    route.verify(socket).then(
      (lives) => {
        if (lives && verifying !== null) verifying = setTimeout(verify, verifyMs).unref();
      },
      () => {},
    );
  };
  const wait = (): void => {
    if (verifying !== null || socket.destroyed) return;
    verifying = setTimeout(verify, verifyMs).unref();
    if (destroyMs !== null)
      ending = setTimeout(() => {
        void route.verify(socket);
        socket.destroy(new ServerSilent(`${socket.remoteAddress}:${socket.remotePort}`));
      }, destroyMs).unref();
  };
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = ((...args: unknown[]) => {
    if (Buffer.isBuffer(args[0])) due.written(args[0]);
    wait();
    return write(...args);
  }) as typeof socket.write;
  socket.on('data', (chunk: Buffer) => {
    const isWaiting = verifying !== null;
    const isDue = due.came(chunk);
    rest();
    if (isWaiting && isDue) wait();
  });
  socket.once('close', rest);
}
