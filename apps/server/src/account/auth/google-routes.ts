import type { Context } from 'hono';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, invalid, reasonOf } from './auth-error.ts';
import { errorRedirect, type Flow, recallFlow, rememberFlow, requestedRedirect, signInRedirect } from './flow.ts';
import { findGoogleIdentity, findOrCreateGoogleUser, linkGoogleAccount } from './google-user.ts';
import { nameBrowser, readBrowserName } from './known-device.ts';
import { requireOwner } from './recent-sign-in.ts';
import { readProofKey } from './request-body.ts';
import { actAsVisitor, seenFrom } from './seen.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

/** Query parameters that a page may forward to Google. */
const FORWARDED_PARAMETERS = ['prompt', 'login_hint', 'hd', 'access_type'];

/** `GET /authorize?provider=google`: sends the browser to Google. */
export const authorize: AuthCall = async (c, auth) => {
  auth.limiters.spend('otherCallsPerAddress', auth.clientAddress(c));
  return c.redirect(await redirectToGoogle(c, auth, null), 302);
};

/** `GET /user/identities/authorize?provider=google`: redirects a signed-in user to Google to add a Google account, if the configuration allows it. */
export const linkIdentity: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  if (!auth.config.manualLinking) throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  await requireOwner(auth, caller);
  return c.json({ url: await redirectToGoogle(c, auth, caller) });
};

async function redirectToGoogle(c: Context, auth: AuthContext, linking: SignedIn | null): Promise<string> {
  if (c.req.query('provider') !== 'google' || auth.google === null)
    throw invalid('Unsupported provider: provider is not enabled');
  const proofKey = readProofKey({
    code_challenge: c.req.query('code_challenge'),
    code_challenge_method: c.req.query('code_challenge_method'),
  });
  const extra = Object.fromEntries(
    FORWARDED_PARAMETERS.flatMap((name) => (c.req.query(name) === undefined ? [] : [[name, c.req.query(name) ?? '']])),
  );
  try {
    const { url, ...remembered } = await auth.google.begin(extra);
    await rememberFlow(auth.database.sql, {
      ...remembered,
      redirectTo: requestedRedirect(c, auth),
      proofKey,
      linking: linking === null ? null : { userId: linking.user.id, sessionId: linking.session.id },
      browser: nameBrowser(c, auth),
    });
    return url;
  } catch (error) {
    auth.log.error({ reason: reasonOf(error) }, 'Google could not be reached');
    throw new AuthError(500, 'unexpected_failure', 'Google sign-in is not available at the moment');
  }
}

/** `GET /callback`: the browser comes back from Google and is redirected with tokens in the fragment, a code in the query, or the error. */
export const callback: AuthCall = async (c, auth) => {
  auth.limiters.spend('otherCallsPerAddress', auth.clientAddress(c));
  const state = c.req.query('state') ?? '';
  const flow = await recallFlow(auth.database.sql, state, readBrowserName(c, auth));
  if (flow === null) return c.redirect(errorRedirect(auth.config.publicUrl, 'fragment', unknownState()), 302);
  try {
    return c.redirect(await finish(c, auth, flow, state), 302);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(errorRedirect(flow.redirect_to, flow.code_challenge === null ? 'fragment' : 'query', error), 302);
  }
};

const unknownState = () => new AuthError(400, 'bad_oauth_state', 'OAuth state is unknown or has expired');

async function finish(c: Context, auth: AuthContext, flow: Flow, state: string): Promise<string> {
  const google = auth.google;
  if (google === null) throw new AuthError(400, 'provider_disabled', 'Google sign-in is not enabled');
  if (c.req.query('error') === 'access_denied')
    throw new AuthError(403, 'bad_oauth_callback', 'The sign-in was cancelled at Google');
  const account = await google
    .finish(new URL(c.req.url), { state, nonce: flow.provider_nonce, codeVerifier: flow.provider_code_verifier })
    .catch((error: unknown) => {
      auth.log.warn({ reason: reasonOf(error) }, 'the answer of Google failed validation');
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
    const identityId = (await findGoogleIdentity(tx, account))?.id ?? null;
    const user = { userId, identityId, method: 'oauth', redirectTo: flow.redirect_to } as const;
    return signInRedirect(tx, auth, c, user, flow);
  });
}
