import type { Route } from '@playwright/test';

/** What may come back instead of the answer to a read. */
export interface Weather {
  readonly name: string;
  /** Reads that it does not meet, by name. */
  readonly spares?: ReadonlySet<string>;
  readonly answer: (route: Route) => Promise<void>;
}

const problem = (status: number, message: string) => (route: Route) => route.fulfill({ status, json: { message } });
const page = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: `<!doctype html><title>Wi-Fi</title><h1>${status}</h1>` });

export const INTERNAL_ERROR: Weather = { name: 'an internal error', answer: problem(500, 'down') };

/** The page gives up after `READ_MS` of `fetch-with-reason.ts`; `IMPATIENT` makes that short. */
export const NO_ANSWER: Weather = { name: 'no answer at all', answer: () => new Promise<never>(() => {}) };

/** What every read of a view may meet at once between the browser and the database. */
export const WEATHERS: readonly Weather[] = [
  { name: 'a 503 page of a proxy', answer: page(503) },
  { name: 'the page of a captive network', answer: page(200) },
  {
    name: 'an answer that is cut off',
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":"01", "na' }),
  },
  { name: 'too many requests', answer: problem(429, '') },
  {
    name: 'a refusal although the session is valid',
    // The auth service has the last word: its refusal ends the session.
    spares: new Set(['sessions', 'user', 'recovery-codes']),
    answer: problem(401, 'JWT expired'),
  },
  { name: 'no connection', answer: (route) => route.abort('internetdisconnected') },
  NO_ANSWER,
];

/** What a page's script reads of the account or of the state of things. */
export const READS = /\/(rest|functions)\/v1\/|\/auth\/v1\/(sessions|factors|user)\b|\/status\.json|\/sky(\?|$)/;

/** Views of the dashboard that show what the session holds, and read nothing. */
export const READLESS: ReadonlySet<string> = new Set(['/dashboard/settings?panel=support']);

/** A read by what it asks for: a table, a view or a function. */
export const nameOfRead = (url: string): string => new URL(url).pathname.split('/').at(-1)!;

/** In a test nobody waits as long as a user would: before a read is tried again, and, while `window.isImpatient` is set, for an answer or a part of the app. */
export const IMPATIENT = `(() => {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, window.isImpatient ? 100 : ms);
  const wait = window.setTimeout;
  window.setTimeout = (run, ms, ...rest) => wait(run, ms === 1000 ? 50 : ms === 30_000 && window.isImpatient ? 100 : ms, ...rest);
})()`;
