import type { Hono } from 'hono';
import { serveSandbox } from '../serve.ts';
import { accountPage } from './account-page.ts';
import { createGrants } from './grants.ts';
import { createSigner } from './signer.ts';

export interface GoogleSandbox {
  /** The value for `authRoutes`'s `google`. */
  readonly credentials: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string };
  stop(): Promise<void>;
}

export interface GoogleSandboxOptions {
  /** URLs that the browser may be redirected to. */
  readonly redirectUris: readonly string[];
  readonly port?: number;
}

const CLIENT_ID = 'theia.apps.googlesandbox.localhost';
const CLIENT_SECRET = 'sandbox-secret';

/** Replaces Google in local mode: an OpenID provider on a loopback port, with a page to choose an account. */
export async function startGoogleSandbox({ redirectUris, port }: GoogleSandboxOptions): Promise<GoogleSandbox> {
  const { app, url: issuer, stop } = await serveSandbox(port);
  addRoutes(app, issuer, redirectUris);
  return { credentials: { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, issuer }, stop };
}

function addRoutes(app: Hono, issuer: string, redirectUris: readonly string[]): void {
  const grants = createGrants();
  const signer = createSigner(issuer, CLIENT_ID);

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
    }),
  );
  app.get('/jwks', async (c) => c.json({ keys: [await signer.publicJwk()] }));

  app.get('/authorize', (c) => {
    const problem = requestProblem(c.req.query(), redirectUris);
    if (problem !== null) return c.text(problem, 400);
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    return c.html(accountPage(c.req.query(), grants.knownAccounts()));
  });
  app.post('/authorize', async (c) => {
    const form = Object.fromEntries(
      Object.entries(await c.req.parseBody()).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const problem = requestProblem(form, redirectUris);
    if (problem !== null) return c.text(problem, 400);
    const target = new URL(form['redirect_uri'] ?? '');
    target.searchParams.set('state', form['state'] ?? '');
    if (form['action'] === 'cancel') target.searchParams.set('error', 'access_denied');
    else {
      const email = (form['email'] ?? '').trim().toLowerCase();
      if (!/^[^@\s]+@[^@\s]+$/.test(email)) return c.text('An e-mail address is needed', 400);
      const account = {
        email,
        name: (form['name'] ?? '').trim() || email.slice(0, email.indexOf('@')),
        emailVerified: form['unverified'] !== 'yes',
      };
      target.searchParams.set(
        'code',
        grants.issueCode({
          account,
          redirectUri: form['redirect_uri'] ?? '',
          nonce: form['nonce'] ?? '',
          codeChallenge: form['code_challenge'] ?? '',
        }),
      );
    }
    return c.redirect(target.href, 303);
  });

  app.post('/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (!isClient(c.req.header('authorization'), form)) return c.json({ error: 'invalid_client' }, 401);
    if (form.get('grant_type') !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400);
    const grant = grants.redeem({
      code: form.get('code') ?? '',
      redirectUri: form.get('redirect_uri') ?? '',
      codeVerifier: form.get('code_verifier') ?? '',
    });
    if (grant === null) return c.json({ error: 'invalid_grant' }, 400);
    c.header('Cache-Control', 'no-store');
    return c.json({
      access_token: grant.accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email profile',
      id_token: await signer.idToken(grant),
    });
  });
  app.get('/userinfo', (c) => {
    const account = grants.accountOf(/^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '');
    if (account === null) return c.json({ error: 'invalid_token' }, 401);
    return c.json(signer.accountClaims(account));
  });
}

function requestProblem(query: Readonly<Record<string, string>>, redirectUris: readonly string[]): string | null {
  if (query['client_id'] !== CLIENT_ID) return 'Unknown client_id';
  if (!redirectUris.includes(query['redirect_uri'] ?? '')) return 'redirect_uri is not registered';
  if (query['response_type'] !== 'code') return 'Only response_type=code is supported';
  if (!(query['scope'] ?? '').split(' ').includes('openid')) return 'The scope must include openid';
  if (query['code_challenge_method'] !== 'S256' || !query['code_challenge']) return 'A proof key (S256) is needed';
  return null;
}

function isClient(authorization: string | undefined, form: URLSearchParams): boolean {
  const basic = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) return form.get('client_id') === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET;
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  return id === CLIENT_ID && secret === CLIENT_SECRET;
}
