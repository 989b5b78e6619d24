import type { Database } from '../database/database.ts';
import { type Claims, sessionStands } from './session.ts';

export interface LiveSessions {
  /** True while the session of these claims stands, as the database knows it at this moment. */
  isLive(claims: Claims): Promise<boolean>;
}

/** Asks the database every time: an answer that is remembered, or shared with an earlier caller, could be older than the end of the session. */
export function createLiveSessions(database: Database): LiveSessions {
  return { isLive: (claims) => sessionStands(database, claims) };
}
