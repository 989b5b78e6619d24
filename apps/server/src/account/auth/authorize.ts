import type { Context } from 'hono';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { nameBrowser } from './known-device.ts';
import { rememberFlow, requestedRedirect, safeRedirect } from './flow.ts';
import { requireOwner } from './recent-sign-in.ts';
import { readProofKey } from './request-body.ts';
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
    throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
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
      redirectTo: safeRedirect(auth.config, requestedRedirect(c)),
      proofKey,
      linking: linking === null ? null : { userId: linking.user.id, sessionId: linking.session.id },
      browser: nameBrowser(c, auth),
    });
    return url;
  } catch (error) {
    auth.log.error({ reason: error instanceof Error ? error.message : String(error) }, 'Google could not be reached');
    throw new AuthError(500, 'unexpected_failure', 'Google sign-in is not available at the moment');
  }
}
