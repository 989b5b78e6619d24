import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHash } from 'node:crypto';
import { passwordHashes } from './password.ts';
import { testAuthServer } from '../../testing/auth-server.ts';
import { until } from '../../testing/until.ts';
import { voidTokens } from './one-time-token.ts';

const server = await testAuthServer();
const { sql } = server.database;

/** Sets a new password for the owner, and commits when another transaction is waiting for the user's row. */
async function whileOwnerChangesPassword<T>(userId: string, meanwhile: () => Promise<T>): Promise<T> {
  const begun: { work: Promise<T> | null } = { work: null };
  const passwordHash = await passwordHashes(server.config.passwordHashCost).of('battery staple 2');
  await sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${userId} for update`;
    begun.work = meanwhile();
    begun.work.catch(() => undefined);
    await until(
      async () =>
        (
          await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() limit 1`
        )[0],
      'a transaction that waits for the user row',
    );
    await tx`update auth.users set encrypted_password = ${passwordHash} where id = ${userId}`;
    await tx`delete from auth.sessions where user_id = ${userId}`;
    await voidTokens(tx, userId);
  });
  return begun.work!;
}

const countSessions = async (userId: string) => (await sql`select from auth.sessions where user_id = ${userId}`).length;

describe('while the owner sets a new password', () => {
  it('no sign-in with the old one succeeds', async () => {
    const { session } = await server.signedUp('old-password@example.com');
    const { error } = await whileOwnerChangesPassword(session.user.id, () => server.signIn('old-password@example.com'));
    assert.equal(error?.code, 'invalid_credentials');
    assert.equal(await countSessions(session.user.id), 0);
  });

  it('no link and no code of an earlier mail works', async () => {
    const email = 'old-link@example.com';
    const { session } = await server.signedUp(email);
    for (const way of ['link', 'code'] as const) {
      await server.client().auth.signInWithOtp({ email });
      const shown =
        way === 'link'
          ? { token_hash: await server.linkToken(email), type: 'magiclink' as const }
          : { email, token: await server.mailedCode(email), type: 'email' as const };
      const { error } = await whileOwnerChangesPassword(session.user.id, () => server.client().auth.verifyOtp(shown));
      assert.equal(error?.code, 'otp_expired', way);
      assert.equal(await countSessions(session.user.id), 0);
    }
  });

  it('no authorization code of a client works', async () => {
    const email = 'old-code@example.com';
    const { session } = await server.signedUp(email);
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    await server.post('/otp', { email, code_challenge: challenge, code_challenge_method: 's256' });
    const opened = await fetch((await server.mailsTo(email))[0]?.links[0] ?? '', { redirect: 'manual' });
    const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code');
    assert.ok(code);
    const { status, body } = await whileOwnerChangesPassword(session.user.id, () =>
      server.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier }),
    );
    assert.deepEqual([status, body['error_code']], [404, 'flow_state_not_found']);
    assert.equal(await countSessions(session.user.id), 0);
  });

  it('no address change requested with an ended session remains', async () => {
    const email = 'old-session@example.com';
    const { session } = await server.signedUp(email);
    const { status } = await whileOwnerChangesPassword(session.user.id, () =>
      server.put('/user', { email: 'old-session.thief@example.com' }, session.access_token),
    );
    assert.equal(status, 403);
    const [left] =
      await sql`select email_change, (select count(*)::integer from auth.one_time_tokens t where t.user_id = u.id) as tokens from auth.users u where id = ${session.user.id}`;
    assert.deepEqual({ ...left }, { email_change: null, tokens: 0 });
  });
});
