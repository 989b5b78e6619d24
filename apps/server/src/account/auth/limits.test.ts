import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCAL_LIMITS } from './limits.ts';
import { createTokenBuckets } from '../../processes/token-bucket.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertRejected, assertWorked } from '../../testing/outcomes.ts';

let clockMs = Date.now();
const server = await testAuthServer({
  now: () => clockMs,
  limits: { ...LOCAL_LIMITS, signInsPerEmailAndAddress: { capacity: 5, refillPerSecond: 0.5 } },
});

describe('a token bucket', () => {
  it('empties, reports the wait, and refills', () => {
    let nowMs = 0;
    const buckets = createTokenBuckets({ capacity: 2, refillPerSecond: 0.5 }, () => nowMs);
    assert.deepEqual([buckets.take('a'), buckets.take('a'), buckets.take('a'), buckets.take('b')], [0, 0, 2, 0]);
    nowMs = 2000;
    assert.deepEqual([buckets.take('a'), buckets.take('a')], [0, 2]);
  });
});

describe('guessing', () => {
  it('passwords is slowed down for one user but not for another', async () => {
    await server.signedUp('target@example.com');
    await server.database.sql`delete from auth.known_devices`;
    const codes = [];
    for (let round = 0; round < 7; round += 1)
      codes.push((await server.signIn('target@example.com', `wrong ${round}`)).error?.code);
    assert.deepEqual(codes, [
      ...Array.from({ length: 5 }, () => 'invalid_credentials'),
      'over_request_rate_limit',
      'over_request_rate_limit',
    ]);
    assert.equal((await server.signIn('nobody@example.com')).error?.status, 400);
    clockMs += 2000;
    await assertWorked(server.signIn('target@example.com'));
  });

  it('the 6 digits allows five tries per token, even when they arrive simultaneously', async () => {
    const email = 'digits@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    const code = await server.mailedCode(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.client().auth.verifyOtp({ email, token: wrong, type: 'email' })),
    );
    assert.ok(answers.every(({ error }) => error?.code === 'otp_expired'));
    await assertRejected(server.client().auth.verifyOtp({ email, token: code, type: 'email' }), 'otp_expired');
    await assertWorked(server.openLink(await server.linkToken(email), 'signup'));
  });

  it('the 6 digits cannot be prolonged by requesting new codes', async () => {
    const email = 'persistent@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    let statuses = new Set<number | undefined>();
    for (let round = 0; round < 24; round += 1) {
      if (round % 5 === 0) await server.client().auth.resend({ type: 'signup', email });
      statuses = statuses.add(
        (await server.client().auth.verifyOtp({ email, token: 'abcdef', type: 'email' })).error?.status,
      );
    }
    assert.ok(statuses.has(429));
  });
});

describe('mailing', () => {
  it('one address is slowed down, whether or not it has an account', async () => {
    await server.signedUp('mailed@example.com');
    for (const email of ['mailed@example.com', 'not-there@example.com']) {
      const codes = [];
      for (let round = 0; round < 8; round += 1)
        codes.push((await server.client().auth.resetPasswordForEmail(email)).error?.code);
      assert.ok(codes.includes('over_email_send_rate_limit'), email);
      const { status, body } = await server.post('/recover', { email });
      assert.deepEqual([status, body['error_code']], [429, 'over_email_send_rate_limit']);
    }
  });
});
