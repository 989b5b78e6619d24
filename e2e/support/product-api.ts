import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { THEIA_URL } from './theia-url.ts';

export const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' } as const;

/** Calls the product API with a key: a POST when there is a body. */
export function request(apiKey: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${THEIA_URL}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

const AT_ONCE = 5;
/** The Starter plan's rate is counted per second. */
const RATE_WINDOW_MS = 1_020;

/** Many successful calls, five at once so that some share their instant, within the rate of the Starter plan. */
export async function requestOften(apiKey: string, path: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    if (done >= AT_ONCE) await wait(RATE_WINDOW_MS);
    const answers = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - done) }, () => request(apiKey, path)),
    );
    const refused = answers.find((answer) => !answer.ok);
    if (refused) throw new Error(`${path} answered ${refused.status}`);
  }
}

/** A valid request for each product that the tests call. */
const REQUESTS = {
  '/transits': {
    ...BIRTH,
    from: '2024-01-01',
    to: '2026-01-01',
    bodies: ['saturn'],
    targets: ['moon'],
    aspects: ['conjunction'],
    events: ['exact'],
  },
  '/synastry': { person_a: BIRTH, person_b: { birth_date: '1988-02-03', birth_time: '06:15', location: 'Boston' } },
} as const;

/** Calls the product API with a key; returns the response's status and cost. */
export async function callApi(
  apiKey: string,
  path: keyof typeof REQUESTS,
): Promise<{ status: number; costUsd: string | null }> {
  const response = await request(apiKey, path, REQUESTS[path]);
  await response.text();
  return { status: response.status, costUsd: response.headers.get('theia-cost-usd') };
}

export async function assertAnswers(apiKey: string, path: keyof typeof REQUESTS, costUsd: number): Promise<void> {
  const answer = await callApi(apiKey, path);
  assert.equal(answer.status, 200, path);
  assert.equal(Number(answer.costUsd), costUsd, `cost of ${path}`);
}
