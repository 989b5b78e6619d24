import type { Logger } from 'pino';
import type { User } from '../../sessions/access.ts';
import type { LiveSessions } from '../../sessions/session.ts';
import { type Channel, type ChannelDirectory, matches, primaryKey } from './subscription.ts';
import type { RowChange, RowReader } from './row-change.ts';

interface DeliveryDependencies {
  readonly directory: ChannelDirectory;
  readonly reader: RowReader;
  readonly sessions: LiveSessions;
  readonly logger: Logger;
}

const BALANCE_WINDOW_MS = 250;

/** Delivers each change to the channels of its owner, in order, with the row read as that owner. */
export function createDelivery({
  directory,
  reader,
  sessions,
  logger,
}: DeliveryDependencies): (change: RowChange) => void {
  const queues = new Map<string, Promise<void>>();
  const soon = coalesce(BALANCE_WINDOW_MS);

  const deliver = async (change: RowChange) => {
    const at = new Date().toISOString();
    for (const [user, channels] of bySession(directory.of(change.userId))) {
      if (!(await sessions.isLive(user.claims))) {
        for (const channel of channels) channel.end('The session was ended');
        continue;
      }
      const gone = change.type === 'DELETE';
      const row = gone ? { ...primaryKey(change), user_id: change.userId } : await reader.read(change, user);
      if (row === null) continue;
      for (const channel of channels) {
        const ids = channel.subscriptions
          .filter((subscription) => matches(subscription, change, row))
          .map((subscription) => subscription.id);
        if (ids.length === 0) continue;
        channel.send('postgres_changes', {
          ids,
          data: {
            schema: 'public',
            table: change.table,
            commit_timestamp: at,
            type: change.type,
            columns: reader.columns(change.table),
            ...(gone ? {} : { record: row }),
            ...(change.type === 'INSERT' ? {} : { old_record: primaryKey(change) }),
            errors: null,
          },
        });
      }
    }
  };

  const enqueue = (change: RowChange) => {
    const queue = (queues.get(change.userId) ?? Promise.resolve())
      .then(() => deliver(change))
      .catch((error: unknown) => logger.error({ err: error, table: change.table }, 'a change could not be delivered'))
      .finally(() => {
        if (queues.get(change.userId) === queue) queues.delete(change.userId);
      });
    queues.set(change.userId, queue);
  };

  return (change) => {
    if (directory.of(change.userId).length === 0) return;
    if (change.table === 'user_credits' && change.type === 'UPDATE') soon(change.userId, () => enqueue(change));
    else enqueue(change);
  };
}

function bySession<T extends Channel & { readonly caller: User }>(
  channels: readonly T[],
): ReadonlyMap<User, readonly T[]> {
  const sessions = new Map<string, { user: User; channels: T[] }>();
  for (const channel of channels) {
    const known = sessions.get(channel.caller.claims.session_id);
    if (known === undefined)
      sessions.set(channel.caller.claims.session_id, { user: channel.caller, channels: [channel] });
    else known.channels.push(channel);
  }
  return new Map([...sessions.values()].map((entry) => [entry.user, entry.channels]));
}

/**
 * Runs the first call of a key immediately. Of the calls that follow within the window, it runs only the last, at the end of the window.
 * @param windowMs milliseconds between two runs of one key
 */
function coalesce(windowMs: number): (key: string, run: () => void) => void {
  const waiting = new Map<string, (() => void) | null>();
  const waitForWindow = (key: string) => {
    setTimeout(() => {
      const last = waiting.get(key);
      if (last === null || last === undefined) {
        waiting.delete(key);
        return;
      }
      waiting.set(key, null);
      last();
      waitForWindow(key);
    }, windowMs).unref();
  };
  return (key, run) => {
    if (waiting.has(key)) {
      waiting.set(key, run);
      return;
    }
    waiting.set(key, null);
    run();
    waitForWindow(key);
  };
}
