import { type Answered, answered, callInfo, type CallInfo } from './answered.ts';
import { attempt, newIdempotencyKey } from './attempt.ts';
import { API_VERSION, CLIENT_VERSION } from './catalogue.ts';
import { Jobs, Reports } from './jobs.ts';
import type { CallOptions, PageOptions, TheiaOptions } from './options.ts';
import { nextEnd } from './parts.ts';
import { addMethods, type ResourceRequest, type Send } from './resource.ts';
import { type EventsMethods, RESOURCES, type SubscriptionsMethods, type WebhooksMethods } from './resources.ts';
import { TheiaError } from './theia-error.ts';
import { wait, waitMs } from './waiting.ts';

type Fields = Readonly<Record<string, unknown>>;

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_RETRIES = 3;
const DEFAULT_LONGEST_WAIT_MS = 60_000;
/** Longer than the service computes or lets a computation wait. */
const RUNNING_MS_MAX = 30_000;
const RETRIED_STATUSES: ReadonlySet<number | null> = new Set([408, 429, 502, 503, 504]);

/** Sends calls and repeats those that failed in passing. */
export class Caller {
  // Private to the language: nothing that prints or copies the client shows the key.
  readonly #key: string | undefined;
  readonly #base: URL;
  readonly #timeoutMs: number;
  readonly #retries: number;
  readonly #longestWaitMs: number;
  readonly #fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Batches of up to 10,000 calls, answered in the background. */
  readonly jobs: Jobs;
  /** Reports that are kept. */
  readonly reports: Reports;
  /** Where the events of subscriptions are sent. */
  readonly webhooks = {} as WebhooksMethods;
  /** What is watched for. */
  readonly subscriptions = {} as SubscriptionsMethods;
  /** What was found. */
  readonly events = {} as EventsMethods;

