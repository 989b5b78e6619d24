import type { Sql, Transaction } from '../../database/database.ts';
import type { SignInMethod } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-error.ts';
import type { ProofKey } from './request-body.ts';
import { randomToken, tokenHash } from './secrets.ts';
import { startSession } from './sessions.ts';
import type { Context } from 'hono';
import { isOwnOrigin } from '../../sessions/own-origin.ts';

const PROVIDER_MINUTES = 10;
const CODE_MINUTES = 5;

/** The proof key of a client that asked for a code; null: it wants tokens. */
interface StoredProofKey {
  readonly code_challenge: string | null;
  readonly code_challenge_method: ProofKey['method'] | null;
}

/** A sign-in that was sent to the provider and is expected back. */
export interface Flow extends StoredProofKey {
  readonly redirect_to: string;
  readonly provider_nonce: string;
  readonly provider_code_verifier: string;
  readonly linking_user_id: string | null;
  readonly linking_session_id: string | null;
}

/** Stores a sign-in that is being sent to the provider. */
export async function rememberFlow(
  sql: Sql,
  flow: {
    readonly state: string;
    readonly nonce: string;
    readonly codeVerifier: string;
    readonly redirectTo: string;
    readonly proofKey: ProofKey | null;
    readonly linking: { readonly userId: string; readonly sessionId: string } | null;
    readonly browser: string;
  },
): Promise<void> {
  await sql`
    insert into auth.flow_state (state_hash, provider_nonce, provider_code_verifier, redirect_to, code_challenge, code_challenge_method, linking_user_id, linking_session_id, browser_hash, expires_at)
    values (${tokenHash(flow.state)}, ${flow.nonce}, ${flow.codeVerifier}, ${flow.redirectTo}, ${flow.proofKey?.challenge ?? null}, ${flow.proofKey?.method ?? null},
      ${flow.linking?.userId ?? null}, ${flow.linking?.sessionId ?? null}, ${tokenHash(flow.browser)}, now() + make_interval(mins => ${PROVIDER_MINUTES}))`;
}

/** Finds and deletes the sign-in with this state, if it returns to the browser it started from; null when it does not exist or has expired. */
export async function recallFlow(sql: Sql, state: string, browser: string | null): Promise<Flow | null> {
  if (browser === null) return null;
  const [flow] = await sql<
    (Flow & { is_valid: boolean })[]
  >`delete from auth.flow_state where state_hash = ${tokenHash(state)} and browser_hash = ${tokenHash(browser)}
      and provider_nonce is not null and provider_code_verifier is not null
    returning redirect_to, provider_nonce, provider_code_verifier, code_challenge, code_challenge_method, linking_user_id, linking_session_id, expires_at > now() as is_valid`;
  return flow?.is_valid === true ? flow : null;
}

/** Issues a code that the client can exchange for a session within five minutes. */
async function issueCode(tx: Transaction, flow: SignedInUser & { readonly proofKey: ProofKey }): Promise<string> {
  const code = randomToken();
  await tx`
    insert into auth.flow_state (auth_code_hash, user_id, identity_id, authentication_method, redirect_to, code_challenge, code_challenge_method, expires_at)
    values (${tokenHash(code)}, ${flow.userId}, ${flow.identityId ?? null}, ${flow.method}, ${flow.redirectTo}, ${flow.proofKey.challenge}, ${flow.proofKey.method}, now() + make_interval(mins => ${CODE_MINUTES}))`;
  return code;
}

/** The page the caller asks to be redirected to, if it is within the product, else the front page. */
export function requestedRedirect(c: Context, { config }: AuthContext): string {
  const wanted = c.req.query('redirect_to') ?? c.req.header('redirect_to');
  if (wanted !== undefined && URL.canParse(wanted)) {
    const url = new URL(wanted);
    if (url.username === '' && url.password === '' && isOwnOrigin(config.publicUrl, url.origin)) return url.href;
  }
  return config.publicUrl;
}

/** The URL with the response in its fragment, as the implicit flow requires, or in its query. */
export function withAnswer(
  redirectTo: string,
  place: 'fragment' | 'query',
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectTo);
  if (place === 'fragment') url.hash = new URLSearchParams(answer).toString();
  else for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}

interface SignedInUser {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly redirectTo: string;
  /** The identity at the provider, if the user signed in with one. */
  readonly identityId?: string | null;
}

/** The page to which a browser goes after a sign-in: with a code for its client, or with the tokens of a new session. */
export async function signInRedirect(
  tx: Transaction,
  auth: AuthContext,
  c: Context,
  user: SignedInUser,
  { code_challenge: challenge, code_challenge_method: method }: StoredProofKey,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  if (challenge !== null && method !== null)
    return withAnswer(user.redirectTo, 'query', {
      code: await issueCode(tx, { ...user, proofKey: { challenge, method } }),
    });
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await startSession(
    tx,
    auth,
    c,
    user.userId,
    user.method,
    user.identityId ?? undefined,
  );
  return withAnswer(user.redirectTo, 'fragment', {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    ...more,
  });
}

/** The page to which a browser goes after a failed sign-in. */
export function errorRedirect(redirectTo: string, place: 'fragment' | 'query', error: AuthError): string {
  return withAnswer(redirectTo, place, {
    error: error.status >= 500 ? 'server_error' : 'access_denied',
    error_code: error.code,
    error_description: error.message,
  });
}
