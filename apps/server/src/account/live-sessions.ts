import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { type Claims, sessionStands } from './session.ts';

export interface LiveSessions {
  /** True while the session of these claims stands; an answer is at most `REMEMBERED_MS` old. */
  isLive(claims: Claims): Promise<boolean>;
}

const REMEMBERED_MS = 2_000;
const REMEMBERED_SESSIONS_MAX = 10_000;

/** Remembers for a moment which sessions stand, so that a page that reads ten tables asks once. */
export function createLiveSessions(database: Database): LiveSessions {
  const remembered = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED_SESSIONS_MAX, ttl: REMEMBERED_MS });
  return {
    isLive: (claims) => {
      const key = `${claims.session_id}:${claims.sub}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const answer = sessionStands(database, claims);
      remembered.set(key, answer);
      answer.catch(() => remembered.delete(key));
      return answer;
    },
  };
}
