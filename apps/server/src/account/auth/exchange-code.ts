import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SignInMethod } from './access-token.ts';
import type { Transaction } from '../../database/database.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError, invalid } from './auth-error.ts';
import { lockUser } from './user.ts';
import { readBody, textField } from './request-body.ts';
import { sameBytes, tokenHash } from './secrets.ts';
import { startSession } from './sessions.ts';

const bodySchema = z.object({ auth_code: textField(), code_verifier: textField(256) });

interface Flow {
  readonly user_id: string;
  readonly identity_id: string | null;
  readonly code_challenge: string;
  readonly code_challenge_method: 'plain' | 's256';
  readonly authentication_method: SignInMethod;
  readonly is_valid: boolean;
}

/** `POST /token?grant_type=pkce`: exchanges a code and the verifier of its challenge (RFC 7636) for a session. The first try spends the code. */
export const exchangeCode: AuthCall = async (c, auth) => {
  auth.limiters.spend('verificationsPerAddress', auth.clientAddress(c));
  const { auth_code: code, code_verifier: verifier } = await readBody(c, bodySchema);
  if (code === undefined || verifier === undefined)
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  const outcome = await auth.database.sql.begin(async (tx) => {
    const flow = await spendCode(tx, code);
    if (flow === null)
      return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    if (!flow.is_valid) return new AuthError(403, 'flow_state_expired', 'invalid flow state, flow state has expired');
    if (!matches(flow, verifier))
      return new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
    return startSession(tx, auth, c, flow.user_id, flow.authentication_method, flow.identity_id);
  });
  if (outcome instanceof AuthError) throw outcome;
  return c.json(outcome);
};

/** Spends the code, and locks its user; null when there is no such code. */
async function spendCode(tx: Transaction, code: string): Promise<Flow | null> {
  const [shown] = await tx<
    { user_id: string }[]
  >`select user_id from auth.flow_state where auth_code_hash = ${tokenHash(code)} and code_challenge is not null and user_id is not null`;
  if (shown === undefined) return null;
  await lockUser(tx, shown.user_id);
  const [spent] = await tx<Flow[]>`
    delete from auth.flow_state where auth_code_hash = ${tokenHash(code)} and code_challenge is not null
      and code_challenge_method is not null and user_id is not null and authentication_method is not null
    returning user_id, identity_id, code_challenge, code_challenge_method, authentication_method, expires_at > now() as is_valid`;
  return spent ?? null;
}

function matches(flow: Flow, verifier: string): boolean {
  const shown =
    flow.code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return sameBytes(Buffer.from(shown), Buffer.from(flow.code_challenge));
}
