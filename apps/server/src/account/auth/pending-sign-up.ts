import type { Transaction } from '../../database/database.ts';
import type { AuthCall, AuthContext, DerivedKeys } from './auth-context.ts';
import { voidTokens } from './one-time-token.ts';
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { readOwnCookie, setOwnCookie } from './known-device.ts';
import { sameBytes } from './secrets.ts';

/** At most this many sign-ups of one address are compared with the password of a sign-in, because the comparison is slow by design. */
const COMPARISONS_MAX = 3;

interface PendingSignUp {
  readonly id: string;
  readonly password_hash: string;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

/** Stores the data of a sign-up until its mail is confirmed. Returns its id. */
export async function storeSignUp(
  tx: Transaction,
  signUp: {
    readonly userId: string;
    readonly passwordHash: string;
    readonly userMetadata: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const [kept] = await tx<{ id: string }[]>`
    insert into auth.sign_ups (user_id, password_hash, user_metadata)
    values (${signUp.userId}, ${signUp.passwordHash}, ${JSON.stringify(signUp.userMetadata)}::text::jsonb) returning id`;
  return kept!.id;
}

/** Finds the sign-up that a new mail should confirm: the newest made in this browser, else the newest of all; null when there is none. */
export async function findNewestSignUp(
  tx: Transaction,
  userId: string,
  madeHere: readonly string[],
): Promise<string | null> {
  const [newest] = await tx<{ id: string }[]>`
    select id from auth.sign_ups where user_id = ${userId} order by id = any(${[...madeHere]}::uuid[]) desc, created_at desc limit 1`;
  return newest?.id ?? null;
}

/** Finds an unconfirmed sign-up of a user (null: no such user) by its password, or null. Takes equally long whether or not there is one. */
export async function findSignUpByPassword(
  { database: { sql }, passwordHashes }: Pick<AuthContext, 'database' | 'passwordHashes'>,
  userId: string | null,
  password: string,
  madeHere: readonly string[],
): Promise<string | null> {
  const kept = await sql<{ id: string; password_hash: string }[]>`
    select id, password_hash from auth.sign_ups where user_id = ${userId} order by id = any(${[...madeHere]}::uuid[]) desc, created_at desc limit ${COMPARISONS_MAX}`;
  if (kept.length === 0) await passwordHashes.match(password, null);
  const matches = await Promise.all(kept.map((signUp) => passwordHashes.match(password, signUp.password_hash)));
  return kept.find((_, index) => matches[index])?.id ?? null;
}

/**
 * Handles the first proof of a user's address, by the mail of a sign-up or otherwise (`mailedSignUp` null). The password and metadata of the sign-up
 * made in this browser become the user's, or those of the only one there is. Otherwise it is unknown which sign-up is the owner's: the user has no
 * password then, and is asked for one. Every sign-up with this address ends here, with its sessions and tokens.
 */
export async function confirmAddress(
  tx: Transaction,
  userId: string,
  mailedSignUp: string | null,
  madeHere: readonly string[],
): Promise<void> {
  const waiting =
    mailedSignUp === null
      ? []
      : await tx<PendingSignUp[]>`
          select id, password_hash, user_metadata from auth.sign_ups where user_id = ${userId} order by id = ${mailedSignUp} desc, created_at desc`;
  const confirmed = waiting.find(({ id }) => madeHere.includes(id)) ?? (waiting.length === 1 ? waiting[0] : undefined);
  const metadata = JSON.stringify(confirmed?.user_metadata ?? {});
  await tx`
    update auth.users set encrypted_password = ${confirmed?.password_hash ?? null}, email_confirmed_at = now(), updated_at = now(),
      raw_user_meta_data = ${metadata}::text::jsonb || jsonb_build_object('email', email, 'email_verified', true, 'phone_verified', false)
    where id = ${userId}`;
  await tx`
    update auth.identities i set updated_at = now(),
      identity_data = ${metadata}::text::jsonb || jsonb_build_object('sub', i.provider_id, 'email', u.email, 'email_verified', true, 'phone_verified', false)
    from auth.users u where u.id = i.user_id and i.user_id = ${userId} and i.provider = 'email'`;
  await tx`delete from auth.sign_ups where user_id = ${userId}`;
  await tx`delete from auth.sessions where user_id = ${userId}`;
  await voidTokens(tx, userId);
}

const COOKIE = 'theia-sign-up';
const COOKIE_DAYS = 30;
const REMEMBERED_MAX = 4;
const idsSchema = z.array(z.guid()).max(REMEMBERED_MAX);

/** The sign-ups that were made in the caller's browser or whose password was entered there, newest first. A signed cookie lists them. */
export function ownSignUps(c: Context, auth: AuthContext): readonly string[] {
  const [list = '', mac = ''] = (readOwnCookie(c, auth, COOKIE) ?? '').split('.');
  if (!auth.keys.accepted.some((keys) => sameBytes(Buffer.from(mac), Buffer.from(signList(keys, list))))) return [];
  return idsSchema.safeParse(list.split('~')).data ?? [];
}

/** Adds a sign-up to the cookie. */
export function rememberOwnSignUp(c: Context, auth: AuthContext, id: string): void {
  const list = [...new Set([id, ...ownSignUps(c, auth)])].slice(0, REMEMBERED_MAX).join('~');
  setOwnCookie(c, auth, COOKIE, `${list}.${signList(auth.keys.made, list)}`, COOKIE_DAYS * 86_400);
}

function signList(keys: DerivedKeys, list: string): string {
  return createHmac('sha256', keys.ownSignUps).update(list).digest('base64url');
}

/**
 * `GET /signup`: whether the newest sign-up of the caller's browser still waits for its confirmation. Without one: `waiting` false. A page that waits can
 * ask this instead of trying the password again and again, which would be rejected each time.
 */
export const waitingSignUp: AuthCall = async (c, auth) => {
  const [newest = null] = ownSignUps(c, auth);
  const [waiting] = await auth.database.sql`select from auth.sign_ups where id = ${newest}`;
  return c.json({ waiting: waiting !== undefined });
};
