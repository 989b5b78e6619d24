import { randomUUID } from 'node:crypto';
import type { Sql, Transaction } from '../../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import type { ProofKey } from './request-body.ts';
import { codeHash, randomCode, randomToken, sameBytes, tokenHash } from './secrets.ts';

export type OneTimeTokenType = 'confirmation' | 'recovery' | 'email_change' | 'magiclink' | 'reauthentication';

const LIFETIME_SECONDS: Readonly<Record<OneTimeTokenType, number>> = {
  confirmation: 24 * 3600,
  email_change: 24 * 3600,
  recovery: 3600,
  magiclink: 3600,
  reauthentication: 600,
};
const TRIES_MAX = 5;

export interface OneTimeToken {
  readonly id: string;
  readonly user_id: string;
  readonly token_type: OneTimeTokenType;
  readonly relates_to: string;
  readonly code_challenge: string | null;
  readonly code_challenge_method: ProofKey['method'] | null;
}

/** Makes the token and the code that a mail carries; an earlier one of the same kind is void from now on. */
export async function createOneTimeToken(
  tx: Transaction,
  auth: AuthContext,
  about: { readonly userId: string; readonly type: OneTimeTokenType; readonly address: string; readonly proofKey: ProofKey | null },
): Promise<{ readonly token: string; readonly code: string }> {
  const id = randomUUID();
  const token = randomToken();
  const code = randomCode();
  await tx`
    insert into auth.one_time_tokens (id, user_id, token_type, relates_to, token_hash, code_hash, code_challenge, code_challenge_method, expires_at)
    values (${id}, ${about.userId}, ${about.type}, ${about.address}, ${tokenHash(token)}, ${codeHash(auth.keys, id, code)}, ${about.proofKey?.challenge ?? null},
      ${about.proofKey?.method ?? null}, now() + make_interval(secs => ${LIFETIME_SECONDS[about.type]}))
    on conflict (user_id, token_type) do update set id = excluded.id, relates_to = excluded.relates_to, token_hash = excluded.token_hash, code_hash = excluded.code_hash,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method, attempts = 0, created_at = now(), expires_at = excluded.expires_at`;
  return { token, code };
}

/** Uses up the token of a link; null when there is none such, or no longer. */
export async function spendLink(tx: Transaction, token: string, types: readonly OneTimeTokenType[]): Promise<OneTimeToken | null> {
  const [spent] = await tx<(OneTimeToken & { stands: boolean })[]>`
    delete from auth.one_time_tokens where token_hash = ${tokenHash(token)} and token_type = any(${[...types]})
    returning *, expires_at > now() as stands`;
  return spent?.stands === true ? spent : null;
}

/** Counts the try first, in a statement of its own, so that tries at the same moment are counted too. Returns the id of the token this code opens. */
export async function tryCode(sql: Sql, auth: AuthContext, address: string, code: string, types: readonly OneTimeTokenType[]): Promise<string | null> {
  const tried = await sql<{ id: string; code_hash: Buffer }[]>`
    update auth.one_time_tokens set attempts = attempts + 1
    where lower(relates_to) = ${address} and token_type = any(${[...types]}) and code_hash is not null and attempts < ${TRIES_MAX} and expires_at > now()
    returning id, code_hash`;
  return tried.find((token) => sameBytes(token.code_hash, codeHash(auth.keys, token.id, code)))?.id ?? null;
}

/** Uses up the token whose code was right; null when another call was faster. */
export async function spendToken(tx: Transaction, id: string): Promise<OneTimeToken | null> {
  const [spent] = await tx<OneTimeToken[]>`delete from auth.one_time_tokens where id = ${id} returning *`;
  return spent ?? null;
}
