import type { Sql } from '../database/database.ts';

/** Last use by key id, collected here and written in batches. No request waits for it. Losing a few seconds of it is harmless. */
export interface LastUsed {
  touch(keyId: string, atMs: number): void;
  flush(): Promise<void>;
}

export function lastUsed(sql: Sql): LastUsed {
  let touched = new Map<string, number>();
  return {
    touch: (keyId, atMs) => {
      touched.set(keyId, atMs);
    },
    flush: async () => {
      if (touched.size === 0) return;
      const batch = touched;
      touched = new Map();
      const times = [...batch.values()].map((atMs) => new Date(atMs).toISOString());
      await sql`
        update private.api_keys k set last_used_at = greatest(k.last_used_at, t.at)
        from unnest(${[...batch.keys()]}::uuid[], ${times}::timestamptz[]) as t (id, at)
        where k.id = t.id`;
    },
  };
}
