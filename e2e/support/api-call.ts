import assert from 'node:assert/strict';
import { THEIA_URL } from './theia-url.ts';

const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

/** A valid request for each product that the tests call. */
export const REQUESTS = {
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

/** Calls the product API with a key; returns the answer's status and cost. */
export async function callApi(
  apiKey: string,
  path: keyof typeof REQUESTS,
): Promise<{ status: number; costUsd: string | null }> {
  const response = await fetch(`${THEIA_URL}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(REQUESTS[path]),
  });
  await response.text();
  return { status: response.status, costUsd: response.headers.get('theia-cost-usd') };
}

export async function assertAnswers(apiKey: string, path: keyof typeof REQUESTS, costUsd: number): Promise<void> {
  const answer = await callApi(apiKey, path);
  assert.equal(answer.status, 200, path);
  assert.equal(Number(answer.costUsd), costUsd, `cost of ${path}`);
}
