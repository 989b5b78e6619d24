import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import type { Seen } from '../../database/acting.ts';

/** How somebody tried to sign in. */
export type RefusedWay = 'password' | 'code' | 'totp' | 'recovery_code';

export interface RefusedSignIn extends Required<Seen> {
  readonly email: string;
  readonly way: RefusedWay;
}

const REMEMBERED_MAX = 2_000;
/** The database writes one an hour; a node that has just told one need not ask. */
const QUIET_MS = 10 * 60_000;

/**
 * Notes tries to sign in that failed, for the audit log of the account with the address. Written after the answer and whether or not there is such an account, so that neither its time nor its text reveals one. Losing one is
 * harmless.
 */
export function refusedSignIns(sql: Sql, log: Logger): (refused: RefusedSignIn) => void {
  const told = new LRUCache<string, true>({ max: REMEMBERED_MAX, ttl: QUIET_MS });
  return (refused) => {
    const name = JSON.stringify([refused.email, refused.way, refused.network]);
    if (told.has(name)) return;
    told.set(name, true);
    setImmediate(() => {
      sql`select private.note_refused_sign_ins(${JSON.stringify([refused])}::text::json)`.catch((error: unknown) => {
        told.delete(name);
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a refused sign-in was not noted');
      });
    });
  };
}
