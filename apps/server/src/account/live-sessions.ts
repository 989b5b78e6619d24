import { LRUCache } from 'lru-cache';
import type { Sql } from '../database/database.ts';

export interface LiveSessions {
  /** True while the session has not been ended; an answer is at most `REMEMBERED_MS` old. */
  isLive(sessionId: string, userId: string): Promise<boolean>;
}

const REMEMBERED_MS = 2_000;
const REMEMBERED_SESSIONS_MAX = 10_000;

/** Asks `auth.sessions`, so that an access token ends with its session and not only by its expiry. */
export function createLiveSessions(sql: Sql): LiveSessions {
  const remembered = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED_SESSIONS_MAX, ttl: REMEMBERED_MS });
  const ask = async (sessionId: string, userId: string) => {
    const rows = await sql`select from auth.sessions where id = ${sessionId} and user_id = ${userId} and (not_after is null or not_after > now())`;
    return rows.length > 0;
  };
  return {
    isLive: (sessionId, userId) => {
      const key = `${sessionId}:${userId}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const answer = ask(sessionId, userId);
      remembered.set(key, answer);
      answer.catch(() => remembered.delete(key));
      return answer;
    },
  };
}
