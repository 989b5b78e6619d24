import { generateKeyPairSync } from 'node:crypto';
import { type Configuration, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Base } from '../base.ts';
import { acceptedSecrets } from '../config/secrets.ts';
import { escapeHtml, plainPage, PLAIN_PAGE_POLICY } from '../html/plain-page.ts';
import { clientAddress } from '../http/connection/api-request.ts';
import { mcpResource } from '../http/mcp/mcp-caller.ts';
import type { TokenBuckets } from '../processes/token-bucket.ts';
import { APP_SCOPES } from '../rules/connected-apps.ts';
import { DOCUMENT_BYTES_MAX } from './client-document.ts';
import { OAUTH_PATHS } from './metadata.ts';
import { openRecords } from './records.ts';

const ACCESS_TOKEN_S = 600;
const CODE_S = 60;
/** Time to sign up, confirm the address and decide. */
const INTERACTION_S = 3_600;
const REFRESH_TOKEN_S = 30 * 86_400;

export interface ProviderParts extends Pick<Base, 'config' | 'database' | 'log'> {
  readonly fetchDocument: (url: string) => Promise<Response>;
  /** Documents of clients that an address may have fetched. */
  readonly fetches: TokenBuckets;
}

/** The page where the user decides about a request. */
export const consentPath = (uid: string): string => `/connect/${uid}`;

/**
 * The OAuth server: codes with PKCE for public clients, short access tokens for `/mcp` and nothing else, refresh tokens that are used once. It issues no
 * ID tokens and keeps no session: each request is decided on the consent page, by the user who is signed in there.
 */
export function createProvider({ config, database, log, fetchDocument, fetches }: ProviderParts): Provider {
  const { publicUrl, trustedProxies } = config;
  const { sql } = database;
  const resource = mcpResource(publicUrl);
  const cookie = { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:'), signed: true } as const;
  const configuration: Configuration = {
    adapter: openRecords({ sql, resource, trustedProxies }),
    // Nothing is signed; the library needs a key to start.
    jwks: {
      keys: [
        { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), alg: 'ES256' },
      ],
    },
    cookies: {
      keys: acceptedSecrets(config).map(({ oauthCookie }) => oauthCookie),
      names: { session: 'theia_oauth', interaction: 'theia_connect', resume: 'theia_connect_resume' },
      long: { ...cookie, path: '/oauth' },
      short: cookie,
    },
    routes: {
      ...OAUTH_PATHS,
      jwks: '/oauth/unused/jwks',
      end_session: '/oauth/unused/end',
    },
    responseTypes: ['code'],
    scopes: [],
    clientAuthMethods: ['none'],
    clientDefaults: {
      id_token_signed_response_alg: 'ES256',
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    revokeGrantPolicy: ({ oidc }) => oidc.route !== 'revocation' || oidc.entities.RefreshToken !== undefined,
    clientBasedCORS: () => true,
    ttl: {
      AccessToken: ACCESS_TOKEN_S,
      AuthorizationCode: CODE_S,
      Interaction: INTERACTION_S,
      RefreshToken: REFRESH_TOKEN_S,
      Grant: REFRESH_TOKEN_S,
      Session: INTERACTION_S,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, identifier) => {
          if (identifier !== resource) throw new errors.InvalidTarget();
          return {
            scope: Object.keys(APP_SCOPES).join(' '),
            audience: resource,
            accessTokenTTL: ACCESS_TOKEN_S,
            accessTokenFormat: 'opaque',
          };
        },
      },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        allowFetch: (ctx) => fetches.take(clientAddress(ctx.req, trustedProxies)) === 0,
        allowClient: () => true,
      },
    },
    fetch: (url) => fetchDocument(String(url)),
    fetchResponseBodyLimits: { 'client_id metadata document': DOCUMENT_BYTES_MAX },
    interactions: { url: (_ctx, { uid }) => consentPath(uid) },
    findAccount: async (_ctx, id) => {
      const [user] = await sql<{ id: string }[]>`
        select id from auth.users where id = ${id} and deleted_at is null and (banned_until is null or banned_until <= now())`;
      return user === undefined ? undefined : { accountId: user.id, claims: async () => ({ sub: user.id }) };
    },
    renderError: (ctx, { error, error_description: description }) => renderError(ctx, error, description),
  };
  const provider = new Provider(publicUrl, configuration);
  provider.proxy = true;
  provider.on('server_error', (_ctx: unknown, error: Error) => log.error({ err: error }, 'the OAuth server failed'));
  return provider;
}

/** A request that cannot be answered at the client: its address is not known, or not its own. */
function renderError(ctx: KoaContextWithOIDC, error: string, description: string | undefined): void {
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', PLAIN_PAGE_POLICY);
  const isExpired = error === 'invalid_request' && /expired|not found|mismatch/.test(description ?? '');
  ctx.body = plainPage({
    title: 'This app could not be connected',
    content: isExpired
      ? '<p>The request has expired, or was begun in another browser.</p><p>Go back to the app and connect again.</p>'
      : `<p>The request of the app was not valid. Nothing was connected.</p><p class="quiet">${escapeHtml(error)}${
          description === undefined ? '' : `: ${escapeHtml(description)}`
        }</p>`,
  });
}
