import { LRUCache } from 'lru-cache';
import type { Sql } from '../database/database.ts';

/** A call that a lock of its key refused. */
export interface RefusedUse {
  readonly keyId: string;
  readonly reason: 'origin' | 'address';
  /** IPv4 address, or IPv6 network. */
  readonly network: string;
  readonly origin: string | null;
}

const REMEMBERED_MAX = 2_000;
/** The database writes one an hour; a node that has just told one need not ask. */
const QUIET_MS = 10 * 60_000;

/** Refused calls for the audit log, collected here and written in batches: once an hour for each key and reason. Losing one is harmless. */
export interface RefusedUses {
  note(use: RefusedUse): void;
  flush(): Promise<void>;
}

export function refusedUses(sql: Sql): RefusedUses {
  const told = new LRUCache<string, true>({ max: REMEMBERED_MAX, ttl: QUIET_MS });
  let waiting = new Map<string, RefusedUse>();
  return {
    note: (use) => {
      const name = `${use.keyId} ${use.reason}`;
      if (!told.has(name) && waiting.size < REMEMBERED_MAX) waiting.set(name, use);
    },
    flush: async () => {
      if (waiting.size === 0) return;
      const batch = waiting;
      waiting = new Map();
      const tries = [...batch.values()].map(({ keyId, ...use }) => ({ key_id: keyId, ...use }));
      await sql`select private.note_refused_uses(${JSON.stringify(tries)}::text::json)`;
      for (const name of batch.keys()) told.set(name, true);
    },
  };
}