  /** @throws TypeError when the address or the key cannot be used */
  constructor({ baseUrl, apiKey, timeoutMs, retries, longestWaitMs, fetch: send }: TheiaOptions) {
    this.#base = readBase(baseUrl);
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey))
      throw new TypeError('apiKey must be the key alone, without spaces or line breaks.');
    this.#key = apiKey;
    this.#timeoutMs = timeoutMs ?? DEFAULT_TIMEOUT_MS;
    this.#retries = retries ?? DEFAULT_RETRIES;
    this.#longestWaitMs = longestWaitMs ?? DEFAULT_LONGEST_WAIT_MS;
    this.#fetch = send ?? ((url, init) => fetch(url, init));
    const sendOne: Send = (request, options = {}) => answered(this.#send({ fields: {}, ...request }, options));
    this.jobs = new Jobs(sendOne, { timeoutMs: this.#timeoutMs, retries: this.#retries });
    this.reports = new Reports(sendOne);
    for (const root of ['webhooks', 'subscriptions', 'events'] as const)
      addMethods(this[root], sendOne, root, RESOURCES[root]);
  }

  /**
   * Calls any path of the API: for products that are newer than this client. The methods named after products have types.
   * @param fields the body of a POST, the query of a GET
   */
  call<T = unknown>(method: 'GET' | 'POST', path: string, fields: object, options: CallOptions = {}): Answered<T> {
    return answered(this.#send<T>({ method, path, fields: fields as Fields }, options));
  }

  /** The pages of a range, one after the other, in as many parts as the service asks for. */
  protected async *pages<Page>(
    method: 'GET' | 'POST',
    path: string,
    request: { readonly from: string; readonly to: string; readonly cursor?: string | undefined },
    options?: PageOptions,
  ): AsyncGenerator<Page, void, undefined> {
    let { from, to: end, cursor } = request;
    let days = Infinity;
    for (;;) {
      let page: Awaited<Page>;
      try {
        page = await this.call<Page>(method, path, { ...request, from, to: end, cursor }, options);
      } catch (error) {
        const { largest_range_days = Infinity, largest_to } =
          (error instanceof TheiaError && error.code === 'range_too_large' && error.problem) || {};
        if (largest_to === undefined || largest_range_days >= days) throw error;
        days = largest_range_days;
        end = largest_to;
        continue;
      }
      yield page;
      cursor = (page as { readonly next_cursor?: string | null }).next_cursor ?? undefined;
      if (cursor !== undefined) continue;
      if (end === request.to) return;
      from = end;
      end = nextEnd(from, days, request.to);
    }
  }

  /**
   * The next or the last events, page after page: each begins where the one before ended. Pages of one search are charged once, as long as the service lets them
   * follow.
   */
  protected async *following<Page>(
    method: 'GET' | 'POST',
    path: string,
    request: { readonly after?: string | undefined; readonly before?: string | undefined },
    options: PageOptions = {},
  ): AsyncGenerator<Page, void, undefined> {
    let fields: Fields = { ...request };
    let nextPage: string | null = null;
    for (;;) {
      const { answer, call }: { readonly answer: Page; readonly call: CallInfo } = await this.#send<Page>(
        { method, path, fields, nextPage },
        options,
      );
      yield answer;
      const { next, previous } = answer as { readonly next?: string | null; readonly previous?: string | null };
      if (next != null) fields = { ...request, after: next };
      else if (previous != null) fields = { ...request, before: previous };
      else return;
      nextPage = call.headers.get('theia-next-page');
    }
  }

  async #send<T>(
    {
      method,
      path,
      fields,
      lines,
      isStream = false,
      isOnce = false,
      nextPage = null,
    }: ResourceRequest & { readonly fields: Fields; readonly nextPage?: string | null },
    options: CallOptions,
  ): Promise<{ readonly answer: T; readonly call: CallInfo }> {
    const { dryRun = false, signal, timeoutMs = this.#timeoutMs, retries = this.#retries } = options;
    const isPost = method === 'POST';
    const idempotencyKey = isPost && !dryRun ? (options.idempotencyKey ?? newIdempotencyKey()) : null;
    if (idempotencyKey !== null && !/^[\x20-\x7e]{1,255}$/.test(idempotencyKey))
      throw new TypeError('idempotencyKey must be 1 to 255 printable ASCII characters.');
    const asked = dryRun && lines === undefined ? { ...fields, dry_run: true } : fields;
    const { origin, href } = this.#base;
    const url = `${href.replace(/\/+$/, '')}${path}${isPost ? '' : queryOf(asked)}`;
    const init: RequestInit = {
      method,
      headers: this.#headers(
        idempotencyKey,
        lines !== undefined ? 'application/x-ndjson' : isPost ? 'application/json' : null,
      ),
      ...(isPost ? { body: lines ?? JSON.stringify(asked) } : {}),
    };
    if (nextPage !== null) Object.assign(init.headers!, { 'theia-next-page': nextPage });
    const send = (one: RequestInit): Promise<Response> => this.#fetch(url, one);
    let retriesLeft = retries;
    let patienceMs = RUNNING_MS_MAX;
    for (let number = 1; ; number += 1) {
      const outcome = await attempt({ send, init, timeoutMs, signal, number, origin, isStream });
      if (!(outcome instanceof TheiaError))
        return { answer: outcome.body as T, call: callInfo(outcome.response, number, idempotencyKey) };
      const isRunning = outcome.code === 'idempotency_in_progress';
      const pauseMs = waitMs(retries - retriesLeft + 1, outcome.retryAfterMs, Math.random());
      // An earlier attempt, whose connection was lost, is still being answered: its answer is waited for, not asked for again.
      if (isRunning && retries > 0) patienceMs -= pauseMs;
      else if (isPassing(outcome, isOnce)) retriesLeft -= 1;
      else throw outcome;
      if (retriesLeft < 0 || patienceMs < 0 || pauseMs > this.#longestWaitMs) throw outcome;
      await wait(pauseMs, signal);
    }
  }

  #headers(idempotencyKey: string | null, contentType: string | null): Record<string, string> {
    return {
      'theia-version': API_VERSION,
      ...(this.#key === undefined ? {} : { authorization: `Bearer ${this.#key}` }),
      ...(contentType === null ? {} : { 'content-type': contentType }),
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
      ...(isBrowser() ? {} : { 'user-agent': `theia-client/${CLIENT_VERSION}` }),
    };
  }
}

/** Whether another attempt may succeed although nothing else is changed. `isOnce`: and this one has certainly done nothing. */
function isPassing({ code, status }: TheiaError, isOnce: boolean): boolean {
  if (isOnce) return status === 429 || status === 503;
  return code === 'connection_failed' || code === 'timed_out' || RETRIED_STATUSES.has(status);
}

/** A page may not name its program in `User-Agent`; the other origin would have to allow the header. */
function isBrowser(): boolean {
  return globalThis.navigator?.userAgent?.startsWith('Mozilla/') === true;
}

function readBase(baseUrl: string): URL {
  const url = parseUrl(baseUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new TypeError(
      'baseUrl must be the address of the service, such as https://api.example.com, and nothing else.',
    );
  return url;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Fields as a query; lists are repeated. */
function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) if (one != null) query.append(name, String(one));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
