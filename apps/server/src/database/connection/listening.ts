import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import type { Statement } from './sql.ts';

/** A listener on a channel. */
interface Listener {
  readonly channel: string;
  readonly notify: (payload: string) => void;
  /** Called whenever listening has begun: what was sent before is not heard. */
  readonly onListen: () => void;
}

const AGAIN_MS = 250;
/** So often something is asked: a way that has gone silent looks like one on which nothing happens. */
const SIGN_OF_LIFE_MS = 4_000;

/**
 * Listens to all channels of a pool on one connection of its own, and again on a new one whenever that ends. Nothing else is sent on it, so a
 * notification never waits behind a statement.
 */
export function listening(open: () => Promise<Connection>) {
  const listeners = new Set<Listener>();
  let current: Connection | null = null;
  let isRetrying = false;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };

  const connect = async (): Promise<void> => {
    const mine = await open();
    mine.onNotification((channel, payload) => {
      for (const listener of listeners) if (listener.channel === channel) listener.notify(payload);
    });
    const asking = setInterval(() => {
      if (mine.isIdle) mine.run(statement('select')).catch(() => {});
    }, SIGN_OF_LIFE_MS).unref();
    mine.onClose(() => {
      clearInterval(asking);
      if (mine !== current) return;
      current = null;
      void again();
    });
    const heard = [...listeners];
    try {
      await mine.run(statement(heard.map(({ channel }) => `listen ${quoted(channel)}`).join(';')));
    } catch (error) {
      mine.destroy();
      throw error;
    }
    current = mine;
    for (const { onListen } of heard) onListen();
  };
  const again = async (): Promise<void> => {
    if (isRetrying) return;
    isRetrying = true;
    for (let isDone = false; !isDone;) {
      await sleep(AGAIN_MS, undefined, { ref: false });
      isDone = await inTurn(async () => {
        if (current === null && listeners.size > 0) await connect();
        return true;
      }).catch(() => false);
    }
    isRetrying = false;
  };

  return {
    /** Hears a channel until `unlisten`. @throws the driver's error when the first connection fails */
    listen: (listener: Listener): Promise<{ readonly unlisten: () => Promise<void> }> =>
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
                  await current?.run(statement(`unlisten ${quoted(listener.channel)}`)).catch(() => {});
              }),
          };
        } catch (error) {
          listeners.delete(listener);
          throw error;
        }
      }),
    /** Hears nothing more, and closes the connection. */
    end: () => {
      listeners.clear();
      return inTurn(close);
    },
  };

  async function begin({ channel, onListen }: Listener): Promise<void> {
    const mine = current;
    if (mine === null) return connect();
    try {
      await mine.run(statement(`listen ${quoted(channel)}`));
    } catch (error) {
      if (mine === current) throw error;
      // The connection that heard the others has ended meanwhile.
      return connect();
    }
    onListen();
  }

  async function close(): Promise<void> {
    const mine = current;
    current = null;
    await mine?.close();
  }
}

function statement(text: string): Statement {
  return { text, parameters: [], isPrepared: false, isList: false };
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}
