import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthContext } from './auth-context.ts';
import { randomToken } from './secrets.ts';

const SIGN_IN = 'theia-sign-in';
const MINUTES = 10;
const WELL_FORMED = /^[\w-]{20,100}$/;

/**
 * The name of this browser among those that sign in through a provider, kept in a cookie: an answer of the provider counts only where the sign-in
 * began, or a link could sign a stranger in to the account of whoever made it. Two windows of a browser share the name.
 */
export function nameBrowser(c: Context, auth: AuthContext): string {
  const name = browserOf(c, auth) ?? randomToken();
  setCookie(c, cookieName(auth, SIGN_IN), name, {
    path: '/',
    httpOnly: true,
    secure: isSecure(auth),
    sameSite: 'Lax',
    maxAge: MINUTES * 60,
  });
  return name;
}

/** The name in the cookie of a call; null when there is none. */
export function browserOf(c: Context, auth: AuthContext): string | null {
  const name = getCookie(c, cookieName(auth, SIGN_IN));
  return name !== undefined && WELL_FORMED.test(name) ? name : null;
}

/** The name of a cookie of ours; the prefix keeps other hosts of the domain from setting it (RFC 6265bis §4.1.3). */
export function cookieName(auth: AuthContext, name: string): string {
  return isSecure(auth) ? `__Host-${name}` : name;
}

export function isSecure({ config }: AuthContext): boolean {
  return config.publicUrl.startsWith('https:');
}
