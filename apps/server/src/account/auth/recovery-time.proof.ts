import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testAuthServer } from '../../testing/auth-server.ts';
import { LOCAL_LIMITS } from './limits.ts';
import { MINIMUM_ANSWER_MS } from './mail-to.ts';

const CALLS = 300;
/** What other work on the machine does to the quotient of two times; a mail more or less makes it 1.5 to 2.4. */
const NOISE = 0.25;
const unlimited = { capacity: 1_000_000, refillPerSecond: 1_000_000 };
const server = await testAuthServer({
  limits: { ...LOCAL_LIMITS, ...Object.fromEntries(Object.keys(LOCAL_LIMITS).map((kind) => [kind, unlimited])) },
});
await server.signedUp('known@example.com');
await server.client().auth.signUp({ email: 'waiting@example.com', password: 'correct horse 1' });

/**
 * Time of a call for two addresses, asked in turn, milliseconds: the lower quartile, which other work on the machine hardly changes. Without the minimum
 * time, which would hide the difference on a fast machine.
 */
async function usualTimes(
  path: string,
  more: object,
  addresses: readonly [string, string],
): Promise<readonly number[]> {
  const { setTimeout: original } = globalThis;
  const times: [number[], number[]] = [[], []];
  globalThis.setTimeout = Object.assign(
    (...[work, milliseconds, ...rest]: Parameters<typeof original>) =>
      original(work, milliseconds === MINIMUM_ANSWER_MS ? 0 : milliseconds, ...rest),
    original,
  );
  try {
    for (let call = 0; call < 2 * CALLS; call += 1) {
      const turn = (call + (call >> 1)) % 2;
      const begunMs = performance.now();
      await server.call(path, { method: 'POST', body: { email: addresses[turn], ...more } });
      times[turn]?.push(performance.now() - begunMs);
    }
  } finally {
    globalThis.setTimeout = original;
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[CALLS >> 2] ?? Number.NaN);
}

describe('the time of an answer', () => {
  for (const [path, more, address] of [
    ['/recover', {}, 'known@example.com'],
    ['/recover', {}, 'waiting@example.com'],
    ['/otp', {}, 'known@example.com'],
    ['/resend', { type: 'signup' }, 'known@example.com'],
    ['/resend', { type: 'signup' }, 'waiting@example.com'],
  ] as const) {
    it(`of ${path} ${JSON.stringify(more)} is the same for ${address} and for an unknown address`, async (t) => {
      const [known = Number.NaN, unknown = Number.NaN] = await usualTimes(path, more, [address, 'unknown@example.com']);
      t.diagnostic(`${path} ${address}: ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`);
      assert.ok(Math.abs(known / unknown - 1) < NOISE, `${known} ms and ${unknown} ms`);
    });
  }
});
