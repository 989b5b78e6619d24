import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Sql, Transaction } from '../../database/database.ts';
import type { SessionRow } from './access-token.ts';
import type { AuthContext, DerivedKeys } from './auth-context.ts';
import { cookieName, isSecure } from './browser.ts';
import { randomToken, tokenHash } from './secrets.ts';

const DAYS = 400;
const WELL_FORMED = /^[\w-]{43}$/;
/** At most this many of each kind are kept per user, the newest. */
const KEPT_MAX = 50;

/** How a caller is recognised: by the cookie of a browser in which the user signed in before, by the network alone, or not at all. */
export type Recognition =
  { readonly as: 'device'; readonly device: string } | { readonly as: 'network' } | { readonly as: 'stranger' };

/** Tells whether the user (null: no such user) has signed in from this browser or network before. Runs the same statement either way. */
export async function recogniseCaller(
  sql: Sql,
  c: Context,
  auth: AuthContext,
  userId: string | null,
): Promise<Recognition> {
  const device = readDevice(c, auth);
  const [known] = await sql<{ device: boolean; network: boolean }[]>`
    select coalesce(bool_or(kind = 'device' and mark = ${device === null ? null : tokenHash(device)}), false) as device,
      coalesce(bool_or(kind = 'network' and mark in ${sql(auth.keys.accepted.map((keys) => networkHash(c, auth, keys)))}), false) as network
    from auth.known_devices where user_id = ${userId}`;
  if (device !== null && known?.device === true) return { as: 'device', device };
  return { as: known?.network === true ? 'network' : 'stranger' };
}

/**
 * Remembers the browser and network of a user's sign-in, once the session has the second factor if the account has one. Before that,
 * anybody with the password could be signing in.
 */
export async function rememberDevice(
  tx: Transaction,
  c: Context,
  auth: AuthContext,
  session: Pick<SessionRow, 'id' | 'user_id' | 'aal'>,
): Promise<void> {
  const [whole] = await tx<
    { missing: boolean }[]
  >`select private.second_factor_missing(${session.user_id}, ${session.aal}) as missing`;
  if (whole?.missing !== false) return;
  const device = readDevice(c, auth) ?? randomToken();
  setCookie(c, cookieName(auth, 'theia-device'), device, {
    path: '/',
    httpOnly: true,
    secure: isSecure(auth),
    sameSite: 'Lax',
    maxAge: DAYS * 86_400,
  });
  await tx`
    insert into auth.known_devices (user_id, kind, mark) values (${session.user_id}, 'device', ${tokenHash(device)}), (${session.user_id}, 'network', ${networkHash(c, auth, auth.keys.made)})
    on conflict (user_id, mark) do update set seen_at = now()`;
  await tx`
    delete from auth.known_devices d using (
      select mark, row_number() over (partition by kind order by seen_at desc) as age from auth.known_devices where user_id = ${session.user_id}
    ) as ranked where d.user_id = ${session.user_id} and d.mark = ranked.mark and ranked.age > ${KEPT_MAX}`;
}

function readDevice(c: Context, auth: AuthContext): string | null {
  const device = getCookie(c, cookieName(auth, 'theia-device'));
  return device !== undefined && WELL_FORMED.test(device) ? device : null;
}

/** Keyed, because there are few enough networks to find a plain hash by trying them all. */
function networkHash(c: Context, auth: AuthContext, keys: DerivedKeys): Buffer {
  return createHmac('sha256', keys.network).update(auth.clientAddress(c)).digest();
}
