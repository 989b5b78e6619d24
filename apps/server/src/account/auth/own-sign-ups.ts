import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { AuthContext, DerivedKeys } from './auth-context.ts';
import { cookieName, isSecure } from './browser.ts';
import { sameBytes } from './secrets.ts';

const DAYS = 30;
const REMEMBERED_MAX = 4;
const idsSchema = z.array(z.guid()).max(REMEMBERED_MAX);

/** The sign-ups that were made in the caller's browser or whose password was entered there, newest first. A signed cookie lists them. */
export function ownSignUps(c: Context, auth: AuthContext): readonly string[] {
  const [list = '', mac = ''] = (getCookie(c, cookieName(auth, 'theia-sign-up')) ?? '').split('.');
  if (!auth.keys.accepted.some((keys) => sameBytes(Buffer.from(mac), Buffer.from(signList(keys, list))))) return [];
  return idsSchema.safeParse(list.split('~')).data ?? [];
}

/** Adds a sign-up to the cookie. */
export function rememberOwnSignUp(c: Context, auth: AuthContext, id: string): void {
  const list = [...new Set([id, ...ownSignUps(c, auth)])].slice(0, REMEMBERED_MAX).join('~');
  setCookie(c, cookieName(auth, 'theia-sign-up'), `${list}.${signList(auth.keys.made, list)}`, {
    path: '/',
    httpOnly: true,
    secure: isSecure(auth),
    sameSite: 'Lax',
    maxAge: DAYS * 86_400,
  });
}

function signList(keys: DerivedKeys, list: string): string {
  return createHmac('sha256', keys.ownSignUps).update(list).digest('base64url');
}
