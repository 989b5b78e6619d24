import type { Sql } from '../database/database.ts';
import { LRUCache } from 'lru-cache';

export function lastUsed(sql: Sql) {
  let touched = new Map<string, number>();
  let touchedOld = new Map<string, number>();
  return {
    /** `withOldKey`: with the secret before the last rotation, whose last use is known apart. */
    touch: (keyId: string, atMs: number, withOldKey: boolean) => {
      (withOldKey ? touchedOld : touched).set(keyId, atMs);
    },
    flush: async () => {
      const [batch, old] = [touched, touchedOld];
      [touched, touchedOld] = [new Map(), new Map()];
      if (batch.size > 0)
        await sql`
          update private.api_keys k set last_used_at = greatest(k.last_used_at, t.at)
          from unnest(${[...batch.keys()]}::uuid[], ${timesOf(batch)}::timestamptz[]) as t (id, at)
          where k.id = t.id`;
      if (old.size > 0)
        await sql`
          update private.replaced_keys k set last_used_at = greatest(k.last_used_at, t.at)
          from unnest(${[...old.keys()]}::uuid[], ${timesOf(old)}::timestamptz[]) as t (id, at)
          where k.id = t.id`;
    },
  };
}

function timesOf(batch: ReadonlyMap<string, number>): string[] {
  return [...batch.values()].map((atMs) => new Date(atMs).toISOString());
}

/** A call that a restriction of its key rejected. */
export interface RefusedUse {
  readonly keyId: string;
  readonly reason: 'origin' | 'address';
  readonly network: string;
  readonly origin: string | null;
}

const REMEMBERED_MAX = 2_000;
/** The database writes one entry an hour; a node skips those it has just written. */
const QUIET_MS = 10 * 60_000;

export function refusedUses(sql: Sql) {
  const written = new LRUCache<string, true>({ max: REMEMBERED_MAX, ttl: QUIET_MS });
  let waiting = new Map<string, RefusedUse>();
  return {
    note: (use: RefusedUse) => {
      const name = `${use.keyId} ${use.reason}`;
      if (!written.has(name) && waiting.size < REMEMBERED_MAX) waiting.set(name, use);
    },
    flush: async () => {
      if (waiting.size === 0) return;
      const batch = waiting;
      waiting = new Map();
      const tries = [...batch.values()].map(({ keyId, ...use }) => ({ key_id: keyId, ...use }));
      await sql`select private.note_refused_uses(${JSON.stringify(tries)}::text::json)`;
      for (const name of batch.keys()) written.set(name, true);
    },
  };
}
