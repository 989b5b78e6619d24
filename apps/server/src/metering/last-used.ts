import type { Sql } from '../database/database.ts';

/** Last use by key id, collected here and written in batches. No request waits for it. Losing a few seconds of it is harmless. */
export interface LastUsed {
  /** `withOldKey`: with the secret before the last rotation, whose last use is known apart. */
  touch(keyId: string, atMs: number, withOldKey: boolean): void;
  flush(): Promise<void>;
}

export function lastUsed(sql: Sql): LastUsed {
  let touched = new Map<string, number>();
  let touchedOld = new Map<string, number>();
  return {
    touch: (keyId, atMs, withOldKey) => {
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
