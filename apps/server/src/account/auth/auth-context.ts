import type { WorkerBus } from '../../processes/worker-bus.ts';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Database, Sql } from '../../database/database.ts';
import type { AuthLimiters, AuthLimits } from './limits.ts';
import { reasonOf } from './auth-error.ts';
import type { GoogleProvider } from './google-provider.ts';
import type { PasswordHashes } from './password.ts';
import { LRUCache } from 'lru-cache';
import type { Seen } from '../../database/acting.ts';

/** Credentials and issuer of Google sign-in: Google itself, or the sandbox in local mode. */
export interface GoogleCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface AuthDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The other processes of this node, which share the limits. */
  readonly workerBus?: WorkerBus;
  /** Called for each rejected call. */
  readonly onRejection?: (code: string) => void;
  /** Instead of `config.google`; null switches Google sign-in off. */
  readonly google?: GoogleCredentials | null;
  readonly limits?: AuthLimits;
  /** The caller's address for rate limits. Default: the peer of the connection. */
  readonly clientAddress?: (c: Context) => string;
  /** False lets new users in without confirming their e-mail address. Default true. */
  readonly confirmEmail?: boolean;
}

/** Dependencies of every call of the auth service. */
export interface AuthContext extends Required<
  Pick<AuthDependencies, 'config' | 'database' | 'log' | 'now' | 'clientAddress' | 'confirmEmail'>
> {
  readonly google: GoogleProvider | null;
  readonly limiters: AuthLimiters;
  readonly passwordHashes: PasswordHashes;
  readonly keys: AuthKeys;
  /** Notes a try to sign in that failed, for the audit log of the account with the address, if there is one. */
  readonly logRejectedSignIn: (refused: RefusedSignIn) => void;
}

/** The keys that everything new is made with, and all that are accepted while secrets are rotated. */
export interface AuthKeys {
  readonly made: DerivedKeys;
  readonly accepted: readonly DerivedKeys[];
}

/** One key per purpose, derived from the secrets of the configuration. */
export interface DerivedKeys {
  /** Derives the next refresh token from the last one. */
  readonly refreshToken: Uint8Array;
  /** Hashes 6-digit codes. A plain hash would not hide them, because there are so few. */
  readonly code: Uint8Array;
  /** Signs the cookie that lists the sign-ups of a browser. */
  readonly ownSignUps: Uint8Array;
  /** Hashes the networks that users have signed in from. */
  readonly network: Uint8Array;
}

/** One call of the auth service. */
export type AuthCall = (c: Context, auth: AuthContext) => Promise<Response>;

/** The method of a sign-in attempt. */
type SignInMethod = 'password' | 'code' | 'totp' | 'recovery_code';

interface RefusedSignIn extends Required<Seen> {
  readonly email: string;
  readonly way: SignInMethod;
}

const REMEMBERED_MAX = 2_000;
/** The database writes one entry an hour; a node skips those it has just written. */
const QUIET_MS = 10 * 60_000;

/**
 * Logs failed sign-in attempts, for the audit log of the account with the address. Written after the response, whether or not there is such an account, so that neither its time nor its text reveals one. Losing one is
 * harmless.
 */
export function rejectedSignIns(sql: Sql, log: Logger): (refused: RefusedSignIn) => void {
  const written = new LRUCache<string, true>({ max: REMEMBERED_MAX, ttl: QUIET_MS });
  return (refused) => {
    const name = JSON.stringify([refused.email, refused.way, refused.network]);
    if (written.has(name)) return;
    written.set(name, true);
    setImmediate(() => {
      sql`select private.note_refused_sign_ins(${JSON.stringify([refused])}::text::json)`.catch((error: unknown) => {
        written.delete(name);
        log.warn({ reason: reasonOf(error) }, 'a rejected sign-in was not logged');
      });
    });
  };
}
