import type { Sql, Transaction } from '../../database/database.ts';
import type { SignInMethod } from './access-token.ts';
import type { ProofKey } from './request-body.ts';
import { randomToken, tokenHash } from './secrets.ts';
import type { Context } from 'hono';
import type { Config } from '../../config/config.ts';
import { isOwnOrigin } from '../own-origin.ts';

const PROVIDER_MINUTES = 10;
const CODE_MINUTES = 5;

/** A sign-in that was sent to the provider and is expected back. */
export interface Flow {
  readonly redirect_to: string;
  readonly provider_nonce: string;
  readonly provider_code_verifier: string;
  readonly code_challenge: string | null;
  readonly code_challenge_method: ProofKey['method'] | null;
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
    (Flow & { stands: boolean })[]
  >`delete from auth.flow_state where state_hash = ${tokenHash(state)} and browser_hash = ${tokenHash(browser)}
      and provider_nonce is not null and provider_code_verifier is not null
    returning redirect_to, provider_nonce, provider_code_verifier, code_challenge, code_challenge_method, linking_user_id, linking_session_id, expires_at > now() as stands`;
  return flow?.stands === true ? flow : null;
}

/** Issues a code that the client can exchange for a session within five minutes. */
export async function issueCode(
  tx: Transaction,
  flow: {
    readonly userId: string;
    readonly method: SignInMethod;
    readonly redirectTo: string;
    readonly proofKey: ProofKey;
    /** The identity at the provider, if the user signed in with one. */
    readonly identityId?: string | null;
  },
): Promise<string> {
  const code = randomToken();
  await tx`
    insert into auth.flow_state (auth_code_hash, user_id, identity_id, authentication_method, redirect_to, code_challenge, code_challenge_method, expires_at)
    values (${tokenHash(code)}, ${flow.userId}, ${flow.identityId ?? null}, ${flow.method}, ${flow.redirectTo}, ${flow.proofKey.challenge}, ${flow.proofKey.method}, now() + make_interval(mins => ${CODE_MINUTES}))`;
  return code;
}

/** The page the caller asks to be redirected to, if it is within the product, else the front page. */
export function safeRedirect(config: Config, wanted: string | undefined): string {
  if (wanted !== undefined && URL.canParse(wanted)) {
    const url = new URL(wanted);
    if (url.username === '' && url.password === '' && isOwnOrigin(config.publicUrl, url.origin)) return url.href;
  }
  return config.publicUrl;
}

export function requestedRedirect(c: Context): string | undefined {
  return c.req.query('redirect_to') ?? c.req.header('redirect_to');
}

/** The URL with the answer in its fragment, as the implicit flow requires, or in its query. */
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
