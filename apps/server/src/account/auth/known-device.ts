import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthContext, DerivedKeys } from './auth-context.ts';
import { randomToken, tokenHash } from './secrets.ts';
import { createHmac } from 'node:crypto';
import type { Sql, Transaction } from '../../database/database.ts';
import type { SessionRow } from './access-token.ts';

const SIGN_IN = 'theia-sign-in';
const SIGN_IN_MINUTES = 10;
const BROWSER_NAME = /^[\w-]{20,100}$/;

/**
 * Names this browser in a cookie while it signs in through a provider. The provider's response is accepted only in the browser where the sign-in
 * began. Otherwise an attacker's link could sign a victim in to the attacker's account. Two windows of a browser share the name.
 */
export function nameBrowser(c: Context, auth: AuthContext): string {
  const name = readBrowserName(c, auth) ?? randomToken();
  setOwnCookie(c, auth, SIGN_IN, name, SIGN_IN_MINUTES * 60);
  return name;
}

/** Reads the browser's name from its cookie; null when there is none. */
export function readBrowserName(c: Context, auth: AuthContext): string | null {
  const name = readOwnCookie(c, auth, SIGN_IN);
  return name !== undefined && BROWSER_NAME.test(name) ? name : null;
}

/** The name of a cookie of ours; the prefix keeps other hosts of the domain from setting it (RFC 6265bis §4.1.3). */
const cookieName = ({ config }: AuthContext, name: string): string =>
  config.publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** The value of a cookie of ours. */
export function readOwnCookie(c: Context, auth: AuthContext, name: string): string | undefined {
  return getCookie(c, cookieName(auth, name));
}

/** Sets a cookie that scripts cannot read and other sites do not send. */
export function setOwnCookie(c: Context, auth: AuthContext, name: string, value: string, maxAge: number): void {
  const secure = auth.config.publicUrl.startsWith('https:');
  setCookie(c, cookieName(auth, name), value, { path: '/', httpOnly: true, secure, sameSite: 'Lax', maxAge });
}

const DEVICE = 'theia-device';
const DEVICE_DAYS = 400;
const DEVICE_NAME = /^[\w-]{43}$/;
/** At most this many of each kind are kept per user, the newest. */
const KEPT_MAX = 50;

/** How a caller is recognised: by the cookie of a browser in which the user signed in before, by the network alone, or not at all. */
type Recognition =
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
 * anyone with the password could be signing in.
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
  setOwnCookie(c, auth, DEVICE, device, DEVICE_DAYS * 86_400);
  await tx`
    insert into auth.known_devices (user_id, kind, mark) values (${session.user_id}, 'device', ${tokenHash(device)}), (${session.user_id}, 'network', ${networkHash(c, auth, auth.keys.made)})
    on conflict (user_id, mark) do update set seen_at = now()`;
  await tx`
    delete from auth.known_devices d using (
      select mark, row_number() over (partition by kind order by seen_at desc) as age from auth.known_devices where user_id = ${session.user_id}
    ) as ranked where d.user_id = ${session.user_id} and d.mark = ranked.mark and ranked.age > ${KEPT_MAX}`;
}

function readDevice(c: Context, auth: AuthContext): string | null {
  const device = readOwnCookie(c, auth, DEVICE);
  return device !== undefined && DEVICE_NAME.test(device) ? device : null;
}

/** Keyed, because there are few enough networks to find a plain hash by trying them all. */
function networkHash(c: Context, auth: AuthContext, keys: DerivedKeys): Buffer {
  return createHmac('sha256', keys.network).update(auth.clientAddress(c)).digest();
}
