import { Stripe } from 'stripe';
import type { Config } from '../config/config.ts';
import { outgoingSpan } from '../observability/spans.ts';

/** The version of Stripe's API that our code was written against; read the changelog before upgrading the SDK. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;
const NETWORK_RETRIES = 2;

/** The official SDK. `apiBase` points it at the local sandbox or another server that speaks Stripe's protocol. */
export function createStripe({
  secretKey,
  apiBase,
}: Pick<NonNullable<Config['stripe']>, 'secretKey' | 'apiBase'>): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    appInfo: { name: 'Theia' },
    httpClient: tracedClient(),
    ...(base === null
      ? {}
      : {
          host: base.hostname,
          port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : Number(base.port),
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
  });
}

/** The SDK's own HTTP client. While traces are made, each request is a part of the trace that causes it, without its path, which names objects. */
function tracedClient(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, headers, ...rest) =>
    outgoingSpan(`${method} Stripe`, { 'http.request.method': method, 'server.address': host }, (more) =>
      send(host, port, path, method, { ...headers, ...more }, ...rest),
    );
  return client;
}

/** Runs a call to Stripe. Returns null when the object does not exist there. @throws any other error */
export async function ignoreMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      (error.statusCode === 404 || error.code === 'resource_missing')
    )
      return null;
    throw error;
  }
}

/** The id of a Stripe reference, which is an id or, expanded, the object. */
export function stripeId(reference: string | { readonly id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

/** Converts an instant from Stripe: whole seconds since 1970. */
export function fromUnixSeconds(unixSeconds: number): Date {
  return new Date(unixSeconds * 1000);
}
