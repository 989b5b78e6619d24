import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthContext } from './auth-context.ts';
import { randomToken } from './secrets.ts';

const SIGN_IN = 'theia-sign-in';
const MINUTES = 10;
const BROWSER_NAME = /^[\w-]{20,100}$/;

/**
 * Names this browser in a cookie while it signs in through a provider. The provider's answer is accepted only in the browser where the sign-in
 * began. Otherwise an attacker's link could sign a victim in to the attacker's account. Two windows of a browser share the name.
 */
export function nameBrowser(c: Context, auth: AuthContext): string {
  const name = readBrowserName(c, auth) ?? randomToken();
  setCookie(c, cookieName(auth, SIGN_IN), name, {
    path: '/',
    httpOnly: true,
    secure: isSecure(auth),
    sameSite: 'Lax',
    maxAge: MINUTES * 60,
  });
  return name;
}

/** Reads the browser's name from its cookie; null when there is none. */
export function readBrowserName(c: Context, auth: AuthContext): string | null {
  const name = getCookie(c, cookieName(auth, SIGN_IN));
  return name !== undefined && BROWSER_NAME.test(name) ? name : null;
}

/** The name of a cookie of ours; the prefix keeps other hosts of the domain from setting it (RFC 6265bis §4.1.3). */
export function cookieName(auth: AuthContext, name: string): string {
  return isSecure(auth) ? `__Host-${name}` : name;
}

export function isSecure({ config }: AuthContext): boolean {
  return config.publicUrl.startsWith('https:');
}
