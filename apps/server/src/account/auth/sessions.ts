import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { lockCaller } from './lock-user.ts';
import { requireSecondFactor, signedIn } from './signed-in.ts';
import { voidTokens } from './void-tokens.ts';

/** A session that has not ended. Instants are ISO 8601, UTC. */
interface ActiveSession {
  readonly id: string;
  /** The browser, as it named itself. */
  readonly device: string | null;
  /** Where it was last seen: IPv4 address, or IPv6 network. */
  readonly network: string | null;
  readonly started_at: Date;
  readonly seen_at: Date;
  /** True for the session of the call. */
  readonly current: boolean;
}

const SESSIONS_MAX = 100;

/** `GET /sessions`: the sessions of the user, the one of the call first, then the latest seen; at most 100. */
export const listSessions: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  requireSecondFactor(caller, 'AAL2 session is required to see other sessions when MFA is enabled.');
  const sessions = await auth.database.sql<ActiveSession[]>`
    select id, user_agent as device, network, created_at as started_at, updated_at as seen_at, id = ${caller.session.id} as current
    from auth.sessions where user_id = ${caller.user.id} and coalesce(not_after > now(), true) order by current desc, updated_at desc, id limit ${SESSIONS_MAX}`;
  return c.json({ sessions });
};

/**
 * `DELETE /sessions/{id}`: ends another session of the user. Pending links, codes and changes are cancelled too, because that session may have
 * requested them.
 */
export const endOneSession: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  requireSecondFactor(caller, 'AAL2 session is required to end other sessions when MFA is enabled.');
  const id = z.guid().safeParse(c.req.param('id'));
  await auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    const ended = id.success
      ? await tx`delete from auth.sessions where id = ${id.data} and user_id = ${caller.user.id} and id <> ${caller.session.id}`
      : { count: 0 };
    if (ended.count === 0) throw new AuthError(404, 'session_not_found', 'There is no such other session');
    await voidTokens(tx, caller.user.id);
  });
  return c.json({ id: id.data });
};
