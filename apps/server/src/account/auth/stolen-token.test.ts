import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { pino } from 'pino';
import { LOCAL_LIMITS } from './limits.ts';
import { authRoutes } from './auth-routes.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertRejected, assertStatus, assertWorked, type CallResult } from '../../testing/outcomes.ts';
import { enrolFactor } from '../../testing/second-factor.ts';

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

const onOtherNode = async (
  path: string,
  { method = 'GET', token, body }: { readonly method?: string; readonly token: string; readonly body?: unknown },
): Promise<CallResult> => {
  const response = await otherNode.request(`/auth/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
};

const ageSessions = (userId: string, by = '11 minutes') =>
  sql`update auth.sessions set signed_in_at = signed_in_at - ${by}::interval, recovered_at = recovered_at - ${by}::interval where user_id = ${userId}`;

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
  const factor = await enrolFactor(client, () => clockMs);
  await factor.enter();
  const { data } = await client.auth.getSession();
  clockMs += 30_000;
  await ageSessions(session.user.id);
  return { client, ...factor, token: data.session?.access_token ?? '', userId: session.user.id };
}

const CHANGES = [
  { what: 'a new password', path: '/user', method: 'PUT', body: { password: NEW_PASSWORD } },
  { what: 'a new address', path: '/user', method: 'PUT', body: { email: 'thief@example.org' } },
  { what: 'both at once', path: '/user', method: 'PUT', body: { email: 'thief@example.org', password: NEW_PASSWORD } },
  { what: 'another factor', path: '/factors', method: 'POST', body: { factor_type: 'totp', friendly_name: 'Thief' } },
  { what: 'recovery codes', path: '/factors/recovery-codes', method: 'POST', body: {} },
  { what: 'new recovery codes', path: '/factors/recovery-codes/regenerate', method: 'POST', body: {} },
  { what: 'no recovery codes', path: '/factors/recovery-codes', method: 'DELETE' },
] as const;

describe('a stolen access token alone', () => {
  for (const [index, { what, path, method, ...more }] of CHANGES.entries()) {
    it(`is not enough for ${what}, on any node, even with forged proofs`, async () => {
      const { token, userId } = await accountWithStolenToken(`robbed${index}@example.com`);
      const read = async () => [
        ...(await sql`select encrypted_password, email, email_change, (select count(*)::int from auth.mfa_factors where user_id = u.id) as factors from auth.users u where id = ${userId}`),
      ];
      const before = await read();
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
      assert.deepEqual(await read(), before);
    });
  }

  it('does not reveal whether a password is right', async () => {
    const { token } = await accountWithStolenToken('oracle@example.com');
    const answers = await Promise.all(
      [PASSWORD, 'something else'].map((password) => server.put('/user', { password }, token)),
    );
    assert.deepEqual(answers[0], answers[1]);
  });

  it('does not become recent by a refresh, a changed client clock, or harmless changes', async () => {
    const { client, userId } = await accountWithStolenToken('refreshing@example.com');
    await assertWorked(client.auth.refreshSession());
    await assertWorked(client.auth.updateUser({ data: { seen: true } }));
    clockMs += 1000;
    await assertRejected(client.auth.updateUser({ password: NEW_PASSWORD }), 'reauthentication_needed');
    assert.equal((await client.auth.getUser()).data.user?.id, userId);
  });

  it('allows ten password guesses at most, and the owner can still sign in', async () => {
    const { token } = await accountWithStolenToken('guessed@example.com');
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1)
      statuses.push((await server.post('/reauthenticate', { password: `guess ${round}` }, token)).status);
    assert.deepEqual([statuses.filter((status) => status === 422).length, statuses.at(-1)], [10, 429]);
    await assertWorked(server.signIn('guessed@example.com'));
  });

  it('allows five guesses at a mailed code at most, even simultaneously', async () => {
    const { token } = await accountWithStolenToken('codes@example.com');
    await server.call('/reauthenticate', { token });
    const code = await server.mailedCode('codes@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 6 }, () => server.post('/reauthenticate', { nonce: wrong }, token)));
    await assertRejected(server.post('/reauthenticate', { nonce: code }, token), 'reauthentication_not_valid');
  });

  it('with a recovery mail that was opened, replaced or is too old is rejected', async () => {
    const email = 'mail@example.com';
    const { token } = await accountWithStolenToken(email);
    await server.client().auth.resetPasswordForEmail(email);
    const first = await server.linkToken(email);
    await server.client().auth.resetPasswordForEmail(email);
    const second = await server.linkToken(email);
    await assertRejected(server.openLink(first, 'recovery'), 'otp_expired');
    await sql`update auth.one_time_tokens set expires_at = now() - interval '1 second' where relates_to = ${email}`;
    await assertRejected(server.openLink(second, 'recovery'), 'otp_expired');
    await server.client().auth.resetPasswordForEmail(email);
    const third = await server.linkToken(email);
    const owner = server.client();
    await assertWorked(owner.auth.verifyOtp({ token_hash: third, type: 'recovery' }));
    await assertRejected(server.openLink(third, 'recovery'), 'otp_expired');
    const thief = await server.put('/user', { password: NEW_PASSWORD }, token);
    assert.ok([400, 403].includes(thief.status), String(thief.status));
    await assertWorked(owner.auth.updateUser({ password: NEW_PASSWORD }));
  });

  it('of aal1 changes nothing and ends no other session where there is a second factor', async () => {
    const email = 'half@example.com';
    const { token: whole, factorId } = await accountWithStolenAal2Token(email);
    const { data } = await server.signIn(email);
    const token = data.session?.access_token ?? '';
    for (const { what, path, method, ...more } of CHANGES) {
      const { status, body } = await server.call(path, { method, token, ...more });
      assert.deepEqual([status, body['error_code']], [401, 'insufficient_aal'], what);
    }
    await assertRejected(server.remove(`/factors/${factorId}`, token), 'insufficient_aal');
    for (const ask of [server.call, onOtherNode]) {
      for (const scope of ['?scope=global', '?scope=others', '']) {
        const { status, body } = await ask(`/logout${scope}`, { method: 'POST', token });
        assert.deepEqual([status, body['error_code']], [401, 'insufficient_aal'], scope);
      }
    }
    for (const proof of [{ password: PASSWORD }, { nonce: '123456' }])
      await assertRejected(server.post('/reauthenticate', proof, token), 'insufficient_aal');
    await assertStatus(server.call('/user', { token: whole }), 200);
    await assertStatus(server.post('/logout?scope=local', undefined, token), 204);
    await assertStatus(server.call('/user', { token }), 403);
    await assertStatus(server.call('/user', { token: whole }), 200);
  });

  it('of aal2 cannot remove the factor either', async () => {
    const { token, factorId, userId } = await accountWithStolenAal2Token('whole@example.com');
    for (const ask of [server.call, onOtherNode])
      await assertRejected(ask(`/factors/${factorId}`, { method: 'DELETE', token }), 'reauthentication_needed');
    assert.equal((await sql`select from auth.mfa_factors where user_id = ${userId} and status = 'verified'`).length, 1);
  });

  it('cannot use a new factor’s first code as a sign-in', async () => {
    const { client, session } = await server.signedUp('first-code@example.com');
    const { enter } = await enrolFactor(client, () => clockMs);
    await ageSessions(session.user.id);
    await enter();
    await assertRejected(client.auth.updateUser({ password: NEW_PASSWORD }), 'reauthentication_needed');
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
      await assertStatus(server.put('/user', { password: NEW_PASSWORD, ...(await prove(email, token)) }, token), 200);
      const wanted = `wanted${index}@example.com`;
      const second = index === 0 ? { current_password: NEW_PASSWORD } : await prove(email, token);
      assert.equal((await server.put('/user', { email: wanted, ...second }, token)).body['new_email'], wanted);
      await assertStatus(
        server.put('/user', { email: wanted, ...second }, token),
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
      await assertStatus(
        onOtherNode('/reauthenticate', {
          method: 'POST',
          token,
          body: how === 'password' ? { password: PASSWORD } : { nonce: await server.mailedCode(email) },
        }),
        200,
      );
      await assertWorked(client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }));
      await ageSessions(userId);
      await assertRejected(
        client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' }),
        'reauthentication_needed',
      );
    }
  });

  it('has a confirmation that is valid for its own session only, not for another tab’s or a thief’s', async () => {
    const email = 'tabs@example.com';
    const { token, userId } = await accountWithStolenToken(email);
    const { data } = await server.signIn(email);
    await ageSessions(userId);
    await assertStatus(server.post('/reauthenticate', { password: PASSWORD }, data.session?.access_token ?? ''), 200);
    await assertRejected(server.post('/factors', { factor_type: 'totp' }, token), 'reauthentication_needed');
    await assertStatus(server.post('/factors', { factor_type: 'totp' }, data.session?.access_token ?? ''), 200);
  });

  it('enters a fresh code of the authenticator, which counts as a sign-in', async () => {
    const { client, factorId, enter } = await accountWithStolenAal2Token('fresh@example.com');
    await enter();
    await assertWorked(client.auth.mfa.unenroll({ factorId }));
  });

  it('uses a recovery link to set a new password once, and for nothing else', async () => {
    const email = 'recovers@example.com';
    await server.signedUp(email);
    const client = server.client();
    await client.auth.resetPasswordForEmail(email);
    await client.auth.verifyOtp({ token_hash: await server.linkToken(email), type: 'recovery' });
    await assertRejected(client.auth.updateUser({ email: 'elsewhere@example.com' }), 'reauthentication_needed');
    await assertRejected(
      client.auth.updateUser({ email: 'elsewhere@example.com', password: NEW_PASSWORD }),
      'reauthentication_needed',
    );
    await assertRejected(client.auth.mfa.enroll({ factorType: 'totp' }), 'reauthentication_needed');
    const userId = (await client.auth.getSession()).data.session?.user.id ?? '';
    const [found] =
      await sql`select private.recently_signed_in(id) as recent from auth.sessions where user_id = ${userId}`;
    assert.equal(found?.['recent'], false, 'nor the account’s deletion');
    await assertWorked(client.auth.updateUser({ password: NEW_PASSWORD }));
    await assertRejected(client.auth.updateUser({ password: 'yet another 3' }), 'reauthentication_needed');
  });

  it('is not signed in recently by a link that changed the address: reading the new mailbox proves nothing yet', async () => {
    const email = 'moving@example.com';
    const { client } = await server.signedUp(email);
    await client.auth.updateUser({ email: 'moved@example.com' });
    await server.post('/verify', { token_hash: await server.linkToken(email), type: 'email_change' });
    const { status, body } = await server.post('/verify', {
      token_hash: await server.linkToken('moved@example.com'),
      type: 'email_change',
    });
    assert.equal(status, 200);
    const token = String(body['access_token']);
    for (const change of [{ password: NEW_PASSWORD }, { email: 'further@example.com' }])
      await assertRejected(server.put('/user', change, token), 'reauthentication_needed');
  });

  it('cannot use a recovery link after ten minutes, or without the second factor', async () => {
    const email = 'late-recovery@example.com';
    const { userId } = await accountWithStolenToken(email);
    const client = server.client();
    await client.auth.resetPasswordForEmail(email);
    await client.auth.verifyOtp({ token_hash: await server.linkToken(email), type: 'recovery' });
    await ageSessions(userId);
    await assertRejected(client.auth.updateUser({ password: NEW_PASSWORD }), 'reauthentication_needed');

    const protectedEmail = 'protected-recovery@example.com';
    await accountWithStolenAal2Token(protectedEmail);
    await client.auth.resetPasswordForEmail(protectedEmail);
    await client.auth.verifyOtp({ token_hash: await server.linkToken(protectedEmail), type: 'recovery' });
    await assertRejected(client.auth.updateUser({ password: NEW_PASSWORD }), 'insufficient_aal');
  });

  it('is safe from races: of two simultaneous changes from two sessions, the one whose session was ended does nothing', async () => {
    const email = 'race@example.com';
    const { session } = await server.signedUp(email);
    const { data } = await server.signIn(email);
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
    await assertWorked(server.signIn(email, `${NEW_PASSWORD} ${winner}`));
  });
});
