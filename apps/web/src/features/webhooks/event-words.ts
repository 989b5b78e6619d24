import type { Attempt, Endpoint } from '@/lib/resources.ts';

const ERRORS: Readonly<Record<string, string>> = {
  timeout: 'No response within 15 seconds',
  unknown_host: 'Unknown host name',
  private_address: 'The address is not public',
  invalid_url: 'The address may not be used',
  tls: 'The certificate was not accepted',
  connection: 'The connection failed',
  redirect: 'It responded with a redirect, which is not followed',
  http_status: 'Not a 2xx response',
  insufficient_balance: 'Insufficient balance',
  quota_exhausted: 'The calls of the plan were used up',
  spend_cap_reached: 'The spend cap was reached',
  plan_does_not_include: 'The plan does not include it',
  test_limit_reached: 'The limit of test keys was reached',
  revoked_key: 'The key was revoked',
  expired_key: 'The key had expired',
  key_scope: 'The key may not be used for it',
};

type Outcome = { readonly http_status: number | null; readonly error: string | null };

/** True when the endpoint took the event. */
export function succeeded({ error }: Outcome): boolean {
  return error === null;
}

/** What came of an attempt, in words: `200`, `503, Not a 2xx response`. */
export function attemptWords({ http_status: status, error }: Outcome): string {
  const words = error === null ? 'Accepted' : (ERRORS[error] ?? error.replaceAll('_', ' '));
  return status === null ? words : `${words} (${status})`;
}

const KINDS: Readonly<Record<Attempt['kind'], string>> = {
  scheduled: 'On time',
  replay: 'Sent manually',
  test: 'Test',
};

/** Why it was sent: the first or a later try, by hand, or as a test. */
export function kindWords(kind: Attempt['kind'], isFirst: boolean): string {
  return kind === 'scheduled' && !isFirst ? 'Tried again' : KINDS[kind];
}

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** How long after its time something was delivered: `0.4 s`, `12 s`, `3 min`, `5 h`, `2 days`. */
export function delayWords(dueAt: string, deliveredAt: string): string {
  const seconds = Math.max(0, (Date.parse(deliveredAt) - Date.parse(dueAt)) / SECOND_MS);
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < MINUTE_S * 2) return `${Math.round(seconds)} s`;
  if (seconds < HOUR_S * 2) return `${Math.round(seconds / MINUTE_S)} min`;
  if (seconds < DAY_S * 2) return `${Math.round(seconds / HOUR_S)} h`;
  return `${Math.round(seconds / DAY_S)} days`;
}

/** The name of an endpoint, or its host if it has none. */
export function endpointName({ label, url }: Pick<Endpoint, 'label' | 'url'>): string {
  if (label !== '') return label;
  return URL.canParse(url) ? new URL(url).host : url;
}
