import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { LOCAL_LIMITS } from './limits.ts';
import { authRoutes } from './auth-routes.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';

let clockMs = Date.now();
const generousLimits = { capacity: 10_000, refillPerSecond: 10_000 };
const server = await testAuthServer({ now: () => clockMs, limits: { ...LOCAL_LIMITS, mailsPerEmail: generousLimits } });
const { sql } = server.database;
const NEW_PASSWORD = 'battery staple 2';

/** The second node of the same installation. */
const otherNode = new Hono().route(
  '/auth/v1',
  authRoutes({
    config: server.config,
    database: server.database,
    log: pino({ level: 'silent' }),
    google: null,
    now: () => clockMs,
    clientAddress: () => '198.51.100.2',
  }),
);

type Answer = { readonly status: number; readonly body: Record<string, unknown> };
const onOtherNode = async (
  path: string,
  { method = 'GET', token, body }: { readonly method?: string; readonly token: string; readonly body?: unknown },
): Promise<Answer> => {
  const answer = await otherNode.request(`/auth/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
};

const ageSessions = (userId: string, by = '11 minutes') =>
  sql`update auth.sessions set signed_in_at = signed_in_at - ${by}::interval, recovered_at = recovered_at - ${by}::interval where user_id = ${userId}`;
const codeFor = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clockMs });

/** A user whose sign-in is eleven minutes old, and the access token a thief has stolen. */
async function accountWithStolenToken(email: string) {
  const { client, session } = await server.signedUp(email);
  await client.auth.updateUser({ password: PASSWORD });
  await ageSessions(session.user.id);
  return { client, session, token: session.access_token, userId: session.user.id };
}

/** The same with a second factor, entered eleven minutes ago. */
async function accountWithStolenAal2Token(email: string) {
  const { client, session } = await server.signedUp(email);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const secret = data?.totp.secret ?? '';
  await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codeFor(secret) });
  const { data: lifted } = await client.auth.getSession();
  clockMs += 30_000;
  await ageSessions(session.user.id);
  return {
    client,
    factorId: data?.id ?? '',
    secret,
    token: lifted.session?.access_token ?? '',
    refreshToken: lifted.session?.refresh_token ?? '',
    userId: session.user.id,
  };
}

const CHANGES = [
  { what: 'a new password', path: '/user', method: 'PUT', body: { password: NEW_PASSWORD } },
  { what: 'a new address', path: '/user', method: 'PUT', body: { email: 'thief@example.org' } },
  { what: 'both at once', path: '/user', method: 'PUT', body: { email: 'thief@example.org', password: NEW_PASSWORD } },
  {
    what: 'another factor',
    path: '/factors',
    method: 'POST',
    body: { factor_type: 'totp', friendly_name: 'Thief' },
  },
  { what: 'recovery codes', path: '/factors/recovery-codes', method: 'POST', body: {} },
  { what: 'new recovery codes', path: '/factors/recovery-codes/regenerate', method: 'POST', body: {} },
  { what: 'no recovery codes', path: '/factors/recovery-codes', method: 'DELETE' },
] as const;

describe('a stolen access token alone', () => {
  for (const [index, { what, path, method, ...more }] of CHANGES.entries()) {
    it(`is not enough for ${what}, on any node, even with forged proofs`, async () => {
      const { token, userId } = await accountWithStolenToken(`robbed${index}@example.com`);
      const before =
        await sql`select encrypted_password, email, email_change, (select count(*)::int from auth.mfa_factors where user_id = u.id) as factors from auth.users u where id = ${userId}`;
      for (const ask of [server.call, onOtherNode]) {
        const { status, body } = await ask(path, { method, token, ...more });
        assert.deepEqual([status, body['error_code']], [400, 'reauthentication_needed'], what);
      }
      for (const proof of [{ nonce: '000000' }, { current_password: 'a guess' }, { current_password: '', nonce: '' }]) {
        if (path !== '/user') continue;
        const { status, body } = await server.call(path, {
          method,
          token,
          body: { ...('body' in more ? more.body : {}), ...proof },
        });
        assert.ok(status === 422 || status === 400, String(status));
        assert.match(String(body['error_code']), /^reauthentication_(needed|not_valid)$/);
      }
      assert.deepEqual(
        [
          ...(await sql`select encrypted_password, email, email_change, (select count(*)::int from auth.mfa_factors where user_id = u.id) as factors from auth.users u where id = ${userId}`),
        ],
        [...before],
      );
    });
  }

  it('does not reveal whether a password is right', async () => {
    const { token } = await accountWithStolenToken('oracle@example.com');
    const answers = await Promise.all(
      [PASSWORD, 'something else'].map((password) =>
        server.call('/user', { method: 'PUT', token, body: { password } }),
      ),
    );
    assert.deepEqual(answers[0], answers[1]);
  });

  it('does not become recent by a refresh, a changed client clock, or harmless changes', async () => {
    const { client, userId } = await accountWithStolenToken('refreshing@example.com');
    assert.equal((await client.auth.refreshSession()).error, null);
    assert.equal((await client.auth.updateUser({ data: { seen: true } })).error, null);
    clockMs += 1000;
    assert.equal((await client.auth.updateUser({ password: NEW_PASSWORD })).error?.code, 'reauthentication_needed');
    assert.equal((await client.auth.getUser()).data.user?.id, userId);
  });

  it('allows ten password guesses at most, and the owner can still sign in', async () => {
    const { token } = await accountWithStolenToken('guessed@example.com');
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1)
      statuses.push(
        (await server.call('/reauthenticate', { method: 'POST', token, body: { password: `guess ${round}` } })).status,
      );
    assert.deepEqual([statuses.filter((status) => status === 422).length, statuses.at(-1)], [10, 429]);
    assert.equal(
      (await server.client().auth.signInWithPassword({ email: 'guessed@example.com', password: PASSWORD })).error,
      null,
    );
  });

  it('allows five guesses at a mailed code at most, even simultaneously', async () => {
    const { token } = await accountWithStolenToken('codes@example.com');
    await server.call('/reauthenticate', { token });
    const code = await server.mailedCode('codes@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(
      Array.from({ length: 6 }, () =>
        server.call('/reauthenticate', { method: 'POST', token, body: { nonce: wrong } }),
      ),
    );
    assert.equal(
      (await server.call('/reauthenticate', { method: 'POST', token, body: { nonce: code } })).body['error_code'],
      'reauthentication_not_valid',
    );
  });

  it('with a recovery mail that was opened, replaced or is too old is rejected', async () => {
    const email = 'mail@example.com';
    const { token } = await accountWithStolenToken(email);
    await server.client().auth.resetPasswordForEmail(email);
    const first = await server.linkToken(email);
    await server.client().auth.resetPasswordForEmail(email);
    const second = await server.linkToken(email);
    assert.equal(
      (await server.client().auth.verifyOtp({ token_hash: first, type: 'recovery' })).error?.code,
      'otp_expired',
    );
    await sql`update auth.one_time_tokens set expires_at = now() - interval '1 second' where relates_to = ${email}`;
    assert.equal(
      (await server.client().auth.verifyOtp({ token_hash: second, type: 'recovery' })).error?.code,
      'otp_expired',
    );
    await server.client().auth.resetPasswordForEmail(email);
    const third = await server.linkToken(email);
    const owner = server.client();
    assert.equal((await owner.auth.verifyOtp({ token_hash: third, type: 'recovery' })).error, null);
    assert.equal(
      (await server.client().auth.verifyOtp({ token_hash: third, type: 'recovery' })).error?.code,
      'otp_expired',
    );
    const thief = await server.call('/user', { method: 'PUT', token, body: { password: NEW_PASSWORD } });
    assert.ok([400, 403].includes(thief.status), String(thief.status));
    assert.equal((await owner.auth.updateUser({ password: NEW_PASSWORD })).error, null);
  });

  it('of aal1 changes nothing and ends no other session where there is a second factor', async () => {
    const email = 'half@example.com';
    const { token: whole, factorId } = await accountWithStolenAal2Token(email);
    const { data } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    const token = data.session?.access_token ?? '';
    for (const { what, path, method, ...more } of CHANGES) {
      const { status, body } = await server.call(path, { method, token, ...more });
      assert.deepEqual([status, body['error_code']], [401, 'insufficient_aal'], what);
    }
    assert.equal(
      (await server.call(`/factors/${factorId}`, { method: 'DELETE', token })).body['error_code'],
      'insufficient_aal',
    );
    for (const ask of [server.call, onOtherNode]) {
      for (const scope of ['?scope=global', '?scope=others', '']) {
        const { status, body } = await ask(`/logout${scope}`, { method: 'POST', token });
        assert.deepEqual([status, body['error_code']], [401, 'insufficient_aal'], scope);
      }
    }
    for (const proof of [{ password: PASSWORD }, { nonce: '123456' }])
      assert.equal(
        (await server.call('/reauthenticate', { method: 'POST', token, body: proof })).body['error_code'],
        'insufficient_aal',
      );
    assert.equal((await server.call('/user', { token: whole })).status, 200);
    assert.equal((await server.call('/logout?scope=local', { method: 'POST', token })).status, 204);
    assert.equal((await server.call('/user', { token })).status, 403);
    assert.equal((await server.call('/user', { token: whole })).status, 200);
  });

  it('of aal2 cannot remove the factor either', async () => {
    const { token, factorId, userId } = await accountWithStolenAal2Token('whole@example.com');
    for (const ask of [server.call, onOtherNode])
      assert.equal(
        (await ask(`/factors/${factorId}`, { method: 'DELETE', token })).body['error_code'],
        'reauthentication_needed',
      );
    assert.equal((await sql`select from auth.mfa_factors where user_id = ${userId} and status = 'verified'`).length, 1);
  });

  it('cannot use a new factor’s first code as a sign-in', async () => {
    const { client, session } = await server.signedUp('first-code@example.com');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    await ageSessions(session.user.id);
    assert.equal(
      (await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codeFor(data?.totp.secret ?? '') }))
        .error,
      null,
    );
    assert.equal((await client.auth.updateUser({ password: NEW_PASSWORD })).error?.code, 'reauthentication_needed');
  });
});

describe('the owner', () => {
  const proofs = [
    {
      by: 'the current password in the request',
      prove: async (email: string) => ({ current_password: email === '' ? '' : PASSWORD }),
    },
    {
      by: 'a mailed code in the request',
      prove: async (email: string, token: string) => {
        await server.call('/reauthenticate', { token });
        return { nonce: await server.mailedCode(email) };
      },
    },
  ];
  for (const [index, { by, prove }] of proofs.entries()) {
    it(`changes password and address with ${by}`, async () => {
      const email = `owner${index}@example.com`;
      const { token, session } = await accountWithStolenToken(email);
      assert.equal(
        (
          await server.call('/user', {
            method: 'PUT',
            token,
            body: { password: NEW_PASSWORD, ...(await prove(email, token)) },
          })
        ).status,
        200,
      );
      const wanted = `wanted${index}@example.com`;
      const second = index === 0 ? { current_password: NEW_PASSWORD } : await prove(email, token);
      assert.equal(
        (await server.call('/user', { method: 'PUT', token, body: { email: wanted, ...second } })).body['new_email'],
        wanted,
      );
      assert.equal(
        (await server.call('/user', { method: 'PUT', token, body: { email: wanted, ...second } })).status,
        index === 0 ? 200 : 422,
        'a code works once',
      );
      assert.equal((await sql`select from auth.users where id = ${session.user.id} and email = ${email}`).length, 1);
    });
  }

  it('confirms once with the password or a mailed code, and has ten minutes on every node', async () => {
    for (const how of ['password', 'nonce'] as const) {
      const email = `confirms-${how}@example.com`;
      const { token, client, userId } = await accountWithStolenToken(email);
      if (how === 'nonce') await client.auth.reauthenticate();
      assert.equal(
        (
          await onOtherNode('/reauthenticate', {
            method: 'POST',
            token,
            body: how === 'password' ? { password: PASSWORD } : { nonce: await server.mailedCode(email) },
          })
        ).status,
        200,
      );
      assert.equal((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error, null);
      await ageSessions(userId);
      assert.equal(
        (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })).error?.code,
        'reauthentication_needed',
      );
    }
  });

  it('has a confirmation that is valid for its own session only, not for another tab’s or a thief’s', async () => {
    const email = 'tabs@example.com';
    const { token, userId } = await accountWithStolenToken(email);
    const { data } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    await ageSessions(userId);
    assert.equal(
      (
        await server.call('/reauthenticate', {
          method: 'POST',
          token: data.session?.access_token ?? '',
          body: { password: PASSWORD },
        })
      ).status,
      200,
    );
    assert.equal(
      (await server.call('/factors', { method: 'POST', token, body: { factor_type: 'totp' } })).body['error_code'],
      'reauthentication_needed',
    );
    assert.equal(
      (
        await server.call('/factors', {
          method: 'POST',
          token: data.session?.access_token ?? '',
          body: { factor_type: 'totp' },
        })
      ).status,
      200,
    );
  });

  it('enters a fresh code of the authenticator, which counts as a sign-in', async () => {
    const { client, factorId, secret } = await accountWithStolenAal2Token('fresh@example.com');
    assert.equal((await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })).error, null);
    assert.equal((await client.auth.mfa.unenroll({ factorId })).error, null);
  });

  it('uses a recovery link to set a new password once, and for nothing else', async () => {
    const email = 'recovers@example.com';
    await server.signedUp(email);
    const client = server.client();
    await client.auth.resetPasswordForEmail(email);
    await client.auth.verifyOtp({ token_hash: await server.linkToken(email), type: 'recovery' });
    assert.equal(
      (await client.auth.updateUser({ email: 'elsewhere@example.com' })).error?.code,
      'reauthentication_needed',
    );
    assert.equal(
      (await client.auth.updateUser({ email: 'elsewhere@example.com', password: NEW_PASSWORD })).error?.code,
      'reauthentication_needed',
    );
    assert.equal((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code, 'reauthentication_needed');
    const {
      data: { session },
    } = await client.auth.getSession();
    assert.equal(
      (
        await sql`select private.recently_signed_in(id) as recent from auth.sessions where user_id = ${session?.user.id ?? ''}`
      )[0]?.['recent'],
      false,
      'nor the account’s deletion',
    );
    assert.equal((await client.auth.updateUser({ password: NEW_PASSWORD })).error, null);
    assert.equal((await client.auth.updateUser({ password: 'yet another 3' })).error?.code, 'reauthentication_needed');
  });

  it('is not signed in recently by a link that changed the address: reading the new mailbox proves nothing yet', async () => {
    const email = 'moving@example.com';
    const { client } = await server.signedUp(email);
    await client.auth.updateUser({ email: 'moved@example.com' });
    await server.call('/verify', {
      method: 'POST',
      body: { token_hash: await server.linkToken(email), type: 'email_change' },
    });
    const { status, body } = await server.call('/verify', {
      method: 'POST',
      body: { token_hash: await server.linkToken('moved@example.com'), type: 'email_change' },
    });
    assert.equal(status, 200);
    const token = String(body['access_token']);
    for (const change of [{ password: NEW_PASSWORD }, { email: 'further@example.com' }])
      assert.equal(
        (await server.call('/user', { method: 'PUT', token, body: change })).body['error_code'],
        'reauthentication_needed',
      );
  });

  it('cannot use a recovery link after ten minutes, or without the second factor', async () => {
    const email = 'late-recovery@example.com';
    const { userId } = await accountWithStolenToken(email);
    const client = server.client();
    await client.auth.resetPasswordForEmail(email);
    await client.auth.verifyOtp({ token_hash: await server.linkToken(email), type: 'recovery' });
    await ageSessions(userId);
    assert.equal((await client.auth.updateUser({ password: NEW_PASSWORD })).error?.code, 'reauthentication_needed');

    const protectedEmail = 'protected-recovery@example.com';
    await accountWithStolenAal2Token(protectedEmail);
    await client.auth.resetPasswordForEmail(protectedEmail);
    await client.auth.verifyOtp({ token_hash: await server.linkToken(protectedEmail), type: 'recovery' });
    assert.equal((await client.auth.updateUser({ password: NEW_PASSWORD })).error?.code, 'insufficient_aal');
  });

  it('is safe from races: of two simultaneous changes from two sessions, the one whose session was ended does nothing', async () => {
    const email = 'race@example.com';
    const { session } = await server.signedUp(email);
    const { data } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    const tokens = [session.access_token, data.session?.access_token ?? ''];
    const answers = await Promise.all(
      tokens.map((token, index) =>
        (index === 0 ? server.call : onOtherNode)('/user', {
          method: 'PUT',
          token,
          body: { password: `${NEW_PASSWORD} ${index}` },
        }),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
    const winner = answers.findIndex(({ status }) => status === 200);
    assert.equal(
      (await server.client().auth.signInWithPassword({ email, password: `${NEW_PASSWORD} ${winner}` })).error,
      null,
    );
  });
});
