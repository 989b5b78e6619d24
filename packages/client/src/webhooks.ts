/** An event of a subscription, as it is sent to a webhook. */
export interface DeliveredEvent {
  /** The same in every attempt: keep it to notice an event that comes twice. */
  readonly id: string;
  /** What happens, for example `transit.exact`; `theia.test` for a test. */
  readonly type: string;
  /** When it happens: ISO-8601 UTC. */
  readonly at: string;
  /** null for a test. */
  readonly subscription_id: string | null;
  readonly label: string;
  /** Position of the rule in the subscription, from 0; null for a test. */
  readonly rule: number | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Why a delivery is not from Theia, or is too old to be believed. Answer it with 400. */
export class WebhookError extends Error {
  readonly code: 'missing_header' | 'wrong_time' | 'wrong_signature';

  constructor(code: WebhookError['code'], message: string) {
    super(message);
    this.name = 'WebhookError';
    this.code = code;
  }
}

type HeaderValue = string | readonly string[] | undefined;

/** A delivery as your server got it. */
export interface Delivery {
  /** The body as it came, not parsed and written again. */
  readonly body: string | Uint8Array;
  /** Of a `Request`, or as node:http has them. */
  readonly headers: { get(name: string): string | null } | Readonly<Record<string, HeaderValue>>;
}

export interface VerifyOptions {
  /** How far the clock of the sender may be from yours, seconds. Default: 300. */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970. Default: the clock of the machine. */
  readonly now?: number;
}

const PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 300;

/**
 * Checks that a delivery is from Theia and returns its event. Needs Web Crypto: Node 20, Deno, Bun, workers. Signatures are compared in constant time.
 * @param secret `whsec_…` of the webhook; several while it is rotated
 * @throws WebhookError
 */
export async function verifyWebhook(
  { body, headers }: Delivery,
  secret: string | readonly string[],
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: VerifyOptions = {},
): Promise<DeliveredEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  const sentAt = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now / 1_000 - sentAt) <= toleranceSeconds))
    throw new WebhookError('wrong_time', 'webhook-timestamp is too far from the present moment.');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await crypto.subtle.importKey(
      'raw',
      fromBase64(one.startsWith(PREFIX) ? one.slice(PREFIX.length) : one),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    for (const text of signatures.split(' ')) {
      const signature = text.startsWith('v1,') ? bytesOrNull(text.slice(3)) : null;
      if (signature !== null && (await crypto.subtle.verify('HMAC', key, signature, signed)))
        return JSON.parse(new TextDecoder().decode(bytes)) as DeliveredEvent;
    }
  }
  throw new WebhookError('wrong_signature', 'No signature of webhook-signature fits the body and the secret.');
}

function headerOf(headers: Delivery['headers'], name: string): string {
  const value =
    typeof headers.get === 'function' ? headers.get(name) : (headers as Readonly<Record<string, HeaderValue>>)[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookError('missing_header', `${name} is missing.`);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function bytesOrNull(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return fromBase64(text);
  } catch {
    return null;
  }
}
