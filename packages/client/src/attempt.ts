import { TheiaError } from './theia-error.ts';
import { readRetryAfterMs } from './waiting.ts';
import type { Problem } from './wire-types.ts';

/** Longest time a timer can run. */
const TIMER_MS_MAX = 2 ** 31 - 1;

/** An answer as it was sent: JSON as its value, pictures as bytes, everything else as text. */
export interface Received {
  readonly response: Response;
  readonly body: unknown;
}

export interface Attempt {
  readonly send: (init: RequestInit) => Promise<Response>;
  readonly init: RequestInit;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** The how many-th it is. */
  readonly number: number;
  /** Where it goes, for messages. */
  readonly origin: string;
  /** The body of a good answer is left to be read. That of a DELETE has none. */
  readonly isStream: boolean;
}

/**
 * Sends a request once and reads its answer to the end. A redirection is not followed, because the key and what was sent belong to this origin only.
 * @returns the answer, or the error it failed with
 * @throws the reason of the signal
 */
export async function attempt({
  send,
  init,
  timeoutMs,
  signal,
  number,
  origin,
  isStream,
}: Attempt): Promise<Received | TheiaError> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  signal?.addEventListener('abort', stop);
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      controller.abort();
    },
    Math.min(timeoutMs, TIMER_MS_MAX),
  );
  try {
    const response = await send({ ...init, redirect: 'manual', signal: controller.signal });
    if (response.ok && (isStream || init.method === 'DELETE')) return { response, body: response.body };
    return await read(response, number, origin);
  } catch (cause) {
    signal?.throwIfAborted();
    const [code, text] = isLate
      ? (['timed_out', `No answer from ${origin} within ${timeoutMs} ms.`] as const)
      : (['connection_failed', `No answer from ${origin}: ${reasonOf(cause)}.`] as const);
    return failure(text, code, null, number, null, cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function read(response: Response, number: number, origin: string): Promise<Received | TheiaError> {
  const { status, headers } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    await response.body?.cancel();
    const target = targetOf(headers.get('location'), origin);
    return failure(
      `${origin} redirects${target === null ? '' : ` to ${target}`}. Nothing was sent there: set baseUrl to the address that answers.`,
      'redirected',
      response,
      number,
    );
  }
  const type = headers.get('content-type') ?? '';
  if (response.ok && /^(?:image\/png|application\/pdf)/.test(type))
    return { response, body: new Uint8Array(await response.arrayBuffer()) };
  const text = await response.text();
  const json = /^[^;]*[/+]json\b/.test(type) ? parse(text) : undefined;
  if (response.ok) {
    // HTML of a proxy is no answer.
    if (
      /^(?:text\/(?:csv|markdown)|image\/svg)/.test(type) ||
      (type.startsWith('text/html') && headers.has('theia-version'))
    )
      return { response, body: text };
    return typeof json === 'object' && json !== null
      ? { response, body: json }
      : failure(
          `${origin} answered something that is not of this API (${type}).`,
          'unreadable_answer',
          response,
          number,
        );
  }
  const problem = isProblem(json) ? json : null;
  return failure(
    problem === null
      ? `${origin} answered ${status} without a problem document.`
      : [
          problem.message,
          problem.hint,
          `(${[problem.code, problem.request_id && `request ${problem.request_id}`].filter(Boolean).join(', ')})`,
        ]
          .filter(Boolean)
          .join(' '),
    problem?.code ?? 'http_error',
    response,
    number,
    problem,
  );
}

function failure(
  message: string,
  code: string,
  response: Response | null,
  attempts: number,
  problem: Problem | null = null,
  cause?: unknown,
): TheiaError {
  return new TheiaError(message, {
    code,
    status: response?.status || null,
    requestId: problem?.request_id ?? response?.headers.get('x-request-id') ?? null,
    problem,
    retryAfterMs: readRetryAfterMs(response?.headers.get('retry-after') ?? null, Date.now()),
    attempts,
    cause,
  });
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Problem>).code === 'string';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function targetOf(location: string | null, origin: string): string | null {
  try {
    return location === null ? null : new URL(location, origin).origin;
  } catch {
    return null;
  }
}

/** `fetch` says only that it failed; its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed';
  const cause = error.cause as { code?: unknown } | undefined;
  return typeof cause?.code === 'string' ? `${error.message} (${cause.code})` : error.message;
}

/** A key that no other call has: a random UUID, or as much chance where the runtime makes none (Node 18, pages without TLS). */
export function newIdempotencyKey(): string {
  const uuid = globalThis.crypto?.randomUUID?.();
  if (uuid !== undefined) return uuid;
  const words = Array.from({ length: 3 }, () => Math.floor(Math.random() * 2 ** 52).toString(36));
  return [Date.now().toString(36), ...words].join('-');
}
