import { LRUCache } from 'lru-cache';
import { growingTo } from '../lru/growing-to.ts';
import type { Account } from './account.ts';
import type { Settlement } from './metered-call.ts';

const ACCOUNTS_MAX = 20_000;
const UNKNOWN_KEYS_MAX = 20_000;
/** The longest lifetime of an entry, in case a notification is lost. */
const FRESH_MS = 5_000;

/** In-process cache of accounts by key hash, for known and unknown keys, both bounded. */
export function accountCache(
  look: (keyHash: string) => Promise<Account | null>,
  monotonicMs: () => number = () => performance.now(),
) {
  const known = new LRUCache<string, { account: Account; freshUntilMs: number }>({
    ...growingTo(ACCOUNTS_MAX),
    dispose: (entry, keyHash) => keysOfUser.get(entry.account.userId)?.delete(keyHash),
  });
  const unknown = new LRUCache<string, { freshUntilMs: number }>(growingTo(UNKNOWN_KEYS_MAX));
  const keysOfUser = new Map<string, Set<string>>();
  const loading = new Map<string, Promise<Account | null>>();
  let generation = 0;

  const remember = (keyHash: string, account: Account | null): void => {
    const freshUntilMs = monotonicMs() + FRESH_MS;
    if (account === null) {
      known.delete(keyHash);
      unknown.set(keyHash, { freshUntilMs });
      return;
    }
    unknown.delete(keyHash);
    known.set(keyHash, { account, freshUntilMs });
    let keys = keysOfUser.get(account.userId);
    if (keys === undefined) keysOfUser.set(account.userId, (keys = new Set()));
    keys.add(keyHash);
    if (keysOfUser.size > 2 * ACCOUNTS_MAX)
      for (const [userId, set] of keysOfUser) if (set.size === 0) keysOfUser.delete(userId);
  };

  return {
    /** The account of a key hash; null when a recent look-up found none; undefined when it must be looked up. */
    get: (keyHash: string): Account | null | undefined => {
      const nowMs = monotonicMs();
      const entry = known.get(keyHash);
      if (entry !== undefined) return entry.freshUntilMs > nowMs ? entry.account : undefined;
      const miss = unknown.get(keyHash);
      return miss !== undefined && miss.freshUntilMs > nowMs ? null : undefined;
    },
    /** True when this node has ever seen a key with this hash, fresh or not. */
    isKnown: (keyHash: string) => known.has(keyHash),
    /** Looks an account up once for all waiting callers. */
    load: (keyHash: string): Promise<Account | null> => {
      const running = loading.get(keyHash);
      if (running !== undefined) return running;
      const begun = generation;
      const promise = look(keyHash)
        .then((account) => {
          // A change announced during the look-up may be newer than its result: give the result to the waiting callers, but do not cache it.
          if (begun === generation) remember(keyHash, account);
          return account;
        })
        .finally(() => {
          if (loading.get(keyHash) === promise) loading.delete(keyHash);
        });
      loading.set(keyHash, promise);
      return promise;
    },
    /** Applies the balance and quota that a settlement returned. */
    note: (
      userId: string,
      { balance, quotaLeft, cost, paidBy }: Pick<Settlement, 'balance' | 'quotaLeft' | 'cost' | 'paidBy'>,
    ) => {
      for (const keyHash of keysOfUser.get(userId) ?? []) {
        const entry = known.peek(keyHash);
        if (entry === undefined) continue;
        entry.account.balance = balance;
        if (quotaLeft !== null) entry.account.quotaLeft = quotaLeft;
        entry.account.spent += cost;
        if (paidBy === 'test') entry.account.testCallsLeft -= 1;
      }
    },
    /** Expires the entries of a user (`*`: of all users) immediately. */
    invalidate: (userId: string) => {
      generation += 1;
      loading.clear();
      unknown.clear();
      const keyHashes = userId === '*' ? known.keys() : (keysOfUser.get(userId) ?? []);
      for (const keyHash of keyHashes) {
        const entry = known.peek(keyHash);
        if (entry !== undefined) entry.freshUntilMs = 0;
      }
    },
  };
}
