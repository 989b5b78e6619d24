import * as oidc from 'openid-client';
import { z } from 'zod';
import { outgoingSpan } from '../../observability/spans.ts';
import type { GoogleCredentials } from './auth-context.ts';

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
  name: z.string().max(200).optional(),
  picture: z.string().max(1000).optional(),
});

/** What Google states about a person. */
export type GoogleAccount = Readonly<z.infer<typeof claimsSchema>>;

export interface GoogleProvider {
  /** The URL to send the browser to, and what to store until it comes back. */
  begin(
    extra: Readonly<Record<string, string>>,
  ): Promise<{ readonly url: string; readonly state: string; readonly nonce: string; readonly codeVerifier: string }>;
  /** Exchanges the code in the URL the browser came back to. @throws Error when anything fails validation */
  finish(
    callbackUrl: URL,
    remembered: { readonly state: string; readonly nonce: string; readonly codeVerifier: string },
  ): Promise<GoogleAccount>;
}

const REQUEST_SECONDS = 10;

/** Sign-in with Google: the code flow of OpenID Connect with state, nonce and proof key. The provider is discovered on first use. */
export function createGoogleProvider(credentials: GoogleCredentials, redirectUri: string): GoogleProvider {
  let discovered: Promise<oidc.Configuration> | null = null;
  const client = () => {
    discovered ??= discover(credentials).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  return {
    begin: async (extra) => {
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const url = oidc.buildAuthorizationUrl(await client(), {
        ...extra,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, state, nonce, codeVerifier };
    },
    finish: async (callbackUrl, { state, nonce, codeVerifier }) => {
      const ownUrl = new URL(redirectUri);
      ownUrl.search = callbackUrl.search;
      const tokens = await oidc.authorizationCodeGrant(await client(), ownUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      return claimsSchema.parse(tokens.claims());
    },
  };
}

function discover({ issuer, clientId, clientSecret }: GoogleCredentials): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return oidc.discovery(url, clientId, clientSecret, undefined, {
    timeout: REQUEST_SECONDS,
    [oidc.customFetch]: tracedFetch,
    ...(isLoopback ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
}

/** While traces are made, each request is a part of the sign-in that causes it. */
const tracedFetch: oidc.CustomFetch = (url, options) =>
  outgoingSpan(`${options.method} Google`, { 'http.request.method': options.method }, (more) =>
    fetch(url, { ...options, headers: { ...options.headers, ...more } } as RequestInit),
  );
