import type { Context } from 'hono';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { readBrowserName } from './known-device.ts';
import { type Flow, issueCode, recallFlow, withAnswer } from './flow.ts';
import { findGoogleIdentity, findOrCreateGoogleUser, linkGoogleAccount } from './google-user.ts';
import { actAsVisitor, seenFrom } from './seen.ts';
import { startSession } from './sessions.ts';

/** `GET /callback`: the browser comes back from Google and is redirected with tokens in the fragment, a code in the query, or the error. */
export const callback: AuthCall = async (c, auth) => {
  auth.limiters.spend('otherCallsPerAddress', auth.clientAddress(c));
  const state = c.req.query('state') ?? '';
  const flow = await recallFlow(auth.database.sql, state, readBrowserName(c, auth));
  if (flow === null)
    return sendError(
      c,
      auth.config.publicUrl,
      null,
      new AuthError(400, 'bad_oauth_state', 'OAuth state is unknown or has expired'),
    );
  try {
    return c.redirect(await finish(c, auth, flow, state), 302);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return sendError(c, flow.redirect_to, flow, error);
  }
};

async function finish(c: Context, auth: AuthContext, flow: Flow, state: string): Promise<string> {
  const google = auth.google;
  if (google === null) throw new AuthError(400, 'provider_disabled', 'Google sign-in is not enabled');
  if (c.req.query('error') === 'access_denied')
    throw new AuthError(403, 'bad_oauth_callback', 'The sign-in was cancelled at Google');
  const account = await google
    .finish(new URL(c.req.url), { state, nonce: flow.provider_nonce, codeVerifier: flow.provider_code_verifier })
    .catch((error: unknown) => {
      auth.log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'the answer of Google failed validation',
      );
      throw new AuthError(400, 'bad_oauth_callback', 'Unable to exchange external code');
    });
  return auth.database.sql.begin(async (tx) => {
    await actAsVisitor(tx, c, auth);
    const userId =
      flow.linking_user_id === null
        ? await findOrCreateGoogleUser(tx, auth, account)
        : await linkGoogleAccount(tx, auth, account, {
            userId: flow.linking_user_id,
            sessionId: flow.linking_session_id,
            seen: seenFrom(c, auth),
          });
    const identityId = await findGoogleIdentity(tx, account);
    if (flow.code_challenge !== null && flow.code_challenge_method !== null) {
      const proofKey = { challenge: flow.code_challenge, method: flow.code_challenge_method };
      return withAnswer(flow.redirect_to, 'query', {
        code: await issueCode(tx, { userId, identityId, method: 'oauth', redirectTo: flow.redirect_to, proofKey }),
      });
    }
    const { access_token, expires_at, expires_in, refresh_token, token_type } = await startSession(
      tx,
      auth,
      c,
      userId,
      'oauth',
      identityId,
    );
    return withAnswer(flow.redirect_to, 'fragment', {
      access_token,
      expires_at: String(expires_at),
      expires_in: String(expires_in),
      refresh_token,
      token_type,
    });
  });
}

function sendError(c: Context, redirectTo: string, flow: Flow | null, error: AuthError): Response {
  const answer = {
    error: error.status >= 500 ? 'server_error' : 'access_denied',
    error_code: error.code,
    error_description: error.message,
  };
  return c.redirect(
    withAnswer(redirectTo, flow !== null && flow.code_challenge !== null ? 'query' : 'fragment', answer),
    302,
  );
}
