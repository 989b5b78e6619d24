import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';

/** Who hears the notifications of a channel. */
interface Listener {
  readonly channel: string;
  readonly notify: (payload: string) => void;
  /** Called whenever listening has begun: what was sent before is not heard. */
  readonly onListen: () => void;
}

/** What a connection tells while it listens. */
export interface ListeningEvents {
  readonly onnotify: (channel: string, payload: string) => void;
  readonly onclose: () => void;
}

export interface Listening {
  /** Hears a channel until `unlisten`. @throws the driver's error when the first connection fails */
  listen(listener: Listener): Promise<{ readonly unlisten: () => Promise<void> }>;
  /** Hears nothing more, and closes the connection. */
  end(): Promise<void>;
}

const AGAIN_MS = 250;

/**
 * Listens to all channels of a pool on one connection of its own, and again on a new one whenever that ends. Nothing else is sent on it, so a
 * notification never waits behind a statement.
 * @param connect opens a pool of one connection that is never closed for being idle
 */
export function listening(connect: (events: ListeningEvents) => postgres.Sql): Listening {
  const listeners = new Set<Listener>();
  let current: postgres.Sql | null = null;
  let isRetrying = false;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };

  const open = async (): Promise<void> => {
    const mine: postgres.Sql = connect({
      onnotify: (channel, payload) => {
        for (const listener of listeners) if (listener.channel === channel) listener.notify(payload);
      },
      onclose: () => {
        if (mine !== current) return;
        current = null;
        giveUp(mine);
        void again();
      },
    });
    try {
      const heard = [...listeners];
      // One statement: between two of them the driver may have opened another connection, which hears the second channel only.
      await mine.unsafe(heard.map(({ channel }) => `listen ${quoted(channel)}`).join(';'));
      current = mine;
      for (const { onListen } of heard) onListen();
    } catch (error) {
      giveUp(mine);
      throw error;
    }
  };
  const again = async (): Promise<void> => {
    if (isRetrying) return;
    isRetrying = true;
    for (let isDone = false; !isDone;) {
      await sleep(AGAIN_MS, undefined, { ref: false });
      isDone = await inTurn(async () => {
        if (current === null && listeners.size > 0) await open();
        return true;
      }).catch(() => false);
    }
    isRetrying = false;
  };

  return {
    listen: (listener) =>
      inTurn(async () => {
        listeners.add(listener);
        try {
          await begin(listener);
          return {
            unlisten: () =>
              inTurn(async () => {
                if (!listeners.delete(listener)) return;
                if (listeners.size === 0) await close();
                else if (![...listeners].some(({ channel }) => channel === listener.channel))
                  await current?.unsafe(`unlisten ${quoted(listener.channel)}`).catch(() => {});
              }),
          };
        } catch (error) {
          listeners.delete(listener);
          throw error;
        }
      }),
    end: () => {
      listeners.clear();
      return inTurn(close);
    },
  };

  async function begin({ channel, onListen }: Listener): Promise<void> {
    const mine = current;
    if (mine === null) return open();
    await mine.unsafe(`listen ${quoted(channel)}`).catch((error: unknown) => {
      if (mine === current) throw error;
    });
    // The connection that heard the others has ended meanwhile. The driver may have opened one for this statement alone.
    if (mine !== current) return open();
    onListen();
  }

  async function close(): Promise<void> {
    const mine = current;
    current = null;
    await mine?.end({ timeout: 1 });
  }
}

function giveUp(connection: postgres.Sql): void {
  connection.end({ timeout: 0 }).catch(() => {});
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}
