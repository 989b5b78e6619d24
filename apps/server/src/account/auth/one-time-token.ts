import { randomUUID } from 'node:crypto';
import type { Sql, Transaction } from '../../database/database.ts';
import type { SignInMethod } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import { expiredLink } from './auth-error.ts';
import { type AuthUser, lockUser } from './user.ts';
import type { ProofKey } from './request-body.ts';
import { codeHash, randomCode, randomToken, sameBytes, tokenHash } from './secrets.ts';

export type OneTimeTokenType =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'email_change_stop'
  | 'magiclink'
  | 'reauthentication';

const LIFETIME_SECONDS: Readonly<Record<OneTimeTokenType, number>> = {
  confirmation: 24 * 3600,
  email_change_current: 24 * 3600,
  email_change_new: 24 * 3600,
  email_change_stop: 7 * 24 * 3600,
  recovery: 3600,
  magiclink: 3600,
  reauthentication: 600,
};
const TRIES_MAX = 5;

/** The sign-in method of a session that a mailed token starts. */
export function signInMethodFor({ token_type: type }: Pick<OneTimeToken, 'token_type'>): SignInMethod {
  if (type === 'recovery') return 'recovery';
  return type.startsWith('email_change') ? 'email_change' : 'otp';
}

export interface OneTimeToken {
  readonly id: string;
  readonly user_id: string;
  readonly token_type: OneTimeTokenType;
  readonly relates_to: string;
  readonly sign_up_id: string | null;
  readonly code_challenge: string | null;
  readonly code_challenge_method: ProofKey['method'] | null;
}

/**
 * Creates the token and the code for a mail. An earlier one of the same kind becomes void, except that all links which confirm a sign-up or stop a
 * change keep working. Only the newest of their codes is valid: otherwise every mail would give an attacker five more guesses.
 */
export async function createOneTimeToken(
  tx: Transaction,
  auth: AuthContext,
  user: Pick<AuthUser, 'id' | 'email'>,
  about: {
    readonly type: OneTimeTokenType;
    /** Where the mail goes, if not to the address of the user. */
    readonly address?: string;
    readonly proofKey: ProofKey | null;
    readonly signUpId?: string | null;
  },
): Promise<{ readonly token: string; readonly code: string }> {
  const id = randomUUID();
  const token = randomToken();
  const code = randomCode();
  const codeKept = about.type === 'email_change_stop' ? null : codeHash(auth.keys.made, id, code);
  await tx`update auth.one_time_tokens set code_hash = null where user_id = ${user.id} and token_type = ${about.type} and code_hash is not null`;
  await tx`
    insert into auth.one_time_tokens (id, user_id, token_type, relates_to, sign_up_id, token_hash, code_hash, code_challenge, code_challenge_method, expires_at)
    values (${id}, ${user.id}, ${about.type}, ${about.address ?? user.email ?? ''}, ${about.signUpId ?? null}, ${tokenHash(token)}, ${codeKept}, ${about.proofKey?.challenge ?? null},
      ${about.proofKey?.method ?? null}, now() + make_interval(secs => ${LIFETIME_SECONDS[about.type]}))
    on conflict (user_id, token_type) where token_type not in ('confirmation', 'email_change_stop') do update set id = excluded.id, relates_to = excluded.relates_to,
      token_hash = excluded.token_hash, code_hash = excluded.code_hash, code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      attempts = 0, created_at = now(), expires_at = excluded.expires_at`;
  return { token, code };
}

/** Within this time after a mail was written, no second one is sent. */
const RESEND_PAUSE_SECONDS = 30;

/** True if a mail with a token of this kind (for this sign-up) was written less than 30 seconds ago. */
export async function wasJustMailed(
  tx: Transaction,
  of: { readonly userId: string; readonly type: OneTimeTokenType; readonly signUpId?: string | null },
): Promise<boolean> {
  const [fresh] = await tx`
    select from auth.one_time_tokens where user_id = ${of.userId} and token_type = ${of.type} and sign_up_id is not distinct from ${of.signUpId ?? null}
      and created_at > now() - make_interval(secs => ${RESEND_PAUSE_SECONDS})`;
  return fresh !== undefined;
}

/**
 * Spends the token of a link, and locks its user.
 * @throws AuthError 403 otp_expired when it does not exist or has expired
 */
export async function spendLink(
  tx: Transaction,
  token: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeToken> {
  const [found] = await tx<{ id: string }[]>`
    select id from auth.one_time_tokens where token_hash = ${tokenHash(token)} and token_type = any(${[...types]})`;
  const spent = found === undefined ? null : await spendToken(tx, found.id);
  if (spent?.is_valid !== true) throw expiredLink();
  return spent;
}

/**
 * Counts the try first, in its own statement, so that simultaneous tries are counted too. Only the newest code of each kind sent to the address is
 * checked: many accounts waiting for one address do not give more chances. Returns the id of the token this code belongs to.
 */
export async function tryCode(
  sql: Sql,
  auth: AuthContext,
  address: string,
  code: string,
  types: readonly OneTimeTokenType[],
): Promise<string | null> {
  const tried = await sql<{ id: string; code_hash: Buffer }[]>`
    update auth.one_time_tokens set attempts = attempts + 1
    where attempts < ${TRIES_MAX} and expires_at > now() and code_hash is not null and id in (
      select distinct on (token_type) id from auth.one_time_tokens
      where lower(relates_to) = ${address} and token_type = any(${[...types]}) and code_hash is not null order by token_type, created_at desc)
    returning id, code_hash`;
  return (
    tried.find((token) => auth.keys.accepted.some((keys) => sameBytes(token.code_hash, codeHash(keys, token.id, code))))
      ?.id ?? null
  );
}

type SpentToken = OneTimeToken & { readonly is_valid: boolean };

/** Spends a token, and locks its user; null when another call was faster. */
export async function spendToken(tx: Transaction, id: string): Promise<SpentToken | null> {
  const [shown] = await tx<{ user_id: string }[]>`select user_id from auth.one_time_tokens where id = ${id}`;
  if (shown === undefined) return null;
  await lockUser(tx, shown.user_id);
  const [spent] = await tx<SpentToken[]>`
    delete from auth.one_time_tokens where id = ${id}
    returning id, user_id, token_type, relates_to, sign_up_id, code_challenge, code_challenge_method, expires_at > now() as is_valid`;
  return spent ?? null;
}

/**
 * Cancels everything pending for a user: mailed links and codes, an e-mail change, sign-ins at a provider. Call it with the user locked.
 */
export async function voidTokens(tx: Transaction, userId: string): Promise<void> {
  await tx`delete from auth.one_time_tokens where user_id = ${userId}`;
  await tx`delete from auth.flow_state where user_id = ${userId} or linking_user_id = ${userId}`;
  await tx`update auth.users set email_change = null, email_change_sent_at = null, email_change_accepted_by = null, updated_at = now() where id = ${userId} and email_change is not null`;
}
