import type { Database } from '../database/database.ts';
import { type Claims, sessionStands } from './session.ts';

export interface LiveSessions {
  /** True while the session of these claims is valid, according to the database at this moment. */
  isLive(claims: Claims): Promise<boolean>;
}

/** Asks the database every time: a cached or shared answer could be older than the end of the session. */
export function createLiveSessions(database: Database): LiveSessions {
  return { isLive: (claims) => sessionStands(database, claims) };
}
