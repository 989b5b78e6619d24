import type { Sql } from '../database/database.ts';

const NOTICE_EVERY_MS = 1_000;

/** `afterSpending` gets the same users, for the actions that a lower balance requires. */
export function walletNotices(sql: Sql, afterSpending: (userIds: readonly string[]) => Promise<void> = async () => {}) {
  let changed = new Set<string>();
  const tell = async (): Promise<void> => {
    if (changed.size === 0) return;
    const users = [...changed];
    changed = new Set();
    await sql`select private.announce_balance(u.id) from unnest(${users}::uuid[]) as u (id)`;
    await afterSpending(users);
  };
  // A lost notice is harmless: the page reads the balance again with the next one.
  const timer = setInterval(() => void tell().catch(() => {}), NOTICE_EVERY_MS);
  timer.unref();
  return {
    mark: (userId: string) => {
      changed.add(userId);
    },
    close: async () => {
      clearInterval(timer);
      await tell().catch(() => {});
    },
  };
}
