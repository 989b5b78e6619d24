import { setTimeout as sleep } from 'node:timers/promises';
import { type Held, type Route, ServerSilent } from './route.ts';

/** What happens when a server does not answer a statement. */
export interface Patience {
  /**
   * After this without a byte of an answer, the server is asked on another connection whether it works on the statement. If it does not, the
   * connection is destroyed; a slow statement goes on.
   */
  readonly verifyMs: number;
  /** After this, the connection is destroyed in any case. Null: never. */
  readonly destroyMs: number | null;
}

/** An answer that the server has sent arrives in this time, or never. */
const ON_ITS_WAY_MS = 500;

/** A statement may arrive at this rate, and is not worked on before. */
const BYTES_PER_MS = 1_000;

/** Watches one connection while a statement is under way. */
export type SilenceWatch = ReturnType<typeof silenceWatch>;

/**
 * Notices that a server, or the way to it, has gone silent: TCP alone reports that after many minutes, and only when data was on its way.
 * New connections may work all the while, when a firewall has forgotten the old ones.
 */
export function silenceWatch(held: Held, route: Route, { verifyMs, destroyMs }: Patience) {
  const { socket } = held;
  let statement = 0;
  let sentMs = 0;
  let bytesRead = 0;
  let verifying: NodeJS.Timeout | undefined;
  let ending: NodeJS.Timeout | undefined;

  const look = async (watched: number): Promise<void> => {
    const isSilent = (): boolean =>
      statement === watched && socket.bytesRead === bytesRead && socket.readableLength === 0;
    if (isSilent() && !(await route.isWorking(held, sentMs)) && isSilent()) {
      await sleep(ON_ITS_WAY_MS, undefined, { ref: false });
      if (isSilent()) return route.giveUp(held);
    }
    if (statement === watched && !socket.destroyed) wait(verifyMs);
  };
  const wait = (forMs: number): void => {
    bytesRead = socket.bytesRead;
    verifying = setTimeout(look, forMs, statement).unref();
  };
  return {
    /** @param bytes how large the statement is */
    begin: (bytes: number) => {
      sentMs = performance.now();
      const sendingMs = bytes / BYTES_PER_MS;
      wait(verifyMs + sendingMs);
      if (destroyMs !== null)
        ending = setTimeout(() => {
          void route.isWorking(held, sentMs);
          socket.destroy(new ServerSilent(`${socket.remoteAddress}:${socket.remotePort}`));
        }, destroyMs + sendingMs).unref();
    },
    end: () => {
      statement += 1;
      clearTimeout(verifying);
      clearTimeout(ending);
    },
  };
}
