import type { AttemptError } from '@theia-astro/endpoints/webhooks/webhook-schema';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { resolveTarget, type Resolve, type Target, TargetRefused, type TargetRules } from './target.ts';

/** How long a receiver has, from the look-up of its name to the status of its answer. */
const PATIENCE_MS = 15_000;
/** How long the beginning of an answer is waited for, once its status is there. */
const BODY_MS = 1_000;
const RESPONSE_BYTES_MAX = 1_024;

/** The outcome of a request. */
export interface Sent {
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly httpStatus: number | null;
  /** Null: it was delivered. */
  readonly error: AttemptError | null;
  readonly responseStart: string | null;
  /** Retry-After of the receiver, seconds. */
  readonly retryAfterSeconds: number | null;
}

export interface SendOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly rules: TargetRules;
  readonly signal?: AbortSignal;
  readonly patienceMs?: number;
  readonly resolve?: Resolve;
}

/**
 * Posts a body to an endpoint. Connects only to addresses that were checked, follows no redirect, and reads no more of the answer than a KiB.
 * @throws the reason of the signal, nothing else
 */
export async function send({
  url,
  headers,
  body,
  rules,
  signal,
  patienceMs = PATIENCE_MS,
  resolve,
}: SendOptions): Promise<Sent> {
  const startedAt = new Date();
  const begunMs = performance.now();
  const nothing = { httpStatus: null, responseStart: null, retryAfterSeconds: null };
  const late = AbortSignal.timeout(patienceMs);
  const ended = signal === undefined ? late : AbortSignal.any([late, signal]);
  const outcome = async (): Promise<Omit<Sent, 'startedAt' | 'durationMs'>> => {
    try {
      const target = await resolveTarget(url, rules, resolve);
      const { status, retryAfterSeconds, responseStart } = await post(target, headers, body, ended);
      const error =
        status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : ('http_status' as const);
      return { httpStatus: status, error, retryAfterSeconds, responseStart };
    } catch (error) {
      signal?.throwIfAborted();
      return { ...nothing, error: late.aborted ? 'timeout' : faultOf(error) };
    }
  };
  const came = await outcome();
  return { startedAt, durationMs: Math.round(performance.now() - begunMs), ...came };
}

async function post(target: Target, headers: Readonly<Record<string, string>>, body: string, signal: AbortSignal) {
  const bytes = Buffer.from(body);
  const request = openRequest(target, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': String(bytes.byteLength) },
    signal,
  });
  request.message.end(bytes);
  try {
    const response = await request.response;
    const responseStart = await beginning(response);
    return { status: response.statusCode ?? 0, retryAfterSeconds: retryAfter(response), responseStart };
  } finally {
    request.message.destroy();
  }
}

interface RequestOptions {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Begins a request to the checked addresses of a target. It follows no redirect. The caller ends and destroys the message. */
export function openRequest({ url, addresses }: Target, { method, headers, signal }: RequestOptions) {
  // The only addresses there are for this connection: nothing is looked up a second time.
  const lookup: LookupFunction = (_host, { all }, callback) =>
    all === true ? callback(null, [...addresses]) : callback(null, addresses[0]!.address, addresses[0]!.family);
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { method, agent: false, lookup, headers, signal, maxHeaderSize: 16_384 };
  const message: ClientRequest =
    url.protocol === 'https:' ? httpsRequest(url, options, resolve) : httpRequest(url, options, resolve);
  message.on('error', reject);
  return { message, response: promise };
}

/** The beginning of an answer as text that PostgreSQL can hold. What does not come in time, or is cut off, is left out. */
async function beginning(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => response.destroy(), BODY_MS);
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.byteLength;
      if (bytes >= RESPONSE_BYTES_MAX) break;
    }
  } catch {
    // The status decides; the body does not matter.
  } finally {
    clearTimeout(timer);
  }
  const start = Buffer.concat(pieces).subarray(0, RESPONSE_BYTES_MAX);
  return new TextDecoder().decode(start, { stream: true }).replaceAll('\u0000', '');
}

/** Retry-After in seconds, from a number or a date; null: it says nothing. */
function retryAfter({ headers }: IncomingMessage): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}

function faultOf(error: unknown): AttemptError {
  if (error instanceof TargetRefused) return error.fault;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|INVALID_CA)/.test(code)
    ? 'tls'
    : 'connection';
}
