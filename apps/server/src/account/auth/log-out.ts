import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { signedIn } from './signed-in.ts';

/** `POST /logout?scope=global|local|others`: ends all sessions of the user, this one, or all but this one. */
export const logOut: AuthCall = async (c, auth) => {
  const scope = c.req.query('scope') ?? 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') throw new AuthError(400, 'validation_failed', 'Unsupported logout scope');
  const { user, session } = await signedIn(c, auth);
  const { sql } = auth.database;
  if (scope === 'global') await sql`delete from auth.sessions where user_id = ${user.id}`;
  if (scope === 'local') await sql`delete from auth.sessions where id = ${session.id}`;
  if (scope === 'others') await sql`delete from auth.sessions where user_id = ${user.id} and id <> ${session.id}`;
  return c.body(null, 204);
};
