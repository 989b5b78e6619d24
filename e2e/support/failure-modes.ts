import type { Route } from '@playwright/test';

/** What may come back instead of the response to a read. */
export interface FailureMode {
  readonly name: string;
  /** Reads that do not fail in this way, by name. */
  readonly spares?: ReadonlySet<string>;
  readonly respond: (route: Route) => Promise<void>;
}

const problem = (status: number, message: string) => (route: Route) => route.fulfill({ status, json: { message } });
const page = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: `<!doctype html><title>Wi-Fi</title><h1>${status}</h1>` });

export const INTERNAL_ERROR: FailureMode = { name: 'an internal error', respond: problem(500, 'down') };

/** The page gives up after `READ_PATIENCE_MS` of `fetch-in-time.ts`; `SHORT_TIMEOUTS` makes that short. */
export const NO_RESPONSE: FailureMode = { name: 'no response', respond: () => new Promise<never>(() => {}) };

/** What can happen to all reads of a view between the browser and the database. */
export const FAILURE_MODES: readonly FailureMode[] = [
  { name: 'a 503 page of a proxy', respond: page(503) },
  { name: 'the page of a captive network', respond: page(200) },
  {
    name: 'a truncated response',
    respond: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":"01", "na' }),
  },
  { name: 'too many requests', respond: problem(429, '') },
  {
    name: 'status 401 although the session is valid',
    // The auth service has the last word: its 401 ends the session.
    spares: new Set(['sessions', 'user', 'recovery-codes']),
    respond: problem(401, 'JWT expired'),
  },
  { name: 'no connection', respond: (route) => route.abort('internetdisconnected') },
  NO_RESPONSE,
];

/** What a page's script reads of the account or of the state of things. */
export const READS =
  /\/(rest|functions)\/v1\/|\/v1\/(webhooks|subscriptions|events|reports)\b|\/auth\/v1\/(sessions|factors|user)\b|\/status\.json/;

/** Views of the dashboard that show what the session holds, and read nothing. */
export const VIEWS_WITHOUT_READS: ReadonlySet<string> = new Set(['/dashboard/settings?panel=support']);

/** The name of a read: its table, view or function. */
export const nameOfRead = (url: string): string => new URL(url).pathname.split('/').at(-1)!;

/** Shortens the pause before a read is retried, and, while `window.hasShortTimeouts` is set, the timeouts of reads and of parts of the app. */
export const SHORT_TIMEOUTS = `(() => {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, window.hasShortTimeouts ? 100 : ms);
  const wait = window.setTimeout;
  window.setTimeout = (run, ms, ...rest) => wait(run, ms === 1000 ? 50 : ms === 30_000 && window.hasShortTimeouts ? 100 : ms, ...rest);
})()`;
