import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { createHmac, randomBytes } from 'node:crypto';

/** The headers of a delivery that is sent now: what signs it, and who sends it. */
export function messageHeaders(
  secrets: readonly string[],
  { id, body }: { readonly id: string; readonly body: string },
): Record<string, string> {
  return {
    ...signatureHeaders(secrets, { id, timestamp: Math.floor(Date.now() / 1_000), body }),
    'user-agent': `Theia/${THEIA_VERSION} (webhooks)`,
  };
}

const SECRET_PREFIX = 'whsec_';
/** Standard Webhooks wants 24 to 64. */
const SECRET_BYTES = 32;

/** A new signing secret: `whsec_` and 32 random bytes as base64. */
export function newSigningSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

interface SignedMessage {
  readonly id: string;
  /** When it is sent, seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The headers of a delivery, as https://www.standardwebhooks.com specifies them: one signature (HMAC-SHA256) for each secret, the newest first.
 * @param secrets as `newSigningSecret` makes them
 */
export function signatureHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: SignedMessage,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
