import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCAL_LIMITS } from './limits.ts';
import { QUIET_MS } from './quiet-time.ts';
import { PASSWORD, testAuthServer } from './test-auth-server.ts';

const server = await testAuthServer({ now: () => 1_800_000_000_000, limits: { ...LOCAL_LIMITS, mailsPerEmail: { capacity: 4, refillPerSecond: 1e-6 }, mailsPerAddress: { capacity: 60, refillPerSecond: 1e-6 } } });
await server.signedUp('member@example.com');

const post = async (path: string, body: unknown) => {
  const begunMs = performance.now();
  const { status, body: answer } = await server.call(path, { method: 'POST', body });
  return { status, answer, milliseconds: performance.now() - begunMs };
};

/** An answer without what differs from user to user. */
const shape = ({ status, answer }: { readonly status: number; readonly answer: Readonly<Record<string, unknown>> }) =>
  JSON.stringify([status, answer['error_code'] ?? null, answer['msg'] ?? null, Object.keys(answer).filter((name) => name !== 'identities' && name !== 'confirmation_sent_at').toSorted()]);

describe('who has an account', () => {
  it('is not told by a sign-up, in words, in limits or in time', async () => {
    // The member's own sign-up took one mail of the limit.
    await post('/signup', { email: 'stranger@example.com', password: PASSWORD });
    for (let round = 0; round < 5; round += 1) {
      const [known, fresh] = [await post('/signup', { email: 'member@example.com', password: PASSWORD }), await post('/signup', { email: 'stranger@example.com', password: PASSWORD })];
      assert.equal(known.status, fresh.status, `round ${round}`);
      if (known.status !== 200) continue;
      assert.deepEqual([known.answer['role'], known.answer['aud']], [fresh.answer['role'], fresh.answer['aud']]);
      for (const { milliseconds } of [known, fresh]) assert.ok(milliseconds > QUIET_MS - 1, String(milliseconds));
    }
  });

  for (const [path, more] of [['/recover', {}], ['/otp', {}], ['/resend', { type: 'signup' }], ['/resend', { type: 'email_change' }]] as const) {
    it(`is not told by ${path} ${JSON.stringify(more)}`, async () => {
      await server.signedUp(`known${path.slice(1)}${JSON.stringify(more).length}@example.com`);
      for (let round = 0; round < 3; round += 1) {
        const known = await post(path, { email: `known${path.slice(1)}${JSON.stringify(more).length}@example.com`, ...more });
        const unknown = await post(path, { email: `nobody${path.slice(1)}${JSON.stringify(more).length}@example.com`, ...more });
        assert.equal(shape(known), shape(unknown));
        if (unknown.status === 200) assert.ok(unknown.milliseconds > QUIET_MS - 1, String(unknown.milliseconds));
      }
    });
  }

  it('is not told by a sign-in', async () => {
    const [known, unknown] = [await post('/token?grant_type=password', { email: 'member@example.com', password: 'wrong password' }), await post('/token?grant_type=password', { email: 'nobody@example.com', password: 'wrong password' })];
    assert.equal(shape(known), shape(unknown));
  });

  it('is told to a signed-in user a few times only', async () => {
    const { session } = await server.signedUp('curious@example.com');
    const statuses: number[] = [];
    for (let round = 0; round < 62; round += 1) statuses.push((await server.call('/user', { method: 'PUT', token: session.access_token, body: { email: 'member@example.com' } })).status);
    assert.equal(statuses[0], 422);
    assert.deepEqual(statuses.slice(-2), [429, 429]);
  });
});
